// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/expressionwriter.h"
#include "core/store/sync/syncitems.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/support/testmain.h"

#include <QScopeGuard>
#include <QTest>

#include <future>
#include <mutex>

namespace tst_progress {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using sync::Progress;

constexpr int Acts = 300;
constexpr int PerPlace = Acts / 3;
const QByteArrayList Places{"xa", "xb", "xc"};
constexpr int LongMs = 60'000; ///< Far more than anything takes, also under a sanitizer.

/// What is stored of a place.
qint64 completeOf(store::Database &db, qint64 source, const QByteArray &place)
{
    for (const store::SyncPlaceCount &count : must(store::countSyncPlaces(db, source))) {
        if (count.place == place)
            return count.all - count.open;
    }
    return 0;
}

/// What a run tells of several places while it goes on.
class TestProgress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// At every tick the places add up to the whole, nothing goes back, and nothing is told to be done that
    /// is not stored.
    void placesAddUp_data()
    {
        QTest::addColumn<Fault>("fault"); // Of every tenth act.
        QTest::addColumn<QByteArray>("ending");
        QTest::newRow("all comes") << Fault::None << QByteArray();
        QTest::newRow("some texts do not come") << Fault::SoftPage << ".xml"_ba;
        QTest::newRow("some parts do not come") << Fault::SoftPage << "/timeline.json"_ba;
    }
    void placesAddUp()
    {
        QFETCH(Fault, fault);
        QFETCH(QByteArray, ending);
        BigServer server(Acts, Places);
        FaultProxy proxy(server.port(), [&](const QByteArray &target, int) {
            const bool isOne = target.contains("0/eng@") && target.endsWith(ending);
            return fault != Fault::None && isOne ? fault : Fault::None;
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        std::vector<Progress> told;
        store::Database db = copy.reader();
        watch([&](const Progress &progress) {
            for (const auto &[place, counts] : progress.places)
                QVERIFY(counts.done <= completeOf(db, source, place));
            told.push_back(progress);
        });
        const auto done = sync::run(copy.library->writer(), source, copy.options, copy.clock,
                                    m_observer, {});
        QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
        const int failing = fault == Fault::None ? 0 : Acts / 10;
        checkSums(told);
        const Progress &last = told.back();
        QCOMPARE(last.total, Acts);
        QCOMPARE(last.fetched, Acts - failing);
        QCOMPARE(last.failed, failing);
        QCOMPARE(done->failed, failing);
        for (const QByteArray &place : Places) {
            QCOMPARE(last.places.at(place).total, PerPlace);
            QCOMPARE(last.places.at(place).done, completeOf(db, source, place));
        }
    }

    /// What is stored is told although the threads that fetched it wait for an answer.
    void whatIsStoredIsToldAtOnce()
    {
        BigServer server(Acts, Places);
        constexpr int Held = 3; // Fewer than may be asked for at a time, so that the others come.
        FaultProxy proxy(server.port(), [](const QByteArray &target, int) {
            const bool isHeld = target.contains("/xc/act/2005/3/")
                || target.contains("/xc/act/2005/6/") || target.contains("/xc/act/2005/9/");
            return isHeld ? Fault::Hold : Fault::None;
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        std::mutex mutex;
        Progress last;
        watch([&](const Progress &progress) {
            const std::lock_guard lock(mutex);
            last = progress;
        });
        auto run = std::async(std::launch::async, [&] {
            return sync::run(copy.library->writer(), source, copy.options, copy.clock, m_observer,
                             {});
        });
        const auto letGo = qScopeGuard([&proxy] { proxy.letGo(); }); // Also where the test fails.
        const auto toldOf = [&](const QByteArray &place) {
            const std::lock_guard lock(mutex);
            return last.places[place].done;
        };
        store::Database db = copy.reader();
        for (const QByteArray &place : Places) {
            const qint64 whole = place == "xc" ? PerPlace - Held : PerPlace;
            QTRY_COMPARE_WITH_TIMEOUT(completeOf(db, source, place), whole, LongMs);
            QTRY_COMPARE_WITH_TIMEOUT(toldOf(place), whole, LongMs);
        }
        proxy.letGo();
        QVERIFY(run.get());
        QCOMPARE(toldOf("xc"), qint64(PerPlace));
    }

    /// What the server turns out not to have is not waited for.
    void whatIsGoneIsNotLeft()
    {
        BigServer server(Acts, Places);
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(server.base());
        std::vector<Progress> told;
        watch([&](const Progress &progress) {
            // After all was listed, and before anything is asked for.
            const bool isFirst = told.empty() || told.back().phase != Progress::Phase::Fetching;
            if (isFirst && progress.phase == Progress::Phase::Fetching)
                forgetAnswersAndDelete(copy, server);
            told.push_back(progress);
        });
        QVERIFY(
            sync::run(copy.library->writer(), source, copy.options, copy.clock, m_observer, {}));
        checkSums(told);
        const Progress &last = told.back();
        QCOMPARE(last.total, Acts - 2);
        QCOMPARE(last.fetched, Acts - 2);
        QCOMPARE(last.places.at("xb").total, PerPlace - 2);
    }

private:
    void watch(const std::function<void(const Progress &)> &told) { m_observer.progressed = told; }

    static void forgetAnswersAndDelete(CopyFixture &copy, BigServer &server)
    {
        must(copy.library->writer()
                 .submit([](store::Database &db) { return db.execute("DELETE FROM sync_answer"); })
                 .get());
        for (const QByteArray &number : {"2"_ba, "5"_ba})
            server.change([&](store::Database &db) {
                const QByteArray uri = "/akn/xb/act/2005/" + number + "/eng@2009-02-03";
                return store::deleteExpression(db, uri, server.clock.now());
            });
    }

    static void checkSums(const std::vector<Progress> &told)
    {
        std::map<QByteArray, qint64> before;
        int fetching = 0;
        for (const Progress &each : told) {
            qint64 total = 0;
            qint64 fetched = 0;
            for (const auto &[place, counts] : each.places) {
                QVERIFY(counts.done <= counts.total);
                QVERIFY(counts.done >= before[place]);
                before[place] = counts.done;
                total += counts.total;
                fetched += counts.done;
            }
            QCOMPARE(total, each.total);
            QCOMPARE(fetched, each.fetched);
            QVERIFY(each.fetched + each.failed <= each.total);
            fetching += each.phase == Progress::Phase::Fetching ? 1 : 0;
        }
        QVERIFY(fetching > 1);
    }

    sync::Observer m_observer;
};

SHERIA_TEST(TestProgress)
} // namespace tst_progress
#include "tst_progress.moc"
