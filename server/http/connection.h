#pragma once

#include "server/http/connectionhost.h"
#include "server/http/outgoing.h"
#include "server/http/requestparser.h"
#include "server/http/socket.h"

#include <QByteArray>

#include <chrono>

namespace sheria::http {

/// One client: reads its requests one at a time, has them judged, and sends the answers, in order.
///
/// A connection is always in one phase; each has a deadline or, while a handler works, none. The
/// client may leave in any of them.
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
    /// The answer to the request that was delivered last.
    void answer(const Answer &answer);
    /// Looks at the deadline.
    void tick(Time now);
    /// Finishes what is under way, then closes.
    void drain();
    void close();

    bool isTurnedAway() const { return m_turnedAway; }
    /// True while an answer waits for the client to read.
    bool isSending() const { return m_phase == Phase::Sending; }
    /// Since when: the phase, or the last time a client that reads slowly proved that it reads.
    Time since() const { return m_since; }

private:
    enum class Phase {
        Reading,   ///< A request, or nothing between two.
        Working,   ///< Somebody else works on the answer.
        Sending,   ///< The answer goes out.
        Lingering, ///< All is said; what still comes is thrown away, so that it is heard.
        Closed,
    };

    /// What is known of the request that is read or answered.
    struct Exchange
    {
        bool admitted = false; ///< The guard has let it in.
        bool keepAlive = true;
        bool withBody = true; ///< The answer has one: it is no HEAD.
        QByteArrayView method = "-";
        QByteArray path = "-"; ///< Without query.
        QByteArray id;
        Time started;
    };

    void watch(unsigned interest);
    void enter(Phase phase);

    void readAvailable();
    void discardAvailable();
    void process(QByteArrayView bytes);
    void resume();
    bool step();
    bool admit();
    void askForBody(bool bodyFollows);
    void serve();
    void serveKept(const Answer &answer, QByteArrayView noneMatch);
    Request takeRequest();
    void nextRequest();
    void digestCredentials();
    bool accountBody();

    void refuse(int status);
    void refuse(Response response);
    void send(const Answer &answer);
    QByteArrayView fieldsOfThisTime();
    void flush();
    void sent();
    void log(int status, qint64 bytes) const;

    ConnectionHost &m_host;
    const quint64 m_id;
    Socket m_socket;
    const QByteArray m_peer;
    Phase m_phase = Phase::Reading;
    unsigned m_interest = 0;
    Time m_since;
    bool m_turnedAway = false;
    bool m_draining = false;

    RequestParser m_parser;
    Exchange m_exchange;
    QByteArray m_pending; ///< Read already, but belonging to later requests.
    qint64 m_bodyCounted = 0;

    QByteArray m_credentials; ///< As last seen: a client that repeats them costs no hash.
    QByteArray m_credentialsDigest;
    QByteArray m_cacheKey;

    QByteArray m_fields;
    Outgoing m_out;
    qint64 m_heldCounted = 0;
    qint64 m_movedSince = 0; ///< Bytes sent since m_since.
};

} // namespace sheria::http
