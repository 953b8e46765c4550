// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/http/client.h"
#include "tests/server/http/testserver.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QTimeZone>

namespace tst_exchanges {

using namespace sheria::http;
using namespace sheria::http::test;

/// How requests and answers follow each other on a connection, and what every answer carries.
class TestExchanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_server.emplace(); }
    void cleanup();

    void versionsAndConnections_data();
    void versionsAndConnections();
    void fieldsOfEveryAnswer();
    void aRequestIdIsKept_data();
    void aRequestIdIsKept();
    void anUpgradeIsAPlainGet();
    void hostsDecideTheBase();
    void foreignHostsAndOrigins_data();
    void foreignHostsAndOrigins();
    void exceptionsAreAnswered();
    void pipelinedAnswersKeepTheirOrder();
    void manyPipelinedRequests();

private:
    std::optional<TestServer> m_server;
};

/// Whatever happened, the server lives on.
void TestExchanges::cleanup()
{
    Client client(m_server->port());
    const std::optional<Reply> reply = client.ask(get("/ready"));
    QVERIFY(reply);
    QCOMPARE(reply->body, QByteArray("ready"));
}

void TestExchanges::versionsAndConnections_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<bool>("closes");

    const auto request = [](const char *version, const char *fields) -> QByteArray {
        return "GET /ready HTTP/" + QByteArray(version) + "\r\nHost: 127.0.0.1\r\n" + fields
            + "\r\n";
    };
    QTest::newRow("1.1") << request("1.1", "") << false;
    QTest::newRow("1.1 close") << request("1.1", "Connection: close\r\n") << true;
    QTest::newRow("1.0") << request("1.0", "") << true;
    QTest::newRow("1.0 keep-alive") << request("1.0", "Connection: keep-alive\r\n") << false;
    QTest::newRow("1.0 without host") << QByteArray("GET /ready HTTP/1.0\r\n\r\n") << true;
}

void TestExchanges::versionsAndConnections()
{
    QFETCH(const QByteArray, request);
    QFETCH(const bool, closes);
    Client client(m_server->port());
    const std::optional<Reply> reply = client.ask(request);
    QVERIFY(reply);
    QVERIFY(reply->head.startsWith("HTTP/1.1 200 OK\r\n"));
    QCOMPARE(reply->field("Connection"), QByteArray(closes ? "close" : "keep-alive"));
    if (closes)
        QVERIFY(client.isClosed());
    else
        QCOMPARE(client.ask(get("/ready"))->status, 200);
}

void TestExchanges::fieldsOfEveryAnswer()
{
    const qint64 before = QDateTime::currentSecsSinceEpoch();
    Client client(m_server->port());
    for (const char *target : {"/ready", "/none", "/kept", "/kept", "/throw"}) {
        const std::optional<Reply> reply = client.ask(get(target));
        QVERIFY(reply);
        const QDateTime date = fromHttpDate(reply->field("Date"));
        QVERIFY(date.isValid());
        QVERIFY(date.toSecsSinceEpoch() >= before);
        QVERIFY(date.toSecsSinceEpoch() <= QDateTime::currentSecsSinceEpoch());
        QVERIFY(reply->field("Vary").contains("Accept, Cookie"));
        QVERIFY(!reply->head.toLower().contains("access-control")); // Nobody is listed.
        QCOMPARE(reply->field("X-Content-Type-Options"), QByteArray("nosniff"));
        QCOMPARE(reply->field("X-Request-Id").size(), qsizetype(16));
    }
}

void TestExchanges::aRequestIdIsKept_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<bool>("kept");

    QTest::newRow("plain") << QByteArray("abc-123_x.y") << true;
    QTest::newRow("longest") << QByteArray(64, 'a') << true;
    QTest::newRow("too long") << QByteArray(65, 'a') << false;
    QTest::newRow("blank") << QByteArray("a b") << false;
    QTest::newRow("markup") << QByteArray("<b>") << false;
    QTest::newRow("empty") << QByteArray() << false;
}

void TestExchanges::aRequestIdIsKept()
{
    QFETCH(const QByteArray, id);
    QFETCH(const bool, kept);
    Client client(m_server->port());
    const std::optional<Reply> reply = client.ask(get("/ready", "X-Request-Id: " + id + "\r\n"));
    QVERIFY(reply);
    QCOMPARE(reply->field("X-Request-Id") == id, kept);
    QVERIFY(!reply->field("X-Request-Id").isEmpty());
}

