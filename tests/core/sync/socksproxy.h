// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QThread>

#include <future>
#include <mutex>

class QTcpSocket;

namespace sheria::tests {

/// A SOCKS proxy that leads whatever is asked for to one port of this computer.
/// Source: RFC 1928, RFC 1929.
class SocksProxy final : public QThread
{
public:
    /// `user`: empty: none is wanted.
    SocksProxy(quint16 to, const QByteArray &user, const QByteArray &password);
    ~SocksProxy() override;

    quint16 port() const { return m_port; }
    /// "library.example:80": what was asked for, by name.
    QList<QByteArray> asked();

protected:
    void run() override;

private:
    struct Talk;
    void hear(QTcpSocket *client, Talk &talk);
    bool greet(QTcpSocket *client, Talk &talk) const;
    bool letIn(QTcpSocket *client, Talk &talk) const;
    bool connectTo(QTcpSocket *client, Talk &talk);

    const quint16 m_to;
    const QByteArray m_user;
    const QByteArray m_password;
    std::promise<quint16> m_listening;
    quint16 m_port = 0;
    std::mutex m_mutex;
    QList<QByteArray> m_asked;
};

} // namespace sheria::tests
