// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/db/database.h"

#include <span>

namespace sheria::store {

/// One step from a schema version to the next: a script that ends with `PRAGMA user_version`.
struct Migration
{
    int version = 0; ///< The version the script leads to.
    const char *script = nullptr;
    /// What SQL cannot do; runs after the script. Errors: those of the database.
    Result<void> (*convert)(Database &) = nullptr;
};

/// All steps, from an empty file to the present, without gaps.
/// Source: resources/schema/*.sql.
std::span<const Migration> migrations();

/// Marks a SQLite file as a library: "Sher" in its header.
inline constexpr quint32 ApplicationId = 0x53686572;

/// What the file's user_version says. 0: made by none of our scripts.
Result<int> schemaVersion(Database &db);

/// The bytes of a library without contents, as migrations() make it; its identity is the same each time. The
/// scripts run once in a process, for checkSchema() as well.
/// Errors: those of the scripts.
Result<QByteArray> emptyLibraryFile();

/// Whether the file runs no code of its own: every view and trigger is one that our scripts make, and every
/// table of ours is a plain table as they make it. Tables and indexes of other names are allowed. A view in
/// place of a table could answer each query differently, and a trigger could rewrite what a person agreed to.
/// Precondition: `db` has the present version.
/// Errors: Corrupt.
Result<void> checkSchema(Database &db);

/// What to tell someone whose library is newer than this program.
Error newerVersion(int version, int known);

/// Runs the steps of `all` that `db` has not seen, in one transaction: all or none.
/// Errors: Unsupported when `db` is newer than the last step; those of the scripts.
Result<void> migrate(Database &db, std::span<const Migration> all);

} // namespace sheria::store
