// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/http/answer.h"
#include "core/http/retry.h"

#include <QByteArrayView>
#include <QJsonObject>

#include <chrono>
#include <optional>

namespace sheria::sync {

using net::Answer;

enum class Expected {
    Json,
    Xml,
    File,
    Feed,     ///< Atom, of a publisher.
    Document, ///< Akoma Ntoso, of a publisher.
};

/// What to make of an answer.
enum class ResponseClass {
    Good,
    NotModified, ///< What is here is the same.
    Absent,      ///< The API itself says that there is no such thing.
    Refused,     ///< No token, or a wrong one.
    Forbidden,   ///< The token does not allow it.
    Moved,       ///< Elsewhere: `location`.
    Later,       ///< Nothing is wrong with the request: again, after a while.
    Strange, ///< It is not the API that answers: a proxy, a sign-in page, a page that says sorry.
    Useless, ///< Asking again would change nothing.
};

/// A 404 counts as Absent only in the API's own shape, {"detail": …}, but for publishers, who have none; a page that says "not found"
/// with whatever status, or a 200 that is no JSON where JSON is wanted, is Strange.
/// Source: server/API.md sections 2.15, 10.5 (6) and 10.6 (6, 7).
ResponseClass judge(const Answer &answer, Expected expected);

struct Judged
{
    ResponseClass responseClass = ResponseClass::Useless;
    QJsonObject json; ///< What came, where JSON was expected and is Good.
};
/// The same, for who wants to read what came without parsing it again.
Judged judgeAndRead(const Answer &answer, Expected expected);

/// Why an answer is of no use, and what to do; for people. Never a secret.
Message complaint(const Answer &answer, ResponseClass responseClass);

/// How failed requests are made again.
struct RetryRule
{
    int attempts = 5; ///< In all.
    std::chrono::milliseconds first{500};
    std::chrono::milliseconds longest{30'000};
    /// A server that asks for more than this is left alone until the next run.
    std::chrono::milliseconds patience{120'000};
    quint64 seed = 0;
};

/// So many failures in a row: the server, or the network, is gone.
inline constexpr int GiveUpAfter = 12;

/// What ends a run; other failures cost only their part.
inline bool isFatal(const Error &error)
{
    return error.code == ErrorCode::Cancelled || error.code == ErrorCode::Unauthorized;
}

/// How long to wait before request `url` is made again, after `made` attempts; none: do not.
/// Doubles each time, up to a quarter shorter or longer, always the same for one seed, url and number;
/// at least what the server asks for by Retry-After.
std::optional<std::chrono::milliseconds> delayBefore(const RetryRule &rule,
                                                     ResponseClass responseClass, int made,
                                                     QByteArrayView url,
                                                     std::chrono::milliseconds asked);

} // namespace sheria::sync
