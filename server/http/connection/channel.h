// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/http/connection/compat.h"
#include "server/http/message/message.h"

#include <QByteArray>

#include <optional>
#include <utility>

namespace sheria::http {

/// A client as Qt's HTTP server sees it: a socket without a descriptor, which is given one complete
/// and checked request at a time, and keeps the answer until it is taken.
///
/// Thread: the I/O thread's.
class Channel final : public QTcpSocket
{
public:
    explicit Channel(QObject *parent);

    /// Lets the server read `request`, the bytes of a whole one.
    void deliver(QByteArray request);
    /// Makes room for that many bytes of an answer.
    void reserve(qsizetype bytes) { m_written.reserve(bytes); }
    /// What the server has written since it was last taken.
    QByteArray takeWritten() { return std::exchange(m_written, {}); }
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
    QByteArray m_bytes;
    qsizetype m_at = 0;
    QByteArray m_written;
};

/// A request as the handlers get it, and through what Qt's server writes the answer.
struct ReceivedRequest
{
    Request request;
    Responder responder;
};

/// What `server` reads of `request`, the bytes of a whole one, through `channel`. Nothing when it does not
/// take it for a request, or reads another target than `target`, which the client sent: what two readers
/// take differently is refused.
std::optional<ReceivedRequest> readRequest(HttpServer &server, Channel &channel, QByteArray request,
                                           QByteArrayView target);

} // namespace sheria::http
