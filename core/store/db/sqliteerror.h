#pragma once

#include "core/base/error.h"

struct sqlite3;

namespace sheria::store {

/// The one table from SQLite's (extended) result codes to ours. `systemError`: what the system said,
/// sqlite3_system_errno(), which tells a full disk from a faulty one; 0: not known.
/// Source: sqlite.org/rescode.html.
ErrorCode codeForSqlite(int resultCode, int systemError = 0);

/// What `resultCode` means for a caller, with SQLite's own words about the last call on `db`.
Error sqliteError(int resultCode, sqlite3 *db);

/// The same where the connection is gone, and `words` are what SQLite said.
Error sqliteError(int resultCode, const QString &words, int systemError = 0);

} // namespace sheria::store
