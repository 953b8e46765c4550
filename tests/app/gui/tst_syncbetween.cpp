// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sync/syncsources.h"
#include "tests/app/gui/heldserver.h"
#include "tests/app/gui/synctest.h"
#include "tests/server/ctl/ctlrunner.h"
#include "tests/support/testmain.h"

#include <QAbstractButton>
#include <QProcess>
#include <QProcessEnvironment>
#include <QSignalSpy>

#include <algorithm>

namespace tst_syncbetween {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

using Activity = SyncActivity;

constexpr int FewActs = 40;
constexpr int Never = 1'000'000; ///< More texts than anybody asks for.
constexpr qint64 HourMs = 3'600'000;
const QString UpToDate = u"Up to date"_s;

/// What happens between the runs of a source: works that webhooks name, and other programs that fetch
/// from it.
class TestSyncBetween : public SyncTest
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        startDesk();
        openPanel();
        m_first = std::make_unique<HeldServer>(FewActs, Never);
        m_second = std::make_unique<HeldServer>(FewActs, Never);
    }
    void cleanup()
    {
        m_desk.reset();
        m_first.reset();
        m_second.reset();
    }

    /// A server that does not answer holds up no work of another.
    void errandsGoSideBySide()
    {
        connectBoth();
        m_first->letOn(1); // From now on it holds its breath.
        tellOf(*m_first, m_first->base(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(m_first->isHeld(), LongMs);
        tellOf(*m_second, m_second->otherBase(), 2);
        QTRY_VERIFY_WITH_TIMEOUT(runs(1) == 2 && kept(1).runs[0].outcome == "done", LongMs);
        QCOMPARE(kept(1).runs[0].cause, "webhook"_ba);
        QCOMPARE(kept(1).runs[0].fetched, 1);
        QVERIFY(m_first->isHeld());
        QCOMPARE(runs(0), 1);
        m_first->letGo();
        QTRY_VERIFY_WITH_TIMEOUT(runs(0) == 2 && kept(0).runs[0].outcome == "done", LongMs);
        QCOMPARE(kept(0).runs[0].fetched, 1);
    }

    /// What is asked for while an errand of the source is under way is run after it.
    void aRunFollowsTheErrandOfItsSource()
    {
        connectBoth();
        m_first->letOn(1);
        tellOf(*m_first, m_first->base(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(m_first->isHeld(), LongMs);
        sources().setCurrentItem(sources().topLevelItem(0));
        click(u"runSync"_s);
        awaitState(u"Waiting"_s);
        m_first->letGo();
        QTRY_VERIFY_WITH_TIMEOUT(runs(0) == 3 && isIdle(0), LongMs);
        awaitState(UpToDate);
        QCOMPARE(kept(0).runs[1].cause, "webhook"_ba);
        QCOMPARE(kept(0).runs[0].cause, "asked"_ba);
    }

    /// The window is closed in the middle of errands: nothing hangs, and they are done another time.
    void closingStopsErrands()
    {
        connectBoth();
        for (HeldServer *each : {m_first.get(), m_second.get()})
            each->letOn(1);
        tellOf(*m_first, m_first->base(), 1);
        tellOf(*m_second, m_second->otherBase(), 2);
        QTRY_VERIFY_WITH_TIMEOUT(m_first->isHeld() && m_second->isHeld(), LongMs);
        m_desk->close();
        m_first->letGo();
        m_second->letGo();
        m_desk->start();
        openPanel();
        for (const int source : {0, 1}) {
            QTRY_VERIFY_WITH_TIMEOUT(sources().topLevelItemCount() == 2 && isFetched(source),
                                     LongMs);
        }
    }

    /// Another program holds the source: that is said, and the turn comes when it has ended.
    void anotherProgramIsWaitedFor()
    {
        connectBoth();
        m_first->letOn(1);
        amend(*m_first, 1);
        QProcess other;
        startOther(other);
        QTRY_VERIFY_WITH_TIMEOUT(m_first->isHeld(), LongMs);
        sources().setCurrentItem(sources().topLevelItem(0));
        click(u"runSync"_s);
        awaitState(u"Being synced by another program"_s);
        QVERIFY2(problem().startsWith(u"Another program is syncing this source"_s),
                 qPrintable(problem()));
        // It stays so while the desk tries again, and the other source is not kept from anything.
        sync().run(id(1));
        QTRY_VERIFY_WITH_TIMEOUT(runs(1) == 2 && isIdle(1), LongMs);
        QCOMPARE(state(), u"Being synced by another program"_s);
        QCOMPARE(other.state(), QProcess::Running);
        m_first->letGo();
        QVERIFY(other.waitForFinished(LongMs));
        QCOMPARE(other.exitCode(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(runs(0) == 3 && isIdle(0), LongMs);
        awaitState(UpToDate);
        QVERIFY2(problem().isEmpty(), qPrintable(problem()));
        // The other program has fetched it; there was nothing left for this one.
        QCOMPARE(kept(0).runs[1].fetched, 1);
        QCOMPARE(kept(0).runs[0].fetched, 0);
    }

    /// Who does not want to wait says so.
    void waitingIsGivenUp()
    {
        connectBoth();
        m_first->letOn(1);
        amend(*m_first, 1);
        QProcess other;
        startOther(other);
        QTRY_VERIFY_WITH_TIMEOUT(m_first->isHeld(), LongMs);
        sources().setCurrentItem(sources().topLevelItem(0));
        click(u"runSync"_s);
        awaitState(u"Being synced by another program"_s);
        click(u"cancelSync"_s);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(0), LongMs);
        QTRY_VERIFY2(problem().isEmpty(), qPrintable(problem()));
        m_first->letGo();
        QVERIFY(other.waitForFinished(LongMs));
        QSignalSpy looks(&sync(), &SyncDesk::refreshed);
        QTRY_VERIFY_WITH_TIMEOUT(looks.size() >= 3, LongMs);
        // Those of connecting and of the other program. Its clock is ahead of the desktop's, which looks by
        // itself once more therefore.
        const auto &all = kept(0).runs;
        QCOMPARE(std::count_if(all.begin(), all.end(),
                               [](const auto &run) { return run.cause == "asked"; }),
                 2);
    }

private:
    /// Two copies, up to date, of servers that are two hosts.
    void connectBoth()
    {
        connectTo(m_first->base(), m_first->token());
        awaitState(UpToDate, 0);
        connectTo(m_second->otherBase(), m_second->token());
        awaitState(UpToDate, 1);
    }

    void amend(HeldServer &server, int act)
    {
        m_desk->clock.advance(HourMs);
        server.server().clock.advance(HourMs);
        server.server().amend(act, "Other words");
    }

    /// As when its webhook says that an act was changed.
    void tellOf(HeldServer &server, const QByteArray &base, int act)
    {
        amend(server, act);
        store::SyncRequest request;
        request.workUri = "/akn/xa/act/2005/" + QByteArray::number(act);
        request.url = base + "/v3" + request.workUri;
        request.action = "updated";
        request.receivedAt = request.notBefore = m_desk->clock.now();
        must(m_desk->window()
                 .library()
                 ->writer()
                 .submit([&request](store::Database &db) -> Result<void> {
                     const auto queued = store::queueSyncRequest(db, request);
                     return queued ? Result<void>() : queued.error();
                 })
                 .get());
    }

    /// Whether works that webhooks named were fetched.
    bool isFetched(int source)
    {
        const auto &all = kept(source).runs;
        return std::any_of(all.begin(), all.end(), [](const store::SyncRun &run) {
            return run.cause == "webhook" && run.outcome == "done" && run.fetched == 1;
        });
    }

    /// A sync of the first source by the program without a window.
    void startOther(QProcess &other)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"SHERIA_SYNC_TOKEN"_s, QString::fromLatin1(m_first->token()));
        other.setProcessEnvironment(environment);
        other.start(sheriactlPath(),
                    {u"sync"_s, u"run"_s, u"--library"_s, m_desk->libraryPath(), u"--source"_s,
                     QString::number(id(0))});
    }

    std::unique_ptr<HeldServer> m_first;
    std::unique_ptr<HeldServer> m_second;
};

SHERIA_GUI_TEST(TestSyncBetween)
} // namespace tst_syncbetween
#include "tst_syncbetween.moc"
