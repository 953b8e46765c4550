// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/index/indexer.h"
#include "core/search/index/indexstatus.h"
#include "core/search/index/indexwriter.h"
#include "core/search/query/searcher.h"
#include "core/store/webhooks/changes.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/server/routes/knowledgefixture.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QSet>
#include <QTest>

namespace tst_damagedindex {

using namespace Qt::StringLiterals;
using namespace sheria;
using search::IndexStatus;
using search::Query;
using tests::must;

constexpr int PatienceMs = 30'000;

void damage(const QString &path, const QString &how)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const qint64 size = file.size();
    QVERIFY(size > 0);
    if (how == u"emptied"_s) {
        QVERIFY(file.resize(0));
    } else if (how == u"halved"_s) {
        QVERIFY(file.resize(size / 2));
    } else {
        QVERIFY(file.write(QByteArray(size, 'x')) == size);
    }
}

/// A search index whose files are damaged, or that is behind its library.
class TestDamagedIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isNoticedToldAndBuiltAgain_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("how");
        for (const QString &file : {u"docdata"_s, u"postlist"_s, u"synonym"_s}) {
            for (const QString &how : {u"emptied"_s, u"halved"_s, u"overwritten"_s})
                QTest::addRow("%s, %s", qPrintable(file), qPrintable(how))
                    << file + u".glass"_s << how;
        }
        QTest::newRow("version, overwritten") << u"iamglass"_s << u"overwritten"_s;
    }
    void isNoticedToldAndBuiltAgain()
    {
        QFETCH(QString, file);
        QFETCH(QString, how);
        tests::TestLibrary library;
        const QString folder = search::indexFolder(library.path());
        for (int number = 1; number <= 60; ++number)
            put(library, number, "Every zebra" + QByteArray::number(number) + " counts.");
        rebuild(library);
        damage(folder + u'/' + file, how);

        IndexStatus status = must(search::indexStatus(folder, library.db()));
        QCOMPARE(status.state, IndexStatus::State::Damaged);
        QVERIFY(!status.problem.isEmpty());
        const auto verified = search::verifyIndex(folder, library.db(), {}, {});
        QVERIFY(!verified);
        QCOMPARE(verified.error().code, ErrorCode::Corrupt);
        // Whoever asks is told to wait; none is told of an internal error for ever.
        search::Searcher searcher(folder);
        for (const QString &text : {u"zebra7"_s, u"*"_s, u"zeb*"_s, u"\"every zebra7\""_s}) {
            Query query;
            query.text = text;
            query.facets = {search::dimension::Year};
            const auto found = searcher.search(query, library.db());
            QVERIFY2(found || found.error().code == ErrorCode::Unavailable,
                     found ? "" : qPrintable(found.error().text()));
        }
        const auto suggested = searcher.suggest(u"zeb", 5);
        QVERIFY(suggested || suggested.error().code == ErrorCode::Unavailable);

        const search::Indexer indexer(library.path(), folder);
        QVERIFY(indexer.waitFor(must(store::latestRevision(library.db())),
                                std::chrono::milliseconds(PatienceMs)));
        expectSound(library, searcher);
    }

    /// The one who writes has the files open, and what it reads in its memory.
    void isBuiltAgainBeneathItsWriter()
    {
        tests::TestLibrary library;
        const QString folder = search::indexFolder(library.path());
        put(library, 7, "Every zebra7 counts.");
        rebuild(library);
        search::Indexer indexer(library.path(), folder);
        QVERIFY(indexer.waitFor(must(store::latestRevision(library.db())),
                                std::chrono::milliseconds(PatienceMs)));
        damage(folder + u"/postlist.glass"_s, u"overwritten"_s);
        search::Searcher searcher(folder);
        Query query;
        query.text = u"zebra7"_s;
        const auto found = searcher.search(query, library.db());
        QCOMPARE(found.error().code, ErrorCode::Unavailable);
        QVERIFY(!search::notedIndexDamage(folder).isEmpty());
        indexer.wake();
        QTRY_VERIFY_WITH_TIMEOUT(search::notedIndexDamage(folder).isEmpty(), PatienceMs);
        QVERIFY(indexer.waitFor(must(store::latestRevision(library.db())),
                                std::chrono::milliseconds(PatienceMs)));
        expectSound(library, searcher);
    }

    /// Requests get 200 or 503 with the time to wait, never 500, and /health says how it stands.
    void aServerGoesOn()
    {
        tests::KnowledgeFixture fixture;
        const QString folder = search::indexFolder(fixture.routes().library().path());
        damage(folder + u"/docdata.glass"_s, u"emptied"_s);
        // The server's readers take up the files again.
        fixture.put({.work = "/akn/xa/act/2010/9", .title = "Pilotage Fees Act"});
        bool isAnswered = false;
        QSet<int> statuses;
        const auto ask = [&] {
            const auto reply = fixture.client().get("/v2/search/xa?q=pilotage");
            statuses << reply.status;
            if (reply.status == 503)
                isAnswered = false;
            else
                isAnswered = reply.json().value("count"_L1).toInt() > 1;
            return isAnswered && reply.header("x-sheria-index").isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(ask(), PatienceMs);
        statuses -= QSet<int>{200, 503};
        QCOMPARE(statuses, QSet<int>());
        fixture.index();
        const QJsonObject health = fixture.routes().stranger().get("/health").json();
        QCOMPARE(health["search"_L1]["state"_L1].toString(), u"up-to-date"_s);
        QCOMPARE(health["status"_L1].toString(), u"ok"_s);
        store::Database reader = must(fixture.routes().library().openReader());
        QCOMPARE(must(search::indexStatus(folder, reader)).state, IndexStatus::State::UpToDate);
    }

    /// What lacks something says so itself.
    void answersSayThatTheyAreIncomplete()
    {
        tests::RouteFixture fixture;
        const QString folder = search::indexFolder(fixture.library().path());
        auto writer = std::make_unique<search::IndexWriter>(
            must(search::IndexWriter::create(folder)));
        fixture.library().startIndexing();
        const auto replies = [&] {
            auto client = fixture.client();
            return QList<tests::Reply>{client.get("/v2/search/xa?q=tree"),
                                       client.get("/api/v1/search/?q=tree"),
                                       client.get("/api/v1/search/suggest?q=tree"),
                                       client.send("POST", tests::RetrieveLegislation,
                                                   {{"Content-Type", "application/json"}},
                                                   R"({"text":"tree"})")};
        };
        for (const tests::Reply &reply : replies()) {
            QCOMPARE(reply.status, 200);
            const QByteArray said = reply.header("x-sheria-index");
            QVERIFY2(said.startsWith("incomplete; behind="), said.constData());
            QVERIFY(said.mid(19).toInt() >= 8); // Works.
            QCOMPARE(reply.header("cache-control"), "no-store");
        }
        const tests::Reply waiting = fixture.stranger().get("/readyz");
        QCOMPARE(waiting.status, 503);
        QVERIFY(!waiting.header("retry-after").isEmpty());
        QVERIFY(waiting.body.contains("search index is being built"));
        const QJsonObject health = fixture.stranger().get("/health").json();
        QCOMPARE(health["search"_L1]["state"_L1].toString(), u"building"_s);
        QVERIFY(health["search"_L1]["behind"_L1].toInt() > 0);

        writer.reset(); // Its lock with it.
        QTRY_COMPARE_WITH_TIMEOUT(fixture.stranger().get("/readyz").status, 200, PatienceMs);
        const auto isUpToDate = [&] {
            return fixture.stranger().get("/health").json()["search"_L1]["state"_L1].toString()
                == u"up-to-date"_s;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isUpToDate(), PatienceMs);
        for (const tests::Reply &reply : replies())
            QCOMPARE(reply.header("x-sheria-index"), "");
    }

    /// Who cites is not known before the texts have been looked through, and the server does not go on
    /// to say so afterwards.
    void theCitatorSaysThatItIsIncomplete()
    {
        tests::RouteFixture fixture;
        const auto ask = [&] {
            return fixture.client().get("/local/v1/citator?frbr_uri=/akn/xa/act/2004/17");
        };
        for (int time = 0; time < 2; ++time) {
            const tests::Reply early = ask();
            QCOMPARE(early.status, 200);
            QVERIFY(early.json()["not_looked_through"_L1].toInt() > 0);
            QCOMPARE(early.header("cache-control"), "no-store");
        }
        must(fixture.library().startCiting());
        QTRY_COMPARE_WITH_TIMEOUT(ask().json()["not_looked_through"_L1], QJsonValue(0), PatienceMs);
        QVERIFY(ask().header("cache-control") != "no-store");
    }

    /// With nobody else to build it, the tools do, and say so until it stands.
    void theToolsAloneBuildIt()
    {
        tests::TestLibrary library;
        put(library, 7, "Every zebra7 counts.");
        const QString path = library.path();
        QCOMPARE(tests::runCtl({u"mcp"_s, u"on"_s, u"--library"_s, path}).exit, 0);
        QProcess tools;
        tools.start(tests::sheriactlPath(), {u"mcp"_s, u"--library"_s, path});
        QVERIFY(tools.waitForStarted());
        const auto ask = [&](const QByteArray &tool, const QByteArray &arguments) {
            tools.write(R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":")" + tool
                        + R"(","arguments":)" + arguments + "}}\n");
            while (!tools.canReadLine() && tools.waitForReadyRead(PatienceMs)) {}
            return QJsonDocument::fromJson(tools.readLine())["result"_L1]["structuredContent"_L1];
        };
        const auto isFound = [&] {
            const QJsonValue found = ask("search", R"({"query":"zebra7"})");
            return found["total"_L1].toInt() == 1 && found["is_complete"_L1].toBool();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isFound(), PatienceMs);
        // Nobody has looked for citations.
        const QJsonValue cited = ask("cited_by", R"({"frbr_uri":"/akn/xa/act/2001/7"})");
        QCOMPARE(cited["is_complete"_L1], QJsonValue(false));
        QVERIFY(cited["hint"_L1].toString().contains(u"citations"_s));
        tools.closeWriteChannel();
        QVERIFY(tools.waitForFinished(PatienceMs));
        QCOMPARE(tools.exitCode(), 0);
    }

    /// One that stands is ready while it follows.
    void oneThatFollowsIsReady()
    {
        tests::TestLibrary library;
        put(library, 1, "zebra");
        rebuild(library);
        search::Searcher searcher(search::indexFolder(library.path()));
        search::IndexLag lag = must(searcher.lag(library.db()));
        QVERIFY(lag.isBuilt && lag.isComplete);
        put(library, 2, "zebra");
        lag = must(searcher.lag(library.db()));
        QVERIFY(lag.isBuilt && !lag.isComplete && lag.behind > 0);
        Query query;
        query.text = u"zebra"_s;
        QCOMPARE(must(searcher.search(query, library.db())).lag.behind, lag.behind);
    }

