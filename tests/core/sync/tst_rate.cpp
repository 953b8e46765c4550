// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/run.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>

namespace tst_rate {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QDateTime Start = QDateTime(QDate(2024, 1, 5), QTime(8, 0), Qt::UTC);

/// Ten notes a second, `perSecond` done in each of `seconds`; goes on from `at` and `done`.
void workOn(sync::Rate &rate, QDateTime &at, qint64 &done, int seconds, int perSecond)
{
    for (int i = 1; i <= seconds * 10; ++i) {
        at = at.addMSecs(100);
        rate.note(at, done + qint64(i) * perSecond / 10);
    }
    done += qint64(seconds) * perSecond;
}

/// A clock that goes on by a second with each text that a server is asked for.
class AskedClock final : public Clock
{
public:
    QDateTime now() const override { return Start.addMSecs(m_ms); }
    void advance(qint64 ms) { m_ms += ms; }

private:
    std::atomic<qint64> m_ms = 0;
};

/// How fast a run says that it is, and how far.
class TestRate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsNothingAtFirst()
    {
        sync::Rate rate;
        QCOMPARE(rate.perSecond(), 0.0);
        QCOMPARE(rate.secondsFor(5), -1);
        rate.note(Start, 0);
        QCOMPARE(rate.perSecond(), 0.0);
        QCOMPARE(rate.secondsFor(5), -1);
    }

    void isOfTheLastWhile()
    {
        sync::Rate rate;
        QDateTime at = Start;
        qint64 done = 0;
        rate.note(at, 0);
        workOn(rate, at, done, 20, 10);
        QCOMPARE(rate.perSecond(), 10.0);
        QCOMPARE(rate.secondsFor(200), 20);
        QCOMPARE(rate.secondsFor(0), 0);
        QCOMPARE(rate.secondsFor(-3), 0);
        workOn(rate, at, done, 60, 50); // What was slow long ago does not count.
        QCOMPARE(rate.perSecond(), 50.0);
        workOn(rate, at, done, 60, 0);
        QCOMPARE(rate.perSecond(), 0.0);
        QCOMPARE(rate.secondsFor(200), -1);
    }

    void sleepDoesNotCount_data()
    {
        QTest::addColumn<qint64>("jump");
        QTest::newRow("a night") << qint64(8) * 3'600'000;
        QTest::newRow("the clock is put back") << qint64(-8) * 3'600'000;
        QTest::newRow("half a minute") << qint64(30'000);
    }
    void sleepDoesNotCount()
    {
        QFETCH(qint64, jump);
        sync::Rate rate;
        QDateTime at = Start;
        qint64 done = 0;
        rate.note(at, 0);
        workOn(rate, at, done, 10, 10);
        at = at.addMSecs(jump);
        rate.note(at, done);
        QVERIFY(rate.perSecond() > 9.5 && rate.perSecond() <= 10.0);
        workOn(rate, at, done, 5, 10);
        QVERIFY(rate.perSecond() > 9.5 && rate.perSecond() <= 10.0);
    }

    /// Of a run: a second passes with each of the texts, so there is one a second.
    void aRunSaysHowFastItIs()
    {
        constexpr int Acts = 40;
        BigServer server(Acts);
        AskedClock clock;
        FaultProxy proxy(server.port(), [&clock](const QByteArray &target, int) {
            if (target.endsWith(".xml"))
                clock.advance(1000);
            return Fault::None;
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        std::vector<sync::Progress> told;
        sync::Observer observer;
        observer.progressed = [&told](const sync::Progress &progress) {
            told.push_back(progress);
        };
        const auto done = sync::run(copy.library->writer(), source, copy.options, clock, observer,
                                    {});
        QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
        qint64 before = 0;
        qint64 withRate = 0;
        for (const sync::Progress &each : told) {
            QVERIFY(each.fetched >= before);
            before = each.fetched;
            if (each.phase != sync::Progress::Phase::Fetching)
                continue;
            QCOMPARE(each.total, Acts);
            QCOMPARE(each.places.size(), std::size_t(1));
            QCOMPARE(each.places.at("xa").total, Acts);
            QCOMPARE(each.places.at("xa").done, each.fetched);
            QVERIFY(each.perSecond >= 0 && each.perSecond <= Acts);
            if (each.perSecond > 0)
                QCOMPARE(each.secondsLeft, qint64(double(Acts - each.fetched) / each.perSecond));
            else
                QCOMPARE(each.secondsLeft, -1);
            withRate += each.perSecond > 0 ? 1 : 0;
        }
        QVERIFY(withRate > 0);
        const sync::Progress &last = told.back();
        QCOMPARE(last.phase, sync::Progress::Phase::Done);
        QCOMPARE(last.fetched, Acts);
        QVERIFY2(last.perSecond > 0.5 && last.perSecond < 2.0,
                 qPrintable(QString::number(last.perSecond)));
        QCOMPARE(last.secondsLeft, 0);
    }

    /// Those that do not come are not waited for.
    void whatFailsIsNotLeft()
    {
        constexpr int Acts = 12;
        BigServer server(Acts);
        AskedClock clock;
        FaultProxy proxy(server.port(), [&clock](const QByteArray &target, int) {
            if (target.endsWith(".xml"))
                clock.advance(1000);
            return target.endsWith("/3/eng@2009-02-03.xml") ? Fault::SoftPage : Fault::None;
        });
        CopyFixture copy;
        copy.options.token = server.token();
        sync::Progress last;
        sync::Observer observer;
        observer.progressed = [&last](const sync::Progress &progress) {
            last = progress;
        };
        QVERIFY(sync::run(copy.library->writer(), copy.addSource(proxy.base()), copy.options, clock,
                          observer, {}));
        QCOMPARE(last.failed, 1);
        QCOMPARE(last.fetched, Acts - 1);
        QCOMPARE(last.places.at("xa").done, Acts - 1);
        QCOMPARE(last.secondsLeft, 0);
    }
};

SHERIA_TEST(TestRate)
} // namespace tst_rate
#include "tst_rate.moc"
