// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/hitmarks.h"
#include "app/reader/readertabs.h"
#include "app/search/hitmodel.h"
#include "tests/app/gui/guistatements.h"
#include "tests/app/gui/searchparts.h"
#include "tests/support/testmain.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include <algorithm>

namespace tst_search {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Searching at the desk: the box, the results, and the marks in the text.
class TestSearch : public QObject, private SearchParts
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
        m_desk.open("/akn/zz/act/2005/4/eng");
    }

    void init()
    {
        QTest::keyClick(&box(), Qt::Key_Escape);
        if (page().isVisible())
            QTest::keyClick(&results(), Qt::Key_Escape);
        QVERIFY(!page().isVisible());
    }

    void theBoxHasTheKeyboardAndShowsWhatIsThereWhileTyping()
    {
        m_desk.press(u"Ctrl+Shift+F"_s);
        QCOMPARE(QApplication::focusWidget(), &box());
        QVERIFY(box().text().isEmpty());
        QTest::keyClicks(&box(), u"lights bea"_s);
        QTRY_VERIFY(rowOf(u"Lights and Beacons"_s) >= 0);
        QVERIFY(offers().isVisible());
        QCOMPARE(offers().currentIndex().row(), 0);
        QCOMPARE(textAt(0), u"Search all texts for “lights bea”"_s);
        QCOMPARE(QApplication::focusWidget(), &box());
        // Up from the first is the last, and down from there the first again.
        QTest::keyClick(&box(), Qt::Key_Up);
        QCOMPARE(offers().currentIndex().row(), offers().model()->rowCount() - 1);
        QTest::keyClick(&box(), Qt::Key_Down);
        QCOMPARE(offers().currentIndex().row(), 0);
        QTest::keyClick(&box(), Qt::Key_Escape);
        QVERIFY(!offers().isVisible());
        QVERIFY(box().text().startsWith(u"/akn/zz/act/2005/4"_s));
        QVERIFY(QApplication::focusWidget() != &box());
    }

    void aTitleOpensItsText()
    {
        type(u"flags"_s);
        QTRY_VERIFY(rowOf(u"Flags"_s) > 0);
        while (offers().currentIndex().row() != rowOf(u"Flags"_s))
            QTest::keyClick(&box(), Qt::Key_Down);
        QTest::keyClick(&box(), Qt::Key_Return);
        m_desk.awaitPage("/akn/zz/act/1998/2/eng@2018-12-31");
        QVERIFY(!tab().hitBar().isVisible());
    }

    void anAddressOpensItsText()
    {
        type(u"/akn/zz/act/2005/4/eng:2006-01-01"_s);
        QCOMPARE(textAt(0), u"Open /akn/zz/act/2005/4/eng:2006-01-01"_s);
        QTest::keyClick(&box(), Qt::Key_Return);
        m_desk.awaitPage("/akn/zz/act/2005/4/eng@2005-06-17");
        QVERIFY(!page().isVisible());
    }

    void wordsHaveAPageOfResults()
    {
        search(u"permit"_s);
        QVERIFY(m_desk.find<QLabel>(u"resultsState"_s)->text().contains(u"work"_s));
        QCOMPARE(box().text(), u"permit"_s);
        const int all = results().model()->rowCount();
        QVERIFY(all > 1);
        // Read aloud a hit says where it is, and its passage without markup.
        const QString heard =
            results().model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(heard.contains(u"permit"_s, Qt::CaseInsensitive) && !heard.contains(u'<'),
                 qPrintable(heard));
    }

    void facetsNarrowTheResultsDown()
    {
        search(u"permit"_s);
        const int all = results().model()->rowCount();
        const QList<QTreeWidgetItem *> before = valuesOf(u"Kind"_s);
        QVERIFY(before.size() > 1);
        QTreeWidgetItem *last = before.last();
        const QString name = last->text(0);
        const int count = last->text(1).toInt();
        QVERIFY(count > 0 && count < all);
        facets().setCurrentItem(last);
        facets().setFocus();
        QTest::keyClick(&facets(), Qt::Key_Space);
        QTRY_COMPARE(results().model()->rowCount(), count);
        // Counted without its own choice: the others are still there to be chosen.
        QCOMPARE(valuesOf(u"Kind"_s).size(), before.size());
        QCOMPARE(facets().currentItem()->text(0), name);
        QCOMPARE(facets().currentItem()->checkState(0), Qt::Checked);
        QTest::keyClick(&facets(), Qt::Key_Return);
        QTRY_COMPARE(results().model()->rowCount(), all);
    }

    void aDateSearchesTheTextsOfThatDay()
    {
        search(u"title:beacons"_s);
        auto *isAsAt = m_desk.find<QCheckBox>(u"searchIsAsAt"_s);
        auto *date = m_desk.find<QDateEdit>(u"searchAsAt"_s);
        QVERIFY(!date->isEnabled());
        QCOMPARE(date->date(), Today(m_desk.clock.now()).here());
        isAsAt->click();
        date->setDate(QDate(2006, 1, 1));
        QTRY_VERIFY(dateOfAct() == QDate(2005, 6, 17));
        date->setDate(QDate(2012, 1, 1));
        QTRY_VERIFY(dateOfAct() == QDate(2010, 7, 1));
        isAsAt->click();
        QTRY_VERIFY(dateOfAct() == QDate(2022, 3, 1));
        QVERIFY(page().question().asAt.isNull());
    }

    void theOrderCanBeChosen()
    {
        search(u"permit"_s);
        auto *order = m_desk.find<QComboBox>(u"searchSort"_s);
        order->setFocus();
        while (order->currentText() != u"By title"_s)
            QTest::keyClick(order, Qt::Key_Down);
        QTRY_VERIFY(isSortedByTitle());
        order->setCurrentIndex(0);
        Q_EMIT order->activated(0);
    }

    void aHitOpensAtItsPlaceWithTheWordsMarked()
    {
        search(u"permit"_s);
        const QByteArray uri = firstHit().expressionUri;
        QTest::keyClick(&results(), Qt::Key_Return);
        m_desk.awaitPage(uri);
        QVERIFY(!page().isVisible());
        QTRY_VERIFY(tab().hitBar().isVisible());
        const QString marks = u"document.querySelectorAll('mark.reader-hit').length"_s;
        // The text may be open already, with the marks of another search.
        int count = 0;
        QTRY_VERIFY(countText().contains(u"“permit”"_s) && (count = m_desk.page(marks).toInt()) > 0
                    && countText().contains(QString::number(count)));
        QVERIFY(m_desk
                    .page(u"[...document.querySelectorAll('mark.reader-hit')]"
                          ".every(m => /^permit/i.test(m.textContent))"_s)
                    .toBool());
        // Bringing the words back together gives the text as it was.
        QVERIFY(countText().contains(QString::number(count)));
        m_desk.press(u"Ctrl+G"_s);
        const QString current = u"[...document.querySelectorAll('mark.reader-hit')]"
                                ".findIndex(m => m.ariaCurrent === 'true')"_s;
        QVERIFY(m_desk.awaitScript(current + u" >= 0"_s));
        const int first = m_desk.page(current).toInt();
        m_desk.press(u"Ctrl+G"_s);
        QVERIFY(m_desk.awaitScript(current + u" === %1"_s.arg((first + 1) % count)));
        m_desk.press(u"Ctrl+Shift+G"_s);
        QVERIFY(m_desk.awaitScript(current + u" === %1"_s.arg(first)));
        QVERIFY(m_desk.awaitScript(
            u"(r => r.top >= 0 && r.bottom <= innerHeight)(document.querySelector("
            "'mark[aria-current]').getBoundingClientRect())"_s));
        // Finding in the page goes on beside it.
        m_desk.press(u"Ctrl+F"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"permit"_s);
        auto *found = tab().findChild<QLabel *>(u"findCount"_s);
        QTRY_VERIFY(found->text().contains(u" of "_s));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(m_desk.page(marks).toInt(), count);
    }

    void theMarksGoAsTheyCame()
    {
        const QString text = u"document.getElementById('law').textContent"_s;
        search(u"\"board of lights\""_s);
        const QByteArray uri = firstHit().expressionUri;
        QTest::keyClick(&results(), Qt::Key_Return);
        m_desk.awaitPage(uri);
        QTRY_VERIFY(tab().hitBar().isVisible());
        QVERIFY(m_desk.awaitScript(u"!!document.querySelector('mark.reader-hit')"_s));
        const QString marked = m_desk.page(text).toString();
        const int nodes = m_desk.page(NodeCount).toInt();
        QTest::mouseClick(tab().findChild<QToolButton *>(u"closeHits"_s), Qt::LeftButton);
        QVERIFY(m_desk.awaitScript(u"!document.querySelector('mark.reader-hit')"_s));
        QCOMPARE(m_desk.page(text).toString(), marked);
        QVERIFY(m_desk.page(NodeCount).toInt() < nodes);
        QVERIFY(!tab().hitBar().isVisible());
        QVERIFY(!m_desk.find<QAction>(u"goToNextHit"_s)->isEnabled());
    }

    void theWayBackLeadsToTheResults()
    {
        search(u"permit"_s);
        const int row = 1;
        results().setCurrentIndex(results().model()->index(row, 0));
        QTest::keyClick(&results(), Qt::Key_Return, Qt::ControlModifier);
        const int tabs = m_desk.window().tabs().count();
        QTRY_VERIFY(!page().isVisible());
        QTRY_VERIFY(tab().hitBar().isVisible());
        QVERIFY(tabs > 1);
        QTest::mouseClick(tab().findChild<QAbstractButton *>(u"backToResults"_s), Qt::LeftButton);
        QVERIFY(page().isVisible());
        QCOMPARE(results().currentIndex().row(), row);
        QCOMPARE(QApplication::focusWidget(), &results());
        QTest::keyClick(&results(), Qt::Key_Escape);
        m_desk.press(u"Ctrl+Shift+R"_s);
        QVERIFY(page().isVisible());
    }

    void theMiddleButtonOpensAResultInANewTab()
    {
        search(u"permit"_s);
        const int tabs = m_desk.window().tabs().count();
        const QModelIndex second = results().model()->index(1, 0);
        results().scrollTo(second);
        QTest::mouseClick(results().viewport(), Qt::MiddleButton, {},
                          results().visualRect(second).center());
        QTRY_COMPARE(m_desk.window().tabs().count(), tabs + 1);
        QTRY_VERIFY(!page().isVisible());
        m_desk.press(u"Ctrl+W"_s);
    }

    void searchesAreSavedAndRemembered()
    {
        search(u"permit"_s);
        auto *save = m_desk.find<QToolButton>(u"saveSearch"_s);
        QTest::mouseClick(save, Qt::LeftButton);
        search(u"harbour"_s);
        QVERIFY(!save->isChecked());
        m_desk.press(u"Ctrl+Shift+F"_s);
        QTest::keyClick(&box(), Qt::Key_Delete);
        QTRY_VERIFY(offers().isVisible());
        QCOMPARE(textAt(0), u"permit"_s); // Saved.
        QVERIFY(rowOf(u"harbour"_s) > 0); // Before.
        QTest::keyClick(&box(), Qt::Key_Down);
        QTest::keyClick(&box(), Qt::Key_Up);
        offers().setCurrentIndex(offers().model()->index(0, 0));
        QTest::keyClick(&box(), Qt::Key_Return);
        QTRY_COMPARE(page().question().text, u"permit"_s);
        QVERIFY(save->isChecked());
        QTest::mouseClick(save, Qt::LeftButton);
        QVERIFY(!save->isChecked());
    }

    void nothingFoundSaysSo()
    {
        search(u"zzzzqqqq"_s, false);
        auto *hint = page().findChild<QLabel *>(u"emptyHint"_s);
        QTRY_VERIFY(hint->isVisible());
        QVERIFY(hint->text().contains(u"No results"_s));
        auto *facets = page().findChild<QWidget *>(u"searchFacets"_s);
        QVERIFY(!facets->isVisible());
        search(u"light"_s);
        QTRY_VERIFY(facets->isVisible());
    }

    void theWindowAnswersWhileItIsTypedInto()
    {
        m_desk.press(u"Ctrl+Shift+F"_s);
        const GuiStatements reads;
        const QString words =
            u"the keeper of a light must not leave the station without a permit of the board"_s;
        for (const QChar letter : words) {
            QTest::keyClick(&box(), letter.toLatin1());
            QTest::qWait(1);
        }
        QTRY_VERIFY(offers().model()->rowCount() > 1);
        QCOMPARE(reads.all(), QByteArrayList());
    }

    void theIndexFollowsAnImport()
    {
        DocumentSpec spec;
        spec.work = "/akn/zz/act/2021/77";
        spec.title = "Quagga Sanctuaries Act";
        m_desk.write(u"quagga.xml"_s, xmlOf(spec));
        m_desk.import({m_desk.path(u"quagga.xml"_s)});
        awaitIndex(m_desk);
        search(u"quagga"_s);
        QCOMPARE(firstHit().workUri, spec.work);
    }

