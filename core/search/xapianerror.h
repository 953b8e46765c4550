#pragma once

#include "core/base/result.h"

#include <xapian.h>

#include <new>
#include <stdexcept>
#include <utility>

namespace sheria::search {

/// What an exception of the engine means: Unavailable (another process writes it, cannot be opened),
/// Forbidden (permissions), NoSpace, Corrupt, Conflict (the reader has to be reopened), Internal.
Error errorOf(const Xapian::Error &error);

/// Runs what asks the engine; its exceptions end here.
template <typename Function>
auto guarded(Function &&function) -> decltype(function())
{
    try {
        return std::forward<Function>(function)();
    } catch (const Xapian::Error &error) {
        return errorOf(error);
    } catch (const std::bad_alloc &) {
        return Error{ErrorCode::Unavailable, QStringLiteral("there is not enough memory")};
    } catch (const std::length_error &) {
        return Error{ErrorCode::Corrupt,
                     QStringLiteral("the search index has an impossible length")};
    }
}

} // namespace sheria::search
