// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/gui/deskfixture.h"
#include "tests/app/gui/heldwork.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_closing {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int LongMs = 30'000; ///< Far more than anything takes, also under a sanitizer.

/// What takes long to end does not hold up the window.
class TestClosing : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
    }
    void cleanup() { m_desk.reset(); }

    void anotherLibraryOpensWhileOneEnds_data()
    {
        QTest::addColumn<bool>("isWriting");
        QTest::newRow("a change is written") << true;
        QTest::newRow("a text is read") << false;
    }
    void anotherLibraryOpensWhileOneEnds()
    {
        QFETCH(bool, isWriting);
        HeldWork work;
        hold(work, isWriting);
        MainWindow &window = m_desk->window();
        const QSignalSpy opened(&window, &MainWindow::libraryOpened);
        const QSignalSpy closed(&window, &MainWindow::libraryClosed);
        window.openLibrary(m_desk->path(u"other.sheria"_s));
        QVERIFY(work.isRunning());
        QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, LongMs);
        QVERIFY(work.isRunning());
        QCOMPARE(window.library()->path(), m_desk->path(u"other.sheria"_s));
        QCOMPARE(closed.size(), 0);
        work.letGo();
        QTRY_COMPARE_WITH_TIMEOUT(closed.size(), 1, LongMs);
        QCOMPARE(closed.first().first().toString(), m_desk->libraryPath());
    }

    /// Two writers of its index, and two runs of its sources, would hinder one another.
    void theSameLibraryOpensAfterItsEnd()
    {
        HeldWork work;
        hold(work, true);
        MainWindow &window = m_desk->window();
        bool wasRunning = true;
        bool isOpen = false;
        connect(&window, &MainWindow::libraryOpened, this, [&] {
            wasRunning = work.isRunning();
            isOpen = true;
        });
        bool wasAnswered = false;
        QMetaObject::invokeMethod(
            this, [&] { wasAnswered = work.isRunning(); }, Qt::QueuedConnection);
        window.openLibrary(m_desk->libraryPath());
        QVERIFY(work.isRunning());
        QTRY_VERIFY(wasAnswered);
        work.letGo();
        QTRY_VERIFY_WITH_TIMEOUT(isOpen, LongMs);
        QVERIFY(!wasRunning);
    }

    /// A migration, say, while another library is to be opened.
    void newWorkDoesNotHoldUpWhoStartsIt()
    {
        HeldWork work;
        Background background(this);
        int shown = 0;
        background.start(
            [&work](const std::stop_token &) {
                work.run();
                return 1;
            },
            [&shown](int result) { shown = result; });
        QTRY_VERIFY(work.isRunning());
        bool wasRunning = true;
        background.start(
            [&](const std::stop_token &) {
                wasRunning = work.isRunning();
                return 2;
            },
            [&shown](int result) { shown = result; });
        QVERIFY(work.isRunning());
        work.letGo();
        QTRY_COMPARE(shown, 2); // The result of what is not wanted any more is dropped.
        QVERIFY(!wasRunning);
    }

    void whatIsNotWantedAnyMoreIsNotWaitedFor()
    {
        HeldWork work;
        auto background = std::make_unique<Background>(this);
        bool isShown = false;
        background->start(
            [&work](const std::stop_token &) {
                work.run();
                return 1;
            },
            [&isShown](int) { isShown = true; });
        QTRY_VERIFY(work.isRunning());
        background.reset();
        QVERIFY(work.isRunning());
        work.letGo();
        m_desk->close(); // Waits for what the window has handed over.
        QVERIFY(!work.isRunning());
        QCoreApplication::processEvents();
        QVERIFY(!isShown);
    }

private:
    void hold(HeldWork &work, bool isWriting)
    {
        Library &library = m_desk->window().library()->library();
        if (isWriting)
            work.runInWriter(library);
        else
            work.runInReader(library);
        QTRY_VERIFY_WITH_TIMEOUT(work.isRunning(), LongMs);
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestClosing)
} // namespace tst_closing
#include "tst_closing.moc"
