// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/connection.h"

#include "server/http/connection/listener.h"
#include "server/http/message/limits.h"
#include "server/http/message/problem.h"

#include <QCryptographicHash>
#include <QHostAddress>
#include <QTimer>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#endif

namespace sheria::http {

namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr QByteArrayView Continue = "HTTP/1.1 100 Continue\r\n\r\n";
/// Qt keeps the last body that a channel was given: beyond so much, the channel goes with it.
constexpr qsizetype LargeBodyBytes = 64LL * 1024;

/// True for what concerns the connection and not the request, and what the guard has seen to.
bool isHopByHop(QByteArrayView name)
{
    return equalsIgnoringCase(name, "Transfer-Encoding") || equalsIgnoringCase(name, "Expect")
        || equalsIgnoringCase(name, "Upgrade");
}

/// Has the system reset the connection of `socket`, a descriptor, when it is closed: the other side sees
/// an error instead of an orderly end. Where the system cannot, the connection ends as usual.
void resetOnClose([[maybe_unused]] qintptr socket)
{
#ifdef Q_OS_UNIX
    const linger none{1, 0};
    // A socket that is closed already needs nothing.
    ::setsockopt(int(socket), SOL_SOCKET, SO_LINGER, &none, sizeof none);
#endif
}

QByteArrayView withoutStatusLine(QByteArrayView head)
{
    return head.sliced(head.indexOf('\n') + 1);
}

/// An answer as the guard itself writes it.
QByteArray wholeAnswer(const Answer &answer, const QByteArray &fields, bool withBody)
{
    QByteArray bytes;
    bytes.reserve(answer.head.size() + fields.size() + 2 + answer.body.size());
    bytes.append(answer.head).append(fields).append("\r\n");
    return withBody ? bytes.append(answer.body) : bytes;
}

/// A digest of what `head`, or the proxy, shows of who asks; empty when it shows nothing. The answers to different
/// clients must never be mixed up, nor their tokens be kept: the cache knows clients by this.
QByteArray credentialDigest(const RequestHead &head, const Arrival &arrival)
{
    const QByteArrayView authorization = head.value("Authorization");
    const QByteArrayView cookie = head.value("Cookie");
    if (authorization.isNull() && cookie.isNull() && arrival.user.isEmpty())
        return {};
    QByteArray shown = authorization.toByteArray();
    shown.append('\0').append(cookie); // None can contain a NUL.
    shown.append('\0').append(arrival.user).append('\0').append(arrival.groups);
    return QCryptographicHash::hash(shown, QCryptographicHash::Sha256);
}

} // namespace

Connection::Connection(Listener &listener, quint64 id, std::unique_ptr<QTcpSocket> socket,
                       Origin origin)
    : m_listener(listener)
    , m_id(id)
    , m_socket(std::move(socket))
    , m_origin(std::move(origin))
    , m_arrival(m_origin.arrival)
    , m_since(SteadyClock::now())
    , m_parser(listener.limits().bodyBytes)
{
    m_exchange.started = m_since;
    m_socket->setReadBufferSize(ReadBytes);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    QTcpSocket *const own = m_socket.get();
    QObject::connect(own, &QTcpSocket::readyRead, own, [this] { readAvailable(); });
    QObject::connect(own, &QTcpSocket::bytesWritten, own, [this](qint64 count) { written(count); });
    QObject::connect(own, &QTcpSocket::disconnected, own, [this] { close(); });
}

Connection::~Connection()
{
    m_responder.reset();
    if (m_channel)
        m_channel->end();
}

void Connection::turnAway()
{
    m_turnedAway = true;
    refuse(refusal(503));
}

void Connection::enter(Phase phase)
{
    m_phase = phase;
    m_since = SteadyClock::now();
    m_movedAt = m_since;
}

/// Qt closes a socket as soon as it reads that the client has ended its side, though the client may
/// wait for an answer still. Qt reads nothing while the buffer, made as small as can be, is full.
void Connection::pauseReading()
{
    if (std::exchange(m_isPaused, true))
        return;
    m_socket->setReadBufferSize(1);
    m_socket->ungetChar('\0');
}

void Connection::resumeReading()
{
    if (!std::exchange(m_isPaused, false))
        return;
    char filler = 0;
    m_socket->getChar(&filler);
    m_socket->setReadBufferSize(ReadBytes);
}

