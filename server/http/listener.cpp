#include "server/http/listener.h"

#include "server/http/coding.h"
#include "server/http/logging.h"
#include "server/http/problem.h"
#include "server/http/server.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace sheria::http {

using namespace Qt::StringLiterals;

namespace {

constexpr int AcceptsPerTurn = 64;
/// A worker that has not come to a task by then is at slow work, and others shall help.
constexpr auto SlowAfter = std::chrono::milliseconds(2);
constexpr auto ShortestTick = std::chrono::milliseconds(10);
constexpr auto LongestTick = std::chrono::milliseconds(500);

/// For clients so many that not even their requests are read.
constexpr QByteArrayView BusyAnswer =
    "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nRetry-After: 1\r\n"
    "Connection: close\r\n\r\n";

/// How often deadlines are looked at: a quarter of the shortest, within reason.
std::chrono::milliseconds tickInterval(const Limits &limits)
{
    const auto shortest = std::min(
        {limits.head, limits.body, limits.idle, limits.stall, limits.linger, limits.drain});
    return std::clamp(shortest / 4, ShortestTick, LongestTick);
}

/// True when an earlier answer may stand for the one to `head`.
bool mayBeKept(const RequestHead &head)
{
    return (head.method == Method::Get || head.method == Method::Head) && !head.chunked
        && !head.contentLength && head.value("Range").isNull()
        && head.value("If-Modified-Since").isNull();
}

} // namespace

Listener::Listener(const ServerOptions &options, const Clock &clock, RateLimiter &limiter,
                   RequestLog &log, Metrics &metrics)
    : m_limits(options.limits)
    , m_hosts(options.allowedHosts)
    , m_origins(options.allowedOrigins)
    , m_sessionCookie(options.sessionCookie)
    , m_revision(options.revision)
    , m_isSlow(options.isSlow)
    , m_poller(*this)
    , m_cache(options.cacheBytes)
    , m_limiter(limiter)
    , m_metrics(metrics)
    , m_tickInterval(tickInterval(options.limits))
    , m_reserve(openReserve())
    , m_readBuffer(ReadBytes)
    , m_requestNumber(QRandomGenerator::system()->generate64())
    , m_replier(clock, log, metrics)
{}

Listener::~Listener()
{
    closeAll(); // Connections tell their host, which must be whole, when they close.
}

void Listener::run(const Pools &pools)
{
    ignoreBrokenPipes();
    m_pools = &pools;
    m_poller.run();
    m_pools = nullptr;
}

Result<quint16> Listener::listen(quint16 port)
{
    if (!m_poller.isOpen())
        return Error{ErrorCode::Unavailable, u"The system has no descriptors left."_s};
    SHERIA_TRY(const quint16 bound, m_front.listen(port));
    m_guard.emplace(m_hosts, m_origins, bound, m_sessionCookie);
    m_accepting = m_poller.add(int(m_front.descriptor()), Poller::Read, this);
    if (!m_accepting)
        return Error{ErrorCode::Unavailable, u"The system cannot watch the socket."_s};
    return bound;
}

void Listener::ready(Ready)
{
    for (int i = 0; i < AcceptsPerTurn; ++i) {
        Accepted accepted = acceptFrom(int(m_front.descriptor()));
        switch (accepted.kind) {
        case Accepted::Kind::Taken: take(std::move(accepted)); break;
        case Accepted::Kind::Gone: break;
        case Accepted::Kind::None: return;
        case Accepted::Kind::OutOfDescriptors: return shedOne();
        }
    }
}

void Listener::take(Accepted accepted)
{
    Socket socket(std::move(accepted.descriptor));
    if (isFull())
        makeRoom(accepted.peer);
    const bool tooMany = isFull();
    if (tooMany && m_turnedAway >= MaxTurnedAway) {
        socket.send({{BusyAnswer}});
        return;
    }
    const quint64 id = ++m_lastId;
    ConnectionHost &host = *this; // A base that only this class may convert to.
    auto connection = std::make_unique<Connection>(host, id, std::move(socket),
                                                   std::move(accepted.peer));
    Connection &added = *connection;
    m_connections.emplace(id, std::move(connection));
    m_metrics.connected();
    m_turnedAway += tooMany ? 1 : 0;
    if (tooMany)
        added.turnAway();
    else
        added.open();
}

bool Listener::isFull() const
{
    return m_connections.size() - static_cast<std::size_t>(m_turnedAway)
        >= static_cast<std::size_t>(m_limits.connections);
}

