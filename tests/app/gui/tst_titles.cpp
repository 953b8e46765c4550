// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readertabs.h"
#include "app/search/hitmodel.h"
#include "app/theme/standing.h"
#include "app/tree/librarydelegate.h"
#include "app/tree/librarymodel.h"
#include "app/window/panels.h"
#include "core/store/legislation/expressionqueries.h"
#include "tests/app/gui/guistatements.h"
#include "tests/app/gui/searchparts.h"
#include "tests/support/testmain.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTranslator>
#include <QTreeView>

#include <algorithm>

namespace tst_titles {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray LongTitle =
    "Administration of Harbours, Beacons and Lighthouses along the Coast Act";

/// What is put into the library before it is opened.
void fill(const QString &path)
{
    TestLibrary library;
    const auto put = [&library](const QByteArray &uri, const QByteArray &title,
                                const QByteArray &date = "2009-02-03") {
        DocumentSpec spec;
        spec.work = uri;
        spec.title = title;
        spec.date = date;
        library.put(spec);
    };
    const auto change = [&library](const QByteArray &uri, const auto &how) {
        Work work = must(store::findWork(library.db(), uri));
        how(work);
        must(store::putWork(library.db(), work, library.clock.now()));
    };
    put("/akn/xa/act/2005/10", "Lights Act");
    put("/akn/xa/act/2008/3", "Lights Act");
    put("/akn/xa/act/2001/1", "Ancient Harbour Act");
    put("/akn/xa/act/2002/2", "Tree Act");
    put("/akn/xa/act/2003/7", "Sand Act");
    put("/akn/xa/act/2004/5", "Élan Act");
    put("/akn/xa/act/2006/6", "Rope Act", "2006-01-01");
    put("/akn/xa/act/2006/6", "Rope Act", "2012-01-01");
    put("/akn/xa/act/2007/8", LongTitle);
    put("/akn/xa/judgment/xahc/2020/3", "Oak v Elm");
    put("/akn/xb/act/1999/1", "Only Act");
    change("/akn/xa/act/2001/1",
           [](Work &work) { work.repeal.emplace().date = QDate(2010, 1, 1); });
    change("/akn/xa/act/2002/2",
           [](Work &work) { work.repeal.emplace().date = QDate(2030, 1, 1); });
    change("/akn/xa/act/2003/7",
           [](Work &work) { work.commencements.emplace_back().date = QDate(2031, 1, 1); });
    change("/akn/xa/act/2004/5", [](Work &work) { work.isCommencedByFlag = false; });
    change("/akn/xa/judgment/xahc/2020/3", [](Work &work) {
        work.judgment = R"({"short_mnc": "[2020] XAHC 3", "delivery_date": "2020-05-06",
            "court": {"name": "High Court", "code": "xahc"}})";
    });
    library.close();
    QVERIFY(QFile::copy(library.path(), path));
}

/// Forty titles of one letter, and courts with a decision each.
void fillWithMany(const QString &path)
{
    TestLibrary library;
    for (int i = 1; i <= 40; ++i) {
        DocumentSpec spec;
        spec.work = "/akn/xa/act/2010/" + QByteArray::number(i);
        spec.title = "Ancient Act " + QByteArray::number(i);
        library.put(spec);
    }
    for (int i = 1; i <= 9; ++i) {
        const QByteArray court = "xa" + QByteArray(1, char('a' + i)) + "c";
        DocumentSpec spec;
        spec.work = "/akn/xa/judgment/" + court + "/2020/1";
        spec.title = QByteArray(1, char('B' + i)) + " v Elm";
        library.put(spec);
        Work work = must(store::findWork(library.db(), spec.work));
        work.judgment = R"({"delivery_date": "2020-05-06", "court": {"name": )"
                        "\"Court "
            + QByteArray::number(i) + R"(", "code": ")" + court + "\"}}";
        must(store::putWork(library.db(), work, library.clock.now()));
    }
    library.close();
    QVERIFY(QFile::copy(library.path(), path));
}

