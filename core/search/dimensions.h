#pragma once

#include "core/domain/work.h"
#include "core/search/workrecord.h"

#include <vector>

namespace sheria::search {

/// What a work may be filtered and counted by. `isHidden`: it may not leave the library.
/// Source: contract API.md section 9.5.
std::vector<Value> valuesOf(const Work &work, const std::vector<Source> &sources, bool isHidden);

} // namespace sheria::search
