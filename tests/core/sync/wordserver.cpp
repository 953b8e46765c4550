// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sync/wordserver.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <memory>

namespace sheria::tests {

WordServer::WordServer(Say answer) : m_answer(std::move(answer))
{
    std::future<quint16> port = m_listening.get_future();
    start();
    m_port = port.get();
}

WordServer::~WordServer()
{
    quit();
    wait();
}

QList<QByteArray> WordServer::heads()
{
    const std::lock_guard lock(m_mutex);
    return m_heads;
}

void WordServer::run()
{
    QTcpServer server;
    QObject::connect(&server, &QTcpServer::newConnection, &server, [&] {
        while (QTcpSocket *client = server.nextPendingConnection()) {
            ++m_connections;
            auto head = std::make_shared<QByteArray>();
            QObject::connect(client, &QTcpSocket::readyRead, client, [this, client, head] {
                *head += client->readAll();
                if (!head->contains("\r\n\r\n"))
                    return;
                {
                    const std::lock_guard lock(m_mutex);
                    m_heads << *head;
                }
                QByteArray words = m_answer(std::exchange(*head, {}));
                const bool isEnd = words.endsWith(Close);
                if (isEnd)
                    words.chop(1);
                client->write(words);
                if (isEnd)
                    client->disconnectFromHost();
            });
        }
    });
    m_listening.set_value(server.listen(QHostAddress::LocalHost) ? server.serverPort() : 0);
    exec();
}

} // namespace sheria::tests
