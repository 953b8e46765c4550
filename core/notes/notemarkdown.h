// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notes/webannotation.h"

namespace sheria::notes {

/// Notes as Markdown to read and to edit: for each a heading, the quotation and the text, and before them
/// a comment with the rest as JSON. Read again it gives the same bytes.
/// Source: CommonMark 0.31.
QByteArray toMarkdown(const std::vector<Note> &notes);

/// Reads what toMarkdown() wrote, with texts as people have edited them since. Headings and quotations are for
/// reading; the comments say where a note belongs.
/// Errors: InvalidArgument (no Markdown of ours, too large, too many).
Result<ReadNotes> fromMarkdown(const QByteArray &markdown);

} // namespace sheria::notes
