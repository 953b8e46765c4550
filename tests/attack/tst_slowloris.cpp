// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/http/client.h"
#include "tests/server/http/testserver.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <vector>

namespace tst_slowloris {

using namespace sheria::http;
using namespace sheria::http::test;

/// As many connections as the server takes, each of which has sent `bytes` and says no more.
std::vector<Client> silent(TestServer &server, int count, const QByteArray &bytes)
{
    std::vector<Client> clients;
    for (int i = 0; i < count; ++i) {
        clients.emplace_back(server.port());
        if (!bytes.isEmpty())
            clients.back().send(bytes);
    }
    return clients;
}

/// Qt's QTRY_COMPARE evaluates once more what has come true: keep the status, since the room that is made
/// for a client is good for one.
int statusOf(const std::optional<Reply> &reply)
{
    return reply ? reply->status : 0;
}

/// Clients that do nothing, or as little as they can, do not shut out those that want something.
class TestSlowloris : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void silentClientsMakeRoom_data()
    {
        QTest::addColumn<QByteArray>("sent");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("half a head") << QByteArray("GET /ready HTTP/1.1\r\nHost: 127");
        QTest::newRow("half a body")
            << QByteArray("POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nabc");
        QTest::newRow("a request, and no other") << get("/ready");
        QTest::newRow("an answer that is not read") << get("/text/7000000");
    }
    void silentClientsMakeRoom()
    {
        QFETCH(const QByteArray, sent);
        constexpr int Most = 32;
        ServerOptions options;
        options.limits.connections = Most;
        options.limits.unsentBytes = 1LL << 40;
        options.limits.shedUnread = std::chrono::milliseconds(500);
        // No other deadline makes the room.
        options.limits.head = options.limits.body = std::chrono::minutes(5);
        options.limits.idle = options.limits.stall = std::chrono::minutes(5);
        TestServer server(std::move(options));
        const std::vector<Client> clients = silent(server, 2 * Most, sent);
        int served = 0;
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                const auto reply = Client(server.port()).ask(get("/ready"));
                served += reply && reply->status == 200 ? 1 : 0;
                return served >= 20;
            }(),
            20'000);
    }

    /// Whoever is served is not cut off for it.
    void whoWaitsForTheServerIsKept()
    {
        constexpr int Most = 4;
        ServerOptions options;
        options.limits.connections = Most;
        TestServer server(std::move(options));
        Client working(server.port());
        QVERIFY(working.send(get("/slow")));
        server.awaitSlow();
        const std::vector<Client> clients = silent(server, Most - 1, "GET /ready HTTP/1.1\r\n");
        for (int i = 0; i < 3 * Most; ++i) {
            int status = 0;
            QTRY_COMPARE(status == 200
                             ? status
                             : status = statusOf(Client(server.port()).ask(get("/ready"))),
                         200);
        }
        server.proceed();
        const auto reply = working.read();
        QVERIFY(reply);
        QCOMPARE(reply->body, QByteArray("slow"));
    }

    /// One that has many connections gives them up first.
    void anAddressHasAShare()
    {
        constexpr int Most = 8;
        ServerOptions options;
        options.limits.connections = Most;
        TestServer server(std::move(options));
        Client modest;
        QVERIFY(modest.bindTo("127.0.0.2"));
        QVERIFY(modest.connect(server.port()));
        QCOMPARE(modest.ask(get("/ready"))->status, 200); // The oldest of all, from now on.
        std::vector<Client> greedy = silent(server, Most - 1, {});
        for (int i = 0; i < 3 * Most; ++i) {
            int status = 0;
            QTRY_COMPARE(status == 200 ? status
                                       : status = statusOf(
                                             greedy.emplace_back(server.port()).ask(get("/ready"))),
                         200);
        }
        const auto reply = modest.ask(get("/ready"));
        QVERIFY(reply);
        QCOMPARE(reply->status, 200);
    }
};

SHERIA_TEST(TestSlowloris)
} // namespace tst_slowloris
#include "tst_slowloris.moc"
