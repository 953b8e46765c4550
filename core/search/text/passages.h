// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/akn/document.h"

#include <vector>

namespace sheria::search {

/// A part of a text that is found by itself: a section, or so much of a longer one, or of a judgment,
/// as can be read at a glance.
struct Passage
{
    int unit = -1;          ///< Index of the provision that it is, or is a part of; -1: of none.
    int part = -1;          ///< Index of the provision that it begins with; -1: `unit`.
    bool isDivided = false; ///< The unit has several.
    qsizetype start = 0;    ///< In Document::text(). Units: bytes.
    qsizetype end = 0;
};

/// The passages of a text, in order; together they are all of it.
std::vector<Passage> passagesOf(const akn::Document &document);

/// The same of a text and its provisions. `isRunning`: the text of a judgment, whose paragraphs are
/// read one after the other: a passage is as many of them as fit.
std::vector<Passage> passagesOf(QByteArrayView text, const std::vector<akn::Provision> &provisions,
                                bool isRunning);

} // namespace sheria::search
