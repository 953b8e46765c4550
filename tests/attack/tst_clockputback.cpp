// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sync/syncitems.h"
#include "core/store/sync/syncsources.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"
#include "core/sync/deletions.h"
#include "core/sync/source/settings.h"
#include "core/webhooks/engine.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>

namespace tst_clockputback {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr const char *Tree = "/akn/xa/act/2005/4";
constexpr qint64 HourMs = 3'600'000;
constexpr qint64 DayMs = 24 * HourMs;

/// With another Date field than the server's.
QByteArray dated(QByteArray answer, const QDateTime &date)
{
    const qsizetype body = answer.indexOf("\r\n\r\n");
    const QByteArray field = "\r\nDate: "
        + QLocale::c().toString(date.toUTC(), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s).toLatin1();
    const qsizetype start = answer.left(body).toLower().indexOf("\r\ndate:");
    if (start < 0)
        return answer.insert(answer.indexOf("\r\n"), field);
    return answer.replace(start, answer.indexOf("\r\n", start + 2) - start, field);
}

/// A clock was ahead for a while, or another computer's was, and is put right.
class TestClockPutBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_files = std::make_unique<TestLibrary>();
        m_endpoint = must(addEndpoint(m_files->db(), "http://h/", m_files->clock.now())).id;
    }

    /// A change that comes after it is told in its time, and takes along what waited.
    void aLaterChangeIsToldInTime_data() { aheadData(); }
    void aLaterChangeIsToldInTime()
    {
        QFETCH(const qint64, aheadMs);
        m_files->clock.advance(aheadMs);
        change();
        m_files->clock.advance(-aheadMs);
        change();
        const QDateTime now = m_files->clock.now();
        const auto due = must(dueInvocations(m_files->db(), m_endpoint, now.addSecs(30), 9));
        QCOMPARE(due.size(), std::size_t(1));
        QCOMPARE(due.front().changes, 2);
        QVERIFY(!must(nextDue(m_files->db(), m_endpoint, now.addSecs(30))));
    }

    /// And so it is without another change.
    void whatWaitsIsToldByItself_data() { aheadData(); }
    void whatWaitsIsToldByItself()
    {
        QFETCH(const qint64, aheadMs);
        m_files->clock.advance(aheadMs);
        change();
        m_files->clock.advance(-aheadMs);
        const QDateTime now = m_files->clock.now();
        webhooks::Engine engine = engineOf();
        const auto next = must(engine.turn([](const webhooks::Sending &) {}));
        QVERIFY(next);
        QCOMPARE(*next, now.addSecs(30));
    }

    /// The clock is put back while the sender runs.
    void aRunningSenderNotices()
    {
        webhooks::Engine engine = engineOf();
        int sent = 0;
        const auto sink = [&sent](const webhooks::Sending &) {
            ++sent;
        };
        m_files->clock.advance(DayMs);
        QVERIFY(!must(engine.turn(sink)));
        change();
        m_files->clock.advance(-DayMs);
        must(engine.turn(sink));
        m_files->clock.advance(30'000);
        must(engine.turn(sink));
        QCOMPARE(sent, 1);
    }

    /// A retry that was put off, and the rest an endpoint asked for, by a clock that was ahead.
    void retriesAndRestsArePutOffNoLonger()
    {
        Database &db = m_files->db();
        change();
        Invocation waiting = must(invocationsAfter(db, 0)).back();
        waiting.attempts = 1;
        waiting.failures = 1;
        waiting.dueAt = m_files->clock.now().addDays(300);
        must(settleInvocation(db, waiting));
        Endpoint endpoint = must(listEndpoints(db)).front();
        endpoint.notBefore = m_files->clock.now().addDays(300);
        must(noteEndpointHealth(db, endpoint, m_files->clock.now()));
        webhooks::Engine engine = engineOf();
        int sent = 0;
        const auto sink = [&sent](const webhooks::Sending &) {
            ++sent;
        };
        must(engine.turn(sink));
        m_files->clock.advance(30'000);
        must(engine.turn(sink));
        QCOMPARE(sent, 1);
    }

    /// What is put off for good reason stays.
    void anOrdinaryRetryKeepsItsTime()
    {
        Database &db = m_files->db();
        change();
        Invocation waiting = must(invocationsAfter(db, 0)).back();
        waiting.attempts = 9;
        waiting.failures = 9;
        waiting.dueAt = m_files->clock.now().addMSecs(4 * HourMs);
        must(settleInvocation(db, waiting));
        webhooks::Engine engine = engineOf();
        QCOMPARE(must(engine.turn([](const webhooks::Sending &) {})).value(), waiting.dueAt);
    }

    void aWorkThatAWebhookNamedIsFetched()
    {
        const QDateTime now = m_files->clock.now();
        SyncRequest request;
        request.workUri = Tree;
        request.url = "http://h/v3/akn/xa/act/2005/4";
        request.receivedAt = now.addDays(1);
        request.notBefore = request.receivedAt.addSecs(300);
        must(queueSyncRequest(m_files->db(), request));
        QCOMPARE(must(dueSyncRequests(m_files->db(), now, 9)).size(), std::size_t(1));
    }

    void aSourceThatWasRunInTheFutureIsPolled()
    {
        const QDateTime now = m_files->clock.now();
        using std::chrono::minutes;
        QVERIFY(sync::isPast(now.addYears(6), minutes(60), now));
        QVERIFY(sync::isPast({}, minutes(60), now));
        QVERIFY(sync::isPast(now.addSecs(-3600), minutes(60), now));
        QVERIFY(!sync::isPast(now.addSecs(-3599), minutes(60), now));
    }

    /// A server's clock, ours, or both were wrong at one run: changes of the meantime come without --full.
    void noChangeStaysHidden_data()
    {
        QTest::addColumn<qint64>("serverMs");
        QTest::addColumn<qint64>("oursMs");
        QTest::newRow("the server's two hours ahead") << 2 * HourMs << qint64(0);
        QTest::newRow("ours a day ahead") << qint64(0) << DayMs;
        QTest::newRow("ours a day behind") << qint64(0) << -DayMs;
        QTest::newRow("the server's ahead, ours behind") << 2 * HourMs << -2 * HourMs;
    }
    void noChangeStaysHidden()
    {
        QFETCH(const qint64, serverMs);
        QFETCH(const qint64, oursMs);
        BigServer server(3);
        std::atomic<qint64> shift = serverMs;
        FaultProxy proxy(
            server.port(), [](const QByteArray &, int) { return Fault::None; }, {},
            [&](const QByteArray &, const QByteArray &answer) {
                return dated(answer, server.clock.now().addMSecs(shift));
            });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        copy.clock.advance(oursMs);
        QVERIFY2(copy.run(source), qPrintable(copy.lastError.text()));
        copy.clock.advance(-oursMs); // All clocks are right again.
        shift = 0;
        server.clock.advance(HourMs / 2);
        server.amend(2, "Other words.");
        server.clock.advance(3 * HourMs);
        copy.clock.advance(3 * HourMs + HourMs / 2);
        QVERIFY2(copy.run(source), qPrintable(copy.lastError.text()));
        QCOMPARE(copy.differences(server.base()), QStringList());
    }

    /// The server's clock was behind when something was changed, between two runs.
    void aChangeThatWasDatedTooEarlyComesTheNextDay()
    {
        BigServer server(3);
        FaultProxy proxy(
            server.port(), [](const QByteArray &, int) { return Fault::None; }, {},
            [&](const QByteArray &, const QByteArray &answer) {
                return dated(answer, server.clock.now());
            });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY(copy.run(source));
        server.clock.advance(-2 * HourMs);
        server.amend(2, "Other words.");
        server.clock.advance(2 * HourMs);
        for (int hours = 0; hours < 24; hours += 6) {
            server.clock.advance(6 * HourMs);
            copy.clock.advance(6 * HourMs);
            QVERIFY(copy.run(source));
        }
        QCOMPARE(copy.differences(server.base()), QStringList());
    }

    /// That a server has a text no more was noted by a clock that was ahead.
    void aDeletionIsNotPutOff()
    {
        BigServer server(3);
        CopyFixture copy;
        copy.options.token = server.token();
        copy.options.isFull = true;
        copy.options.allowMassDeletion = true;
        const qint64 source = copy.addSource(server.base());
        QVERIFY(copy.run(source));
        server.remove(2);
        copy.clock.advance(300 * DayMs);
        QCOMPARE(copy.run(source)->deleted, 0);
        copy.clock.advance(-300 * DayMs);
        QCOMPARE(copy.run(source)->deleted, 0);
        copy.clock.advance(HourMs);
        QCOMPARE(copy.run(source)->deleted, 1);
    }

private:
    static void aheadData()
    {
        QTest::addColumn<qint64>("aheadMs");
        QTest::newRow("a minute") << qint64(60'000);
        QTest::newRow("a day") << DayMs;
        QTest::newRow("years") << 2000 * DayMs;
    }
    void change()
    {
        must(enqueueInvocations(m_files->db(), ChangeAction::Updated, Tree,
                                "/akn/xa/act/2005/4/eng@2009-02-03", m_files->clock.now()));
    }
    webhooks::Engine engineOf()
    {
        webhooks::Engine::Options options;
        options.base = "http://127.0.0.1:8089";
        return {m_files->db(),
                [this](const webhooks::Engine::Change &change) { return change(m_files->db()); },
                m_files->clock, options};
    }

    std::unique_ptr<TestLibrary> m_files;
    qint64 m_endpoint = 0;
};

SHERIA_TEST(TestClockPutBack)
} // namespace tst_clockputback
#include "tst_clockputback.moc"