/// Closes a connection whose client lets the server wait, so that clients that do nothing cannot shut
/// out one that wants something from `peer`. It is one of the address that has the most, and never of
/// another one that has no more than `peer`; of one address, the one that has waited for the longest.
void Listener::makeRoom(const QByteArray &peer)
{
    QHash<QByteArray, int> ofPeer;
    for (const auto &[id, connection] : m_connections)
        ++ofPeer[connection->peer()];
    const Connection::Time now = std::chrono::steady_clock::now();
    Connection *spare = nullptr;
    std::pair<int, Connection::Wait> best;
    for (const auto &[id, connection] : m_connections) {
        const std::optional<Connection::Wait> wait = connection->isTurnedAway()
            ? std::nullopt
            : connection->waitsForClient(now);
        const int count = ofPeer.value(connection->peer());
        if (!wait || (connection->peer() != peer && count <= ofPeer.value(peer)))
            continue;
        const std::pair rank(-count, *wait);
        if (!spare || rank < best) {
            spare = connection.get();
            best = rank;
        }
    }
    if (spare)
        spare->close();
}

/// Uses the descriptor in reserve to take one client and say no, rather than to leave it, and with
/// it the readiness of the listening socket, waiting.
void Listener::shedOne()
{
    m_reserve.reset();
    Accepted accepted = acceptFrom(int(m_front.descriptor()));
    if (accepted.kind == Accepted::Kind::Taken)
        Socket(std::move(accepted.descriptor)).send({{BusyAnswer}});
    m_reserve = openReserve();
    // Somebody else took the descriptor: looking again at once would keep the thread busy.
    if (!m_reserve)
        setAccepting(false);
}

void Listener::setAccepting(bool accepting)
{
    if (accepting == m_accepting || m_draining)
        return;
    m_accepting = accepting;
    m_poller.change(int(m_front.descriptor()), accepting ? Poller::Read : Poller::Nothing, this);
}

void Listener::tick(Connection::Time now)
{
    m_nextTick = now + m_tickInterval;
    if (!m_reserve)
        m_reserve = openReserve();
    if (m_reserve)
        setAccepting(true);
    std::vector<Connection *> connections; // They leave the map when they close.
    connections.reserve(m_connections.size());
    for (const auto &[id, connection] : m_connections)
        connections.push_back(connection.get());
    for (Connection *connection : connections)
        connection->tick(now);
    if (m_draining && now >= m_drainEnd)
        closeAll();
}

/// Answers were sent meanwhile, perhaps to clients whose next request is what wakes us now.
void Listener::turnBegins()
{
    std::vector<Completed> completed;
    {
        const MutexLock lock(m_mutex);
        completed.swap(m_completed);
        m_wakeSent = false;
        for (const Completed &each : completed)
            m_expected.erase(each.connection);
    }
    for (Completed &each : completed) {
        m_front.release(each.connection);
        if (const auto found = m_connections.find(each.connection); found != m_connections.end())
            found->second->answered(std::move(each));
    }
    if (m_stopRequested && !m_draining)
        drain();
}

std::optional<std::chrono::milliseconds> Listener::turnEnded()
{
    const Connection::Time now = std::chrono::steady_clock::now();
    if (now >= m_nextTick)
        tick(now);
    if (m_wakeMoreAt && now >= *m_wakeMoreAt) {
        for (WorkerPool *pool : {&m_pools->workers, &m_pools->slow, &m_pools->stream})
            pool->wakeMore();
        m_wakeMoreAt.reset();
    }
    submit();
    m_closed.clear();
    if (m_draining && m_connections.empty())
        m_poller.quit();
    if (m_wakeMoreAt)
        return SlowAfter;
    if (m_connections.empty() && m_accepting)
        return std::nullopt;
    return m_tickInterval;
}

/// Called by workers. A client that took all of its answer and may send the next request brings
/// the next turn itself; waking the I/O thread for it would cost more than a small answer.
void Listener::complete(Completed &&completed)
{
    const bool isOver = completed.last.kind == Transfer::Kind::Moved && completed.rest.isDone()
        && completed.keepAlive;
    bool wake = false;
    {
        const MutexLock lock(m_mutex);
        const bool needed = !isOver || m_stopRequested || m_expected.contains(completed.connection);
        wake = needed && !std::exchange(m_wakeSent, m_wakeSent || needed);
        m_completed.push_back(std::move(completed));
    }
    if (wake)
        m_poller.wake();
}

void Listener::expect(const Connection &connection)
{
    const MutexLock lock(m_mutex);
    m_expected.insert(connection.id());
    if (!m_completed.empty() && !std::exchange(m_wakeSent, true))
        m_poller.wake();
}

void Listener::requestStop()
{
    m_stopRequested = true;
    m_poller.wake();
}

