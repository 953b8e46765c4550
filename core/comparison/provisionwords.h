// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/knowledge/expressiontext.h"

#include <QString>

namespace sheria::comparison {

/// The words of a provision and of those in it, without its number. Shape: blanks folded.
QString bodyText(const knowledge::ExpressionText &text, const akn::Provision &provision);

/// The same without its heading.
QString bareText(const knowledge::ExpressionText &text, const akn::Provision &provision);

/// The section that a provision is in or is: the outermost one around it that is no chapter, part or the like.
const akn::Provision &unitOf(const knowledge::ExpressionText &text,
                             const akn::Provision &provision);

/// Whether a text stands in place of one that is not there: "[Section 4 repealed.]", "Reserved.", "Not funded."
bool isPlaceholder(const QString &words);

} // namespace sheria::comparison
