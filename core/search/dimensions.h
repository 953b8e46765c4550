#pragma once

#include "core/domain/work.h"
#include "core/search/workrecord.h"

#include <vector>

namespace sheria::search {

/// What a work may be filtered and counted by. Every member of Work::judgment becomes a dimension of
/// its name: texts, numbers, truth values, lists of these, and objects with a code, slug or id, and a
/// name, label or title.
std::vector<Value> valuesOf(const Work &work, const std::vector<Source> &sources);

} // namespace sheria::search
