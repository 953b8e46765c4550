#pragma once

#include "core/base/result.h"
#include "core/store/database.h"

namespace sheria::store {

/// For a reader that answers questions, one row here and one there: more of the library is read through
/// the system's page cache without copies, and no page brings those around it along. Those who read all
/// of a library do without. Errors: those of Database::execute().
Result<void> expectRandomReads(Database &db);

/// The same once more, before many rows: SQLite maps the file anew when it has changed, and the system
/// forgets what it was told of it. Nothing where the file is not mapped. Takes some microseconds.
void renewRandomReads(Database &db);

} // namespace sheria::store
