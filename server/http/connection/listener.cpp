// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/listener.h"

#include "server/http/log/requestlog.h"
#include "server/http/message/negotiate.h"
#include "server/http/message/problem.h"

#include <QAbstractEventDispatcher>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <numeric>
#include <thread>

namespace sheria::http {

using namespace Qt::StringLiterals;

namespace {

constexpr int Backlog = 512; ///< Waiting connections; a burst of clients shall not see a refusal.
/// A worker that has not come to a task by then is at slow work, and others shall help.
constexpr auto SlowAfter = std::chrono::milliseconds(2);
constexpr auto ShortestTick = std::chrono::milliseconds(10);
constexpr auto LongestTick = std::chrono::milliseconds(500);

/// For clients so many that not even their requests are read.
constexpr QByteArrayView BusyAnswer =
    "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nRetry-After: 1\r\n"
    "Connection: close\r\n\r\n";

constexpr int FewestWorkers = 4; ///< So that a few long requests do not stop all others.
constexpr int MostWorkers = 8;   ///< Each holds a connection to the library.

int workerCount(const ServerOptions &options)
{
    if (options.workers > 0)
        return options.workers;
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), FewestWorkers,
                      MostWorkers);
}

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

/// Says no to a client of which nothing is read.
void refuseUnread(QTcpSocket &socket)
{
    socket.write(BusyAnswer.data(), BusyAnswer.size());
    socket.flush();
}

/// True when the process may open one more file or socket.
bool hasDescriptors()
{
    return QFile(QProcess::nullDevice()).open(QIODevice::ReadOnly);
}

/// The pool for most requests; pulse() hands it tasks of no connection.
constexpr std::size_t QuickPool = 0;
constexpr quint64 NoConnection = 0;

Error listenError(const QTcpServer &server, const Endpoint &endpoint)
{
    const QString where = endpoint.kind == Endpoint::Kind::Tcp
        ? u"port %1 on %2"_s.arg(QString::number(endpoint.port), endpoint.host)
        : QString::fromUtf8(endpoint.name());
    switch (server.serverError()) {
    case QAbstractSocket::AddressInUseError:
        return {ErrorCode::Unavailable,
                u"Cannot listen on %1: another program uses it."_s.arg(where)};
    case QAbstractSocket::SocketAccessError:
        return {ErrorCode::Forbidden,
                u"Cannot listen on %1: the system does not allow it."_s.arg(where)};
    default:
        return {ErrorCode::Unavailable,
                u"Cannot listen on %1: %2."_s.arg(where, server.errorString())};
    }
}

} // namespace

Acceptor::~Acceptor()
{
    if (!m_ownPath.isEmpty())
        QFile::remove(m_ownPath);
}

Result<void> Acceptor::open(const Endpoint &endpoint, int socketMode)
{
    setListenBacklogSize(Backlog);
    if (endpoint.kind == Endpoint::Kind::Tcp) {
        if (!listen(QHostAddress(endpoint.host), endpoint.port))
            return listenError(*this, endpoint);
        m_isNamed = endpoint.host != Endpoint().host;
        return {};
    }
    int descriptor = endpoint.descriptor;
    if (endpoint.kind == Endpoint::Kind::Unix) {
        SHERIA_TRY(descriptor, listenOnUnixSocket(endpoint.path, socketMode, Backlog));
        m_ownPath = endpoint.path;
    }
    m_isUnix = isUnixSocket(descriptor);
    if (!setSocketDescriptor(descriptor))
        return listenError(*this, endpoint);
    m_isNamed = !m_isUnix;
    return {};
}

Channel *Acceptor::openChannel()
{
    auto *channel = new Channel(this);
    addPendingConnection(channel); // Announces it: the server takes it at once.
    return channel;
}

Listener::Listener(const ServerOptions &options, const Clock &clock, RateLimiter &limiter,
                   RequestLog &log, Metrics &metrics)
    : m_options(options)
    , m_cache(options.cacheBytes)
    , m_limiter(limiter)
    , m_metrics(metrics)
    , m_readBuffer(ReadBytes)
    , m_requestNumber(QRandomGenerator::system()->generate64())
    , m_replier(clock, log, metrics, options.moreFields)
{
    m_ticker.setInterval(tickInterval(m_options.limits));
    m_wakeMore.setInterval(SlowAfter);
    m_wakeMore.setTimerType(Qt::PreciseTimer);
    m_wakeMore.setSingleShot(true);
    connect(&m_ticker, &QTimer::timeout, this, [this] { tick(); });
    connect(&m_wakeMore, &QTimer::timeout, this, [this] {
        for (WorkerPool *workers : m_pools)
            workers->wakeMore();
    });
    // Not every dispatcher announces that it will wait when events are at hand.
    const QAbstractEventDispatcher *dispatcher = QAbstractEventDispatcher::instance();
    connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, [this] { turn(); });
    connect(dispatcher, &QAbstractEventDispatcher::awake, this, [this] { turn(); });
    m_ticker.start();
}

Listener::~Listener()
{
    for (const auto &[id, connection] : m_connections)
        connection->close(); // They tell this, which must be whole.
}

