// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"

#include <QByteArray>
#include <QByteArrayList>

#include <array>
#include <chrono>
#include <map>
#include <utility>

namespace sheria::http {

/// What the server has done since it was made: counters that a monitoring program reads.
///
/// Thread: any; setRoutes() before the server starts.
class Metrics
{
public:
    /// The rows of the route table, in its order, as labels: "GET /v3/places/{code}".
    void setRoutes(QByteArrayList rows) { m_routes = std::move(rows); }

    /// `route` is the row that answered, -1 when none did.
    void answered(int route, int status, std::chrono::microseconds took, qint64 bodyBytes);
    void keptAnswerLooked(bool found);
    void connected();
    void disconnected();
    void throttled();
    /// A worker was given a request, and has answered it.
    void handed();
    void handedBack();

    /// Everything in Prometheus' text format: requests by route and status, a histogram of how long
    /// they took, bytes, hits and misses of the cache, connections, and of the process its memory,
    /// processor time and start.
    /// Source: Prometheus text-based exposition format 0.0.4.
    QByteArray text() const;

private:
    static constexpr std::size_t Buckets = 14;
    struct Counters
    {
        std::map<std::pair<int, int>, quint64> requests; ///< By route and status.
        std::array<quint64, Buckets + 1> durations{};    ///< The last: longer than all bounds.
        qint64 microseconds = 0;
        qint64 bytes = 0;
        qint64 cacheHits = 0;
        qint64 cacheMisses = 0;
        qint64 connections = 0;
        qint64 queued = 0;
        qint64 throttled = 0;
    };

    void add(qint64 Counters::*counter, qint64 count);

    QByteArrayList m_routes;
    mutable Mutex m_mutex;
    Counters m_counters SHERIA_GUARDED_BY(m_mutex);
};

/// Appends a metric of one number, whose `name` may carry labels, with its HELP and TYPE lines, in the same format.
void appendMetric(QByteArray &out, QByteArrayView name, QByteArrayView type, QByteArrayView help,
                  const QByteArray &value);

} // namespace sheria::http
