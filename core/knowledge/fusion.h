#pragma once

#include "core/knowledge/item.h"

#include <vector>

namespace sheria::knowledge {

/// Puts what was found by words and what was found by meaning into one order, by their places in both:
/// an item in both gains from both. Scores become such from 0 to 1, and explanations tell the places.
///
/// Source: Cormack, Clarke and Büttcher, "Reciprocal Rank Fusion", SIGIR 2009.
std::vector<Item> fused(std::vector<Item> byWords, std::vector<Item> byMeaning);

} // namespace sheria::knowledge
