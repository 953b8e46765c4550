// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tree/librarymodel.h"
#include "tests/app/gui/guistatements.h"
#include "tests/app/gui/heldserver.h"
#include "tests/app/gui/synctest.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QStatusBar>
#include <QToolButton>
#include <QTreeView>

#include <atomic>
#include <condition_variable>
#include <thread>

namespace tst_syncmany {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

using Activity = SyncActivity;

constexpr int Acts = 120;
constexpr qint64 HourMs = 3'600'000;
constexpr int SomeNews = 15; ///< Of a run: it had time to get somewhere.
const QString UpToDate = u"Up to date"_s;

/// Lets go of two servers when what waits for them has waited long, so that a test can fail then.
class Rescue
{
public:
    Rescue(HeldServer &first, HeldServer &second, int waitMs)
        : m_thread([this, &first, &second, waitMs](const std::stop_token &stop) {
            std::unique_lock lock(m_mutex);
            m_wake.wait_for(lock, stop, std::chrono::milliseconds(waitMs), [] { return false; });
            if (stop.stop_requested())
                return;
            m_isOver = true;
            first.letGo();
            second.letGo();
        })
    {}
    bool isOver() const { return m_isOver; }

private:
    std::atomic<bool> m_isOver = false;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::jthread m_thread; ///< Last: it ends before what it uses.
};

/// Sources that are run side by side: each goes on, ends, fails and is stopped for itself.
class TestSyncMany : public SyncTest
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        startDesk();
        openPanel();
        m_first = std::make_unique<HeldServer>(Acts);
        m_second = std::make_unique<HeldServer>(Acts);
    }
    void cleanup()
    {
        m_desk.reset();
        m_first.reset();
        m_second.reset();
    }

    void bothAreUnderWayAtOnce()
    {
        connectBoth();
        const GuiStatements reads;
        QVERIFY(!isIdle(0) && !isIdle(1));
        QVERIFY2(state(0).contains(u" of 120 downloaded"_s), qPrintable(state(0)));
        QVERIFY2(state(1).contains(u" of 120 downloaded"_s), qPrintable(state(1)));
        auto *button = find<QToolButton>(u"syncButton"_s);
        QTRY_VERIFY2(button->text().startsWith(u"2 sources: "_s)
                         && button->text().endsWith(u" of 240 downloaded"_s),
                     qPrintable(button->text()));
        // The one that may goes on to its end; the other still waits for its server.
        m_second->letGo();
        awaitState(UpToDate, 1);
        QCOMPARE(complete(1), Acts);
        QCOMPARE(sync().live(id(0)).activity, Activity::Running);
        QTRY_VERIFY(button->text().endsWith(u" of 120 downloaded"_s));
        m_first->letGo();
        awaitState(UpToDate, 0);
        QCOMPARE(complete(0), Acts);
        QVERIFY(!button->isVisible());
        QCOMPARE(reads.all(), QByteArrayList());
    }

    void oneIsStoppedWhileTheOtherGoesOn()
    {
        connectBoth();
        choose(0);
        click(u"cancelSync"_s);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(0), BeforeGivingUpMs);
        QTRY_VERIFY(state(0).startsWith(u"Interrupted"_s));
        QCOMPARE(sync().live(id(1)).activity, Activity::Running);
        m_second->letGo();
        awaitState(UpToDate, 1);
        QCOMPARE(complete(1), Acts);
        // What became of the first is still said beside what became of the second.
        const QString told = m_desk->window().statusBar()->currentMessage();
        QVERIFY2(told.contains(u"cancelled"_s) && told.contains(u"120 text(s) downloaded"_s),
                 qPrintable(told));
        m_first->letGo();
        click(u"runSync"_s);
        awaitState(UpToDate, 0);
        QCOMPARE(complete(0), Acts);
        QCOMPARE(runs(0), 2);
        QCOMPARE(kept(0).runs[0].fetched + kept(0).runs[1].fetched, Acts);
    }

    /// One server does not take the token any more: that is its own trouble.
    void oneFailsWhileTheOtherGoesOn()
    {
        connectBoth();
        m_first->refuse(true);
        m_first->letGo();
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(0), LongMs);
        QCOMPARE(sync().live(id(1)).activity, Activity::Running);
        const QString told = m_desk->window().statusBar()->currentMessage();
        QVERIFY2(told.startsWith(u"Sync of 127.0.0.1:"_s), qPrintable(told));
        auto *give = find<QAbstractButton>(u"giveToken"_s);
        choose(1);
        QVERIFY2(problem().isEmpty(), qPrintable(problem()));
        QVERIFY(!give->isVisible());
        choose(0);
        QVERIFY2(problem().contains(u"Enter it under"_s), qPrintable(problem()));
        QVERIFY(give->isVisible());
        m_second->letGo();
        awaitState(UpToDate, 1);
        QCOMPARE(complete(1), Acts);
        QVERIFY(!problem().isEmpty());
        m_first->refuse(false);
        click(u"runSync"_s);
        awaitState(UpToDate, 0);
        QCOMPARE(complete(0), Acts);
        QVERIFY(problem().isEmpty());
    }

    void allAreStoppedAndRunAgain()
    {
        connectBoth();
        auto *runAll = find<QAction>(u"runAllSync"_s);
        auto *cancelAll = find<QAction>(u"cancelAllSync"_s);
        QVERIFY(!runAll->isEnabled());
        QVERIFY(cancelAll->isVisible() && cancelAll->isEnabled());
        cancelAll->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(0) && isIdle(1), LongMs);
        QTRY_VERIFY(state(0).startsWith(u"Interrupted"_s));
        QTRY_VERIFY(state(1).startsWith(u"Interrupted"_s));
        QVERIFY(!cancelAll->isEnabled());
        m_first->letGo();
        m_second->letGo();
        runAll->trigger();
        awaitState(UpToDate, 0);
        awaitState(UpToDate, 1);
        QCOMPARE(complete(0) + complete(1), 2 * Acts);
    }

    /// The window is closed, and opened again: nothing hangs, and both go on by themselves.
    void closingStopsBothAndLosesNothing()
    {
        connectBoth();
        {
            const Rescue rescue(*m_first, *m_second, BeforeGivingUpMs);
            m_desk->close();
            QVERIFY2(!rescue.isOver(), "closing waited for the servers");
        }
        m_first->letGo();
        m_second->letGo();
        m_desk->start();
        openPanel();
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 2, LongMs);
        awaitState(UpToDate, 0);
        awaitState(UpToDate, 1);
        for (const int source : {0, 1}) {
            QCOMPARE(complete(source), Acts);
            QCOMPARE(runs(source), 2);
            QCOMPARE(kept(source).runs[0].fetched + kept(source).runs[1].fetched, Acts);
        }
    }

    /// Another library is opened below them.
    void anotherLibraryStopsBoth()
    {
        connectBoth();
        m_desk->window().openLibrary(m_desk->path(u"other.sheria"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->window().library()
                                     && m_desk->window().library()->path().endsWith(
                                         u"other.sheria"_s),
                                 BeforeGivingUpMs);
        QTRY_COMPARE(sources().topLevelItemCount(), 0);
        QVERIFY(!find<QToolButton>(u"syncButton"_s)->isVisible());
        m_first->letGo();
        m_second->letGo();
        m_desk->window().openLibrary(m_desk->libraryPath());
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 2, LongMs);
        awaitState(UpToDate, 0);
        awaitState(UpToDate, 1);
        QCOMPARE(complete(0) + complete(1), 2 * Acts);
    }

    /// What both bring at the same time is told of each, and marked.
    void whatBothBringIsNews()
    {
        m_first->letGo();
        m_second->letGo();
        connectTo(m_first->base(), m_first->token());
        awaitState(UpToDate, 0);
        connectTo(m_second->otherBase(), m_second->token());
        awaitState(UpToDate, 1);
        m_desk->clock.advance(HourMs);
        int number = 0;
        for (HeldServer *each : {m_first.get(), m_second.get()}) {
            each->server().clock.advance(HourMs);
            // Both have the same acts here: each changes another one.
            each->server().amend(++number, "Other words");
        }
        find<QAction>(u"runAllSync"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(runs(0) == 2 && runs(1) == 2 && isIdle(0) && isIdle(1), LongMs);
        openPanel(1);
        auto *news = find<QTreeWidget>(u"syncNews"_s);
        // Below them stands the first copy; the second source brought nothing new then.
        QTRY_COMPARE_WITH_TIMEOUT(news->topLevelItemCount(), 3, LongMs);
        QStringList works;
        QStringList titles;
        for (int run = 0; run < 2; ++run) {
            titles << news->topLevelItem(run)->text(0);
            QCOMPARE(news->topLevelItem(run)->childCount(), 1);
            works << news->topLevelItem(run)->child(0)->toolTip(0);
        }
        works.sort();
        QCOMPARE(works, (QStringList{u"/akn/xa/act/2005/1"_s, u"/akn/xa/act/2005/2"_s}));
        QCOMPARE(titles.filter(u" – 127.0.0.1:"_s).size(), 1);
        QCOMPARE(titles.filter(u" – localhost:"_s).size(), 1);
        auto *tree = find<QTreeView>(u"libraryTree"_s)->model();
        QTRY_COMPARE_WITH_TIMEOUT(tree->index(0, 0).data(LibraryModel::UnreadRole).toInt(), 2,
                                  LongMs);
    }

    /// Sources of one host: it is asked for four things at a time, whoever asks.
    void aHostIsAskedPolitelyByAll()
    {
        m_second->letGo();
        connectTo(m_first->base(), m_first->token());
        QTRY_VERIFY_WITH_TIMEOUT(m_first->isHeld(), LongMs);
        store::SyncSource same;
        same.base = m_second->base();
        same.selection = "{}";
        same.createdAt = m_desk->clock.now();
        QSignalSpy added(&sync(), &SyncDesk::changed);
        sync().put(same, {m_second->token(), secrets::Keeping::Session, {}});
        QTRY_COMPARE_WITH_TIMEOUT(added.size(), 1, LongMs);
        const qint64 second = added.front().front().toLongLong();
        QTRY_VERIFY_WITH_TIMEOUT(sync().find(second), LongMs);
        // All that may ask that host are waiting for it; who comes later waits for them.
        QTRY_VERIFY_WITH_TIMEOUT(isStill(0), LongMs);
        QSignalSpy moves(&sync(), &SyncDesk::moved);
        sync().run(second);
        QTRY_VERIFY_WITH_TIMEOUT(moves.size() > 2 * SomeNews, LongMs);
        QCOMPARE(sync().live(second).activity, Activity::Running);
        QVERIFY(complete(1) < Acts);
        m_first->letGo();
        awaitState(UpToDate, 0);
        awaitState(UpToDate, 1);
        QVERIFY(m_second->proxy().most() <= 4);
    }

    /// Asked for once more while it is run, a source is run again after that, not beside it.
    void askedTwiceIsRunTwice()
    {
        connectTo(m_first->base(), m_first->token());
        QTRY_VERIFY_WITH_TIMEOUT(m_first->isHeld(), LongMs);
        sync().run(id());
        sync().run(id(), {true, false, false});
        QTRY_VERIFY2(state().endsWith(u", then run again"_s), qPrintable(state()));
        m_first->letGo();
        QTRY_VERIFY_WITH_TIMEOUT(runs() == 2 && isIdle() && !kept().runs.front().outcome.isEmpty(),
                                 LongMs);
        awaitState(UpToDate);
        QCOMPARE(kept().runs[0].fetched, 0);
        QCOMPARE(kept().runs[1].fetched, Acts);
    }

    /// One that is removed while it is run is stopped first.
    void aRunningSourceIsRemoved()
    {
        connectBoth();
        sync().remove(id(0));
        QTRY_COMPARE_WITH_TIMEOUT(sources().topLevelItemCount(), 1, LongMs);
        QTRY_COMPARE(sync().running(), 1);
        m_second->letGo();
        awaitState(UpToDate);
        QCOMPARE(complete(), Acts);
    }

private:
    /// Both are under way, and wait for their servers, which are two hosts.
    void connectBoth()
    {
        connectTo(m_first->base(), m_first->token());
        connectTo(m_second->otherBase(), m_second->token());
        QTRY_VERIFY_WITH_TIMEOUT(m_first->isHeld() && m_second->isHeld(), LongMs);
        QTRY_VERIFY(state(0).contains(u" downloaded"_s) && state(1).contains(u" downloaded"_s));
    }

    void choose(int source) { sources().setCurrentItem(sources().topLevelItem(source)); }

    /// Whether a run has had news for a while, and they were always the same.
    bool isStill(int source)
    {
        const qint64 fetched = sync().live(id(source)).progress.fetched;
        QSignalSpy moves(&sync(), &SyncDesk::moved);
        while (moves.size() < SomeNews)
            moves.wait(LongMs);
        return sync().live(id(source)).progress.fetched == fetched;
    }

    std::unique_ptr<HeldServer> m_first;
    std::unique_ptr<HeldServer> m_second;
};

SHERIA_GUI_TEST(TestSyncMany)
} // namespace tst_syncmany
#include "tst_syncmany.moc"
