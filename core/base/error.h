// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/message.h"

#include <array>

namespace sheria {

/// Why an operation failed, in the terms a caller can act on. One table each says what a code means
/// outside: statusFor() (server/http/message/problem.cpp) as an HTTP status, exitFor() (server/ctl/arguments.cpp)
/// as an exit code, errorText() (app/text/words.cpp) as a translated sentence.
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
    Message message;

    /// For logs, the command line and HTTP. The application shows translations: messageText().
    QString text() const { return message.english(); }
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