private:
    inline static const QString NodeCount =
        u"(() => { const w = document.createTreeWalker(document.getElementById('law'), 4);"
        "let n = 0; while (w.nextNode()) ++n; return n; })()"_s;

    ReaderTab &tab() { return *m_desk.window().tabs().current(); }
    QString countText() { return tab().findChild<QLabel *>(u"hitCount"_s)->text(); }
    const search::Hit &firstHit()
    {
        static const search::Hit none;
        const auto *hits = qobject_cast<const HitModel *>(results().model());
        const search::Hit *hit = hits->at(0);
        return hit ? *hit : none;
    }

    /// Of the Lights and Beacons Act among the results; null when it is none of them.
    QDate dateOfAct()
    {
        const auto *hits = qobject_cast<const HitModel *>(results().model());
        for (int row = 0; row < hits->rowCount(); ++row) {
            if (hits->at(row)->workUri == "/akn/zz/act/2005/4")
                return hits->at(row)->date;
        }
        return {};
    }

    bool isSortedByTitle()
    {
        QStringList titles;
        for (int row = 0; row < results().model()->rowCount(); ++row)
            titles.append(results().model()->index(row, 0).data().toString());
        QStringList sorted = titles;
        std::sort(sorted.begin(), sorted.end(), [](const QString &a, const QString &b) {
            return a.compare(b, Qt::CaseInsensitive) < 0;
        });
        return titles.size() > 1 && titles == sorted;
    }

    QList<QTreeWidgetItem *> valuesOf(const QString &dimension)
    {
        QList<QTreeWidgetItem *> values;
        for (int i = 0; i < facets().topLevelItemCount(); ++i) {
            QTreeWidgetItem *group = facets().topLevelItem(i);
            for (int j = 0; group->text(0) == dimension && j < group->childCount(); ++j)
                values.append(group->child(j));
        }
        return values;
    }

    void type(const QString &words)
    {
        m_desk.press(u"Ctrl+Shift+F"_s);
        box().clear();
        QTest::keyClicks(&box(), words);
    }

    void search(const QString &words, bool isFound = true)
    {
        type(words);
        QTest::keyClick(&box(), Qt::Key_Return);
        QVERIFY(page().isVisible());
        QCOMPARE(page().question().text, words);
        auto *state = m_desk.find<QLabel>(u"resultsState"_s);
        QTRY_VERIFY(state->text() != u"Searching…"_s);
        QCOMPARE(results().model()->rowCount() > 0, isFound);
    }
};

SHERIA_GUI_TEST(TestSearch)
} // namespace tst_search
#include "tst_search.moc"
