// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/bars.h"
#include "app/reader/hitmarks.h"
#include "app/reader/readerpage.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/processes.h"
#include "tests/support/sanitizers.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_suspendedtabs {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Acts = 21;
constexpr int Sections = 300;
constexpr qint64 MostBytes = 900LL * 1000 * 1000; ///< Of all processes together.

const QByteArray Lights = "/akn/zz/act/2005/4/eng";
const QByteArray LightsLatest = "/akn/zz/act/2005/4/eng@2022-03-01";
const QByteArray Others[] = {"/akn/zz/act/1998/2/eng", "/akn/zz/act/2010/7/eng",
                             "/akn/zz/act/2005/4/eng:2012-01-01", "/akn/zz/act/1998/2/eng"};

QByteArray actXml(int number)
{
    QByteArray body;
    for (int i = 1; i <= Sections; ++i) {
        const QByteArray n = QByteArray::number(i);
        body += "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><heading>Duties of keeper " + n
            + "</heading><content><p>The keeper of beacon " + n
            + " keeps the light burning from sunset to sunrise, and writes down each night on "
              "which it failed, with "
              "the cause and the hour.</p></content></section>";
    }
    DocumentSpec spec;
    spec.work = "/akn/xa/act/2007/" + QByteArray::number(number);
    spec.title = "Beacons Act " + QByteArray::number(number);
    spec.body = body;
    return xmlOf(spec);
}

