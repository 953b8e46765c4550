// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readertabs.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "app/window/mainwindow.h"
#include "app/window/windowfit.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QAction>
#include <QApplication>
#include <QDateEdit>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QSpinBox>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>

#include <typeinfo>

namespace tst_mirrored {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// The window in Arabic: mirrored, around texts that are written as they are.
class TestMirrored : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        installLanguage(*qApp, u"ar"_s);
        m_desk = std::make_unique<DeskFixture>();
        m_desk->preferences().setLanguage(u"ar"_s);
        m_desk->start();
        m_desk->importSample();
        m_desk->open("/akn/zz/act/2005/4/eng");
    }
    void cleanupTestCase()
    {
        m_desk.reset();
        installLanguage(*qApp, u"en"_s);
    }

    void panelsChangeSides()
    {
        QCOMPARE(m_desk->window().layoutDirection(), Qt::RightToLeft);
        QCOMPARE(leadingSide(), Qt::RightDockWidgetArea);
        const int middle = centre(m_desk->window().centralWidget());
        QVERIFY(centre(m_desk->find<QDockWidget>(u"libraryDock"_s)) > middle);
        QVERIFY(centre(m_desk->find<QDockWidget>(u"detailsDock"_s)) < middle);
        // F9 hides the side where lines begin, which is the right one here.
        m_desk->press(u"F9"_s);
        QTRY_VERIFY(m_desk->find<QDockWidget>(u"libraryDock"_s)->isHidden());
        QVERIFY(m_desk->find<QDockWidget>(u"detailsDock"_s)->isVisible());
        m_desk->press(u"F9"_s);
        QTRY_VERIFY(m_desk->find<QDockWidget>(u"libraryDock"_s)->isVisible());
    }

    /// Day, month, year from right to left, as in the sentences beside it.
    void fieldsHaveTheDatesOfSentences()
    {
        m_desk->window().date().set(QDate(2006, 2, 3));
        const auto *field = m_desk->window().tabs().current()->findChild<QDateEdit *>(
            u"asAtDate"_s);
        QTRY_COMPARE(field->text(), QLocale().toString(QDate(2006, 2, 3), shortDateFormat()));
        m_desk->window().date().clear();
        m_desk->awaitPage("/akn/zz/act/2005/4/eng@2022-03-01");
    }

    /// Back is on the right of Forward, and points to the right.
    void backAndForwardChangePlaces()
    {
        auto *bar = m_desk->find<QToolBar>(u"mainToolBar"_s);
        QAction *back = bar->actions().at(0);
        QAction *forward = bar->actions().at(1);
        QVERIFY(centre(bar->widgetForAction(back)) > centre(bar->widgetForAction(forward)));
        QVERIFY(centre(bar->widgetForAction(forward))
                > centre(m_desk->find<QLineEdit>(u"address"_s)));
        const QSize size(32, 32);
        const QImage mirrored = back->icon().pixmap(size).toImage();
        QApplication::setLayoutDirection(Qt::LeftToRight);
        const QImage usual = back->icon().pixmap(size).toImage();
        QApplication::setLayoutDirection(Qt::RightToLeft);
        // Where its head is, an arrow has more ink.
        QVERIFY(inkCentre(usual) < size.width() / 2.0);
        QVERIFY(inkCentre(mirrored) > size.width() / 2.0);
    }

    void theTreeBeginsOnTheRight()
    {
        auto *tree = m_desk->find<QTreeView>(u"libraryTree"_s);
        const QModelIndex top = tree->model()->index(0, 0);
        QTRY_VERIFY(tree->isExpanded(top));
        const QRect outer = tree->visualRect(top);
        const QRect inner = tree->visualRect(tree->model()->index(0, 0, top));
        QVERIFY(inner.right() < outer.right());
    }

    /// An underline under one of them would part them; and what is in Latin letters is not turned round.
    void lettersStayAsTheyAre()
    {
        QCOMPARE(QApplication::style()->styleHint(QStyle::SH_UnderlineShortcut), 0);
        const QString citation = u"[2008] ZZHC 4 (ZZLR)"_s;
        QCOMPARE(isolated(citation), QChar(0x2068) + citation);
        QApplication::setLayoutDirection(Qt::LeftToRight);
        const QString usual = isolated(citation);
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(usual, citation);
        // Lists draw their texts so, whatever the style sheet says of them.
        m_desk->press(u"Ctrl+J"_s);
        auto *decisions = m_desk->find<QTableView>(u"decisionList"_s);
        QTRY_VERIFY(decisions->isVisible());
        const QAbstractItemDelegate &delegate = *decisions->itemDelegate();
        QVERIFY(typeid(delegate) != typeid(QStyledItemDelegate));
        QTest::keyClick(&m_desk->window(), Qt::Key_Escape);
    }

    /// The text of an English act stays as it is; the words of the program in its page are Arabic.
    void thePageKeepsItsDirection()
    {
        QCOMPARE(m_desk->page(u"document.documentElement.dir"_s).toString(), u"ltr"_s);
        const QString heading = u"getComputedStyle(document.querySelector('%1')).direction"_s;
        QCOMPARE(m_desk->page(heading.arg(u"#law [data-eid=sec_1]"_s)).toString(), u"ltr"_s);
        QCOMPARE(m_desk->page(heading.arg(u"#toc-title"_s)).toString(), u"rtl"_s);
        QCOMPARE(m_desk->page(u"document.querySelector('.toc-head').lang"_s).toString(), u"ar"_s);
        QCOMPARE(m_desk->page(u"document.getElementById('toc-title').textContent"_s).toString(),
                 u"المحتويات"_s);
    }

    /// Counts and dates have the digits of the language; what is cited and typed elsewhere does not.
    void digitsAreOfOneKind()
    {
        QVERIFY(m_desk->find<QToolButton>(u"pointsInTime"_s)->text().contains(u'٤'));
        const QString validity = m_desk->find<QLabel>(u"validitySentence"_s)->text();
        QVERIFY2(validity.contains(u"٢٠٢٢"_s) && !validity.contains(u"2022"_s),
                 qPrintable(validity));
        QCOMPARE(m_desk->find<QSpinBox>(u"serverPort"_s)->text(), u"8089"_s);
    }

    void anotherLanguageTurnsItBack()
    {
        const MainWindow *before = &m_desk->window();
        m_desk->preferences().setLanguage(u"sw"_s);
        QTRY_VERIFY(&m_desk->window() != before);
        QTRY_VERIFY(m_desk->window().library());
        QCOMPARE(m_desk->window().layoutDirection(), Qt::LeftToRight);
        QCOMPARE(m_desk->window().menuBar()->actions().first()->text(), u"&Faili"_s);
        const int middle = centre(m_desk->window().centralWidget());
        QTRY_VERIFY(centre(m_desk->find<QDockWidget>(u"libraryDock"_s)) < middle);
        // And the panels of the mirrored window are where they were.
        before = &m_desk->window();
        m_desk->preferences().setLanguage(u"ar"_s);
        QTRY_VERIFY(&m_desk->window() != before);
        QTRY_VERIFY(centre(m_desk->find<QDockWidget>(u"libraryDock"_s))
                    > centre(m_desk->window().centralWidget()));
        QTRY_VERIFY(m_desk->window().library());
    }

private:
    /// Units: pixels from the left of the screen.
    static int centre(const QWidget *widget)
    {
        return widget->mapToGlobal(widget->rect().center()).x();
    }

    /// Units: pixels from the left of the image, of the middle of what is drawn.
    static double inkCentre(const QImage &image)
    {
        double ink = 0;
        double moment = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const int alpha = image.pixelColor(x, y).alpha();
                ink += alpha;
                moment += alpha * (x + 0.5);
            }
        }
        return moment / ink;
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestMirrored)
} // namespace tst_mirrored
#include "tst_mirrored.moc"
