#include "server/http/ratelimiter.h"

#include "server/http/limits.h"

#include <algorithm>
#include <cmath>

namespace sheria::http {

namespace {

constexpr double SecondsPerMinute = 60;

} // namespace

double RateLimiter::filled(const Bucket &bucket, Time now) const
{
    const std::chrono::duration<double> passed = now - bucket.at;
    return std::min(m_perMinute, bucket.requests + passed.count() * m_perMinute / SecondsPerMinute);
}

/// A full bucket is as good as none. If there are too many that are not, all clients start anew:
/// whoever invents so many names is not slowed down by counting them.
void RateLimiter::forgetFull(Time now)
{
    if (m_buckets.size() < MostLimitedClients)
        return;
    m_buckets.removeIf(
        [this, now](const auto &each) { return filled(each.value(), now) >= m_perMinute; });
    if (m_buckets.size() >= MostLimitedClients)
        m_buckets.clear();
}

std::optional<std::chrono::seconds> RateLimiter::take(const QByteArray &client, Time now)
{
    const auto found = m_buckets.find(client);
    if (found == m_buckets.end()) {
        forgetFull(now);
        m_buckets.insert(client, {m_perMinute - 1, now});
        return std::nullopt;
    }
    const double requests = filled(*found, now);
    if (requests >= 1) {
        *found = {requests - 1, now};
        return std::nullopt;
    }
    const double wait = (1 - requests) * SecondsPerMinute / m_perMinute;
    return std::chrono::seconds(static_cast<qint64>(std::ceil(wait)));
}

} // namespace sheria::http
