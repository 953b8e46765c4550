#include "core/store/db/database.h"
#include "core/store/db/statement.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"
#include "tests/core/webhooks/receiver.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testlibrary.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <signal.h>

using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Webhooks by the real program, beside a real server.
class TestCtlWebhooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_files = std::make_unique<TestLibrary>();
        m_files->put({.work = "/akn/xa/act/2005/4"});
        m_files->close();
    }

    void webhooksComeAndGo()
    {
        QCOMPARE(run({u"webhooks"_s, u"list"_s}).output, ""_ba);
        const QJsonObject added =
            run({u"webhooks"_s, u"add"_s, u"http://h/a"_s, u"--json"_s}).objects().value(0);
        QCOMPARE(added.value(u"url"), QJsonValue(u"http://h/a"_s));
        QCOMPARE(added.value(u"state"), QJsonValue(u"active"_s));
        QCOMPARE(run({u"webhooks"_s, u"add"_s, u"http://h/a"_s}).exit, 5);
        QCOMPARE(run({u"webhooks"_s, u"add"_s, u"nonsense"_s}).exit, 2);
        QCOMPARE(run({u"webhooks"_s, u"add"_s}).exit, 2);
        QCOMPARE(run({u"webhooks"_s, u"pause"_s, u"http://h/a"_s}).exit, 0);
        QVERIFY(run({u"webhooks"_s, u"list"_s}).output.contains("paused (paused by hand)"));
        QCOMPARE(run({u"webhooks"_s, u"resume"_s, u"1"_s}).exit, 0);
        QVERIFY(run({u"webhooks"_s, u"sign"_s, u"1"_s}).output.startsWith("secret: whsec_"));
        QVERIFY(run({u"webhooks"_s, u"list"_s}).output.contains("signed"));
        QCOMPARE(run({u"webhooks"_s, u"unsign"_s, u"1"_s}).exit, 0);
        QCOMPARE(run({u"webhooks"_s, u"remove"_s, u"http://other/"_s}).exit, 3);
        QCOMPARE(run({u"webhooks"_s, u"remove"_s, u"http://h/a"_s}).exit, 0);
        QCOMPARE(run({u"webhooks"_s, u"list"_s, u"--json"_s}).objects().size(), 0);
    }

    void emitMakesRealChanges()
    {
        run({u"webhooks"_s, u"add"_s, u"http://127.0.0.1:9/"_s});
        const QString work = u"/akn/xa/act/2031/7"_s;
        QVERIFY(run({u"emit"_s, u"created"_s, work})
                    .output.startsWith("created /akn/xa/act/2031/7/eng@"));
        QCOMPARE(run({u"emit"_s, u"created"_s, work + u"/fra@2031-01-01"_s}).output,
                 "created /akn/xa/act/2031/7/fra@2031-01-01\n"_ba);
        QCOMPARE(run({u"emit"_s, u"created"_s, work + u"/fra@2031-01-01"_s}).exit, 5);
        QCOMPARE(run({u"emit"_s, u"updated"_s, work}).output.count('\n'), 2);
        QCOMPARE(run({u"emit"_s, u"updated"_s, u"/akn/xa/act/1900/1"_s}).exit, 3);
        QCOMPARE(run({u"emit"_s, u"exploded"_s, work}).exit, 2);
        QCOMPARE(run({u"emit"_s, u"created"_s, u"nonsense"_s}).exit, 2);
        QCOMPARE(run({u"emit"_s, u"created"_s}).exit, 2);
        // Nobody is there to confirm.
        const CtlResult refused = run({u"emit"_s, u"deleted"_s, work});
        QCOMPARE(refused.exit, 2);
        QVERIFY(refused.errors.contains("--yes"));
        QCOMPARE(run({u"emit"_s, u"deleted"_s, work, u"--yes"_s}).output.count('\n'), 2);
        QCOMPARE(run({u"emit"_s, u"deleted"_s, work, u"--yes"_s}).exit, 3);
        QCOMPARE(run({u"verify"_s}).exit, 0);
    }

    /// Which secrets are good is told to a running server too.
    void whatComesInIsToBeSigned()
    {
        const QString given = u"whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz"_s;
        QCOMPARE(run({u"webhooks"_s, u"incoming"_s, given}).output,
                 QByteArray("secret: " + given.toLatin1() + '\n'));
        QVERIFY(run({u"webhooks"_s, u"incoming"_s}).output.startsWith("secret: whsec_"));
        QCOMPARE(secrets(), 2);
        run({u"webhooks"_s, u"incoming"_s, u"--only"_s, given});
        QCOMPARE(secrets(), 1);
        QCOMPARE(run({u"webhooks"_s, u"incoming"_s, u"nonsense"_s}).exit, 2);
        QCOMPARE(run({u"webhooks"_s, u"incoming"_s, u"--unsign"_s, given}).exit, 2);
        QCOMPARE(secrets(), 1);
        QCOMPARE(run({u"webhooks"_s, u"incoming"_s, u"--unsign"_s}).exit, 0);
        QCOMPARE(secrets(), 0);
    }

    /// Though the change is another process's.
    void aRunningServerNotices()
    {
        const Receiver receiver;
        const ServingCtl serving({u"--library"_s, m_files->path(), u"--port"_s, u"0"_s});
        QVERIFY(serving.port() != 0);
        const QString url = QString::fromUtf8(receiver.url());
        run({u"webhooks"_s, u"add"_s, url});
        run({u"webhooks"_s, u"example"_s, url});
        QTRY_COMPARE(receiver.count(), 1);
        const QByteArray base = "http://127.0.0.1:" + QByteArray::number(serving.port());
        QCOMPARE(receiver.received().constFirst().member("work.url"),
                 QByteArray(base + "/v3/akn/zz/act/2005/4"));
        QTRY_COMPARE(run({u"webhooks"_s, u"log"_s, u"--json"_s}).objects().size(), 1);
        const QJsonObject entry = run({u"webhooks"_s, u"log"_s, u"--json"_s}).objects().value(0);
        QCOMPARE(entry.value(u"outcome"), QJsonValue(u"delivered"_s));
        QCOMPARE(entry.value(u"status"), QJsonValue(200));
        QVERIFY(entry.value(u"request").toString().startsWith(u"POST /hook HTTP/1.1\r\n"_s));
        QVERIFY(entry.value(u"response").toString().startsWith(u"HTTP/1.1 200"_s));
        QCOMPARE(run({u"webhooks"_s, u"resend"_s, entry.value(u"invocation_id").toString()}).exit,
                 0);
        QTRY_COMPARE(receiver.count(), 2);
        QCOMPARE(receiver.received().at(1).member("invocation_id"),
                 receiver.received().at(0).member("invocation_id"));
        QVERIFY(receiver.received().at(1).member("request_id")
                != receiver.received().at(0).member("request_id"));
        QCOMPARE(run({u"webhooks"_s, u"resend"_s, u"inv_none"_s}).exit, 3);
        QCOMPARE(run({u"webhooks"_s, u"resend"_s}).exit, 2);
        QVERIFY(run({u"webhooks"_s, u"resend"_s, u"--failed"_s}).output.startsWith("0 will"));
    }

    /// The grouping window by the real clock: nothing before 30 s, one invocation for two changes.
    void changesAreToldHalfAMinuteLater()
    {
        const Receiver receiver;
        const ServingCtl serving({u"--library"_s, m_files->path(), u"--port"_s, u"0"_s});
        run({u"webhooks"_s, u"add"_s, QString::fromUtf8(receiver.url())});
        run({u"emit"_s, u"updated"_s, u"/akn/xa/act/2005/4"_s});
        run({u"emit"_s, u"updated"_s, u"/akn/xa/act/2005/4"_s});
        QTRY_COMPARE_WITH_TIMEOUT(receiver.count(), 1, 40'000);
        sheria::store::Statement told = must(sheria::store::Statement::prepare(
            m_files->db(),
            "SELECT d.started_at - o.created_at, o.changes FROM delivery d "
            "JOIN outbox o ON o.id = d.outbox_id"));
        QTRY_VERIFY(must(told.step()));
        QVERIFY(told.integer(0) >= 30'000);
        QCOMPARE(told.integer(1), 2);
        QCOMPARE(receiver.received().constFirst().member("action"), "updated"_ba);
    }

    void theLogIsExported()
    {
        {
            TestLibrary &files = *m_files;
            sheria::store::Database db = must(sheria::store::Database::open(
                files.path(), sheria::store::Database::Mode::ReadWrite));
            sheria::store::Delivery delivery;
            delivery.invocationId = "inv_1";
            delivery.requestId = "req_1";
            delivery.url = "http://h/a?x=1";
            delivery.action = "updated";
            delivery.workUri = "/akn/xa/act/2005/4";
            delivery.startedAt = files.clock.now();
            delivery.durationMs = 12;
            delivery.outcome = "refused";
            delivery.status = 500;
            delivery.request = "POST /a?x=1 HTTP/1.1\r\nHost: h\r\nContent-Type: "
                               "application/json\r\nContent-Length: 9\r\n\r\n{\"a\":\"'\"}";
            delivery.response = "HTTP/1.1 500 Oh no\r\nContent-Type: x/y\r\n\r\n\xff\x00"_ba;
            must(sheria::store::recordDelivery(db, delivery));
        }
        const QByteArray curl = run({u"webhooks"_s, u"log"_s, u"--curl"_s}).output;
        QCOMPARE(curl,
                 "curl --request POST --max-time 10 --header 'Content-Type: application/json' "
                 "--data-binary '{\"a\":\"'\\''\"}' 'http://h/a?x=1'\n"_ba);
        const QByteArray har = run({u"webhooks"_s, u"log"_s, u"--har"_s}).output;
        const QJsonObject log = QJsonDocument::fromJson(har).object().value(u"log").toObject();
        QCOMPARE(log.value(u"version"), QJsonValue(u"1.2"_s));
        const QJsonObject entry = log.value(u"entries").toArray().at(0).toObject();
        const QJsonObject request = entry.value(u"request").toObject();
        QCOMPARE(request.value(u"method"), QJsonValue(u"POST"_s));
        QCOMPARE(request.value(u"queryString").toArray().size(), 1);
        QCOMPARE(request.value(u"postData").toObject().value(u"text"),
                 QJsonValue(u"{\"a\":\"'\"}"_s));
        const QJsonObject response = entry.value(u"response").toObject();
        QCOMPARE(response.value(u"status"), QJsonValue(500));
        QCOMPARE(response.value(u"statusText"), QJsonValue(u"Oh no"_s));
        QCOMPARE(response.value(u"content").toObject().value(u"encoding"), QJsonValue(u"base64"_s));
        QCOMPARE(run({u"webhooks"_s, u"log"_s, u"--failed"_s}).lines().size(), 1);
        QCOMPARE(run({u"webhooks"_s, u"log"_s, u"--work"_s, u"/akn/other"_s}).lines().size(), 0);
        QCOMPARE(run({u"webhooks"_s, u"log"_s, u"--since"_s, u"now"_s}).exit, 2);
    }

private:
    qsizetype secrets()
    {
        sheria::store::Database db = must(sheria::store::Database::open(
            m_files->path(), sheria::store::Database::Mode::ReadOnly));
        return must(sheria::store::incomingSecrets(db)).size();
    }

    CtlResult run(const QStringList &words)
    {
        return runCtl(QStringList(words) + QStringList{u"--library"_s, m_files->path()});
    }

    std::unique_ptr<TestLibrary> m_files;
};

QTEST_GUILESS_MAIN(TestCtlWebhooks)
#include "tst_ctlwebhooks.moc"
