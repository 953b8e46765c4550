#pragma once

#include "core/store/receivedexpression.h"
#include "core/store/syncsources.h"

#include <optional>

namespace sheria::sync {

/// A judgment that sources of both APIs have: each writes what its own says of it, and leaves what the
/// other said. None: nobody else has it, `received` can be written as it is. Call it in the transaction
/// that writes.
/// Errors: those of the database.
Result<std::optional<store::Received>> besideTheOther(store::Database &db, store::SyncKind kind,
                                                      const store::Received &received);

} // namespace sheria::sync
