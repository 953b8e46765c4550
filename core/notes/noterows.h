// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/notes/note.h"
#include "core/store/db/database.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

/// The rows of one note in a file of notes, within a transaction of who calls.
namespace sheria::notes {

/// The number of a change that is made now.
Result<qint64> nextRevision(store::Database &db);

/// By work, then in the order in which they were made. Nothing, an empty `work` and -1: all.
Result<std::vector<Note>> readNotes(store::Database &db, std::optional<qint64> id,
                                    const QByteArray &work = {}, qint64 since = -1);
/// Errors: NotFound.
Result<Note> readNote(store::Database &db, qint64 id);

/// Gives the note its id and revision. Errors: Conflict: the uuid is there.
Result<void> insertNote(store::Database &db, Note &note);
/// Writes all but the anchor and when it was made; gives it its revision.
Result<void> updateNote(store::Database &db, Note &note);
/// Keeps a text that the note had `until` then.
Result<void> keepText(store::Database &db, qint64 id, const QString &text, const QDateTime &until);

} // namespace sheria::notes
