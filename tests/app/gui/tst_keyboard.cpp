// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

namespace tst_keyboard {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Every action of the menus, those below other menus too.
QList<QAction *> actionsOf(const QList<QAction *> &top)
{
    QList<QAction *> all;
    for (QAction *action : top) {
        if (action->menu())
            all += actionsOf(action->menu()->actions());
        else if (!action->isSeparator())
            all.append(action);
    }
    return all;
}

/// The names of `widget` and of what it is inside of.
QSet<QString> namesAround(const QWidget *widget)
{
    QSet<QString> names;
    for (; widget; widget = widget->parentWidget())
        names.insert(widget->objectName());
    return names;
}

/// The program for who uses no mouse, or no screen.
class TestKeyboard : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void tabReachesEverything_data()
    {
        QTest::addColumn<QString>("front"); // The panel that is in front at the right.
        QTest::addColumn<QStringList>("names");
        const QStringList always{u"libraryFilter"_s, u"libraryTree"_s, u"address"_s,
                                 u"windowDate"_s,    u"asAtDate"_s,    u"readerView"_s,
                                 u"serverButton"_s};
        QTest::newRow("with the details")
            << u"detailsDock"_s << always + QStringList{u"detailsPanel"_s};
        QTest::newRow("with the server") << u"serverDock"_s
                                         << always
                + QStringList{u"serverToggle"_s, u"serverAddress"_s, u"newToken"_s,
                              u"requestTable"_s};
    }
    void tabReachesEverything()
    {
        QFETCH(QString, front);
        QFETCH(QStringList, names);
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open("/akn/zz/act/2020/1/eng"); // Short: the way through the page is, too.
        desk.find<QDockWidget>(front)->raise();
        desk.press(u"Ctrl+Shift+K"_s);
        QSet<QString> missing(names.begin(), names.end());
        constexpr int MostSteps = 150;
        QString before;
        for (int step = 0; step < MostSteps && !missing.isEmpty(); ++step) {
            QWidget *focus = QApplication::focusWidget();
            QVERIFY2(focus, qPrintable(u"after "_s + before));
            before = QString::fromUtf8(focus->metaObject()->className()) + u' '
                + focus->objectName();
            missing -= namesAround(focus);
            QTest::keyClick(focus, Qt::Key_Tab);
            QTest::qWait(10); // A page moves its focus, or gives it away, in a process of its own.
        }
        QVERIFY2(missing.isEmpty(), qPrintable(QStringList(missing.values()).join(u", ")));
    }

