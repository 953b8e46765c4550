#pragma once

#include <QtGlobal>

/// The bounds on what clients of the tools send.
namespace sheria::mcp {

/// A quotation of 100,000 characters fits, however it is escaped; one line, or one request.
inline constexpr qsizetype MaxMessageBytes = 1024LL * 1024;
inline constexpr int MaxWaiting = 64;         ///< Messages of one conversation; then reading waits.
inline constexpr qsizetype MaxIdChars = 1000; ///< Of a request's id, which is sent back.

} // namespace sheria::mcp
