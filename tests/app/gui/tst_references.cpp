// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/hitmarks.h"
#include "app/reader/readertabs.h"
#include "app/reader/windowdate.h"
#include "app/search/hitmodel.h"
#include "tests/app/gui/searchparts.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QLabel>
#include <QStatusBar>
#include <QTest>

namespace tst_references {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// References that are typed into the search box, and the provisions of one work among the results.
class TestReferences : public QObject, private SearchParts
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
        m_desk.open("/akn/zz/act/1998/2/eng");
    }

    void init()
    {
        m_desk.window().date().set({});
        QTest::keyClick(&box(), Qt::Key_Escape);
        if (page().isVisible())
            QTest::keyClick(&results(), Qt::Key_Escape);
        QVERIFY(!page().isVisible());
    }

    void theProvisionIsOfferedFirst()
    {
        type(u"s 9(1) Act 4 of 2005"_s);
        QTRY_COMPARE(textAt(0), u"Section 9(1) · Changing or extinguishing a light"_s);
        QVERIFY(noteAt(0).contains(u"Lights and Beacons Act, 2005"_s));
        QCOMPARE(offers().currentIndex().row(), 0);
        QVERIFY(textAt(1).startsWith(u"Search all texts"_s));
        QTest::keyClick(&box(), Qt::Key_Return);
        m_desk.awaitPage("/akn/zz/act/2005/4/eng@2022-03-01");
        QVERIFY(isInView(u"sec_9__subsec_1"_s));
        QVERIFY(!page().isVisible());
        QVERIFY(!tab().hitBar().isVisible());
    }

    /// Who types fast does not wait for the offers.
    void enterGoesThereBeforeItIsOffered_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<QString>("eId");

        QTest::newRow("title") << u"section 5 lights and beacons act"_s
                               << "/akn/zz/act/2005/4/eng@2022-03-01"_ba << u"sec_5"_s;
        QTest::newRow("alias") << u"lba s 20"_s << "/akn/zz/act/2005/4/eng@2022-03-01"_ba
                               << u"sec_20"_s;
        QTest::newRow("constitution")
            << u"article 3(2) constitution"_s << "/akn/zz/act/1994/constitution/eng@1994-10-07"_ba
            << u"chp_1__art_3__subsec_2"_s;
        QTest::newRow("date") << u"s 12A lba as at 1 May 2012"_s
                              << "/akn/zz/act/2005/4/eng@2010-07-01"_ba << u"sec_12A"_s;
    }
    void enterGoesThereBeforeItIsOffered()
    {
        QFETCH(QString, typed);
        QFETCH(QByteArray, uri);
        QFETCH(QString, eId);
        type(typed);
        QTest::keyClick(&box(), Qt::Key_Return);
        m_desk.awaitPage(uri);
        QVERIFY(isInView(eId));
        QVERIFY(!page().isVisible());
    }

    void whatIsNotThereOpensTheWorkAndSaysSo()
    {
        type(u"s 99 lba"_s);
        QTRY_COMPARE(textAt(0), u"Lights and Beacons Act, 2005"_s);
        QVERIFY2(noteAt(0).contains(u"no section 99"_s), qPrintable(noteAt(0)));
        QTest::keyClick(&box(), Qt::Key_Return);
        m_desk.awaitPage("/akn/zz/act/2005/4/eng@2022-03-01");
        QCOMPARE(
            m_desk.window().statusBar()->currentMessage(),
            u"There is no section 99 in the text of 1 March 2022 of Lights and Beacons Act, 2005."_s);
    }

    void theDateOfTheWindowCounts()
    {
        m_desk.window().date().set(QDate(2006, 1, 1));
        type(u"s 12A lba"_s);
        QTRY_COMPARE(textAt(0), u"Lights and Beacons Act, 2005"_s);
        QVERIFY(noteAt(0).contains(u"no section 12A"_s));
        m_desk.window().date().set(QDate(2012, 1, 1));
        type(u"s 12A lba"_s);
        QTRY_COMPARE(textAt(0), u"Section 12A · Vessels sheltering from weather"_s);
        QTest::keyClick(&box(), Qt::Key_Return);
        m_desk.awaitPage("/akn/zz/act/2005/4/eng@2010-07-01");
        m_desk.window().date().set({});
    }

    void wordsAreSearchedFor()
    {
        search(u"permit"_s);
        search(u"keeper of the light"_s);
        QCOMPARE(page().question().text, u"keeper of the light"_s);
    }

    /// Who has gone on to another offer, or to other words, is not taken elsewhere.
    void anotherChoiceStands()
    {
        type(u"s 5 lba"_s);
        QTRY_COMPARE(textAt(0), u"Section 5 · Members"_s);
        QTest::keyClick(&box(), Qt::Key_Down);
        QTest::keyClick(&box(), Qt::Key_Return);
        QTRY_VERIFY(page().isVisible());
        QCOMPARE(page().question().text, u"s 5 lba"_s);
        QTest::keyClick(&results(), Qt::Key_Escape);
        type(u"s 5 lba"_s);
        QTest::keyClick(&box(), Qt::Key_Return);
        QTest::keyClick(&box(), Qt::Key_Escape);
        QTRY_VERIFY(QApplication::focusWidget() != &box());
        QVERIFY(!page().isVisible());
    }

    void onlyTheReferenceIsMarked()
    {
        type(u"Act 4 of 2005"_s);
        QTRY_VERIFY(textAt(1).startsWith(u"Search all texts"_s));
        QTest::keyClick(&box(), Qt::Key_Down);
        QTest::keyClick(&box(), Qt::Key_Return);
        QTRY_VERIFY(page().isVisible());
        QTRY_VERIFY(results().model()->rowCount() > 1);
        const auto &model = hits();
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY2(!model.at(row)->snippet.contains("<mark>Act</mark>"),
                     model.at(row)->snippet.constData());
        // In the text, too.
        const QByteArray uri = model.at(0)->expressionUri;
        QTest::keyClick(&results(), Qt::Key_Return);
        m_desk.awaitPage(uri);
        QTRY_VERIFY(tab().hitBar().isVisible());
        QVERIFY(m_desk.awaitScript(u"!!document.querySelector('mark.reader-hit')"_s));
        QVERIFY(!m_desk
                     .page(u"[...document.querySelectorAll('mark.reader-hit')]"
                           ".some(m => /^act$/i.test(m.textContent))"_s)
                     .toBool());
    }

    void theOthersOfAWorkOpenByKeyboard()
    {
        search(u"light"_s);
        const int row = rowWithOthers();
        QVERIFY(row >= 0);
        const int others = hits().at(row)->others;
        const QByteArray work = hits().at(row)->workUri;
        const int all = hits().rowCount();
        const QModelIndex index = hits().index(row);
        QVERIFY2(index.data(Qt::AccessibleTextRole)
                     .toString()
                     .contains(u"%1 more in this"_s.arg(others)),
                 qPrintable(index.data(Qt::AccessibleTextRole).toString()));
        results().setCurrentIndex(index);
        results().setFocus();
        QTest::keyClick(&results(), Qt::Key_Right);
        QTRY_COMPARE(hits().rowCount(), all + others);
        QVERIFY(index.data(HitModel::IsOpenRole).toBool());
        for (int i = 1; i <= others; ++i) {
            QCOMPARE(hits().at(row + i)->workUri, work);
            QVERIFY(hits().at(row + i)->eIdOfUnit != hits().at(row)->eIdOfUnit);
        }
        // From one of them back to the work, and again.
        QTest::keyClick(&results(), Qt::Key_Down);
        QCOMPARE(results().currentIndex().row(), row + 1);
        QTest::keyClick(&results(), Qt::Key_Left);
        QCOMPARE(hits().rowCount(), all);
        QCOMPARE(results().currentIndex().row(), row);
        QTest::keyClick(&results(), Qt::Key_Right);
        QTRY_COMPARE(hits().rowCount(), all + others);
        QTest::keyClick(&results(), Qt::Key_Down);
        const search::Hit inner = *hits().at(row + 1);
        QTest::keyClick(&results(), Qt::Key_Return);
        m_desk.awaitPage(inner.expressionUri);
        QVERIFY(isInView(QString::fromUtf8(inner.eId)));
    }

    void theOthersOfAWorkOpenByMouse()
    {
        search(u"light"_s);
        const int row = rowWithOthers();
        const int all = hits().rowCount();
        const int others = hits().at(row)->others;
        results().scrollTo(hits().index(row));
        const auto onLine = [&] {
            const QRect rect = results().visualRect(hits().index(row));
            return QPoint(rect.left() + 30, rect.bottom() - 14);
        };
        QTest::mouseClick(results().viewport(), Qt::LeftButton, {}, onLine());
        QTRY_COMPARE(hits().rowCount(), all + others);
        QVERIFY(page().isVisible());
        QTest::mouseClick(results().viewport(), Qt::LeftButton, {}, onLine());
        QCOMPARE(hits().rowCount(), all);
        // Anywhere else the row opens.
        const QRect rect = results().visualRect(hits().index(row));
        QTest::mouseClick(results().viewport(), Qt::LeftButton, {},
                          rect.topLeft() + QPoint(30, 15));
        QTRY_VERIFY(!page().isVisible());
    }

