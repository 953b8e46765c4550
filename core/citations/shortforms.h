// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/citations/source.h"

#include <optional>
#include <vector>

namespace sheria::citations {

/// A law or case that a text names, with the main law up to there, which bare provisions are of.
struct Known
{
    Name name;
    QByteArray mainLaw;
    std::optional<Name> parties; ///< That stand in front of a case.
};

/// Adds to the names of a text, in their order, where "ibid" and "Oak (supra)" stand for one of them and it is
/// clear for which. "Ibid" is the citation before, in the same block or the one before, unless that is one of
/// several in a row; "supra" the only case with a party whose name begins with the words before it.
void bindShortForms(const Source &source, std::vector<Known> &names);

} // namespace sheria::citations
