// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/mutex.h"
#include "server/http/connection/connection.h"
#include "server/http/connection/endpoint.h"
#include "server/http/connection/guard.h"
#include "server/http/connection/ratelimiter.h"
#include "server/http/connection/serveroptions.h"
#include "server/http/connection/workerpool.h"
#include "server/http/message/answer.h"

#include <QEventLoop>
#include <QHostAddress>
#include <QTcpServer>
#include <QTimer>

#include <array>
#include <functional>
#include <unordered_map>
#include <vector>

namespace sheria::http {

/// A listening socket. Its connections are the listener's; Qt's HTTP server is given channels instead.
class Acceptor final : public QTcpServer
{
public:
    using Take = std::function<void(qintptr descriptor, const Acceptor &from)>;
    explicit Acceptor(Take take) : m_take(std::move(take)) {}
    ~Acceptor() override;

    /// Listens. Errors: those of Server::start().
    Result<void> open(const Endpoint &endpoint, int socketMode);

    /// A channel that the HTTP server bound to this has taken.
    Channel *openChannel();
    /// Of a Unix socket nothing is known of its peers; Qt takes its name for addresses.
    bool isUnix() const { return m_isUnix; }
    /// True when clients may ask for the address that they connected to.
    bool isNamed() const { return m_isNamed; }
    /// 0 for a Unix socket.
    quint16 port() const { return m_isUnix ? 0 : serverPort(); }

private:
    void incomingConnection(qintptr descriptor) override { m_take(descriptor, *this); }

    const Take m_take;
    bool m_isUnix = false;
    bool m_isNamed = false;
    QString m_ownPath; ///< Of the Unix socket that it made.
};

/// Takes connections, and is what they share.
///
/// Thread: the I/O thread's, which runs an event loop; requestStop() any.
class Listener final : public QObject
{
public:
    Listener(const ServerOptions &options, const Clock &clock, RateLimiter &limiter,
             RequestLog &log, Metrics &metrics);
    ~Listener() override;

    /// Listens on all of `endpoints`, or none. Returns the first port. Errors: those of Server::start().
    Result<quint16> listen(const std::vector<Endpoint> &endpoints);

    using Handle = decltype(WorkerPool::Tools::handle);
    /// Serves, with `handle` on worker threads, until requestStop() and what is under way has ended.
    void run(const Handle &handle);
    void requestStop();
    /// Calls `done`, on the I/O thread, when a worker for most requests has come to it. Thread: any.
    void pulse(std::function<void()> done);

    // What the connections use.

    const Limits &limits() const { return m_options.limits; }
    const Guard &guard() const { return *m_guard; }
    const TrustedProxies &proxies() const { return m_options.proxies; }
    const SignInFields &signInFields() const { return m_options.signIn; }
    Replier &replier() { return m_replier; }
    HttpServer &httpServer() { return m_httpServer; }
    Channel *openChannel() { return m_acceptors.front()->openChannel(); }
    /// ReadBytes of scratch, for the time of one call.
    char *readBuffer() { return m_readBuffer.data(); }
    QByteArray newRequestId();

    /// How long the client at `peer` must wait for `kept`, an answer that cached() returned, when it
    /// asks too often. What is not kept is counted where it is made.
    std::optional<std::chrono::seconds> throttle(const Answer &kept, const QByteArray &peer);
    /// The kept answer to a request, or null. `credentials` is a digest of what the client showed.
    /// Sets `key` to what keep() wants; empty: the answer to such a request is not kept.
    const Answer *cached(const RequestHead &head, const Arrival &arrival,
                         QByteArrayView credentials, QByteArray &key);
    void keep(const QByteArray &key, const Answer &answer);

    /// Hands over a request, or a piece of an answer that is to be read: Connection::answered() is told
    /// when it is made. Returns false when too many wait.
    [[nodiscard]] bool deliver(Task &&task);

    /// True when the bodies that are arriving are too large, in all connections together.
    bool holdsTooManyBodies() const;
    /// Drops the client that has not read for the longest time when too many bytes of answers wait.
    void relieve();
    /// The connection is closed; it is destroyed when nothing of it is on the stack, and no worker has
    /// its request.
    void closed(const Connection &connection);

private:
    void take(qintptr descriptor, const Acceptor &from);
    Connection::Origin originOf(const QTcpSocket &socket, const Acceptor &from) const;
    void add(std::unique_ptr<QTcpSocket> socket, Connection::Origin origin);
    bool isFull() const;
    void makeRoom(const QByteArray &peer);

    void turn();
    void complete(Completed &&completed);
    void takeCompleted();
    void tick();
    void drain();
    qint64 sumOf(qint64 (Connection::*bytes)() const) const;

    QEventLoop m_loop; ///< First: timers and sockets want that there is one.
    const ServerOptions m_options;
    /// For most requests, for those of which ServerOptions::isSlow() says it, and for bodies that are
    /// read as they are sent. Set while it runs.
    std::array<WorkerPool *, 3> m_pools{};
    HttpServer m_httpServer;
    /// After the server, which becomes the parent of the first.
    std::vector<std::unique_ptr<Acceptor>> m_acceptors;
    std::optional<Guard> m_guard; ///< From listen() on: it needs the port.
    ResponseCache m_cache;
    RateLimiter &m_limiter;
    Metrics &m_metrics;
    QTimer m_ticker;
    QTimer m_wakeMore; ///< Runs while few workers were woken for much.
    Connection::Time m_drainEnd;
    bool m_draining = false;
    bool m_turnScheduled = false; ///< turn() shall act once the events at hand have been handled.

    std::unordered_map<quint64, std::unique_ptr<Connection>> m_connections;
    quint64 m_lastId = 0;
    std::size_t m_closed = 0;     ///< Of the connections.
    std::size_t m_turnedAway = 0; ///< Of those that are not closed.

    std::function<void()> m_pulse; ///< What waits for a worker to come to it; null: nothing.

    std::vector<char> m_readBuffer;
    quint64 m_requestNumber;
    Replier m_replier;

    Mutex m_mutex;
    std::vector<Completed> m_completed SHERIA_GUARDED_BY(m_mutex);
    bool m_wakeSent SHERIA_GUARDED_BY(m_mutex) = false;
};

} // namespace sheria::http
