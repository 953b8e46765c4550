// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/database.h"
#include "core/store/db/statement.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"
#include "tests/core/webhooks/receiver.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/routes/apiclient.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <signal.h>

namespace tst_ctlwebhooks {

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

    /// Events and headers of a webhook: shown but for secrets, sent, and sealed in the library.
    void webhooksHaveEventsAndHeaders()
    {
        const Receiver receiver;
        const QString url = QString::fromUtf8(receiver.url());
        QCOMPARE(run({u"webhooks"_s, u"add"_s, url, u"--event"_s, u"exploded"_s}).exit, 2);
        QCOMPARE(run({u"webhooks"_s, u"add"_s, url, u"--header"_s, u"Host: h"_s}).exit, 2);
        QStringList many{u"webhooks"_s, u"add"_s, url};
        for (int i = 0; i < 21; ++i)
            many << u"--header"_s << u"X-%1: 1"_s.arg(i);
        QCOMPARE(run(many).exit, 2);
        QCOMPARE(run({u"webhooks"_s, u"list"_s}).output, ""_ba);
        const QString file = m_folder.filePath(u"headers"_s);
        {
            QFile headers(file);
            QVERIFY(headers.open(QIODevice::WriteOnly));
            headers.write("Authorization: Bearer open-sesame\nX-Env: test\n");
        }
        const CtlResult adding = run({u"webhooks"_s, u"add"_s, url, u"--event"_s, u"deleted"_s,
                                      u"--header"_s, u'@' + file, u"--json"_s});
        QCOMPARE(adding.errors, ""_ba);
        const QJsonObject added = adding.objects().value(0);
        QCOMPARE(added.value(u"events").toArray(), QJsonArray({u"deleted"_s}));
        QCOMPARE(added.value(u"headers").toArray(),
                 QJsonArray({u"Authorization: ****"_s, u"X-Env: test"_s}));
        QCOMPARE(run({u"webhooks"_s, u"set"_s, u"1"_s, u"--all-events"_s, u"--remove-header"_s,
                      u"x-env"_s, u"--header"_s, u"X-Two: 2"_s})
                     .exit,
                 0);
        const CtlResult listed = run({u"webhooks"_s, u"list"_s});
        QVERIFY2(listed.output.contains("Authorization: ****, X-Two: 2"),
                 listed.output.constData());
        QVERIFY(!listed.output.contains("only"));
        QCOMPARE(run({u"webhooks"_s, u"set"_s, u"9"_s, u"--all-events"_s}).exit, 3);
        QCOMPARE(run({u"webhooks"_s, u"set"_s, u"1"_s, u"--header"_s, u"X-Key: ****"_s}).exit, 2);
        {
            QFile library(m_files->path());
            QVERIFY(library.open(QIODevice::ReadOnly));
            QVERIFY(!library.readAll().contains("open-sesame"));
        }
        const ServingCtl serving({u"--library"_s, m_files->path(), u"--port"_s, u"0"_s});
        run({u"webhooks"_s, u"example"_s, u"1"_s});
        QTRY_COMPARE(receiver.count(), 1);
        const QByteArray head = receiver.received().constFirst().head;
        QVERIFY2(head.contains("\r\nAuthorization: Bearer open-sesame\r\nX-Two: 2\r\n"),
                 head.constData());
        QTRY_COMPARE(run({u"webhooks"_s, u"log"_s, u"--json"_s}).objects().size(), 1);
        const QByteArray log = run({u"webhooks"_s, u"log"_s, u"--json"_s}).output;
        QVERIFY(log.contains("Authorization: ****"));
        QVERIFY(!log.contains("open-sesame"));
    }

    /// Two with one name keep their values when something else is set.
    void secretHeadersKeepTheirValues()
    {
        const Receiver receiver;
        run({u"webhooks"_s, u"add"_s, QString::fromUtf8(receiver.url()), u"--header"_s,
             u"X-Api-Key: one"_s, u"--header"_s, u"X-Api-Key: two"_s});
        QCOMPARE(run({u"webhooks"_s, u"set"_s, u"1"_s, u"--header"_s, u"X-Env: t"_s}).exit, 0);
        const ServingCtl serving({u"--library"_s, m_files->path(), u"--port"_s, u"0"_s});
        run({u"webhooks"_s, u"example"_s, u"1"_s});
        QTRY_COMPARE(receiver.count(), 1);
        const QByteArray head = receiver.received().constFirst().head;
        QVERIFY2(head.contains("\r\nX-Api-Key: one\r\nX-Api-Key: two\r\nX-Env: t\r\n"),
                 head.constData());
    }