void TestExchanges::anUpgradeIsAPlainGet()
{
    Client client(m_server->port());
    const QByteArray fields = "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                              "Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n"
                              "Sec-WebSocket-Version: 13\r\n";
    const std::optional<Reply> reply = client.ask(get("/ready", fields));
    QVERIFY(reply);
    QCOMPARE(reply->status, 200);
    QCOMPARE(reply->body, QByteArray("ready"));
    QCOMPARE(client.ask(get("/ready"))->status, 200);
}

void TestExchanges::hostsDecideTheBase()
{
    Client client(m_server->port());
    const QByteArray own = "127.0.0.1:" + QByteArray::number(m_server->port());
    for (const QByteArray &host : {own, QByteArray("localhost:1234"), QByteArray("[::1]")}) {
        const QByteArray request = "GET /base HTTP/1.1\r\nHost: " + host + "\r\n\r\n";
        QCOMPARE(client.ask(request)->body, QByteArray("http://" + host));
    }
    QCOMPARE(Client(m_server->port()).ask("GET /base HTTP/1.0\r\n\r\n")->body,
             QByteArray("http://" + own));
}

void TestExchanges::foreignHostsAndOrigins_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<int>("status");

    QTest::newRow("rebinding") << QByteArray("GET /ready HTTP/1.1\r\nHost: evil.example\r\n\r\n")
                               << 421;
    QTest::newRow("absolute") << QByteArray("GET http://evil.example/ready HTTP/1.1\r\n"
                                            "Host: 127.0.0.1\r\n\r\n")
                              << 421;
    QTest::newRow("odd host") << QByteArray("GET /ready HTTP/1.1\r\nHost: a b\r\n\r\n") << 400;
    QTest::newRow("foreign write") << post("/echo", "x", "Origin: https://evil.example\r\n") << 403;
    QTest::newRow("foreign read with a session")
        << get("/ready", "Origin: https://evil.example\r\nCookie: sessionid=1\r\n") << 403;
    QTest::newRow("foreign read") << get("/ready", "Origin: https://evil.example\r\n") << 200;
    QTest::newRow("own write") << post("/echo", "x", "Origin: http://127.0.0.1\r\n") << 200;
}

void TestExchanges::foreignHostsAndOrigins()
{
    QFETCH(const QByteArray, request);
    QFETCH(const int, status);
    Client client(m_server->port());
    const std::optional<Reply> reply = client.ask(request);
    QVERIFY(reply);
    QCOMPARE(reply->status, status);
}

void TestExchanges::exceptionsAreAnswered()
{
    Client client(m_server->port());
    for (int i = 0; i < 20; ++i) {
        const std::optional<Reply> reply = client.ask(get("/throw"));
        QVERIFY(reply);
        QCOMPARE(reply->status, 500);
        QCOMPARE(reply->body, QByteArray("{\"detail\":\"Internal server error.\"}"));
    }
}

void TestExchanges::pipelinedAnswersKeepTheirOrder()
{
    Client client(m_server->port());
    QCOMPARE(client.ask(get("/kept"))->body, QByteArray("kept 1")); // From now on at hand.
    client.send(get("/slow") + get("/ready") + get("/kept") + get("/slow"));
    m_server->awaitSlow();
    client.send(get("/none"));
    QVERIFY(!client.isReadable(std::chrono::milliseconds(0)));
    m_server->proceed(2);
    QCOMPARE(client.read()->body, QByteArray("slow"));
    QCOMPARE(client.read()->body, QByteArray("ready"));
    QCOMPARE(client.read()->body, QByteArray("kept 1"));
    QCOMPARE(client.read()->body, QByteArray("slow"));
    QCOMPARE(client.read()->status, 404);
}

void TestExchanges::manyPipelinedRequests()
{
    constexpr int Count = 3000;
    Client client(m_server->port());
    QByteArray requests;
    for (int i = 0; i < Count; ++i)
        requests += get(i % 3 == 0 ? QByteArray("/kept") : "/text/" + QByteArray::number(i));
    QVERIFY(client.send(requests));
    for (int i = 0; i < Count; ++i) {
        const std::optional<Reply> reply = client.read();
        QVERIFY(reply);
        QCOMPARE(reply->body.size(), qsizetype(i % 3 == 0 ? 6 : i));
    }
}

SHERIA_TEST(TestExchanges)
} // namespace tst_exchanges
#include "tst_exchanges.moc"
