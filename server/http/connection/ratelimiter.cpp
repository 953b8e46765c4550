// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/ratelimiter.h"

#include <algorithm>
#include <cmath>

namespace sheria::http {

QByteArray RateLimiter::clientOf(qint64 account, const QByteArray &peer)
{
    return account == 0 ? peer : "account " + QByteArray::number(account);
}

qsizetype RateLimiter::clients() const
{
    const MutexLock lock(m_mutex);
    return m_buckets.size();
}

std::optional<std::chrono::seconds> RateLimiter::take(const QByteArray &client, Time now)
{
    constexpr double SecondsPerMinute = 60;
    if (!isLimited())
        return std::nullopt;
    const MutexLock lock(m_mutex);
    Bucket *const bucket = m_buckets.object(client);
    if (!bucket) {
        m_buckets.insert(client, new Bucket{m_perMinute - 1, now}); // The cache owns it.
        return std::nullopt;
    }
    const std::chrono::duration<double> passed = now - bucket->at;
    const double requests = std::min(
        m_perMinute, bucket->requests + passed.count() * m_perMinute / SecondsPerMinute);
    if (requests >= 1) {
        *bucket = {requests - 1, now};
        return std::nullopt;
    }
    const double wait = (1 - requests) * SecondsPerMinute / m_perMinute;
    return std::chrono::seconds(static_cast<qint64>(std::ceil(wait)));
}

} // namespace sheria::http
