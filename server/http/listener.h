#pragma once

#include "core/base/clock.h"
#include "core/base/mutex.h"
#include "server/http/connection.h"
#include "server/http/connectionhost.h"
#include "server/http/front.h"
#include "server/http/guard.h"
#include "server/http/ratelimiter.h"
#include "server/http/responsecache.h"
#include "server/http/workerpool.h"

#include <atomic>
#include <functional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace sheria::http {

struct ServerOptions;

/// Takes connections on the loopback interface, and is what they share. When descriptors run out
/// it closes the one it keeps in reserve to take a client and tell it so, and goes on by itself.
///
/// Thread: the I/O thread's; complete() and requestStop() any.
class Listener final : private ConnectionHost, private Watcher, private Poller::Owner
{
public:
    Listener(const ServerOptions &options, const Clock &clock, RateLimiter &limiter,
             RequestLog &log, Metrics &metrics);
    ~Listener() override;

    /// Errors: those of Server::start().
    Result<quint16> listen(quint16 port);

    struct Pools
    {
        WorkerPool &workers;
        WorkerPool &slow;   ///< For what ServerOptions::isSlow() says.
        WorkerPool &stream; ///< For bodies that are read as they are sent.
    };
    /// Serves until requestStop() and what is under way has ended.
    void run(const Pools &pools);

    void complete(Completed &&completed);
    void requestStop();

private:
    Poller &poller() override { return m_poller; }
    const Limits &limits() const override { return m_limits; }
    const Guard &guard() const override { return *m_guard; }
    Replier &replier() override { return m_replier; }
    std::optional<std::chrono::seconds> throttle(const Answer &kept,
                                                 const QByteArray &peer) override;
    QByteArray newRequestId() override;
    char *readBuffer() override { return m_readBuffer.data(); }
    const Answer *cached(const RequestHead &head, QByteArrayView credentials,
                         QByteArray &key) override;
    void keep(const QByteArray &key, const Answer &answer) override;
    void deliver(Connection &connection, Request &&request, const Exchange &exchange) override;
    void deliver(Connection &connection, Outgoing &&rest, const Exchange &exchange) override;
    void expect(const Connection &connection) override;
    bool accountBody(qint64 change) override;
    void accountUnsent(qint64 change) override;
    void closed(Connection &connection) override;

    void ready(Ready what) override;
    void turnBegins() override;
    std::optional<std::chrono::milliseconds> turnEnded() override;

    void submit();
    void submitTo(WorkerPool &workers, std::vector<Task> &waiting);
    void decline(quint64 connection);
    void take(Accepted accepted);
    bool isFull() const;
    void makeRoom(const QByteArray &peer);
    void shedOne();
    void setAccepting(bool accepting);
    void tick(Connection::Time now);
    void drain();
    void relieve();
    void closeAll();

    const Limits m_limits;
    const QByteArrayList m_hosts;
    const QByteArrayList m_origins;
    const QByteArray m_sessionCookie;
    const std::function<quint64()> m_revision;
    const std::function<bool(const Request &)> m_isSlow;
    const Pools *m_pools = nullptr; ///< Set while it runs.

    Poller m_poller;
    Front m_front;
    std::optional<Guard> m_guard; ///< From listen() on: it needs the port.
    ResponseCache m_cache;
    RateLimiter &m_limiter;
    Metrics &m_metrics;
    const std::chrono::milliseconds m_tickInterval;
    Connection::Time m_nextTick;
    std::optional<Connection::Time> m_wakeMoreAt; ///< Set while few workers were woken for much.
    Connection::Time m_drainEnd;
    Descriptor m_reserve;
    bool m_accepting = false;
    bool m_draining = false;

    std::unordered_map<quint64, std::unique_ptr<Connection>> m_connections;
    std::vector<std::unique_ptr<Connection>> m_closed; ///< Until the turn has ended.
    std::vector<Task> m_tasks;                         ///< Of this turn; handed over when it ends.
    std::vector<Task> m_slowTasks;
    std::vector<Task> m_streamTasks;
    quint64 m_lastId = 0;
    int m_turnedAway = 0;
    qint64 m_bodyBytes = 0;
    qint64 m_unsentBytes = 0;

    std::vector<char> m_readBuffer;
    quint64 m_requestNumber;
    Replier m_replier;

    Mutex m_mutex;
    std::vector<Completed> m_completed SHERIA_GUARDED_BY(m_mutex);
    std::unordered_set<quint64> m_expected SHERIA_GUARDED_BY(m_mutex);
    bool m_wakeSent SHERIA_GUARDED_BY(m_mutex) = false;
    std::atomic<bool> m_stopRequested = false;
};

} // namespace sheria::http