/// What lists say of works: titles, numbers and badges; and where a person begins without a text.
class TestTitles : public QObject, private SearchParts
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        fill(m_desk.libraryPath());
        m_desk.start();
        awaitIndex(m_desk);
    }

    void init()
    {
        m_desk.window().activateWindow();
        m_desk.window().date().clear();
        while (m_desk.window().tabs().count() > 0)
            m_desk.press(u"Ctrl+W"_s);
    }

    /// Two clicks for a work whose country, nature and year have no other.
    void branchesWithoutChoicesOpenAtOnce()
    {
        QTRY_COMPARE(tree().model()->rowCount(), 2);
        const QPersistentModelIndex country = row({}, 1);
        QTRY_COMPARE(country.data(LibraryModel::NoteRole).toString(), u"1"_s);
        QVERIFY(!tree().isExpanded(country));
        click(country);
        QTRY_VERIFY(find("/akn/xb/act/1999/1").isValid());
        const QModelIndex work = find("/akn/xb/act/1999/1");
        QTRY_VERIFY(tree().visualRect(work).isValid() && tree().isExpanded(work.parent()));
        click(work);
        m_desk.awaitPage("/akn/xb/act/1999/1/eng@2009-02-03");
        click(country);
        QVERIFY(!tree().isExpanded(country)); // Again: closed.
    }

    /// The years of a nature with few works are open with it, also for who uses the keyboard.
    void fewWorksAreSeenAtOnce()
    {
        tree().setFocus();
        tree().collapseAll();
        tree().setCurrentIndex(row({}, 0));
        QTest::keyClick(&tree(), Qt::Key_Right);
        QTest::keyClick(&tree(), Qt::Key_Down);
        QCOMPARE(tree().currentIndex().data().toString(), u"Acts"_s);
        QTest::keyClick(&tree(), Qt::Key_Right);
        QTRY_VERIFY(find("/akn/xa/act/2001/1").isValid() && find("/akn/xa/act/2008/3").isValid());
        const QModelIndex work = find("/akn/xa/act/2008/3");
        for (int i = 0; i < 30 && tree().currentIndex() != work; ++i)
            QTest::keyClick(&tree(), Qt::Key_Down);
        QTest::keyClick(&tree(), Qt::Key_Return);
        m_desk.awaitPage("/akn/xa/act/2008/3/eng@2009-02-03");
    }

    void theTreeSaysNumbersAndBadges_data()
    {
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<QString>("note");
        QTest::addColumn<Standing>("standing");
        QTest::addColumn<QString>("spoken");
        QTest::newRow("equal titles") << "/akn/xa/act/2005/10"_ba << u"10 of 2005"_s
                                      << Standing::InForce << u"Lights Act, Act 10 of 2005"_s;
        QTest::newRow("repealed") << "/akn/xa/act/2001/1"_ba << u"1 of 2001"_s << Standing::Repealed
                                  << u"Ancient Harbour Act, Act 1 of 2001, Repealed"_s;
        QTest::newRow("repealed in the future")
            << "/akn/xa/act/2002/2"_ba << u"2 of 2002"_s << Standing::InForce
            << u"Tree Act, Act 2 of 2002"_s;
        QTest::newRow("commences in the future")
            << "/akn/xa/act/2003/7"_ba << u"7 of 2003"_s << Standing::Pending
            << u"Sand Act, Act 7 of 2003, Not in force"_s;
        QTest::newRow("uncommenced")
            << "/akn/xa/act/2004/5"_ba << u"5 of 2004"_s << Standing::Uncommenced
            << u"Élan Act, Act 5 of 2004, Uncommenced"_s;
        QTest::newRow("a judgment") << "/akn/xa/judgment/xahc/2020/3"_ba << u"[2020] XAHC 3"_s
                                    << Standing::InForce << u"Oak v Elm, [2020] XAHC 3"_s;
    }
    void theTreeSaysNumbersAndBadges()
    {
        QFETCH(QByteArray, uri);
        expand();
        QTRY_VERIFY(find(uri).isValid());
        const QModelIndex index = find(uri);
        QTEST(index.data(LibraryModel::NoteRole).toString(), "note");
        QTEST(Standing(index.data(LibraryModel::StandingRole).toInt()), "standing");
        QTEST(index.data(Qt::AccessibleTextRole).toString(), "spoken");
    }

    /// The cover page, the sentence above the text and the details say the same as the badge.
    void aCommencementToComeIsSaidToCome()
    {
        m_desk.open("/akn/xa/act/2003/7/eng");
        const auto *sentence = m_desk.window().tabs().current()->findChild<QLabel *>(
            u"validitySentence"_s);
        QTRY_VERIFY2(sentence->text().endsWith(u"Not in force: commences on 1 January 2031."_s),
                     qPrintable(sentence->text()));
        QVERIFY(m_desk.awaitScript(u"document.querySelector('.commencement-date')?.textContent === "
                                   "'Commences on 1 January 2031'"_s));
        const auto isSaid = [this] {
            const auto labels = m_desk.find<QWidget>(u"detailsDock"_s)->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                               [](const QLabel *label) { return label->text() == u"Commences"_s; });
        };
        QTRY_VERIFY(isSaid());
    }

    void aLongTitleIsElidedInTheMiddle()
    {
        expand();
        QTRY_VERIFY(find("/akn/xa/act/2007/8").isValid());
        const QModelIndex index = find("/akn/xa/act/2007/8");
        QStyleOptionViewItem option;
        option.initFrom(&tree());
        option.widget = &tree();
        option.rect = QRect(0, 0, 160, 20);
        const auto &delegate = static_cast<const LibraryDelegate &>(*tree().itemDelegate());
        const LibraryDelegate::Parts parts = delegate.parts(option, index);
        QVERIFY2(parts.label.startsWith(u"A"_s) && parts.label.endsWith(u't')
                     && parts.label.contains(u'…'),
                 qPrintable(parts.label));
        QVERIFY(index.data(Qt::ToolTipRole).toString().contains(QString::fromUtf8(LongTitle)));
        // Of a badge its symbol stays, and the title has half of the row.
        const QModelIndex repealed = find("/akn/xa/act/2001/1");
        const auto widthOf = [&option](const QString &text) {
            return option.fontMetrics.horizontalAdvance(text);
        };
        const int title = widthOf(repealed.data().toString());
        // Less than both take, whatever the font.
        const int badge = badgeWidth(Standing::Repealed, option.font);
        option.rect.setWidth(std::min(title + badge / 2, 2 * badge));
        const LibraryDelegate::Parts narrow = delegate.parts(option, repealed);
        QVERIFY(narrow.badgeWidth > 0);
        QVERIFY2(narrow.badgeWidth < badgeWidth(Standing::Repealed, option.font),
                 qPrintable(QString::number(narrow.badgeWidth)));
        QVERIFY2(widthOf(narrow.label) >= std::min(title, 40), qPrintable(narrow.label));
        QVERIFY(repealed.data(Qt::ToolTipRole).toString().contains(u"Repealed"_s));
        QVERIFY(repealed.data(Qt::AccessibleTextRole).toString().contains(u"Repealed"_s));
        // A number is shown as a whole or not at all.
        const QModelIndex judgment = find("/akn/xa/judgment/xahc/2020/3");
        QCOMPARE(judgment.data(LibraryModel::NoteRole).toString(), u"[2020] XAHC 3"_s);
        option.showDecorationSelected = true; // As in a tree: the text has the whole row.
        for (int width = 60; width < 400; width += 10) {
            option.rect.setWidth(width);
            const QString note = delegate.parts(option, judgment).note;
            QCOMPARE(note, note.isEmpty() ? QString() : u"[2020] XAHC 3"_s);
        }
        QCOMPARE(delegate.parts(option, judgment).note, u"[2020] XAHC 3"_s);
        shoot(u"tree"_s, tree().parentWidget());
    }

    /// The tree goes where the reader is, but not while the person is in the tree.
    void theTreeFollowsTheText()
    {
        tree().collapseAll();
        m_desk.find<QLineEdit>(u"address"_s)->setFocus();
        QWidget *focused = QApplication::focusWidget();
        m_desk.open("/akn/xa/act/2008/3/eng");
        QTRY_COMPARE(chosen(), "/akn/xa/act/2008/3"_ba);
        QVERIFY(tree().viewport()->rect().intersects(tree().visualRect(tree().currentIndex())));
        QCOMPARE(QApplication::focusWidget(), focused);
        QCOMPARE(m_desk.window().tabs().count(), 1);

        tree().setFocus();
        m_desk.open("/akn/xa/act/2002/2/eng", true);
        QCOMPARE(chosen(), "/akn/xa/act/2008/3"_ba);
        m_desk.find<QLineEdit>(u"address"_s)->setFocus();
        QTRY_COMPARE(chosen(), "/akn/xa/act/2002/2"_ba);
        m_desk.window().tabs().selectNext(-1);
        QTRY_COMPARE(chosen(), "/akn/xa/act/2008/3"_ba);
    }

    void resultsSayNumbersAndBadges()
    {
        m_desk.find<QAction>(u"search"_s)->trigger();
        box().setText(u"act"_s);
        QTest::keyClick(&box(), Qt::Key_Return);
        QTRY_VERIFY(hit("/akn/xa/act/2001/1").isValid());
        const QModelIndex repealed = hit("/akn/xa/act/2001/1");
        QCOMPARE(Standing(repealed.data(HitModel::StandingRole).toInt()), Standing::Repealed);
        QCOMPARE(repealed.data(HitModel::CitationRole).toString(), u"Act 1 of 2001"_s);
        const QString spoken = repealed.data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.startsWith(u"Ancient Harbour Act. Repealed. Act 1 of 2001"_s),
                 qPrintable(spoken));
        QCOMPARE(Standing(hit("/akn/xa/act/2002/2").data(HitModel::StandingRole).toInt()),
                 Standing::InForce);
        QVERIFY(hit("/akn/xa/act/2005/10").data(HitModel::CitationRole)
                != hit("/akn/xa/act/2008/3").data(HitModel::CitationRole));
        shoot(u"results"_s, &m_desk.window());
        // As at a day: there is a later text.
        m_desk.window().date().set(QDate(2007, 1, 1));
        QTRY_COMPARE(Standing(hit("/akn/xa/act/2006/6").data(HitModel::StandingRole).toInt()),
                     Standing::Superseded);
        QTest::keyClick(&results(), Qt::Key_Escape);
    }

    void offersSayNumbersAndBadges()
    {
        m_desk.find<QAction>(u"search"_s)->trigger();
        box().clear();
        QTest::keyClicks(&box(), u"lights"_s);
        QTRY_VERIFY(rowOf(u"Lights Act"_s) > 0);
        QStringList notes;
        for (int i = 0; i < offers().model()->rowCount(); ++i) {
            if (textAt(i) == u"Lights Act"_s)
                notes << offers().model()->index(i, 0).data(OfferModel::NoteRole).toString();
        }
        QVERIFY2(notes.size() >= 2 && notes[0] != notes[1], qPrintable(notes.join(u'|')));
        QVERIFY(notes.join(u'|').contains(u"Act 10 of 2005"_s));
        box().clear();
        QTest::keyClicks(&box(), u"ancient"_s);
        QTRY_VERIFY(rowOf(u"Ancient Harbour Act"_s) > 0);
        const QModelIndex offer = offers().model()->index(rowOf(u"Ancient Harbour Act"_s), 0);
        QTRY_COMPARE(Standing(offer.data(OfferModel::StandingRole).toInt()), Standing::Repealed);
        QVERIFY(offer.data(Qt::AccessibleTextRole).toString().contains(u"Repealed"_s));
        shoot(u"offers"_s, &m_desk.window());
        QTest::keyClick(&box(), Qt::Key_Escape);
    }

    void tabsSayNumbersAndBadges()
    {
        QTabBar &bar = *m_desk.window().tabs().tabBar();
        m_desk.open("/akn/xa/act/2005/10/eng");
        QCOMPARE(bar.tabText(0), u"Lights Act"_s);
        m_desk.open("/akn/xa/act/2008/3/eng", true);
        QCOMPARE(bar.tabText(0), u"Lights Act · Act 10 of 2005"_s);
        QCOMPARE(bar.tabText(1), u"Lights Act · Act 3 of 2008"_s);
        QCOMPARE(bar.elideMode(), Qt::ElideMiddle);
        m_desk.open("/akn/xa/act/2001/1/eng", true);
        auto *badge = qobject_cast<QLabel *>(bar.tabButton(2, QTabBar::LeftSide));
        QVERIFY(badge && badge->text() == u"Repealed"_s);
        QCOMPARE(bar.accessibleTabName(2), u"Ancient Harbour Act, Act 1 of 2001, Repealed"_s);
        QVERIFY(!bar.tabButton(1, QTabBar::LeftSide));
        m_desk.open("/akn/xa/act/2006/6/eng@2006-01-01", true);
        badge = qobject_cast<QLabel *>(bar.tabButton(3, QTabBar::LeftSide));
        QVERIFY(badge && badge->text() == u"Superseded"_s);
        // The title has room beside the badge, also where the tabs have to be scrolled.
        QTRY_VERIFY(bar.tabRect(3).width() - badge->width() > 7 * bar.fontMetrics().height());
        shoot(u"tabs"_s, &m_desk.window());
        m_desk.window().tabs().closeTab(1);
        QCOMPARE(bar.tabText(0), u"Lights Act"_s);
        // Another text in the same tab.
        bar.setCurrentIndex(1);
        m_desk.open("/akn/xa/act/2002/2/eng");
        QVERIFY(!bar.tabButton(1, QTabBar::LeftSide));
    }

    void theStartPageOffersWhatWasRead()
    {
        m_desk.open("/akn/xa/act/2001/1/eng");
        m_desk.open("/akn/xa/act/2005/10/eng");
        m_desk.press(u"Ctrl+W"_s);
        QListView &recent = list(u"startRecent"_s);
        QTRY_VERIFY(recent.isVisible());
        QTRY_COMPARE(recent.model()->index(0, 0).data().toString(), u"Lights Act"_s);
        QTRY_COMPARE(recent.model()->index(1, 0).data(Qt::AccessibleTextRole).toString(),
                     u"Ancient Harbour Act, Act 1 of 2001, Repealed"_s);
        QTRY_VERIFY(list(u"startLetters"_s).model()->rowCount() > 0);
        shoot(u"start"_s, &m_desk.window());
        QTest::mouseClick(recent.viewport(), Qt::LeftButton, {},
                          recent.visualRect(recent.model()->index(1, 0)).center());
        m_desk.awaitPage("/akn/xa/act/2001/1/eng@2009-02-03");
    }

    /// All titles from A to Z, with nothing but the keyboard.
    void theStartPageGoesFromAToZ()
    {
        QListView &letters = list(u"startLetters"_s);
        QListView &titles = list(u"startTitles"_s);
        QTRY_VERIFY(letters.isVisible());
        QStringList shown;
        const auto counted = [&] {
            shown.clear();
            for (int i = 0; i < letters.model()->rowCount(); ++i)
                shown << letters.model()->index(i, 0).data().toString().simplified();
            return shown.join(u", "_s);
        };
        QTRY_COMPARE(counted(), u"A 2, E 1, L 2, O 2, R 1, S 1, T 1"_s);
        const GuiStatements reads;
        letters.setFocus();
        for (int i = 0; i < 20 && !letters.currentIndex().data().toString().startsWith(u'O'); ++i)
            QTest::keyClick(&letters, Qt::Key_Right);
        QTRY_COMPARE(titles.model()->index(0, 0).data().toString(), u"Oak v Elm"_s);
        QTRY_COMPARE(titles.model()->rowCount(), 2);
        QCOMPARE(titles.model()->index(0, 0).data(LibraryModel::NoteRole).toString(),
                 u"[2020] XAHC 3"_s);
        QTest::keyClick(&letters, Qt::Key_Tab);
        QVERIFY(titles.hasFocus());
        titles.setCurrentIndex(titles.model()->index(0, 0));
        QTest::keyClick(&titles, Qt::Key_Down);
        QTest::keyClick(&titles, Qt::Key_Return);
        QCOMPARE(reads.all(), QByteArrayList());
        m_desk.awaitPage("/akn/xb/act/1999/1/eng@2009-02-03");
    }

    void theStartPageSearchesAndListsCourts()
    {
        auto *search = m_desk.find<QLineEdit>(u"startSearch"_s);
        QTRY_VERIFY(search->isVisible());
        search->setFocus();
        QTest::keyClicks(search, u"ancient"_s);
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_VERIFY(hit("/akn/xa/act/2001/1").isValid());
        QTest::keyClick(&results(), Qt::Key_Escape);
        QListView &courts = list(u"startCourts"_s);
        QTRY_VERIFY(courts.isVisible());
        const QModelIndex court = courts.model()->index(0, 0);
        QCOMPARE(court.data().toString(), u"High Court"_s);
        QCOMPARE(court.data(LibraryModel::NoteRole).toString(), u"1"_s);
        QTest::mouseClick(courts.viewport(), Qt::LeftButton, {}, courts.visualRect(court).center());
        auto *decisions = m_desk.find<QTableView>(u"decisionList"_s);
        QTRY_VERIFY(decisions->isVisible());
        QTRY_COMPARE(decisions->model()->rowCount(), 1);
        QTest::keyClick(decisions, Qt::Key_Escape);
    }

    /// The library changes while somebody is in a list: the row stays.
    void aChangeLeavesTheReaderWhereHeIs()
    {
        QListView &letters = list(u"startLetters"_s);
        QListView &titles = list(u"startTitles"_s);
        QTRY_VERIFY(letters.isVisible() && letters.model()->rowCount() > 0);
        letters.setCurrentIndex(letters.model()->index(0, 0));
        QTRY_COMPARE(titles.model()->index(1, 0).data().toString(), u"Ancient Harbour Act"_s);
        titles.setFocus();
        titles.setCurrentIndex(titles.model()->index(1, 0));
        const auto repeal = [](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, "/akn/xa/act/2007/8"));
            work.repeal.emplace().date = QDate(2020, 1, 1);
            SHERIA_TRY(const bool isNew, store::putWork(db, work, QDateTime::currentDateTimeUtc()));
            Q_UNUSED(isNew)
            return {};
        };
        must(m_desk.window().library()->writer().submit(repeal).get());
        QTRY_COMPARE(Standing(titles.model()->index(0, 0).data(LibraryModel::StandingRole).toInt()),
                     Standing::Repealed);
        QCOMPARE(titles.currentIndex().row(), 1);
        QVERIFY(titles.hasFocus());
    }

    /// What was read is remembered with the library.
    void whatWasReadIsThereTheNextTime()
    {
        m_desk.open("/akn/xa/act/2003/7/eng");
        m_desk.press(u"Ctrl+W"_s);
        m_desk.close();
        m_desk.start();
        QListView &recent = list(u"startRecent"_s);
        QTRY_COMPARE(recent.model()->index(0, 0).data().toString(), u"Sand Act"_s);
    }

    /// The other years of a nature are read after the row was chosen, and their works come above it.
    void theRowOfTheTextStaysInView()
    {
        m_desk.close();
        DeskFixture desk;
        fill(desk.libraryPath());
        desk.start();
        auto &view = *desk.find<QTreeView>(u"libraryTree"_s);
        const QAbstractItemModel &model = *view.model();
        const auto rowOf = [&model](const QByteArray &uri) {
            return model
                .match(model.index(0, 0), LibraryModel::UriRole, uri, 1,
                       Qt::MatchExactly | Qt::MatchRecursive)
                .value(0);
        };
        QTRY_COMPARE(model.rowCount(), 2);
        QTRY_VERIFY(view.visualRect(model.index(0, 0)).isValid());
        view.setFixedHeight(6 * view.visualRect(model.index(0, 0)).height());
        desk.find<QLineEdit>(u"address"_s)->setFocus();
        desk.open("/akn/xa/act/2001/1/eng"); // The oldest, and so the last.
        QTRY_COMPARE(view.currentIndex().data(LibraryModel::UriRole).toByteArray(),
                     "/akn/xa/act/2001/1"_ba);
        for (const QByteArray &above :
             {"/akn/xa/act/2002/2"_ba, "/akn/xa/act/2003/7"_ba, "/akn/xa/act/2004/5"_ba,
              "/akn/xa/act/2005/10"_ba, "/akn/xa/act/2006/6"_ba, "/akn/xa/act/2007/8"_ba,
              "/akn/xa/act/2008/3"_ba})
            QTRY_VERIFY(rowOf(above).isValid());
        QTRY_VERIFY(view.viewport()->rect().contains(
            view.visualRect(rowOf("/akn/xa/act/2001/1")).center()));
        desk.close();
        m_desk.start();
    }

    /// No list of the start page cuts a row, wherever it is scrolled to; nor does the page, before it is scrolled.
    void theStartPageShowsWholeRows_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1024, 700);
        QTest::newRow("large") << QSize(1440, 900);
    }
    void theStartPageShowsWholeRows()
    {
        QFETCH(const QSize, size);
        m_desk.close();
        DeskFixture desk;
        fillWithMany(desk.libraryPath());
        desk.start();
        desk.window().resize(size);
        for (int i = 1; i <= 9; ++i)
            desk.open("/akn/xa/act/2010/" + QByteArray::number(i));
        while (desk.window().tabs().count() > 0)
            desk.press(u"Ctrl+W"_s);
        const auto part = [&desk](const char *name) {
            return desk.find<QListView>(QString::fromLatin1(name));
        };
        QTRY_COMPARE(part("startTitles")->model()->rowCount(), 40);
        QTRY_COMPARE(part("startRecent")->model()->rowCount(), 9);
        QTRY_COMPARE(part("startCourts")->model()->rowCount(), 9);
        QTRY_VERIFY(cutByThePage(*part("startTitles")).isEmpty());
        QTRY_COMPARE(part("startLetters")->verticalScrollBar()->maximum(), 0);
        for (const char *name : {"startRecent", "startCourts", "startLetters", "startTitles"}) {
            QListView &rows = *part(name);
            for (const int at : {0, 1, 3, rows.verticalScrollBar()->maximum()}) {
                rows.verticalScrollBar()->setValue(at);
                QVERIFY2(cutRows(rows).isEmpty(),
                         qPrintable(u"%1 at %2: %3"_s.arg(rows.objectName())
                                        .arg(at)
                                        .arg(cutRows(rows).join(u", "_s))));
            }
        }
        if (const QString folder = qEnvironmentVariable("SHERIA_SHOTS"); !folder.isEmpty())
            QVERIFY(desk.window().grab().save(folder + u"/titles-%1.png"_s.arg(size.width())));
        desk.close();
        m_desk.start();
    }

    void speaksFrench()
    {
        m_desk.close();
        installLanguage(*qApp, u"fr"_s);
        m_desk.start();
        QTRY_VERIFY(list(u"startTitles"_s).isVisible());
        QTRY_VERIFY(list(u"startTitles"_s).model()->rowCount() > 0);
        expand();
        QTRY_VERIFY(find("/akn/xa/act/2001/1").isValid());
        QCOMPARE(find("/akn/xa/act/2001/1").data(Qt::AccessibleTextRole).toString(),
                 u"Ancient Harbour Act, Act 1 of 2001, Abrogé"_s);
        shoot(u"french"_s, &m_desk.window());
        m_desk.window().resize(1024, 700);
        const auto *scroll = m_desk.find<QScrollArea>(u"welcomeScroll"_s);
        QTRY_COMPARE(scroll->horizontalScrollBar()->maximum(), 0);
        shoot(u"small"_s, &m_desk.window());
        const auto translators = qApp->findChildren<QTranslator *>();
        qDeleteAll(translators);
        QLocale::setDefault(QLocale(u"en_GB"_s));
    }

