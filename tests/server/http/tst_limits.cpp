// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/limits.h"
#include "tests/server/http/client.h"
#include "tests/server/http/testserver.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <unistd.h>

#include <memory>
#include <vector>

namespace tst_limits {

using namespace sheria::http;
using namespace sheria::http::test;

constexpr qint64 MegaByte = 1024 * 1024;
constexpr std::chrono::milliseconds Instant{0};

/// How much a client may send, and how many there may be.
class TestLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLargeBodyIsRefusedUnread();
    void anEndlessBodyIsCutOff();
    void anEndlessHeadIsCutOff_data();
    void anEndlessHeadIsCutOff();
    void aRefusedHeadIsNotReadToItsEnd();
    void bodiesTogetherAreBounded();
    void idleConnectionsKeepNoBodies();
    void aQueueThatIsFullSaysSo();
    void aBusyWorkerStopsNobodyElse();
    void clientsBeyondTheLimitAreTurnedAway();
    void twoThousandConnections();
    void runningOutOfDescriptorsPasses();
};

/// True when the server of `port` answers.
bool lives(quint16 port)
{
    Client client(port);
    const std::optional<Reply> reply = client.ask(get("/ready"));
    return reply && reply->body == "ready";
}

/// lives(), if not yet then soon.
bool comesAlive(quint16 port)
{
    return QTest::qWaitFor([port] { return lives(port); }, int(Client::Patience.count()));
}

/// Sends `piece` again and again until there is an answer, or `most` bytes are sent.
std::optional<Reply> sendUntilAnswered(Client &client, const QByteArray &piece, qint64 most)
{
    for (qint64 sent = 0; sent < most; sent += piece.size()) {
        if (client.isReadable(Instant) || !client.send(piece))
            return client.read();
    }
    return client.read();
}

void TestLimits::aLargeBodyIsRefusedUnread()
{
    TestServer server;
    Client client(server.port());
    const QByteArray head = "POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                            "Content-Length: 1073741824\r\n\r\n";
    const std::optional<Reply> reply = client.ask(head);
    QVERIFY(reply);
    QCOMPARE(reply->status, 413);
    QVERIFY(lives(server.port()));
}

void TestLimits::anEndlessBodyIsCutOff()
{
    TestServer server;
    const qint64 before = residentBytes();
    Client client(server.port());
    client.send("POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n");
    const QByteArray chunk = "10000\r\n" + QByteArray(0x10000, 'x') + "\r\n";
    const std::optional<Reply> reply = sendUntilAnswered(client, chunk, 256 * MegaByte);
    QVERIFY(reply);
    QCOMPARE(reply->status, 413);
    QVERIFY(residentBytes() - before < 64 * MegaByte);
    QVERIFY(lives(server.port()));
}