private:
    static void put(tests::TestLibrary &library, int number, const QByteArray &sentence)
    {
        tests::DocumentSpec spec;
        spec.work = "/akn/xa/act/2001/" + QByteArray::number(number);
        spec.body = "<section eId=\"sec_1\"><content><p>" + sentence + "</p></content></section>";
        library.put(spec);
    }

    static void rebuild(tests::TestLibrary &library)
    {
        must(search::rebuildIndex(library.path(), search::indexFolder(library.path()),
                                  [](const auto &) {}, {}));
    }

    static void expectSound(tests::TestLibrary &library, search::Searcher &searcher)
    {
        const QString folder = search::indexFolder(library.path());
        Query query;
        query.text = u"zebra7"_s;
        const search::Results found = must(searcher.search(query, library.db()));
        QCOMPARE(found.total, 1);
        QVERIFY(found.lag.isComplete);
        QCOMPARE(must(search::indexStatus(folder, library.db())).state,
                 IndexStatus::State::UpToDate);
        QVERIFY(must(search::verifyIndex(folder, library.db(), {}, {})).empty());
        QVERIFY(search::notedIndexDamage(folder).isEmpty());
    }
};

SHERIA_TEST(TestDamagedIndex)
} // namespace tst_damagedindex
#include "tst_damagedindex.moc"
