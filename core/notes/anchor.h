// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/expression.h"
#include "core/domain/frbruri.h"
#include "core/notes/note.h"
#include "core/notes/occurrences.h"

#include <vector>

namespace sheria::notes {

/// What somebody marked in a text.
struct Selection
{
    QByteArray component; ///< Empty: any.
    QByteArray eId;       ///< Empty: any provision, or none.
    QString exact;        ///< Empty: the provision, or the work, as a whole.
    QString prefix;       ///< What is known of the words before and behind: any part of them.
    QString suffix;
    int occurrence = 0; ///< From 1 on; 0: not said.
};

/// The anchor of a selection in the texts of an expression. Its words are found again in the text, so that
/// they and their context are those of the library. The first and the last word may be cut; they are made
/// whole.
/// Errors: NotFound (no such provision, or the words do not stand there); Conflict: they stand there several
/// times, and neither context nor `occurrence` tells which is meant.
Result<Anchor> anchorTo(const ExpressionRecord &record,
                        const std::vector<knowledge::ExpressionText> &texts,
                        const Selection &selection);

/// The anchor that an address alone gives, without a look at a text: a work, or a provision of an expression.
/// `uri` is canonical, and has component and portion.
Anchor anchorOf(const FrbrUri &uri);

} // namespace sheria::notes
