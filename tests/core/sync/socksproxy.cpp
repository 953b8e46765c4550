// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sync/socksproxy.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <memory>

namespace sheria::tests {

namespace {

constexpr char NoMethod = 0;
constexpr char ByPassword = 2;
constexpr char ByName = 3;

} // namespace

/// How far a client has come.
struct SocksProxy::Talk
{
    QByteArray heard;
    int step = 0;
    QTcpSocket *server = nullptr;
};

SocksProxy::SocksProxy(quint16 to, const QByteArray &user, const QByteArray &password)
    : m_to(to)
    , m_user(user)
    , m_password(password)
{
    std::future<quint16> port = m_listening.get_future();
    start();
    m_port = port.get();
}

SocksProxy::~SocksProxy()
{
    quit();
    wait();
}

QList<QByteArray> SocksProxy::asked()
{
    const std::lock_guard lock(m_mutex);
    return m_asked;
}

void SocksProxy::run()
{
    QTcpServer server;
    QObject::connect(&server, &QTcpServer::newConnection, &server, [&] {
        while (QTcpSocket *client = server.nextPendingConnection()) {
            auto talk = std::make_shared<Talk>();
            QObject::connect(client, &QTcpSocket::readyRead, client, [this, client, talk] {
                talk->heard += client->readAll();
                hear(client, *talk);
            });
        }
    });
    m_listening.set_value(server.listen(QHostAddress::LocalHost) ? server.serverPort() : 0);
    exec();
}

void SocksProxy::hear(QTcpSocket *client, Talk &talk)
{
    if (talk.step == 0 && !greet(client, talk))
        return;
    if (talk.step == 1 && !letIn(client, talk))
        return;
    if (talk.step == 2 && !connectTo(client, talk))
        return;
    talk.server->write(std::exchange(talk.heard, {}));
}

/// 5, count, methods.
bool SocksProxy::greet(QTcpSocket *client, Talk &talk) const
{
    if (talk.heard.size() < 2 || talk.heard.size() < 2 + talk.heard[1])
        return false;
    const char wanted = m_user.isEmpty() ? NoMethod : ByPassword;
    const bool isOffered = talk.heard.mid(2, talk.heard[1]).contains(wanted);
    talk.heard.remove(0, 2 + talk.heard[1]);
    client->write(QByteArray("\x05") + (isOffered ? wanted : '\xff'));
    if (!isOffered)
        client->disconnectFromHost();
    talk.step = m_user.isEmpty() ? 2 : 1;
    return isOffered;
}

/// 1, length, user, length, password.
bool SocksProxy::letIn(QTcpSocket *client, Talk &talk) const
{
    const QByteArray right = '\x01' + QByteArray(1, char(m_user.size())) + m_user
        + QByteArray(1, char(m_password.size())) + m_password;
    if (talk.heard.size() < 2 || talk.heard.size() < 3 + talk.heard[1])
        return false;
    const qsizetype size = 3 + talk.heard[1] + talk.heard[2 + talk.heard[1]];
    if (talk.heard.size() < size)
        return false;
    const bool isRight = talk.heard.first(size) == right;
    talk.heard.remove(0, size);
    client->write(QByteArray("\x01") + (isRight ? '\0' : '\x01'));
    if (!isRight)
        client->disconnectFromHost();
    talk.step = 2;
    return isRight;
}

/// 5, 1 (connect), 0, 3 (by name), length, name, port.
bool SocksProxy::connectTo(QTcpSocket *client, Talk &talk)
{
    if (talk.heard.size() < 5 || talk.heard.size() < 7 + talk.heard[4])
        return false;
    const char length = talk.heard[4];
    const QByteArray name = talk.heard[3] == ByName ? talk.heard.mid(5, length) : QByteArray("?");
    const int port = static_cast<uchar>(talk.heard[5 + length]) * 256
        + static_cast<uchar>(talk.heard[6 + length]);
    talk.heard.remove(0, 7 + length);
    {
        const std::lock_guard lock(m_mutex);
        m_asked << name + ':' + QByteArray::number(port);
    }
    talk.server = new QTcpSocket(client);
    QObject::connect(talk.server, &QTcpSocket::readyRead, client,
                     [client, server = talk.server] { client->write(server->readAll()); });
    QObject::connect(talk.server, &QTcpSocket::disconnected, client,
                     [client] { client->disconnectFromHost(); });
    talk.server->connectToHost(QHostAddress::LocalHost, m_to);
    client->write(QByteArray::fromHex("05000001000000000000"));
    talk.step = 3;
    return true;
}

} // namespace sheria::tests
