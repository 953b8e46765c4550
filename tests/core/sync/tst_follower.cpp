// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sync/synchistory.h"
#include "core/store/sync/syncitems.h"
#include "core/store/sync/syncsources.h"
#include "core/sync/schedule/follower.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <stop_token>

namespace tst_follower {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr qint64 MinuteMs = 60'000;
constexpr qint64 HourMs = 60 * MinuteMs;
constexpr int Acts = 5;
constexpr int ManyLooks = 100; ///< At the clock: ten or more at what there is to do.
const QByteArray TreeAct = "/akn/xa/act/2004/17";

/// A clock that a test moves while other threads read it.
class MovingClock final : public Clock
{
public:
    QDateTime now() const override
    {
        ++m_asked;
        return QDateTime::fromMSecsSinceEpoch(m_ms, Qt::UTC);
    }
    void advance(qint64 ms) { m_ms += ms; }
    /// How often somebody looked at it.
    int asked() const { return m_asked; }

private:
    mutable std::atomic<int> m_asked = 0;
    std::atomic<qint64> m_ms = 1'704'441'600'000; // 5 January 2024, 08:00.
};

/// A library with sources that a follower keeps current.
class Followed
{
public:
    Followed()
        : m_library(must(
            Library::open(m_folder.filePath(u"l.sheria"_s), Library::Mode::OpenOrCreate, clock)))
    {}
    ~Followed() { m_follower.reset(); }
    Q_DISABLE_COPY_MOVE(Followed)

    qint64 addSource(const QByteArray &base, const QByteArray &token, int intervalMinutes)
    {
        store::SyncSource source;
        source.base = base;
        source.selection = "{}";
        source.tokenFrom = token;
        source.intervalMinutes = intervalMinutes;
        source.createdAt = clock.now();
        write([&source](store::Database &db) -> Result<void> {
            SHERIA_TRY(source.id, store::addSyncSource(db, source));
            return {};
        });
        return source.id;
    }

    /// The tokens are where a true library says where they are, unless `findToken` has them.
    void follow(const decltype(sync::Follower::Options::findToken) &findToken = {})
    {
        sync::Follower::Options options;
        options.look = std::chrono::milliseconds(5);
        options.findToken = findToken;
        options.tokenOf = [](const store::SyncSource &source) {
            return std::optional(source.tokenFrom);
        };
        options.run.wait = [this](std::chrono::milliseconds time, const std::stop_token &) {
            if (time < std::chrono::milliseconds(0) || time > options_.patience)
                hasWaitedWrongly = true;
        };
        options.failed = [this](const Error &) {
            ++failures;
        };
        m_follower = std::make_unique<sync::Follower>(m_library->writer(), clock, options);
    }
    void stop() { m_follower.reset(); }

    void write(const store::Writer::Job &job) { must(m_library->writer().submit(job).get()); }

    void queue(const QByteArray &work, const QByteArray &base)
    {
        store::SyncRequest request;
        request.workUri = work;
        request.url = base + "/v3" + work;
        request.action = "updated";
        request.receivedAt = request.notBefore = clock.now();
        write([&request](store::Database &db) -> Result<void> {
            const auto queued = store::queueSyncRequest(db, request);
            return queued ? Result<void>() : queued.error();
        });
    }
    sync::Follower &follower() { return *m_follower; }
    sync::SourceStatus status(qint64 source) { return m_follower->statuses()[source]; }
    /// The newest first.
    std::vector<QByteArray> causes(qint64 source)
    {
        store::Database db = must(m_library->openReader());
        std::vector<QByteArray> out;
        for (const store::SyncRun &run : must(store::listSyncRuns(db, source, 99)))
            out.push_back(run.cause);
        return out;
    }
    std::size_t waiting()
    {
        store::Database db = must(m_library->openReader());
        return must(store::dueSyncRequests(db, clock.now(), 99)).size();
    }

    /// How often a source was run to the end, for a reason.
    int runs(qint64 source, const QByteArray &cause = "interval")
    {
        store::Database db = must(m_library->openReader());
        int ended = 0;
        for (const store::SyncRun &run : must(store::listSyncRuns(db, source, 99)))
            ended += run.endedAt.isValid() && run.cause == cause ? 1 : 0;
        return ended;
    }
    /// Complete expressions of a source.
    qint64 complete(qint64 source)
    {
        store::Database db = must(m_library->openReader());
        qint64 out = 0;
        for (const store::SyncPlaceCount &place : must(store::countSyncPlaces(db, source)))
            out += place.all - place.open;
        return out;
    }

