#pragma once

#include "core/domain/json.h"
#include "core/store/topicqueries.h"

namespace sheria::routes {

/// {name, slug, id, children}.
/// Source: contract API.md section 2.8.
void writeTopic(json::Writer &out, const store::Topic &topic);

} // namespace sheria::routes
