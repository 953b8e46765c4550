// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "core/store/sync/syncitems.h"
#include "core/sync/compare/compare.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/routes/apiclient.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/support/kills.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <signal.h>

#include <atomic>
#include <random>

namespace tst_ctlsync {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int PatienceMs = 120'000;

/// An empty folder with a file that holds the token.
class Desk
{
public:
    explicit Desk(const QByteArray &token)
    {
        QFile file(tokenFile());
        if (!file.open(QIODevice::WriteOnly) || file.write(token + '\n') < 0)
            qFatal("no token file");
    }
    QString library() const { return m_folder.filePath(u"l.sheria"_s); }
    QString tokenFile() const { return m_folder.filePath(u"token"_s); }
    CtlResult sync(const QString &action, const QStringList &more = {}) const
    {
        return runCtl(QStringList{u"sync"_s, action, u"--library"_s, library()} + more);
    }
    CtlResult add(const QByteArray &base) const
    {
        return sync(u"add"_s,
                    {u"--url"_s, QString::fromLatin1(base), u"--token-file"_s, tokenFile()});
    }
    CtlResult verifyAgainst(const QByteArray &base) const
    {
        return runCtl({u"verify"_s, u"--library"_s, library(), u"--against"_s,
                       QString::fromLatin1(base), u"--token-file"_s, tokenFile()});
    }

private:
    QTemporaryDir m_folder;
};

qint64 number(const QString &library, const char *sql)
{
    store::Database db = must(store::Database::open(library, store::Database::Mode::ReadOnly));
    store::Statement query = must(store::Statement::prepare(db, sql));
    must(query.step());
    return query.integer(0);
}

/// sheriactl sync and verify --against, as cron and people use them.
class TestCtlSync : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesAndKeepsCurrent()
    {
        BigServer server(20);
        const Desk desk(server.token());
        const CtlResult added = desk.add(server.base() + "/v3/");
        QCOMPARE(added.exit, 0);
        QVERIFY2(added.errors.contains("20 expressions"), added.errors.constData());
        const CtlResult ran = desk.sync(u"run"_s, {u"--json"_s});
        QVERIFY2(ran.exit == 0, ran.errors.constData());
        QCOMPARE(ran.objects().value(0).value(u"fetched"), QJsonValue(20));
        QCOMPARE(desk.verifyAgainst(server.base()).exit, 0);
        server.clock.advance(3'600'000);
        server.amend(7, "Other words");
        const CtlResult differs = desk.verifyAgainst(server.base());
        QCOMPARE(differs.exit, 1);
        QVERIFY2(differs.output.contains("/akn/xa/act/2005/7/eng@2009-02-03: text: here"),
                 differs.output.constData());
        QCOMPARE(desk.sync(u"run"_s).exit, 0);
        QCOMPARE(desk.verifyAgainst(server.base()).exit, 0);
        QVERIFY(desk.sync(u"list"_s).output.contains(server.base()));
        const QJsonObject status = desk.sync(u"status"_s, {u"--json"_s}).objects().value(0);
        QCOMPARE(status.value(u"runs").toArray().size(), 2);
        QCOMPARE(status.value(u"places")[0][u"expressions"], QJsonValue(20));
        QCOMPARE(desk.sync(u"remove"_s, {u"1"_s}).exit, 0);
        QVERIFY(desk.sync(u"list"_s).output.isEmpty());
        QCOMPARE(number(desk.library(), "SELECT COUNT(*) FROM expression"), 20);
    }