void Connection::readAvailable()
{
    if (m_isPaused || m_phase == Phase::Closed)
        return;
    char *const buffer = m_listener.readBuffer();
    const qint64 count = std::max<qint64>(m_socket->read(buffer, ReadBytes), 0);
    if (m_phase == Phase::Lingering) {
        m_discardLeft -= count;
        if (m_discardLeft < 0)
            close();
        return;
    }
    m_parser.append({buffer, count});
    process();
}

/// Serves the requests that have come until one has to wait.
void Connection::process()
{
    while (m_phase == Phase::Reading && m_parser.hasInput()) {
        if (m_parser.state() == RequestParser::State::Idle)
            beginExchange();
        const bool isNew = m_parser.advance();
        if (bodyBytes() > 0 && m_listener.holdsTooManyBodies())
            return refuse(refusal(503));
        if (!isNew)
            return;
        act();
    }
}

void Connection::beginExchange()
{
    m_since = SteadyClock::now();
    m_exchange = Exchange();
    m_exchange.crossOrigin = SameOriginOnly.toByteArray();
    m_exchange.started = m_since;
    m_admitted = false;
}

/// Does what the parser's state asks for.
void Connection::act()
{
    if (m_parser.state() == RequestParser::State::Failed)
        return refuse(refusal(m_parser.failure()));
    if (!m_admitted && !admit())
        return;
    if (m_parser.state() == RequestParser::State::Complete)
        return serve();
    m_since = SteadyClock::now(); // The body may take as long again.
    if (m_parser.head().expectsContinue && !m_parser.hasInput())
        push(Continue.toByteArray());
}

/// Goes on with what arrived while an answer was made or sent.
void Connection::resume()
{
    process();
    if (m_phase != Phase::Reading)
        return;
    if (m_draining)
        return close();
    resumeReading();
}

/// Lets the guard judge the head. Returns false when it refused.
bool Connection::admit()
{
    const RequestHead &head = m_parser.head();
    QByteArrayView target = head.target;
    m_exchange.entry.method = methodName(head.method);
    m_exchange.entry.path = takeUntil(target, '?').toByteArray();
    m_exchange.withBody = head.method != Method::Head;
    m_exchange.keepAlive = head.keepAlive && !m_draining;
    const QByteArrayView id = head.value("X-Request-Id");
    m_exchange.entry.id = isSaneRequestId(id) ? id.toByteArray() : m_listener.newRequestId();
    m_exchange.crossOrigin = m_listener.guard().crossOriginFields(head);
    if (m_origin.isProxy) {
        std::optional<Arrival> arrival = m_listener.proxies().arrival(head, m_origin.arrival);
        if (!arrival) {
            refuse(problem(400, "Malformed or contradictory fields of a proxy."));
            return false;
        }
        m_arrival = *std::move(arrival);
    }
    if (!m_listener.signInFields().read(head, m_origin.isProxy, m_arrival)) {
        refuse(problem(400, "Only a trusted proxy can say who is signed in, and once."));
        return false;
    }
    if (std::optional<Response> refused = m_listener.guard().refusal(head, m_arrival)) {
        refuse(inWantedShape(*std::move(refused), head.value("Accept")));
        return false;
    }
    m_admitted = true;
    return true;
}

void Connection::serve()
{
    const RequestHead &head = m_parser.head();
    const Answer *const kept = m_listener.cached(head, m_arrival, credentialDigest(head, m_arrival),
                                                 m_cacheKey);
    if (!kept)
        return dispatch();
    const auto wait = m_listener.throttle(*kept, m_arrival.client);
    const QByteArrayView noneMatch = head.value("If-None-Match");
    m_parser.next();
    if (wait)
        respond(makeRefusal(inWantedShape(throttled(*wait), head.value("Accept"))));
    else if (!noneMatch.isNull() && matchesEtag(noneMatch, kept->etag))
        respond(kept->unchanged());
    else
        respond(*kept);
}

/// Has Qt's server read the request, and a worker answer it.
void Connection::dispatch()
{
    const RequestHead &head = m_parser.head();
    if (!m_channel)
        m_channel = m_listener.openChannel();
    std::optional<ReceivedRequest> received = readRequest(m_listener.httpServer(), *m_channel,
                                                          requestBytes(), head.target);
    Request *const request = received ? &received->request : nullptr;
    if (!request || request->body.size() != m_parser.body().size()
        || request->headers.value("Host") != head.value("Host")) {
        received.reset();
        std::exchange(m_channel, nullptr)->end(); // It may hold half a request: it gets no other.
        return refuse(refusal(400));
    }
    m_responder.emplace(std::move(received->responder));
    request->peer = m_arrival.client;
    request->base = m_listener.guard().baseFor(head, m_arrival);
    request->isSecure = m_arrival.isSecure;
    request->user = m_arrival.user;
    request->groups = m_arrival.groups;
    request->sessionCookie = m_listener.guard().sessionCookie();
    m_hadLargeBody = request->body.size() > LargeBodyBytes;
    m_parser.next();
    await({m_id, std::move(*request)});
}

