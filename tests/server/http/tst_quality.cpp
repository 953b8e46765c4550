// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/message/message.h"
#include "tests/server/http/client.h"
#include "tests/server/http/testserver.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace tst_quality {

using namespace sheria::http;
using namespace sheria::http::test;

QJsonObject objectOf(const Reply &reply)
{
    return QJsonDocument::fromJson(reply.body).object();
}

/// The lines of the head, sorted, since their order means nothing and differs between versions of Qt; without
/// what differs from one answer to the next.
QByteArrayList lasting(const Reply &reply)
{
    QByteArrayList lines = reply.head.split('\n');
    lines.removeIf([](const QByteArray &line) {
        const QByteArray name = line.left(line.indexOf(':')).toLower();
        return name == "date" || name == "x-request-id";
    });
    std::sort(lines.begin(), lines.end());
    return lines;
}

ServerOptions withOrigins(QByteArrayList origins)
{
    ServerOptions options;
    options.allowedOrigins = std::move(origins);
    return options;
}

constexpr const char *Details = "Accept: application/problem+json\r\n";

/// What a careful client expects of HTTP, over real sockets.
class TestQuality : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void headIsGetWithoutBody_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("fields");

        QTest::newRow("short") << QByteArray("/ready") << QByteArray();
        QTest::newRow("long") << QByteArray("/text/5000") << QByteArray();
        QTest::newRow("gzip") << QByteArray("/text/5000")
                              << QByteArray("Accept-Encoding: gzip\r\n");
        QTest::newRow("zstd") << QByteArray("/text/5000")
                              << QByteArray("Accept-Encoding: zstd\r\n");
        QTest::newRow("file") << QByteArray("/file") << QByteArray();
        QTest::newRow("unknown") << QByteArray("/none") << QByteArray();
        QTest::newRow("another method") << QByteArray("/echo") << QByteArray();
        QTest::newRow("error in details") << QByteArray("/none") << QByteArray(Details);
    }

    void headIsGetWithoutBody()
    {
        QFETCH(const QByteArray, target);
        QFETCH(const QByteArray, fields);
        TestServer server;
        Client client(server.port());
        const auto whole = client.ask(get(target, fields));
        QVERIFY(whole);
        const auto head = client.ask(
            "HEAD " + target + " HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n", false);
        QVERIFY(head);
        const bool isGetOnly = whole->status == 405; // Which names the method.
        QCOMPARE(lasting(*head).size(), lasting(*whole).size());
        if (!isGetOnly)
            QCOMPARE(lasting(*head), lasting(*whole));
        QCOMPARE(client.ask(get("/ready"))->body, QByteArray("ready")); // Nothing was left over.
    }

    void bodiesArePackedAsTheClientLikes()
    {
        TestServer server;
        Client client(server.port());
        const auto plain = client.ask(get("/text/5000"));
        const auto gzip = client.ask(get("/text/5000", "Accept-Encoding: gzip\r\n"));
        const auto zstd = client.ask(get("/text/5000", "Accept-Encoding: gzip, zstd\r\n"));
        QVERIFY(plain->field("Content-Encoding").isNull());
        QCOMPARE(gzip->field("Content-Encoding"), QByteArray("gzip"));
        QCOMPARE(zstd->field("Content-Encoding"), QByteArray("zstd"));
        QVERIFY(zstd->body.startsWith("\x28\xb5\x2f\xfd"));
        for (const Reply &reply : {*plain, *gzip, *zstd})
            QCOMPARE(reply.field("Vary"), QByteArray("Accept, Cookie, Accept-Encoding"));
        QVERIFY(plain->field("ETag") != gzip->field("ETag"));
        QVERIFY(zstd->field("ETag") != gzip->field("ETag"));
        // What the client has in any of them is the same answer.
        for (const Reply &known : {*plain, *gzip, *zstd}) {
            const auto again = client.ask(
                get("/text/5000",
                    "Accept-Encoding: zstd\r\nIf-None-Match: " + known.field("ETag") + "\r\n"));
            QCOMPARE(again->status, 304);
            QVERIFY(again->body.isEmpty());
        }
    }

    /// A kept answer in one coding is not given to who cannot read that.
    void keptAnswersAreKeptByCoding()
    {
        TestServer server;
        Client client(server.port());
        QCOMPARE(client.ask(get("/kept"))->body, QByteArray("kept 1"));
        QCOMPARE(client.ask(get("/kept"))->body, QByteArray("kept 1"));
        QCOMPARE(client.ask(get("/kept", "Accept-Encoding: gzip\r\n"))->body, QByteArray("kept 2"));
        QCOMPARE(client.ask(get("/kept", "Accept-Encoding: zstd\r\n"))->body, QByteArray("kept 3"));
        QCOMPARE(client.ask(get("/kept", "Accept-Encoding: br, gzip\r\n"))->body,
                 QByteArray("kept 2"));
    }

    void errorsAreProblemDetailsOnRequest_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<int>("status");

        QTest::newRow("404") << get("/none", Details) << 404;
        QTest::newRow("405") << post("/ready", "{}", Details) << 405;
        QTest::newRow("401") << get("/whoami", Details) << 401;
        QTest::newRow("500") << get("/throw", Details) << 500;
        QTest::newRow("403, of the guard")
            << post("/echo", "x", QByteArray(Details) + "Origin: https://evil.example\r\n") << 403;
    }

    void errorsAreProblemDetailsOnRequest()
    {
        QFETCH(const QByteArray, request);
        QFETCH(const int, status);
        TestServer server;
        const auto reply = Client(server.port()).ask(request);
        QVERIFY(reply);
        QCOMPARE(reply->status, status);
        QCOMPARE(reply->field("Content-Type"), QByteArray("application/problem+json"));
        const QJsonObject problem = objectOf(*reply);
        QCOMPARE(problem.value(QLatin1String("type")).toString(), QStringLiteral("about:blank"));
        QCOMPARE(problem.value(QLatin1String("status")).toInt(), status);
        QVERIFY(!problem.value(QLatin1String("title")).toString().isEmpty());
        QVERIFY(!problem.value(QLatin1String("detail")).toString().isEmpty());

        QByteArray plain = request;
        const auto usual = Client(server.port()).ask(plain.replace(Details, ""));
        QCOMPARE(usual->status, status);
        QCOMPARE(usual->field("Content-Type"), QByteArray("application/json"));
        QCOMPARE(objectOf(*usual).keys(), QStringList{QStringLiteral("detail")});
    }

    void noForeignPageReadsByDefault()
    {
        TestServer server;
        Client client(server.port());
        const QByteArray origin = "Origin: https://desk.example\r\n";
        const auto reply = client.ask(get("/ready", origin));
        QCOMPARE(reply->status, 200);
        QVERIFY(!reply->head.toLower().contains("access-control"));
        const auto asked = client.ask("OPTIONS /ready HTTP/1.1\r\nHost: localhost\r\n" + origin
                                      + "Access-Control-Request-Method: GET\r\n\r\n");
        QCOMPARE(asked->status, 204);
        QVERIFY(!asked->head.toLower().contains("access-control"));
    }

    void listedPagesRead()
    {
        TestServer server(withOrigins({"https://desk.example"}));
        Client client(server.port());
        // Twice each: the second of /kept is a kept answer.
        for (const char *target : {"/ready", "/kept", "/kept", "/none"}) {
            const auto listed = client.ask(get(target, "Origin: https://desk.example\r\n"));
            QCOMPARE(listed->field("Access-Control-Allow-Origin"),
                     QByteArray("https://desk.example"));
            QVERIFY(listed->head.toLower().contains("vary: origin\r\n"));
            const auto foreign = client.ask(get(target, "Origin: https://evil.example\r\n"));
            QVERIFY(!foreign->head.toLower().contains("access-control"));
        }
    }

    void aListedPageMayAskFirst()
    {
        TestServer server(withOrigins({"https://desk.example"}));
        const auto reply = Client(server.port())
                               .ask("OPTIONS /echo HTTP/1.1\r\nHost: localhost\r\n"
                                    "Origin: https://desk.example\r\n"
                                    "Access-Control-Request-Method: POST\r\n"
                                    "Access-Control-Request-Headers: authorization\r\n\r\n");
        QCOMPARE(reply->status, 204);
        QCOMPARE(reply->field("Access-Control-Allow-Origin"), QByteArray("https://desk.example"));
        QVERIFY(reply->field("Access-Control-Allow-Methods").contains("POST"));
        QVERIFY(reply->field("Access-Control-Allow-Headers").contains("Authorization"));
        QVERIFY(reply->field("Access-Control-Allow-Credentials").isNull());
    }

    void whoAsksTooOftenWaits()
    {
        ServerOptions options;
        options.requestsPerMinute = 2;
        TestServer server(std::move(options));
        Client client(server.port());
        const QByteArray token = "Authorization: Token a\r\n";
        QCOMPARE(client.ask(get("/ready", token))->status, 200);
        QCOMPARE(client.ask(get("/kept", token))->status, 200);
        const auto refused = client.ask(get("/kept", token));
        QCOMPARE(refused->status, 429);
        const int wait = refused->field("Retry-After").toInt();
        QVERIFY(wait > 0 && wait <= 30);
        QCOMPARE(
            objectOf(*refused).value(QLatin1String("detail")).toString(),
            QStringLiteral("Request was throttled. Expected available in %1 seconds.").arg(wait));
        // Another connection of the same client waits too; another client does not.
        QCOMPARE(Client(server.port()).ask(get("/ready", token))->status, 429);
        QCOMPARE(client.ask(get("/ready", "Authorization: Token b\r\n"))->status, 200);
        QCOMPARE(client.ask(get("/ready"))->status, 200);
        QVERIFY(server.server().metrics().text().contains("sheria_http_throttled_total 2\n"));
    }

    void byDefaultNobodyWaits()
    {
        TestServer server;
        Client client(server.port());
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(client.ask(get("/kept"))->status, 200);
    }

    void theServerCounts()
    {
        TestServer server;
        {
            Client client(server.port());
            client.ask(get("/kept"));
            client.ask(get("/kept"));
            // Counted before it left.
            QVERIFY(server.server().metrics().text().contains(
                "{route=\"GET /kept\",status=\"200\"} 2\n"));
            client.ask(get("/none"));
            client.ask("nonsense\r\n\r\n");
        }
        const auto text = [&server] {
            return server.server().metrics().text();
        };
        QTRY_VERIFY(text().contains("sheria_http_connections 0\n"));
        QVERIFY(text().contains("{route=\"GET /kept\",status=\"200\"} 2\n"));
        QVERIFY(text().contains("{route=\"none\",status=\"404\"} 1\n"));
        QVERIFY(text().contains("{route=\"none\",status=\"400\"} 1\n"));
        QVERIFY(text().contains("sheria_http_cache_hits_total 1\n"));
    }
};

SHERIA_TEST(TestQuality)
} // namespace tst_quality
#include "tst_quality.moc"
