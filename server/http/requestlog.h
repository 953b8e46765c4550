#pragma once

#include "core/base/mutex.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDateTime>

#include <chrono>
#include <vector>

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
    explicit RequestLog(int capacity);

    void add(LoggedRequest request);

    /// The newest first.
    std::vector<LoggedRequest> recent() const;
    /// How many were added since the start: what a panel compares to see whether to ask again.
    quint64 total() const;

private:
    const std::size_t m_capacity;
    mutable Mutex m_mutex;
    std::vector<LoggedRequest> m_ring SHERIA_GUARDED_BY(m_mutex);
    quint64 m_total SHERIA_GUARDED_BY(m_mutex) = 0;
};

} // namespace sheria::http
