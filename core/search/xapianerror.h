#pragma once

#include "core/base/result.h"

#include <xapian.h>

#include <utility>

namespace sheria::search {

/// What an exception of the engine means: Unavailable (locked, cannot be opened), Corrupt, Conflict
/// (the reader has to be reopened), Internal.
Error errorOf(const Xapian::Error &error);

/// Runs what asks the engine; its exceptions end here.
template <typename Function>
auto guarded(Function &&function) -> decltype(function())
{
    try {
        return std::forward<Function>(function)();
    } catch (const Xapian::Error &error) {
        return errorOf(error);
    }
}

} // namespace sheria::search
