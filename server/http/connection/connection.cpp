#include "server/http/connection/connection.h"

#include "server/http/connection/connectionreset.h"
#include "server/http/connection/guard.h"
#include "server/http/connection/listener.h"
#include "server/http/connection/workerpool.h"
#include "server/http/log/requestlog.h"
#include "server/http/message/answer.h"
#include "server/http/message/limits.h"
#include "server/http/message/problem.h"

#include <QCryptographicHash>
#include <QHostAddress>
#include <QTimer>

#include <algorithm>

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

QByteArrayView withoutStatusLine(QByteArrayView head)
{
    return head.sliced(head.indexOf('\n') + 1);
}

} // namespace

QByteArrayView CredentialCache::credentials(const RequestHead &head)
{
    const QByteArrayView authorization = head.value("Authorization");
    const QByteArrayView cookie = head.value("Cookie");
    if (authorization.isNull() && cookie.isNull())
        return {};
    const QByteArrayView shown = m_shown;
    const qsizetype middle = authorization.size(); // A NUL, which neither can contain.
    const bool same = shown.size() == middle + 1 + cookie.size()
        && shown.first(middle) == authorization && shown.sliced(middle + 1) == cookie;
    if (!same) {
        m_shown = authorization.toByteArray() + '\0' + cookie.toByteArray();
        m_digest = QCryptographicHash::hash(m_shown, QCryptographicHash::Sha256);
    }
    return m_digest;
}

const QByteArray &CredentialCache::base(const RequestHead &head, const Guard &guard)
{
    if (m_base.isEmpty() || m_host != head.host) {
        m_host = head.host.toByteArray();
        m_base = guard.baseFor(head);
    }
    return m_base;
}

Connection::Connection(Listener &listener, quint64 id, std::unique_ptr<QTcpSocket> socket)
    : m_listener(listener)
    , m_id(id)
    , m_socket(std::move(socket))
    , m_peer(m_socket->peerAddress().toString().toLatin1())
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
    refuse(503);
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
    if (m_phase == Phase::Lingering)
        return discardAvailable();
    char *const buffer = m_listener.readBuffer();
    const qint64 count = m_socket->read(buffer, ReadBytes);
    if (count > 0)
        process({buffer, count});
}

void Connection::discardAvailable()
{
    const qint64 count = m_socket->read(m_listener.readBuffer(), ReadBytes);
    m_discardLeft -= std::max<qint64>(count, 0);
    if (m_discardLeft < 0)
        close();
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
    if (m_phase == Phase::Working || m_phase == Phase::Sending)
        m_pending.append(bytes);
}

void Connection::beginExchange()
{
    m_since = SteadyClock::now();
    m_exchange = Exchange{
        .path = "-", .id = {}, .crossOrigin = SameOriginOnly.toByteArray(), .started = m_since};
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
    if (m_draining)
        return close();
    resumeReading();
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
    m_exchange.id = isSaneRequestId(id) ? id.toByteArray() : m_listener.newRequestId();
    m_exchange.crossOrigin = m_listener.guard().crossOriginFields(head);
    if (std::optional<Response> refused = m_listener.guard().refusal(head)) {
        refuse(inWantedShape(*std::move(refused), head.value("Accept")));
        return false;
    }
    m_admitted = true;
    return true;
}

/// The head is in, the body is not: a client that waits to be asked for it is asked.
void Connection::awaitBody(bool moreFollows)
{
    m_since = SteadyClock::now();
    m_parser.keepHead();
    if (m_parser.head().expectsContinue && !moreFollows)
        push(Continue.toByteArray());
}

