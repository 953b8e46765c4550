// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QString>

#include <stop_token>
#include <vector>

namespace sheria::notes {

/// Something in the shared folder that was not taken, or not yet.
struct FolderProblem
{
    QString file; ///< Its name, without the folder.
    Message why;
};

/// What an exchange did.
struct Exchanged
{
    bool isShared = true; ///< No: nothing is shared, and nothing was done.
    bool isBusy = false;  ///< Another program is doing it.
    qint64 taken = 0;     ///< Changes of others that came.
    qint64 given = 0;     ///< Own ones that went out.
    std::vector<FolderProblem> problems;
};

/// Brings a file of notes and the folder in which its collections are shared in step: takes what is new in the
/// logs of the others, and adds to the own one what others do not have yet. What is refused in one log does
/// not hold up the others. Whatever is killed or fails in the middle is made up for by the next exchange.
///
/// Shape:  the folder has one file for each author, "<author>.jsonl", to which only its author writes; a line
///         is an operation (core/notes/operation.h), and only the last line may be incomplete.
/// Errors: those of NotesFile::open(); Unavailable: the folder is not there, or cannot be written to.
Result<Exchanged> exchange(const QString &notesPath, const QDateTime &now,
                           const std::stop_token &stop = {});

} // namespace sheria::notes
