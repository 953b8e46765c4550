// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sheria::tests {

/// Whether the address or thread sanitizer is compiled in. Its runtime keeps freed memory.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool IsSanitized = true;
#elif defined(__has_feature)
inline constexpr bool IsSanitized = __has_feature(address_sanitizer)
    || __has_feature(thread_sanitizer);
#else
inline constexpr bool IsSanitized = false;
#endif

} // namespace sheria::tests
