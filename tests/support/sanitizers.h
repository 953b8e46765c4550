// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#if !defined(__has_feature)
#define SHERIA_HAS_FEATURE(name) false
#else
#define SHERIA_HAS_FEATURE(name) bool(__has_feature(name))
#endif

namespace sheria::tests {

/// The runtime of this sanitizer fails at times when a program of many threads starts another.
#if defined(__SANITIZE_THREAD__)
inline constexpr bool IsThreadSanitized = true;
#else
inline constexpr bool IsThreadSanitized = SHERIA_HAS_FEATURE(thread_sanitizer);
#endif

/// Whether the address or thread sanitizer is compiled in. Its runtime keeps freed memory.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool IsSanitized = true;
#else
inline constexpr bool IsSanitized = IsThreadSanitized || SHERIA_HAS_FEATURE(address_sanitizer);
#endif

} // namespace sheria::tests

#undef SHERIA_HAS_FEATURE
