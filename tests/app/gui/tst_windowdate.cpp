// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cites/citespanel.h"
#include "app/citing/citationgraph.h"
#include "app/compare/comparepage.h"
#include "app/details/detailspanel.h"
#include "app/reader/readertabs.h"
#include "app/reader/timelinestrip.h"
#include "app/search/hitmodel.h"
#include "app/tree/librarymodel.h"
#include "app/window/panels.h"
#include "core/notes/notesfile.h"
#include "core/store/legislation/citationqueries.h"
#include "tests/app/gui/searchparts.h"
#include "tests/support/testmain.h"

#include <QAccessible>
#include <QCalendarWidget>
#include <QCheckBox>
#include <QClipboard>
#include <QDateEdit>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

namespace tst_windowdate {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Act = "/akn/zz/act/2005/4";
const QByteArray Later = "/akn/zz/act/2019/6"; // Its only text is of 30 August 2019.
const QByteArray Farrowell = "/akn/zz/judgment/zzcc/2020/3";

/// One date for the whole window: it is set by mouse and keyboard, and everything follows it.
class TestWindowDate : public QObject, private SearchParts
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_desk.start();
        m_desk.importSample();
        awaitIndex(m_desk);
        store::Database reader = must(
            store::Database::open(m_desk.libraryPath(), store::Database::Mode::ReadOnly));
        QTRY_COMPARE_WITH_TIMEOUT(must(store::countCitationTasks(reader)), 0, 20'000);
    }

    void init()
    {
        date().clear();
        m_desk.window().activateWindow();
        while (m_desk.window().tabs().count() > 0)
            m_desk.press(u"Ctrl+W"_s);
    }

    /// Qt's red could not be read in the dark themes.
    void weekendsHaveTheColourOfOtherDays()
    {
        const auto calendars = m_desk.window().findChildren<QCalendarWidget *>();
        QVERIFY(!calendars.isEmpty());
        for (const QCalendarWidget *calendar : calendars) {
            for (const Qt::DayOfWeek day : {Qt::Saturday, Qt::Sunday})
                QCOMPARE(calendar->weekdayTextFormat(day).foreground(), QBrush());
        }
    }

    void theMouseSetsTheDateAndTakesItBack()
    {
        m_desk.open(Act + "/eng");
        QCOMPARE(button().text(), u"Latest"_s);
        QVERIFY(!note().isVisible());
        QTest::mouseClick(&button(), Qt::LeftButton);
        QTRY_VERIFY(edit().isVisible());
        edit().setDate(QDate(2006, 1, 1));
        shoot(u"popup"_s, edit().parentWidget());
        QTest::mouseClick(m_desk.find<QPushButton>(u"windowDateShow"_s), Qt::LeftButton);
        m_desk.awaitPage(Act + "/eng@2005-06-17");
        QCOMPARE(date().date(), QDate(2006, 1, 1));
        QCOMPARE(button().text(), u"1 Jan 2006"_s);
        QCOMPARE(button().accessibleName(), u"Date of the law: 1 January 2006"_s);
        QVERIFY(note().isVisible());
        QCOMPARE(m_desk.find<QLabel>(u"dateNoteSentence"_s)->text(),
                 u"Showing the law as at 1 January 2006."_s);
        QCOMPARE(tabDate().date(), QDate(2006, 1, 1));
        shoot(u"window"_s, &m_desk.window());
        QTest::mouseClick(m_desk.find<QPushButton>(u"dateNoteLatest"_s), Qt::LeftButton);
        m_desk.awaitPage(Act + "/eng@2022-03-01");
        QVERIFY(!note().isVisible());
        QVERIFY(!date().isSet());
    }

