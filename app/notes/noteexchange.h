// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notes/notesfile.h"

#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace sheria::app {

/// Asks for a file and writes notes to it, as Markdown or as Web Annotations; tells how it went.
void askNoteExport(QWidget *parent, const std::vector<notes::Note> &notes, bool isMarkdown);
/// Asks for a file of notes; `take` is called with its path.
void askNoteImport(QWidget *parent, const std::function<void(const QString &)> &take);
/// Adds the notes of such a file. Returns a sentence that says what was done.
/// Errors: Unavailable (not to be read); those of reading it; those of NotesFile::import().
Result<QString> importNotes(notes::NotesFile &file, const QString &path, const QDateTime &now);

} // namespace sheria::app
