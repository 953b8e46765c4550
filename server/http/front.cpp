#include "server/http/front.h"

#include <QHostAddress>

#include <algorithm>
#include <cstring>
#include <utility>

namespace sheria::http {

using namespace Qt::StringLiterals;

namespace {

constexpr int Backlog = 512; ///< Waiting connections; a burst of clients shall not see a refusal.

/// What Qt is given to read. The body stays with the request: it has been read already.
QByteArray headFor(const Request &request)
{
    const qsizetype mark = request.target.indexOf('?');
    QByteArray head = methodName(request.method).toByteArray();
    head += ' ';
    head += mark < 0 ? request.target : request.target.first(mark);
    head += " HTTP/1.1\r\n\r\n";
    return head;
}

Error listenError(const QTcpServer &server, quint16 port)
{
    const QString where = u"port %1 on 127.0.0.1"_s.arg(port);
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

Channel::Channel(QObject *parent) : QTcpSocket(parent)
{
    setSocketState(ConnectedState);
    setPeerAddress(QHostAddress(QHostAddress::LocalHost));
    setOpenMode(ReadWrite | Unbuffered);
}

void Channel::deliver(const QByteArray &head)
{
    m_bytes = head;
    m_at = 0;
    Q_EMIT readyRead();
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

Channel *ChannelSource::open()
{
    auto *channel = new Channel(this);
    addPendingConnection(channel); // Announces it: the server takes it at once.
    return channel;
}

Result<quint16> Front::listen(quint16 port)
{
    m_source.setListenBacklogSize(Backlog);
    if (!m_source.listen(QHostAddress::LocalHost, port))
        return listenError(m_source, port);
    m_source.pauseAccepting();
    bindTo(*this, m_source);
    return m_source.serverPort();
}

Channel *Front::takeChannel()
{
    m_spoilt.clear();
    if (m_free.empty())
        return m_source.open();
    Channel *channel = m_free.back();
    m_free.pop_back();
    return channel;
}

std::optional<Request> Front::dispatch(quint64 connection, Request request)
{
    Channel *channel = takeChannel();
    m_received.reset();
    channel->deliver(headFor(request));
    if (!m_received) {
        m_spoilt.emplace_back(channel); // It may hold half a request: it gets no other.
        return std::nullopt;
    }
    if constexpr (HoldsResponders)
        m_lent.insert_or_assign(connection,
                                Lent{channel, std::exchange(m_received, std::nullopt).value()});
    else
        m_free.push_back(channel);
    return request;
}

void Front::received(HeldResponder responder)
{
    m_received.emplace(std::forward<HeldResponder>(responder));
}

void Front::release(quint64 connection)
{
    const auto lent = m_lent.find(connection);
    if (lent == m_lent.end())
        return;
    Channel *channel = lent->second.channel;
    m_lent.erase(lent); // The responder first: with it Qt is done with the channel's request.
    m_free.push_back(channel);
}

} // namespace sheria::http