void Connection::serve()
{
    const RequestHead &head = m_parser.head();
    const QByteArrayView credentials = m_memo.credentials(head);
    const Answer *const kept = m_listener.cached(head, credentials, m_cacheKey);
    if (!kept)
        return dispatch();
    if (const auto wait = m_listener.throttle(*kept, m_peer))
        return serveThrottled(*wait);
    serveKept(*kept, head.value("If-None-Match"));
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

/// Has Qt's server read the request, and a worker answer it.
void Connection::dispatch()
{
    const RequestHead &head = m_parser.head();
    if (!m_channel)
        m_channel = m_listener.openChannel();
    std::optional<ReceivedRequest> received = m_listener.httpServer().read(*m_channel,
                                                                           requestBytes(),
                                                                           head.target);
    Request *const request = received ? &received->request : nullptr;
    if (!request || request->body.size() != m_parser.body().size()
        || request->headers.value("Host") != head.value("Host")) {
        received.reset();
        std::exchange(m_channel, nullptr)->end(); // It may hold half a request: it gets no other.
        return refuse(400);
    }
    m_responder.emplace(std::move(received->responder));
    request->peer = m_peer;
    request->base = m_memo.base(head, m_listener.guard());
    request->sessionCookie = m_listener.guard().sessionCookie();
    m_hadLargeBody = request->body.size() > LargeBodyBytes;
    nextRequest();
    enter(Phase::Working);
    pauseReading();
    m_awaited = true;
    m_listener.deliver({m_id, std::move(*request), m_exchange});
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
    const bool fits = m_listener.accountBody(held - m_bodyCounted);
    m_bodyCounted = held;
    return fits;
}

void Connection::answered(Completed &&completed)
{
    m_awaited = false;
    if (m_phase != Phase::Working)
        return;
    if (!completed.piece) {
        if (!m_cacheKey.isEmpty())
            m_listener.keep(m_cacheKey, completed.answer);
        respond(std::move(completed.answer), completed.fields);
    } else if (*completed.piece) {
        writePiece(**completed.piece);
    } else {
        qCWarning(lcHttp).noquote()
            << "an answer was broken off:" << completed.piece->error().text();
        return close(); // Nothing else can be said in the middle of a body.
    }
    resume();
}

void Connection::declined(const Answer &answer)
{
    m_awaited = false;
    if (m_phase != Phase::Working)
        return;
    m_responder.reset();
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
        m_exchange.id = m_listener.newRequestId();
    m_discardLeft = m_admitted ? MaxDiscardedBodyBytes : MaxDiscardedHeadBytes;
    send(makeRefusal(std::move(response)));
}

/// Sends an answer of the guard's own: a refusal, or one that was kept.
void Connection::send(const Answer &answer)
{
    Replier &replier = m_listener.replier();
    LoggedRequest entry = replier.describe(m_exchange, answer);
    const QByteArray fields = replier.reply(m_exchange, entry);
    const bool hasBody = m_exchange.withBody;
    QByteArray bytes;
    bytes.reserve(answer.head.size() + fields.size() + 2 + (hasBody ? answer.body.size() : 0));
    bytes.append(answer.head).append(fields).append("\r\n");
    if (hasBody)
        bytes.append(answer.body);
    beginSending();
    push(std::move(bytes));
    replier.log(std::move(entry));
    proceed();
}

/// Has Qt's server write an answer, and sends it.
void Connection::respond(Answer answer, const QByteArray &fields)
{
    beginSending();
    if (answer.play) {
        m_responder.reset();
        m_exchange.keepAlive = false;
        m_long = std::move(answer);
        return play();
    }
    const bool hasBody = m_exchange.withBody && !answer.notModified;
    const QByteArray lines = withoutStatusLine(answer.notModified ? answer.notModifiedHead
                                                                  : answer.head)
        + fields;
    const int status = answer.notModified ? 304 : answer.status;
    m_channel->reserve(lines.size() + answer.body.size() + 128);
    if (hasBody && answer.stream && answer.length > 0) {
        m_responder->begin(status, lines, answer.length);
        m_long = std::move(answer);
    } else if (hasBody && !answer.body.isEmpty()) {
        m_responder->write(status, lines, answer.body);
    } else {
        m_responder->begin(status, lines, 0);
    }
    pushAnswer();
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
    pushAnswer();
}

void Connection::pushAnswer()
{
    if (!m_long)
        m_responder.reset();
    push(m_channel->takeWritten());
    proceed();
}

void Connection::beginSending()
{
    enter(Phase::Sending);
    m_movedSince = 0;
}

void Connection::push(QByteArray bytes)
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
    const qint64 held = m_socket->bytesToWrite();
    if (held != m_heldCounted)
        m_listener.accountUnsent(held - std::exchange(m_heldCounted, held));
    if (m_phase == Phase::Closed)
        return;
    if (held > 0)
        return pauseReading();
    if (m_long && m_long->play)
        return awaitStep();
    if (m_long)
        return awaitPiece();
    sent();
}

void Connection::awaitPiece()
{
    enter(Phase::Working);
    pauseReading();
    m_awaited = true;
    m_listener.deliver({m_id,
                        {},
                        m_exchange,
                        Piece{m_long->stream->reader, m_long->streamOffset,
                              std::min(m_long->length, StreamPieceBytes)}});
}

void Connection::play()
{
    Step step = m_long->play();
    m_nextStep = step.next;
    m_isAbrupt = step.isAbrupt;
    beginSending();
    push(std::move(step.bytes));
    proceed();
}

void Connection::awaitStep()
{
    if (!m_nextStep) {
        m_long.reset();
        if (!m_isAbrupt)
            return sent();
        resetOnClose(m_socket->socketDescriptor());
        return close();
    }
    enter(Phase::Working);
    QTimer::singleShot(*m_nextStep, m_socket.get(), [this] {
        if (m_phase == Phase::Working)
            play();
    });
}

void Connection::sent()
{
    if (m_channel && m_hadLargeBody)
        std::exchange(m_channel, nullptr)->end();
    m_hadLargeBody = false;
    if (m_exchange.keepAlive)
        return enter(Phase::Reading);
    m_pending.clear();
    if (m_discardLeft == 0)
        return close();
    enter(Phase::Lingering);
    resumeReading();
}

/// How long the phase may last; nothing for as long as it takes.
std::optional<std::chrono::milliseconds> Connection::patience() const
{
    const Limits &limits = m_listener.limits();
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
    if (m_phase != Phase::Sending || m_movedSince < m_listener.limits().stallBytes)
        return close();
    m_movedSince = 0;
    m_since = now;
}

std::optional<Connection::Wait> Connection::waitsForClient(Time now) const
{
    const Limits &limits = m_listener.limits();
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
    const bool isIdle = m_phase == Phase::Reading && m_parser.state() == RequestParser::State::Idle;
    if (isIdle || (m_long && m_long->play))
        close();
}

void Connection::close()
{
    if (m_phase == Phase::Closed)
        return;
    m_phase = Phase::Closed;
    m_socket->abort();
    m_listener.accountBody(-std::exchange(m_bodyCounted, 0));
    m_listener.accountUnsent(-std::exchange(m_heldCounted, 0));
    m_pending.clear();
    m_listener.closed(*this);
}

} // namespace sheria::http
