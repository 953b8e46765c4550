#include "server/http/connection.h"

#include "server/http/conditional.h"
#include "server/http/guard.h"
#include "server/http/problem.h"
#include "server/http/workerpool.h"

namespace sheria::http {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int DiscardsPerTurn = 16; ///< Of ReadBytes, from a client that was refused.
constexpr QByteArrayView Continue = "HTTP/1.1 100 Continue\r\n\r\n";

} // namespace

Connection::Connection(ConnectionHost &host, quint64 id, Socket socket, QByteArray peer)
    : m_host(host)
    , m_id(id)
    , m_socket(std::make_shared<Socket>(std::move(socket)))
    , m_peer(std::move(peer))
    , m_since(Clock::now())
    , m_parser(host.limits().bodyBytes)
{
    m_exchange.socket = m_socket;
    m_exchange.started = m_since;
}

Connection::~Connection() = default;

void Connection::open()
{
    m_interest = Poller::Read;
    if (!m_host.poller().add(m_socket->descriptor(), m_interest, this))
        close();
}

void Connection::turnAway()
{
    m_turnedAway = true;
    open();
    if (m_phase == Phase::Reading)
        refuse(503);
}

void Connection::watch(unsigned interest)
{
    if (interest == m_interest || m_phase == Phase::Closed)
        return;
    m_interest = interest;
    m_host.poller().change(m_socket->descriptor(), interest, this);
}

void Connection::enter(Phase phase)
{
    m_phase = phase;
    m_since = Clock::now();
    m_movedAt = m_since;
}

void Connection::ready(Ready what)
{
    if (m_phase == Phase::Closed)
        return;
    if (what.broken)
        return close();
    if (what.write && m_phase == Phase::Sending) {
        flush();
        resume();
    }
    if (!what.read)
        return;
    if (m_phase == Phase::Lingering)
        discardAvailable();
    else if (m_phase == Phase::Reading || (m_phase == Phase::Working && m_pending.isEmpty()))
        readAvailable();
    else // The next requests can wait; to be told again and again would keep the thread busy.
        watch(m_interest & ~static_cast<unsigned>(Poller::Read));
}

void Connection::readAvailable()
{
    char *buffer = m_host.readBuffer();
    const Transfer transfer = m_socket->receive(buffer, ReadBytes);
    if (transfer.kind == Transfer::Kind::WouldBlock)
        return;
    const bool moved = transfer.kind == Transfer::Kind::Moved;
    if (m_phase == Phase::Reading)
        return moved ? process({buffer, transfer.bytes}) : close();
    // A worker is at it. A client that ended its side may still want the answer.
    if (moved)
        m_pending.append(buffer, transfer.bytes);
    m_peerEnded = !moved;
    if (m_peerEnded)
        watch(Poller::Nothing);
    m_host.expect(*this);
}

void Connection::discardAvailable()
{
    char *buffer = m_host.readBuffer();
    for (int i = 0; i < DiscardsPerTurn; ++i) {
        const Transfer transfer = m_socket->receive(buffer, ReadBytes);
        if (transfer.kind == Transfer::Kind::WouldBlock)
            return;
        if (transfer.kind != Transfer::Kind::Moved)
            return close();
    }
}

/// Reads requests off `bytes` and serves them until one has to wait; what is left waits with it.
void Connection::process(QByteArrayView bytes)
{
    while (!bytes.isEmpty() && m_phase == Phase::Reading) {
        if (m_parser.state() == RequestParser::State::Idle)
            beginExchange();
        bytes = bytes.sliced(m_parser.feed(bytes));
        act(!bytes.isEmpty());
    }
    if (bytes.isEmpty() || (m_phase != Phase::Working && m_phase != Phase::Sending))
        return;
    m_pending.append(bytes);
    if (m_phase == Phase::Working)
        m_host.expect(*this);
}

void Connection::beginExchange()
{
    m_since = Clock::now();
    m_exchange = Exchange{.socket = m_socket,
                          .path = "-",
                          .id = {},
                          .crossOrigin = SameOriginOnly.toByteArray(),
                          .started = m_since};
    m_admitted = false;
}

/// Does what the parser's state asks for.
void Connection::act(bool moreFollows)
{
    if (!accountBody())
        return refuse(503);
    switch (m_parser.state()) {
    case RequestParser::State::Failed: return refuse(m_parser.failure());
    case RequestParser::State::Complete:
        if (m_admitted || admit())
            serve();
        return;
    case RequestParser::State::Body:
        if (!m_admitted && admit())
            awaitBody(moreFollows);
        return;
    case RequestParser::State::Idle:
    case RequestParser::State::Head: return;
    }
}

