#include "core/store/expressionqueries.h"
#include "core/store/syncitems.h"
#include "core/store/syncrequests.h"
#include "core/sync/requests.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/server/routes/routefixture.h"

#include <QTest>

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 MinuteMs = 60'000;

} // namespace

/// What webhooks name.
class TestRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fetchesANewPointInTimeOfAWork()
    {
        RouteFixture server;
        CopyFixture copy;
        const QByteArray base = "http://127.0.0.1:" + QByteArray::number(server.port());
        copy.options.token = server.token();
        copy.addSource(base);
        QVERIFY(copy.run(1));
        server.change([&](store::Database &db) -> Result<void> {
            DocumentSpec spec;
            spec.work = "/akn/xa/act/2001/8";
            spec.date = "2003-01-01";
            const auto put = store::putExpression(db, prepared(spec), store::WorkPolicy::KeepWork,
                                                  server.clock.now());
            return put ? Result<void>() : put.error();
        });
        queue(copy, "/akn/xa/act/2001/8", base, "updated");
        const auto done = settle(copy, server.token());
        QCOMPARE(done.settled, 1);
        QCOMPARE(done.fetched, 2); // Of the other the server may say other things, too.
        QCOMPARE(copy.differences(base), QStringList());
        QCOMPARE(settle(copy, server.token()).settled, 0);
    }

    void aDeletionIsBelievedAfterTheSecondLook()
    {
        RouteFixture server;
        CopyFixture copy;
        const QByteArray base = "http://127.0.0.1:" + QByteArray::number(server.port());
        copy.options.token = server.token();
        copy.options.isBrakeOff = true;
        copy.addSource(base);
        QVERIFY(copy.run(1));
        const QByteArray gone = "/akn/xa/act/2001/8";
        server.change([&](store::Database &db) {
            return store::deleteExpression(db, QByteArray(gone + "/eng@2001-01-01"),
                                           server.clock.now());
        });
        queue(copy, gone, base, "deleted");
        QCOMPARE(settle(copy, server.token()).deleted, 0);
        copy.clock.advance(3 * MinuteMs);
        QCOMPARE(settle(copy, server.token()).deleted, 0);
        copy.clock.advance(3 * MinuteMs);
        QCOMPARE(settle(copy, server.token()).deleted, 1);
        QCOMPARE(copy.differences(base), QStringList());
    }

    /// "deleted" came late, of a work that was made again.
    void whatIsStillThereStays()
    {
        RouteFixture server;
        CopyFixture copy;
        const QByteArray base = "http://127.0.0.1:" + QByteArray::number(server.port());
        copy.options.token = server.token();
        copy.addSource(base);
        QVERIFY(copy.run(1));
        queue(copy, "/akn/xa/act/2001/8", base, "deleted");
        QCOMPARE(settle(copy, server.token()).settled, 1);
        copy.clock.advance(60 * MinuteMs);
        QCOMPARE(settle(copy, server.token()).deleted, 0);
        QCOMPARE(copy.differences(base), QStringList());
    }

    void waitsWhereTheServerIsNotThere()
    {
        CopyFixture copy;
        copy.addSource("http://127.0.0.1:1");
        queue(copy, "/akn/xa/act/2001/8", "http://127.0.0.1:1", "updated");
        QCOMPARE(settle(copy, "x").waiting, 1);
        store::Database db = copy.reader();
        QCOMPARE(must(store::dueSyncRequests(db, copy.clock.now(), 9)).size(), std::size_t(1));
    }

    void whatNobodyServesIsForgotten()
    {
        CopyFixture copy;
        queue(copy, "/akn/xa/act/2001/8", "http://127.0.0.1:1", "updated");
        QCOMPARE(settle(copy, "x").settled, 1);
        store::Database db = copy.reader();
        QVERIFY(must(store::dueSyncRequests(db, copy.clock.now(), 9)).empty());
    }

private:
    static void queue(CopyFixture &copy, const QByteArray &work, const QByteArray &base,
                      const QByteArray &action)
    {
        store::SyncRequest request;
        request.workUri = work;
        request.url = base + "/v3" + work;
        request.action = action;
        request.receivedAt = request.notBefore = copy.clock.now();
        must(copy.library->writer()
                 .submit([&request](store::Database &db) -> Result<void> {
                     const auto queued = store::queueSyncRequest(db, request);
                     return queued ? Result<void>() : queued.error();
                 })
                 .get());
    }

    static sync::RequestsDone settle(CopyFixture &copy, const QByteArray &token)
    {
        return must(
            sync::runRequests(copy.library->writer(),
                              [&token](const store::SyncSource &) { return std::optional(token); },
                              copy.options, copy.clock, {}));
    }
};

QTEST_GUILESS_MAIN(TestRequests)
#include "tst_requests.moc"
