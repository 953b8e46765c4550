#pragma once

#include "app/reader/rendering.h"
#include "core/domain/expression.h"
#include "core/domain/place.h"
#include "core/domain/timeline.h"
#include "core/store/mediaqueries.h"

#include <QByteArray>

#include <stop_token>
#include <variant>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::app {

/// HTML to stand above the text of a decision: what is known of it that its text does not say where
/// people look for it. A head with court, citation, number, parties, bench, day and advocates for a
/// text without one, and the catchwords and the summary in short unless the text has them. Empty when
/// there is nothing to add. `html` is the text.
QByteArray judgmentHead(const ExpressionRecord &record, const QByteArray &html);

/// An expression with all that is shown around its text.
struct LoadedExpression
{
    ExpressionRecord record;
    Validity validity;
    QString placeName;   ///< Of the locality, or of the country.
    QString countryName; ///< The same as placeName for national law.
    QStringList topics;  ///< Names, in the order of the work's topics.
    std::vector<store::MediaFile> media;
    bool isPaged = false; ///< The pages of a PDF are shown in place of a text.
};

/// Why there is nothing to show for a URI.
struct MissingExpression
{
    enum class Reason {
        BadAddress,   ///< Not a FRBR URI, or a date that is none.
        NoWork,       ///< The library does not know the work.
        NoExpression, ///< It knows the work, but has nothing for that language or date.
    };
    Reason reason = Reason::NoWork;
    QByteArray uri;
    QString workTitle;  ///< Of NoExpression.
    QDate asked;        ///< Of NoExpression: the date that was asked for, if any.
    QByteArray nearest; ///< Of NoExpression: the URI of the earliest expression there is, or empty.
    QDate nearestDate;
};

using LoadOutcome = std::variant<LoadedExpression, MissingExpression>;

/// Looks up what a URI asks for.
/// Errors: those of the database.
Result<LoadOutcome> loadExpression(store::Database &db, const QByteArray &uri, const Today &today);

/// The page of an expression: its cover page and its text.
struct PageContent
{
    QByteArray cover; ///< HTML; of a judgment what its own head leaves out.
    std::shared_ptr<const Rendering> rendering; ///< Null for a work without text.
};

/// From the cache where it is.
Result<PageContent> loadContent(store::Database &db, const LoadedExpression &expression,
                                RenderCache &cache, const Today &today);

} // namespace sheria::app
