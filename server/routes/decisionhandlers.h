#pragma once

#include "core/domain/judgment.h"
#include "server/http/pagination.h"
#include "server/routes/decisionmemory.h"
#include "server/routes/handlers.h"
#include "server/routes/piecememory.h"

#include <QByteArray>

#include <memory>
#include <vector>

/// The court decisions API.
/// Source: contract SEEDS/court-decisions-api.md; API.md section 9.
namespace sheria::routes {

// Decisions (decisionroutes.cpp)
Result<Response> getDecisionsRoot(const Call &call);
Result<Response> listDecisions(const Call &call);
Result<Response> getDecision(const Call &call);

// What their values are (decisiontermroutes.cpp): the path says which.
Result<Response> listDecisionTerms(const Call &call);
Result<Response> getDecisionTerm(const Call &call);

// Search (decisionsearchroutes.cpp)
Result<Response> searchDecisions(const Call &call);
Result<Response> suggestDecisions(const Call &call);

/// Pages of the decisions API. Source: contract API.md section 9.3.
inline constexpr http::PageRule DecisionPages{100, 500};

/// What the client may see of the decisions.
/// Errors: Forbidden without the permission that this API asks for; those of Call::identity();
/// NotFound, Unsupported when another format than JSON is asked for.
Result<std::shared_ptr<const DecisionView>> decisionView(const Call &call);

/// The decisions with these works' ids as they stand in lists, in their order; null for what is gone.
Result<std::vector<PieceMemory::Piece>> decisionPieces(const Call &call,
                                                       const std::vector<qint64> &works);

} // namespace sheria::routes