    void tabReachesContentsAndText()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open("/akn/zz/act/2005/4/eng");
        desk.window().tabs().current()->pane().setFocus();
        // The page notes itself what gets its focus: asked in between it may be a step behind.
        desk.page(u"window.reached = new Set();"
                  "const note = element => ['#toc-filter', '#toc-tree', '#splitter', '#law']"
                  "  .filter(part => element.closest(part)).forEach(part => reached.add(part));"
                  "addEventListener('focusin', event => note(event.target));"
                  "note(document.activeElement); 0"_s);
        const auto isAllReached = [&] {
            return desk.page(u"reached.size === 4"_s).toBool();
        };
        for (int step = 0; step < 60 && !isAllReached(); ++step) {
            QWidget *focus = QApplication::focusWidget();
            QVERIFY2(focus && namesAround(focus).contains(u"readerView"_s),
                     qPrintable(desk.page(u"[...reached].join(', ')"_s).toString()));
            desk.page(u"window.before = document.activeElement; 0"_s);
            QTest::keyClick(focus, Qt::Key_Tab);
            QVERIFY(desk.awaitScript(
                u"document.activeElement !== window.before || !document.hasFocus()"_s));
        }
        QVERIFY(isAllReached());
    }

    void keysWorkTheContents()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open("/akn/zz/act/2005/4/eng");
        ReaderTab &tab = *desk.window().tabs().current();
        tab.pane().setFocus();
        QVERIFY(desk.awaitScript(u"!!document.querySelector('la-toc-item')"_s));
        desk.page(u"document.querySelector('#toc-tree [tabindex=\"0\"]').focus()"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(tab.history().canGoBack());
        QVERIFY(desk.awaitScript(u"window.scrollY > 1000"_s));
    }

    /// The link to skip the contents is for those who come by Tab, and gone when they come back otherwise.
    void theSkipLinkIsForTab()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open("/akn/zz/act/2015/11/eng"); // In several languages.
        // Tab leads from it to the text.
        auto *before = desk.find<QToolButton>(u"languageSwitch"_s);
        before->setFocus();
        QTRY_VERIFY(before->hasFocus());
        QTest::keyClick(before, Qt::Key_Tab);
        QVERIFY(textOf(desk)->hasFocus());
        QVERIFY(desk.awaitScript(u"document.activeElement.matches('.skip')"_s));
        QVERIFY(desk.awaitScript(isSkipShown(true)));
        desk.press(u"Ctrl+,"_s);
        auto *dialog = desk.window().findChild<QDialog *>(u"preferencesDialog"_s);
        QTRY_VERIFY(dialog->isActiveWindow());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!dialog->isVisible());
        desk.window().activateWindow(); // As a window system does.
        QTRY_VERIFY(textOf(desk)->hasFocus());
        QVERIFY(desk.awaitScript(u"document.hasFocus()"_s));
        QVERIFY(desk.awaitScript(u"document.activeElement.id === 'text'"_s));
        QVERIFY(desk.awaitScript(isSkipShown(false)));
        // It leads to the text.
        before->setFocus();
        QVERIFY(desk.awaitScript(u"!document.hasFocus()"_s));
        QTest::keyClick(before, Qt::Key_Tab);
        QVERIFY(desk.awaitScript(u"document.activeElement.matches('.skip')"_s));
        QTest::keyClick(textOf(desk), Qt::Key_Return);
        QVERIFY(desk.awaitScript(u"document.activeElement.id === 'text'"_s));
        QVERIFY(desk.awaitScript(isSkipShown(false)));
    }

    /// What goes while it has the focus gives it to the text, not to the link in front of it.
    void whatIsHiddenLeavesTheFocusToTheText()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open("/akn/zz/act/2015/11/eng"); // In several languages.
        // Tab leads from it to the text.
        auto *before = desk.find<QToolButton>(u"languageSwitch"_s);
        for (const bool isDisabled : {false, true}) {
            before->setFocus();
            QTRY_VERIFY(before->hasFocus());
            if (isDisabled)
                before->setEnabled(false);
            else
                before->hide();
            QTRY_VERIFY(textOf(desk)->hasFocus());
            QVERIFY(desk.awaitScript(u"document.hasFocus()"_s));
            QVERIFY(!desk.page(u"document.activeElement.matches('.skip')"_s).toBool());
            QVERIFY(desk.awaitScript(isSkipShown(false)));
            before->setEnabled(true);
            before->show();
        }
        // A panel of the window.
        for (const QString &name : {u"libraryDock"_s, u"detailsDock"_s, u"importDock"_s}) {
            auto *dock = desk.find<QDockWidget>(name);
            desk.find<QAction>(name + u"Action"_s)->setChecked(false);
            desk.find<QAction>(name + u"Action"_s)->trigger();
            QTRY_VERIFY(dock->isAncestorOf(QApplication::focusWidget()));
            dock->hide();
            QTRY_VERIFY(textOf(desk)->hasFocus());
            QVERIFY(desk.awaitScript(isSkipShown(false)));
        }
    }

    /// So does a tab, to the text of the tab that takes its place.
    void aTabThatClosesLeavesTheFocusToTheNextText()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open("/akn/zz/act/2020/1/eng");
        desk.open("/akn/zz/act/2005/4/eng", true);
        textOf(desk)->setFocus();
        QTRY_VERIFY(textOf(desk)->hasFocus());
        desk.press(u"Ctrl+W"_s);
        desk.awaitPage("/akn/zz/act/2020/1/eng@2020-03-27");
        QTRY_VERIFY(textOf(desk)->hasFocus());
        QVERIFY(desk.awaitScript(u"document.hasFocus()"_s));
        QVERIFY(desk.awaitScript(isSkipShown(false)));
        // And a page that stands in the place of the texts.
        desk.press(u"Ctrl+J"_s);
        QTRY_VERIFY(!textOf(desk)->isVisible());
        QTRY_VERIFY(QApplication::focusWidget() && !textOf(desk)->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(textOf(desk)->hasFocus());
        QVERIFY(desk.awaitScript(u"document.hasFocus()"_s));
        QVERIFY(desk.awaitScript(isSkipShown(false)));
    }

    void datesAndPanelsHaveKeys()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open("/akn/zz/act/2005/4/eng");
        desk.press(u"Ctrl+D"_s);
        QTRY_VERIFY(namesAround(QApplication::focusWidget()).contains(u"windowDateEdit"_s));
        QWidget *date = QApplication::focusWidget();
        QTest::keyClick(date, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(date, u"1 Feb 2006"_s);
        QTest::keyClick(date, Qt::Key_Return);
        desk.awaitPage("/akn/zz/act/2005/4/eng@2005-06-17");
        for (const auto &[key, dock] :
             {std::pair(u"Shift+F9"_s, u"libraryDock"_s), std::pair(u"F5"_s, u"decisionsDock"_s),
              std::pair(u"F8"_s, u"detailsDock"_s), std::pair(u"F7"_s, u"serverDock"_s),
              std::pair(u"Shift+F5"_s, u"importDock"_s)}) {
            desk.find<QDockWidget>(dock)->hide();
            desk.press(key);
            QTRY_VERIFY2(namesAround(QApplication::focusWidget()).contains(dock), qPrintable(dock));
        }
    }

    void f6GoesFromPaneToPane()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open("/akn/zz/act/2005/4/eng");
        desk.find<QDockWidget>(u"importDock"_s)->hide();
        desk.find<QWidget>(u"libraryFilter"_s)->setFocus();
        const auto isIn = [](const QString &pane) {
            return namesAround(QApplication::focusWidget()).contains(pane);
        };
        QTRY_VERIFY(isIn(u"libraryDock"_s));
        desk.press(u"F6"_s);
        QTRY_VERIFY(isIn(u"readerTabs"_s));
        desk.press(u"F6"_s);
        QTRY_VERIFY(isIn(u"detailsDock"_s));
        desk.press(u"F6"_s);
        QTRY_VERIFY(isIn(u"libraryFilter"_s)); // Where it was.
        desk.press(u"Shift+F6"_s);
        QTRY_VERIFY(isIn(u"detailsDock"_s));
        desk.press(u"Shift+F6"_s);
        QTRY_VERIFY(isIn(u"readerTabs"_s));
    }

    void f9HidesTheWholeSide()
    {
        DeskFixture desk;
        desk.start();
        auto *library = desk.find<QDockWidget>(u"libraryDock"_s);
        auto *decisions = desk.find<QDockWidget>(u"decisionsDock"_s);
        desk.press(u"F5"_s);
        QTRY_VERIFY(decisions->widget()->isEnabled() && !library->widget()->isEnabled());
        desk.press(u"F9"_s);
        QTRY_VERIFY(library->isHidden() && decisions->isHidden());
        desk.press(u"F9"_s);
        QTRY_VERIFY(!library->isHidden() && !decisions->isHidden());
        QTRY_VERIFY(decisions->widget()->isEnabled() && !library->widget()->isEnabled());
    }

    void everyShortcutIsUsedOnce()
    {
        DeskFixture desk;
        desk.start();
        QHash<QKeySequence, QString> taken;
        const auto actions = desk.window().findChildren<QAction *>();
        for (const QAction *action : actions) {
            const auto keys = action->shortcuts();
            for (const QKeySequence &key : keys) {
                QVERIFY2(!taken.contains(key),
                         qPrintable(key.toString() + u": "_s + action->text() + u", "_s
                                    + taken.value(key)));
                taken.insert(key, action->text());
            }
        }
        QVERIFY(taken.size() > 30);
    }

    void everythingInTheMenusHasAWordAndMostAKey()
    {
        DeskFixture desk;
        desk.start();
        const QList<QAction *> all = actionsOf(desk.window().menuBar()->actions());
        QVERIFY(all.size() > 40);
        for (const QAction *action : all)
            QVERIFY(!action->text().isEmpty());
    }

    /// All forms in which a text is copied stand in one menu, which the toolbar has, too.
    void oneMenuCopies()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open("/akn/zz/act/2005/4/eng");
        auto *copies = desk.find<QMenu>(u"copyMenu"_s);
        QVERIFY(copies->actions().contains(desk.find<QAction>(u"copyCitation"_s)));
        QVERIFY(copies->actions().contains(desk.find<QAction>(u"copyUri"_s)));
        QVERIFY(copies->actions().contains(desk.find<QAction>(u"copyServerLink"_s)));
        QVERIFY(desk.find<QWidget>(u"mainToolBar"_s)->actions().contains(copies->menuAction()));
        static const QRegularExpression expert(u"FRBR|eId|[Ee]xpression"_s);
        const QList<QAction *> all = actionsOf(desk.window().menuBar()->actions());
        QVERIFY(all.contains(desk.find<QAction>(u"copyUri"_s)));
        for (const QAction *action : all)
            QVERIFY2(!action->text().contains(expert), qPrintable(action->text()));
    }

    void everythingThatTakesTheFocusHasAName()
    {
        DeskFixture desk;
        desk.start();
        desk.importSample();
        desk.open("/akn/zz/act/2005/4/eng");
        const auto docks = desk.window().findChildren<QDockWidget *>();
        for (QDockWidget *dock : docks)
            dock->show();
        const auto widgets = desk.window().findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            if (widget->focusPolicy() == Qt::NoFocus || isInside(*widget)
                || isSpare(*widget, desk.window().tabs()))
                continue;
            // The window keeps tabs that it has no use for, hidden and empty.
            const auto *tabs = qobject_cast<const QTabBar *>(widget);
            if (tabs && tabs->count() == 0 && tabs->isHidden())
                continue;
            QAccessibleInterface *seen = QAccessible::queryAccessibleInterface(
                const_cast<QWidget *>(widget));
            const QString name = seen ? seen->text(QAccessible::Name) : QString();
            QVERIFY2(!name.isEmpty(),
                     qPrintable(QString::fromLatin1(widget->metaObject()->className()) + u' '
                                + widget->objectName()));
        }
    }

