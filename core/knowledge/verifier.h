#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"
#include "core/domain/frbruri.h"
#include "core/domain/today.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <array>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::knowledge {

/// What became of a passage that somebody quotes.
struct Verdict
{
    enum class Status {
        Present,   ///< It is there, in the portion named.
        Elsewhere, ///< It is in that text, but not in that portion.
        Changed,   ///< The work had it, or will have it, at other points in time.
        Never,     ///< No point in time that the library holds has it.
    };
    friend constexpr std::array<QByteArrayView, 4> enumNames(Status)
    {
        return {"present", "elsewhere", "changed", "never"};
    }
    /// Where the words are.
    struct Place
    {
        QByteArray expressionUri;
        QDate date;
        QByteArray pinpointUri; ///< Of the innermost provision that has them.
        QByteArray portionId;   ///< eId, or number of a page; empty: in no provision.
    };

    Status status = Status::Never;
    QByteArray expressionUri; ///< That was looked in.
    QDate expressionDate;
    QByteArray textHash; ///< SHA-256 of the text of the portion named; empty: no such portion.
    std::vector<Place> places; ///< In the text named, else in others, by date.
};

/// Whether `quote` is in the text, or the portion, that `uri` names. White space, the shape of quotation
/// marks and dashes, and soft hyphens do not matter; "…", "[…]" and "..." stand for words left out.
///
/// Shape: the provision's text is that of the item a knowledge base gives, so the hashes compare.
/// Errors: NotFound (no such work, or no expression for that date); those of the database.
Result<Verdict> verifyQuote(store::Database &db, const FrbrUri &uri, const QString &quote,
                            const Today &today);

} // namespace sheria::knowledge
