// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/shortcuts.h"
#include "app/window/commandpalette.h"
#include "tests/app/gui/deskfixture.h"
#include "tests/support/testmain.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QTest>

namespace tst_palette {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// The command palette, by keyboard and by mouse.
class TestPalette : public QObject
{
    Q_OBJECT

public:
    static void initMain() { prepareGui(); }

private Q_SLOTS:
    void init()
    {
        m_desk.start();
        QVERIFY(QTest::qWaitForWindowActive(&m_desk.window()));
        m_desk.preferences().setTheme(ThemeChoice::Light);
    }
    void cleanup() { m_desk.close(); }

    void runsWhatIsTyped()
    {
        QLineEdit &typed = open();
        QTest::keyClicks(&typed, u"dark"_s);
        QCOMPARE(list().item(0)->text(), u"Dark"_s);
        QVERIFY(
            list().item(0)->data(Qt::AccessibleTextRole).toString().contains(u"View › Theme"_s));
        QTest::keyClick(&typed, Qt::Key_Return);
        QTRY_COMPARE(m_desk.preferences().theme(), ThemeChoice::Dark);
        QTRY_VERIFY(!m_desk.window().findChild<QDialog *>(u"commandPalette"_s));
    }

    void arrowsChoose()
    {
        QLineEdit &typed = open();
        QTest::keyClicks(&typed, u"theme"_s);
        for (int row = 0; row < 4; ++row)
            QVERIFY(list()
                        .item(row)
                        ->data(Qt::AccessibleTextRole)
                        .toString()
                        .contains(u"View › Theme"_s));
        QCOMPARE(list().currentRow(), 0);
        QTest::keyClick(&typed, Qt::Key_Down);
        QTest::keyClick(&typed, Qt::Key_Down);
        QCOMPARE(list().currentRow(), 2);
        QTest::keyClick(&typed, Qt::Key_Up);
        const QString chosen = list().currentItem()->text();
        QTest::keyClick(&typed, Qt::Key_Down);
        QVERIFY(list().currentItem()->text() != chosen);
        QCOMPARE(typed.window()->focusWidget(), &typed);
        QTest::keyClick(&typed, Qt::Key_Escape);
        QTRY_VERIFY(!m_desk.window().findChild<QDialog *>(u"commandPalette"_s));
        QCOMPARE(m_desk.preferences().theme(), ThemeChoice::Light);
    }

    void aClickRuns()
    {
        QLineEdit &typed = open();
        QTest::keyClicks(&typed, u"high contrast"_s);
        QTRY_COMPARE(list().item(0)->text(), u"High Contrast"_s);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualItemRect(list().item(0)).center());
        QTRY_COMPARE(m_desk.preferences().theme(), ThemeChoice::Contrast);
    }

    /// Every action of the menus is there, with its menu and its key.
    void hasEveryAction()
    {
        open();
        QStringList spoken;
        for (int row = 0; row < list().count(); ++row)
            spoken << list().item(row)->data(Qt::AccessibleTextRole).toString();
        const std::vector<WindowAction> actions = windowActions(m_desk.window());
        QVERIFY(actions.size() > 60);
        QCOMPARE(qsizetype(actions.size()) - 1, spoken.size()); // All but the palette's own.
        for (const WindowAction &action : actions) {
            if (action.action->objectName() == u"commandPalette"_s)
                continue;
            const QString text = action.action->isChecked() ? action.text + u" (on)"_s
                                                            : action.text;
            QStringList parts{text, action.path,
                              action.action->shortcut().toString(QKeySequence::NativeText)};
            parts.removeAll(QString());
            QVERIFY2(spoken.contains(parts.join(u", "_s)), qPrintable(parts.join(u", "_s)));
        }
        QVERIFY(spoken.contains(u"Quit, File, Ctrl+Q"_s));
    }