    MovingClock clock;
    std::atomic<int> failures = 0;
    std::atomic<bool> hasWaitedWrongly = false;

private:
    const sync::RetryRule options_;
    QTemporaryDir m_folder;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<sync::Follower> m_follower; ///< Last: it uses the library.
};

/// Stands before a server, and lets no text through until it is opened.
class Gate
{
public:
    explicit Gate(quint16 port)
        : m_proxy(port, [this](const QByteArray &target, int) {
            if (target.endsWith(".xml") && !m_isOpen) {
                isHeld = true;
                m_open.acquire();
                m_open.release();
            }
            return Fault::None;
        })
    {}
    ~Gate() { open(); }
    Q_DISABLE_COPY_MOVE(Gate)

    QByteArray base() const { return m_proxy.base(); }
    void open()
    {
        if (!m_isOpen.exchange(true))
            m_open.release();
    }

    std::atomic<bool> isHeld = false;

private:
    std::atomic<bool> m_isOpen = false;
    QSemaphore m_open;
    FaultProxy m_proxy; ///< Last: its thread uses what stands above.
};

QByteArray baseOf(const RouteFixture &server)
{
    return "http://127.0.0.1:" + QByteArray::number(server.port());
}

/// What a running program looks for by itself.
class TestFollower : public QObject
{
    Q_OBJECT

private:
    /// Until it has looked often enough to have begun what it should not begin.
    static void lookAgain(Followed &followed)
    {
        const int before = followed.clock.asked();
        QTRY_VERIFY(followed.clock.asked() > before + ManyLooks);
    }

private Q_SLOTS:
    void looksAtTheChosenInterval()
    {
        BigServer server(Acts);
        Followed followed;
        const qint64 source = followed.addSource(server.base(), server.token(), 10);
        followed.follow();
        QTRY_COMPARE(followed.runs(source), 1);
        followed.clock.advance(9 * MinuteMs);
        lookAgain(followed);
        QCOMPARE(followed.runs(source), 1);
        followed.clock.advance(2 * MinuteMs);
        QTRY_COMPARE(followed.runs(source), 2);
    }

    void eachSourceHasItsOwn()
    {
        BigServer often(Acts);
        RouteFixture seldom;
        BigServer never(2);
        Followed followed;
        const qint64 a = followed.addSource(often.base(), often.token(), 10);
        const qint64 b = followed.addSource(baseOf(seldom), seldom.token(), 30);
        const qint64 c = followed.addSource(never.base(), never.token(), 0);
        followed.follow();
        QTRY_COMPARE(followed.runs(a), 1);
        QTRY_COMPARE(followed.runs(b), 1);
        for (int runs = 2; runs <= 4; ++runs) { // Until 33 minutes.
            followed.clock.advance(11 * MinuteMs);
            QTRY_COMPARE(followed.runs(a), runs);
        }
        QTRY_COMPARE(followed.runs(b), 2);
        QCOMPARE(followed.runs(c), 0);
        QCOMPARE(followed.complete(a), Acts);
        QVERIFY(followed.complete(b) > 8);
        QCOMPARE(followed.failures, 0);
    }

    /// A run that takes its time holds up neither another source's look nor its works.
    void aLongRunHoldsUpNoOther()
    {
        BigServer slow(Acts);
        Gate gate(slow.port());
        RouteFixture server;
        // By another name: requests of one host share their turns.
        const QByteArray base = "http://localhost:" + QByteArray::number(server.port());
        Followed followed;
        const qint64 a = followed.addSource(gate.base(), slow.token(), 10);
        const qint64 b = followed.addSource(base, server.token(), 10);
        followed.follow();
        QTRY_VERIFY(gate.isHeld);
        QTRY_COMPARE(followed.runs(b), 1);
        followed.queue(TreeAct, base);
        QTRY_COMPARE(followed.runs(b, "webhook"), 1);
        QCOMPARE(followed.waiting(), std::size_t(0));
        followed.clock.advance(11 * MinuteMs);
        QTRY_COMPARE(followed.runs(b), 2);
        QCOMPARE(followed.runs(a), 0);
        gate.open();
        QTRY_VERIFY(followed.runs(a) >= 1);
        QCOMPARE(followed.complete(a), Acts);
    }