private:
    ReaderTab &tab() { return *m_desk.window().tabs().current(); }
    const HitModel &hits() { return *qobject_cast<const HitModel *>(results().model()); }
    QString noteAt(int row)
    {
        return offers().model()->index(row, 0).data(OfferModel::NoteRole).toString();
    }

    bool isInView(const QString &eId)
    {
        return m_desk.awaitScript(
            u"(e => !!e && e.getBoundingClientRect().top >= 0 && "
            "e.getBoundingClientRect().top < innerHeight)(document.querySelector("
            "'[id=\"%1\"], [data-eid=\"%1\"]'))"_s.arg(eId));
    }

    /// The first result with few others; -1: none has any.
    int rowWithOthers()
    {
        for (int row = 0; row < hits().rowCount(); ++row) {
            if (hits().at(row)->others > 0)
                return row;
        }
        return -1;
    }

    void type(const QString &words)
    {
        m_desk.press(u"Ctrl+Shift+F"_s);
        box().clear();
        QTest::keyClicks(&box(), words);
    }

    void search(const QString &words)
    {
        type(words);
        QTest::keyClick(&box(), Qt::Key_Return);
        QTRY_COMPARE(page().question().text, words);
        QTRY_VERIFY(page().isVisible());
        auto *state = m_desk.find<QLabel>(u"resultsState"_s);
        QTRY_VERIFY(state->text() != u"Searching…"_s);
        QVERIFY(results().model()->rowCount() > 0);
    }
};

SHERIA_GUI_TEST(TestReferences)
} // namespace tst_references
#include "tst_references.moc"
