#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <array>
#include <atomic>
#include <chrono>
#include <memory>

namespace sheria::http {

/// What the server has done since it was made: counters that threads add to without a lock, and
/// that a monitoring program reads.
///
/// Thread: any; setRoutes() before the server starts.
class Metrics
{
public:
    Metrics() { setRoutes({}); }

    /// The rows of the route table, in its order, as labels: "GET /v3/places/{code}".
    void setRoutes(QByteArrayList rows);

    /// `route` is the row that answered, -1 when none did.
    void answered(int route, int status, std::chrono::microseconds took, qint64 bodyBytes);
    void keptAnswerLooked(bool found) { add(found ? m_cacheHits : m_cacheMisses, 1); }
    void connected() { add(m_connections, 1); }
    void disconnected() { m_connections.fetch_sub(1, std::memory_order_relaxed); }
    void throttled() { add(m_throttled, 1); }

    /// Everything in Prometheus' text format: requests by route and status, a histogram of how long
    /// they took, bytes, hits and misses of the cache, connections, and of the process its memory,
    /// processor time and start.
    /// Source: Prometheus text-based exposition format 0.0.4.
    QByteArray text() const;

private:
    using Counter = std::atomic<quint64>;
    static constexpr std::size_t Buckets = 14;

    static void add(Counter &counter, quint64 count)
    {
        counter.fetch_add(count, std::memory_order_relaxed);
    }
    void writeRequests(QByteArray &out) const;
    void writeDurations(QByteArray &out) const;

    QByteArrayList m_routes;
    std::unique_ptr<Counter[]>
        m_requests; ///< A row per route and one for none, a column per status.
    std::array<Counter, Buckets + 1> m_durations{}; ///< The last: longer than all bounds.
    Counter m_microseconds = 0;
    Counter m_bytes = 0;
    Counter m_cacheHits = 0;
    Counter m_cacheMisses = 0;
    Counter m_connections = 0;
    Counter m_throttled = 0;
};

/// Appends a metric of one number, whose `name` may carry labels, with its HELP and TYPE lines, in the same format.
void appendMetric(QByteArray &out, QByteArrayView name, QByteArrayView type, QByteArrayView help,
                  const QByteArray &value);

} // namespace sheria::http