    /// What comes of a source while it is run is fetched after that, at once.
    void worksOfARunningSourceComeAfterIt()
    {
        BigServer server(Acts);
        Gate gate(server.port());
        Followed followed;
        const qint64 source = followed.addSource(gate.base(), server.token(), 600);
        followed.follow();
        QTRY_VERIFY(gate.isHeld);
        followed.queue("/akn/xa/act/2005/3", gate.base());
        lookAgain(followed);
        QCOMPARE(followed.waiting(), std::size_t(1));
        gate.open();
        QTRY_COMPARE(followed.runs(source), 1);
        QTRY_COMPARE(followed.runs(source, "webhook"), 1); // The clock stands still meanwhile.
        QCOMPARE(followed.waiting(), std::size_t(0));
    }

    void aDeadServerHoldsUpNoOthersWorks()
    {
        RouteFixture server;
        Followed followed;
        followed.addSource("http://127.0.0.1:1", "x", 0);
        const qint64 alive = followed.addSource(baseOf(server), server.token(), 0);
        followed.queue("/akn/xa/act/2001/8", "http://127.0.0.1:1");
        followed.follow();
        lookAgain(followed);
        followed.queue(TreeAct, baseOf(server));
        QTRY_COMPARE(followed.runs(alive, "webhook"), 1);
        QCOMPARE(followed.waiting(), std::size_t(1)); // That of the dead one, which is asked again.
    }

    /// Hours pass at once: what became due is done once, and then as often as before.
    void afterSleepItLooksOnce()
    {
        BigServer server(Acts);
        RouteFixture other;
        Followed followed;
        const qint64 a = followed.addSource(server.base(), server.token(), 10);
        const qint64 b = followed.addSource(baseOf(other), other.token(), 60);
        followed.follow();
        QTRY_COMPARE(followed.runs(a), 1);
        QTRY_COMPARE(followed.runs(b), 1);
        server.clock.advance(HourMs);
        server.amend(2, "Said anew while the other slept.");
        followed.clock.advance(9 * HourMs);
        QTRY_COMPARE(followed.runs(a), 2);
        QTRY_COMPARE(followed.runs(b), 2);
        lookAgain(followed);
        QCOMPARE(followed.runs(a), 2);
        QCOMPARE(followed.runs(b), 2);
        followed.clock.advance(11 * MinuteMs);
        QTRY_COMPARE(followed.runs(a), 3);
        QCOMPARE(followed.runs(b), 2);
        QVERIFY(!followed.hasWaitedWrongly);
    }

    /// The computer sleeps in the middle of a run: that goes on where it was.
    void sleepWithinARunIsNoEnd()
    {
        BigServer server(Acts);
        Gate gate(server.port());
        Followed followed;
        const qint64 source = followed.addSource(gate.base(), server.token(), 600);
        followed.follow();
        QTRY_VERIFY(gate.isHeld);
        followed.clock.advance(9 * HourMs);
        gate.open();
        QTRY_COMPARE(followed.runs(source), 1);
        QCOMPARE(followed.complete(source), Acts);
        QCOMPARE(followed.failures, 0);
        QVERIFY(!followed.hasWaitedWrongly);
        followed.clock.advance(2 * HourMs); // The interval is counted from the run's beginning.
        QTRY_COMPARE(followed.runs(source), 2);
    }

    /// While it slept the network went; on waking the first look fails, and the next one is right.
    void whatFailsOnWakingIsDoneLater()
    {
        BigServer server(Acts);
        std::atomic<bool> isOffline = false;
        FaultProxy proxy(server.port(), [&](const QByteArray &, int) {
            return isOffline ? Fault::Drop : Fault::None;
        });
        Followed followed;
        const qint64 source = followed.addSource(proxy.base(), server.token(), 10);
        followed.follow();
        QTRY_COMPARE(followed.runs(source), 1);
        isOffline = true;
        proxy.forgetTargets();
        followed.clock.advance(9 * HourMs);
        QTRY_COMPARE(followed.runs(source), 2);
        QTRY_COMPARE(followed.failures, 1);
        lookAgain(followed);
        QCOMPARE(proxy.targets().size(), sync::RetryRule().attempts);
        isOffline = false;
        followed.clock.advance(11 * MinuteMs);
        QTRY_COMPARE(followed.runs(source), 3);
        QCOMPARE(followed.failures, 1);
        QVERIFY(!followed.hasWaitedWrongly);
    }

