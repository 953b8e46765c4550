// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/comparison/alignedunit.h"
#include "core/knowledge/expressiontext.h"

#include <QByteArray>
#include <QHash>

#include <array>
#include <vector>

namespace sheria::comparison {

/// What became of a provision between two texts.
struct Fate
{
    enum class Kind {
        Same,
        Changed,
        Renumbered, ///< Its words stand under another eId within the same provision.
        Moved,      ///< They stand in another provision.
        Split,      ///< Part of what was one provision is another one now.
        Merged,     ///< It is part of another provision now.
        Added,
        Repealed, ///< It is gone, or only says that it is repealed.
    };
    friend constexpr std::array<QByteArrayView, 8> enumNames(Kind)
    {
        return {"same", "changed", "renumbered", "moved", "split", "merged", "added", "repealed"};
    }

    Kind kind = Kind::Same;
    const akn::Provision *before = nullptr; ///< Null: it is new.
    const akn::Provision *after = nullptr;  ///< Null: it is gone.
    double likeness = 1; ///< How much of the words both have: 1 all of them, 0 none.
};

/// What became of each provision of `before`, and which ones of `after` are new: by words first, then by eId.
///
/// A provision whose words stand unchanged under another eId has gone there, whatever stands under its own
/// eId now; words that are much like those of another provision, and not like those under the same eId, were
/// changed on the way. One provision may have two fates: a section whose text became its subsection (1) has
/// changed, and its words have moved.
///
/// Shape: by the order of `after`, those that are gone at the end. The fates point into the texts.
std::vector<Fate> fatesOf(const std::vector<knowledge::ExpressionText> &before,
                          const std::vector<knowledge::ExpressionText> &after);

/// Two texts provision by provision: each has at most one in the other text that it was or became.
struct Pairing
{
    using Counterparts = QHash<const akn::Provision *, const akn::Provision *>;

    Counterparts now;  ///< Of those before; null: it is gone.
    Counterparts then; ///< Of those after; null: it is new.
    /// Where the words of one went that was merged, or where those of one that was split off came from.
    Counterparts parted;
};

/// The fates that say where a provision is now, so that each has one: its words decide, and within provisions
/// that belong together the names.
/// Shape: points into the texts; a provision whose eId the document has twice is there once.
Pairing pairingOf(const std::vector<knowledge::ExpressionText> &before,
                  const std::vector<knowledge::ExpressionText> &after);
/// The same of units that were made of them, so that a text that is compared with several is read once.
Pairing pairingOf(std::vector<AlignedUnit> before, std::vector<AlignedUnit> after);

} // namespace sheria::comparison
