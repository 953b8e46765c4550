// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/briefs/brief.h"

namespace sheria::briefs {

/// A brief by where the lines and words of its pages stand; see pages::PdfTool::readLayout(). Paragraphs are
/// told apart by the spaces between lines, by their margins and numbers; those with a wider margin are set off.
/// A small raised number refers to the note of that number at the end of its page; where a PDF has none, a number
/// directly behind a word does. Numbers of pages and what stands on top of each page are left out.
/// Errors: InvalidArgument (no such layout).
Result<Brief> readPdfLayout(const QByteArray &layout);

} // namespace sheria::briefs
