#pragma once

#include "core/base/result.h"
#include "core/store/verify.h"

#include <stop_token>
#include <vector>

namespace sheria::citations {

/// Reads every text again that has been looked through, and every work's names, and tells where what
/// is kept of them differs. What is still to be looked at is no finding. Changes nothing.
///
/// Errors: Cancelled; what keeps the library from being read. A text that is damaged cites nothing.
Result<std::vector<store::Finding>> verify(store::Database &db, const std::stop_token &stop);

} // namespace sheria::citations
