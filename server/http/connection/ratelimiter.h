// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "server/http/message/limits.h"

#include <QByteArray>
#include <QCache>

#include <chrono>
#include <optional>

namespace sheria::http {

/// How often each client may ask: a bucket of as many requests as a minute allows, which fills
/// again evenly. A client is an account, known by what was found of its credentials and not by what
/// they look like, or else an address: what nobody was let in by counts for where it came from.
///
/// Thread: any.
class RateLimiter
{
public:
    using Time = std::chrono::steady_clock::time_point;

    /// 0: as many as come, and nobody is remembered.
    explicit RateLimiter(int requestsPerMinute) : m_perMinute(requestsPerMinute) {}

    /// The client that asks from `peer`, as `account`; 0: as nobody who is known.
    static QByteArray clientOf(qint64 account, const QByteArray &peer);

    bool isLimited() const { return m_perMinute > 0; }

    /// Nothing when `client` may ask now, which is counted; else how long it must wait.
    std::optional<std::chrono::seconds> take(const QByteArray &client, Time now);

    /// Clients that are remembered.
    qsizetype clients() const;

private:
    struct Bucket
    {
        double requests;
        Time at;
    };

    const double m_perMinute;
    mutable Mutex m_mutex;
    /// Where there are too many, those go that were used longest ago: however many clients come, those
    /// that ask now stay counted.
    QCache<QByteArray, Bucket> m_buckets SHERIA_GUARDED_BY(m_mutex){MostLimitedClients};
};

} // namespace sheria::http
