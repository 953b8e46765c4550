// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"
#include "core/store/sync/synchistory.h"
#include "core/store/sync/syncitems.h"
#include "core/store/sync/syncsources.h"
#include "core/sync/schedule/requests.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <stop_token>

namespace tst_requests {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr qint64 MinuteMs = 60'000;
constexpr int Acts = 20;   ///< Of one place: one of them is less than a tenth.
constexpr int Many = 5001; ///< Works that wait of one source.

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
        BigServer server(Acts);
        CopyFixture copy;
        copy.options.token = server.token();
        copy.addSource(server.base());
        QVERIFY(copy.run(1));
        server.remove(8);
        queue(copy, "/akn/xa/act/2005/8", server.base(), "deleted");
        QCOMPARE(settle(copy, server.token()).deleted, 0);
        copy.clock.advance(3 * MinuteMs);
        QCOMPARE(settle(copy, server.token()).deleted, 0);
        copy.clock.advance(3 * MinuteMs);
        QCOMPARE(settle(copy, server.token()).deleted, 1);
        QCOMPARE(copy.differences(server.base()), QStringList());
        store::Database db = copy.reader();
        const auto runs = must(store::listSyncRuns(db, 1, 9));
        QCOMPARE(runs.size(), std::size_t(3));
        QCOMPARE(runs[0].cause, "gone"_ba);
        QCOMPARE(runs[1].cause, "webhook"_ba);
    }

    /// The run ends after the work was asked for, and before what was here of it is.
    void aDeletionIsNotForgottenWhereTheRunIsStopped()
    {
        BigServer server(Acts);
        std::stop_source stop;
        std::atomic<bool> isToStop = false;
        FaultProxy proxy(server.port(), [&](const QByteArray &target, int) {
            if (!isToStop || !target.contains("/act/2005/8/"))
                return Fault::None;
            stop.request_stop();
            return Fault::Drop;
        });
        CopyFixture copy;
        copy.options.token = server.token();
        copy.addSource(proxy.base());
        QVERIFY(copy.run(1));
        server.remove(8);
        queue(copy, "/akn/xa/act/2005/8", proxy.base(), "deleted");
        isToStop = true;
        sync::RequestsDone nobodys;
        const auto due = must(sync::dueRequests(copy.library->writer(), copy.clock, nobodys));
        QCOMPARE(due.size(), std::size_t(1));
        const auto stopped = sync::runRequestsOf(copy.library->writer(), due[0],
                                                 always(server.token()), copy.options, copy.clock,
                                                 stop.get_token());
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
        isToStop = false;
        copy.clock.advance(6 * MinuteMs);
        const sync::RequestsDone done = settle(copy, server.token());
        QCOMPARE(done.settled, 0); // Nothing waits to be fetched.
        QCOMPARE(done.deleted, 1);
        QCOMPARE(copy.differences(server.base()), QStringList());
    }

    /// More than a tenth of a place: nothing is due before a person has spoken, and nothing is asked.
    void whatIsTooMuchWaitsForAPerson()
    {
        BigServer server(Acts);
        CopyFixture copy;
        copy.options.token = server.token();
        copy.addSource(server.base());
        QVERIFY(copy.run(1));
        for (const int number : {3, 5, 8}) {
            server.remove(number);
            queue(copy, "/akn/xa/act/2005/" + QByteArray::number(number), server.base(), "deleted");
        }
        QCOMPARE(settle(copy, server.token()).settled, 3);
        const auto runs = [&copy] {
            store::Database db = copy.reader();
            return must(store::listSyncRuns(db, 1, 9)).size();
        };
        QCOMPARE(runs(), std::size_t(2));
        copy.clock.advance(6 * MinuteMs);
        const sync::RequestsDone done = settle(copy, server.token());
        QCOMPARE(done.deleted, 0);
        QCOMPARE(done.waiting, 0);
        QCOMPARE(runs(), std::size_t(2));
        copy.options.allowMassDeletion = true;
        QCOMPARE(copy.run(1)->deleted, 3);
        QCOMPARE(copy.differences(server.base()), QStringList());
    }

    /// Who asks every second is told that this has to wait.
    void deletionsWaitWhereTheServerIsNotThere()
    {
        CopyFixture copy;
        {
            BigServer server(Acts);
            copy.options.token = server.token();
            copy.addSource(server.base());
            QVERIFY(copy.run(1));
            server.remove(8);
            queue(copy, "/akn/xa/act/2005/8", server.base(), "deleted");
            QCOMPARE(settle(copy, server.token()).waiting, 0);
        }
        copy.clock.advance(6 * MinuteMs);
        const sync::RequestsDone done = settle(copy, "x");
        QCOMPARE(done.waiting, 1);
        QCOMPARE(done.deleted, 0);
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

    /// A work that is not chosen, of a place or in a language that is not, is not fetched though a webhook
    /// names it; what is here of it, and is not chosen any more, is left.
    void whatIsNotChosenIsNotFetched()
    {
        RouteFixture server;
        CopyFixture copy;
        const QByteArray base = "http://127.0.0.1:" + QByteArray::number(server.port());
        copy.options.token = server.token();
        const qint64 source = copy.addSource(base, R"({"places":["xa"],"languages":["eng"]})");
        QVERIFY(copy.run(source));
        const auto isHere = [&copy](const QByteArray &uri) {
            store::Database db = copy.reader();
            return bool(store::findExpression(db, must(FrbrUri::parse(uri)), {}));
        };
        const QByteArray english = "/akn/xa/act/2004/17/eng@2009-02-03";
        const QByteArray french = "/akn/xa/act/2004/17/fra@2009-02-03";
        QVERIFY(isHere(english) && !isHere(french));
        const qint64 revision = copy.library->revision();
        for (const char *work : {"/akn/xa-bay/act/by-law/2012/street-trading",
                                 "/akn/xa/act/2004/17", "/akn/zz/act/1900/1"}) {
            queue(copy, work, base, "updated");
            QCOMPARE(settle(copy, server.token()).settled, 1);
        }
        QVERIFY(isHere(english) && !isHere(french));
        store::Database db = copy.reader();
        for (const store::SyncPlaceCount &place : must(store::countSyncPlaces(db, source))) {
            QCOMPARE(place.place, "xa"_ba);
            QCOMPARE(place.open, 0);
        }
        QCOMPARE(copy.library->revision(), revision);
        QCOMPARE(copy.differences(base, R"({"places":["xa"],"languages":["eng"]})"), QStringList());
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

    /// However many works wait of it.
    void aPausedSourceHoldsUpNoOther()
    {
        BigServer server(Acts);
        CopyFixture copy;
        copy.options.token = server.token();
        const QByteArray paused = "http://127.0.0.1:1";
        const qint64 source = copy.addSource(paused);
        copy.addSource(server.base());
        must(copy.library->writer()
                 .submit([&](store::Database &db) -> Result<void> {
                     SHERIA_TRY(store::SyncSource known, store::findSyncSource(db, source));
                     known.isPaused = true;
                     SHERIA_CHECK(store::changeSyncSource(db, known));
                     for (int i = 0; i < Many; ++i) {
                         const QByteArray work = "/akn/xa/act/2001/" + QByteArray::number(i);
                         SHERIA_CHECK(
                             store::queueSyncRequest(db, requestOf(copy, work, paused, "updated")));
                     }
                     return {};
                 })
                 .get());
        copy.clock.advance(MinuteMs);
        queue(copy, "/akn/xa/act/2005/8", server.base(), "updated");
        const sync::RequestsDone done = settle(copy, server.token());
        QCOMPARE(done.settled, 1);
        QCOMPARE(done.fetched, 1);
        QVERIFY(done.waiting > 0);
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
    static store::SyncRequest requestOf(const CopyFixture &copy, const QByteArray &work,
                                        const QByteArray &base, const QByteArray &action)
    {
        store::SyncRequest request;
        request.workUri = work;
        request.url = base + "/v3" + work;
        request.action = action;
        request.receivedAt = request.notBefore = copy.clock.now();
        return request;
    }

    static void queue(CopyFixture &copy, const QByteArray &work, const QByteArray &base,
                      const QByteArray &action)
    {
        const store::SyncRequest request = requestOf(copy, work, base, action);
        must(copy.library->writer()
                 .submit([&request](store::Database &db) -> Result<void> {
                     const auto queued = store::queueSyncRequest(db, request);
                     return queued ? Result<void>() : queued.error();
                 })
                 .get());
    }

    static sync::TokenOf always(const QByteArray &token)
    {
        return [token](const store::SyncSource &) {
            return std::optional(token);
        };
    }

    static sync::RequestsDone settle(CopyFixture &copy, const QByteArray &token)
    {
        return copy.runRequests(always(token));
    }
};

SHERIA_TEST(TestRequests)
} // namespace tst_requests
#include "tst_requests.moc"
