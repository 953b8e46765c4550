#pragma once

#include "server/http/answer.h"
#include "server/http/exchange.h"
#include "server/http/limits.h"
#include "server/http/outgoing.h"
#include "server/http/poller.h"

#include <QByteArray>
#include <QByteArrayView>

#include <chrono>
#include <optional>

namespace sheria::http {

class Connection;
class Guard;
struct RequestHead;

/// What the connections of one listener share, and whom they tell.
///
/// Thread: the I/O thread's.
class ConnectionHost
{
public:
    ConnectionHost() = default;
    virtual ~ConnectionHost() = default;
    Q_DISABLE_COPY_MOVE(ConnectionHost)

    virtual Poller &poller() = 0;
    virtual const Limits &limits() const = 0;
    virtual const Guard &guard() const = 0;
    virtual Replier &replier() = 0;

    /// How long the client at `peer` must wait for `kept`, an answer that cached() returned, when it
    /// asks too often. What is not kept is counted where it is made.
    virtual std::optional<std::chrono::seconds> throttle(const Answer &kept,
                                                         const QByteArray &peer) = 0;

    virtual QByteArray newRequestId() = 0;
    /// ReadBytes of scratch, for the time of one call.
    virtual char *readBuffer() = 0;

    /// The kept answer to a request, or null. `credentials` is a digest of what the client showed.
    /// Sets `key` to what keep() wants; empty: the answer to such a request is not kept.
    virtual const Answer *cached(const RequestHead &head, QByteArrayView credentials,
                                 QByteArray &key) = 0;
    virtual void keep(const QByteArray &key, const Answer &answer) = 0;

    /// Hands over a request. Connection::answered() is told when its answer has been sent, at the
    /// next turn that something else causes; or never, if the connection goes first.
    virtual void deliver(Connection &connection, Request &&request, const Exchange &exchange) = 0;
    /// Has the next piece of an answer read and sent; Connection::answered() is told, as above.
    virtual void deliver(Connection &connection, Outgoing &&rest, const Exchange &exchange) = 0;
    /// Makes that turn come as soon as the answer has been sent.
    virtual void expect(const Connection &connection) = 0;

    /// By how much the bytes of request bodies that are held have changed. Returns false when
    /// there are too many, in all connections together.
    virtual bool accountBody(qint64 change) = 0;
    /// By how much the bytes of answers that wait for clients have changed.
    virtual void accountUnsent(qint64 change) = 0;
    /// The connection is closed; the host destroys it when the turn has ended.
    virtual void closed(Connection &connection) = 0;
};

} // namespace sheria::http