Result<quint16> Listener::listen(const std::vector<Endpoint> &endpoints)
{
    quint16 port = 0;
    for (const Endpoint &endpoint : endpoints) {
        const auto taken = [this](qintptr descriptor, const Acceptor &from) {
            take(descriptor, from);
        };
        Acceptor &made = *m_acceptors.emplace_back(std::make_unique<Acceptor>(taken));
        SHERIA_CHECK(made.open(endpoint, m_options.socketMode));
        port = port == 0 ? made.port() : port;
    }
    m_httpServer.bind(m_acceptors.front().get());
    m_guard.emplace(m_options.allowedHosts, m_options.allowedOrigins, port, m_options.sessionCookie,
                    m_options.publicBase);
    return port;
}

void Listener::run(const Handle &handle)
{
    const WorkerPool::Tools tools{m_options.makeContext, handle, [this](Completed &&completed) {
                                      complete(std::move(completed));
                                  }};
    const Limits &limits = m_options.limits;
    WorkerPool quick(workerCount(m_options), limits.queuedRequests, tools);
    WorkerPool slow(m_options.isSlow ? m_options.slowWorkers : 0, limits.queuedSlowRequests, tools);
    // No more wait for it than there are connections: none is turned away in the middle of an answer.
    WorkerPool stream(StreamWorkers, std::numeric_limits<int>::max(), tools);
    m_pools = {&quick, &slow, &stream};
    m_loop.exec();
}

/// One descriptor is kept free: who would take the last one is told so, and nobody is left waiting. If
/// there is none after all, Qt may pause accepting until it is told to go on: see tick().
void Listener::take(qintptr descriptor, const Acceptor &from)
{
    auto socket = std::make_unique<QTcpSocket>();
    if (!socket->setSocketDescriptor(descriptor))
        return;
    if (!hasDescriptors())
        return refuseUnread(*socket);
    Connection::Origin origin = originOf(*socket, from);
    add(std::move(socket), std::move(origin));
}

Connection::Origin Listener::originOf(const QTcpSocket &socket, const Acceptor &from) const
{
    if (from.isUnix())
        return {{UnixPeer.toByteArray(), {}, {}, false, false}, m_options.proxies.trustsUnix()};
    const QHostAddress peer = socket.peerAddress();
    Connection::Origin origin{{clientName(peer), {}, {}, false, false},
                              m_options.proxies.trusts(peer)};
    if (from.isNamed())
        origin.arrival.local = hostLiteral(socket.localAddress());
    return origin;
}

void Listener::add(std::unique_ptr<QTcpSocket> socket, Connection::Origin origin)
{
    if (isFull())
        makeRoom(origin.arrival.client);
    const bool tooMany = isFull();
    if (tooMany && m_turnedAway >= MaxTurnedAway)
        return refuseUnread(*socket);
    const quint64 id = ++m_lastId;
    auto made = std::make_unique<Connection>(*this, id, std::move(socket), std::move(origin));
    Connection &added = *m_connections.emplace(id, std::move(made)).first->second;
    m_metrics.connected();
    if (!tooMany)
        return;
    ++m_turnedAway;
    added.turnAway();
}

bool Listener::isFull() const
{
    return m_connections.size() - m_closed - m_turnedAway
        >= static_cast<std::size_t>(m_options.limits.connections);
}

