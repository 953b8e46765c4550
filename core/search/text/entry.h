// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QDate>
#include <QString>
#include <QStringView>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sheria::search {

/// Names of the dimensions that works are filtered by and counted for. An index may have others.
/// Source: server/API.md section 9.5.
namespace dimension {
inline constexpr char Kind[] = "kind";           ///< "legislation", "judgment" or "document".
inline constexpr char Nature[] = "nature";       ///< "act", "act/by-law", "judgment".
inline constexpr char Doctype[] = "doctype";     ///< "act", "judgment".
inline constexpr char Subtype[] = "subtype";     ///< "by-law"; of a judgment its court's segment.
inline constexpr char Commenced[] = "commenced"; ///< Of legislation: "true", "false".
inline constexpr char Principal[] = "principal"; ///< Of legislation: "true", "false".
inline constexpr char Country[] = "country";     ///< "za".
inline constexpr char Place[] = "place";         ///< "za", "za-cpt".
inline constexpr char Year[] = "year";           ///< Of the work: "1998".
inline constexpr char Language[] = "language";   ///< "eng"; of every expression.
inline constexpr char Topic[] = "topic";         ///< Slug.
inline constexpr char Status[] = "status";       ///< "in-force", "repealed", "not-commenced".
// Of judgments:
inline constexpr char Court[] = "court"; ///< Code.
inline constexpr char CourtClass[] = "court_class";
inline constexpr char CourtDivision[] = "court_division";
inline constexpr char County[] = "county";
inline constexpr char FilingYear[] = "filing_year";
inline constexpr char CaseType[] = "casetype";
inline constexpr char Action[] = "action";
inline constexpr char Flag[] = "flag";
inline constexpr char AreaOfLaw[] = "area_of_law";
inline constexpr char Judge[] = "judge";
inline constexpr char Anonymised[] = "anonymised"; ///< "true", "false".
inline constexpr char Published[] = "published";   ///< "false": may not leave the library.
/// "true" of every decision of a court, whatever the type of its document.
inline constexpr char Decision[] = "decision";
} // namespace dimension

/// Which words follow each other in a passage, in a few bytes: tells of most passages that have all words
/// of a phrase that they have not the phrase, without a look at their texts.
///
/// A Bloom filter of eight bits and four hashes a pair: 24 of 1000 other pairs seem to be there, and of
/// phrases of three words next to none. Common words are in it as well: phrases of them alone would have
/// to be looked for in the text of nearly every passage.
class PairSignature
{
public:
    /// A folded word as it is added; 0: of nothing, which is passed over.
    static std::uint64_t wordHash(std::string_view folded);
    /// The next word of the passage: its wordHash().
    void add(std::uint64_t word);
    /// The next word does not follow the ones before.
    void interrupt() { m_previous = 0; }
    /// As kept in the index.
    std::string bytes() const;

    /// Of the words of a phrase, in their order; empty of one word.
    static std::vector<std::uint64_t> pairsOf(std::span<const std::string> folded);
    /// Whether the passage may have all of these; false is certain.
    static bool mayHave(std::string_view bytes, std::span<const std::uint64_t> pairs);

private:
    std::vector<std::uint64_t> m_pairs;
    std::uint64_t m_previous = 0;
};

/// Writes values one after the other, each in as few bytes as it takes.
///
/// Shape:  a number is seven bits a byte, the lowest first, the eighth set where more follow; bytes are
///         their number, then themselves; a text is its UTF-8; a day is 0, or its Julian day and one.
class PackedWriter
{
public:
    PackedWriter &number(quint64 value);
    PackedWriter &bytes(QByteArrayView value);
    PackedWriter &text(QStringView value);
    PackedWriter &day(QDate value);
    QByteArray take() { return std::move(m_bytes); }

private:
    QByteArray m_bytes;
};

/// Reads what a PackedWriter wrote. Past the end, or of anything else, values are 0 and empty and
/// isGood() turns false.
class PackedReader
{
public:
    explicit PackedReader(QByteArrayView bytes) : m_bytes(bytes) {}

    quint64 number();
    /// A view into what is read.
    QByteArrayView bytes();
    QString text();
    QDate day();
    /// A number of things that follow, each of a byte at least.
    std::size_t count();
    /// What was not read yet.
    QByteArrayView rest() const { return m_bytes.sliced(m_at); }
    bool isGood() const { return m_isGood; }

private:
    QByteArrayView m_bytes;
    qsizetype m_at = 0;
    bool m_isGood = true;
};

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