    /// What cannot be used at the moment is listed last, and not run.
    void whatCannotBeUsedIsNotRun()
    {
        QLineEdit &typed = open();
        QTest::keyClicks(&typed, u"save as pdf"_s);
        QCOMPARE(list().item(0)->text(), u"Save as PDF"_s);
        QVERIFY(!(list().item(0)->flags() & Qt::ItemIsEnabled));
        QTest::keyClick(&typed, Qt::Key_Return);
        QVERIFY(m_desk.find<QDialog>(u"commandPalette"_s)->isVisible());
        typed.setText(u"qqqqzzzz"_s);
        QCOMPARE(list().count(), 0);
        const auto *hint = list().findChild<QLabel *>();
        QVERIFY(hint && hint->isVisible() && hint->text().startsWith(u"No action fits"_s));
        QTest::keyClick(&typed, Qt::Key_Return); // Nothing to run.
        QTest::keyClick(&typed, Qt::Key_Escape);
    }

    /// The letters of a word are not gathered from the name and the menus of an action.
    void lettersScatteredOverMenusDoNotFit()
    {
        QLineEdit &typed = open();
        const auto has = [this](const QString &text) {
            return !list().findItems(text, Qt::MatchExactly).isEmpty();
        };
        QTest::keyClicks(&typed, u"com"_s);
        QVERIFY(list().count() > 0);
        QVERIFY(!has(u"Other Style"_s));
        typed.setText(u"more sty"_s); // A word of its menus, and one of its name.
        QVERIFY(has(u"Other Style"_s));
        QTest::keyClick(&typed, Qt::Key_Escape);
    }

    void lettersInTheirOrderFit_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("fits");
        QTest::newRow("nothing") << QString() << u"close tab"_s << true;
        QTest::newRow("letters") << u"clt"_s << u"close tab"_s << true;
        QTest::newRow("words in another order") << u"tab close"_s << u"close tab"_s << true;
        QTest::newRow("letters in another order") << u"tlc"_s << u"close tab"_s << false;
        QTest::newRow("more letters") << u"close tabs"_s << u"close tab"_s << false;
    }
    void lettersInTheirOrderFit()
    {
        QFETCH(QString, typed);
        QFETCH(QString, text);
        QFETCH(bool, fits);
        QCOMPARE(fuzzyScore(typed, text).has_value(), fits);
    }

    void whatBeginsSoIsBetter()
    {
        QVERIFY(fuzzyScore(u"tab"_s, u"tab next"_s) > fuzzyScore(u"tab"_s, u"next tab"_s));
        QVERIFY(fuzzyScore(u"tab"_s, u"next tab"_s) > fuzzyScore(u"tab"_s, u"notable"_s));
        QVERIFY(fuzzyScore(u"tab"_s, u"notable"_s) > fuzzyScore(u"tab"_s, u"text a b"_s));
        QVERIFY(fuzzyScore(u"print"_s, u"print"_s) > fuzzyScore(u"print"_s, u"print preview"_s));
    }

    void menusFitByTheBeginningsOfTheirWords()
    {
        const QString menus = u"copy as more styles"_s;
        QVERIFY(fuzzyScore(u"copy sty"_s, u"polish legal"_s, menus));
        QVERIFY(fuzzyScore(u"legal more"_s, u"polish legal"_s, menus));
        QVERIFY(!fuzzyScore(u"com"_s, u"polish legal"_s, menus));
        QVERIFY(!fuzzyScore(u"yles"_s, u"polish legal"_s, menus));
        // Words of the name, words of the menus, letters of the name.
        QVERIFY(fuzzyScore(u"sty"_s, u"other style"_s, u"copy"_s)
                > fuzzyScore(u"sty"_s, u"polish legal"_s, menus));
        QVERIFY(fuzzyScore(u"sty"_s, u"polish legal"_s, menus)
                > fuzzyScore(u"sty"_s, u"set the day"_s, u"view"_s));
    }

private:
    QLineEdit &open()
    {
        m_desk.press(u"Ctrl+K"_s);
        auto *typed = m_desk.find<QLineEdit>(u"commandTyped"_s);
        if (!QTest::qWaitForWindowActive(typed->window()))
            qFatal("the palette is not shown");
        return *typed;
    }
    QListWidget &list() { return *m_desk.find<QListWidget>(u"commandList"_s); }

    DeskFixture m_desk;
};

SHERIA_GUI_TEST(TestPalette)
} // namespace tst_palette
#include "tst_palette.moc"
