#pragma once

#include "core/webhooks/responseparser.h"
#include "core/webhooks/transport.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSslSocket>
#include <QTimer>

#include <chrono>

namespace sheria::webhooks {

/// A connection to an endpoint, which carries one request at a time.
class HttpConnection final : public QObject
{
    Q_OBJECT

public:
    HttpConnection(Target target, QObject *parent);
    ~HttpConnection() override;
    Q_DISABLE_COPY_MOVE(HttpConnection)

    /// Sends `request` and calls `done` once. Precondition: it is new or idle.
    void send(const QByteArray &request, std::chrono::milliseconds limit, Transport::Done done);

Q_SIGNALS:
    /// Another request may be sent at once.
    void idle();
    /// It is of no use any more; an answer, if one was awaited, has been given.
    void ended();

private:
    void connectSocket();
    void begin();
    void refuse();
    void write();
    void receive();
    void disconnected();
    void failed(QAbstractSocket::SocketError error);
    void expired();
    void finish(Outcome outcome, const QString &note = {});

    const Target m_target;
    QSslSocket m_socket;
    QTimer m_timer; ///< Of the request, then of idleness.
    QElapsedTimer m_elapsed;
    QByteArray m_request;
    Transport::Done m_done; ///< Null: idle.
    ResponseParser m_parser;
    qint64 m_statusAfterMs = 0; ///< When the status was there.
    bool m_isReused = false;
    bool m_hasEnded = false;
};

} // namespace sheria::webhooks