    /// What a person asks for while something of the source is under way follows that, once.
    void whatIsAskedForFollowsWhatIsUnderWay()
    {
        BigServer server(Acts);
        Gate gate(server.port());
        Followed followed;
        const qint64 source = followed.addSource(gate.base(), server.token(), 600);
        followed.follow();
        QTRY_VERIFY(gate.isHeld);
        followed.follower().run(source, {});
        followed.follower().run(source, {.isFull = true});
        QVERIFY(followed.status(source).isAskedAgain);
        gate.open();
        QTRY_COMPARE(followed.status(source).runs, 2);
        QCOMPARE(followed.status(source).activity, sync::Activity::Idle);
        QCOMPARE(followed.causes(source), (std::vector<QByteArray>{"asked", "interval"}));
    }

    void whatIsCancelledEndsAndIsNotRunAgain()
    {
        BigServer server(Acts);
        Gate gate(server.port());
        Followed followed;
        const qint64 source = followed.addSource(gate.base(), server.token(), 600);
        followed.follow();
        QTRY_VERIFY(gate.isHeld);
        followed.follower().run(source, {});
        followed.follower().cancel(source);
        QTRY_COMPARE(followed.status(source).activity, sync::Activity::Idle);
        QCOMPARE(followed.status(source).ended, sync::Ended::Stopped);
        lookAgain(followed);
        QCOMPARE(followed.status(source).runs, 1);
    }

    /// As long as a keychain waits for a person, a run may be cancelled: its token is not missing.
    void whatIsCancelledWithoutItsTokenIsRunWhenItIsDue()
    {
        std::atomic<int> looked = 0;
        Followed followed;
        const qint64 source = followed.addSource("http://127.0.0.1:1", {}, 10);
        followed.follow([&looked](const store::SyncSource &,
                                  const std::stop_token &stop) -> Result<QByteArray> {
            ++looked;
            QSemaphore stopped;
            const std::stop_callback release(stop, [&stopped] { stopped.release(); });
            stopped.acquire();
            return Error{ErrorCode::Cancelled, {}};
        });
        QTRY_COMPARE(looked, 1);
        followed.follower().cancel(source);
        QTRY_COMPARE(followed.status(source).activity, sync::Activity::Idle);
        QCOMPARE(followed.status(source).ended, sync::Ended::Stopped);
        QVERIFY(!followed.status(source).isTokenMissing);
        lookAgain(followed);
        QCOMPARE(looked, 1);
        followed.clock.advance(11 * MinuteMs);
        followed.follower().wake();
        QTRY_COMPARE(looked, 2);
    }

    /// A program that is started again does not look once more at what it has just looked at.
    void anIntervalIsCountedFromTheLastLookOfAnyProgram()
    {
        BigServer server(Acts);
        Followed followed;
        const qint64 source = followed.addSource(server.base(), server.token(), 10);
        followed.follow();
        QTRY_COMPARE(followed.runs(source), 1);
        followed.stop();
        followed.clock.advance(9 * MinuteMs);
        followed.follow();
        lookAgain(followed);
        QCOMPARE(followed.runs(source), 1);
        followed.clock.advance(2 * MinuteMs);
        QTRY_COMPARE(followed.runs(source), 2);
    }

    /// A clock that was wrong by years, and was put right, is no reason to wait for years.
    void aClockThatIsPutBackStopsNothing()
    {
        BigServer server(Acts);
        Followed followed;
        followed.clock.advance(5LL * 365 * 24 * HourMs);
        const qint64 source = followed.addSource(server.base(), server.token(), 10);
        followed.follow();
        QTRY_COMPARE(followed.runs(source), 1);
        followed.clock.advance(-5LL * 365 * 24 * HourMs);
        QTRY_COMPARE(followed.runs(source), 2);
        followed.clock.advance(11 * MinuteMs);
        QTRY_COMPARE(followed.runs(source), 3);
    }
};

SHERIA_TEST(TestFollower)
} // namespace tst_follower
#include "tst_follower.moc"