void TestLimits::anEndlessHeadIsCutOff_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("piece");
    QTest::addColumn<int>("status");

    const QByteArray start = "GET /ready HTTP/1.1\r\nHost: 127.0.0.1\r\n";
    QTest::newRow("endless field") << QByteArray(start + "X: ") << QByteArray(100'000, 'a') << 431;
    QTest::newRow("200,000 fields") << start << QByteArray("X: a\r\n").repeated(200'000) << 431;
    QTest::newRow("5 MB target") << QByteArray("GET /") << QByteArray(5'000'000, 'a') << 414;
    QTest::newRow("endless method") << QByteArray("G") << QByteArray(100'000, 'G') << 414;
    QTest::newRow("endless blank lines")
        << QByteArray() << QByteArray("\r\n").repeated(1000) << 400;
}

void TestLimits::anEndlessHeadIsCutOff()
{
    QFETCH(const QByteArray, begin);
    QFETCH(const QByteArray, piece);
    QFETCH(const int, status);
    TestServer server;
    const qint64 before = residentBytes();
    Client client(server.port());
    client.send(begin);
    const std::optional<Reply> reply = sendUntilAnswered(client, piece, 300 * MegaByte);
    QVERIFY(reply);
    QCOMPARE(reply->status, status);
    QVERIFY(residentBytes() - before < 32 * MegaByte);
    QVERIFY(lives(server.port()));
}

/// Besides what is read of it, sockets hold some megabytes.
void TestLimits::aRefusedHeadIsNotReadToItsEnd()
{
    TestServer server;
    Client client(server.port());
    client.send("GET /ready HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ");
    const QByteArray piece(100'000, 'a');
    qint64 sent = 0;
    while (sent < 300 * MegaByte && client.send(piece))
        sent += piece.size();
    QVERIFY2(sent < 16 * MegaByte, QByteArray::number(sent).constData());
    QCOMPARE(client.read()->status, 431);
}

void TestLimits::idleConnectionsKeepNoBodies()
{
    TestServer server;
    std::vector<std::unique_ptr<Client>> clients;
    const QByteArray request = post("/ready", QByteArray(7 * MegaByte, 'x'));
    qint64 before = 0;
    for (int i = 0; i < 12; ++i) {
        if (i == 2)
            before = residentBytes();
        clients.push_back(std::make_unique<Client>(server.port()));
        QCOMPARE(clients.back()->ask(request)->status, 405);
    }
    QVERIFY(sheria::tests::IsSanitized || residentBytes() - before < 35 * MegaByte);
    QVERIFY(lives(server.port()));
}

void TestLimits::bodiesTogetherAreBounded()
{
    ServerOptions options;
    options.limits.heldBodyBytes = 3 * MegaByte;
    TestServer server(std::move(options));
    const QByteArray head =
        "POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2000000\r\n\r\n";
    Client first(server.port());
    Client second(server.port());
    first.send(head + QByteArray(1'900'000, 'x'));
    second.send(head + QByteArray(1'900'000, 'x'));
    QTRY_VERIFY(first.isReadable(Instant) || second.isReadable(Instant));
    Client &refused = first.isReadable(Instant) ? first : second;
    Client &served = &refused == &first ? second : first;
    QCOMPARE(refused.read()->status, 503);
    refused.close();
    QCOMPARE(served.ask(QByteArray(100'000, 'x'))->body.size(), qsizetype(2'000'000));
    Client third(server.port());
    QCOMPARE(third.ask(head + QByteArray(2'000'000, 'x'))->status, 200);
}

void TestLimits::aQueueThatIsFullSaysSo()
{
    ServerOptions options;
    options.workers = 1;
    options.limits.queuedRequests = 2;
    TestServer server(std::move(options));
    Client working(server.port());
    working.send(get("/slow"));
    server.awaitSlow();
    Client queued1(server.port());
    Client queued2(server.port());
    queued1.send(get("/slow"));
    queued2.send(get("/slow"));
    // Both have arrived once a third, sent after them, is refused; before that it waits itself.
    std::optional<Reply> reply;
    for (int i = 0; i < 100 && !reply; ++i) {
        Client probe(server.port());
        reply = (probe.send(get("/ready")), probe.read(true, std::chrono::milliseconds(100)));
    }
    QVERIFY(reply);
    QCOMPARE(reply->status, 503);
    QCOMPARE(reply->field("Retry-After"), QByteArray("1"));
    QVERIFY(reply->body.startsWith("{\"detail\":"));
    server.proceed(3);
    QCOMPARE(working.read()->body, QByteArray("slow"));
    QVERIFY(comesAlive(server.port()));
}

void TestLimits::aBusyWorkerStopsNobodyElse()
{
    ServerOptions options;
    options.workers = 2;
    TestServer server(std::move(options));
    Client slow(server.port());
    slow.send(get("/slow"));
    server.awaitSlow();
    Client other(server.port());
    for (int i = 0; i < 50; ++i)
        QCOMPARE(other.ask(get("/ready"))->body, QByteArray("ready"));
    // Requests that arrive together, one of them slow, must not wait for it either.
    server.proceed();
    QCOMPARE(slow.read()->body, QByteArray("slow"));
    std::vector<std::unique_ptr<Client>> clients;
    for (int i = 0; i < 8; ++i)
        clients.push_back(std::make_unique<Client>(server.port()));
    for (std::size_t i = 0; i < clients.size(); ++i)
        clients[i]->send(get(i == 0 ? "/slow" : "/ready"));
    for (std::size_t i = 1; i < clients.size(); ++i)
        QCOMPARE(clients[i]->read()->body, QByteArray("ready"));
    server.proceed();
    QCOMPARE(clients[0]->read()->body, QByteArray("slow"));
}

void TestLimits::clientsBeyondTheLimitAreTurnedAway()
{
    ServerOptions options;
    options.limits.connections = 3;
    options.limits.shedIdle = std::chrono::hours(1); // None of them makes room.
    TestServer server(std::move(options));
    std::vector<std::unique_ptr<Client>> clients;
    for (int i = 0; i < 3; ++i) {
        clients.push_back(std::make_unique<Client>(server.port()));
        QCOMPARE(clients.back()->ask(get("/ready"))->status, 200);
    }
    Client fourth(server.port());
    const std::optional<Reply> reply = fourth.ask(get("/ready"));
    QVERIFY(reply);
    QCOMPARE(reply->status, 503);
    QCOMPARE(reply->field("Retry-After"), QByteArray("1"));
    QCOMPARE(clients[0]->ask(get("/ready"))->status, 200);
    clients.pop_back();
    QVERIFY(comesAlive(server.port()));
}

void TestLimits::twoThousandConnections()
{
    constexpr int Many = 2000;
    if (!allowDescriptors(2 * Many + 200))
        QSKIP("the system does not allow that many descriptors");
    ServerOptions options;
    options.limits.shedIdle = std::chrono::hours(1);
    TestServer server(std::move(options));
    const qint64 before = residentBytes();
    std::vector<std::unique_ptr<Client>> clients;
    for (int i = 0; i < Many; ++i) {
        clients.push_back(std::make_unique<Client>());
        QVERIFY(clients.back()->connect(server.port()));
    }
    int served = 0;
    int turnedAway = 0;
    for (const std::unique_ptr<Client> &client : clients) {
        client->send(get("/ready"));
        const std::optional<Reply> reply = client->read();
        served += reply && reply->status == 200 ? 1 : 0;
        turnedAway += !reply || reply->status == 503 ? 1
                                                     : 0; // Told so, or at least not left alone.
    }
    QCOMPARE(served, Limits().connections);
    QCOMPARE(turnedAway, Many - served);
    QVERIFY(residentBytes() - before < 64 * MegaByte);
    clients.clear();
    QVERIFY(comesAlive(server.port()));
}

void TestLimits::runningOutOfDescriptorsPasses()
{
    constexpr int Clients = 60;
    QVERIFY(allowDescriptors(1000));
    TestServer server;
    QVERIFY(lives(server.port()));
    // Client and server share the process, and so its descriptors: these take theirs now.
    std::vector<Client> clients(Clients);
    Client late;
    Client later;
    const int taken = ::dup(0);
    ::close(taken);
    QVERIFY(allowDescriptors(taken + 20)); // The server can accept fewer than there are clients.

    int answered = 0;
    int closed = 0;
    for (Client &client : clients)
        QVERIFY(client.connect(server.port()));
    for (Client &client : clients) {
        const std::optional<Reply> reply = client.ask(get("/ready"));
        answered += reply && reply->status == 200 ? 1 : 0;
        closed += !reply || reply->status == 503 ? 1 : 0;
    }
    QVERIFY(answered > 0);
    QVERIFY(closed > 0);
    QCOMPARE(answered + closed, Clients); // Nobody is left waiting.

    // Clients that leave make room, and the server notices by itself.
    clients.clear();
    QVERIFY(late.connect(server.port()));
    QCOMPARE(late.ask(get("/ready"))->status, 200);
    QVERIFY(allowDescriptors(1000));
    QVERIFY(later.connect(server.port()));
    QCOMPARE(later.ask(get("/ready"))->status, 200);
}

SHERIA_TEST(TestLimits)
} // namespace tst_limits
#include "tst_limits.moc"
