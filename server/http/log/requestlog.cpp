// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/log/requestlog.h"

#include "server/http/message/limits.h"

#include <algorithm>

Q_LOGGING_CATEGORY(lcHttp, "sheria.http")
Q_LOGGING_CATEGORY(lcHttpAccess, "sheria.http.access")

namespace sheria::http {

void RequestLog::add(LoggedRequest request)
{
    const MutexLock lock(m_mutex);
    m_ring.append(std::move(request));
}

std::vector<LoggedRequest> RequestLog::recent() const
{
    const MutexLock lock(m_mutex);
    std::vector<LoggedRequest> newestFirst;
    for (qsizetype i = m_ring.lastIndex(); i >= m_ring.firstIndex(); --i)
        newestFirst.push_back(m_ring.at(i));
    return newestFirst;
}

quint64 RequestLog::total() const
{
    const MutexLock lock(m_mutex);
    return static_cast<quint64>(m_ring.lastIndex() + 1); // Indexes go on when the oldest is lost.
}

bool isSaneRequestId(QByteArrayView id)
{
    return !id.isEmpty() && id.size() <= MaxRequestIdBytes && consistsOf(id, Characters::Name);
}

QByteArray Replier::reply(Exchange &exchange, const Answer &answer)
{
    LoggedRequest &entry = exchange.entry;
    entry.when = m_clock.now();
    entry.status = answer.status;
    entry.bytes = exchange.withBody ? answer.length : 0;
    entry.route = answer.route;
    entry.took = std::chrono::duration_cast<std::chrono::microseconds>(
        std::chrono::steady_clock::now() - exchange.started);
    if (answer.steps)
        return {}; // What is shown is no answer of this server's.
    // Counted before it leaves: who has the answer and then asks for the numbers finds it in them.
    m_metrics.answered(entry.route, entry.status, entry.took, entry.bytes);
    const qint64 second = entry.when.toSecsSinceEpoch();
    if (second != m_second || m_date.isEmpty()) {
        m_second = second;
        m_date = "Date: " + httpDate(entry.when) + "\r\n";
    }
    QByteArray fields;
    fields.reserve(256);
    fields.append(m_date).append("X-Request-Id: ").append(entry.id);
    fields.append("\r\n").append(exchange.crossOrigin);
    if (m_moreFields)
        fields.append(m_moreFields());
    fields.append(exchange.keepAlive ? "Connection: keep-alive\r\n" : "Connection: close\r\n");
    return fields;
}

/// The query and the fields of the request stay out of the line.
void Replier::log(const Exchange &exchange)
{
    const LoggedRequest &entry = exchange.entry;
    qCInfo(lcHttpAccess, "method=%s path=%s status=%d bytes=%lld ms=%.3f id=%s",
           entry.method.data(), entry.path.constData(), entry.status,
           static_cast<long long>(entry.bytes), static_cast<double>(entry.took.count()) / 1000,
           entry.id.constData());
    m_log.add(entry);
}

} // namespace sheria::http
