// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <functional>
#include <stop_token>

namespace sheria::store {

class Database;

/// How far a copy is: bytes of bytes. May be empty.
using CopyProgress = std::function<void(qint64 done, qint64 total)>;

/// What a copy did.
struct CopiedPages
{
    qint64 bytes = 0;   ///< Of the copy.
    qint64 written = 0; ///< The rest lay there already, from an earlier copy.
};

/// Makes `target` a copy of the main file at `path` as its bytes lie there, without a lock: while others write
/// it is of no moment, and no database. It leaves copyDatabase() little to write. Bytes that are the same in
/// `target` are not written, so that one call goes on where another was ended.
/// Errors: Unavailable; NoSpace; Cancelled when `stop` came first.
Result<CopiedPages> copyBytes(const QString &path, const QString &target,
                              const CopyProgress &progress, const std::stop_token &stop);

/// Makes `target` a copy of the database as `from` sees it, in one read transaction; whatever `target` holds,
/// its pages are compared, and only those that differ are written. All is on the disk when it returns; until
/// then `target` is no database.
/// Precondition: nobody else has `target` open, and `from` is in a read transaction.
/// Errors: as copyBytes(); those of the database.
Result<CopiedPages> copyDatabase(Database &from, const QString &target,
                                 const CopyProgress &progress, const std::stop_token &stop);

} // namespace sheria::store
