#pragma once

#include "core/domain/expression.h"
#include "core/store/workloader.h"

namespace sheria::store {

/// The records of the expressions with these ids, in their order, each complete. The number of
/// queries does not grow with the number of ids.
/// Errors: Corrupt when an id has no expression.
Result<std::vector<ExpressionRecord>> loadRecords(Database &db,
                                                  const std::vector<qint64> &expressionIds,
                                                  WorkView view);

} // namespace sheria::store
