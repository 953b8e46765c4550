// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/domain/decisions/judgment.h"
#include "core/search/query/query.h"
#include "core/store/decisions/decisionindex.h"
#include "core/store/decisions/decisionqueries.h"
#include "server/http/message/problem.h"
#include "server/http/message/query.h"
#include "server/http/routing/pagination.h"
#include "server/routes/common/caches.h"
#include "server/routes/common/handlers.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QCache>
#include <QList>
#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace sheria::routes {

/// The published decisions that a client may see, and what their values are called. Immutable.
struct DecisionView
{
    std::shared_ptr<const store::DecisionIndex> index;
    /// By dimension, by name; none for years and anonymisation.
    std::array<std::vector<store::DecisionTerm>, store::DimensionCount> terms;

    const std::vector<store::DecisionTerm> &of(store::Dimension dimension) const
    {
        return terms[static_cast<std::size_t>(dimension)];
    }
    /// Null when the decisions have no such value.
    const store::DecisionTerm *find(store::Dimension dimension, qint64 id) const;
};

/// Keeps such a view for each subscription that asks, as long as the decisions do not change.
///
/// Thread: any; who asks first after a change makes the view, and the others wait for it.
class DecisionCache
{
public:
    /// `subscription`: Subscription::toText() of who asks.
    /// Errors: those of the database.
    Result<std::shared_ptr<const DecisionView>> current(store::Database &db,
                                                        const QByteArray &subscription);

private:
    /// A view of a hundred thousand decisions takes some ten megabytes; most libraries have one or two
    /// kinds of readers.
    static constexpr qsizetype MostViews = 4;

    Mutex m_mutex;
    QCache<QByteArray, std::shared_ptr<const DecisionView>> m_views SHERIA_GUARDED_BY(m_mutex){
        MostViews};
};

/// Pages of the decisions API. Source: server/API.md section 9.3.
inline constexpr http::PageRule DecisionPages{100, 500};

/// What the client may see of the decisions.
/// Errors: Forbidden without the permission that this API asks for; those of Call::identity();
/// NotFound, Unsupported when another format than JSON is asked for.
Result<std::shared_ptr<const DecisionView>> decisionView(const Call &call);

/// The decisions with these works' ids as they stand in lists, in their order; null for what is gone.
Result<std::vector<ListItemCache::Piece>> decisionPieces(const Call &call,
                                                         const std::vector<qint64> &works);

/// What a dimension is called: as a parameter, with its aliases, and in facets.
struct DimensionName
{
    store::Dimension dimension;
    QByteArrayView name;
    QByteArrayView aliases; ///< With one blank between them.
    const char *searched;   ///< The dimension of the search index.
};
/// In the order of the facets. Source: server/API.md sections 9.3 and 9.5.
const std::array<DimensionName, store::DimensionCount> &dimensionNames();

/// What texts mean in a dimension.
struct MeantValues
{
    std::vector<qint64> ids;
    QByteArray problem; ///< English; empty: none.
};
/// Courts by code, counties and divisions by code, the others by id, all by name whatever the case;
/// years and flags as they are. A text may be several values with commas between them.
MeantValues meantValues(const DimensionName &name, const QList<QByteArray> &texts,
                        const DecisionView &view);

/// A value as the search index, facets and filters spell it.
struct SpelledValue
{
    QByteArray value;
    QString label;
};
SpelledValue spelled(store::Dimension dimension, qint64 value, const DecisionView &view);

/// Which decisions are asked for, in which order, and what is wrong with the asking.
struct DecisionQuery
{
    store::DecisionFilter filter;
    std::optional<store::DecisionOrder> order; ///< None: not asked for.
    bool isFiltered = false;                   ///< By anything.
    bool hasInstants = false;                  ///< By when they came or changed.
    QList<http::FieldProblem> problems;
};

/// Reads the filters of `query`, and `ordering`. Those of different names must all hold, one of the
/// values that one name has (given again, or with commas between them) is enough. Unknown names are
/// ignored, unknown values find nothing, malformed ones are problems.
/// Source: server/API.md section 9.3.
DecisionQuery readDecisionQuery(const http::Query &query, const DecisionView &view);

/// The same, and the filters in `query`'s "filters": a JSON object, or a query string. All must hold.
/// Source: server/API.md section 9.5.
DecisionQuery readSearchFilters(const http::Query &query, const DecisionView &view);

/// The dimensions of `filter` in the words of the search index.
std::vector<search::Filter> searchFilters(const store::DecisionFilter &filter,
                                          const DecisionView &view);

/// Everything that makes `query` another list than others.
QByteArray keyOf(const DecisionQuery &query);

} // namespace sheria::routes