/// Goes on with what arrived while an answer was made or sent.
void Connection::resume()
{
    if (m_phase != Phase::Reading)
        return;
    if (!m_pending.isEmpty()) {
        const QByteArray bytes = std::exchange(m_pending, {});
        process(bytes);
    }
    if (m_phase != Phase::Reading)
        return;
    if (m_draining || m_peerEnded)
        return close();
    watch(Poller::Read);
}

/// Lets the guard judge the head. Returns false when it refused.
bool Connection::admit()
{
    const RequestHead &head = m_parser.head();
    const qsizetype mark = head.target.indexOf('?');
    m_exchange.method = methodName(head.method);
    m_exchange.path = (mark < 0 ? head.target : head.target.first(mark)).toByteArray();
    m_exchange.withBody = head.method != Method::Head;
    m_exchange.keepAlive = head.keepAlive && !m_draining;
    const QByteArrayView id = head.value("X-Request-Id");
    m_exchange.id = isSaneRequestId(id) ? id.toByteArray() : m_host.newRequestId();
    m_exchange.crossOrigin = m_host.guard().crossOriginFields(head);
    if (std::optional<Response> refused = m_host.guard().refusal(head)) {
        refuse(inWantedShape(*std::move(refused), head.value("Accept")));
        return false;
    }
    m_admitted = true;
    return true;
}

/// The head is in, the body is not: a client that waits to be asked for it is asked.
void Connection::awaitBody(bool moreFollows)
{
    m_since = Clock::now();
    m_parser.keepHead();
    if (m_parser.head().expectsContinue && !moreFollows)
        m_socket->send({{Continue}});
}

void Connection::serve()
{
    const RequestHead &head = m_parser.head();
    const QByteArrayView credentials = m_memo.credentials(head);
    if (const Answer *kept = m_host.cached(head, credentials, m_cacheKey)) {
        if (const auto wait = m_host.throttle(*kept, m_peer))
            return serveThrottled(*wait);
        return serveKept(*kept, head.value("If-None-Match"));
    }
    Request request = takeRequest();
    nextRequest();
    enter(Phase::Working);
    m_host.deliver(*this, std::move(request), m_exchange);
}

void Connection::serveThrottled(std::chrono::seconds wait)
{
    const Answer answer = makeRefusal(
        inWantedShape(throttled(wait), m_parser.head().value("Accept")));
    nextRequest();
    send(answer);
}

void Connection::serveKept(const Answer &answer, QByteArrayView noneMatch)
{
    const bool notModified = !noneMatch.isNull() && matchesEtag(noneMatch, answer.etag);
    nextRequest();
    if (!notModified)
        return send(answer);
    Answer unchanged;
    unchanged.status = 304;
    unchanged.head = answer.notModifiedHead;
    send(unchanged);
}

Request Connection::takeRequest()
{
    const RequestHead &head = m_parser.head();
    Request request;
    request.method = head.method;
    request.target = m_exchange.path.size() == head.target.size() ? m_exchange.path
                                                                  : head.target.toByteArray();
    request.headers = head.headers();
    request.body = m_parser.takeBody();
    request.peer = m_peer;
    request.id = m_exchange.id;
    request.base = m_memo.base(head, m_host.guard());
    request.sessionCookie = m_host.guard().sessionCookie();
    request.started = m_exchange.started;
    return request;
}

void Connection::nextRequest()
{
    m_parser.next();
    accountBody();
}

bool Connection::accountBody()
{
    const qint64 held = m_parser.body().size();
    if (held == m_bodyCounted)
        return true;
    const bool fits = m_host.accountBody(held - m_bodyCounted);
    m_bodyCounted = held;
    return fits;
}

void Connection::answered(Completed &&completed)
{
    if (m_phase != Phase::Working)
        return;
    if (!m_cacheKey.isEmpty())
        m_host.keep(m_cacheKey, completed.answer);
    m_out = std::move(completed.rest);
    m_movedSince = 0;
    enter(Phase::Sending);
    proceed(completed.last);
    resume();
}

void Connection::declined(const Answer &answer)
{
    if (m_phase != Phase::Working)
        return;
    send(answer);
    resume();
}

void Connection::refuse(int status)
{
    refuse(refusal(status));
}

