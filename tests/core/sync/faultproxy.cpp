// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sync/faultproxy.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSemaphore>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <algorithm>
#include <memory>

namespace sheria::tests {

using namespace Qt::StringLiterals;

namespace {

constexpr int DelayMs = 30;
constexpr int LookMs = 5; ///< Whether what is held may go.

QByteArray targetOf(const QByteArray &head)
{
    return head.split(' ').value(1);
}

QByteArray made(const QByteArray &status, const QByteArray &fields, const QByteArray &body)
{
    return "HTTP/1.1 " + status + "\r\n" + fields + "Content-Length: "
        + QByteArray::number(body.size()) + "\r\nConnection: close\r\n\r\n" + body;
}

QByteArray page(const QByteArray &status)
{
    return made(status, "Content-Type: text/html; charset=utf-8\r\n",
                "<!DOCTYPE html><html><body>Sorry, nothing found.</body></html>");
}

bool isListPage(const QByteArray &target)
{
    return target.contains("work-expressions") && target.contains("page=");
}

/// The same list, its results from the last to the first.
QByteArray reordered(const QByteArray &answer)
{
    const qsizetype start = answer.indexOf("\r\n\r\n") + 4;
    QJsonObject body = QJsonDocument::fromJson(answer.mid(start)).object();
    QJsonArray results;
    for (const QJsonValue &item : body.value("results"_L1).toArray())
        results.prepend(item);
    body.insert("results"_L1, results);
    return made("200 OK", "Content-Type: application/json\r\n", QJsonDocument(body).toJson());
}

} // namespace

FaultProxy::FaultProxy(quint16 upstream, Choose choose, Instead instead, Edit edit)
    : m_upstream(upstream)
    , m_choose(std::move(choose))
    , m_instead(std::move(instead))
    , m_edit(std::move(edit))
{
    QTcpServer probe; // Finds a free port; run() takes it over.
    probe.listen(QHostAddress::LocalHost);
    m_port = probe.serverPort();
    probe.close();
    start();
    while (true) { // Until it listens.
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, m_port);
        if (socket.waitForConnected(1000))
            break;
    }
}

FaultProxy::~FaultProxy()
{
    quit();
    wait();
}

QList<QByteArray> FaultProxy::heads()
{
    const std::lock_guard lock(m_mutex);
    return m_heads;
}

QList<QByteArray> FaultProxy::targets()
{
    QList<QByteArray> out;
    for (const QByteArray &head : heads())
        out << targetOf(head);
    return out;
}

void FaultProxy::forgetTargets()
{
    const std::lock_guard lock(m_mutex);
    m_heads.clear();
}

FaultProxy::Choose FaultProxy::byChance(quint32 seed, double share, int most)
{
    auto random = std::make_shared<std::mt19937>(seed);
    auto harmed = std::make_shared<QHash<QByteArray, int>>();
    return [random, harmed, share, most](const QByteArray &target, int) {
        std::uniform_real_distribution<double> chance(0, 1);
        if (chance(*random) >= share || (*harmed)[target] >= most)
            return Fault::None;
        ++(*harmed)[target];
        std::uniform_int_distribution<int> which(1, static_cast<int>(Fault::Reorder));
        return static_cast<Fault>(which(*random));
    };
}

void FaultProxy::run()
{
    QTcpServer server;
    QObject::connect(&server, &QTcpServer::newConnection, &server, [&] { accept(server); });
    server.listen(QHostAddress::LocalHost, m_port);
    exec();
}

void FaultProxy::accept(QTcpServer &server)
{
    while (QTcpSocket *client = server.nextPendingConnection()) {
        auto head = std::make_shared<QByteArray>();
        QObject::connect(client, &QTcpSocket::disconnected, client, &QObject::deleteLater);
        QObject::connect(client, &QTcpSocket::readyRead, client, [this, client, head] {
            *head += client->readAll();
            if (!head->endsWith("\r\n\r\n"))
                return;
            serve(client, std::exchange(*head, {}));
        });
    }
}