/// Has a worker do `task`.
void Connection::await(Task &&task)
{
    m_awaited = m_listener.deliver(std::move(task));
    if (m_awaited) {
        enter(Phase::Working);
        pauseReading();
    } else if (m_long) {
        close();
    } else {
        respond(makeRefusal(refusal(503)));
    }
}

/// What Qt's server is given: the bytes that the client sent, but for fields that are between the
/// client and the guard, and the framing of a body in chunks.
QByteArray Connection::requestBytes() const
{
    const RequestHead &head = m_parser.head();
    const QByteArray &body = m_parser.body();
    QByteArray bytes;
    bytes.reserve(head.bytes.size() + body.size() + 64);
    // A URL reference that begins with two slashes names a host.
    const bool isNetworkPath = head.target.startsWith("//");
    const bool isPlain = !isNetworkPath
        && std::none_of(head.fields.begin(), head.fields.end(),
                        [](const RequestHead::Field &field) { return isHopByHop(field.name); });
    if (isPlain)
        return bytes.append(head.bytes).append("\r\n").append(body);
    bytes.append(methodName(head.method)).append(isNetworkPath ? " http://localhost" : " ");
    bytes.append(head.target).append(" HTTP/1.1\r\n");
    for (const RequestHead::Field &field : head.fields) {
        if (!isHopByHop(field.name))
            bytes.append(field.name).append(": ").append(field.value).append("\r\n");
    }
    if (head.chunked)
        bytes.append("Content-Length: ").append(QByteArray::number(body.size())).append("\r\n");
    return bytes.append("\r\n").append(body);
}

void Connection::answered(Completed &&completed)
{
    m_awaited = false;
    if (m_phase != Phase::Working) {
        if (!completed.piece) { // The client has left, but the work was done.
            m_listener.replier().reply(m_exchange, completed.answer);
            m_listener.replier().log(m_exchange);
        }
        return;
    }
    if (!completed.piece) {
        if (!m_cacheKey.isEmpty())
            m_listener.keep(m_cacheKey, completed.answer);
        if (completed.answer.notModified)
            completed.answer = completed.answer.unchanged();
        respond(completed.answer);
    } else if (*completed.piece) {
        writePiece(**completed.piece);
    } else {
        qCWarning(lcHttp).noquote()
            << "an answer was broken off:" << completed.piece->error().text();
        return close(); // Nothing else can be said in the middle of a body.
    }
    resume();
}

void Connection::refuse(Response response)
{
    m_parser.dropBody(); // Others may need the room.
    m_exchange.keepAlive = false;
    if (m_exchange.entry.id.isEmpty())
        m_exchange.entry.id = m_listener.newRequestId();
    m_discardLeft = m_admitted ? MaxDiscardedBodyBytes : MaxDiscardedHeadBytes;
    respond(makeRefusal(std::move(response)));
}

/// Sends an answer: through Qt's server where that has the request, else by itself.
void Connection::respond(const Answer &answer)
{
    Replier &replier = m_listener.replier();
    m_exchange.keepAlive = m_exchange.keepAlive && !answer.steps;
    const QByteArray fields = replier.reply(m_exchange, answer);
    const bool hasBody = m_exchange.withBody && answer.length > 0;
    enter(Phase::Sending);
    m_movedSince = 0;
    if (answer.steps || (hasBody && answer.stream))
        m_long = answer;
    if (!answer.steps)
        push(m_responder ? bytesThroughQt(answer, fields) : wholeAnswer(answer, fields, hasBody));
    replier.log(m_exchange);
    if (answer.steps)
        sendNextStep();
    else
        proceed();
}

/// What Qt's server writes of an answer, but for the pieces of a long body.
QByteArray Connection::bytesThroughQt(const Answer &answer, const QByteArray &fields)
{
    const QByteArray lines = withoutStatusLine(answer.head).toByteArray() + fields;
    m_channel->reserve(lines.size() + answer.body.size() + 128);
    if (m_exchange.withBody && !answer.stream && answer.length > 0)
        m_responder->write(answer.status, lines, answer.body);
    else
        m_responder->begin(answer.status, lines, m_long ? answer.length : 0);
    return m_channel->takeWritten();
}

