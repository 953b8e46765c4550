#include "server/http/connection.h"

#include "server/http/conditional.h"
#include "server/http/guard.h"
#include "server/http/problem.h"

#include <QCryptographicHash>

#include <algorithm>

namespace sheria::http {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int DiscardsPerTurn = 16; ///< Of ReadBytes, from a client that was refused.
constexpr QByteArrayView Continue = "HTTP/1.1 100 Continue\r\n\r\n";

/// A client's own request id is kept when it is short and harmless in a log.
bool isSaneId(QByteArrayView id)
{
    const auto isPlain = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
            || c == '-' || c == '_' || c == '.';
    };
    return !id.isEmpty() && id.size() <= MaxRequestIdBytes
        && std::all_of(id.begin(), id.end(), isPlain);
}

} // namespace

Connection::Connection(ConnectionHost &host, quint64 id, Socket socket, QByteArray peer)
    : m_host(host)
    , m_id(id)
    , m_socket(std::move(socket))
    , m_peer(std::move(peer))
    , m_since(Clock::now())
    , m_parser(host.limits().bodyBytes)
{
    m_exchange.started = m_since;
}

Connection::~Connection() = default;

void Connection::open()
{
    m_interest = Poller::Read;
    if (!m_host.poller().add(m_socket.descriptor(), m_interest, this))
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
    m_host.poller().change(m_socket.descriptor(), interest, this);
}

void Connection::enter(Phase phase)
{
    m_phase = phase;
    m_since = Clock::now();
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
    switch (m_phase) {
    case Phase::Reading: return readAvailable();
    case Phase::Lingering: return discardAvailable();
    // The next request, or the end, can wait; asking again and again would keep the thread busy.
    case Phase::Working:
    case Phase::Sending: return watch(m_interest & ~static_cast<unsigned>(Poller::Read));
    case Phase::Closed: return;
    }
}

void Connection::readAvailable()
{
    char *buffer = m_host.readBuffer();
    const Transfer transfer = m_socket.receive(buffer, ReadBytes);
    switch (transfer.kind) {
    case Transfer::Kind::Moved: return process({buffer, transfer.bytes});
    case Transfer::Kind::WouldBlock: return;
    case Transfer::Kind::End:
    case Transfer::Kind::Failed: return close();
    }
}

void Connection::discardAvailable()
{
    char *buffer = m_host.readBuffer();
    for (int i = 0; i < DiscardsPerTurn; ++i) {
        const Transfer transfer = m_socket.receive(buffer, ReadBytes);
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
        if (m_parser.state() == RequestParser::State::Idle) {
            m_since = Clock::now();
            m_exchange = Exchange();
            m_exchange.started = m_since;
        }
        bytes = bytes.sliced(m_parser.feed(bytes));
        if (!accountBody())
            return refuse(503);
        if (m_parser.state() == RequestParser::State::Failed)
            return refuse(m_parser.failure());
        if (m_parser.state() == RequestParser::State::Body && !m_exchange.admitted) {
            if (!admit())
                return;
            m_parser.keepHead();
            askForBody(!bytes.isEmpty());
        } else if (m_parser.state() == RequestParser::State::Complete) {
            if (!m_exchange.admitted && !admit())
                return;
            serve();
        }
    }
    if (m_phase == Phase::Working || m_phase == Phase::Sending)
        m_pending.append(bytes);
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
    if (m_draining)
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
    m_exchange.id = isSaneId(id) ? id.toByteArray() : m_host.newRequestId();
    if (std::optional<Response> refused = m_host.guard().refusal(head)) {
        refuse(*std::move(refused));
        return false;
    }
    m_exchange.admitted = true;
    return true;
}

/// The head is in, the body is not: a client that waits to be asked for it is asked.
void Connection::askForBody(bool bodyFollows)
{
    m_since = Clock::now();
    if (m_parser.head().expectsContinue && !bodyFollows)
        m_socket.send({{Continue}});
}

void Connection::serve()
{
    const RequestHead &head = m_parser.head();
    digestCredentials();
    if (const Answer *kept = m_host.cached(head, m_credentialsDigest, m_cacheKey))
        return serveKept(*kept, head.value("If-None-Match"));
    Request request = takeRequest();
    nextRequest();
    enter(Phase::Working);
    m_host.deliver(*this, std::move(request));
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
    request.target = head.target.toByteArray();
    request.headers = head.headers();
    request.body = m_parser.takeBody();
    request.peer = m_peer;
    request.id = m_exchange.id;
    request.base = m_host.guard().baseFor(head);
    request.started = m_exchange.started;
    return request;
}

void Connection::nextRequest()
{
    m_parser.next();
    accountBody();
}