void Connection::refuse(Response response)
{
    m_parser.takeBody(); // Others may need the room.
    accountBody();
    m_exchange.keepAlive = false;
    if (m_exchange.id.isEmpty())
        m_exchange.id = m_host.newRequestId();
    send(makeRefusal(std::move(response)));
}

void Connection::send(const Answer &answer)
{
    enter(Phase::Sending);
    m_movedSince = 0;
    Replier &replier = m_host.replier();
    const Transfer last = replier.reply(m_exchange, answer, m_out);
    replier.log(replier.describe(m_exchange, answer));
    proceed(last);
}

void Connection::flush()
{
    proceed(m_out.send(*m_socket));
}

/// After a transfer: goes on to the next request, waits for the client to read, or gives up.
void Connection::proceed(Transfer last)
{
    m_movedSince += last.bytes;
    if (last.bytes > 0)
        m_movedAt = Clock::now();
    if (last.kind == Transfer::Kind::Failed || last.kind == Transfer::Kind::End)
        return close();
    if (m_out.isDone())
        return sent();
    if (m_out.needsPiece())
        return awaitPiece();
    const qint64 held = m_out.held();
    m_host.accountUnsent(held - std::exchange(m_heldCounted, held));
    watch(Poller::Write);
}

void Connection::awaitPiece()
{
    if (m_heldCounted > 0)
        m_host.accountUnsent(-std::exchange(m_heldCounted, 0));
    enter(Phase::Working);
    watch(m_peerEnded ? Poller::Nothing : Poller::Read);
    m_host.deliver(*this, std::exchange(m_out, {}), m_exchange);
}

void Connection::sent()
{
    if (m_heldCounted > 0)
        m_host.accountUnsent(-std::exchange(m_heldCounted, 0));
    m_out.clear();
    if (m_exchange.keepAlive)
        return enter(Phase::Reading);
    m_socket->endSending();
    m_pending.clear();
    enter(Phase::Lingering);
    watch(Poller::Read);
}

/// How long the phase may last; nothing for as long as it takes.
std::optional<std::chrono::milliseconds> Connection::patience() const
{
    const Limits &limits = m_host.limits();
    switch (m_phase) {
    case Phase::Reading:
        if (m_parser.state() == RequestParser::State::Idle)
            return limits.idle;
        return m_parser.state() == RequestParser::State::Body ? limits.body : limits.head;
    case Phase::Sending: return limits.stall;
    case Phase::Lingering: return limits.linger;
    case Phase::Working:
    case Phase::Closed: return std::nullopt;
    }
    Q_UNREACHABLE();
}

void Connection::tick(Time now)
{
    const std::optional<std::chrono::milliseconds> limit = patience();
    if (!limit || now - m_since < *limit)
        return;
    if (m_phase == Phase::Reading && m_parser.state() != RequestParser::State::Idle)
        return refuse(408);
    if (m_phase != Phase::Sending || m_movedSince < m_host.limits().stallBytes)
        return close();
    m_movedSince = 0;
    m_since = now;
}

std::optional<Connection::Wait> Connection::waitsForClient(Time now) const
{
    const Limits &limits = m_host.limits();
    const auto wait = [now](Wait::Kind kind, Time since, std::chrono::milliseconds least) {
        return now - since < least ? std::nullopt : std::optional(Wait{kind, since});
    };
    switch (m_phase) {
    case Phase::Reading:
        return wait(m_parser.state() == RequestParser::State::Idle ? Wait::Kind::Idle
                                                                   : Wait::Kind::Request,
                    m_since, limits.shedIdle);
    case Phase::Lingering: return wait(Wait::Kind::Idle, m_since, limits.shedIdle);
    case Phase::Sending: return wait(Wait::Kind::Unread, m_movedAt, limits.shedUnread);
    case Phase::Working:
    case Phase::Closed: return std::nullopt;
    }
    Q_UNREACHABLE();
}

void Connection::drain()
{
    m_draining = true;
    m_exchange.keepAlive = false;
    if (m_phase == Phase::Reading && m_parser.state() == RequestParser::State::Idle)
        close();
}

void Connection::close()
{
    if (m_phase == Phase::Closed)
        return;
    m_phase = Phase::Closed;
    m_host.poller().remove(m_socket->descriptor());
    m_socket->abandon(); // A worker may be about to send: the descriptor must stay this client's.
    m_host.accountBody(-std::exchange(m_bodyCounted, 0));
    m_host.accountUnsent(-std::exchange(m_heldCounted, 0));
    m_out.clear();
    m_pending.clear();
    m_host.closed(*this);
}

} // namespace sheria::http
