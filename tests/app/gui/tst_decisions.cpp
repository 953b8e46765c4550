// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readertabs.h"
#include "app/window/windowfit.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/app/gui/decisionparts.h"
#include "tests/app/gui/guistatements.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QTest>

#include <algorithm>

namespace tst_decisions {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;

/// Decisions at the desk: browsing, and the list.
class TestDecisions : public QObject, private DecisionParts
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase() { startDesk(); }
    void cleanup() { leaveList(); }

    void theTreeOpensCourtsYearsAndMonthsWithTheirCounts()
    {
        const QModelIndex courts = row({}, u"By court"_s);
        QVERIFY(tree().isExpanded(courts));
        QTRY_COMPARE(texts(courts), QStringList({u"High Court 3"_s, u"Tidal Court 1"_s}));
        const QModelIndex high = row(courts, u"High Court"_s);
        click(high);
        QTRY_COMPARE(texts(high), QStringList({u"2019 3"_s}));
        QTRY_COMPARE(shown(), QStringList({u"Yew v Fir"_s, u"Birch v Oak"_s, u"Oak v Elm"_s}));
        QVERIFY(state().startsWith(u"High Court: 3 "_s));
        const QModelIndex year = row(high, u"2019"_s);
        click(year);
        QTRY_COMPARE(texts(year), QStringList({u"May 2"_s, u"July 1"_s}));
        click(row(year, u"May"_s));
        QTRY_COMPARE(shown(), QStringList({u"Birch v Oak"_s, u"Oak v Elm"_s}));
        QVERIFY(state().startsWith(u"High Court · 2019 · May: 2 "_s));
        auto *days = m_desk.find<QToolButton>(u"decisionDays"_s);
        QCOMPARE(days->text(), u"May 2019"_s);
        QTest::mouseClick(days, Qt::LeftButton);
        QTRY_COMPARE(shown().size(), 3);
        QVERIFY(!days->isVisible());
    }

    void judgesAreBrowsedToo()
    {
        const QModelIndex judges = row({}, u"By judge"_s);
        click(judges);
        QVERIFY(!page().isVisible()); // A group is no list.
        QTRY_COMPARE(texts(judges), QStringList({u"Ash 3"_s, u"Beech 1"_s}));
        click(row(judges, u"Ash"_s));
        QTRY_COMPARE(shown(), QStringList({u"Alder v Sea"_s, u"Yew v Fir"_s, u"Oak v Elm"_s}));
        QTRY_COMPARE(texts(row(judges, u"Ash"_s)), QStringList({u"2020 1"_s, u"2019 2"_s}));
    }

    void headersPutTheListInOrder()
    {
        listAll();
        clickHeader(DecisionModel::Title);
        QTRY_COMPARE(shown(),
                     QStringList(
                         {u"Alder v Sea"_s, u"Birch v Oak"_s, u"Oak v Elm"_s, u"Yew v Fir"_s}));
        clickHeader(DecisionModel::Title);
        QTRY_COMPARE(shown().first(), u"Yew v Fir"_s);
        clickHeader(DecisionModel::Citation);
        QTRY_COMPARE(shown(),
                     QStringList(
                         {u"Oak v Elm"_s, u"Birch v Oak"_s, u"Yew v Fir"_s, u"Alder v Sea"_s}));
        QVERIFY(!list().isColumnHidden(DecisionModel::Court));
        const QSize usual = m_desk.window().size();
        m_desk.window().resize(1800, usual.height()); // Room for all columns.
        QTRY_VERIFY(!list().isColumnHidden(DecisionModel::Court));
        clickHeader(DecisionModel::Court);
        QCOMPARE(list().model()->headerData(DecisionModel::Court, Qt::Horizontal).toString(),
                 u"Court"_s);
        QTRY_COMPARE(shown().last(), u"Alder v Sea"_s);
        QCOMPARE(list().model()->index(0, DecisionModel::Court).data().toString(), u"High Court"_s);
        QCOMPARE(list().model()->index(3, DecisionModel::Court).data().toString(),
                 u"Tidal Court"_s);
        m_desk.window().resize(usual);
        clickHeader(DecisionModel::Citation);
        QTRY_COMPARE(shown().first(), u"Oak v Elm"_s);
        // Marks have no order.
        clickHeader(DecisionModel::Flags);
        QCOMPARE(list().horizontalHeader()->sortIndicatorSection(), int(DecisionModel::Citation));
        clickHeader(DecisionModel::Date);
        QTRY_COMPARE(shown().first(), u"Alder v Sea"_s);
    }

    void facetsNarrowTheListDown()
    {
        listAll();
        QTRY_VERIFY(facet(u"Tidal Court"_s));
        QCOMPARE(facet(u"Ash"_s)->text(1), u"3"_s);
        facet(u"Tidal Court"_s)->setCheckState(0, Qt::Checked);
        QTRY_COMPARE(shown(), QStringList({u"Alder v Sea"_s}));
        // Its own dimension is counted without it, the others with it.
        QCOMPARE(facet(u"High Court"_s)->text(1), u"3"_s);
        QCOMPARE(facet(u"Ash"_s)->text(1), u"1"_s);
        QVERIFY(!facet(u"Beech"_s));
        auto *all = m_desk.find<QToolButton>(u"allDecisions"_s);
        QTest::mouseClick(all, Qt::LeftButton);
        QTRY_COMPARE(shown().size(), 4);
        QVERIFY(!all->isEnabled());
    }

