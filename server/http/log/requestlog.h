// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/mutex.h"
#include "server/http/log/metrics.h"
#include "server/http/message/answer.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QContiguousCache>
#include <QDateTime>
#include <QLoggingCategory>

#include <chrono>
#include <functional>
#include <utility>
#include <vector>

/// Faults of the server and of its handlers.
Q_DECLARE_LOGGING_CATEGORY(lcHttp)
/// One line per request.
Q_DECLARE_LOGGING_CATEGORY(lcHttpAccess)

namespace sheria::http {

/// What is remembered of one request. Never a token, never a query.
struct LoggedRequest
{
    QDateTime when;        ///< UTC.
    QByteArrayView method; ///< Of a constant.
    QByteArray path;       ///< Percent-encoded, without query.
    int status = 0;
    qint64 bytes = 0; ///< Of the body sent.
    int route = -1;   ///< See Response::route.
    std::chrono::microseconds took{0};
    QByteArray id;
};

/// The last requests, the oldest forgotten first.
///
/// Thread: any.
class RequestLog
{
public:
    explicit RequestLog(int capacity) : m_ring(capacity) {}

    void add(LoggedRequest request);

    /// The newest first.
    std::vector<LoggedRequest> recent() const;
    /// How many were added since the start: what a panel compares to see whether to ask again.
    quint64 total() const;

private:
    mutable Mutex m_mutex;
    QContiguousCache<LoggedRequest> m_ring SHERIA_GUARDED_BY(m_mutex);
};

/// A request that is being answered: what its answer must know of it, and what the log shall say.
struct Exchange
{
    bool keepAlive = true;
    bool withBody = true;   ///< It is no HEAD.
    QByteArray crossOrigin; ///< Guard::crossOriginFields().
    std::chrono::steady_clock::time_point started;
    LoggedRequest entry{.when = {}, .method = "-", .path = "-", .id = {}};
};

/// True for a client's own X-Request-Id that is short and harmless in a log; it is kept then.
bool isSaneRequestId(QByteArrayView id);

/// Completes answers with what differs each time they are given, counts them, and writes them down
/// in the log.
///
/// Thread: the I/O thread's.
class Replier
{
public:
    /// `moreFields`: see ServerOptions.
    Replier(const Clock &clock, RequestLog &log, Metrics &metrics,
            std::function<QByteArray()> moreFields = {})
        : m_clock(clock)
        , m_log(log)
        , m_metrics(metrics)
        , m_moreFields(std::move(moreFields))
    {}

    /// Completes the entry of `exchange` for `answer`, which is sent next, and counts it. Returns the
    /// fields that are its own, each with its CRLF.
    QByteArray reply(Exchange &exchange, const Answer &answer);
    /// Writes the entry down, once the answer is on its way.
    void log(const Exchange &exchange);

private:
    const Clock &m_clock;
    RequestLog &m_log;
    Metrics &m_metrics;
    const std::function<QByteArray()> m_moreFields;
    QByteArray m_date; ///< "Date: …\r\n" of m_second.
    qint64 m_second = 0;
};

} // namespace sheria::http
