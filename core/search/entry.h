#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>

namespace sheria::search {

/// What an entry of the index says of its passage, beside the words it is found by.
struct Entry
{
    bool isOfSummary = false; ///< Of the judgment, see wholeSummaryOf(): not of a source's text.
    quint32 source = 0;       ///< In WorkRecord::sources: the newest text that has it.
    quint32 start = 0;        ///< In that text. Units: bytes.
    quint32 end = 0;
    QByteArray component;
    QByteArray eId; ///< Where the passage begins.
    QByteArray eIdOfUnit;
    QString num;
    QString heading;
    QByteArray record; ///< WorkRecord::toBytes() of the work, in its first entry.

    QByteArray toBytes() const;
    static std::optional<Entry> fromBytes(QByteArrayView bytes);
    /// Of an entry's bytes, those of the record; empty where it has none.
    static QByteArrayView recordIn(QByteArrayView bytes);
};

/// Slots of the values that each entry has, as numbers of four bytes, the highest first, but for
/// Pairs.
namespace slot {
inline constexpr unsigned Work = 0;  ///< Id of the work's first entry.
inline constexpr unsigned From = 1;  ///< Julian day since which its work has had it so.
inline constexpr unsigned Until = 2; ///< Julian day from which it has no longer; absent: valid.
inline constexpr unsigned Unit =
    3; ///< Id of the unit's first entry; absent where it is the only one.
inline constexpr unsigned Pairs = 4; ///< PairSignature of the text; absent where it has no pairs.
} // namespace slot

std::string packNumber(quint32 number);
/// 0 for what packNumber() did not make.
quint32 unpackNumber(const std::string &bytes);

/// The term that all entries of a work have.
std::string workTerm(QByteArrayView workUri);

/// Beginnings of terms that are not words. Words of the body have none: no folded word has capitals.
namespace term {
inline constexpr char Work = 'Q';
inline constexpr char Title = 'S';    ///< Words of titles and names, in the first entry.
inline constexpr char Citation = 'C'; ///< See citationTerms().
inline constexpr char Number = 'N';   ///< Number of the provision: "12".
inline constexpr char First[] = "H";  ///< Of each first entry.
} // namespace term

} // namespace sheria::search
