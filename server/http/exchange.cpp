#include "server/http/exchange.h"

#include "server/http/limits.h"
#include "server/http/logging.h"

#include <algorithm>

namespace sheria::http {

namespace {

/// One line per request; the query and the fields of the request stay out of it.
void writeAccessLine(const LoggedRequest &request)
{
    const double milliseconds = static_cast<double>(request.took.count()) / 1000.0;
    QByteArray line;
    line.reserve(request.path.size() + 128);
    line.append("method=").append(request.method);
    line.append(" path=").append(request.path);
    line.append(" status=").append(QByteArray::number(request.status));
    line.append(" bytes=").append(QByteArray::number(request.bytes));
    line.append(" ms=").append(QByteArray::number(milliseconds, 'f', 3));
    line.append(" id=").append(request.id);
    qCInfo(lcHttpAccess, "%s", line.constData());
}

} // namespace

bool isSaneRequestId(QByteArrayView id)
{
    const auto isPlain = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
            || c == '-' || c == '_' || c == '.';
    };
    return !id.isEmpty() && id.size() <= MaxRequestIdBytes
        && std::all_of(id.begin(), id.end(), isPlain);
}

QByteArray Replier::reply(const Exchange &exchange, const LoggedRequest &entry)
{
    constexpr qsizetype TypicalBytes = 256;
    // Counted before it leaves: who has the answer and then asks for the numbers finds it in them.
    m_metrics.answered(entry.route, entry.status, entry.took, entry.bytes);
    const qint64 second = entry.when.toSecsSinceEpoch();
    if (second != m_second || m_date.isEmpty()) {
        m_second = second;
        m_date = "Date: " + httpDate(entry.when) + "\r\n";
    }
    QByteArray fields;
    fields.reserve(TypicalBytes);
    fields.append(m_date).append("X-Request-Id: ").append(exchange.id);
    fields.append("\r\n").append(exchange.crossOrigin);
    fields.append(exchange.keepAlive ? "Connection: keep-alive\r\n" : "Connection: close\r\n");
    return fields;
}

LoggedRequest Replier::describe(const Exchange &exchange, const Answer &answer) const
{
    const auto took = std::chrono::steady_clock::now() - exchange.started;
    const bool hasBody = exchange.withBody && !answer.notModified;
    return {.when = m_clock.now(),
            .method = exchange.method,
            .path = exchange.path,
            .status = answer.notModified ? 304 : answer.status,
            .bytes = hasBody ? answer.length : 0,
            .route = answer.route,
            .took = std::chrono::duration_cast<std::chrono::microseconds>(took),
            .id = exchange.id};
}

void Replier::log(LoggedRequest &&entry)
{
    if (lcHttpAccess().isInfoEnabled())
        writeAccessLine(entry);
    m_log.add(std::move(entry));
}

} // namespace sheria::http