    /// New attempts are printed though the server is restarted meanwhile, and an interrupt ends it at once.
    void theLogIsFollowed()
    {
        const Receiver receiver;
        run({u"webhooks"_s, u"add"_s, QString::fromUtf8(receiver.url())});
        QProcess follow;
        follow.start(sheriactlPath(),
                     {u"webhooks"_s, u"log"_s, u"--follow"_s, u"--json"_s, u"--library"_s,
                      m_files->path()});
        QVERIFY(follow.waitForStarted());
        QByteArray lines;
        const auto seen = [&] {
            follow.waitForReadyRead(50);
            lines += follow.readAllStandardOutput();
            return lines.count('\n');
        };
        for (int round = 1; round <= 2; ++round) {
            ServingCtl serving({u"--library"_s, m_files->path(), u"--port"_s, u"0"_s});
            run({u"webhooks"_s, u"example"_s, u"1"_s});
            QTRY_COMPARE_WITH_TIMEOUT(seen(), round, 20'000);
            QCOMPARE(serving.stop(SIGTERM), 0);
        }
        QVERIFY(lines.contains("\"outcome\":\"delivered\""));
        QElapsedTimer timer;
        timer.start();
        ::kill(static_cast<pid_t>(follow.processId()), SIGINT);
        QVERIFY(follow.waitForFinished(10'000));
        QVERIFY2(timer.elapsed() < 2'000, QByteArray::number(timer.elapsed()).constData());
        QCOMPARE(follow.exitStatus(), QProcess::NormalExit);
        QCOMPARE(follow.exitCode(), 0);
        QCOMPARE(run({u"webhooks"_s, u"log"_s, u"--follow"_s, u"--har"_s}).exit, 2);
    }

    /// The same invocation by another request, signed, without the headers that are for its webhook.
    void oneIsSentToAnotherAddress()
    {
        const Receiver receiver;
        const Receiver other(
            [](const Received &got) { return Act::status(got.number == 0 ? 204 : 500); });
        run({u"webhooks"_s, u"add"_s, QString::fromUtf8(receiver.url()), u"--header"_s,
             u"X-Api-Key: k"_s});
        run({u"webhooks"_s, u"sign"_s, u"1"_s});
        {
            const ServingCtl serving({u"--library"_s, m_files->path(), u"--port"_s, u"0"_s});
            run({u"webhooks"_s, u"example"_s, u"1"_s});
            QTRY_COMPARE(run({u"webhooks"_s, u"log"_s, u"--json"_s}).objects().size(), 1);
        }
        const QString id = run({u"webhooks"_s, u"log"_s, u"--json"_s})
                               .objects()
                               .value(0)
                               .value(u"invocation_id")
                               .toString();
        const QString to = QString::fromUtf8(other.url());
        QCOMPARE(run({u"webhooks"_s, u"resend"_s, id, u"--to"_s, to}).exit, 0);
        QCOMPARE(run({u"webhooks"_s, u"resend"_s, id, u"--to"_s, to}).exit, 1);
        QCOMPARE(run({u"webhooks"_s, u"resend"_s, id, u"--to"_s, u"nonsense"_s}).exit, 2);
        QCOMPARE(run({u"webhooks"_s, u"resend"_s, u"inv_none"_s, u"--to"_s, to}).exit, 3);
        QCOMPARE(run({u"webhooks"_s, u"resend"_s, u"--failed"_s, u"--to"_s, to}).exit, 2);
        QCOMPARE(other.count(), 2);
        const Received first = receiver.received().constFirst();
        const Received again = other.received().constFirst();
        QCOMPARE(again.member("invocation_id"), first.member("invocation_id"));
        QVERIFY(again.member("request_id") != first.member("request_id"));
        QCOMPARE(again.member("work.url"), first.member("work.url"));
        QVERIFY(again.head.contains("webhook-signature: v1,"));
        QVERIFY(!again.head.contains("X-Api-Key"));
        QCOMPARE(run({u"webhooks"_s, u"log"_s, u"--json"_s}).objects().size(), 3);
    }

    /// What was exported, made again elsewhere.
    void recordingsAreReplayed()
    {
        const Receiver receiver;
        const QString file = m_folder.filePath(u"calls.jsonl"_s);
        {
            QFile calls(file);
            QVERIFY(calls.open(QIODevice::WriteOnly));
            calls.write("{\"body\":\"{\\\"n\\\":1}\"}\n{\"method\":\"GET\",\"body\":\"\"}\n"
                        "{\"body\":{\"n\":2},\"headers\":{\"X-A\":\"b\"}}\n");
        }
        const QString to = QString::fromUtf8(receiver.url());
        const CtlResult done = runCtl({u"webhooks"_s, u"replay"_s, file, u"--to"_s, to});
        QCOMPARE(done.exit, 0);
        QCOMPARE(done.lines().size(), 2);
        QVERIFY(done.lines().at(1).startsWith("entry 3 -> http://127.0.0.1:"));
        QVERIFY(done.errors.contains("2 delivered, 0 failed, 1 entries of other methods left out"));
        QCOMPARE(receiver.received().at(1).body, "{\"n\":2}"_ba);
        QVERIFY(receiver.received().at(1).head.contains("X-A: b"));
        QCOMPARE(
            runCtl({u"webhooks"_s, u"replay"_s, file, u"--to"_s, u"http://127.0.0.1:1/"_s}).exit,
            1);
        QCOMPARE(
            runCtl({u"webhooks"_s, u"replay"_s, file, u"--to"_s, to, u"--speed"_s, u"fast"_s}).exit,
            2);
        QCOMPARE(runCtl({u"webhooks"_s, u"replay"_s, file + u".none"_s, u"--to"_s, to}).exit, 3);
        QCOMPARE(runCtl({u"webhooks"_s, u"replay"_s, m_files->path(), u"--to"_s, to}).exit, 2);
    }

    /// What comes to the relay goes on with its headers, and is answered as the program behind it answers.
    void aRelayForwards()
    {
        const Receiver program([](const Received &got) {
            return got.number == 0 ? Act::status(202)
                                   : Act{"HTTP/1.1 422 No\r\nContent-Type: a/b\r\nRetry-After: "
                                         "7\r\nContent-Length: 3\r\n\r\nbad"};
        });
        QProcess relay;
        relay.start(sheriactlPath(),
                    {u"webhooks"_s, u"relay"_s, u"--to"_s, QString::fromUtf8(program.url()),
                     u"--host"_s, u"tunnel.example"_s});
        const auto line = [&relay] {
            while (!relay.canReadLine() && relay.waitForReadyRead(20'000)) {}
            return relay.readLine().trimmed();
        };
        const QByteArray listening = line();
        QVERIFY(listening.startsWith("listening on http://127.0.0.1:"));
        const quint16 port = listening.sliced(listening.lastIndexOf(':') + 1).toUShort();
        ApiClient client(port, {});
        client.setHost("tunnel.example");
        const Reply first = client.send(
            "POST", "/any/path?x=1",
            {{"Content-Type", "application/json"}, {"webhook-id", "inv_7"}}, "{\"a\":1}");
        QCOMPARE(first.status, 202);
        const QByteArray told = "POST /any/path?x=1 -> " + program.url() + ": delivered 202";
        QVERIFY(line().startsWith(told));
        const Reply second = client.send("POST", "/", {}, "x");
        QCOMPARE(second.status, 422);
        QCOMPARE(second.body, "bad"_ba);
        QCOMPARE(second.header("retry-after"), "7"_ba);
        QVERIFY(line().contains(": refused 422"));
        const Received got = program.received().constFirst();
        QCOMPARE(got.body, "{\"a\":1}"_ba);
        QVERIFY(got.head.contains("webhook-id: inv_7"));
        QVERIFY(!got.head.contains("tunnel.example"));
        QCOMPARE(client.send("GET", "/").status, 405);
        client.setHost("evil.example");
        QCOMPARE(client.send("POST", "/", {}, "x").status, 421);
        QCOMPARE(program.count(), 2);
        ::kill(static_cast<pid_t>(relay.processId()), SIGTERM);
        QVERIFY(relay.waitForFinished(10'000));
        QCOMPARE(relay.exitCode(), 0);
    }

    /// Defined while the server runs, and there after its restart.
    void receiversAreDefined()
    {
        const QStringList serve{u"--library"_s, m_files->path(), u"--port"_s, u"0"_s, u"--lab"_s};
        {
            const ServingCtl serving(serve);
            QCOMPARE(run({u"webhooks"_s, u"receiver"_s, u"teapot"_s, u"--status"_s, u"418"_s,
                          u"--body"_s, u"short and stout"_s, u"--header"_s, u"X-Pot: 1"_s,
                          u"--delay"_s, u"20ms"_s})
                         .output,
                     "teapot: 418 after 20ms\n"_ba);
            ApiClient client(serving.port(), {});
            const Reply reply = client.send("POST", "/_lab/receiver/teapot", {}, "{}");
            QCOMPARE(reply.status, 418);
            QCOMPARE(reply.body, "short and stout"_ba);
        }
        QCOMPARE(run({u"webhooks"_s, u"receiver"_s, u"ok"_s}).exit, 2); // A preset.
        QCOMPARE(run({u"webhooks"_s, u"receiver"_s, u"a/b"_s}).exit, 2);
        QCOMPARE(run({u"webhooks"_s, u"receiver"_s, u"x"_s, u"--forward"_s,
                      u"http://example.org/"_s})
                     .exit,
                 2);
        QCOMPARE(run({u"webhooks"_s, u"receivers"_s, u"--json"_s}).objects().size(), 1);
        QVERIFY(run({u"webhooks"_s, u"receivers"_s}).output.contains("huge-body: answers 200"));
        QCOMPARE(run({u"webhooks"_s, u"receiver"_s, u"teapot"_s, u"--remove"_s}).exit, 0);
        QCOMPARE(run({u"webhooks"_s, u"receiver"_s, u"teapot"_s, u"--remove"_s}).exit, 3);
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

    QTemporaryDir m_folder;
    std::unique_ptr<TestLibrary> m_files;
};

SHERIA_TEST(TestCtlWebhooks)
} // namespace tst_ctlwebhooks
#include "tst_ctlwebhooks.moc"
