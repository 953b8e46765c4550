// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/rows/recordloader.h"
#include "core/store/sync/synchistory.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

namespace tst_history {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using store::SyncNews;

constexpr qint64 HourMs = 3'600'000;
const QByteArray OldFees = "/akn/xa/act/2001/8";

QByteArray baseOf(const RouteFixture &server)
{
    return "http://127.0.0.1:" + QByteArray::number(server.port());
}

std::vector<store::SyncRunWork> newest(CopyFixture &copy, qint64 source)
{
    store::Database db = copy.reader();
    const auto runs = must(store::listSyncRuns(db, source, 1));
    std::vector<store::SyncRunWork> works = must(store::listSyncNews(db, source, 10'000));
    std::erase_if(works, [&](const auto &work) { return work.runId != runs.at(0).id; });
    return works;
}

/// "amended /akn/xa/act/2001/8".
QStringList words(const std::vector<store::SyncRunWork> &works)
{
    QStringList out;
    for (const store::SyncRunWork &work : works)
        out << QString::fromUtf8(enumName(work.news).toByteArray() + ' ' + work.workUri);
    return out;
}

/// What runs leave behind for people: what came, from where, and what did not work.
class TestHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFirstCopyIsNewWorkByWork()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(baseOf(server));
        const auto done = copy.run(source);
        QVERIFY(done);
        store::Database db = copy.reader();
        const auto works = newest(copy, source);
        QCOMPARE(works.size(), must(store::listWorkKeys(db)).size());
        QVERIFY(std::all_of(works.begin(), works.end(), [](const auto &work) {
            return work.news == SyncNews::New && !work.title.isEmpty() && work.at.isValid();
        }));
        qint64 added = 0;
        const auto runs = must(store::listSyncRuns(db, source, 9));
        QCOMPARE(runs.size(), std::size_t(1));
        QCOMPARE(runs[0].outcome, "done"_ba);
        QCOMPARE(runs[0].cause, "asked"_ba);
        for (const store::SyncRunPlace &place : must(store::syncRunPlaces(db, runs[0].id))) {
            added += place.added;
            QCOMPARE(place.failed, 0);
        }
        QCOMPARE(added, done->fetched);
    }

    void tellsAmendedRepealedAndDeletedApart()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        copy.options.allowMassDeletion = true;
        const qint64 source = copy.addSource(baseOf(server));
        QVERIFY(copy.run(source));
        server.clock.advance(HourMs);
        server.change([&](store::Database &db) -> Result<void> {
            DocumentSpec spec;
            spec.work = OldFees;
            spec.date = "2003-01-01";
            const auto put = store::putExpression(db, prepared(spec), store::WorkPolicy::KeepWork,
                                                  server.clock.now());
            if (!put)
                return put.error();
            SHERIA_TRY(Work work, store::findWork(db, "/akn/xa/act/2004/17"));
            work.repeal = Repeal{{2020, 1, 1}, {}, "repealed", {}};
            work.updatedAt = server.clock.now();
            const auto repealed = store::putWork(db, work, server.clock.now());
            return repealed ? Result<void>() : repealed.error();
        });
        QVERIFY(copy.run(source));
        const auto works = newest(copy, source);
        QVERIFY2(words(works).contains(u"amended /akn/xa/act/2001/8"_s),
                 qPrintable(words(works).join(u'\n')));
        QVERIFY(words(works).contains(u"repealed /akn/xa/act/2004/17"_s));
        const auto amended = std::find_if(works.begin(), works.end(), [](const auto &work) {
            return work.news == SyncNews::Amended;
        });
        QCOMPARE(amended->expressionUri, OldFees + "/eng@2003-01-01");
        QCOMPARE(amended->previousUri, OldFees + "/eng@2001-01-01");

        server.change([&](store::Database &db) {
            return store::deleteExpression(db, QByteArray(OldFees + "/eng@2003-01-01"),
                                           server.clock.now());
        });
        copy.options.isFull = true;
        QVERIFY(copy.run(source));
        copy.clock.advance(HourMs);
        QVERIFY(copy.run(source));
        QVERIFY(words(newest(copy, source)).contains(u"deleted /akn/xa/act/2001/8"_s));
        store::Database db = copy.reader();
        const auto all = must(store::listSyncNews(db, source, 1000));
        QCOMPARE(all.front().news, SyncNews::Deleted); // The newest first.
        const auto runs = must(store::listSyncRuns(db, source, 9));
        QCOMPARE(must(store::syncRunPlaces(db, runs[0].id)).at(0).deleted, 1);
    }

    void nothingNewIsNothingToTell()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(baseOf(server));
        QVERIFY(copy.run(source));
        QVERIFY(copy.run(source));
        QVERIFY(newest(copy, source).empty());
    }

    void keepsWhatDidNotWork()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), [](const QByteArray &target, int) {
            return target.contains("media.json") ? Fault::ServerError : Fault::None;
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY(copy.run(source));
        store::Database db = copy.reader();
        const auto runs = must(store::listSyncRuns(db, source, 1));
        QCOMPARE(runs[0].outcome, "findings"_ba);
        const auto troubles = must(store::syncRunTroubles(db, runs[0].id));
        QVERIFY(!troubles.empty());
        QVERIFY(troubles[0].uri.startsWith("/akn/xa"));
        QVERIFY(troubles[0].what.english().contains(u"temporarily unavailable (500)"_s));
        qint64 failed = 0;
        for (const store::SyncRunPlace &place : must(store::syncRunPlaces(db, runs[0].id)))
            failed += place.failed;
        QCOMPARE(failed, qint64(troubles.size()));
    }

    /// A run whose process died is told from one that is under way, when the next begins.
    void aRunThatNeverEndedWasCutOff()
    {
        CopyFixture copy;
        const qint64 source = copy.addSource("http://127.0.0.1:1");
        const auto begin = [&](store::Database &db) -> Result<void> {
            const auto run = store::beginSyncRun(db, source, "interval", copy.clock.now());
            return run ? Result<void>() : run.error();
        };
        must(copy.library->writer().submit(begin).get());
        must(copy.library->writer().submit(begin).get());
        store::Database db = copy.reader();
        const auto runs = must(store::listSyncRuns(db, source, 9));
        QCOMPARE(runs.size(), std::size_t(2));
        QCOMPARE(runs[0].outcome, ""_ba);
        QCOMPARE(runs[1].outcome, "cut off"_ba);
    }

    void forgettingASourceForgetsItsHistory()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(baseOf(server));
        QVERIFY(copy.run(source));
        must(copy.library->writer()
                 .submit([&](store::Database &db) { return store::removeSyncSource(db, source); })
                 .get());
        store::Database db = copy.reader();
        QVERIFY(must(store::listSyncNews(db, {}, 9)).empty());
    }
};

SHERIA_TEST(TestHistory)
} // namespace tst_history
#include "tst_history.moc"
