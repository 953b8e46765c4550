// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/http/connection/channel.h"
#include "server/http/connection/forwarded.h"
#include "server/http/connection/requestparser.h"
#include "server/http/log/requestlog.h"

#include <QByteArray>
#include <QTcpSocket>

#include <chrono>
#include <memory>
#include <optional>
#include <tuple>

namespace sheria::http {

class Listener;
struct Completed;
struct Task;

/// One client: reads its requests one at a time, has them judged, passes them to Qt's HTTP server
/// through a channel of its own, and sends what that answers, in order. Refusals, and answers that
/// were kept, it sends itself.
///
/// A connection is always in one phase; each has a deadline or, while a handler works, none. The
/// client may leave in any of them. A connection that is closed while a worker has its request lives
/// on until the worker is done, since Qt's responder needs the channel.
///
/// Thread: the I/O thread's.
class Connection final
{
public:
    using Time = std::chrono::steady_clock::time_point;

    /// From where a socket came, and whether a proxy is at its other end whose word is taken.
    struct Origin
    {
        Arrival arrival;
        bool isProxy = false;
    };

    Connection(Listener &listener, quint64 id, std::unique_ptr<QTcpSocket> socket, Origin origin);
    ~Connection();
    Q_DISABLE_COPY_MOVE(Connection)

    quint64 id() const { return m_id; }
    /// Says no without reading: there are too many connections.
    void turnAway();

    /// The answer to the request that was delivered, or a piece of it, is made.
    void answered(Completed &&completed);
    /// Looks at the deadline.
    void tick(Time now);
    /// Finishes what is under way, then closes.
    void drain();
    void close();

    /// What the server waits for, where it waits for the client, and since when.
    struct Wait
    {
        enum class Kind { Idle, Request, Unread }; ///< In the order in which they are given up.
        Kind kind = Kind::Idle;
        Time since;
        std::chrono::milliseconds limit; ///< It may last so long,
        std::chrono::milliseconds shed;  ///< and so long where room is wanted for another client.

        bool operator<(const Wait &other) const
        {
            return std::tie(kind, since) < std::tie(other.kind, other.since);
        }
    };
    /// Nothing as long as the client waits for the server.
    std::optional<Wait> wait() const;
    const QByteArray &peer() const { return m_origin.arrival.client; }
    /// True when its requests are those of many clients.
    bool isProxy() const { return m_origin.isProxy; }

    bool isTurnedAway() const { return m_turnedAway; }
    bool isClosed() const { return m_phase == Phase::Closed; }
    /// True while an answer waits for the client to read.
    bool isSending() const { return m_phase == Phase::Sending; }
    /// Bytes of the body of a request that is not handed over yet.
    qint64 bodyBytes() const { return m_parser.body().size(); }
    /// Bytes of answers that the client did not take yet.
    qint64 unsentBytes() const { return m_socket->bytesToWrite(); }
    /// True while a worker has its request.
    bool isAwaited() const { return m_awaited; }
    /// Since when: the phase, or the last time a client that reads slowly proved that it reads.
    Time since() const { return m_since; }

private:
    enum class Phase {
        Reading,   ///< A request, or nothing between two.
        Working,   ///< A worker makes the answer, or a piece of it.
        Sending,   ///< The rest of an answer waits for the client to read.
        Lingering, ///< All is said; what still comes is thrown away, so that it is heard.
        Closed,
    };

    void enter(Phase phase);
    void pauseReading();
    void resumeReading();

    void readAvailable();
    void process();
    void beginExchange();
    void act();
    void resume();
    bool admit();
    void serve();
    void dispatch();
    void await(Task &&task);
    QByteArray requestBytes() const;

    void refuse(Response response);
    void respond(const Answer &answer);
    QByteArray bytesThroughQt(const Answer &answer, const QByteArray &fields);
    void push(const QByteArray &bytes);
    void written(qint64 count);
    void proceed();
    void awaitPiece();
    void writePiece(const QByteArray &piece);
    void sendNextStep();
    void awaitStep();
    void sent();

    Listener &m_listener;
    const quint64 m_id;
    const std::unique_ptr<QTcpSocket> m_socket;
    const Origin m_origin;
    Arrival m_arrival; ///< Of the request that was admitted.
    Phase m_phase = Phase::Reading;
    Time m_since;
    bool m_turnedAway = false;
    bool m_draining = false;
    bool m_isPaused = false;  ///< Qt reads nothing: see pauseReading().
    bool m_isPushing = false; ///< Qt reports what is being sent just now.
    qint64 m_discardLeft = 0; ///< While lingering.

    RequestParser m_parser;
    Exchange m_exchange;
    bool m_admitted = false; ///< The guard has let in what the parser reads.

    QByteArray m_cacheKey;

    Channel *m_channel = nullptr;         ///< Qt's; made for the first request that is dispatched.
    std::optional<Responder> m_responder; ///< Until the answer is sent.
    bool m_awaited = false;
    bool m_hadLargeBody = false;

    std::optional<Answer> m_long; ///< An answer with a stream, or steps, that is under way.
    Step m_step;                  ///< Of its steps, the last that was sent.

    Time m_movedAt;          ///< When the client last took something of it.
    qint64 m_movedSince = 0; ///< Bytes sent since m_since.
};

} // namespace sheria::http
