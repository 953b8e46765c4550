// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "core/store/db/statement.h"
#include "core/store/sync/syncsources.h"
#include "tests/server/http/client.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

#include <vector>

namespace tst_laboratory {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const ApiClient::Headers Json{{"Content-Type", "application/json"}};

QByteArray invocation(const QByteArray &id, const QByteArray &work)
{
    QByteArray json =
        R"({"invocation_id":"ID","action":"updated","object":"work",
            "work":{"frbr_uri":"WORK","url":"http://127.0.0.1:9/v3WORK"}})";
    return json.replace("ID", id).replace("WORK", work);
}

/// What takes requests from everybody is off until it is switched on, and bounded where it is on.
class TestLaboratory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void receiversAreOffAtFirst()
    {
        RouteFixture fixture;
        for (const char *method : {"POST", "GET", "DELETE"})
            QCOMPARE(fixture.client().send(method, "/_lab/receiver/ok").status, 404);
        QCOMPARE(fixture.stranger().send("POST", "/_lab/receiver/drip-60s").status, 404);
        QVERIFY(fixture.api().lab().counts().empty());
        fixture.api().lab().setOpen(true);
        QCOMPARE(fixture.stranger().send("POST", "/_lab/receiver/ok").status, 200);
        fixture.api().lab().setOpen(false);
        QCOMPARE(fixture.stranger().send("POST", "/_lab/receiver/ok").status, 404);
    }

    /// A sender has to withstand a connection that breaks, which an orderly end is not.
    void aResetIsNoOrderlyEnd()
    {
        RouteFixture fixture;
        fixture.api().lab().setOpen(true);
        for (const bool isReset : {true, false}) {
            const QByteArray name = isReset ? "reset-after-headers" : "ok";
            http::test::Client sender(fixture.port());
            QVERIFY(sender.send(http::test::post("/_lab/receiver/" + name, "{}")));
            const auto answer = sender.read(!isReset);
            QVERIFY(answer);
            QCOMPARE(answer->status, 200);
            QVERIFY(answer->field("Content-Length").toInt() > 0);
            QCOMPARE(sender.isReset(), isReset);
        }
    }

    /// What others sent may hold their secrets.
    void onlyAdministratorsLook()
    {
        RouteFixture fixture;
        fixture.api().lab().setOpen(true);
        access::Accounts accounts(fixture.library().writer(), fixture.clock);
        const qint64 id = must(accounts.add({.name = u"guest"_s}));
        ApiClient guest(fixture.port(), must(accounts.issueToken(id, u"x"_s)).secret);
        QCOMPARE(guest.send("POST", "/_lab/receiver/ok", Json, "{}").status, 200);
        QCOMPARE(guest.get("/_lab/receiver/ok").status, 403);
        QCOMPARE(guest.send("DELETE", "/_lab/receiver/ok").status, 403);
        QCOMPARE(fixture.client().get("/_lab/receiver/ok").json().value(u"count"_s).toInt(), 1);
    }

    /// However many receivers are named and however much they are sent, little is kept.
    void whatIsRememberedIsBounded()
    {
        RouteFixture fixture;
        fixture.api().lab().setOpen(true);
        const QByteArray body(64 * 1024, 'x');
        constexpr int Sent = 400; // 25 MB.
        for (int i = 0; i < Sent; ++i) {
            const QByteArray name = "flaky-0-seed-" + QByteArray::number(i % 200);
            QCOMPARE(fixture.stranger().send("POST", "/_lab/receiver/" + name, {}, body).status,
                     200);
        }
        qint64 kept = 0;
        const auto counts = fixture.api().lab().counts();
        for (const auto &[name, count] : counts) {
            for (const routes::LabRequest &each : fixture.api().lab().requests(name))
                kept += each.body.size() + each.fields.size() + each.target.size();
        }
        QVERIFY2(kept <= 8 * 1024 * 1024, QByteArray::number(kept).constData());
        QVERIFY(kept > 4 * 1024 * 1024); // The last are there.
        QVERIFY(counts.size() <= 100);
        QVERIFY(counts.contains("flaky-0-seed-199"));
    }

    /// Answers that take for ever leave connections for others.
    void answersOnTheirWayAreBounded()
    {
        RouteFixture fixture;
        fixture.api().lab().setOpen(true);
        std::vector<http::test::Client> hanging;
        for (int i = 0; i < 200; ++i) {
            hanging.emplace_back(fixture.port());
            QVERIFY(hanging.back().send(http::test::post("/_lab/receiver/drip-60s", "{}")));
        }
        int refused = 0;
        for (http::test::Client &client : hanging)
            refused += client.isReadable(std::chrono::milliseconds(0)) ? 1 : 0;
        QTRY_VERIFY_WITH_TIMEOUT((refused = int(std::count_if(hanging.begin(), hanging.end(),
                                                              [](http::test::Client &client) {
                                                                  return client.isReadable(
                                                                      std::chrono::milliseconds(1));
                                                              })),
                                  refused >= 100),
                                 20'000);
        QCOMPARE(fixture.client().get("/v3/places").status, 200);
    }

    /// Without a secret a webhook is taken from who shows a token: it is stored, and makes this server
    /// fetch.
    void strangersWebhooksAreNotTaken()
    {
        RouteFixture fixture;
        const QByteArray body = invocation("i1", "/akn/xa/act/2004/17");
        QCOMPARE(fixture.stranger().send("POST", "/webhooks/incoming", Json, body).status, 401);
        QCOMPARE(rows(fixture, "sync_request"), 0);
        QCOMPARE(rows(fixture, "received_invocation"), 0);
        QCOMPARE(fixture.client().send("POST", "/webhooks/incoming", Json, body).status, 202);
        QCOMPARE(rows(fixture, "sync_request"), 1);
    }

    /// Tables that others fill have a bound, and the newest of what is remembered stays.
    void tablesThatOthersFillAreBounded()
    {
        TestLibrary files;
        const QDateTime now = files.clock.now();
        must(files.db().execute("BEGIN"));
        store::Statement work = must(store::Statement::prepare(files.db(), R"sql(
            INSERT INTO sync_request (work_uri, url, action, invocation_id, received_at, not_before)
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
            SELECT '/akn/xa/act/2000/' || i, '', 'updated', '', 0, 0 FROM n
        )sql"));
        work.bind(1, store::MostSyncRequests);
        must(work.run());
        store::Statement known = must(store::Statement::prepare(files.db(), R"sql(
            INSERT INTO received_invocation (invocation_id, received_at)
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
            SELECT 'old-' || i, ?2 - 1000000 + i FROM n
        )sql"));
        known.bind(1, store::MostReceivedInvocations).bind(2, now.toMSecsSinceEpoch());
        must(known.run());
        must(files.db().execute("COMMIT"));

        store::SyncRequest request;
        request.workUri = "/akn/xa/act/1999/1";
        request.action = "updated";
        request.invocationId = "new";
        request.receivedAt = request.notBefore = now;
        const auto refused = store::queueSyncRequest(files.db(), request);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unavailable);
        QCOMPARE(files.rows("sync_request"), store::MostSyncRequests);
        // A work that waits already may be named again.
        request.workUri = "/akn/xa/act/2000/7";
        QVERIFY(must(store::queueSyncRequest(files.db(), request)));
        QCOMPARE(files.rows("sync_request"), store::MostSyncRequests);
        QCOMPARE(files.rows("received_invocation"), store::MostReceivedInvocations);
        QVERIFY(!must(store::queueSyncRequest(files.db(), request))); // It is known.
    }

private:
    static qint64 rows(RouteFixture &fixture, const QByteArray &table)
    {
        store::Database db = must(fixture.library().openReader());
        store::Statement query = must(
            store::Statement::prepare(db, QByteArray("SELECT count(*) FROM " + table)));
        must(query.step());
        return query.integer(0);
    }
};

SHERIA_TEST(TestLaboratory)
} // namespace tst_laboratory
#include "tst_laboratory.moc"