void Listener::drain()
{
    m_poller.remove(int(m_front.descriptor()));
    m_front.close();
    m_draining = true;
    std::vector<Connection *> connections;
    for (const auto &[id, connection] : m_connections)
        connections.push_back(connection.get());
    for (Connection *connection : connections)
        connection->drain();
    m_drainEnd = std::chrono::steady_clock::now() + m_limits.drain;
}

void Listener::closeAll()
{
    while (!m_connections.empty())
        m_connections.begin()->second->close();
}

void Listener::closed(Connection &connection)
{
    m_turnedAway -= connection.isTurnedAway() ? 1 : 0;
    const auto found = m_connections.find(connection.id());
    m_closed.push_back(std::move(found->second));
    m_connections.erase(found);
    m_metrics.disconnected();
}

bool Listener::accountBody(qint64 change)
{
    m_bodyBytes += change;
    return m_bodyBytes <= m_limits.heldBodyBytes;
}

void Listener::accountUnsent(qint64 change)
{
    m_unsentBytes += change;
    if (m_unsentBytes > m_limits.unsentBytes)
        relieve();
}

/// Drops the client that has not read for the longest time.
void Listener::relieve()
{
    Connection *slowest = nullptr;
    for (const auto &[id, connection] : m_connections) {
        if (connection->isSending() && (!slowest || connection->since() < slowest->since()))
            slowest = connection.get();
    }
    if (slowest)
        slowest->close();
}

const Answer *Listener::cached(const RequestHead &head, QByteArrayView credentials, QByteArray &key)
{
    key.resize(0);
    if (!m_revision || !mayBeKept(head))
        return nullptr;
    key.append(static_cast<char>(chooseCoding(head.value("Accept-Encoding")))).append(credentials);
    for (const QByteArrayView part : {head.host, head.value("Accept"), head.target})
        key.append('\0').append(part);
    const Answer *kept = m_cache.find(key, m_revision());
    m_metrics.keptAnswerLooked(kept != nullptr);
    return kept;
}

void Listener::keep(const QByteArray &key, const Answer &answer)
{
    if (answer.cacheRevision)
        m_cache.insert(key, answer, m_revision());
}

void Listener::deliver(Connection &connection, Request &&request, const Exchange &exchange)
{
    std::optional<Request> taken = m_front.dispatch(connection.id(), std::move(request));
    if (!taken)
        return connection.declined(makeRefusal(refusal(400)));
    taken->readTarget();
    std::vector<Task> &tasks = m_isSlow && m_isSlow(*taken) ? m_slowTasks : m_tasks;
    tasks.push_back({connection.id(), *std::move(taken), exchange});
}

void Listener::deliver(Connection &connection, Outgoing &&rest, const Exchange &exchange)
{
    m_streamTasks.push_back({connection.id(), {}, exchange, std::move(rest)});
}

/// Hands over what the turn brought. Refusing what is too much may bring more: the next request of
/// the same client.
void Listener::submit()
{
    while (!m_tasks.empty() || !m_slowTasks.empty() || !m_streamTasks.empty()) {
        submitTo(m_pools->workers, m_tasks);
        submitTo(m_pools->slow, m_slowTasks);
        submitTo(m_pools->stream, m_streamTasks);
    }
}

void Listener::submitTo(WorkerPool &workers, std::vector<Task> &waiting)
{
    if (waiting.empty())
        return;
    std::vector<Task> tasks = std::exchange(waiting, {});
    workers.submit(tasks);
    if (!m_wakeMoreAt)
        m_wakeMoreAt = std::chrono::steady_clock::now() + SlowAfter;
    for (const Task &task : tasks)
        decline(task.connection);
}

/// No worker will answer the request of `connection`.
void Listener::decline(quint64 connection)
{
    {
        const MutexLock lock(m_mutex);
        m_expected.erase(connection);
    }
    m_front.release(connection);
    if (const auto found = m_connections.find(connection); found != m_connections.end())
        found->second->declined(makeRefusal(refusal(503)));
}

std::optional<std::chrono::seconds> Listener::throttle(const Answer &kept, const QByteArray &peer)
{
    if (!m_limiter.isLimited())
        return std::nullopt;
    auto wait = m_limiter.take(RateLimiter::clientOf(kept.account, peer),
                               std::chrono::steady_clock::now());
    if (wait)
        m_metrics.throttled();
    return wait;
}

QByteArray Listener::newRequestId()
{
    constexpr QByteArrayView Hex = "0123456789abcdef";
    constexpr qsizetype Digits = 16;
    QByteArray id(Digits, Qt::Uninitialized);
    quint64 number = ++m_requestNumber;
    for (qsizetype i = Digits; i-- > 0; number >>= 4)
        id[i] = Hex[static_cast<qsizetype>(number & 0xf)];
    return id;
}

} // namespace sheria::http
