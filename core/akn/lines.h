// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"

#include <vector>

namespace sheria::akn {

/// Where a line or a cell begins in Document::text(), in which a blank alone stands there.
struct LineStart
{
    qsizetype at = 0; ///< Of its first character. Units: UTF-8 bytes.
    char sign = '\n'; ///< '\t': a further cell of the same row of a table.

    friend bool operator==(const LineStart &, const LineStart &) = default;
};

/// The blocks of a document (paragraphs, definitions, items of lists, rows and cells of tables, cross-headings), in
/// their order. A block that follows a number or heading begins no line, nor does a note. Empty for a text that is
/// not in Unicode normalization form C, whose places are not known.
std::vector<LineStart> lineStarts(const Document &document);

} // namespace sheria::akn
