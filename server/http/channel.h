#pragma once

#include "core/base/result.h"
#include "server/http/compat.h"
#include "server/http/message.h"

#include <QByteArray>

#include <optional>

namespace sheria::http {

class Connection;

/// A client as Qt's HTTP server sees it: a socket without a descriptor, which is given one complete
/// and checked request at a time, and takes the answer.
///
/// Thread: the I/O thread's.
class Channel final : public QTcpSocket
{
public:
    Channel(QObject *parent, Connection &owner);

    /// Lets the server read `request`, the bytes of a whole one.
    void deliver(QByteArray request);
    /// Nobody delivers any more: Qt destroys the channel. Its responder must be gone.
    void end();

    qint64 bytesAvailable() const override;
    qint64 bytesToWrite() const override { return 0; }
    bool isSequential() const override { return true; }
    void close() override {}
    void disconnectFromHost() override {}

protected:
    qint64 readData(char *to, qint64 most) override;
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    Connection *m_owner; ///< Null after end().
    QByteArray m_bytes;
    qsizetype m_at = 0;
};

/// Qt's HTTP server, which reads requests and writes answers.
///
/// Thread: the I/O thread's.
class HttpServer final : public HttpServerBase
{
public:
    /// Gives `request` to the server through `channel`; it calls Connection::received(), unless it does not
    /// take it for a request.
    void dispatch(Channel &channel, QByteArray request, Connection &owner);

private:
    void received(const QHttpServerRequest &request, Responder &&responder) override;

    Connection *m_owner = nullptr; ///< Set during dispatch().
};

/// `request` as the handlers get it. Nothing when Qt read another target than `target`, which the
/// client sent: what two readers take differently is refused.
std::optional<Request> requestFrom(const QHttpServerRequest &request, QByteArrayView target);

} // namespace sheria::http
