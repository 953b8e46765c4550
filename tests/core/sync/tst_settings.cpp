// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/sync/syncitems.h"
#include "core/store/sync/syncsources.h"
#include "core/sync/schedule/follower.h"
#include "core/sync/source/settings.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

namespace tst_settings {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using store::SyncSource;

const QByteArray TreeActToday = "/akn/xa/act/2004/17/eng@2009-02-03";

qint64 mediaFiles(CopyFixture &copy)
{
    store::Database db = copy.reader();
    const auto found = must(store::findExpression(db, must(FrbrUri::parse(TreeActToday)), {}));
    return qint64(must(store::listMedia(db, found.expression.id)).size());
}

SyncSource sourceOf(CopyFixture &copy, qint64 id)
{
    store::Database db = copy.reader();
    return must(store::findSyncSource(db, id));
}

QByteArray baseOf(const RouteFixture &server)
{
    return "http://127.0.0.1:" + QByteArray::number(server.port());
}

Fault noFault(const QByteArray &, int)
{
    return Fault::None;
}

/// A server's own PDFs, which the test server does not have.
QByteArray serversPdf(const QByteArray &target)
{
    return target.endsWith(".pdf")
        ? FaultProxy::answered("200 OK", "Content-Type: application/pdf\r\n",
                               "%PDF-1.7 of the server")
        : QByteArray();
}

void plant(CopyFixture &copy, const char *sql)
{
    must(copy.library->writer()
             .submit([sql](store::Database &db) { return db.execute(sql); })
             .get());
}

/// How a source is kept: what of it, how often, at what cost.
class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void looksAsOftenAsItMay_data()
    {
        QTest::addColumn<int>("minutes");
        QTest::addColumn<bool>("isPaused");
        QTest::addColumn<bool>("isMetered");
        QTest::addColumn<bool>("isBegun");
        QTest::addColumn<int>("expected"); // -1: not at all.
        QTest::newRow("never") << 0 << false << false << true << -1;
        QTest::newRow("as wished") << 15 << false << false << true << 15;
        QTest::newRow("a first copy, too") << 15 << false << false << false << 15;
        QTest::newRow("paused") << 15 << true << false << true << -1;
        QTest::newRow("metered") << 15 << false << true << true << 24 * 60;
        QTest::newRow("metered, seldom anyway") << 10'000 << false << true << true << 10'000;
        QTest::newRow("metered, a first copy is asked for") << 15 << false << true << false << -1;
    }
    void looksAsOftenAsItMay()
    {
        QFETCH(int, minutes);
        QFETCH(bool, isPaused);
        QFETCH(bool, isMetered);
        QFETCH(bool, isBegun);
        SyncSource source;
        source.intervalMinutes = minutes;
        source.isPaused = isPaused;
        source.isMetered = isMetered;
        if (isBegun)
            source.watermark = FixedClock().now();
        const auto interval = sync::intervalOf(source);
        QTEST(interval ? int(interval->count()) : -1, "expected");
    }

