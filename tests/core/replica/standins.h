// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QTcpServer>
#include <QTcpSocket>
#include <QThread>

#include <atomic>
#include <functional>
#include <utility>

/// What stands in the place of a primary, or in front of it.
namespace sheria::tests {

/// Takes connections on a thread of its own. Keep it last of what `take` uses.
class ThreadedListener
{
public:
    /// `take` is called on the thread for each connection, which is a child of `server`.
    explicit ThreadedListener(
        const std::function<void(QTcpServer &server, QTcpSocket *asking)> &take)
    {
        m_thread.start();
        m_server.moveToThread(&m_thread);
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this, take] {
            while (QTcpSocket *asking = m_server.nextPendingConnection())
                take(m_server, asking);
        });
        QMetaObject::invokeMethod(
            &m_server, [this] { m_server.listen(QHostAddress::LocalHost); },
            Qt::BlockingQueuedConnection);
    }
    ~ThreadedListener()
    {
        QMetaObject::invokeMethod(
            &m_server,
            [this] {
                m_server.close();
                qDeleteAll(m_server.findChildren<QTcpSocket *>());
                m_server.moveToThread(nullptr);
            },
            Qt::BlockingQueuedConnection);
        m_thread.quit();
        m_thread.wait();
    }
    Q_DISABLE_COPY_MOVE(ThreadedListener)

    QByteArray base() const
    {
        return "http://127.0.0.1:" + QByteArray::number(m_server.serverPort());
    }

private:
    QThread m_thread;
    QTcpServer m_server;
};

/// The way to a server, which is cut when the next pack is asked for: nothing arrives any more, and nobody is told.
class Cable
{
public:
    explicit Cable(quint16 port)
        : m_listener(
            [this, port](QTcpServer &server, QTcpSocket *asking) { join(server, asking, port); })
    {}

    QByteArray base() const { return m_listener.base(); }
    void cutAtPack() { m_cutsAtPack = true; }
    bool isCut() const { return m_isCut; }

private:
    void join(QTcpServer &server, QTcpSocket *asking, quint16 port)
    {
        auto *asked = new QTcpSocket(&server);
        asked->connectToHost(QHostAddress::LocalHost, port);
        QObject::connect(asking, &QTcpSocket::readyRead, asked, [=, this] {
            const QByteArray bytes = asking->readAll();
            m_isCut = m_isCut || (m_cutsAtPack && bytes.contains("/replication/pack"));
            if (!m_isCut)
                asked->write(bytes);
        });
        QObject::connect(asked, &QTcpSocket::readyRead, asking, [=, this] {
            const QByteArray bytes = asked->readAll();
            if (!m_isCut)
                asking->write(bytes);
        });
        QObject::connect(asking, &QTcpSocket::disconnected, asked, &QTcpSocket::disconnectFromHost);
        QObject::connect(asked, &QTcpSocket::disconnected, asking, [=, this] {
            if (!m_isCut)
                asking->disconnectFromHost();
        });
    }

    std::atomic<bool> m_cutsAtPack = false;
    std::atomic<bool> m_isCut = false;
    ThreadedListener m_listener;
};

/// A server that is busy with a pack. To whoever asks it anything else it says nothing the first time, and then twice
/// that it is busy; then the pack is made.
class BusyPrimary
{
public:
    BusyPrimary()
        : m_listener([this](QTcpServer &, QTcpSocket *asking) {
            QObject::connect(asking, &QTcpSocket::readyRead, asking,
                             [this, asking] { answer(asking); });
        })
    {}

    QByteArray base() const { return m_listener.base(); }

private:
    void answer(QTcpSocket *asking)
    {
        QByteArray &request = m_requests[asking];
        request += asking->readAll();
        if (!request.endsWith("\r\n\r\n"))
            return;
        const bool asksForPack = request.contains("/replication/pack");
        request.clear();
        if (asksForPack) {
            m_waiting = asking;
            return;
        }
        if (++m_questions == 1)
            return;
        asking->write("HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n");
        if (m_questions >= 3 && m_waiting)
            std::exchange(m_waiting, nullptr)
                ->write("HTTP/1.1 200 OK\r\nContent-Type: application/zip\r\n"
                        "Content-Length: 4\r\n\r\npack");
    }

    QHash<QTcpSocket *, QByteArray> m_requests;
    QTcpSocket *m_waiting = nullptr;
    int m_questions = 0;
    ThreadedListener m_listener;
};

} // namespace sheria::tests
