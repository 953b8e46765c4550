// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"
#include "core/domain/frbruri.h"
#include "core/domain/json/json.h"
#include "core/domain/today.h"
#include "core/quotations/textcache.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::quotations {

/// What became of a passage that somebody quotes.
struct Verdict
{
    enum class Status {
        Present,   ///< It is there, in the portion named, and quoted fairly.
        Elsewhere, ///< It is in that text, but not in that portion.
        Changed,   ///< The work had it, or will have it, at other points in time.
        Altered,   ///< Words like these are there; or what is left out changes the sense.
        Never,     ///< No point in time that the library holds has it.
    };
    friend constexpr std::array<QByteArrayView, 5> enumNames(Status)
    {
        return {"present", "elsewhere", "changed", "altered", "never"};
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
    std::vector<Place>
        places;            ///< In the text named, else in others, by date. Empty: altered, never.
    bool isMarked = false; ///< Brackets, ellipses or a note on emphasis show changes.
    QStringList leftOut;   ///< The words of the text at each ellipsis.
    std::vector<comparison::Run>
        difference; ///< From the text to the quotation, where it was altered.
};

/// Whether `quote` is in the text, or the portion, that `uri` names. The words, their capitals, numbers and
/// punctuation must be those of the text; see Tokens for what does not matter. An ellipsis stands for words
/// left out, which must not change the sense; see omission.h.
/// `cache`: keeps the texts for the next quotation.
///
/// Shape: the provision's text is that of the item a knowledge base gives, so the hashes compare.
/// Errors: NotFound (no such work, or no expression for that date); those of the database.
Result<Verdict> verifyQuote(store::Database &db, const FrbrUri &uri, const QString &quote,
                            const Today &today, TextCache *cache = nullptr);

/// The members "left_out" and "difference" of an object: arrays, empty where there is nothing to say.
void writeChanges(json::Writer &out, const Verdict &verdict);

} // namespace sheria::quotations