void Connection::push(const QByteArray &bytes)
{
    m_isPushing = true;
    m_socket->write(bytes);
    m_socket->flush();
    m_isPushing = false;
}

void Connection::written(qint64 count)
{
    m_movedSince += count;
    if (m_isPushing || m_phase != Phase::Sending)
        return;
    m_movedAt = SteadyClock::now();
    proceed();
    resume();
}

/// After bytes were sent: waits for the client to read, or goes on with the answer or the next request.
void Connection::proceed()
{
    if (m_phase == Phase::Closed)
        return;
    if (unsentBytes() > 0) {
        pauseReading();
        return m_listener.relieve();
    }
    if (m_long && m_long->steps)
        return awaitStep();
    if (m_long)
        return awaitPiece();
    sent();
}

void Connection::awaitPiece()
{
    const auto read = [reader = m_long->stream->reader, at = m_long->streamOffset,
                       most = std::min(m_long->length, StreamPieceBytes)](WorkerContext &worker) {
        return reader->read(worker, at, most);
    };
    await({m_id, {}, read});
}

void Connection::writePiece(const QByteArray &piece)
{
    m_channel->reserve(piece.size());
    m_responder->writePiece(piece);
    m_long->streamOffset += piece.size();
    m_long->length -= piece.size();
    if (m_long->length == 0)
        m_long.reset();
    enter(Phase::Sending);
    push(m_channel->takeWritten());
    proceed();
}

void Connection::sendNextStep()
{
    m_step = m_long->steps();
    enter(Phase::Sending);
    m_movedSince = 0;
    push(m_step.bytes);
    proceed();
}

void Connection::awaitStep()
{
    if (!m_step.next) {
        m_long.reset();
        if (!m_step.isAbrupt)
            return sent();
        resetOnClose(m_socket->socketDescriptor());
        return close();
    }
    enter(Phase::Working);
    QTimer::singleShot(*m_step.next, m_socket.get(), [this] {
        if (m_phase == Phase::Working)
            sendNextStep();
    });
}

void Connection::sent()
{
    m_responder.reset();
    if (m_channel && m_hadLargeBody)
        std::exchange(m_channel, nullptr)->end();
    m_hadLargeBody = false;
    if (m_exchange.keepAlive)
        return enter(Phase::Reading);
    if (m_discardLeft == 0)
        return close();
    enter(Phase::Lingering);
    resumeReading();
}

std::optional<Connection::Wait> Connection::wait() const
{
    const Limits &limits = m_listener.limits();
    switch (m_phase) {
    case Phase::Reading:
        // A proxy keeps connections for its next clients.
        if (m_parser.state() == RequestParser::State::Idle)
            return Wait{Wait::Kind::Idle, m_since, limits.idle,
                        isProxy() ? limits.idle : limits.shedIdle};
        return Wait{Wait::Kind::Request, m_since,
                    m_parser.state() == RequestParser::State::Body ? limits.body : limits.head,
                    limits.shedIdle};
    case Phase::Sending:
        return Wait{Wait::Kind::Unread, m_movedAt, limits.stall, limits.shedUnread};
    case Phase::Lingering: return Wait{Wait::Kind::Idle, m_since, limits.linger, limits.shedIdle};
    case Phase::Working:
    case Phase::Closed: return std::nullopt;
    }
    Q_UNREACHABLE();
}

void Connection::tick(Time now)
{
    const std::optional<Wait> waiting = wait();
    if (!waiting || now - m_since < waiting->limit)
        return;
    if (m_phase == Phase::Reading && m_parser.state() != RequestParser::State::Idle)
        return refuse(refusal(408));
    if (m_phase != Phase::Sending || m_movedSince < m_listener.limits().stallBytes)
        return close();
    m_movedSince = 0;
    m_since = now;
}

void Connection::drain()
{
    m_draining = true;
    m_exchange.keepAlive = false;
    const bool isIdle = m_phase == Phase::Reading && m_parser.state() == RequestParser::State::Idle;
    if (isIdle || (m_long && m_long->steps))
        close();
}

void Connection::close()
{
    if (m_phase == Phase::Closed)
        return;
    m_phase = Phase::Closed;
    m_socket->abort();
    m_parser.dropBody();
    m_listener.closed(*this);
}

} // namespace sheria::http
