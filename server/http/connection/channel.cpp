// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/channel.h"

#include "server/http/message/query.h"

#include <QHostAddress>
#include <QUrl>

#include <algorithm>
#include <array>
#include <cstring>

namespace sheria::http {

namespace {

using QtMethod = QHttpServerRequest::Method;

/// In the order of Method.
constexpr std::array QtMethods{QtMethod::Get, QtMethod::Head,  QtMethod::Options, QtMethod::Post,
                               QtMethod::Put, QtMethod::Patch, QtMethod::Delete};

/// The target that Qt read, still percent-encoded.
QByteArray targetOf(const QUrl &url)
{
    QByteArray target = url.path(QUrl::FullyEncoded).toLatin1();
    if (url.hasQuery())
        target.append('?').append(url.query(QUrl::FullyEncoded).toLatin1());
    return target;
}

/// True when both name the same resource: they differ at most in what is percent-encoded. QUrl
/// encodes what must be, decodes what need not be, and writes the digits in capitals.
bool isSameTarget(QByteArrayView a, QByteArrayView b)
{
    return a == b
        || (a.contains('?') == b.contains('?')
            && percentDecoded(takeUntil(a, '?')) == percentDecoded(takeUntil(b, '?'))
            && percentDecoded(a) == percentDecoded(b));
}

std::optional<Request> requestFrom(const QHttpServerRequest &request, QByteArrayView target)
{
    const auto *const method = std::find(QtMethods.begin(), QtMethods.end(), request.method());
    Request made;
    made.target = targetOf(request.url());
    if (method == QtMethods.end() || !isSameTarget(made.target, target))
        return std::nullopt;
    made.method = static_cast<Method>(method - QtMethods.begin());
    made.headers = RequestHeaders(fieldsOf(request));
    made.body = request.body();
    return made;
}

} // namespace

Channel::Channel(QObject *parent) : QTcpSocket(parent)
{
    setSocketState(ConnectedState);
    setPeerAddress(QHostAddress(QHostAddress::LocalHost));
    setOpenMode(ReadWrite); // Buffered: Qt's server reads byte by byte.
}

void Channel::deliver(QByteArray request)
{
    m_bytes = std::move(request);
    m_at = 0;
    Q_EMIT readyRead();
}

void Channel::end()
{
    setSocketState(UnconnectedState);
    Q_EMIT disconnected();
    deleteLater();
}

qint64 Channel::bytesAvailable() const
{
    return QTcpSocket::bytesAvailable() + m_bytes.size() - m_at;
}

qint64 Channel::readData(char *to, qint64 most)
{
    const qint64 count = std::min<qint64>(most, m_bytes.size() - m_at);
    std::memcpy(to, m_bytes.constData() + m_at, static_cast<std::size_t>(count));
    m_at += count;
    return count;
}

qint64 Channel::writeData(const char *bytes, qint64 size)
{
    m_written.append(bytes, size);
    return size;
}

std::optional<ReceivedRequest> readRequest(HttpServer &server, Channel &channel, QByteArray request,
                                           QByteArrayView target)
{
    std::optional<ReceivedRequest> received;
    server.received = [&received, target](const QHttpServerRequest &read, Responder &&responder) {
        if (std::optional<Request> made = requestFrom(read, target))
            received.emplace(ReceivedRequest{*std::move(made), std::move(responder)});
    };
    channel.deliver(std::move(request));
    server.received = nullptr;
    return received;
}

} // namespace sheria::http
