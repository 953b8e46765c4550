#pragma once

#include "core/store/database.h"
#include "core/store/schema.h"

#include <QString>

namespace sheria::store {

/// Looks at a library file without changing a byte of it or beside it. Returns its schema version.
/// Errors: NotFound (no file); Corrupt (damaged, not a library); Unavailable (locked, not readable);
/// each with a sentence that says what to do.
Result<int> inspectLibraryFile(const QString &path);

/// Makes an empty library, which only its owner may read. The file appears complete or not at all.
/// Errors: Conflict when there is a file; Unavailable.
Result<void> createLibraryFile(const QString &path);

/// Brings a library file to the last of `all`, after a copy of it as "<path>.backup-v<version>".
/// Does nothing when it is there already.
Result<void> migrateLibraryFile(const QString &path, std::span<const Migration> all);

/// Copies the library as of one moment to `target`, which appears complete or not at all, and
/// replaces a file of that name. Others may go on writing.
Result<void> backupLibraryFile(const QString &path, const QString &target);

/// Opens a library: inspects, takes the rights of all but its owner away where it is to be written,
/// migrates, opens. Nothing is touched on failure.
/// Errors: those of inspectLibraryFile(); Unsupported (newer version); Unavailable (it is to be written, or
/// migrated, in a place that is read-only).
Result<Database> openLibraryFile(const QString &path,
                                 Database::Mode mode = Database::Mode::ReadWrite);

} // namespace sheria::store
