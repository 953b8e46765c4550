#pragma once

#include "core/base/result.h"
#include "core/http/retry.h"
#include "core/sync/judgement.h"

#include <QByteArrayView>

#include <chrono>
#include <optional>

namespace sheria::sync {

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
std::optional<std::chrono::milliseconds> delayBefore(const RetryRule &rule, Judgement judgement,
                                                     int made, QByteArrayView url,
                                                     std::chrono::milliseconds asked);

} // namespace sheria::sync
