#pragma once

#include "core/knowledge/item.h"

#include <vector>

namespace sheria::knowledge {

/// Makes scores fall from one item to the next, whatever groups the search put them in: those of a
/// better group are lifted above the next one's.
void liftScores(std::vector<Item> &items);

/// Takes out each provision of which an inner one comes before it: that answers better.
void dropAncestors(std::vector<Item> &items);

/// The best `count`, in their order, of which no work has more than its share unless there are not
/// enough others.
std::vector<Item> mixed(std::vector<Item> items, int count);

} // namespace sheria::knowledge
