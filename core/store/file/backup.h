// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/file/pagecopy.h"

#include <QString>

#include <stop_token>
#include <vector>

namespace sheria::store {

inline constexpr int MostKeptBackups = 1000;

/// What a backup is made with.
struct BackupOptions
{
    QString notes = {}; ///< The file of notes that goes along; empty: none.
    /// How many backups are kept: `target`, and before it "<target>.1", "<target>.2" …; the oldest goes.
    int keep = 1;
    CopyProgress progress = {}; ///< Of the library's pages.
};

/// What a backup is, and took.
struct BackupMade
{
    qint64 bytes = 0;
    qint64 written = 0;  ///< Of them, those that an earlier run which was ended had not written.
    qint64 revision = 0; ///< Of the change log: the moment that the copy is of.
};

/// Copies a library to `target` as of one moment, while others use and change it; the notes of
/// `options.notes` to "<target>.notes", as of another. Each is checked before it appears: the library by
/// verify(), which reads every byte, the notes by SQLite's own check. It appears complete or not at all, and
/// `target` is never without a file in between.
///
/// The copy is made in "<target>.partial", which stays when the process ends before its time: the next backup
/// to `target` compares it, page by page, with the library as it is then, and writes what differs. So it
/// need not be trusted.
///
/// Errors: NotFound; Conflict (another process makes a backup there; `target` is there, but no library);
/// InvalidArgument (`target` is the library itself, or no file); Corrupt (the library is damaged: the backup
/// before it stays); Cancelled; Unavailable; NoSpace.
Result<BackupMade> backupLibrary(const QString &path, const QString &target,
                                 const BackupOptions &options, const std::stop_token &stop);

/// Puts a copy of `backup`, with what is in its log, in the place of the library at `path`, once it was checked as
/// backupLibrary() does. With `mayReplace` a library that is there, damaged or not, is kept as "<path>.replaced", in
/// place of an earlier one; where that one is `backup`, as "<path>.replaced.1". Nobody may have it open.
///
/// Errors: NotFound; Corrupt, Unsupported (the backup); Conflict (there is a library, and `mayReplace` is
/// false, or it has a log and `backup` is "<path>.replaced"; or a log without its library); Unavailable (it is open
/// elsewhere, or cannot be written); NoSpace; Cancelled.
Result<void> restoreLibrary(const QString &backup, const QString &path, bool mayReplace,
                            const std::stop_token &stop);

/// The same for a file of notes, which SQLite's own check judges.
Result<void> restoreNotes(const QString &backup, const QString &path, bool mayReplace,
                          const std::stop_token &stop);

} // namespace sheria::store
