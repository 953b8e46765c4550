// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/http/client.h"
#include "tests/server/http/testserver.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <memory>
#include <vector>

namespace tst_slowclients {

using namespace sheria::http;
using namespace sheria::http::test;

using std::chrono::milliseconds;

constexpr qint64 MegaByte = 1024 * 1024;

/// Clients that take their time, or go. The limits are short here, so that they are reached.
class TestSlowClients : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClientThatStopsWriting_data();
    void aClientThatStopsWriting();
    void aClientThatWritesSlowly();
    void anIdleClientIsLetGo();
    void aHandlerMayTakeItsTime();
    void aClientThatDoesNotReadIsCutOff_data();
    void aClientThatDoesNotReadIsCutOff();
    void aClientThatReadsSlowlyGetsItAll();
    void unreadAnswersAreBoundedTogether();
    void aClientThatLeavesHurtsNobody_data();
    void aClientThatLeavesHurtsNobody();
    void manyClientsThatLeave();
    void aClientThatHasSaidAllIsAnswered();
    void aRefusedClientCanReadWhy();
};

void TestSlowClients::aClientThatStopsWriting_data()
{
    QTest::addColumn<QByteArray>("bytes");

    QTest::newRow("in the request line") << QByteArray("GET /rea");
    QTest::newRow("in the head") << QByteArray("GET /ready HTTP/1.1\r\nHost: 127");
    QTest::newRow("in the body") << post("/echo", "hello").chopped(2);
    QTest::newRow("in a chunk") << QByteArray("POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                                              "Transfer-Encoding: chunked\r\n\r\n5\r\nhel");
    QTest::newRow("after a request") << QByteArray(get("/ready") + "GET");
}

void TestSlowClients::aClientThatStopsWriting()
{
    QFETCH(const QByteArray, bytes);
    ServerOptions options;
    options.limits.head = milliseconds(60);
    options.limits.body = milliseconds(60);
    options.limits.linger = milliseconds(60);
    TestServer server(std::move(options));
    Client client(server.port());
    client.send(bytes);
    std::optional<Reply> reply = client.read();
    if (reply && reply->status == 200)
        reply = client.read();
    QVERIFY(reply);
    QCOMPARE(reply->status, 408);
    QCOMPARE(reply->field("Connection"), QByteArray("close"));
    QVERIFY(client.isClosed());
}

/// A byte now and then does not make it live for ever: the head as a whole has its time.
void TestSlowClients::aClientThatWritesSlowly()
{
    ServerOptions options;
    options.limits.head = milliseconds(100);
    TestServer server(std::move(options));
    Client client(server.port());
    client.send("GET /ready HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ");
    int sent = 0;
    while (!client.isReadable(milliseconds(10)) && client.send("a"))
        ++sent;
    const std::optional<Reply> reply = client.read();
    QVERIFY(reply);
    QCOMPARE(reply->status, 408);
    QVERIFY(sent > 0);
    QVERIFY(sent < 2000);
}

void TestSlowClients::anIdleClientIsLetGo()
{
    ServerOptions options;
    options.limits.idle = milliseconds(60);
    TestServer server(std::move(options));
    Client silent(server.port());
    Client once(server.port());
    QCOMPARE(once.ask(get("/ready"))->status, 200);
    QVERIFY(silent.readAll().isEmpty());
    QVERIFY(once.readAll().isEmpty());
}

void TestSlowClients::aHandlerMayTakeItsTime()
{
    ServerOptions options;
    options.limits.idle = options.limits.head = options.limits.body = milliseconds(20);
    options.limits.stall = options.limits.linger = milliseconds(20);
    TestServer server(std::move(options));
    Client client(server.port());
    client.send(get("/slow"));
    server.awaitSlow();
    QVERIFY(!client.isReadable(milliseconds(200))); // Ten times what an idle client would have.
    server.proceed();
    QCOMPARE(client.read()->body, QByteArray("slow"));
}

void TestSlowClients::aClientThatDoesNotReadIsCutOff_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::newRow("file") << QByteArray("/file");
    QTest::newRow("memory") << QByteArray("/text/20000000");
}

