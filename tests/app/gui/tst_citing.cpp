// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cites/citespanel.h"
#include "app/citing/citationgraph.h"
#include "app/decisions/decisionspage.h"
#include "app/reader/readertabs.h"
#include "app/search/searchbox.h"
#include "app/tree/librarymodel.h"
#include "app/window/citingcontroller.h"
#include "app/window/panels.h"
#include "core/store/legislation/citationqueries.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/app/gui/heldwork.h"
#include "tests/support/testmain.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QTextBrowser>
#include <QTreeView>
#include <QTreeWidget>

#include <utility>

namespace tst_citing {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int LongMs = 30'000;
const QByteArray Act = "/akn/zz/act/2005/4";
const QByteArray Decision = "/akn/zz/judgment/zzhc/2008/4";

/// A person cites what is read and listed, checks a quotation, and walks the citations.
class TestCiting : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_desk = std::make_unique<DeskFixture>();
        m_desk->start();
        m_desk->importSample();
        store::Database reader = must(
            store::Database::open(m_desk->libraryPath(), store::Database::Mode::ReadOnly));
        QTRY_COMPARE_WITH_TIMEOUT(must(store::countCitationTasks(reader)), 0, LongMs);
        m_desk->find<CitingController>(u"citingController"_s)->setRunDrag([this](QMimeData *data) {
            m_dragged.reset(data);
        });
    }
    void cleanupTestCase() { m_desk.reset(); }
    void init() { QApplication::clipboard()->clear(); }

    /// Of a law with the provision that is read, and the country by the library's name for it.
    void theTextIsCited()
    {
        m_desk->open(Act + "/eng/~sec_12");
        QTRY_VERIFY(m_desk->find<QMenu>(u"copyMenu"_s)->isEnabled());
        act(*m_desk->find<QMenu>(u"copyMenu"_s), u"citeOscola"_s);
        QTRY_COMPARE(copied(), u"Lights and Beacons Act 2005 (Zephara), s 12"_s);
    }

    /// By a style that is installed, and one of a file; what is no style is refused.
    void otherStylesAreAtHand()
    {
        m_desk->open(Decision + "/eng");
        auto *menu = m_desk->find<QMenu>(u"copyMenu"_s);
        Q_EMIT menu->aboutToShow();
        QTRY_VERIFY_WITH_TIMEOUT(menu->findChild<QAction *>(u"csl-oscola"_s), LongMs);
        act(*menu, u"csl-oscola"_s);
        QTRY_VERIFY_WITH_TIMEOUT(copied().contains(u"[2008] ZZHC 4"_s), LongMs);
        QVERIFY2(QApplication::clipboard()->mimeData()->html().startsWith(u"<i>"_s),
                 qPrintable(copied()));

        QApplication::clipboard()->clear();
        act(*menu, u"otherStyle"_s);
        auto *dialog = m_desk->window().findChild<QDialog *>(u"styleDialog"_s);
        QVERIFY(dialog);
        QTest::keyClicks(dialog->focusWidget(), u"apa"_s);
        auto *list = dialog->findChild<QListWidget *>(u"styleList"_s);
        QTRY_VERIFY(list->currentItem());
        shoot(u"styles"_s);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"styleChoose"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!copied().isEmpty(), LongMs);

        m_desk->write(
            u"hostile.csl"_s,
            "<!DOCTYPE style [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><style "
            "xmlns=\"http://purl.org/net/xbiblio/csl\"><info><title>&e;</title></info></style>");
        act(*menu, u"otherStyle"_s);
        dialog = m_desk->window().findChild<QDialog *>(u"styleDialog"_s);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"styleFile"_s), Qt::LeftButton);
        m_desk->answerFileDialog(m_desk->path(u"hostile.csl"_s));
        QTRY_VERIFY(m_desk->window().findChild<QMessageBox *>(u"styleProblem"_s));
        auto *box = m_desk->window().findChild<QMessageBox *>(u"styleProblem"_s);
        QVERIFY2(box->informativeText().contains(u"document type"_s),
                 qPrintable(box->informativeText()));
        box->close();
        QTRY_VERIFY(!m_desk->window().findChild<QMessageBox *>(u"styleProblem"_s));
    }

    /// Several works of the tree at once, as a list, and as entries in a file.
    void severalWorksOfTheTree()
    {
        auto *tree = m_desk->find<QTreeView>(u"libraryTree"_s);
        chooseInTree(*tree, {Act, Decision});
        QMenu *menu = contextMenu(*tree);
        act(*menu, u"copyAddress"_s);
        QCOMPARE(copied().split(u'\n').size(), 2);
        QVERIFY2(copied().contains(QString::fromLatin1(Act)), qPrintable(copied()));
        act(*menu, u"citeSouthAfrican"_s);
        QTRY_VERIFY(!copied().startsWith(u"/akn/"_s));
        QTRY_COMPARE(copied().trimmed().split(u'\n').size(), 2);
        QVERIFY2(copied().contains(u"Lights and Beacons Act 4 of 2005"_s), qPrintable(copied()));
        menu = contextMenu(*tree);
        act(*menu, u"save-citeRis"_s);
        m_desk->answerFileDialog(m_desk->path(u"works.ris"_s));
        QTRY_VERIFY(QFile::exists(m_desk->path(u"works.ris"_s)));
        QFile file(m_desk->path(u"works.ris"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray ris = file.readAll();
        QCOMPARE(ris.count("ER  - "), 2);
        QVERIFY(ris.contains("TY  - STAT") && ris.contains("TY  - CASE"));
        QVERIFY2(ris.contains("CY  - Zephara"), ris.constData());
        shoot(u"tree"_s);
    }

    /// The same of decisions and of results.
    void severalRowsOfLists()
    {
        m_desk->press(u"Ctrl+J"_s);
        auto *decisions = m_desk->find<QAbstractItemView>(u"decisionList"_s);
        QTRY_VERIFY_WITH_TIMEOUT(decisions->model()->rowCount() > 2, LongMs);
        auto *listed = static_cast<DecisionModel *>(decisions->model());
        QTRY_VERIFY_WITH_TIMEOUT(listed->at(1), LongMs); // Rows are read as they are looked at.
        QTRY_VERIFY(
            !decisions->visualRect(decisions->model()->index(1, DecisionModel::Title)).isEmpty());
        decisions->setCurrentIndex(decisions->model()->index(0, DecisionModel::Title));
        QTest::keyClick(decisions, Qt::Key_Down, Qt::ShiftModifier);
        act(*contextMenu(*decisions), u"citeBibTex"_s);
        QTRY_COMPARE(copied().count(u"@jurisdiction{"_s), 2);
        QTest::keyClick(decisions, Qt::Key_Escape);

        m_desk->press(u"Ctrl+Shift+F"_s);
        auto *box = m_desk->find<SearchBox>(u"address"_s);
        box->clear();
        QTest::keyClicks(box, u"light"_s);
        QTest::keyClick(box, Qt::Key_Return);
        auto *results = m_desk->find<QAbstractItemView>(u"searchResults"_s);
        QTRY_VERIFY_WITH_TIMEOUT(results->model()->rowCount() > 2, LongMs);
        results->selectAll();
        const int rows = results->model()->rowCount();
        act(*contextMenu(*results), u"citeCslJson"_s);
        QTRY_VERIFY(copied().startsWith(u"[{"_s));
        QVERIFY(copied().count(u"\"type\":"_s) > 2 && copied().count(u"\"type\":"_s) <= rows);
        QTest::keyClick(results, Qt::Key_Escape);
    }

    /// Rows and tabs carry text, link, address and an entry out of the window.
    void worksAreDraggedOut()
    {
        auto *tree = m_desk->find<QTreeView>(u"libraryTree"_s);
        chooseInTree(*tree, {Act});
        const QPoint at = tree->visualRect(tree->currentIndex()).center();
        drag(*tree->viewport(), at, at + QPoint(40, 30), true);
        QVERIFY(m_dragged);
        QVERIFY2(m_dragged->text().startsWith(u"Lights and Beacons Act"_s),
                 qPrintable(m_dragged->text()));
        QVERIFY(m_dragged->data(u"text/uri-list"_s).contains(Act));
        QVERIFY(m_dragged->data(u"application/x-research-info-systems"_s).startsWith("TY  - STAT"));

        m_desk->open(Decision + "/eng");
        QTabBar *bar = m_desk->window().tabs().tabBar();
        const QPoint tab = bar->tabRect(bar->currentIndex()).center();
        drag(*bar, tab, tab + QPoint(5, 3), false); // Within the bar the tab moves.
        QVERIFY(!m_dragged);
        drag(*bar, tab, tab + QPoint(0, 200), true);
        QVERIFY(m_dragged);
        QVERIFY(m_dragged->html().contains(u"[2008] ZZHC 4"_s));
        QVERIFY(m_dragged->data(u"application/x-research-info-systems"_s).startsWith("TY  - CASE"));
        m_dragged.reset();
    }

    void aQuotationIsChecked()
    {
        m_desk->open(Act + "/eng");
        const QString words = m_desk
                                  ->page(u"document.querySelector('[data-eId=\"sec_1\"] .akn-p, "
                                         "[data-eId=\"sec_1\"] p').textContent"_s)
                                  .toString()
                                  .simplified();
        QVERIFY(words.size() > 20);
        QApplication::clipboard()->setText(words);
        QString said = checked();
        QVERIFY2(said.startsWith(u"Quoted correctly"_s), qPrintable(said));
        QVERIFY(details().contains(u"SHA-256"_s)
                && details().contains(u"/akn/zz/act/2005/4/eng@"_s));
        QTest::mouseClick(dialog()->findChild<QPushButton *>(u"copyQuotation"_s), Qt::LeftButton);
        QVERIFY(copied().contains(words) && copied().contains(u"SHA-256"_s));
        shoot(u"quotation"_s);

        QStringList other = words.split(u' ');
        const QString replaced = std::exchange(other[2], u"zebra"_s);
        const auto check = [this](const QString &quotation) {
            dialog()->findChild<QPlainTextEdit *>(u"quotationText"_s)->setPlainText(quotation);
            QTest::mouseClick(dialog()->findChild<QPushButton *>(u"checkQuotationNow"_s),
                              Qt::LeftButton);
        };
        check(other.join(u' '));
        QTRY_VERIFY(status().startsWith(u"Altered"_s));
        QTRY_VERIFY(details().contains(u"From the text to the quotation"_s));
        QVERIFY2(details().contains(u"zebra"_s) && details().contains(replaced),
                 qPrintable(details()));
        shoot(u"altered"_s);

        // What is left out changes the sense.
        check(u"A keeper may … leave a light unattended between sunset and sunrise"_s);
        QTRY_VERIFY(status().startsWith(u"Altered"_s));
        QVERIFY2(details().contains(u"Left out"_s) && details().contains(u"“not”"_s),
                 qPrintable(details()));
        shoot(u"leftout"_s);
        check(u"[a] keeper may not leave a light unattended between sunset and sunrise"_s);
        QTRY_VERIFY2(status().startsWith(u"Quoted correctly: brackets or ellipses"_s),
                     qPrintable(status()));
        QVERIFY(details().contains(u"/akn/zz/act/2005/4/eng@"_s));
        dialog()->close();
        QTRY_VERIFY(!dialog());
    }

    /// Also one that is still to come.
    void aVerdictGoesWhenItsQuotationIsEdited()
    {
        m_desk->open(Act + "/eng");
        QApplication::clipboard()->setText(u"A keeper may not leave a light unattended"_s);
        QVERIFY(!checked().isEmpty());
        auto *copy = dialog()->findChild<QPushButton *>(u"copyQuotation"_s);
        auto *quotation = dialog()->findChild<QPlainTextEdit *>(u"quotationText"_s);
        QVERIFY(copy->isEnabled());
        quotation->setPlainText(u"A keeper may leave"_s);
        QVERIFY(!copy->isEnabled());
        QCOMPARE(status() + details(), QString());

        HeldWork held; // One reader is left, which answers in turn.
        held.runInReader(m_desk->window().library()->library());
        QTRY_VERIFY_WITH_TIMEOUT(held.isRunning(), LongMs);
        QTest::mouseClick(dialog()->findChild<QPushButton *>(u"checkQuotationNow"_s),
                          Qt::LeftButton);
        quotation->setPlainText(u"A keeper may"_s);
        bool isAnswered = false;
        LatestQuery next(m_desk->window().library()->readers(), this);
        next.start([](store::Database &, const std::stop_token &) { return true; },
                   [&isAnswered](bool answer) { isAnswered = answer; });
        QTRY_VERIFY_WITH_TIMEOUT(isAnswered, LongMs);
        QVERIFY(!copy->isEnabled());
        QCOMPARE(status() + details(), QString());
        dialog()->close();
        QTRY_VERIFY(!dialog());
    }

    void theGraphIsWalked()
    {
        m_desk->open(Decision + "/eng");
        Panels::reveal(m_desk->window().panels().cites());
        auto *button = m_desk->find<QPushButton>(u"citationGraphButton"_s);
        QTRY_VERIFY(button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        auto *graph = m_desk->find<CitationGraph>(u"citationGraph"_s);
        auto *tree = graph->findChild<QTreeWidget *>(u"graphTree"_s);
        QTRY_COMPARE(tree->topLevelItemCount(), 2);
        const auto found = [tree](const QString &title) {
            const auto rows = tree->findItems(title, Qt::MatchStartsWith | Qt::MatchRecursive);
            return rows.isEmpty() ? nullptr : rows.front();
        };
        QTreeWidgetItem *act = found(u"Lights and Beacons Act"_s);
        QVERIFY(act && act->parent()->text(0).startsWith(u"Cites"_s));
        QVERIFY(!act->text(1).isEmpty()); // Its date.
        QVERIFY(!tree->headerItem()->text(2).isEmpty());
        // Deeper by the keyboard, and another work in the middle.
        tree->setCurrentItem(act);
        QTest::keyClick(tree, Qt::Key_Right);
        QTRY_VERIFY(act->isExpanded());
        shoot(u"graph"_s);
        QTest::keyClick(tree, Qt::Key_Return);
        auto *title = graph->findChild<QLabel *>(u"graphTitle"_s);
        QTRY_VERIFY(title->text().startsWith(u"Lights and Beacons Act"_s));
        QTRY_VERIFY(found(u"Tern Ferries Ltd"_s));
        shoot(u"walked"_s);
        QTest::keyClick(tree, Qt::Key_Backspace);
        QTRY_VERIFY(!title->text().startsWith(u"Lights and Beacons Act"_s));
        QTRY_VERIFY(found(u"Lights and Beacons Act"_s));
        tree->setCurrentItem(found(u"Lights and Beacons Act"_s));
        const int tabs = m_desk->window().tabs().count();
        QTest::keyClick(tree, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(m_desk->window().tabs().count(), tabs + 1);
        graph->close();
    }

private:
    static QString copied() { return QApplication::clipboard()->text(); }

    static void act(QMenu &menu, const QString &name)
    {
        auto *action = menu.findChild<QAction *>(name);
        QVERIFY2(action, qPrintable(name));
        action->trigger();
    }

    /// The menu "Copy As" of the rows that are chosen.
    QMenu *contextMenu(QAbstractItemView &view)
    {
        Q_EMIT view.customContextMenuRequested(view.visualRect(view.currentIndex()).center());
        QMenu *found = nullptr;
        const auto menus = m_desk->window().findChildren<QMenu *>(u"copyAsMenu"_s);
        for (QMenu *menu : menus)
            found = menu;
        if (!found)
            qFatal("no menu");
        auto *outer = qobject_cast<QMenu *>(found->parent());
        outer->setAttribute(Qt::WA_DeleteOnClose, false);
        outer->hide();
        found->setObjectName(u"used"_s);
        return found;
    }

    void chooseInTree(QTreeView &tree, const QList<QByteArray> &uris)
    {
        tree.expandAll();
        tree.clearSelection();
        for (const QByteArray &uri : uris) {
            QModelIndex found;
            const auto look = [&] {
                tree.expandAll();
                const auto rows = tree.model()->match(tree.model()->index(0, 0),
                                                      LibraryModel::UriRole, uri, 1,
                                                      Qt::MatchExactly | Qt::MatchRecursive);
                found = rows.value(0);
                return found.isValid();
            };
            QTRY_VERIFY_WITH_TIMEOUT(look(), LongMs);
            tree.scrollTo(found);
            tree.selectionModel()->setCurrentIndex(found, QItemSelectionModel::Select);
        }
    }

    /// Presses the button, moves the mouse, and releases it once something is dragged, if it is to be.
    void drag(QWidget &widget, const QPoint &from, const QPoint &to, bool isDragged)
    {
        m_dragged.reset();
        QTest::mousePress(&widget, Qt::LeftButton, {}, from);
        for (const QPoint &at : {from + (to - from) / 2, to}) {
            QMouseEvent move(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&widget, &move);
        }
        if (isDragged)
            QTRY_VERIFY_WITH_TIMEOUT(m_dragged, LongMs);
        QTest::mouseRelease(&widget, Qt::LeftButton, {}, to);
    }

    QDialog *dialog() { return m_desk->window().findChild<QDialog *>(u"quotationDialog"_s); }
    QString status() { return dialog()->findChild<QLabel *>(u"quotationStatus"_s)->text(); }
    QString details()
    {
        return dialog()->findChild<QTextBrowser *>(u"quotationDetails"_s)->toPlainText();
    }
    QString checked()
    {
        m_desk->press(u"Ctrl+Alt+Q"_s);
        if (!QTest::qWaitFor([this] { return dialog() && !details().isEmpty(); }, LongMs))
            return {};
        return status();
    }

    void shoot(const QString &name)
    {
        const QString folder = qEnvironmentVariable("SHERIA_SHOTS");
        if (folder.isEmpty())
            return;
        QWidget *shown = QApplication::activeModalWidget();
        for (const char *one : {"citationGraph", "quotationDialog", "styleDialog"}) {
            if (auto *found = m_desk->window().findChild<QWidget *>(QLatin1StringView(one)))
                shown = found;
        }
        (shown ? shown : &m_desk->window())->grab().save(folder + u"/citing-"_s + name + u".png"_s);
    }

    std::unique_ptr<DeskFixture> m_desk;
    std::unique_ptr<QMimeData> m_dragged;
};

SHERIA_GUI_TEST(TestCiting)
} // namespace tst_citing
#include "tst_citing.moc"
