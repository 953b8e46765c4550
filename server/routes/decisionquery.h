#pragma once

#include "core/search/query.h"
#include "server/http/problem.h"
#include "server/http/query.h"
#include "server/routes/decisionvalues.h"

#include <QList>

#include <optional>
#include <vector>

namespace sheria::routes {

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
/// Source: section 9.3.
DecisionQuery readDecisionQuery(const http::Query &query, const DecisionView &view);

/// The same, and the filters in `query`'s "filters": a JSON object, or a query string. All must hold.
/// Source: section 9.5.
DecisionQuery readSearchFilters(const http::Query &query, const DecisionView &view);

/// The dimensions of `filter` in the words of the search index.
std::vector<search::Filter> searchFilters(const store::DecisionFilter &filter,
                                          const DecisionView &view);

/// Everything that makes `query` another list than others.
QByteArray keyOf(const DecisionQuery &query);

} // namespace sheria::routes