    void theKeyboardSetsTheDateAndTakesItBack()
    {
        m_desk.open(Act + "/eng");
        m_desk.press(u"Ctrl+D"_s);
        QTRY_VERIFY(edit().hasFocus());
        QTest::keyClick(&edit(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&edit(), u"1 Feb 2012"_s);
        QTest::keyClick(&edit(), Qt::Key_Return);
        m_desk.awaitPage(Act + "/eng@2010-07-01");
        QCOMPARE(date().date(), QDate(2012, 2, 1));
        QVERIFY(!edit().isVisible());
        m_desk.press(u"Ctrl+Alt+N"_s);
        m_desk.awaitPage(Act + "/eng@2022-03-01");
        QVERIFY(!m_desk.find<QAction>(u"showLatest"_s)->isEnabled());
    }

    /// The library changes, and the text that was shown is read again, while another date is chosen.
    void aChangeOfTheLibraryLeavesTheChosenDate()
    {
        m_desk.open(Act + "/eng");
        for (int i = 0; i < 20; ++i) {
            const bool isOld = i % 2 == 0;
            for (int n = 0; n <= i % 5; ++n)
                m_desk.window().tabs().refresh();
            date().set(QDate(isOld ? 2006 : 2012, 1, 1));
            m_desk.awaitPage(Act + (isOld ? "/eng@2005-06-17" : "/eng@2010-07-01"));
        }
    }

    /// The date of a tab is the date of the window; a version that was chosen stays, and the bar says so.
    void theBarOfATabSetsTheDate()
    {
        m_desk.open(Act + "/eng");
        tabDate().setDate(QDate(2006, 1, 1));
        m_desk.awaitPage(Act + "/eng@2005-06-17");
        QCOMPARE(date().date(), QDate(2006, 1, 1));
        QVERIFY(!inTab<QLabel>(u"departsSentence"_s).isVisible());
        inTab<QToolButton>(u"pointsInTime"_s).menu()->actions().at(1)->trigger();
        m_desk.awaitPage(Act + "/eng@2016-04-01");
        QCOMPARE(date().date(), QDate(2006, 1, 1));
        QTRY_COMPARE(inTab<QLabel>(u"departsSentence"_s).text(),
                     u"This is not the version of 1 January 2006, the date of the window."_s);
        QVERIFY(inTab<QLabel>(u"departsSentence"_s).isVisible());
        shoot(u"departs"_s, &tab());
        inTab<QPushButton>(u"followDate"_s).click();
        m_desk.awaitPage(Act + "/eng@2005-06-17");
        QVERIFY(!inTab<QLabel>(u"departsSentence"_s).isVisible());
        // Chosen from the page.
        m_desk.page(u"document.querySelector('#banner a').click()"_s);
        m_desk.awaitPage(Act + "/eng@2022-03-01");
        QVERIFY(!date().isSet());
    }

    void everyTabFollowsWhenItIsLookedAt()
    {
        m_desk.open(Act + "/eng");
        m_desk.open("/akn/zz/act/1998/2/eng", true);
        date().set(QDate(2012, 1, 1));
        m_desk.awaitPage("/akn/zz/act/1998/2/eng@1998-05-22");
        ReaderTabs &tabs = m_desk.window().tabs();
        QVERIFY(tabs.at(0)->isBehind());
        QCOMPARE(tabs.at(0)->expression()->record.expression.uri, Act + "/eng@2022-03-01");
        tabs.setCurrentIndex(0);
        m_desk.awaitPage(Act + "/eng@2010-07-01");
        QVERIFY(!tabs.at(0)->isBehind());
        QCOMPARE(tab().history().current().uri, Act + "/eng:2012-01-01");
        // A new tab, too, and what is closed and had back.
        m_desk.open("/akn/zz/act/2001/9", true);
        m_desk.awaitPage("/akn/zz/act/2001/9/eng@2001-11-16");
        m_desk.press(u"Ctrl+W"_s);
        date().set(QDate(2023, 1, 1));
        m_desk.press(u"Ctrl+Shift+T"_s);
        m_desk.awaitPage("/akn/zz/act/2001/9/eng@2022-03-01");
    }

    void aWorkWithoutATextThenOffersTheNearest()
    {
        m_desk.open(Later);
        date().set(QDate(2012, 1, 1));
        QTRY_COMPARE(tab().title(), u"No such version"_s);
        QVERIFY(m_desk.awaitScript(
            u"document.querySelector('.reader-notice a')?.textContent === 'Show the version of 30 August 2019'"_s));
        shoot(u"missing"_s, &m_desk.window());
        m_desk.page(u"document.querySelector('.reader-notice a').click()"_s);
        m_desk.awaitPage(Later + "/eng@2019-08-30");
        QTRY_VERIFY(inTab<QLabel>(u"departsSentence"_s).isVisible());
        // Another date is for this tab, too.
        date().set(QDate(2020, 1, 1));
        QTRY_VERIFY(!inTab<QLabel>(u"departsSentence"_s).isVisible());
        QCOMPARE(tab().expression()->record.expression.uri, Later + "/eng@2019-08-30");
        date().set(QDate(2011, 1, 1));
        QTRY_COMPARE(tab().title(), u"No such version"_s);
        date().clear();
        m_desk.awaitPage(Later + "/eng@2019-08-30");
    }

    void aLinkOpensTheTextAsAtTheDate()
    {
        date().set(QDate(2012, 1, 1));
        m_desk.open(Act);
        m_desk.awaitPage(Act + "/eng@2010-07-01");
        m_desk.page(
            u"(() => { const a = document.createElement('a'); a.href = '/akn/zz/act/2001/9';"
            "document.querySelector('[data-eid=sec_1]').append(a); a.click(); })()"_s);
        m_desk.awaitPage("/akn/zz/act/2001/9/eng@2001-11-16");
        QCOMPARE(tab().history().current().uri, "/akn/zz/act/2001/9/eng:2012-01-01"_ba);
        // Back stays at the date, whatever it is then.
        date().set(QDate(2017, 1, 1));
        QTRY_COMPARE(tab().history().current().uri, "/akn/zz/act/2001/9/eng:2017-01-01"_ba);
        m_desk.press(u"Alt+Left"_s);
        m_desk.awaitPage(Act + "/eng@2016-04-01");
        // An address that names a date is opened as it says.
        m_desk.open(Act + "/eng@2005-06-17");
        m_desk.awaitPage(Act + "/eng@2005-06-17");
        QTRY_VERIFY(inTab<QLabel>(u"departsSentence"_s).isVisible());
    }

    void theTreeShowsWhatThereWas()
    {
        QAbstractItemModel &tree = *m_desk.find<QTreeView>(u"libraryTree"_s)->model();
        auto *hidden = m_desk.find<QLabel>(u"libraryHidden"_s);
        QTRY_VERIFY(!hidden->isVisible());
        filterTree(u"1952"_s);
        QTRY_VERIFY(work(u"1952/3"_s).data(LibraryModel::RepealedRole).toBool());
        date().set(QDate(1999, 1, 1));
        QTRY_VERIFY(hidden->isVisible());
        QVERIFY2(hidden->text().startsWith(u"As at 1 January 1999: "_s)
                     && hidden->text().endsWith(u" later work(s) hidden"_s),
                 qPrintable(hidden->text()));
        QTRY_VERIFY(work(u"1952/3"_s).isValid()
                    && !work(u"1952/3"_s).data(LibraryModel::RepealedRole).toBool());
        filterTree(u"beacons"_s);
        QTRY_COMPARE(tree.rowCount(), 0);
        // Passed, but not yet in force: it commenced on 1 September 2005.
        date().set(QDate(2005, 7, 1));
        QTRY_VERIFY(work(u"2005/4"_s).isValid());
        QVERIFY(work(u"2005/4"_s).data(Qt::ToolTipRole).toString().contains(u"Not in force"_s));
        date().set(QDate(2006, 1, 1));
        QTRY_VERIFY(!work(u"2005/4"_s).data(LibraryModel::RepealedRole).toBool());
        QVERIFY(!work(u"2010/7"_s).isValid());
        shoot(u"tree"_s, m_desk.find<QTreeView>(u"libraryTree"_s)->parentWidget());
        date().clear();
        QTRY_VERIFY(work(u"2010/7"_s).isValid());
        QTRY_VERIFY(!hidden->isVisible());
        filterTree({});
    }

    /// Years that had no works on the date are open again when they have some, and only those that were open.
    void whatWasOpenInTheTreeIsOpenAgain()
    {
        auto &view = *m_desk.find<QTreeView>(u"libraryTree"_s);
        const QAbstractItemModel &tree = *view.model();
        const auto below = [&tree](const QModelIndex &parent, const QString &label) {
            return tree.match(tree.index(0, 0, parent), Qt::DisplayRole, label, 1, Qt::MatchExactly)
                .value(0);
        };
        QTRY_VERIFY(below({}, u"Zephara"_s).isValid());
        const QPersistentModelIndex acts = below(below({}, u"Zephara"_s), u"Acts"_s);
        QVERIFY(acts.isValid());
        view.expand(acts.parent());
        view.expand(acts);
        for (int row = 0; row < tree.rowCount(acts); ++row)
            view.setExpanded(tree.index(row, 0, acts), row > 0);
        const auto open = [&] {
            QStringList years;
            for (int row = 0; row < tree.rowCount(acts); ++row) {
                const QModelIndex year = tree.index(row, 0, acts);
                if (view.isExpanded(year))
                    years << year.data().toString();
            }
            return years;
        };
        const int all = tree.rowCount(acts);
        const QStringList before = open();
        QCOMPARE(int(before.size()), all - 1);
        date().set(QDate(1999, 1, 1));
        QTRY_VERIFY(tree.rowCount(acts) < all - 3);
        date().clear();
        QTRY_COMPARE(tree.rowCount(acts), all);
        QTRY_COMPARE(open(), before);
    }

    void searchFollows()
    {
        date().set(QDate(2006, 1, 1));
        search(u"title:beacons"_s);
        QTRY_COMPARE(dateOfAct(), QDate(2005, 6, 17));
        auto *isAsAt = m_desk.find<QCheckBox>(u"searchIsAsAt"_s);
        QVERIFY(isAsAt->isChecked());
        date().set(QDate(2012, 1, 1));
        QTRY_COMPARE(dateOfAct(), QDate(2010, 7, 1));
        QVERIFY(page().isVisible());
        shoot(u"search"_s, &m_desk.window());
        // The field of the results is the date of the window.
        m_desk.find<QDateEdit>(u"searchAsAt"_s)->setDate(QDate(2017, 1, 1));
        QTRY_COMPARE(dateOfAct(), QDate(2016, 4, 1));
        QCOMPARE(date().date(), QDate(2017, 1, 1));
        isAsAt->click();
        QTRY_COMPARE(dateOfAct(), QDate(2022, 3, 1));
        QVERIFY(!date().isSet());
        QTest::keyClick(&results(), Qt::Key_Escape);
    }

    void whatIsTypedIsOfferedAsAtTheDate()
    {
        date().set(QDate(2004, 1, 1));
        m_desk.press(u"Ctrl+Shift+F"_s);
        box().setText({});
        QTest::keyClicks(&box(), u"constitution"_s);
        QTRY_VERIFY(rowOf(u"Constitution"_s) > 0);
        box().setText({});
        QTest::keyClicks(&box(), u"lights and beacons"_s);
        QTest::qWait(300);
        QVERIFY(rowOf(u"Lights and Beacons Act, 2005"_s) < 0);
        QTest::keyClick(&box(), Qt::Key_Escape);
    }

    void citationsAreThoseOfTheDate()
    {
        Panels::reveal(m_desk.window().panels().cites());
        m_desk.open(Act + "/eng");
        QTRY_VERIFY(cite(u"Farrowell v Board of Lights"_s)); // Of 2020.
        date().set(QDate(2010, 12, 1));
        m_desk.awaitPage(Act + "/eng@2010-07-01");
        QTRY_VERIFY(cite(u"Cited by ("_s)
                    && cite(u"Cited by ("_s)->text(0).endsWith(u", as at 1 December 2010"_s));
        QVERIFY(cite(u"Tern Ferries Ltd v Board of Lights"_s)); // Of 2008.
        QVERIFY(!cite(u"Farrowell v Board of Lights"_s));
        shoot(u"cites"_s, &m_desk.window().panels().cites());
        // Another day of the same version has other citations.
        date().set(QDate(2015, 12, 1));
        QTRY_VERIFY(cite(u"Cited by ("_s)
                    && cite(u"Cited by ("_s)->text(0).endsWith(u", as at 1 December 2015"_s));
        Panels::reveal(m_desk.window().panels().details());
    }

    void theGraphIsThatOfTheDate()
    {
        date().clear();
        Panels::reveal(m_desk.window().panels().cites());
        m_desk.open(Act + "/eng");
        auto *button = m_desk.find<QPushButton>(u"citationGraphButton"_s);
        QTRY_VERIFY(button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        auto *graph = m_desk.find<CitationGraph>(u"citationGraph"_s);
        auto *tree = graph->findChild<QTreeWidget *>(u"graphTree"_s);
        const auto has = [tree](const QString &title) {
            return !tree->findItems(title, Qt::MatchStartsWith | Qt::MatchRecursive).isEmpty();
        };
        QTRY_VERIFY(has(u"Farrowell v Board of Lights"_s)); // Of 2020.
        QVERIFY(!tree->topLevelItem(0)->text(0).contains(u"as at"_s));
        // It follows while it is open.
        date().set(QDate(2010, 12, 1));
        QTRY_VERIFY(tree->topLevelItemCount() == 2
                    && tree->topLevelItem(0)->text(0).endsWith(u", as at 1 December 2010"_s));
        QVERIFY(tree->topLevelItem(1)->text(0).endsWith(u", as at 1 December 2010"_s));
        QVERIFY(has(u"Tern Ferries Ltd v Board of Lights"_s)); // Of 2008.
        QVERIFY(!has(u"Farrowell v Board of Lights"_s));
        graph->close();
        // A work that had no text by then cites nothing.
        store::Database db = must(
            store::Database::open(m_desk.libraryPath(), store::Database::Mode::ReadOnly));
        const Today today(QDate(2024, 1, 5));
        QVERIFY(!must(graphStep(db, Farrowell, today)).cites.empty());
        QVERIFY(!must(graphStep(db, Farrowell, today, QDate(2021, 1, 1))).cites.empty());
        QVERIFY(must(graphStep(db, Farrowell, today, QDate(2010, 12, 1))).cites.empty());
        date().clear();
        Panels::reveal(m_desk.window().panels().details());
    }

    void decisionsAreThoseGivenByTheDate()
    {
        QAbstractItemModel &courts = *m_desk.find<QTreeView>(u"decisionTree"_s)->model();
        const auto all = [&courts] {
            return courts.index(0, 0).data(LibraryModel::NoteRole).toString();
        };
        QTRY_COMPARE(all(), u"7"_s);
        m_desk.press(u"Ctrl+J"_s);
        auto *state = m_desk.find<QLabel>(u"decisionsState"_s);
        QTRY_COMPARE(state->text(), u"7 decision(s)"_s);
        date().set(QDate(2014, 12, 31));
        QTRY_COMPARE(state->text(), u"2 decision(s) by 31 December 2014"_s);
        QTRY_COMPARE(all(), u"2"_s);
        date().clear();
        QTRY_COMPARE(state->text(), u"7 decision(s)"_s);
        QTRY_COMPARE(all(), u"7"_s);
    }

    /// What a decision of 2012 calls section 2 stands elsewhere later; who follows the decision came later, too.
    void whatIsCitedIsFoundInTheTextOfTheDate()
    {
        const auto write = [this](const QString &name, const DocumentSpec &spec) {
            m_desk.write(name, xmlOf(spec));
            return m_desk.path(name);
        };
        const auto act = [](const QByteArray &date, const QByteArrayList &sections) {
            DocumentSpec spec{.work = "/akn/xa/act/2003/5",
                              .date = date,
                              .title = "Rope Act, 2003"};
            for (const QByteArray &words : sections) {
                const QByteArray n = QByteArray::number(1 + spec.body.count("<section"));
                spec.body += "<section eId=\"sec_" + n + "\"><num>" + n + ".</num><content><p>"
                    + words + "</p></content></section>";
            }
            return spec;
        };
        const auto decision = [](const QByteArray &number, const QByteArray &date,
                                 const QByteArray &words) {
            return DocumentSpec{
                .work = "/akn/xa/judgment/xahc/" + date.first(4) + '/' + number,
                .date = date,
                .title = "Hawser v Quay " + number,
                .element = "judgment",
                .body = "<judgmentBody><decision><paragraph eId=\"para_1\"><content>"
                        "<p>"
                    + words + "</p></content></paragraph></decision></judgmentBody>"};
        };
        const QByteArray ropes = "The master of the quay measures every rope before a ship sails.";
        const QByteArray fees = "The fee for a mooring is paid to the keeper of the harbour.";
        m_desk.import(
            {write(u"rope1.xml"_s, act("2004-01-01", {ropes, fees})),
             write(u"rope2.xml"_s, act("2015-01-01", {"A ship is a boat.", ropes, fees})),
             write(u"case1.xml"_s,
                   decision("7", "2012-03-01", "Section 2 of the Rope Act, 2003, holds.")),
             write(u"case2.xml"_s, decision("8", "2017-03-01", "We follow [2012] XAHC 7."))});
        store::Database reader = must(
            store::Database::open(m_desk.libraryPath(), store::Database::Mode::ReadOnly));
        QTRY_COMPARE_WITH_TIMEOUT(must(store::countCitationTasks(reader)), 0, 20'000);
        Panels::reveal(m_desk.window().panels().cites());
        m_desk.open("/akn/xa/judgment/xahc/2012/7/eng");
        const auto leadsTo = [this] {
            const QTreeWidgetItem *place = cite(u"section 2"_s);
            return place ? place->data(0, Qt::UserRole).toByteArray() : QByteArray();
        };
        QTRY_COMPARE(leadsTo(), "/akn/xa/act/2003/5#sec_3"_ba);
        QTRY_VERIFY(cite(u"Treatment: followed?"_s));
        const QString link = u"document.querySelector(`a[href='/akn/xa/act/2003/5/~sec_%1']`)"_s;
        QVERIFY(m_desk.awaitScript(link.arg(3) + " !== null"_L1));
        date().set(QDate(2013, 1, 1));
        QTRY_COMPARE(leadsTo(), "/akn/xa/act/2003/5#sec_2"_ba);
        QVERIFY(m_desk.awaitScript(link.arg(2) + " !== null"_L1));
        QVERIFY(!cite(u"Treatment: followed?"_s));
        m_desk.clickInPage(link.arg(2));
        QVERIFY(
            m_desk.awaitScript(u"document.querySelector('#sec_2')?.textContent.includes('fee')"_s));
        Panels::reveal(m_desk.window().panels().details());
    }

    void askingFollows()
    {
        date().set(QDate(2012, 1, 1));
        m_desk.press(u"Ctrl+Alt+K"_s);
        auto *isDated = m_desk.find<QCheckBox>(u"askDated"_s);
        QVERIFY(isDated->isChecked());
        QCOMPARE(m_desk.find<QDateEdit>(u"askDate"_s)->date(), QDate(2012, 1, 1));
        date().set(QDate(2006, 1, 1));
        QCOMPARE(m_desk.find<QDateEdit>(u"askDate"_s)->date(), QDate(2006, 1, 1));
        date().clear();
        QVERIFY(!isDated->isChecked());
        isDated->window()->close();
    }

    void comparingBeginsWithTheDate()
    {
        date().set(QDate(2006, 1, 1));
        m_desk.open(Act);
        m_desk.press(u"Ctrl+Alt+D"_s);
        auto *compare = m_desk.find<ComparePage>(u"comparePage"_s);
        const auto compares = [compare](const QByteArray &before, const QByteArray &after) {
            const Comparison *made = compare->comparison();
            return made && made->before.expression.uri == Act + before
                && made->after.expression.uri == Act + after;
        };
        QTRY_VERIFY(compares("/eng@2005-06-17", "/eng@2022-03-01"));
        date().set(QDate(2012, 1, 1));
        QTRY_VERIFY(compares("/eng@2010-07-01", "/eng@2022-03-01"));
        QVERIFY(compare->isVisible());
        m_desk.find<QAction>(u"closeComparison"_s)->trigger();
    }

    void whatIsCopiedNamesTheDate()
    {
        date().set(QDate(2006, 1, 1));
        m_desk.open(Act);
        m_desk.awaitPage(Act + "/eng@2005-06-17");
        QCOMPARE(tab().title(), u"Lights and Beacons Act, 2005 (17 June 2005)"_s);
        m_desk.press(u"Ctrl+Alt+C"_s);
        QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(u"as at 17 June 2005"_s));
        m_desk.press(u"Ctrl+Alt+U"_s);
        QTRY_VERIFY(QGuiApplication::clipboard()->text().startsWith(
            QString::fromLatin1(Act + "/eng@2005-06-17")));
        m_desk.find<QAction>(u"exportText"_s)->trigger();
        auto *dialog = m_desk.find<QFileDialog>(u"exportDialog"_s);
        const QString name = QFileInfo(dialog->selectedFiles().value(0)).fileName();
        QVERIFY2(name.startsWith(u"Lights and Beacons Act, 2005 (17 June 2005)"_s),
                 qPrintable(name));
        dialog->reject();
        QTRY_VERIFY(!m_desk.window().findChild<QFileDialog *>());
        m_desk.press(u"Ctrl+Alt+R"_s);
        QTRY_VERIFY(!bookmarks().empty());
        QCOMPARE(bookmarks().size(), std::size_t(1));
        QCOMPARE(bookmarks().front().anchor.expressionUri, QByteArray(Act + "/eng@2005-06-17"));
        // Also where it is the latest text: PDF and export are called after the tab.
        date().set(QDate(2023, 1, 1));
        QTRY_COMPARE(tab().title(), u"Lights and Beacons Act, 2005 (1 March 2022)"_s);
    }

    void theTimelineTellsWhatHappened()
    {
        m_desk.open(Later);
        QVERIFY(!strip().isVisible()); // It has one version.
        m_desk.open(Act + "/eng");
        QTRY_VERIFY(strip().isVisible());
        QStringList told;
        for (const TimelineMark &mark : strip().marks())
            told.append(markText(mark));
        QCOMPARE(told,
                 (QStringList{
                     u"17 June 2005\nA version of the text begins"_s,
                     u"1 September 2005\nCommenced"_s,
                     u"1 July 2010\nAmended by Lights and Beacons (Amendment) Act, 2010"_s,
                     u"1 April 2016\nAmended by Lights and Beacons (Further Amendment) Act, 2016"_s,
                     u"1 March 2022\nAmended by Powers of Entry (Reform) Act, 2022"_s}));
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&strip());
        QVERIFY(spoken);
        QCOMPARE(spoken->role(), QAccessible::Slider);
        QCOMPARE(spoken->text(QAccessible::Name), u"Timeline of this work"_s);
        QCOMPARE(spoken->text(QAccessible::Description), u"Latest version"_s);
    }

    void theTimelineIsDraggedByMouse()
    {
        m_desk.open(Act + "/eng");
        QTRY_VERIFY(strip().isVisible());
        const int y = strip().height() / 2;
        const auto drag = [&](QDate to, Qt::KeyboardModifiers modifiers, int by = 0) {
            const int from = strip().xOf(QDate::fromJulianDay(strip().value()));
            QTest::mousePress(&strip(), Qt::LeftButton, modifiers, QPoint(from, y));
            // QTest::mouseMove() names no buttons that are down.
            const QPoint at(strip().xOf(to) + by, y);
            QMouseEvent move(QEvent::MouseMove, QPointF(at), strip().mapToGlobal(QPointF(at)),
                             Qt::NoButton, Qt::LeftButton, modifiers);
            QCoreApplication::sendEvent(&strip(), &move);
            return at;
        };
        // It stops at the change that is near, and shows the text when it is let go.
        QPoint end = drag(QDate(2010, 7, 1), {}, 5);
        QCOMPARE(QDate::fromJulianDay(strip().value()), QDate(2010, 7, 1));
        QCOMPARE(tab().expression()->record.expression.uri, Act + "/eng@2022-03-01");
        QVERIFY(!date().isSet());
        shoot(u"timeline"_s, &tab());
        QTest::mouseRelease(&strip(), Qt::LeftButton, {}, end);
        m_desk.awaitPage(Act + "/eng@2010-07-01");
        QCOMPARE(date().date(), QDate(2010, 7, 1));
        // With Shift at any day.
        QTRY_COMPARE(strip().value(), int(QDate(2010, 7, 1).toJulianDay()));
        end = drag(QDate(2018, 6, 1), Qt::ShiftModifier);
        QTest::mouseRelease(&strip(), Qt::LeftButton, Qt::ShiftModifier, end);
        m_desk.awaitPage(Act + "/eng@2016-04-01");
        QVERIFY(date().date() > QDate(2018, 1, 1) && date().date() < QDate(2018, 11, 1));
        // Its end is the latest.
        QTRY_COMPARE(strip().value(), int(date().date().toJulianDay()));
        end = drag(QDate(2024, 1, 5), {});
        QTest::mouseRelease(&strip(), Qt::LeftButton, {}, end);
        m_desk.awaitPage(Act + "/eng@2022-03-01");
        QVERIFY(!date().isSet());
    }

    void theTimelineIsMovedByKeyboard()
    {
        m_desk.open(Act + "/eng");
        m_desk.press(u"Ctrl+Alt+T"_s);
        QTRY_VERIFY(strip().hasFocus());
        QTest::keyClick(&strip(), Qt::Key_Left);
        QTRY_COMPARE(date().date(), QDate(2022, 3, 1));
        QTRY_COMPARE(strip().value(), int(QDate(2022, 3, 1).toJulianDay()));
        // Held down it moves on, and the text comes once the key is let go.
        QTest::keyPress(&strip(), Qt::Key_Left);
        QTest::keyPress(&strip(), Qt::Key_Left);
        QCOMPARE(date().date(), QDate(2022, 3, 1));
        QTest::keyRelease(&strip(), Qt::Key_Left);
        m_desk.awaitPage(Act + "/eng@2010-07-01");
        QTRY_COMPARE(strip().value(), int(QDate(2010, 7, 1).toJulianDay()));
        QVERIFY(strip().hasFocus());
        QTest::keyClick(&strip(), Qt::Key_Left, Qt::ShiftModifier);
        m_desk.awaitPage(Act + "/eng@2005-06-17");
        QCOMPARE(date().date(), QDate(2010, 6, 30));
        QTRY_COMPARE(strip().value(), int(QDate(2010, 6, 30).toJulianDay()));
        QTest::keyClick(&strip(), Qt::Key_End);
        m_desk.awaitPage(Act + "/eng@2022-03-01");
        QVERIFY(!date().isSet());
    }

    void theSessionKeepsTheDate()
    {
        m_desk.open(Act + "/eng");
        m_desk.open("/akn/zz/act/1998/2/eng", true);
        date().set(QDate(2012, 1, 1));
        m_desk.awaitPage("/akn/zz/act/1998/2/eng@1998-05-22");
        m_desk.close();
        m_desk.start();
        QCOMPARE(date().date(), QDate(2012, 1, 1));
        QVERIFY(note().isVisible());
        m_desk.awaitPage("/akn/zz/act/1998/2/eng@1998-05-22");
        // What had still to follow does so.
        QVERIFY(m_desk.window().tabs().at(0)->isBehind());
        m_desk.window().tabs().setCurrentIndex(0);
        m_desk.awaitPage(Act + "/eng@2010-07-01");
        QTRY_VERIFY(m_desk.find<QLabel>(u"libraryHidden"_s)->isVisible());
        // Another library has a date of its own: none.
        m_desk.window().openLibrary(m_desk.path(u"other.sheria"_s));
        QTRY_VERIFY(m_desk.window().library());
        QVERIFY(!date().isSet());
        m_desk.window().openLibrary(m_desk.libraryPath());
        QTRY_VERIFY(m_desk.window().library());
        QCOMPARE(date().date(), QDate(2012, 1, 1));
    }

private:
    /// Those that the user has.
    static std::vector<notes::Note> bookmarks()
    {
        auto file = notes::NotesFile::open(notes::NotesFile::defaultPath(),
                                           notes::NotesFile::Mode::Look);
        notes::Search search;
        search.kinds = {notes::Note::Kind::Bookmark};
        return file ? must(file->find(search)) : std::vector<notes::Note>();
    }
    WindowDate &date() { return m_desk.window().date(); }
    ReaderTab &tab() { return *m_desk.window().tabs().current(); }
    DateButton &button() { return *m_desk.find<DateButton>(u"windowDate"_s); }
    DateNote &note() { return *m_desk.find<DateNote>(u"dateNote"_s); }
    QDateEdit &edit() { return *m_desk.find<QDateEdit>(u"windowDateEdit"_s); }
    QDateEdit &tabDate() { return inTab<QDateEdit>(u"asAtDate"_s); }
    TimelineStrip &strip() { return inTab<TimelineStrip>(u"timeline"_s); }
    template <typename T>
    T &inTab(const QString &name)
    {
        return *tab().findChild<T *>(name);
    }

    void filterTree(const QString &text)
    {
        m_desk.find<QLineEdit>(u"libraryFilter"_s)->setText(text);
    }

    /// The work of the tree whose address ends so; invalid: none.
    QModelIndex work(const QString &end, const QModelIndex &parent = {})
    {
        QAbstractItemModel &tree = *m_desk.find<QTreeView>(u"libraryTree"_s)->model();
        for (int row = 0; row < tree.rowCount(parent); ++row) {
            const QModelIndex index = tree.index(row, 0, parent);
            if (index.data(LibraryModel::UriRole).toString().endsWith(end))
                return index;
            if (const QModelIndex below = work(end, index); below.isValid())
                return below;
        }
        return {};
    }

    QTreeWidgetItem *cite(const QString &text)
    {
        auto *tree = m_desk.find<QTreeWidget>(u"citesTree"_s);
        return tree->findItems(text, Qt::MatchStartsWith | Qt::MatchRecursive).value(0);
    }

    void search(const QString &words)
    {
        m_desk.press(u"Ctrl+Shift+F"_s);
        box().setText(words);
        QTest::keyClick(&box(), Qt::Key_Return);
        QTRY_VERIFY(page().isVisible());
    }

    QDate dateOfAct()
    {
        const auto *hits = qobject_cast<const HitModel *>(results().model());
        for (int row = 0; row < hits->rowCount(); ++row) {
            if (hits->at(row)->workUri == Act)
                return hits->at(row)->date;
        }
        return {};
    }

    /// A picture for people, where they ask for it.
    void shoot(const QString &name, QWidget *what)
    {
        const QString folder = qEnvironmentVariable("SHERIA_SHOTS");
        if (folder.isEmpty())
            return;
        for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
            m_desk.appearance().choose(theme);
            QTest::qWait(300);
            QVERIFY(what->grab().save(folder + u"/date-"_s + name
                                      + (theme == ThemeChoice::Dark ? u"-dark.png"_s : u".png"_s)));
        }
    }
};

SHERIA_GUI_TEST(TestWindowDate)
} // namespace tst_windowdate
#include "tst_windowdate.moc"
