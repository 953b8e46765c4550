// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/comparison/alignment.h"
#include "core/domain/expression.h"
#include "core/knowledge/expressiontext.h"

#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::comparison {

/// An expression and its texts, which it only refers to.
struct ComparedText
{
    const ExpressionRecord &record;
    const std::vector<knowledge::ExpressionText> &texts;
};

/// Through which expression of a work texts of two languages are compared: one in the language of the one,
/// as at the day of the other, so that words lead from day to day and eIds from language to language. There
/// may be one in either language; the one whose own day is nearer is taken, that in the language of `before`
/// first. `all`: the expressions of the work, by date. Null: it would be one of the two themselves.
const ExpressionSummary *pivotBetween(const ExpressionSummary &before,
                                      const ExpressionSummary &after,
                                      const std::vector<ExpressionSummary> &all);

/// Provisions that have the same component and eId, whatever their words.
Pairing pairingByNames(const std::vector<knowledge::ExpressionText> &before,
                       const std::vector<knowledge::ExpressionText> &after);

/// As pairingOf(), where the texts may be in two languages: through pivotBetween(); where there is none, or
/// where they are of two works, by names alone.
/// Shape: points into the texts. Errors: as knowledge::textsOf().
Result<Pairing> pairingAcross(store::Database &db, const ComparedText &before,
                              const ComparedText &after);

/// As fatesOf(), in the same way. What became of a provision is said of its words in one language: those of
/// two languages are never compared, and what is paired by names alone counts as the same.
/// Shape: as fatesOf(). Errors: as pairingAcross().
Result<std::vector<Fate>> fatesAcross(store::Database &db, const ComparedText &before,
                                      const ComparedText &after);

} // namespace sheria::comparison
