#pragma once

#include "server/http/clientmemo.h"
#include "server/http/connectionhost.h"
#include "server/http/exchange.h"
#include "server/http/outgoing.h"
#include "server/http/requestparser.h"
#include "server/http/socket.h"

#include <QByteArray>

#include <chrono>
#include <compare>
#include <memory>
#include <optional>

namespace sheria::http {

struct Completed;

/// One client: reads its requests one at a time, has them judged, and sends the answers, in order.
///
/// A connection is always in one phase; each has a deadline or, while a handler works, none. The
/// client may leave in any of them. While a handler works the connection does not send: the worker
/// does, through the socket they share.
///
/// Thread: the I/O thread's.
class Connection final : public Watcher
{
public:
    using Time = std::chrono::steady_clock::time_point;

    Connection(ConnectionHost &host, quint64 id, Socket socket, QByteArray peer);
    ~Connection() override;

    quint64 id() const { return m_id; }
    /// Begins reading. Closes at once when the system cannot watch it.
    void open();
    /// Says no without reading: there are too many connections.
    void turnAway();

    void ready(Ready what) override;
    /// The answer to the request that was delivered has been sent, or as much as the client took.
    void answered(Completed &&completed);
    /// The request that was delivered cannot be answered.
    void declined(const Answer &answer);
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

        auto operator<=>(const Wait &) const = default;
    };
    /// Nothing as long as the client waits for the server, or has not let it wait long enough to make
    /// room for another one.
    std::optional<Wait> waitsForClient(Time now) const;
    const QByteArray &peer() const { return m_peer; }

    bool isTurnedAway() const { return m_turnedAway; }
    /// True while an answer waits for the client to read.
    bool isSending() const { return m_phase == Phase::Sending; }
    /// Since when: the phase, or the last time a client that reads slowly proved that it reads.
    Time since() const { return m_since; }

private:
    enum class Phase {
        Reading,   ///< A request, or nothing between two.
        Working,   ///< A worker makes and sends the answer.
        Sending,   ///< The rest of an answer waits for the client to read.
        Lingering, ///< All is said; what still comes is thrown away, so that it is heard.
        Closed,
    };

    void watch(unsigned interest);
    void enter(Phase phase);
    std::optional<std::chrono::milliseconds> patience() const;

    void readAvailable();
    void discardAvailable();
    void process(QByteArrayView bytes);
    void beginExchange();
    void act(bool moreFollows);
    void resume();
    bool admit();
    void awaitBody(bool moreFollows);
    void serve();
    void serveThrottled(std::chrono::seconds wait);
    void serveKept(const Answer &answer, QByteArrayView noneMatch);
    Request takeRequest();
    void nextRequest();
    bool accountBody();

    void refuse(int status);
    void refuse(Response response);
    void send(const Answer &answer);
    void flush();
    void proceed(Transfer last);
    void awaitPiece();
    void sent();

    ConnectionHost &m_host;
    const quint64 m_id;
    const std::shared_ptr<Socket> m_socket;
    const QByteArray m_peer;
    Phase m_phase = Phase::Reading;
    unsigned m_interest = 0;
    Time m_since;
    bool m_turnedAway = false;
    bool m_draining = false;
    bool m_peerEnded = false; ///< Seen while an answer was made: no further request will come.

    RequestParser m_parser;
    Exchange m_exchange;
    bool m_admitted = false; ///< The guard has let in what the parser reads.
    QByteArray m_pending;    ///< Read already, but belonging to later requests.
    qint64 m_bodyCounted = 0;

    ClientMemo m_memo;
    QByteArray m_cacheKey;

    Outgoing m_out;
    Time m_movedAt; ///< When the client last took something of it.
    qint64 m_heldCounted = 0;
    qint64 m_movedSince = 0; ///< Bytes sent since m_since.
};

} // namespace sheria::http