private:
    /// What shows the text of the current tab.
    static QWidget *textOf(DeskFixture &desk)
    {
        return desk.window().tabs().current()->pane().focusProxy()->focusProxy();
    }

    /// The link is above the page where it is not shown.
    static QString isSkipShown(bool isShown)
    {
        return u"document.querySelector('.skip').getBoundingClientRect().bottom "_s
            + (isShown ? u"> 0"_s : u"< 0"_s);
    }

    /// Whether the widget is of the tab that waits for its text, which gives it its words.
    static bool isSpare(const QWidget &widget, const ReaderTabs &tabs)
    {
        for (const QWidget *around = &widget; around; around = around->parentWidget()) {
            if (const auto *tab = qobject_cast<const ReaderTab *>(around))
                return tabs.indexOf(tab) < 0;
        }
        return false;
    }

    /// Whether Qt made the widget for one of ours, which has the name.
    static bool isInside(const QWidget &widget)
    {
        const QByteArray name = widget.metaObject()->className();
        if (widget.objectName().startsWith(u"qt_"_s) || name.startsWith("QtWebEngine")
            || name.contains("RenderWidget") || name == "QQuickWidget")
            return true;
        for (const QWidget *outer = widget.parentWidget(); outer; outer = outer->parentWidget()) {
            if (qobject_cast<const QAbstractSpinBox *>(outer)
                || qobject_cast<const QComboBox *>(outer))
                return true;
        }
        return false;
    }
};

SHERIA_GUI_TEST(TestKeyboard)
} // namespace tst_keyboard
#include "tst_keyboard.moc"
