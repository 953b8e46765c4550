#pragma once

#include "core/knowledge/item.h"

namespace sheria::search {
class Searcher;
} // namespace sheria::search

namespace sheria::knowledge {

/// Says of an item which words of the question are where in it.
void explain(Item &item, const QString &question, const search::Searcher &searcher);

} // namespace sheria::knowledge
