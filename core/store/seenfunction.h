#pragma once

#include "core/base/result.h"

struct sqlite3;

namespace sheria::store {

/// Adds the SQL function `is_seen(subscription, work_uri)`: whether a subscription, in the form of
/// Subscription::toText(), covers a work. One text is read once per statement.
///
/// Lists say `(?n = '' OR is_seen(?n, w.uri))`, so that counts and pages are of what is seen.
Result<void> addSeenFunction(sqlite3 *db);

/// Adds the SQL function `shows_decisions()`, which returns `shown`. It must outlive the connection,
/// and may change between two statements.
Result<void> addDecisionsFunction(sqlite3 *db, const bool &shown);

} // namespace sheria::store
