// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/notes/note.h"

#include <QByteArray>

#include <vector>

namespace sheria::notes {

/// Why a part of a file is no note of ours.
struct Refused
{
    qsizetype number = 0; ///< Of the annotation in its file, from 1 on.
    Message why;
};

/// What a file has.
struct ReadNotes
{
    std::vector<Note> notes;
    std::vector<Refused> refused;
};

/// Notes as an AnnotationPage. A note that is read again gives the same bytes.
/// Shape:  a FragmentSelector names the provision, refined by a TextPositionSelector in its text; a
///         TextQuoteSelector has the words. "sheria:" members have what the model has no word for. The history
///         of a text and the trash are not part of it.
/// Source: W3C Web Annotation Data Model and Vocabulary, 23 February 2017.
QByteArray toWebAnnotations(const std::vector<Note> &notes);

/// Reads annotations, ours and those of other programs: one, a list, a page, or a collection with its first
/// page. Of an annotation with several targets the first on the law counts. What has no target on the law, or
/// is too long, is refused alone.
/// Errors: InvalidArgument (no JSON, no annotations, too deep, too many, too large).
Result<ReadNotes> fromWebAnnotations(const QByteArray &json);

} // namespace sheria::notes