void TestSlowClients::aClientThatDoesNotReadIsCutOff()
{
    QFETCH(const QByteArray, target);
    ServerOptions options;
    options.limits.stall = milliseconds(100);
    TestServer server(std::move(options));
    Client client;
    client.setReceiveBuffer(4096);
    QVERIFY(client.connect(server.port()));
    client.send(get(target));
    // It has the head and then reads no more: the server must give up, and the client, when it
    // reads on, find out that something is missing.
    QVERIFY(client.isReadable(Client::Patience));
    QTRY_VERIFY_WITH_TIMEOUT(!client.send("x"), 20'000);
    QVERIFY(client.skip(20'000'000) < 20'000'000);
    Client other(server.port());
    QCOMPARE(other.ask(get("/ready"))->status, 200);
}

void TestSlowClients::aClientThatReadsSlowlyGetsItAll()
{
    constexpr qint64 Size = 4'000'000;
    ServerOptions options;
    options.limits.stall = milliseconds(150);
    options.limits.stallBytes = 1;
    options.limits.idle = options.limits.head = milliseconds(50);
    TestServer server(std::move(options));
    Client client;
    client.setReceiveBuffer(4096);
    QVERIFY(client.connect(server.port()));
    client.send(get("/text/" + QByteArray::number(Size)));
    const qint64 head = 300; // More than one: the rest is counted by the bytes.
    qint64 got = 0;
    while (got < Size + head) {
        const qint64 part = client.skip(100'000);
        got += part;
        if (part < 100'000)
            break;
        Q_UNUSED(client.isReadable(milliseconds(1)));
    }
    QVERIFY(got > Size);
}

void TestSlowClients::unreadAnswersAreBoundedTogether()
{
    ServerOptions options;
    options.limits.unsentBytes = 40 * MegaByte;
    TestServer server(std::move(options));
    std::vector<std::unique_ptr<Client>> clients;
    for (int i = 0; i < 12; ++i) {
        clients.push_back(std::make_unique<Client>());
        clients.back()->setReceiveBuffer(4096);
        QVERIFY(clients.back()->connect(server.port()));
        clients.back()->send(get("/text/16000000"));
        QVERIFY(clients.back()->isReadable(Client::Patience));
    }
    // Of each the system holds some megabytes, so that three or four fit. The others, those that
    // have not read for the longest time, are dropped.
    for (std::size_t i = 0; i < 8; ++i)
        QTRY_VERIFY(!clients[i]->send("x"));
    int complete = 0;
    for (const std::unique_ptr<Client> &client : clients)
        complete += client->skip(16'000'000) == 16'000'000 ? 1 : 0;
    QVERIFY(complete >= 2);
    QVERIFY(complete <= 4);
    Client other(server.port());
    QCOMPARE(other.ask(get("/ready"))->status, 200);
}

void TestSlowClients::aClientThatLeavesHurtsNobody_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("hard");

    for (const bool hard : {false, true}) {
        const char *how = hard ? "reset" : "closed";
        QTest::addRow("%s, in the head", how) << QByteArray("GET /re") << hard;
        QTest::addRow("%s, in the body", how) << post("/echo", "hello").chopped(1) << hard;
        QTest::addRow("%s, while a handler works", how) << get("/slow") << hard;
        QTest::addRow("%s, before a large answer", how) << get("/text/20000000") << hard;
        QTest::addRow("%s, before a file", how) << get("/file") << hard;
        QTest::addRow("%s, with more requests", how)
            << QByteArray(get("/slow") + get("/ready").repeated(20)) << hard;
    }
}

void TestSlowClients::aClientThatLeavesHurtsNobody()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, hard);
    TestServer server;
    for (int i = 0; i < 20; ++i) {
        Client client(server.port());
        client.send(bytes);
        const bool slow = bytes.startsWith("GET /slow");
        if (slow)
            server.awaitSlow();
        if (hard)
            client.reset();
        else
            client.close();
        if (slow)
            server.proceed();
    }
    Client other(server.port());
    QCOMPARE(other.ask(get("/ready"))->body, QByteArray("ready"));
}

void TestSlowClients::manyClientsThatLeave()
{
    ServerOptions options;
    options.workers = 4;
    options.limits.connections = 1000;
    TestServer server(std::move(options));
    for (int round = 0; round < 20; ++round) {
        std::vector<std::unique_ptr<Client>> clients;
        for (int i = 0; i < 30; ++i) {
            clients.push_back(std::make_unique<Client>(server.port()));
            clients.back()->send(get(i % 2 ? "/text/5000" : "/kept"));
        }
        for (std::size_t i = 0; i < clients.size(); i += 3)
            clients[i]->reset();
    }
    Client other(server.port());
    QCOMPARE(other.ask(get("/ready"))->body, QByteArray("ready"));
}

/// It closed its side, not the other: `printf … | nc -N` wants to see the answer.
void TestSlowClients::aClientThatHasSaidAllIsAnswered()
{
    TestServer server;
    for (const char *target : {"/ready", "/kept", "/kept", "/slow", "/text/3000000"}) {
        Client client(server.port());
        client.send(get(target) + get("/ready"));
        client.endSending();
        if (QByteArrayView(target) == "/slow") {
            server.awaitSlow();
            QVERIFY(!client.isReadable(milliseconds(20)));
            server.proceed();
        }
        QCOMPARE(client.read()->status, 200);
        QCOMPARE(client.read()->body, QByteArray("ready"));
        QVERIFY(client.isClosed());
    }
}

/// Closing a socket with unread input tells the peer of an error, and it may never see the answer.
void TestSlowClients::aRefusedClientCanReadWhy()
{
    TestServer server;
    for (int i = 0; i < 20; ++i) {
        Client client(server.port());
        client.send("POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 90000000\r\n\r\n"
                    + QByteArray(2'000'000, 'x'));
        const std::optional<Reply> reply = client.read();
        QVERIFY(reply);
        QCOMPARE(reply->status, 413);
    }
}

SHERIA_TEST(TestSlowClients)
} // namespace tst_slowclients
#include "tst_slowclients.moc"