/// The answers to different clients must never be mixed up, nor their tokens be kept: the cache
/// knows them by a digest.
void Connection::digestCredentials()
{
    const QByteArrayView authorization = m_parser.head().value("Authorization");
    const QByteArrayView cookie = m_parser.head().value("Cookie");
    const qsizetype length = authorization.size();
    if (m_credentials.size() == length + 1 + cookie.size()
        && QByteArrayView(m_credentials).first(length) == authorization
        && QByteArrayView(m_credentials).sliced(length + 1) == cookie)
        return;
    m_credentials = authorization.toByteArray() + '\0' + cookie.toByteArray();
    m_credentialsDigest = authorization.isNull() && cookie.isNull()
        ? QByteArray()
        : QCryptographicHash::hash(m_credentials, QCryptographicHash::Sha256);
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

void Connection::answer(const Answer &answer)
{
    if (m_phase != Phase::Working)
        return;
    if (!m_cacheKey.isEmpty())
        m_host.keep(m_cacheKey, answer);
    m_exchange.keepAlive = m_exchange.keepAlive && !m_draining;
    send(answer);
    resume();
}

void Connection::refuse(int status)
{
    refuse(refusal(status));
}

void Connection::refuse(Response response)
{
    m_exchange.keepAlive = false;
    if (m_exchange.id.isEmpty())
        m_exchange.id = m_host.newRequestId();
    send(makeRefusal(std::move(response)));
}

void Connection::send(const Answer &answer)
{
    m_out.begin(answer, fieldsOfThisTime(), m_exchange.withBody);
    const bool hasBody = m_exchange.withBody && !answer.notModified;
    log(answer.notModified ? 304 : answer.status, hasBody ? answer.length : 0);
    enter(Phase::Sending);
    m_movedSince = 0;
    flush();
}

QByteArrayView Connection::fieldsOfThisTime()
{
    m_fields.resize(0);
    m_fields.append(m_host.dateField());
    m_fields.append("X-Request-Id: ").append(m_exchange.id).append("\r\n");
    if (!m_exchange.keepAlive)
        m_fields.append("Connection: close\r\n");
    else
        m_fields.append("Connection: keep-alive\r\n");
    return m_fields;
}

void Connection::flush()
{
    Transfer transfer;
    qint64 moved = 0;
    do {
        transfer = m_out.sendSome(m_socket);
        moved += transfer.bytes;
    } while (transfer.kind == Transfer::Kind::Moved && !m_out.isDone() && moved < SendFileBytes);
    m_movedSince += moved;
    if (transfer.kind == Transfer::Kind::Failed || transfer.kind == Transfer::Kind::End)
        return close();
    if (m_out.isDone())
        return sent();
    const qint64 held = m_out.held();
    m_host.accountUnsent(held - std::exchange(m_heldCounted, held));
    watch(Poller::Write);
}

void Connection::sent()
{
    m_host.accountUnsent(-std::exchange(m_heldCounted, 0));
    m_out.clear();
    if (m_exchange.keepAlive)
        return enter(Phase::Reading);
    m_socket.endSending();
    m_pending.clear();
    enter(Phase::Lingering);
    watch(Poller::Read);
}

void Connection::tick(Time now)
{
    const Limits &limits = m_host.limits();
    const auto isOver = [this, now](std::chrono::milliseconds limit) {
        return now - m_since >= limit;
    };
    switch (m_phase) {
    case Phase::Reading:
        if (m_parser.state() == RequestParser::State::Idle) {
            if (isOver(limits.idle))
                close();
        } else if (isOver(m_parser.state() == RequestParser::State::Body ? limits.body
                                                                         : limits.head)) {
            refuse(408);
        }
        return;
    case Phase::Sending:
        if (!isOver(limits.stall))
            return;
        if (m_movedSince < limits.stallBytes)
            return close();
        m_movedSince = 0;
        m_since = now;
        return;
    case Phase::Lingering:
        if (isOver(limits.linger))
            close();
        return;
    case Phase::Working:
    case Phase::Closed: return;
    }
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
    m_host.poller().remove(m_socket.descriptor());
    m_socket.close();
    m_host.accountBody(-std::exchange(m_bodyCounted, 0));
    m_host.accountUnsent(-std::exchange(m_heldCounted, 0));
    m_out.clear();
    m_pending.clear();
    m_host.closed(*this);
}

void Connection::log(int status, qint64 bytes) const
{
    m_host.log({.when = {},
                .method = m_exchange.method.toByteArray(),
                .path = m_exchange.path,
                .status = status,
                .bytes = bytes,
                .took = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now()
                                                                              - m_exchange.started),
                .id = m_exchange.id});
}

} // namespace sheria::http
