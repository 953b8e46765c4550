// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/briefs/brief.h"

#include <QString>

namespace sheria::briefs {

/// The text of an HTML document by its blocks. What a `blockquote` has are quotations; a link to an element
/// further down that shows no more than a number refers to a note, which that element has. Scripts, styles and
/// what was deleted are left out. Not well-formed documents are read as far as they go.
///
/// Time: linear in the size of the document.
Brief readHtml(const QString &html);

} // namespace sheria::briefs
