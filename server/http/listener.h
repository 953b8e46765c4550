#pragma once

#include "core/base/clock.h"
#include "core/base/mutex.h"
#include "server/http/connection.h"
#include "server/http/connectionhost.h"
#include "server/http/front.h"
#include "server/http/guard.h"
#include "server/http/responsecache.h"
#include "server/http/workerpool.h"

#include <QTimer>

#include <atomic>
#include <functional>
#include <unordered_map>
#include <vector>

namespace sheria::http {

struct ServerOptions;

/// Takes connections on the loopback interface, and is what they share. When descriptors run out
/// it closes the one it keeps in reserve to take a client and tell it so, and goes on by itself.
///
/// Thread: the I/O thread's, whose event loop runs it; complete() and requestStop() any.
class Listener final : private ConnectionHost, private Watcher, private Poller::Owner
{
public:
    /// Hands a request to the workers; false when there are too many.
    using Submit = std::function<bool(Task &&task)>;

    Listener(const ServerOptions &options, const Clock &clock, RequestLog &log, Submit submit);
    ~Listener() override;

    /// Errors: those of Server::start().
    Result<quint16> listen(quint16 port);

    void complete(Completed completed);
    /// Drains; then calls `stopped` on the I/O thread.
    void requestStop();
    void setStopped(std::function<void()> stopped) { m_stopped = std::move(stopped); }

private:
    Poller &poller() override { return m_poller; }
    const Limits &limits() const override { return m_limits; }
    const Guard &guard() const override { return *m_guard; }
    QByteArrayView dateField() override;
    QByteArray newRequestId() override;
    char *readBuffer() override { return m_readBuffer.data(); }
    const Answer *cached(const RequestHead &head, QByteArrayView credentials,
                         QByteArray &key) override;
    void keep(const QByteArray &key, const Answer &answer) override;
    void deliver(Connection &connection, Request &&request) override;
    void log(LoggedRequest &&request) override;
    bool accountBody(qint64 change) override;
    void accountUnsent(qint64 change) override;
    void closed(Connection &connection) override;

    void ready(Ready what) override;
    void woken() override;
    void turnEnded() override;

    void take(Accepted accepted);
    void shedOne();
    void setAccepting(bool accepting);
    void tick();
    void drain();
    void relieve();
    void endIfDrained();
    const QDateTime &now();

    const Limits m_limits;
    const QByteArrayList m_hosts;
    const QByteArrayList m_origins;
    const std::function<quint64()> m_revision;
    const Clock &m_clock;
    RequestLog &m_log;
    const Submit m_submit;
    std::function<void()> m_stopped;

    Poller m_poller;
    Front m_front;
    std::optional<Guard> m_guard; ///< From listen() on: it needs the port.
    ResponseCache m_cache;
    QTimer m_timer;
    Descriptor m_reserve;
    bool m_accepting = false;
    bool m_draining = false;

    std::unordered_map<quint64, std::unique_ptr<Connection>> m_connections;
    std::vector<std::unique_ptr<Connection>> m_closed; ///< Until the turn has ended.
    quint64 m_lastId = 0;
    int m_turnedAway = 0;
    qint64 m_bodyBytes = 0;
    qint64 m_unsentBytes = 0;

    std::vector<char> m_readBuffer;
    quint64 m_requestNumber;
    QDateTime m_now; ///< Of this turn; null until it is asked for.
    QByteArray m_dateField;
    qint64 m_dateSecond = 0;

    Mutex m_mutex;
    std::vector<Completed> m_completed SHERIA_GUARDED_BY(m_mutex);
    std::atomic<bool> m_stopRequested = false;
};

} // namespace sheria::http
