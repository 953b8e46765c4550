// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/briefs/citedworks.h"

#include <vector>

namespace sheria::briefs {

/// Puts short forms among the citations of a brief, each with what it stands for in Found::bound. `isLeftOut`:
/// whether nothing is looked for in a part of the text.
std::vector<Found> withShortForms(const BriefText &text, const citations::Source &source,
                                  std::vector<Found> found,
                                  const std::function<bool(const Range &)> &isLeftOut);

} // namespace sheria::briefs
