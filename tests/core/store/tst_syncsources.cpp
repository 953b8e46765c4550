// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/store/db/statement.h"
#include "core/store/file/schema.h"
#include "core/store/sync/synchistory.h"
#include "core/store/sync/syncitems.h"
#include "core/store/sync/syncsources.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_syncsources {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using store::SyncKind;
using store::SyncSource;

const QDateTime Now = QDateTime::fromMSecsSinceEpoch(1'704'441'600'000, Qt::UTC);

SyncSource sourceOf(SyncKind kind, const QByteArray &base)
{
    SyncSource source;
    source.kind = kind;
    source.base = base;
    source.selection = "{}";
    source.createdAt = Now;
    return source;
}

class TestSyncSources : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneAddressMayBeASourceOfEachKind()
    {
        TestLibrary files;
        store::Database &db = files.db();
        for (const SyncKind kind :
             {SyncKind::Legislation, SyncKind::Decisions, SyncKind::Knowledge})
            must(store::addSyncSource(db, sourceOf(kind, "https://example.org")));
        const auto again = store::addSyncSource(
            db, sourceOf(SyncKind::Decisions, "https://example.org"));
        QCOMPARE(again.error().code, ErrorCode::Conflict);
        const auto all = must(store::listSyncSources(db));
        QCOMPARE(all.size(), std::size_t(3));
        QCOMPARE(all[2].kind, SyncKind::Knowledge);
    }

    void keepsHowItIsToBeKeptCurrent()
    {
        TestLibrary files;
        store::Database &db = files.db();
        SyncSource source = sourceOf(SyncKind::Legislation, "https://example.org");
        source.id = must(store::addSyncSource(db, source));
        must(store::setSyncWatermark(db, source.id, Now));
        source.isPaused = true;
        source.isMetered = true;
        source.intervalMinutes = 15;
        source.tokenFrom = "keychain:abc";
        must(store::changeSyncSource(db, source));
        SyncSource known = must(store::findSyncSource(db, source.id));
        QVERIFY(known.isPaused && known.isMetered);
        QCOMPARE(known.intervalMinutes, 15);
        QCOMPARE(known.tokenFrom, "keychain:abc"_ba);
        QCOMPARE(known.watermark, Now); // The same is wanted as before.
        source.selection = R"({"places":["xa"]})";
        must(store::changeSyncSource(db, source));
        QVERIFY(!must(store::findSyncSource(db, source.id)).watermark.isValid());
        source.id = 99;
        QCOMPARE(store::changeSyncSource(db, source).error().code, ErrorCode::NotFound);
    }

    /// A library of the version before, with a source and all that hangs on it.
    void anOlderLibraryKeepsItsSources()
    {
        const QTemporaryDir folder;
        store::Database db = must(
            store::Database::open(folder.filePath(u"old.sheria"_s), store::Database::Mode::Create));
        const auto all = store::migrations();
        must(store::migrate(db, all.first(11)));
        must(db.execute(R"sql(
            INSERT INTO sync_source VALUES (7, 'https://example.org', '{}', 'file:/token', 30, 1, 2, 3);
            INSERT INTO sync_run (source_id, started_at, outcome, listed, fetched, failed, deleted, requests,
                                  bytes, note) VALUES (7, 1, 'done', 1, 1, 0, 0, 5, 100, '');
            INSERT INTO sync_item (source_id, expression_uri, work_uri, place, state, parts, note, updated_at,
                                   etag, fetches) VALUES (7, 'e', 'w', 'xa', 'complete', '', '', '', '', 1);
        )sql"));
        must(store::migrate(db, all));
        const SyncSource source = must(store::findSyncSource(db, 7));
        QCOMPARE(source.kind, SyncKind::Legislation);
        QCOMPARE(source.base, "https://example.org"_ba);
        QCOMPARE(source.tokenFrom, ""_ba); // What it says of files of its user is not believed.
        QCOMPARE(source.intervalMinutes, 30);
        QCOMPARE(source.checkedAt.toMSecsSinceEpoch(), 3);
        const auto runs = must(store::listSyncRuns(db, 7, 9));
        QCOMPARE(runs.size(), std::size_t(1));
        QCOMPARE(runs[0].cause, "asked"_ba);
        QCOMPARE(must(store::countSyncItems(db, 7, "xa")), 1);
        must(store::beginSyncRun(db, 7, "interval", Now)); // What refers to the table still does.
        must(store::removeSyncSource(db, 7));
        QCOMPARE(must(store::addSyncSource(db, sourceOf(SyncKind::Decisions, "https://a.example"))),
                 8); // Numbers are not given twice.
    }

    /// A source that is run often takes nothing from the history of another.
    void eachSourceKeepsItsOwnRuns()
    {
        TestLibrary files;
        store::Database &db = files.db();
        store::Transaction transaction = must(store::Transaction::begin(db));
        const qint64 quiet = must(
            store::addSyncSource(db, sourceOf(SyncKind::Legislation, "https://quiet.example")));
        const qint64 busy = must(
            store::addSyncSource(db, sourceOf(SyncKind::Legislation, "https://busy.example")));
        store::SyncRunWork work;
        work.runId = must(store::beginSyncRun(db, quiet, "asked", Now));
        work.workUri = "/akn/xa/act/2001/1";
        work.expressionUri = "/akn/xa/act/2001/1/eng@2001-01-01";
        work.title = u"Act"_s;
        must(store::noteSyncRunWork(db, work));
        for (int i = 0; i < limits::MaxSyncRuns + 2; ++i)
            must(store::beginSyncRun(db, busy, "interval", Now));
        must(store::beginSyncRun(db, quiet, "interval", Now));
        must(transaction.commit());
        const auto runs = must(store::listSyncRuns(db, quiet, 9));
        QCOMPARE(runs.size(), std::size_t(2));
        QCOMPARE(runs[1].id, work.runId);
        QCOMPARE(must(store::listSyncNews(db, quiet, 9)).size(), std::size_t(1));
        // Those that were kept when the last one began, and that one.
        QCOMPARE(must(store::listSyncRuns(db, busy, 2 * limits::MaxSyncRuns)).size(),
                 std::size_t(limits::MaxSyncRuns + 1));
    }

    void oneExpressionMayBeInSeveralLists()
    {
        TestLibrary files;
        store::Database &db = files.db();
        const qint64 id = must(
            store::addSyncSource(db, sourceOf(SyncKind::Legislation, "https://example.org")));
        for (const int list : {0, 1, 1})
            must(store::noteSyncUnwanted(db, id, "/akn/xa/act/2001/1/eng@2001-01-01", list));
        QCOMPARE(must(store::countSyncSeen(db, id, 0)), 1);
        QCOMPARE(must(store::countSyncSeen(db, id, 1)), 1);
        must(store::forgetSyncSeen(db, id, 0));
        QCOMPARE(must(store::countSyncSeen(db, id, 1)), 1);
    }
};

SHERIA_TEST(TestSyncSources)
} // namespace tst_syncsources
#include "tst_syncsources.moc"