/// Tabs that were not looked at for some time have no page, and come back as they were.
class TestSuspendedTabs : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_desk.start();
        m_desk.importSample();
    }

    void init()
    {
        while (tabs().count() > 0)
            tabs().closeTab(0);
        m_desk.open(Lights, true);
    }

    void theTabsLookedAtLastKeepTheirPages()
    {
        lookAtOthers();
        QCOMPARE(awake(), ReaderTabs::MaxAwake);
        QVERIFY(tabs().at(0)->pane().isSuspended());
        QCOMPARE(tabs().at(0)->pane().page().renderProcessPid(), 0);
        QVERIFY(!tabs().current()->pane().isSuspended());
        // The program, what Chromium starts pages from, and the two that all pages share.
        constexpr int MostProcesses = 1 + 2 + 2;
        QTRY_VERIFY(memoryOf(QCoreApplication::applicationPid()).processes <= MostProcesses);
        // Going back to one of them takes no page from anywhere, and loads nothing.
        const QSignalSpy loaded(&tabs().at(tabs().count() - 2)->pane().page(),
                                &QWebEnginePage::loadStarted);
        tabs().selectNext(-1);
        QCOMPARE(awake(), ReaderTabs::MaxAwake);
        QVERIFY(loaded.isEmpty());
    }

    void aSuspendedTabComesBackWhereItWas()
    {
        m_desk.open("/akn/zz/act/2010/7/eng");
        m_desk.press(u"Alt+Left"_s);
        m_desk.awaitPage(LightsLatest);
        QVERIFY(m_desk.page(u"reader.scrollToEid('sec_9')"_s).toBool());
        QTRY_VERIFY(tabs().current()->history().current().eId.startsWith("sec_9"));
        const ReadingPlace place = tabs().current()->history().current();
        const QString title = tabs().tabText(0);
        lookAtOthers();
        QVERIFY(tabs().at(0)->pane().isSuspended());
        QCOMPARE(tabs().tabText(0), title);
        tabs().setCurrentIndex(0);
        m_desk.awaitPage(LightsLatest);
        QVERIFY(m_desk.awaitScript(AtSection9));
        QCOMPARE(tabs().current()->history().current().eId, place.eId);
        QVERIFY(tabs().current()->history().canGoForward());
        QVERIFY(m_desk.awaitScript(u"document.getElementById('toc-tree').childElementCount > 0"_s));
    }

    void whatIsFoundInItIsFoundAgainAndMovesNothing()
    {
        QVERIFY(m_desk.page(u"reader.scrollToEid('sec_9')"_s).toBool());
        m_desk.press(u"Ctrl+F"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"light"_s);
        const auto *count = tabs().current()->findChild<QLabel *>(u"findCount"_s);
        QTRY_VERIFY(count->text().contains(u" of "_s));
        QVERIFY(m_desk.page(u"reader.scrollToEid('sec_9')"_s).toBool());
        QTRY_VERIFY(tabs().current()->history().current().eId.startsWith("sec_9"));
        lookAtOthers();
        QSignalSpy found(&tabs().at(0)->findBar(), &FindBar::found);
        tabs().setCurrentIndex(0);
        m_desk.awaitPage(LightsLatest);
        QTRY_VERIFY(!found.isEmpty());
        QVERIFY(tabs().current()->findBar().isVisible());
        QVERIFY(count->text().contains(u" of "_s));
        QVERIFY(m_desk.awaitScript(AtSection9));
        QTest::keyClick(tabs().current()->findChild<QLineEdit *>(u"findText"_s), Qt::Key_Escape);
    }

    void theMarksOfASearchComeBackAndMoveNothing()
    {
        ReaderTab &tab = *tabs().current();
        tab.marks().look(u"light"_s, "/akn/zz/act/2005/4", "sec_2");
        QTRY_VERIFY(tab.hitBar().isVisible());
        QVERIFY(m_desk.awaitScript(Hits));
        QVERIFY(m_desk.page(u"reader.scrollToEid('sec_9')"_s).toBool());
        QTRY_VERIFY(tab.history().current().eId.startsWith("sec_9"));
        lookAtOthers();
        tabs().setCurrentIndex(0);
        m_desk.awaitPage(LightsLatest);
        QVERIFY(m_desk.awaitScript(Hits));
        QVERIFY(m_desk.awaitScript(AtSection9));
        QVERIFY(tab.hitBar().isVisible());
    }

    void itsNotesComeBack()
    {
        QVERIFY(
            m_desk
                .page(u"(() => { const walker = document.createTreeWalker(document.querySelector("
                      "'[data-eid=sec_9]'), NodeFilter.SHOW_TEXT); let node = walker.nextNode();"
                      "while (node && node.data.trim().length < 20) node = walker.nextNode();"
                      "const range = document.createRange(); range.selectNodeContents(node);"
                      "getSelection().removeAllRanges(); getSelection().addRange(range);"
                      "return getSelection().toString().length > 0; })()"_s)
                .toBool());
        m_desk.press(u"Ctrl+Alt+H"_s);
        const QString marked = u"!!document.querySelector('mark.note-words')"_s;
        QVERIFY(m_desk.awaitScript(marked));
        lookAtOthers();
        tabs().setCurrentIndex(0);
        m_desk.awaitPage(LightsLatest);
        QVERIFY(m_desk.awaitScript(marked));
    }

    void itFollowsTheDateAndTheLibraryWhenItIsLookedAt()
    {
        lookAtOthers();
        QVERIFY(tabs().at(0)->pane().isSuspended());
        m_desk.window().date().set(QDate(2012, 1, 1));
        tabs().refresh();
        QVERIFY(tabs().at(0)->pane().isSuspended());
        tabs().setCurrentIndex(0);
        m_desk.awaitPage("/akn/zz/act/2005/4/eng@2010-07-01");
        m_desk.window().date().clear();
        m_desk.awaitPage(LightsLatest);
    }

    void tabsThatAreHurriedThroughAreSuspendedToo()
    {
        for (int i = 0; i < 2; ++i) {
            for (const QByteArray &uri : Others)
                m_desk.window().openUri(uri, true);
        }
        m_desk.awaitPage("/akn/zz/act/1998/2/eng@2018-12-31");
        QTRY_COMPARE(awake(), ReaderTabs::MaxAwake);
    }

    void closingTheLibraryForgetsThem()
    {
        lookAtOthers();
        m_desk.window().openLibrary(m_desk.path(u"other.sheria"_s));
        QTRY_VERIFY(m_desk.window().library());
        m_desk.window().openLibrary(m_desk.libraryPath());
        QTRY_VERIFY(m_desk.window().library());
        tabs().setCurrentIndex(0);
        m_desk.awaitPage(LightsLatest);
    }

    /// What all processes take, each counted once. A debug build takes more than one that is shipped.
    void manyActsFitIntoMemory()
    {
        QStringList files;
        for (int i = 1; i <= Acts; ++i) {
            files.append(m_desk.path(u"%1.xml"_s.arg(i)));
            m_desk.write(u"%1.xml"_s.arg(i), actXml(i));
        }
        m_desk.import(files);
        tabs().closeTab(0);
        for (int i = 1; i <= Acts; ++i)
            m_desk.open("/akn/xa/act/2007/" + QByteArray::number(i) + "/eng", true);
        QCOMPARE(tabs().count(), Acts);
        QTRY_VERIFY(tabs().hasSpare());
        QCOMPARE(awake(), ReaderTabs::MaxAwake);
        TakenMemory taken;
        const auto isBelow = [&taken] {
            taken = memoryOf(QCoreApplication::applicationPid());
            return taken.rss < MostBytes;
        };
        const bool fits = QTest::qWaitFor(isBelow, 20'000);
        qInfo("%d acts in %d processes: RSS %lld MB, PSS %lld MB", Acts, taken.processes,
              taken.rss / 1'000'000, taken.pss / 1'000'000);
        if (IsSanitized)
            QSKIP("a sanitizer takes memory of its own");
        QVERIFY(fits);
    }

private:
    ReaderTabs &tabs() { return m_desk.window().tabs(); }

    void lookAtOthers()
    {
        for (const QByteArray &uri : Others)
            m_desk.open(uri, true);
    }

    int awake()
    {
        int pages = 0;
        for (int i = 0; i < tabs().count(); ++i)
            pages += tabs().at(i)->pane().isSuspended() ? 0 : 1;
        return pages;
    }

    const QString Hits = u"!!document.querySelector('mark.reader-hit')"_s;
    const QString AtSection9 = u"Math.abs(document.querySelector('[data-eid=sec_9]')"
                               ".getBoundingClientRect().top - 20) < 60"_s;
    DeskFixture m_desk;
};

SHERIA_GUI_TEST(TestSuspendedTabs)
} // namespace tst_suspendedtabs
#include "tst_suspendedtabs.moc"