void FaultProxy::serve(QTcpSocket *client, const QByteArray &head)
{
    const QByteArray target = targetOf(head);
    {
        const std::lock_guard lock(m_mutex);
        m_heads << head;
    }
    const Fault fault = m_choose(target, m_counts[target]++);
    if (fault == Fault::Drop) {
        client->abort();
        return;
    }
    if (const QByteArray instead = m_instead ? m_instead(target) : QByteArray();
        !instead.isEmpty()) {
        client->write(instead);
        client->disconnectFromHost();
        return;
    }
    if (fault == Fault::Hold)
        hold(client, head);
    else
        forward(client, head, fault);
}

void FaultProxy::hold(QTcpSocket *client, const QByteArray &head)
{
    auto *look = new QTimer(client);
    QObject::connect(look, &QTimer::timeout, client, [this, look, client, head] {
        if (!m_isLetGo)
            return;
        look->stop();
        forward(client, head, Fault::None);
    });
    look->start(LookMs);
}

QByteArray FaultProxy::answered(const QByteArray &status, const QByteArray &fields,
                                const QByteArray &body)
{
    return made(status, fields, body);
}

void FaultProxy::forward(QTcpSocket *client, const QByteArray &head, Fault fault)
{
    QByteArrayList lines = head.chopped(4).split('\n');
    QByteArray request = lines.takeFirst().trimmed() + "\r\n";
    for (const QByteArray &line : lines) {
        const QByteArray name = line.left(line.indexOf(':')).toLower();
        if (name != "host" && name != "connection" && name != "accept-encoding")
            request += line.trimmed() + "\r\n";
    }
    m_most = std::max(m_most.load(), ++m_waiting);
    request += "Host: 127.0.0.1:" + QByteArray::number(m_upstream)
        + "\r\nConnection: close\r\n\r\n";
    auto *server = new QTcpSocket(client);
    auto answered = std::make_shared<QByteArray>();
    QObject::connect(server, &QTcpSocket::readyRead, client,
                     [server, answered] { *answered += server->readAll(); });
    QObject::connect(server, &QTcpSocket::disconnected, client,
                     [this, client, answered, fault, server, target = targetOf(head)] {
                         *answered += server->readAll();
                         answer(client, *answered, fault, target);
                     });
    server->connectToHost(QHostAddress::LocalHost, m_upstream);
    server->write(request);
}

void FaultProxy::answer(QTcpSocket *client, QByteArray bytes, Fault fault, const QByteArray &target)
{
    --m_waiting;
    if (m_edit)
        bytes = m_edit(target, bytes);
    const bool isPage = isListPage(target) && bytes.startsWith("HTTP/1.1 200");
    const QByteArray genuine = bytes;
    switch (fault) {
    case Fault::None:
    case Fault::Drop:
    case Fault::Hold:
    case Fault::Delay: break;
    case Fault::Truncate: bytes.chop((bytes.size() - bytes.indexOf("\r\n\r\n")) / 2 + 1); break;
    case Fault::TooMany:
        bytes = made("429 Too Many Requests",
                     "Retry-After: 1\r\nContent-Type: application/json\r\n",
                     R"({"detail":"Request was throttled."})");
        break;
    case Fault::ServerError:
        bytes = made("500 Internal Server Error", "Content-Type: application/json\r\n",
                     R"({"detail":"Internal server error."})");
        break;
    case Fault::BadGateway: bytes = page("502 Bad Gateway"); break;
    case Fault::SoftMissing: bytes = page("404 Not Found"); break;
    case Fault::SoftPage: bytes = page("200 OK"); break;
    case Fault::Repeat:
        if (isPage && !m_lastPage.isEmpty())
            bytes = m_lastPage;
        break;
    case Fault::Reorder:
        if (isPage)
            bytes = reordered(bytes);
        break;
    }
    if (isPage)
        m_lastPage = genuine;
    const auto send = [client, bytes] {
        client->write(bytes);
        client->disconnectFromHost();
    };
    if (fault == Fault::Delay)
        QTimer::singleShot(DelayMs, client, send);
    else
        send();
}

} // namespace sheria::tests