    /// All that a server is a source of, each with what is compared of it.
    void verifiesEachKindOfSource()
    {
        DecisionFixture server;
        server.change([](store::Database &db) {
            KnowledgeBase base;
            base.code = "judgments-xa";
            base.name = u"Judgments"_s;
            return store::addKnowledgeBase(db, base);
        });
        const Desk desk(server.token());
        const QByteArray base = "http://127.0.0.1:" + QByteArray::number(server.port());
        for (const QString &kind : {u"decisions"_s, u"knowledge"_s})
            QCOMPARE(desk.sync(u"add"_s,
                               {u"--url"_s, QString::fromLatin1(base), u"--kind"_s, kind,
                                u"--token-file"_s, desk.tokenFile()})
                         .exit,
                     0);
        const CtlResult ran = desk.sync(u"run"_s);
        QCOMPARE(ran.exit, 0);
        for (const QByteArray kind : {" (decisions): ", " (knowledge): "})
            QVERIFY2(ran.output.contains(QByteArray(base + kind)), ran.output.constData());
        const CtlResult same = desk.verifyAgainst(base);
        QVERIFY2(same.exit == 0, QByteArray(same.output + same.errors).constData());
        QVERIFY2(same.errors.contains("decisions compared, 0 differences"),
                 same.errors.constData());
        QVERIFY2(same.errors.contains("knowledge bases compared, 0 differences"),
                 same.errors.constData());
        server.setPublished(true);
        server.change(
            [](store::Database &db) { return store::removeKnowledgeBase(db, "judgments-xa"); });
        const CtlResult differs = desk.verifyAgainst(base);
        QCOMPARE(differs.exit, 1);
        QVERIFY2(differs.output.contains(
                     "judgments-xa: knowledge_base: here present, there nothing"),
                 differs.output.constData());
        QVERIFY2(differs.output.contains(QByteArray(QByteArray(DecisionFixture::Hidden)
                                                    + ": decision: here nothing, there present")),
                 differs.output.constData());
        const CtlResult bases = runCtl({u"verify"_s, u"--library"_s, desk.library(), u"--against"_s,
                                        QString::fromLatin1(base), u"--token-file"_s,
                                        desk.tokenFile(), u"--kind"_s, u"knowledge"_s});
        QCOMPARE(bases.exit, 1);
        QVERIFY(!bases.output.contains("decision:"));
    }

    /// A library that came by a pack, without a source, against the server whose pack it was.
    void verifiesWhatAPackBrought()
    {
        DecisionFixture server;
        const auto put = [&server](const QString &name) {
            server.change([&name](store::Database &db) -> Result<void> {
                if (store::findKnowledgeBase(db, "laws-xa"))
                    SHERIA_CHECK(store::removeKnowledgeBase(db, "laws-xa"));
                KnowledgeBase base;
                base.code = "laws-xa";
                base.name = name;
                base.places = {"xa"};
                return store::addKnowledgeBase(db, base);
            });
        };
        put(u"Laws"_s);
        const Desk desk(server.token());
        const QString pack = desk.library() + u".zip"_s;
        QCOMPARE(
            runCtl({u"export"_s, u"--library"_s, server.library().path(), u"--pack"_s, pack}).exit,
            0);
        const CtlResult imported = runCtl({u"import"_s, u"--library"_s, desk.library(), pack});
        QVERIFY2(imported.exit == 0, imported.output.constData());
        const QString url = u"http://127.0.0.1:%1"_s.arg(server.port());
        const auto verify = [&](const QString &kind) {
            return runCtl({u"verify"_s, u"--library"_s, desk.library(), u"--against"_s, url,
                           u"--token-file"_s, desk.tokenFile(), u"--kind"_s, kind});
        };
        for (const QString &kind : {u"legislation"_s, u"decisions"_s, u"knowledge"_s}) {
            const CtlResult same = verify(kind);
            QVERIFY2(same.exit == 0, QByteArray(same.output + same.errors).constData());
            QVERIFY2(!same.errors.startsWith("0 "), same.errors.constData());
        }
        put(u"Laws, anew"_s);
        const CtlResult differs = verify(u"knowledge"_s);
        QCOMPARE(differs.exit, 1);
        QCOMPARE(differs.output, "laws-xa: name: here Laws, there Laws, anew\n");
    }

