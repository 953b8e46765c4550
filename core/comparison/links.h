// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/comparison/alignedunit.h"

#include <QByteArray>
#include <QHash>

#include <utility>
#include <vector>

namespace sheria::comparison {

/// The provisions of two texts, each linked with those of the other text that have its words under another eId:
/// AlignedUnit::counterparts. What is unchanged under its own eId is not linked.
struct LinkedTexts
{
    using Links = std::vector<std::pair<int, int>>; ///< Indices, before and after.

    std::vector<AlignedUnit> before;
    std::vector<AlignedUnit> after;
    QHash<QByteArray, int> beforeByKey; ///< Indices.
    QHash<QByteArray, int> afterByKey;
    Links merged; ///< Those links of which the one after has the whole of the one before as a part,
    Links split;  ///< and those that are the other way round.

    const AlignedUnit &beforeAt(int index) const { return before[std::size_t(index)]; }
    const AlignedUnit &afterAt(int index) const { return after[std::size_t(index)]; }
    /// What had the component and eId of `now` in the text before; null: nothing.
    const AlignedUnit *oldOf(const AlignedUnit &now) const;
    /// What has those of `old` in the text after; null: nothing.
    const AlignedUnit *newOf(const AlignedUnit &old) const;
    /// Whether the provisions around both are one, by eId or by a link, or there are none.
    bool isSameParent(const AlignedUnit &old, const AlignedUnit &now) const;
};

/// Links the provisions of two texts, step by step as README.md says. Shape: points into the texts.
LinkedTexts linkedTexts(std::vector<AlignedUnit> before, std::vector<AlignedUnit> after);

} // namespace sheria::comparison
