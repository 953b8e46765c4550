#pragma once

#include "core/base/result.h"
#include "server/http/compat.h"
#include "server/http/message.h"

#include <QByteArray>

#include <optional>
#include <unordered_map>
#include <vector>

namespace sheria::http {

/// The end of a conversation that Qt's HTTP server sees: a socket without a descriptor, which gets
/// one complete and checked request at a time. Answers do not come back through it.
class Channel final : public QTcpSocket
{
public:
    explicit Channel(QObject *parent);

    /// Lets the server read `head`, a request without body.
    void deliver(const QByteArray &head);

    qint64 bytesAvailable() const override;
    bool isSequential() const override { return true; }
    void close() override {}
    void disconnectFromHost() override {}

protected:
    qint64 readData(char *to, qint64 most) override;
    qint64 writeData(const char *, qint64 size) override { return size; }

private:
    QByteArray m_bytes;
    qsizetype m_at = 0;
};

/// The listening socket, as Qt's HTTP server wants it. Its connections are taken by Listener, and
/// the server gets channels instead.
class ChannelSource final : public QTcpServer
{
public:
    /// A channel that the bound server has accepted.
    Channel *open();
};

/// Qt's HTTP server between the guard and the workers: what the guard lets through is dispatched
/// by it. A channel is lent to a request and used again, so clients that come and go cost it
/// nothing, and none that leaves can take a socket away under a handler.
///
/// Thread: the I/O thread's.
class Front final : public HttpServerBase
{
public:
    /// Errors: those of start(), see Server.
    Result<quint16> listen(quint16 port);
    void close() { m_source.close(); }
    /// The listening socket: -1 before listen().
    qintptr descriptor() const { return m_source.socketDescriptor(); }

    /// Gives `request` to the server, and returns it as the server hands it out to be answered;
    /// nothing when it does not take it for a request.
    std::optional<Request> dispatch(quint64 connection, Request request);
    /// The answer to `connection`'s request is made, or nobody waits for it any more.
    void release(quint64 connection);

private:
    struct Lent
    {
        Channel *channel;
        HeldResponder responder;
    };

    void received(HeldResponder responder) override;
    Channel *takeChannel();

    ChannelSource m_source;
    std::vector<std::unique_ptr<Channel>> m_spoilt; ///< Until nothing of theirs is on the stack.
    std::vector<Channel *> m_free;                  ///< Children of m_source.
    std::unordered_map<quint64, Lent> m_lent;
    std::optional<HeldResponder> m_received; ///< Set by received(), for dispatch() to take.
};

} // namespace sheria::http
