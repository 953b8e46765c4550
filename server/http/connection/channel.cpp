#include "server/http/connection/channel.h"

#include "server/http/message/query.h"

#include <QHostAddress>
#include <QUrl>

#include <algorithm>
#include <cstring>

namespace sheria::http {

namespace {

using QtMethod = QHttpServerRequest::Method;

std::optional<Method> methodOf(const QHttpServerRequest &request)
{
    switch (request.method()) {
    case QtMethod::Get: return Method::Get;
    case QtMethod::Head: return Method::Head;
    case QtMethod::Options: return Method::Options;
    case QtMethod::Post: return Method::Post;
    case QtMethod::Put: return Method::Put;
    case QtMethod::Patch: return Method::Patch;
    case QtMethod::Delete: return Method::Delete;
    default: return std::nullopt;
    }
}

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
    if (a == b)
        return true;
    const qsizetype markA = a.indexOf('?');
    const qsizetype markB = b.indexOf('?');
    if ((markA < 0) != (markB < 0))
        return false;
    const auto path = [](QByteArrayView text, qsizetype mark) {
        return percentDecoded(mark < 0 ? text : text.first(mark));
    };
    return path(a, markA) == path(b, markB)
        && (markA < 0 || percentDecoded(a.sliced(markA)) == percentDecoded(b.sliced(markB)));
}

std::optional<Request> requestFrom(const QHttpServerRequest &request, QByteArrayView target)
{
    const std::optional<Method> method = methodOf(request);
    Request made;
    made.target = targetOf(request.url());
    if (!method || !isSameTarget(made.target, target))
        return std::nullopt;
    made.method = *method;
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
