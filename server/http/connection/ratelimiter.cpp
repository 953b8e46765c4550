#include "server/http/connection/ratelimiter.h"

#include "server/http/message/limits.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace sheria::http {

namespace {

constexpr double SecondsPerMinute = 60;

} // namespace

double RateLimiter::filled(const Bucket &bucket, Time now) const
{
    const std::chrono::duration<double> passed = now - bucket.at;
    return std::min(m_perMinute, bucket.requests + passed.count() * m_perMinute / SecondsPerMinute);
}

/// A full bucket is as good as none. Where too many are not full, those go that were used longest ago:
/// however many clients come, those that ask now stay counted.
void RateLimiter::makeRoom(Time now)
{
    if (m_buckets.size() < MostLimitedClients)
        return;
    m_buckets.removeIf(
        [this, now](const auto &each) { return filled(each.value(), now) >= m_perMinute; });
    if (m_buckets.size() < MostLimitedClients)
        return;
    std::vector<Time> times; // An eighth at once, so that it is seldom done.
    for (const Bucket &bucket : std::as_const(m_buckets))
        times.push_back(bucket.at);
    const auto last = times.begin() + MostLimitedClients / 8;
    std::nth_element(times.begin(), last, times.end());
    m_buckets.removeIf([oldest = *last](const auto &each) { return each.value().at <= oldest; });
}

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
    if (!isLimited())
        return std::nullopt;
    const MutexLock lock(m_mutex);
    const auto found = m_buckets.find(client);
    if (found == m_buckets.end()) {
        makeRoom(now);
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