private:
    QTreeView &tree() { return *m_desk.find<QTreeView>(u"libraryTree"_s); }
    QListView &list(const QString &name) { return *m_desk.find<QListView>(name); }
    QModelIndex row(const QModelIndex &parent, int row)
    {
        return tree().model()->index(row, 0, parent);
    }
    QByteArray chosen() { return tree().currentIndex().data(LibraryModel::UriRole).toByteArray(); }

    /// The row of a work in the tree; invalid: none.
    QModelIndex find(const QByteArray &uri)
    {
        return tree()
            .model()
            ->match(row({}, 0), LibraryModel::UriRole, uri, 1,
                    Qt::MatchExactly | Qt::MatchRecursive)
            .value(0);
    }
    QModelIndex hit(const QByteArray &workUri)
    {
        const auto *model = qobject_cast<HitModel *>(results().model());
        for (int i = 0; i < model->rowCount(); ++i) {
            if (model->at(i)->workUri == workUri)
                return model->index(i);
        }
        return {};
    }

    /// The rows of which the page that is scrolled shows a part.
    QStringList cutByThePage(const QListView &rows)
    {
        const QWidget *page = rows.parentWidget();
        while (page && page->objectName() != u"qt_scrollarea_viewport"_s)
            page = page->parentWidget();
        QStringList cut;
        for (int i = 0; i < rows.model()->rowCount(); ++i) {
            const QRect row = rows.visualRect(rows.model()->index(i, 0));
            if (!row.intersects(rows.viewport()->rect()))
                continue;
            const int top = rows.viewport()->mapTo(page, row.topLeft()).y();
            if (top < page->height() && top + row.height() > page->height())
                cut << QString::number(i);
        }
        return cut;
    }

    /// The rows of which a part is seen.
    static QStringList cutRows(const QListView &rows)
    {
        QStringList cut;
        const QRect seen = rows.viewport()->rect();
        for (int i = 0; i < rows.model()->rowCount(); ++i) {
            const QRect row = rows.visualRect(rows.model()->index(i, 0));
            if (row.intersects(seen) && (row.top() < seen.top() || row.bottom() > seen.bottom()))
                cut << u"%1 (%2 to %3 of %4)"_s.arg(i)
                           .arg(row.top())
                           .arg(row.bottom())
                           .arg(seen.bottom());
        }
        return cut;
    }

    void expand()
    {
        QTRY_COMPARE(tree().model()->rowCount(), 2);
        const QModelIndex country = row({}, 0);
        tree().expand(country);
        for (int i = 0; i < tree().model()->rowCount(country); ++i)
            tree().expand(row(country, i));
    }

    void click(const QModelIndex &index)
    {
        tree().scrollTo(index);
        QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(index).center());
    }

    void shoot(const QString &name, QWidget *what)
    {
        const QString folder = qEnvironmentVariable("SHERIA_SHOTS");
        if (folder.isEmpty())
            return;
        for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
            m_desk.appearance().choose(theme);
            QTest::qWait(300);
            QVERIFY(what->grab().save(folder + u"/titles-"_s + name
                                      + (theme == ThemeChoice::Dark ? u"-dark.png"_s : u".png"_s)));
        }
    }
};

SHERIA_GUI_TEST(TestTitles)
} // namespace tst_titles
#include "tst_titles.moc"
