// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sync/syncitems.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

#include <atomic>
#include <mutex>
#include <random>
#include <stop_token>

namespace tst_resume {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Acts = 520;         ///< Two pages of a list.
constexpr int Rounds = 40;        ///< More than are needed to come to the end.
constexpr int MostRequests = 500; ///< Of a round.
constexpr qint64 HourMs = 3'600'000;

QSet<QByteArray> completeOnes(CopyFixture &copy, qint64 source)
{
    store::Database db = copy.reader();
    QSet<QByteArray> out;
    for (const store::SyncItem &item : must(store::syncItemsOfPlace(db, source, "xa"))) {
        if (item.state == store::SyncItem::State::Complete)
            out.insert(item.uri);
    }
    return out;
}

/// "/akn/xa/act/2005/7/eng@2009-02-03" of "/v3/akn/xa/act/2005/7/eng@2009-02-03.xml".
QByteArray expressionOf(const QByteArray &target)
{
    const qsizetype begin = target.indexOf("/akn/");
    const qsizetype date = target.indexOf('@');
    return begin < 0 || date < 0 ? QByteArray()
                                 : target.mid(begin, date - begin + qsizetype(sizeof "2009-02-03"));
}

/// Runs that are stopped, again and again, somewhere.
class TestResume : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingThatIsCompleteIsFetchedAgain()
    {
        BigServer server(Acts);
        std::mutex mutex;
        std::stop_source stop;
        int left = 0;
        FaultProxy proxy(server.port(), [&](const QByteArray &, int) {
            const std::lock_guard lock(mutex);
            if (--left == 0)
                stop.request_stop();
            return Fault::None;
        });
        const auto stopAfter = [&](int requests) {
            const std::lock_guard lock(mutex);
            stop = std::stop_source();
            left = requests;
            return stop.get_token();
        };
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        std::mt19937 random(7);
        int stopped = 0;
        QSet<QByteArray> complete;
        while (complete.size() < Acts && stopped < Rounds) {
            proxy.forgetTargets();
            const std::stop_token token = stopAfter(
                std::uniform_int_distribution<int>(1, MostRequests)(random));
            const auto done = sync::run(copy.library->writer(), source, copy.options, copy.clock,
                                        {}, token);
            QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
            stopped += done->isCancelled ? 1 : 0;
            for (const QByteArray &target : proxy.targets())
                QVERIFY2(!complete.contains(expressionOf(target)), target.constData());
            const QSet<QByteArray> now = completeOnes(copy, source);
            QVERIFY(now.contains(complete));
            complete = now;
        }
        QCOMPARE(complete.size(), qsizetype(Acts));
        QVERIFY2(stopped >= 5, qPrintable(QString::number(stopped)));
        QCOMPARE(copy.differences(server.base()), QStringList());
    }

    /// The network goes in the middle: the run ends soon, with a sentence, and the next one goes on.
    void aLostNetworkEndsARunAndLosesNothing()
    {
        BigServer server(Acts);
        std::atomic<int> texts = 0;
        std::atomic<bool> isLost = false;
        FaultProxy proxy(server.port(), [&](const QByteArray &target, int) {
            if (target.endsWith(".xml") && ++texts == Acts / 2)
                isLost = true;
            return isLost ? Fault::Drop : Fault::None;
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY(!copy.run(source));
        QCOMPARE(copy.lastError.code, ErrorCode::Unavailable);
        QVERIFY2(copy.lastError.text().contains(u"missing texts are downloaded next time"_s),
                 qPrintable(copy.lastError.text()));
        const QSet<QByteArray> complete = completeOnes(copy, source);
        QVERIFY(complete.size() > 0 && complete.size() < Acts);
        // While it is away, it is tried and nothing happens.
        proxy.forgetTargets();
        QVERIFY(!copy.run(source));
        QCOMPARE(proxy.targets().size(), qsizetype(copy.options.retry.attempts));
        QCOMPARE(completeOnes(copy, source), complete);
        isLost = false;
        texts = Acts;
        proxy.forgetTargets();
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->fetched, Acts - complete.size());
        for (const QByteArray &target : proxy.targets())
            QVERIFY2(!complete.contains(expressionOf(target)), target.constData());
        QCOMPARE(copy.differences(server.base()), QStringList());
    }

    /// Pages of a list that were read are not read again.
    void aListGoesOnAtItsPage()
    {
        BigServer server(Acts);
        std::stop_source stop;
        FaultProxy proxy(server.port(), [&](const QByteArray &target, int) {
            if (target.contains("work-expressions") && target.endsWith("&page=2"))
                stop.request_stop();
            return Fault::None;
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        const auto first = sync::run(copy.library->writer(), source, copy.options, copy.clock, {},
                                     stop.get_token());
        QVERIFY(first && first->isCancelled);
        proxy.forgetTargets();
        const auto second = copy.run(source);
        QVERIFY2(second, qPrintable(copy.lastError.text()));
        QCOMPARE(second->fetched, Acts);
        QVERIFY(!proxy.targets().contains("/v3/work-expressions?page_size=500&page=1"));
    }

    /// That something of a list is missed is known after a stop, too: all lists are read again before the watermark
    /// is set.
    void aListThatIsMissedIsReadAfterAStop_data()
    {
        QTest::addColumn<bool>("isRefused");
        QTest::newRow("503") << true;
        QTest::newRow("it keeps changing") << false;
    }
    void aListThatIsMissedIsReadAfterAStop()
    {
        QFETCH(bool, isRefused);
        const QByteArray list = "/v3/places/xb/work-expressions";
        const QByteArray selection = R"({"places":["xa","xb"]})";
        const QByteArray busy = FaultProxy::answered("503 Service Unavailable",
                                                     "Content-Type: application/json\r\n",
                                                     R"({"detail":"Busy."})");
        BigServer server(12, {"xa", "xb"});
        CopyFixture copy;
        // So late that a list of changes has none of the acts.
        server.clock.advance(2 * HourMs);
        copy.clock.advance(2 * HourMs);
        std::atomic<bool> isBroken = true;
        std::stop_source atTexts;
        std::stop_source atList;
        FaultProxy proxy(
            server.port(),
            [&](const QByteArray &target, int) {
                if (isBroken && target.endsWith(".xml"))
                    atTexts.request_stop();
                if (!isBroken && target.startsWith(list))
                    atList.request_stop();
                return Fault::None;
            },
            [&](const QByteArray &target) {
                return isBroken && isRefused && target.startsWith(list) ? busy : QByteArray();
            },
            [&](const QByteArray &target, QByteArray answer) {
                if (isBroken && target.startsWith(list)) // One more than it shows.
                    answer.replace("\"count\":6", "\"count\":7");
                return answer;
            });
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base(), selection);
        const auto first = sync::run(copy.library->writer(), source, copy.options, copy.clock, {},
                                     atTexts.get_token());
        QVERIFY(first && first->isCancelled);
        isBroken = false;
        const auto second = sync::run(copy.library->writer(), source, copy.options, copy.clock, {},
                                      atList.get_token());
        QVERIFY(second && second->isCancelled); // What was begun is done, and the list is read.
        store::Database db = copy.reader();
        QVERIFY(!must(store::findSyncSource(db, source)).watermark.isValid());
        QVERIFY2(copy.run(source), qPrintable(copy.lastError.text()));
        QVERIFY(must(store::findSyncSource(db, source)).watermark.isValid());
        QCOMPARE(copy.differences(server.base(), selection), QStringList());
    }
};

SHERIA_TEST(TestResume)
} // namespace tst_resume
#include "tst_resume.moc"