    void theKeyboardOpensAndLeaves()
    {
        listAll();
        QCOMPARE(QApplication::focusWidget(), &list());
        QTest::keyClick(&list(), Qt::Key_Down);
        QTest::keyClick(&list(), Qt::Key_Return);
        m_desk.awaitPage("/akn/xa/judgment/xahc/2019/11/eng@2019-07-01");
        QTRY_VERIFY(!page().isVisible());
        // Who comes back is where they were.
        m_desk.press(u"Ctrl+J"_s);
        QVERIFY(page().isVisible());
        QCOMPARE(list().currentIndex().row(), 1);
        // The one that is open already.
        QTest::keyClick(&list(), Qt::Key_Return);
        QTRY_VERIFY(!page().isVisible());
        const int tabs = m_desk.window().tabs().count();
        m_desk.press(u"Ctrl+J"_s);
        QTest::keyClick(&list(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(m_desk.window().tabs().count(), tabs + 1);
        m_desk.awaitPage("/akn/xa/judgment/xahc/2019/11/eng@2019-07-01");
        QTRY_VERIFY(!page().isVisible());
    }

    /// A text that comes later does not take the place of what is looked at now.
    void theListStaysWhileATextArrives()
    {
        for (const QByteArray uri :
             {"/akn/xa/judgment/xahc/2019/10", "/akn/xa/judgment/xahc/2019/9"}) {
            m_desk.window().openUri(uri, false);
            m_desk.press(u"Ctrl+J"_s);
            QVERIFY(page().isVisible());
            QTRY_VERIFY(m_desk.window().tabs().current()->expression());
            QTRY_COMPARE(m_desk.window().tabs().current()->expression()->record.work.uri.workUri(
                             false),
                         uri);
            QVERIFY(page().isVisible());
            leaveList();
        }
    }

    /// SHERIA_DECISIONS=100000 makes it as long as it may get.
    /// Beside the facets there is no room for the day; the parties stay, and nothing is scrolled aside.
    void aNarrowPageKeepsTheParties()
    {
        listAll();
        QVERIFY(!list().isColumnHidden(DecisionModel::Date));
        const QSize before = m_desk.window().size();
        m_desk.window().resize(WindowFit::WidthOfTrailing, before.height());
        auto *narrow = m_desk.find<QToolButton>(u"narrowDecisions"_s);
        QTRY_VERIFY(narrow->isVisible());
        narrow->click();
        QTRY_VERIFY(list().isColumnHidden(DecisionModel::Date));
        QVERIFY(!list().isColumnHidden(DecisionModel::Title));
        QTRY_COMPARE(list().horizontalScrollBar()->maximum(), 0);
        narrow->click();
        m_desk.window().resize(before);
        QTRY_VERIFY(!list().isColumnHidden(DecisionModel::Date));
    }

    void aLongListIsFluid()
    {
        const int count = qEnvironmentVariableIntValue("SHERIA_DECISIONS");
        addDecisions(count > 0 ? count : 3000);
        listAll();
        const int rows = (count > 0 ? count : 3000) + 4;
        QTRY_COMPARE_WITH_TIMEOUT(list().model()->rowCount(), rows, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(loaded(0), 60'000);
        const GuiStatements reads;
        clickHeader(DecisionModel::Title);
        QTRY_VERIFY(loaded(0) && list().model()->index(0, 1).data() == u"Alder v Sea"_s);
        for (int part = 1; part <= 10; ++part) {
            list().verticalScrollBar()->setValue(list().verticalScrollBar()->maximum() / 10 * part);
            QTRY_VERIFY(loaded(list().rowAt(5)));
        }
        QTRY_VERIFY(facet(u"2020"_s));
        facet(u"2020"_s)->setCheckState(0, Qt::Checked);
        QTRY_COMPARE(list().model()->rowCount(), 1);
        m_desk.find<QToolButton>(u"allDecisions"_s)->click();
        QTRY_COMPARE(list().model()->rowCount(), rows);
        // Order, pages and counts are made by other threads, whatever the list's length.
        QCOMPARE(reads.all(), QByteArrayList());
    }

private:
    void clickHeader(int column)
    {
        QHeaderView *header = list().horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          QPoint(header->sectionViewportPosition(column) + 12, 8));
    }
    void addDecisions(int count)
    {
        const auto job = [count](store::Database &db) -> Result<void> {
            for (int i = 0; i < count; ++i) {
                const QByteArray n = QByteArray::number(1000 + i);
                Work work;
                const QByteArray year = QByteArray::number(1990 + i % 30);
                work.uri = must(
                    FrbrUri::parse(QByteArray("/akn/xa/judgment/xamc/" + year + '/' + n)));
                work.title = u"Made %1 v Up"_s.arg(i);
                work.judgment = "{\"short_mnc\":\"[" + year + "] XAMC " + n
                    + "\",\"delivery_date\":\"" + year
                    + "-03-04\",\"court\":{\"name\":\"Made-up Court " + QByteArray::number(i % 40)
                    + "\",\"code\":\"m" + QByteArray::number(i % 40)
                    + "\"},\"judges\":[{\"name\":\"J" + QByteArray::number(i % 300) + "\"}]}";
                SHERIA_TRY(const bool isNew,
                           store::putWork(db, work, QDateTime::currentDateTimeUtc()));
                Q_UNUSED(isNew)
            }
            return {};
        };
        must(m_desk.window().library()->writer().submit(job).get());
    }
};

SHERIA_GUI_TEST(TestDecisions)
} // namespace tst_decisions
#include "tst_decisions.moc"
