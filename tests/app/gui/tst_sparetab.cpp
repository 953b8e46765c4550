// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readerpage.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <csignal>

namespace tst_sparetab {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Act = "/akn/zz/act/2005/4/eng";
const QByteArray Other = "/akn/zz/act/1998/2/eng";

/// A page that waits for the next text to be opened in a new tab: quick when there is one, and noticed
/// by nobody.
class TestSpareTab : public QObject
{
    Q_OBJECT

public:
    /// With a process for each page, so that one can end alone.
    static void initMain()
    {
        qputenv("QTWEBENGINE_CHROMIUM_FLAGS", "--renderer-process-limit=20");
        prepareGui();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_desk.start();
        QVERIFY(!spare()); // No page before there is a text to read.
        m_desk.importSample();
        m_desk.open(Act);
    }

    void init()
    {
        while (tabs().count() > 1)
            tabs().closeTab(tabs().count() - 1);
        QTRY_VERIFY(tabs().hasSpare());
    }

    void nobodySeesIt()
    {
        QWidget *focused = QApplication::focusWidget();
        QCOMPARE(tabs().count(), 1);
        QVERIFY(spare() && spare()->isHidden());
        QCOMPARE(tabs().indexOf(spare()), -1);
        QCOMPARE(tabs().toJson()["tabs"_L1].toArray().size(), 1);
        QVERIFY(!focused || !spare()->isAncestorOf(focused));
    }

    void theNextTabIsMadeOfIt()
    {
        const ReaderTab *waiting = spare();
        m_desk.open(Other, true);
        QCOMPARE(tabs().current(), waiting);
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(tabs().tabText(1), tabs().current()->title());
        QVERIFY(m_desk.page(u"document.getElementById('law').textContent.length > 500"_s).toBool());
        QVERIFY(m_desk.awaitScript(u"document.getElementById('toc-tree').childElementCount > 0"_s));
        // The page was sized as the one before it while it waited, so a whole screen is shown at once.
        QVERIFY(m_desk.page(u"innerHeight > 100"_s).toBool());
        QTRY_VERIFY(tabs().hasSpare());
        QVERIFY(spare() != waiting);
        m_desk.press(u"Ctrl+W"_s);
        m_desk.press(u"Ctrl+Shift+T"_s);
        m_desk.awaitPage("/akn/zz/act/1998/2/eng@2018-12-31");
    }

    void itFollowsTheLook()
    {
        ReaderLook look = tabs().look();
        const ReaderLook before = look;
        look.theme = ThemeKind::Dark;
        look.zoom = 1.5;
        look.isTocVisible = false;
        tabs().setLook(look);
        m_desk.open(Other, true);
        QCOMPARE(m_desk.page(u"document.documentElement.dataset.theme"_s).toString(), u"dark"_s);
        QVERIFY(m_desk.page(u"document.getElementById('toc').hidden"_s).toBool());
        QCOMPARE(m_desk.page(u"devicePixelRatio"_s).toDouble(), 1.5);
        tabs().setLook(before);
    }

    void whenItsProcessDiesTheNextTabIsMerelySlower()
    {
        const ReaderTab *waiting = spare();
        const QSignalSpy notices(&tabs(), &ReaderTabs::notice);
        const qint64 process = waiting->pane().page().renderProcessPid();
        if (process == tabs().current()->pane().page().renderProcessPid())
            QSKIP("the pages share a process here");
        QCOMPARE(::kill(pid_t(process), SIGKILL), 0);
        QTRY_VERIFY(!tabs().hasSpare());
        m_desk.open(Other, true);
        QVERIFY(m_desk.page(u"document.getElementById('law').textContent.length > 500"_s).toBool());
        QVERIFY(notices.isEmpty());
    }

    void itIsNotCountedAmongTheTabsOfTheNextLibrary()
    {
        m_desk.window().openLibrary(m_desk.path(u"other.sheria"_s));
        QTRY_VERIFY(m_desk.window().library());
        QVERIFY(!spare());
        QVERIFY(!tabs().hasSpare());
        m_desk.window().openLibrary(m_desk.libraryPath());
        QTRY_VERIFY(m_desk.window().library());
        QCOMPARE(tabs().count(), 1);
        QTRY_VERIFY(tabs().hasSpare());
    }

private:
    ReaderTabs &tabs() { return m_desk.window().tabs(); }

    /// Null when there is none.
    ReaderTab *spare()
    {
        const auto all = tabs().findChildren<ReaderTab *>();
        const auto found = std::find_if(all.begin(), all.end(), [this](ReaderTab *tab) {
            return tabs().indexOf(tab) < 0 && tab->parent() == &tabs();
        });
        return found == all.end() ? nullptr : *found;
    }

    DeskFixture m_desk;
};

SHERIA_GUI_TEST(TestSpareTab)
} // namespace tst_sparetab
#include "tst_sparetab.moc"
