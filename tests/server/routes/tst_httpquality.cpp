// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/expressionwriter.h"
#include "server/http/message/message.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

namespace tst_httpquality {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Tree = "/v3/akn/xa/act/2004/17";
const QByteArray Details = "application/json, application/problem+json";

/// What a careful HTTP client expects, of the real answers. Source: server/API.md section 2.15 and
/// RFC 9110.
class TestHttpQuality : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void datedAnswersSayWhenTheyChanged_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const char *target : {".json", ".html", ".xml", "/eng@2004-06-01", "/toc",
                                   "/~chp_1.html", "/eng@2009-02-03/main/chapter/1"})
            QTest::newRow(target) << QByteArray(Tree + target);
    }
    void datedAnswersSayWhenTheyChanged()
    {
        QFETCH(const QByteArray, target);
        RouteFixture fixture;
        ApiClient client = fixture.client();
        const Reply first = client.get(target);
        QCOMPARE(first.status, 200);
        const QByteArray changed = http::httpDate(fixture.clock.now());
        QCOMPARE(first.header("last-modified"), changed);
        const Reply again = client.get(target, {{"If-Modified-Since", changed}});
        QCOMPARE(again.status, 304);
        QCOMPARE(again.body, ""_ba);
        QCOMPARE(again.header("etag"), first.header("etag"));
        QCOMPARE(again.header("last-modified"), changed);
        QCOMPARE(again.header("vary").contains("Accept, Cookie"), true);
        QVERIFY(!again.headers.contains("content-type"));
        const QByteArray before = http::httpDate(fixture.clock.now().addSecs(-1));
        QCOMPARE(client.get(target, {{"If-Modified-Since", before}}).status, 200);
        // A tag says more than a date.
        QCOMPARE(
            client.get(target, {{"If-Modified-Since", changed}, {"If-None-Match", "\"x\""}}).status,
            200);
    }

    /// Nothing was stored, but another text is in force: what a client has is old.
    void theDayMayChangeAnAnswer()
    {
        RouteFixture fixture;
        ApiClient client = fixture.client();
        const QByteArray since = client.get(Tree).header("last-modified");
        fixture.clock.advance(QDateTime(QDate(2024, 1, 5), QTime(8, 0), Qt::UTC)
                                  .msecsTo(QDateTime(QDate(2030, 6, 1), QTime(0, 0), Qt::UTC)));
        const Reply later = client.get(Tree, {{"If-Modified-Since", since}});
        QCOMPARE(later.status, 200);
        QCOMPARE(later.json().value(u"expression_date"_s).toString(), u"2030-01-01"_s);
    }

    void headIsGetWithoutBody_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const char *target :
             {"/v3", "/v3/places", "/v3/places/xa", "/v3/places/zz", "/v3/work-expressions",
              "/v3/taxonomy-topics", "/v3/enrichment-datasets/5", "/v3/akn/xa/",
              "/v3/akn/xa/act/2004/17", "/v3/akn/xa/act/2004/17.html", "/v3/akn/xa/act/2004/17.xml",
              "/v3/akn/xa/act/2004/17/toc", "/v3/akn/xa/act/2004/17/media/a.png", "/version",
              "/healthz", "/readyz", "/none"})
            QTest::newRow(target) << QByteArray(target);
    }
    void headIsGetWithoutBody()
    {
        QFETCH(const QByteArray, target);
        RouteFixture fixture;
        ApiClient client = fixture.client();
        for (const QByteArray &coding : {"identity"_ba, "gzip"_ba, "zstd"_ba}) {
            Reply get = client.get(target, {{"Accept-Encoding", coding}});
            Reply head = client.send("HEAD", target, {{"Accept-Encoding", coding}});
            QCOMPARE(head.status, get.status);
            QCOMPARE(head.body, ""_ba);
            QCOMPARE(get.body.size(), get.header("content-length").toLongLong());
            for (Reply *reply : {&get, &head}) {
                reply->headers.remove("date");
                reply->headers.remove("x-request-id");
            }
            QCOMPARE(head.headers, get.headers);
        }
    }

    void partsOfMedia()
    {
        RouteFixture fixture;
        ApiClient client = fixture.client();
        const QByteArray target = Tree + "/media/a.png"; // "PNG bytes"
        const Reply whole = client.get(target);
        QCOMPARE(whole.header("accept-ranges"), "bytes"_ba);
        const Reply part = client.get(target, {{"Range", "bytes=4-5"}});
        QCOMPARE(part.status, 206);
        QCOMPARE(part.body, "by"_ba);
        QCOMPARE(part.header("content-range"), "bytes 4-5/9"_ba);
        const Reply tail = client.get(target, {{"Range", "bytes=-3"}});
        QCOMPARE(tail.body, "tes"_ba);
        const Reply beyond = client.get(target, {{"Range", "bytes=9-"}});
        QCOMPARE(beyond.status, 416);
        QCOMPARE(beyond.header("content-range"), "bytes */9"_ba);
        const QByteArray etag = whole.header("etag");
        QCOMPARE(client.get(target, {{"Range", "bytes=4-5"}, {"If-Range", etag}}).status, 206);
        const Reply changed = client.get(target, {{"Range", "bytes=4-5"}, {"If-Range", "\"old\""}});
        QCOMPARE(changed.status, 200);
        QCOMPARE(changed.body, "PNG bytes"_ba);
    }

    void errorsAsProblemDetails_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("detail");

        QTest::newRow("unknown place") << "/v3/places/zz"_ba << 404 << u"Not found."_s;
        QTest::newRow("page") << "/v3/places?page=9"_ba << 404 << u"Invalid page."_s;
        QTest::newRow("field") << "/v3/work-expressions?updated_at__gte=x"_ba << 400
                               << u"The request has invalid fields."_s;
    }
    void errorsAsProblemDetails()
    {
        QFETCH(const QByteArray, target);
        RouteFixture fixture;
        for (const QByteArray &accept : {Details, "application/problem+json"_ba}) {
            const Reply reply = fixture.client().get(target, {{"Accept", accept}});
            QTEST(reply.status, "status");
            QCOMPARE(reply.header("content-type"), "application/problem+json"_ba);
            QTEST(reply.json().value(u"detail"_s).toString(), "detail");
            QCOMPARE(reply.json().value(u"status"_s).toInt(), reply.status);
            const QJsonObject errors = reply.json().value(u"errors"_s).toObject();
            QCOMPARE(errors.contains(u"updated_at__gte"_s), reply.status == 400);
        }
        // Such a client's successes are plain JSON.
        const Reply good = fixture.client().get("/v3/places", {{"Accept", Details}});
        QCOMPARE(good.header("content-type"), "application/json"_ba);
    }

    void statusesTellWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("status");

        QTest::newRow("404") << "GET"_ba
                             << "/v3/nothing"_ba
                             << ""_ba
                             << ""_ba << 404;
        QTest::newRow("405") << "POST"_ba
                             << "/v3/places"_ba
                             << ""_ba
                             << ""_ba << 405;
        QTest::newRow("406") << "GET"_ba
                             << "/v3/places"_ba
                             << "Accept"_ba
                             << "application/xml"_ba << 406;
        QTest::newRow("413") << "POST"_ba
                             << "/session"_ba
                             << "Content-Length"_ba
                             << "99999999"_ba << 413;
        QTest::newRow("414") << "GET"_ba << QByteArray("/v3/" + QByteArray(9000, 'a')) << ""_ba
                             << ""_ba << 414;
        QTest::newRow("431") << "GET"_ba
                             << "/v3"_ba
                             << "X-Long"_ba << QByteArray(20'000, 'a') << 431;
        QTest::newRow("501") << "BREW"_ba
                             << "/v3"_ba
                             << ""_ba
                             << ""_ba << 501;
    }
    void statusesTellWhatIsWrong()
    {
        QFETCH(const QByteArray, method);
        QFETCH(const QByteArray, target);
        QFETCH(const QByteArray, field);
        QFETCH(const QByteArray, value);
        RouteFixture fixture;
        ApiClient::Headers headers;
        if (!field.isEmpty())
            headers.append({field, value});
        const Reply reply = fixture.client().send(method, target, headers);
        QTEST(reply.status, "status");
        QVERIFY(!reply.json().value(u"detail"_s).toString().isEmpty());
        QCOMPARE(reply.headers.contains("allow"), reply.status == 405);
    }

    void aBodyOfAnotherTypeIsNotRead()
    {
        RouteFixture fixture;
        const QByteArray body = "{\"token\":\"" + fixture.token() + "\"}";
        ApiClient client = fixture.stranger();
        const Reply refused = client.send("POST", "/session", {{"Content-Type", "text/csv"}}, body);
        QCOMPARE(refused.status, 415);
        QCOMPARE(refused.header("accept"), "application/json"_ba);
        QVERIFY(!refused.headers.contains("set-cookie"));
        const Reply taken = client.send("POST", "/session",
                                        {{"Content-Type", "application/json; charset=utf-8"}},
                                        body);
        QCOMPARE(taken.status, 200);
    }

    void probesNeedNoToken()
    {
        RouteFixture fixture;
        ApiClient stranger = fixture.stranger();
        QCOMPARE(stranger.get("/healthz").json().value(u"status"_s).toString(), u"ok"_s);
        QCOMPARE(stranger.get("/readyz").json().value(u"status"_s).toString(), u"ok"_s);
        const QJsonObject version = stranger.get("/version").json();
        QCOMPARE(version.value(u"version"_s).toString(), QStringLiteral(SHERIA_VERSION));
        QVERIFY(version.value(u"apis"_s).toArray().contains(u"v3"_s));
        for (const char *target : {"/healthz", "/readyz", "/version"})
            QCOMPARE(stranger.get(target).header("cache-control"), "no-store"_ba);
    }

    void metricsAreForWhoIsLetIn()
    {
        RouteFixture fixture;
        QCOMPARE(fixture.stranger().get("/metrics").status, 401);
        ApiClient client = fixture.client();
        client.get("/v3/places");
        client.get("/v3/places/zz");
        const Reply reply = client.get("/metrics");
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.header("content-type"), "text/plain; version=0.0.4; charset=utf-8"_ba);
        // Requests are counted once their answers are on the way: a moment after the client has them.
        const QByteArrayList counters = {"{route=\"GET /v3/places\",status=\"200\"} 1\n",
                                         "{route=\"GET /v3/places/{code}\",status=\"404\"} 1\n",
                                         "{route=\"GET /metrics\",status=\"401\"} 1\n"};
        for (const QByteArray &counter : counters)
            QTRY_VERIFY2(client.get("/metrics").body.contains(counter), counter.constData());
        const QByteArray revision = "sheria_library_revision "
            + QByteArray::number(fixture.library().revision()) + '\n';
        QVERIFY(reply.body.contains(revision));
        QVERIFY(reply.body.contains("sheria_build_info{version=\"" SHERIA_VERSION "\"} 1\n"));
    }
};

SHERIA_TEST(TestHttpQuality)
} // namespace tst_httpquality
#include "tst_httpquality.moc"
