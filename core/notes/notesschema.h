// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/notes/notesfile.h"
#include "core/store/db/database.h"

#include <QString>

/// The tables of a file of notes, and what is checked before a file is taken for one.
namespace sheria::notes {

/// Makes the file where it is missing and `mode` allows it, and brings an older one to the present version. A
/// file that defines anything but these tables is refused.
/// Errors: as of NotesFile::open().
Result<store::Database> openNotes(const QString &path, NotesFile::Mode mode);

} // namespace sheria::notes