    void takesTheTokenFromWhereItIsGiven()
    {
        BigServer server(2);
        const Desk desk("wrong");
        const QString token = QString::fromLatin1(server.token());
        const CtlResult refused = desk.add(server.base());
        QCOMPARE(refused.exit, 5);
        QVERIFY2(refused.errors.contains("401"), refused.errors.constData());
        QVERIFY(!QFile::exists(desk.library()));
        const QString url = QString::fromLatin1(server.base());
        const CtlResult added = desk.sync(u"add"_s, {u"--url"_s, url, u"--token"_s, token});
        QCOMPARE(added.exit, 0);
        QVERIFY(added.errors.contains("not stored"));
        QVERIFY(!QByteArray(added.output + added.errors).contains(server.token()));
        QCOMPARE(desk.sync(u"run"_s).exit, 3); // None is given.
        const CtlResult ran = desk.sync(u"run"_s, {u"--token"_s, token});
        QCOMPARE(ran.exit, 0);
        QVERIFY(!QByteArray(ran.output + ran.errors).contains(server.token()));
        qputenv("SHERIA_SYNC_TOKEN", server.token());
        QCOMPARE(desk.sync(u"run"_s).exit, 0);
        qunsetenv("SHERIA_SYNC_TOKEN");
        const QString pack = desk.library() + u".zip"_s;
        QCOMPARE(runCtl({u"export"_s, u"--library"_s, desk.library(), u"--pack"_s, pack}).exit, 0);
        for (const QString &path : {desk.library(), pack}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(!file.readAll().contains(server.token()));
        }
    }

    void tellsWhatIsWrong_data()
    {
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("no address")
            << QStringList{u"--url"_s, u"https://"_s} << 2 << "is not an address"_ba;
        QTest::newRow("nobody there")
            << QStringList{u"--url"_s, u"http://127.0.0.1:1"_s} << 5 << "cannot connect"_ba;
        QTest::newRow("no place") << QStringList{u"--url"_s, u"http://127.0.0.1:1"_s, u"--places"_s,
                                                 u"South Africa"_s}
                                  << 2 << "is not a place"_ba;
    }
    void tellsWhatIsWrong()
    {
        QFETCH(QStringList, more);
        const Desk desk("x");
        const CtlResult result = desk.sync(u"add"_s, more + QStringList{u"--token"_s, u"x"_s});
        QTEST(result.exit, "exit");
        QFETCH(QByteArray, words);
        QVERIFY2(result.errors.contains(words), result.errors.constData());
    }

    /// Killed again and again, always at another request: it goes on where it was.
    void aKilledRunGoesOn()
    {
        const int rounds = killCount(8);
        const int acts = std::max(400, 16 * rounds); // Enough for all to be killed at work.
        int kills = 0;
        BigServer server(acts);
        std::atomic<qint64> victim = 0;
        std::atomic<int> left = 0;
        FaultProxy proxy(server.port(), [&](const QByteArray &, int) {
            if (--left == 0)
                ::kill(static_cast<pid_t>(victim.load()), SIGKILL);
            return Fault::None;
        });
        const Desk desk(server.token());
        QCOMPARE(desk.add(proxy.base()).exit, 0);
        std::mt19937 random(1);
        for (int round = 0; round < rounds; ++round) {
            QProcess run;
            left = std::uniform_int_distribution<int>(1, 250)(random);
            run.start(sheriactlPath(), {u"sync"_s, u"run"_s, u"--library"_s, desk.library()});
            QVERIFY(run.waitForStarted());
            victim = run.processId();
            QVERIFY(run.waitForFinished(PatienceMs));
            kills += run.exitStatus() == QProcess::CrashExit ? 1 : 0;
            left = 0;
            QCOMPARE(number(desk.library(),
                            "SELECT COUNT(*) FROM sync_item i "
                            "JOIN expression e ON e.uri = i.expression_uri "
                            "WHERE i.state = 'complete'"),
                     number(desk.library(), "SELECT COUNT(*) FROM expression"));
            QCOMPARE(runCtl({u"verify"_s, u"--library"_s, desk.library()}).exit, 0);
        }
        QCOMPARE(desk.sync(u"run"_s).exit, 0);
        QCOMPARE(desk.verifyAgainst(server.base()).exit, 0);
        QCOMPARE(number(desk.library(), "SELECT COUNT(*) FROM sync_item"), acts);
        qInfo("%d of %d runs were killed", kills, rounds);
        QVERIFY(kills * 2 >= rounds);
        QCOMPARE(number(desk.library(), "SELECT MAX(fetches) FROM sync_item"), 1);
    }

