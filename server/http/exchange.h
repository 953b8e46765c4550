#pragma once

#include "core/base/clock.h"
#include "server/http/answer.h"
#include "server/http/metrics.h"
#include "server/http/outgoing.h"
#include "server/http/requestlog.h"
#include "server/http/socket.h"

#include <QByteArray>
#include <QDateTime>

#include <chrono>
#include <memory>

namespace sheria::http {

/// What an answer must know of the request it answers, and the way back to its client.
struct Exchange
{
    std::shared_ptr<Socket> socket; ///< Its descriptor lives as long as anybody may send.
    bool keepAlive = true;
    bool withBody = true; ///< It is no HEAD.
    QByteArrayView method = "-";
    QByteArray path = "-"; ///< Percent-encoded, without query.
    QByteArray id;
    QByteArray crossOrigin; ///< Guard::crossOriginFields().
    std::chrono::steady_clock::time_point started;
};

/// True for a client's own X-Request-Id that is short and harmless in a log; it is kept then.
bool isSaneRequestId(QByteArrayView id);

/// Sends answers: adds what differs each time they are given, counts them, and writes them down in
/// the log.
///
/// Thread: one; each has its own.
class Replier
{
public:
    Replier(const Clock &clock, RequestLog &log, Metrics &metrics)
        : m_clock(clock)
        , m_log(log)
        , m_metrics(metrics)
    {}

    /// Counts `answer`, begins `out` with it and sends what the client takes at once. The last transfer:
    /// Moved when all is sent, or a file is so long that others shall have their turn.
    Transfer reply(const Exchange &exchange, const Answer &answer, Outgoing &out);

    /// What the log shall say of an exchange; and the writing, which nobody should wait for.
    LoggedRequest describe(const Exchange &exchange, const Answer &answer) const;
    void log(LoggedRequest &&entry);

private:
    QByteArrayView fields(const Exchange &exchange);

    const Clock &m_clock;
    RequestLog &m_log;
    Metrics &m_metrics;
    QByteArray m_fields;
    QByteArray m_date; ///< "Date: …\r\n" of m_second.
    qint64 m_second = 0;
};

} // namespace sheria::http
