#pragma once

#include <QByteArray>
#include <QHash>

#include <chrono>
#include <optional>

namespace sheria::http {

/// How often each client may ask: a bucket of as many requests as a minute allows, which fills
/// again evenly.
///
/// Thread: one.
class RateLimiter
{
public:
    using Time = std::chrono::steady_clock::time_point;

    explicit RateLimiter(int requestsPerMinute) : m_perMinute(requestsPerMinute) {}

    /// Nothing when `client` may ask now, which is counted; else how long it must wait.
    std::optional<std::chrono::seconds> take(const QByteArray &client, Time now);

    /// Clients that are remembered.
    qsizetype clients() const { return m_buckets.size(); }

private:
    struct Bucket
    {
        double requests;
        Time at;
    };

    double filled(const Bucket &bucket, Time now) const;
    void forgetFull(Time now);

    const double m_perMinute;
    QHash<QByteArray, Bucket> m_buckets;
};

} // namespace sheria::http