    /// Without files at first; when it costs nothing any more they come, and nothing else.
    void aMeteredCopyHasNoFiles()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), noFault);
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 id = copy.addSource(proxy.base());
        SyncSource source = sourceOf(copy, id);
        source.isMetered = true;
        must(sync::changeSource(copy.library->writer(), source));
        QVERIFY(copy.run(id));
        for (const QByteArray &target : proxy.targets())
            QVERIFY2(!target.contains("/media"), target.constData());
        QCOMPARE(mediaFiles(copy), 0);
        source = sourceOf(copy, id);
        source.isMetered = false;
        must(sync::changeSource(copy.library->writer(), source));
        proxy.forgetTargets();
        const auto more = copy.run(id);
        QVERIFY(more);
        QCOMPARE(more->failed, 0);
        QCOMPARE(mediaFiles(copy), 2);
        for (const QByteArray &target : proxy.targets())
            QVERIFY2(!target.contains(".xml"), target.constData());
        const QStringList left = copy.differences(baseOf(server));
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
    }

    void theServersPdfsComeWhenTheyAreWanted()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        FaultProxy proxy(server.port(), noFault, serversPdf);
        const QByteArray base = proxy.base();
        const QByteArray selection = R"({"pdfs":true,"places":["xa-bay"]})";
        const qint64 id = copy.addSource(base, selection);
        const auto done = copy.run(id);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->failed, 0);
        store::Database db = copy.reader();
        const auto ids = must(store::listExpressionIds(db, {}));
        QVERIFY(!ids.empty());
        for (const ExpressionRecord &record : must(store::loadExpressions(db, ids))) {
            if (!record.expression.hasContent())
                continue;
            const auto files = must(store::listMedia(db, record.expression.id));
            QVERIFY(std::any_of(files.begin(), files.end(), [&db](const auto &file) {
                return file.filename.endsWith(u".pdf"_s)
                    && must(store::fileBytes(db, file.hash)).startsWith("%PDF-");
            }));
        }
        QCOMPARE(copy.differences(base, selection), QStringList());
    }

    /// Of an item that still lacks another part, both come.
    void aPdfThatIsWantedLaterComesOfWhatIsStaleToo()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        FaultProxy proxy(server.port(), noFault, serversPdf);
        const qint64 id = copy.addSource(proxy.base(), R"({"places":["xa-bay"]})");
        QVERIFY2(copy.run(id), qPrintable(copy.lastError.text()));
        plant(copy, "UPDATE sync_item SET state = 'stale', parts = 'timeline'");
        SyncSource source = sourceOf(copy, id);
        source.selection = R"({"pdfs":true,"places":["xa-bay"]})";
        must(sync::changeSource(copy.library->writer(), source));
        proxy.forgetTargets();
        const auto done = copy.run(id);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->failed, 0);
        const QList<QByteArray> targets = proxy.targets();
        QVERIFY(std::any_of(targets.begin(), targets.end(), [](const QByteArray &target) {
            return target.contains("/timeline.json");
        }));
        QCOMPARE(copy.differences(proxy.base(), source.selection), QStringList());
    }

    /// What an earlier version left with a part missing may have files that were cut short, too.
    void filesOfWhatIsStaleAreComparedToo()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 id = copy.addSource(baseOf(server));
        QVERIFY2(copy.run(id), qPrintable(copy.lastError.text()));
        plant(copy, "UPDATE sync_item SET state = 'stale', parts = 'timeline'");
        plant(copy, "DELETE FROM sync_reply WHERE part = 'file sizes'");
        must(copy.library->writer()
                 .submit([id](store::Database &db) { return store::wantUncomparedFiles(db, id); })
                 .get());
        store::Database db = copy.reader();
        const auto item = must(store::findSyncItem(db, id, TreeActToday));
        QVERIFY(item);
        QCOMPARE(item->parts, "timeline,media,pdf,publication"_ba);
    }

    /// What is no longer wanted stays, and is not asked for any more.
    void whatIsNoLongerWantedIsNotFollowed()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), noFault);
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 id = copy.addSource(proxy.base());
        QVERIFY(copy.run(id));
        store::Database db = copy.reader();
        const auto before = must(store::listExpressionIds(db, {})).size();
        SyncSource source = sourceOf(copy, id);
        source.selection = R"({"places":["xa-bay"]})";
        must(sync::changeSource(copy.library->writer(), source));
        for (const store::SyncPlaceCount &place : must(store::countSyncPlaces(db, id)))
            QCOMPARE(place.place, "xa-bay"_ba);
        proxy.forgetTargets();
        QVERIFY(copy.run(id));
        for (const QByteArray &target : proxy.targets())
            QVERIFY2(!target.contains("/akn/xa/"), target.constData());
        QCOMPARE(must(store::listExpressionIds(db, {})).size(), before);
    }

    void choosesNatures()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const QByteArray laws = R"({"natures":["act"]})";
        const auto done = copy.run(copy.addSource(baseOf(server), laws));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(copy.differences(baseOf(server), laws), QStringList());
        store::Database db = copy.reader();
        const auto ids = must(store::listExpressionIds(db, {}));
        QVERIFY(ids.size() > 5);
        for (const ExpressionRecord &record : must(store::loadExpressions(db, ids)))
            QCOMPARE(record.work.uri.doctype, "act"_ba);
        CopyFixture all;
        all.options.token = server.token();
        QVERIFY(all.run(all.addSource(baseOf(server))));
        store::Database whole = all.reader();
        QVERIFY(must(store::listExpressionIds(whole, {})).size() > ids.size());
    }

    void aPausedSourceIsLeftAlone()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), noFault);
        CopyFixture copy;
        const qint64 id = copy.addSource(proxy.base());
        SyncSource source = sourceOf(copy, id);
        source.isPaused = true;
        source.intervalMinutes = 1;
        must(sync::changeSource(copy.library->writer(), source));
        must(copy.library->writer()
                 .submit([&](store::Database &db) -> Result<void> {
                     store::SyncRequest request;
                     request.workUri = "/akn/xa/act/2001/8";
                     request.url = proxy.base() + "/v3/akn/xa/act/2001/8";
                     request.receivedAt = copy.clock.now();
                     request.notBefore = copy.clock.now();
                     SHERIA_TRY(const bool isNew, store::queueSyncRequest(db, request));
                     return isNew ? Result<void>() : Error{};
                 })
                 .get());
        const auto done = copy.runRequests(
            [&server](const SyncSource &) { return std::optional(server.token()); });
        QCOMPARE(done.waiting, 1); // Until it goes on.
        QVERIFY(proxy.targets().isEmpty());
    }
};

SHERIA_TEST(TestSettings)
} // namespace tst_settings
#include "tst_settings.moc"
