// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"
#include "core/store/sync/syncsources.h"
#include "core/store/webhooks/endpointqueries.h"
#include "core/webhooks/lab/reaction.h"
#include "core/webhooks/message.h"
#include "core/webhooks/transport.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

#include <future>

namespace tst_labreceivers {

using namespace sheria;
using namespace sheria::tests;
using namespace sheria::webhooks;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

std::future<HttpResult> sendTo(HttpTransport &transport, const QByteArray &url)
{
    const Target target = targetOf(url);
    const auto promise = std::make_shared<std::promise<HttpResult>>();
    transport.send({1, target, requestBytes(target, {}, "inv_1", "{\"a\":1}", QDateTime())},
                   [promise](HttpResult result) { promise->set_value(std::move(result)); });
    return promise->get_future();
}

/// JSON that is written with single quotation marks.
QByteArray quoted(QByteArray json)
{
    return json.replace('\'', '"');
}

/// A server whose receivers are switched on.
class LabFixture : public RouteFixture
{
public:
    LabFixture() { api().lab().setOpen(true); }
};

/// The receivers of the laboratory, over real sockets, and the app's own receiver.
class TestLabReceivers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void behaveAsTheyAreCalled_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("outcome");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, const char *outcome, int status = 0) {
            QTest::newRow(name) << QByteArray(name) << QByteArray(outcome) << status;
        };
        row("ok", "delivered", 200);
        row("204", "delivered", 204);
        row("301", "refused", 301);
        row("410", "refused", 410);
        row("500", "refused", 500);
        row("slow-300ms", "delivered", 200);
        row("slow-5s", "too-slow");
        row("hang", "too-slow");
        row("drip", "too-slow");
        row("drip-1ms", "delivered", 200);
        row("close-no-response", "broken");
        row("reset-after-headers", "delivered", 200);
        row("garbage-body", "delivered", 200);
        row("huge-body", "delivered", 200);
        row("429-retry-after-7", "refused", 429);
        row("500x3-then-200", "refused", 500);
    }

    void behaveAsTheyAreCalled()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, outcome);
        QFETCH(const int, status);
        LabFixture fixture;
        HttpTransport transport(2s);
        const HttpResult result = sendTo(transport, urlOf(fixture, name)).get();
        QCOMPARE(outcomeName(result.outcome, result.status).toByteArray(), outcome);
        QCOMPARE(result.status, status);
        if (name == "huge-body")
            QVERIFY(result.responseBytes > 256 * 1024);
        const QJsonObject got = fixture.client().get("/_lab/receiver/" + name).json();
        QCOMPARE(got.value(u"count"), QJsonValue(1));
        const QJsonObject request = got.value(u"requests").toArray().at(0).toObject();
        QCOMPARE(request.value(u"body"), QJsonValue(u"{\"a\":1}"_s));
        QVERIFY(request.value(u"headers").toString().contains(u"application/json"_s));
    }

    /// Receivers that hang keep no worker from its work.
    void slowOnesHoldUpNobody()
    {
        HttpTransport transport(20s);
        std::vector<std::future<HttpResult>> hanging;
        {
            LabFixture fixture;
            for (int i = 0; i < 40; ++i)
                hanging.push_back(sendTo(transport, urlOf(fixture, "hang")));
            QTRY_COMPARE(fixture.client().get("/_lab/receiver/hang").json().value(u"count").toInt(),
                         40);
            QCOMPARE(fixture.client().get("/v3/places").status, 200);
            for (const auto &each : hanging)
                QCOMPARE(each.wait_for(0s), std::future_status::timeout); // They hang still.
        }
        for (auto &each : hanging)
            QCOMPARE(each.get().outcome, Outcome::Broken);
    }

    void countFromTheirFirstAgain()
    {
        LabFixture fixture;
        HttpTransport transport;
        QList<int> statuses;
        for (int i = 0; i < 4; ++i)
            statuses << sendTo(transport, urlOf(fixture, "500x3-then-200")).get().status;
        QCOMPARE(statuses, QList<int>({500, 500, 500, 200}));
        QCOMPARE(fixture.client().send("DELETE", "/_lab/receiver/500x3-then-200").status, 204);
        QCOMPARE(sendTo(transport, urlOf(fixture, "500x3-then-200")).get().status, 500);
    }

    void everyPresetIsOne()
    {
        LabFixture fixture;
        QVERIFY(presets().size() >= 15);
        for (const Preset &preset : presets()) {
            const QByteArray path = "/_lab/receiver/" + preset.name.toByteArray();
            QCOMPARE(fixture.client().get(path).status, 200);
        }
        QCOMPARE(fixture.client().get("/_lab/receiver/none").status, 404);
        QCOMPARE(fixture.client().send("POST", "/_lab/receiver/none").status, 404);
        QCOMPARE(fixture.stranger().get("/_lab/receiver/ok").status, 401); // What came is private.
    }

    /// Any name, status, headers, body and delay; kept in the library, and gone when it is removed.
    void receiversAreDefined()
    {
        LabFixture fixture;
        const ApiClient::Headers json{{"Content-Type", "application/json"}};
        const QByteArray definition = quoted(
            "{'status':503,'headers':{'Retry-After':'9','X-A':'b'},'body':'later','delay_ms':30}");
        ApiClient client = fixture.client();
        QCOMPARE(client.get("/_lab/receiver/my.one").status, 404);
        const Reply made = client.send("PUT", "/_lab/receivers/my.one", json, definition);
        QCOMPARE(made.status, 200);
        QCOMPARE(made.json().value(u"name"), QJsonValue(u"my.one"_s));
        QCOMPARE(made.json().value(u"headers").toObject().value(u"X-A"), QJsonValue(u"b"_s));
        HttpTransport transport;
        const HttpResult result = sendTo(transport, urlOf(fixture, "my.one")).get();
        QCOMPARE(result.status, 503);
        QVERIFY(result.durationMs >= 30);
        QVERIFY(result.response.contains("\r\nRetry-After: 9\r\nX-A: b\r\n"));
        QVERIFY(result.response.contains("Content-Security-Policy: sandbox"));
        QVERIFY(result.response.endsWith("\r\n\r\nlater"));
        QCOMPARE(client.get("/_lab/receiver/my.one").json().value(u"count"), QJsonValue(1));
        const QJsonObject list = client.get("/_lab/receivers").json();
        QCOMPARE(list.value(u"defined").toArray().size(), 1);
        QCOMPARE(list.value(u"presets").toArray().size(), qsizetype(presets().size()));
        QCOMPARE(fixture.stranger().send("PUT", "/_lab/receivers/x", json, "{}").status, 401);
        QCOMPARE(fixture.stranger().send("DELETE", "/_lab/receivers/my.one").status, 401);
        QCOMPARE(client.send("DELETE", "/_lab/receivers/my.one").status, 204);
        QCOMPARE(client.send("DELETE", "/_lab/receivers/my.one").status, 404);
        QCOMPARE(client.send("POST", "/_lab/receiver/my.one", json, "{}").status, 404);
        fixture.api().lab().setOpen(false);
        QCOMPARE(client.send("PUT", "/_lab/receivers/x", json, "{}").status, 404);
    }

    void onlySafeReceiversAreTaken_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("definition");
        const auto row = [](const char *what, const char *name, const QByteArray &definition) {
            QTest::newRow(what) << QByteArray(name) << definition;
        };
        row("preset", "ok", "{}");
        row("preset by pattern", "503x4-then-200", "{}");
        row("name", "a%20b", "{}");
        row("no JSON", "x", "status=200");
        row("list", "x", "[]");
        row("status", "x", quoted("{'status':99}"));
        row("interim status", "x", quoted("{'status':101}"));
        row("huge status", "x", quoted("{'status':4294967496}"));
        row("type", "x", quoted("{'status':'200'}"));
        row("delay", "x", quoted("{'delay_ms':60001}"));
        row("negative delay", "x", quoted("{'delay_ms':-1}"));
        row("cookie", "x", quoted("{'headers':{'Set-Cookie':'a=b'}}"));
        row("length", "x", quoted("{'headers':{'content-length':'1'}}"));
        row("injection", "x", quoted("{'headers':{'X':'a\\r\\nSet-Cookie: b'}}"));
        row("return", "x", quoted("{'headers':{'X':'a\\rSet-Cookie: b'}}"));
        row("body", "x", "{\"body\":\"" + QByteArray(65 * 1024, 'x') + "\"}");
        row("forward elsewhere", "x", quoted("{'forward':'http://example.org/'}"));
        row("forward to a file", "x", quoted("{'forward':'file:///etc/passwd'}"));
        row("forward beside this computer", "x",
            quoted("{'forward':'http://127.0.0.1.example.org/'}"));
    }

    void onlySafeReceiversAreTaken()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, definition);
        LabFixture fixture;
        const Reply reply = fixture.client().send("PUT", "/_lab/receivers/" + name,
                                                  {{"Content-Type", "application/json"}},
                                                  definition);
        QCOMPARE(reply.status, 400);
        QCOMPARE(fixture.client().get("/_lab/receivers").json().value(u"defined").toArray().size(),
                 0);
    }

    /// One that forwards answers what the program behind it does, and tells both.
    void oneForwards()
    {
        LabFixture fixture;
        LabFixture program;
        const ApiClient::Headers json{{"Content-Type", "application/json"}};
        const auto define = [&](const QByteArray &to) {
            return fixture.client()
                .send("PUT", "/_lab/receivers/relay", json, "{\"forward\":\"" + to + "\"}")
                .status;
        };
        QCOMPARE(define(urlOf(program, "500x3-then-200")), 200);
        HttpTransport transport;
        const QByteArray url = urlOf(fixture, "relay");
        for (const int expected : {500, 500, 500, 200})
            QCOMPARE(sendTo(transport, url).get().status, expected);
        const QJsonArray got = program.client()
                                   .get("/_lab/receiver/500x3-then-200")
                                   .json()
                                   .value(u"requests")
                                   .toArray();
        QCOMPARE(got.size(), 4);
        QCOMPARE(got.at(0).toObject().value(u"body"), QJsonValue(u"{\"a\":1}"_s));
        const QJsonArray kept =
            fixture.client().get("/_lab/receiver/relay").json().value(u"requests").toArray();
        QVERIFY(kept.at(0).toObject().value(u"answer").toString().startsWith(u"refused 500 in "_s));
        QCOMPARE(define(urlOf(program, "429-retry-after-9")), 200);
        QVERIFY(sendTo(transport, url).get().response.contains("\r\nRetry-After: 9\r\n"));
        // Nobody is behind it any more.
        QCOMPARE(define("http://127.0.0.1:1/"), 200);
        QCOMPARE(sendTo(transport, url).get().status, 502);
    }

    /// The server ends though receivers still answer.
    void theServerEndsMeanwhile()
    {
        HttpTransport transport(20s);
        std::future<HttpResult> waiting;
        {
            LabFixture fixture;
            waiting = sendTo(transport, urlOf(fixture, "hang"));
            QTRY_COMPARE(fixture.client().get("/_lab/receiver/hang").json().value(u"count").toInt(),
                         1);
        }
        QCOMPARE(waiting.get().outcome, Outcome::Broken); // And not because its time was over.
    }

    void theAppReceives()
    {
        RouteFixture fixture;
        const QByteArray body =
            "{\"invocation_id\":\"inv_1\",\"request_id\":\"r\",\"action\":\"deleted\","
            "\"object\":\"work\",\"work\":{\"frbr_uri\":\"/akn/xa/act/2004/17\","
            "\"url\":\"http://h/v3/akn/xa/act/2004/17\"}}";
        const ApiClient::Headers json{{"Content-Type", "application/json"}};
        QCOMPARE(fixture.stranger().send("POST", "/webhooks/incoming", json, body).status, 401);
        ApiClient sender = fixture.client();
        for (int i = 0; i < 3; ++i) {
            const Reply reply = sender.send("POST", "/webhooks/incoming", json, body);
            QCOMPARE(reply.status, 202);
            QCOMPARE(reply.body, "{}"_ba);
        }
        store::Database db = must(fixture.library().openReader());
        store::Statement query = must(
            store::Statement::prepare(db, "SELECT count(*), max(action) FROM sync_request"));
        QVERIFY(must(query.step()));
        QCOMPARE(query.integer(0), 1);
        QCOMPARE(query.text(1), "deleted"_ba);
        QCOMPARE(sender.send("POST", "/webhooks/incoming", json, body.left(50)).status, 400);
        QCOMPARE(sender.send("POST", "/webhooks/incoming", {{"Content-Type", "text/plain"}}, body)
                     .status,
                 415); // What a page of another site could send.
    }

    /// With a secret nobody else is heard, and what is overheard changes nothing.
    void theAppHearsOnlyWhoSigns()
    {
        RouteFixture fixture;
        const QByteArray secret = newSigningSecret();
        const QDateTime now = fixture.library().clock().now();
        const auto added = fixture.library()
                               .writer()
                               .submit([&](store::Database &db) {
                                   return store::addIncomingSecret(db, secret, now);
                               })
                               .get();
        QVERIFY(added);
        // In the older shape, which has no id of its own.
        const QByteArray body =
            "{\"action\":\"updated\",\"data\":{\"url\":\"http://h/v3/akn/xa/act/"
            "2004/17\",\"expression_frbr_uri\":\"/akn/xa/act/2004/17/"
            "eng@2004-01-01\"}}";
        const QByteArray at = QByteArray::number(now.toSecsSinceEpoch());
        ApiClient::Headers headers{{"Content-Type", "application/json"}};
        ApiClient sender = fixture.stranger();
        QCOMPARE(sender.send("POST", "/webhooks/incoming", headers, body).status, 401);
        headers.push_back({"webhook-id", "inv_7"});
        headers.push_back({"webhook-timestamp", at});
        headers.push_back(
            {"webhook-signature", signature(secret, "inv_7", now.toSecsSinceEpoch(), body)});
        QCOMPARE(sender.send("POST", "/webhooks/incoming", headers, body + ' ').status, 401);
        store::Database db = must(fixture.library().openReader());
        QVERIFY(must(store::dueSyncRequests(db, now, 9)).empty());
        QCOMPARE(sender.send("POST", "/webhooks/incoming", headers, body).status, 202);
        const auto queued = must(store::dueSyncRequests(db, now, 9));
        QCOMPARE(queued.size(), std::size_t(1));
        // Once it is done, the same request again queues nothing.
        const auto finished = fixture.library()
                                  .writer()
                                  .submit([&](store::Database &write) {
                                      return store::finishSyncRequest(write, queued.front());
                                  })
                                  .get();
        QVERIFY(finished);
        QCOMPARE(sender.send("POST", "/webhooks/incoming", headers, body).status, 202);
        QVERIFY(must(store::dueSyncRequests(db, now, 9)).empty());
    }

private:
    static QByteArray urlOf(const RouteFixture &fixture, const QByteArray &name)
    {
        return "http://127.0.0.1:" + QByteArray::number(fixture.port()) + "/_lab/receiver/" + name;
    }
};

SHERIA_TEST(TestLabReceivers)
} // namespace tst_labreceivers
#include "tst_labreceivers.moc"
