#include "core/webhooks/httpconnection.h"

#include "core/base/limits.h"
#include "core/domain/contact.h"

#include <QHostAddress>

#include <array>
#include <utility>

namespace sheria::webhooks {

using namespace Qt::StringLiterals;

namespace {

/// Servers close idle connections after seconds; a request that meets the closing fails.
constexpr std::chrono::milliseconds IdleLimit{1000};
constexpr qint64 ReadBytes = 16LL * 1024;

bool isRefused(const QHostAddress &address)
{
    return isLinkLocal(address.toIPv6Address().c);
}

} // namespace

HttpConnection::HttpConnection(Target target, QObject *parent)
    : QObject(parent)
    , m_target(std::move(target))
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &HttpConnection::expired);
    connect(&m_socket, &QIODevice::readyRead, this, &HttpConnection::receive);
    connect(&m_socket, &QAbstractSocket::disconnected, this, &HttpConnection::disconnected);
    connect(&m_socket, &QAbstractSocket::errorOccurred, this, &HttpConnection::failed);
    connect(&m_socket, &QSslSocket::encrypted, this, &HttpConnection::write);
    connect(&m_socket, &QAbstractSocket::connected, this, &HttpConnection::begin);
}

HttpConnection::~HttpConnection()
{
    m_socket.disconnect(this); // Or its end would be taken for an answer.
}

void HttpConnection::send(const QByteArray &request, std::chrono::milliseconds limit,
                          Transport::Done done)
{
    m_isReused = m_socket.state() == QAbstractSocket::ConnectedState;
    m_request = request;
    m_done = std::move(done);
    m_parser = {};
    m_elapsed.start();
    m_timer.start(limit);
    if (m_isReused)
        write();
    else
        connectSocket();
}

void HttpConnection::connectSocket()
{
    // What is read but not wanted stays with the system, and slows the sender down.
    m_socket.setReadBufferSize(ReadBytes);
    if (isRefused(QHostAddress(m_target.host)))
        QMetaObject::invokeMethod(this, &HttpConnection::refuse, Qt::QueuedConnection);
    else
        m_socket.connectToHost(m_target.host, m_target.port);
}

/// Before the first byte goes: what address the host's name has led to is known only now.
void HttpConnection::begin()
{
    if (isRefused(m_socket.peerAddress()))
        refuse();
    else if (m_target.isSecure)
        m_socket.startClientEncryption();
    else
        write();
}

void HttpConnection::refuse()
{
    finish(Outcome::NotConnected, u"this is a link-local address, and those are not contacted"_s);
}

void HttpConnection::write()
{
    m_socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_socket.write(m_request);
}

void HttpConnection::receive()
{
    std::array<char, ReadBytes>
        buffer; // NOLINT(cppcoreguidelines-pro-type-member-init): read into.
    while (!m_hasEnded && m_socket.bytesAvailable() > 0) {
        const qint64 size = m_socket.read(buffer.data(), ReadBytes);
        if (size <= 0)
            return;
        if (!m_done) // Nothing was asked for.
            return finish(Outcome::Answered);
        const bool hadStatus = m_parser.status() != 0;
        m_parser.feed({buffer.data(), static_cast<qsizetype>(size)});
        if (!hadStatus && m_parser.status() != 0)
            m_statusAfterMs = m_elapsed.elapsed();
        if (m_parser.state() == ResponseParser::State::Failed)
            return finish(m_parser.status() != 0 ? Outcome::Answered : Outcome::NotHttp);
        if (m_parser.state() == ResponseParser::State::Complete)
            return finish(Outcome::Answered);
        if (m_parser.received() > limits::MaxResponseBytes)
            return finish(Outcome::Answered, u"the rest of the body was not read"_s);
    }
}

void HttpConnection::disconnected()
{
    if (m_hasEnded)
        return;
    receive();
    if (m_hasEnded)
        return;
    m_parser.finish();
    if (m_parser.status() != 0) {
        const bool isWhole = m_parser.state() == ResponseParser::State::Complete;
        return finish(Outcome::Answered, isWhole ? QString() : u"the body was cut off"_s);
    }
    if (m_isReused && m_parser.received() == 0)
        return finish(Outcome::Stale, u"the connection was closed while it waited"_s);
    finish(Outcome::Broken, u"the connection was closed without an answer"_s);
}

void HttpConnection::failed(QAbstractSocket::SocketError error)
{
    // disconnected() follows, and time is m_timer's.
    if (m_hasEnded || error == QAbstractSocket::RemoteHostClosedError
        || error == QAbstractSocket::SocketTimeoutError)
        return;
    if (m_parser.status() != 0)
        return finish(Outcome::Answered, u"the body was cut off: "_s + m_socket.errorString());
    const bool isSecurity = error == QAbstractSocket::SslHandshakeFailedError
        || error == QAbstractSocket::SslInternalError
        || error == QAbstractSocket::SslInvalidUserDataError;
    if (isSecurity)
        return finish(Outcome::NotSecure, m_socket.errorString());
    const bool wasConnected = m_socket.state() == QAbstractSocket::ConnectedState || m_isReused
        || m_parser.received() > 0 || error == QAbstractSocket::NetworkError;
    finish(wasConnected ? Outcome::Broken : Outcome::NotConnected, m_socket.errorString());
}

void HttpConnection::expired()
{
    if (m_done) {
        // The answer may be here, and only its turn may not have come.
        m_socket.waitForReadyRead(0);
        receive();
    }
    if (!m_done)
        return finish(Outcome::Answered);
    if (m_parser.status() != 0)
        return finish(Outcome::Answered, u"the body did not end in time"_s);
    const bool isConnected = m_socket.state() == QAbstractSocket::ConnectedState;
    finish(Outcome::TooSlow, isConnected ? u"no answer in time"_s : u"no connection in time"_s);
}

/// Gives the answer, if one is awaited; then the connection is idle, or has ended.
void HttpConnection::finish(Outcome outcome, const QString &note)
{
    if (m_hasEnded)
        return;
    m_timer.stop();
    const Transport::Done done = std::exchange(m_done, nullptr);
    const bool isUseful = done && outcome == Outcome::Answered && m_parser.mayReuse()
        && m_socket.state() == QAbstractSocket::ConnectedState && m_socket.bytesAvailable() == 0;
    HttpResult result;
    result.outcome = outcome;
    result.status = outcome == Outcome::Answered ? m_parser.status() : 0;
    result.response = m_parser.kept();
    result.responseBytes = m_parser.received();
    result.durationMs = outcome == Outcome::Answered ? m_statusAfterMs
                                                     : (done ? m_elapsed.elapsed() : 0);
    result.note = note;
    m_hasEnded = !isUseful;
    if (isUseful) {
        m_timer.start(IdleLimit);
        Q_EMIT idle();
    } else {
        m_socket.abort();
        Q_EMIT ended();
    }
    if (done)
        done(std::move(result));
}

} // namespace sheria::webhooks
