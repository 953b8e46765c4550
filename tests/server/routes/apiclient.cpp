// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/apiclient.h"

#include <QEventLoop>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTcpSocket>

#include <memory>

namespace sheria::tests {

namespace {

constexpr int PatienceMs = 20'000;

/// Reads until `done` says so, or the other side has gone or is silent for too long.
template <typename Done>
QByteArray readUntil(QTcpSocket &socket, QByteArray have, const Done &done)
{
    while (!done(have)) {
        if (!socket.bytesAvailable() && !socket.waitForReadyRead(PatienceMs))
            break;
        have += socket.readAll();
    }
    return have;
}

Reply parseHead(const QByteArray &head)
{
    Reply reply;
    const QByteArrayList lines = head.split('\n');
    reply.status = lines.first().split(' ').value(1).toInt();
    for (const QByteArray &line : lines.sliced(1)) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0)
            reply.headers.insert(line.left(colon).toLower(), line.mid(colon + 1).trimmed());
    }
    return reply;
}

Reply receive(QTcpSocket &socket, bool hasBody)
{
    QByteArray bytes = readUntil(socket, {},
                                 [](const QByteArray &have) { return have.contains("\r\n\r\n"); });
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    if (end < 0)
        return {};
    Reply reply = parseHead(bytes.left(end));
    const qsizetype length = hasBody ? reply.header("content-length").toLongLong() : 0;
    reply.body = readUntil(socket, bytes.mid(end + 4),
                           [length](const QByteArray &have) { return have.size() >= length; });
    return reply;
}

} // namespace

ApiClient::ApiClient(quint16 port, QByteArray token)
    : m_port(port)
    , m_token(std::move(token))
    , m_host("127.0.0.1:" + QByteArray::number(port))
{}

Reply ApiClient::get(const QByteArray &target, const Headers &headers)
{
    return send("GET", target, headers);
}

Reply ApiClient::send(const QByteArray &method, const QByteArray &target, const Headers &headers,
                      const QByteArray &body)
{
    QByteArray request = method + ' ' + target + " HTTP/1.1\r\nHost: " + m_host
        + "\r\nConnection: close\r\n";
    if (!m_token.isEmpty())
        request += "Authorization: Token " + m_token + "\r\n";
    for (const auto &[name, value] : headers)
        request += name + ": " + value + "\r\n";
    if (!body.isEmpty())
        request += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), m_port);
    if (!socket.waitForConnected(PatienceMs))
        return {};
    socket.write(request + "\r\n" + body);
    const bool isBodyless = method == "HEAD";
    Reply reply = receive(socket, !isBodyless);
    return reply;
}

Reply getWithQt(const QByteArray &url, const QByteArray &token)
{
    QNetworkAccessManager manager;
    QNetworkRequest request(QUrl::fromEncoded(url));
    request.setRawHeader("Authorization", "Token " + token);
    request.setTransferTimeout(PatienceMs);
    const std::unique_ptr<QNetworkReply> answer(manager.get(request));
    QEventLoop loop;
    QObject::connect(answer.get(), &QNetworkReply::finished, &loop, &QEventLoop::quit);
    if (!answer->isFinished())
        loop.exec();
    Reply reply;
    reply.status = answer->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    reply.body = answer->readAll();
    return reply;
}

} // namespace sheria::tests
