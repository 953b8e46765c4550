#pragma once

#include "core/base/enumnames.h"

#include <QString>

#include <array>

namespace sheria {

/// Why an operation failed, in the terms a caller can act on. The server maps a code to an HTTP
/// status in one table (server/http/status.cpp), the app to a translated sentence in another.
enum class ErrorCode {
    InvalidArgument, ///< The request is malformed; retrying it unchanged cannot succeed.
    NotFound,        ///< The named thing does not exist at this moment.
    Conflict,        ///< The stored state has moved on; re-read, then retry.
    Unauthorized,    ///< No credential, or a wrong one.
    Forbidden,       ///< The credential is right, but does not allow this.
    Unavailable,     ///< A transient fault (network, busy database); retry with backoff.
    NoSpace,     ///< No room on the disk, in its quota or its table of files; retry once there is.
    Corrupt,     ///< Stored or received data breaks an invariant.
    Unsupported, ///< A well-formed request for something not implemented.
    Cancelled,   ///< The caller asked to stop.
    Internal,    ///< A bug in this program.
};

/// A failure, carried by value in Result<T>.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    QString detail; ///< For logs: English, never shown to the user, never parsed.
};

/// Stable lower-case names, used in logs and in the `code` member of HTTP problem bodies.
constexpr std::array<QByteArrayView, 11> enumNames(ErrorCode)
{
    return {"invalid_argument", "not_found",   "conflict", "unauthorized",
            "forbidden",        "unavailable", "no_space", "corrupt",
            "unsupported",      "cancelled",   "internal"};
}
inline QLatin1StringView errorCodeName(ErrorCode code)
{
    return QLatin1StringView(enumName(code));
}

} // namespace sheria