/// Closes a connection whose client lets the server wait, so that clients that do nothing cannot shut
/// out one that wants something from `peer`. It is one of the address that has the most, and never of
/// another one that has no more than `peer`; of one address, the one that has waited for the longest.
void Listener::makeRoom(const QByteArray &peer)
{
    QHash<QByteArray, int> ofPeer;
    for (const auto &[id, connection] : m_connections)
        ofPeer[connection->peer()] += connection->isClosed() ? 0 : 1;
    const Connection::Time now = std::chrono::steady_clock::now();
    Connection *spare = nullptr;
    std::pair<int, Connection::Wait> best;
    for (const auto &[id, connection] : m_connections) {
        const std::optional<Connection::Wait> wait = connection->wait();
        const int count = connection->isProxy() ? 1 : ofPeer.value(connection->peer());
        if (!wait || connection->isTurnedAway() || now - wait->since < wait->shed
            || (connection->peer() != peer && count <= ofPeer.value(peer)))
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

void Listener::tick()
{
    if (!m_draining) {
        const bool mayAccept = hasDescriptors();
        for (const auto &acceptor : m_acceptors) {
            if (mayAccept)
                acceptor->resumeAccepting();
            else
                acceptor->pauseAccepting(); // Qt would try again at once, and keep the thread busy.
        }
    }
    const Connection::Time now = std::chrono::steady_clock::now();
    const bool isOver = m_draining && now >= m_drainEnd;
    for (const auto &[id, connection] : m_connections) {
        if (isOver)
            connection->close();
        else
            connection->tick(now);
    }
}

/// Called between two rounds of the event loop: that costs less than an event of its own.
void Listener::turn()
{
    if (!std::exchange(m_turnScheduled, false))
        return;
    for (WorkerPool *workers : m_pools)
        workers->wake();
    if (m_closed > 0)
        m_closed -= std::erase_if(m_connections, [](const auto &each) {
            return each.second->isClosed() && !each.second->isAwaited();
        });
    if (m_draining && m_connections.size() == m_closed)
        m_loop.quit();
}

/// Takes what has been completed, and what is meanwhile: the loop's next round costs more than an answer.
void Listener::takeCompleted()
{
    m_turnScheduled = true;
    std::vector<Completed> completed;
    for (;;) {
        {
            const MutexLock lock(m_mutex);
            m_wakeSent = !m_completed.empty();
            if (!m_wakeSent)
                return;
            completed.swap(m_completed);
        }
        for (Completed &each : completed) {
            if (each.connection != NoConnection && !each.piece)
                m_metrics.handedBack();
            if (each.connection != NoConnection)
                m_connections.at(each.connection)->answered(std::move(each));
            else
                std::exchange(m_pulse, nullptr)();
        }
        completed.clear();
    }
}

void Listener::pulse(std::function<void()> done)
{
    QMetaObject::invokeMethod(
        this,
        [this, done = std::move(done)]() mutable {
            if (m_pulse) // A worker has not come to the last one yet.
                return;
            Task task;
            task.connection = NoConnection;
            task.readPiece = [](WorkerContext &) {
                return Result<QByteArray>(QByteArray());
            };
            if (m_pools[QuickPool]->submit(std::move(task)))
                m_pulse = std::move(done);
            m_turnScheduled = true;
        },
        Qt::QueuedConnection);
}

/// Called by workers: one event brings all that is completed until it is handled.
void Listener::complete(Completed &&completed)
{
    bool wake = false;
    {
        const MutexLock lock(m_mutex);
        m_completed.push_back(std::move(completed));
        wake = !std::exchange(m_wakeSent, true);
    }
    if (wake)
        QMetaObject::invokeMethod(
            this, [this] { takeCompleted(); }, Qt::QueuedConnection);
}

void Listener::requestStop()
{
    QMetaObject::invokeMethod(
        this, [this] { drain(); }, Qt::QueuedConnection);
}

void Listener::drain()
{
    m_draining = true;
    for (const auto &acceptor : m_acceptors)
        acceptor->close();
    m_drainEnd = std::chrono::steady_clock::now() + m_options.limits.drain;
    for (const auto &[id, connection] : m_connections)
        connection->drain();
    m_turnScheduled = true;
}

void Listener::closed(const Connection &connection)
{
    ++m_closed;
    m_turnedAway -= connection.isTurnedAway() ? 1 : 0;
    m_metrics.disconnected();
    m_turnScheduled = true;
}

qint64 Listener::sumOf(qint64 (Connection::*bytes)() const) const
{
    return std::accumulate(m_connections.begin(), m_connections.end(), qint64(0),
                           [bytes](qint64 sum, const auto &each) {
                               return sum + std::invoke(bytes, *each.second);
                           });
}

bool Listener::holdsTooManyBodies() const
{
    return sumOf(&Connection::bodyBytes) > m_options.limits.heldBodyBytes;
}

void Listener::relieve()
{
    if (sumOf(&Connection::unsentBytes) <= m_options.limits.unsentBytes)
        return;
    Connection *slowest = nullptr;
    for (const auto &[id, connection] : m_connections) {
        if (connection->isSending() && (!slowest || connection->since() < slowest->since()))
            slowest = connection.get();
    }
    if (slowest)
        slowest->close();
}

const Answer *Listener::cached(const RequestHead &head, const Arrival &arrival,
                               QByteArrayView credentials, QByteArray &key)
{
    key.resize(0);
    if (!m_options.revision || !mayBeKept(head))
        return nullptr;
    key.append(static_cast<char>(chooseCoding(head.value("Accept-Encoding")))).append(credentials);
    for (const QByteArrayView part :
         {head.host, head.value("Accept"), head.value("Sec-Fetch-Dest"), head.target})
        key.append('\0').append(part);
    // Links in it begin with what the proxy said.
    if (arrival.isProxied)
        key.append(arrival.isSecure ? "\0s" : "\0p", 2).append(arrival.host);
    const Answer *kept = m_cache.find(key, m_options.revision());
    m_metrics.keptAnswerLooked(kept != nullptr);
    return kept;
}

void Listener::keep(const QByteArray &key, const Answer &answer)
{
    if (answer.cacheRevision)
        m_cache.insert(key, answer, m_options.revision());
}

bool Listener::deliver(Task &&task)
{
    const auto &[quick, slow, stream] = m_pools;
    if (!task.readPiece)
        task.request.readTarget();
    WorkerPool *const workers = task.readPiece               ? stream
        : m_options.isSlow && m_options.isSlow(task.request) ? slow
                                                             : quick;
    m_turnScheduled = true;
    if (!m_wakeMore.isActive())
        m_wakeMore.start();
    const bool isRequest = !task.readPiece;
    const bool isTaken = workers->submit(std::move(task));
    if (isRequest && isTaken)
        m_metrics.handed();
    return isTaken;
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
    return QByteArray::number(++m_requestNumber, 16).rightJustified(16, '0');
}

} // namespace sheria::http