    /// After a change of 1 %, at most 2 % of the requests.
    void changesCostLittle()
    {
        constexpr int Acts = 700;
        BigServer server(Acts);
        const Desk desk(server.token());
        QCOMPARE(desk.add(server.base()).exit, 0);
        const CtlResult full = desk.sync(u"run"_s, {u"--json"_s});
        QCOMPARE(full.exit, 0);
        server.clock.advance(3'600'000);
        for (int i = 0; i < Acts / 100; ++i)
            server.amend(i * 100 + 1, "Amended");
        const CtlResult changes = desk.sync(u"run"_s, {u"--json"_s});
        QCOMPARE(changes.exit, 0);
        QCOMPARE(changes.objects().value(0).value(u"fetched"), QJsonValue(Acts / 100));
        const int fullRequests = full.objects().value(0).value(u"requests").toInt();
        const int fewRequests = changes.objects().value(0).value(u"requests").toInt();
        qInfo("%d requests, then %d", fullRequests, fewRequests);
        QVERIFY(fewRequests * 50 <= fullRequests);
        QCOMPARE(desk.verifyAgainst(server.base()).exit, 0);
    }

    /// What a webhook names is there soon; nothing else is asked for.
    void aRunningServerFetchesWhatAWebhookNames()
    {
        BigServer server(30);
        FaultProxy proxy(server.port(), [](const QByteArray &, int) { return Fault::None; });
        const Desk desk(server.token());
        QCOMPARE(desk.add(proxy.base()).exit, 0);
        QCOMPARE(desk.sync(u"run"_s).exit, 0);
        server.amend(9, "Told by a webhook");
        server.amend(10, "Not told");
        proxy.forgetTargets();
        const QByteArray token(40, 'e');
        ServingCtl copy({u"--library"_s, desk.library(), u"--port"_s, u"0"_s, u"--token"_s,
                         QString::fromLatin1(token)});
        ApiClient client(copy.port(), token);
        const QByteArray body = R"({"invocation_id":"i1","request_id":"r1","action":"updated",
            "object":"work","work":{"frbr_uri":"/akn/xa/act/2005/9","url":"@/v3/akn/xa/act/2005/9"}})";
        const Reply reply = client.send("POST", "/webhooks/incoming",
                                        {{"Content-Type", "application/json"}},
                                        QByteArray(body).replace("@", proxy.base()));
        QCOMPARE(reply.status, 202);
        const auto text = [&client](const char *number) {
            return client.get(QByteArray("/v3/akn/xa/act/2005/") + number + ".xml").body;
        };
        QTRY_VERIFY_WITH_TIMEOUT(text("9").contains("Told by a webhook"), 20'000);
        QVERIFY(!text("10").contains("Not told"));
        QTRY_COMPARE(number(desk.library(), "SELECT COUNT(*) FROM sync_request"), 0);
        QVERIFY(proxy.targets().size() < 10);
        QCOMPARE(copy.stop(SIGTERM), 0);
    }

    void onlyOneRunAtATime()
    {
        BigServer server(30);
        std::atomic<bool> isHeld = true;
        const Desk desk(server.token());
        QProcess second;
        std::atomic<int> asked = 0;
        FaultProxy proxy(server.port(), [&](const QByteArray &, int) {
            ++asked;
            return isHeld ? Fault::Delay : Fault::None;
        });
        QCOMPARE(desk.add(proxy.base()).exit, 0);
        asked = 0;
        QProcess first;
        first.start(sheriactlPath(), {u"sync"_s, u"run"_s, u"--library"_s, desk.library()});
        QTRY_VERIFY(asked > 0);
        const CtlResult refused = desk.sync(u"run"_s);
        isHeld = false;
        QVERIFY2(refused.exit == 5, refused.errors.constData());
        QVERIFY(refused.errors.contains("is running"));
        QVERIFY(first.waitForFinished(PatienceMs));
        QCOMPARE(first.exitCode(), 0);
    }
};

SHERIA_TEST(TestCtlSync)
} // namespace tst_ctlsync
#include "tst_ctlsync.moc"
