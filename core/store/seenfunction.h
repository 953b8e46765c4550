#pragma once

#include "core/base/result.h"

struct sqlite3;

namespace sheria::store {

/// Adds the SQL function `is_seen(subscription, work_uri)`: whether a subscription, in the form of
/// Subscription::toText(), covers a work. One text is read once per statement.
///
/// Lists say `(?n = '' OR is_seen(?n, w.uri))`, so that counts and pages are of what is seen.
Result<void> addSeenFunction(sqlite3 *db);

} // namespace sheria::store
