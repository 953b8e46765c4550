#pragma once

#include "core/domain/expression.h"
#include "core/store/receivedexpression.h"

#include <optional>
#include <vector>

namespace sheria::sync {

/// What the library has of an expression, by its URI; none: nothing.
Result<std::optional<ExpressionRecord>> expressionAtHome(store::Database &db,
                                                         const QByteArray &uri);

/// Its files, as if they had been received and were the same.
Result<std::vector<store::ReceivedMedia>> filesAtHome(store::Database &db,
                                                      const std::optional<ExpressionRecord> &home);

} // namespace sheria::sync
