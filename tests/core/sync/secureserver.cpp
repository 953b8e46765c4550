// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sync/secureserver.h"

#include <QSslCertificate>
#include <QSslKey>
#include <QSslServer>
#include <QSslSocket>

namespace sheria::tests {

SecureServer::SecureServer(const QByteArray &certificate, const QByteArray &key,
                           const QByteArray &words)
    : m_certificate(certificate)
    , m_key(key)
    , m_words(words)
{
    std::future<quint16> port = m_port.get_future();
    start();
    m_address = "https://127.0.0.1:" + QByteArray::number(port.get());
}

SecureServer::~SecureServer()
{
    quit();
    wait();
}

bool SecureServer::isPossible()
{
    return QSslSocket::supportsSsl();
}

void SecureServer::run()
{
    QSslServer server;
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(QSslCertificate(m_certificate));
    configuration.setPrivateKey(QSslKey(m_key, QSsl::Ec));
    server.setSslConfiguration(configuration);
    QObject::connect(&server, &QSslServer::startedEncryptionHandshake, &server,
                     [this] { ++m_attempts; });
    QObject::connect(&server, &QSslServer::pendingConnectionAvailable, &server, [&server, this] {
        while (QTcpSocket *client = server.nextPendingConnection()) {
            const auto hear = [client, this] {
                const QByteArray heard = client->readAll();
                m_received += heard.size();
                if (heard.endsWith("\r\n\r\n"))
                    client->write(m_words);
            };
            QObject::connect(client, &QTcpSocket::readyRead, client, hear);
            hear(); // What came with the end of the handshake.
        }
    });
    m_port.set_value(server.listen(QHostAddress::LocalHost) ? server.serverPort() : 0);
    exec();
}

} // namespace sheria::tests
