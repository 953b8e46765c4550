// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "tests/app/gui/screens.h"
#include "tests/support/testmain.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTabBar>
#include <QWebEngineView>

#include <functional>

namespace tst_accessibility {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int LongMs = 30'000;
constexpr int WordsMs = 5'000; ///< A page is there before its words are.
constexpr int MostNodes = 100'000;

bool isHidden(const QAccessibleInterface &node)
{
    const auto *widget = qobject_cast<const QWidget *>(node.object());
    return widget && !widget->isVisible();
}

/// Calls `visit` with `root` and all that is below it, until it returns false.
void walk(QAccessibleInterface *root, const std::function<bool(QAccessibleInterface &)> &visit)
{
    std::vector<QAccessibleInterface *> waiting{root};
    for (int count = 0; !waiting.empty() && count < MostNodes; ++count) {
        QAccessibleInterface *one = waiting.back();
        waiting.pop_back();
        if (!one || !one->isValid() || isHidden(*one))
            continue;
        if (!visit(*one))
            return;
        for (int child = one->childCount() - 1; child >= 0; --child)
            waiting.push_back(one->child(child));
    }
}

QString described(QAccessibleInterface &node)
{
    const QObject *object = node.object();
    return QString(u"role %1, %2 %3, value '%4'"_s)
        .arg(QString::number(node.role(), 16),
             QString::fromLatin1(object ? object->metaObject()->className() : "a node of a page"),
             object ? object->objectName() : QString(), node.text(QAccessible::Value));
}

/// What a screen reader gets of the window and of the law in it.
class TestAccessibility : public QObject
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
        QAccessible::setActive(true); // As a screen reader does.
    }
    void cleanupTestCase() { m_desk.reset(); }
    void cleanup() { closeScreens(*m_desk); }

    void theLawIsRead()
    {
        m_desk->open("/akn/zz/act/2005/4/eng");
        QTRY_VERIFY_WITH_TIMEOUT(has(QAccessible::Heading, u"When a vessel calls"_s), LongMs);
        QVERIFY(has(QAccessible::StaticText, u"within the limits of the port"_s));
        QVERIFY(has(QAccessible::Link, u"When a vessel calls"_s)); // Of the contents.
    }

    void nothingInThePageIsUnnamed_data()
    {
        QTest::addColumn<QByteArray>("uri");
        QTest::newRow("act") << "/akn/zz/act/2005/4/eng"_ba;
        QTest::newRow("judgment") << "/akn/zz/judgment/zzhc/2008/4/eng"_ba;
        QTest::newRow("pictures") << "/akn/zz/act/1998/2/eng"_ba;
    }
    void nothingInThePageIsUnnamed()
    {
        QFETCH(QByteArray, uri);
        m_desk->open(uri);
        QStringList found;
        QTRY_VERIFY2_WITH_TIMEOUT(has(QAccessible::Link, {}) && (found = unnamed(page())).isEmpty(),
                                  qPrintable(found.join(u'\n')), WordsMs);
    }

    void nothingOfTheWindowIsUnnamed_data() { addScreenRows(); }
    void nothingOfTheWindowIsUnnamed()
    {
        QFETCH(int, screen);
        openScreen(*m_desk, Screens[screen]);
        QStringList found;
        QTRY_VERIFY2_WITH_TIMEOUT((found = unnamedInWindows()).isEmpty(),
                                  qPrintable(found.join(u'\n')), WordsMs);
    }

    void noEmptyListIsUnexplained_data() { addScreenRows(); }
    void noEmptyListIsUnexplained()
    {
        QFETCH(int, screen);
        openScreen(*m_desk, Screens[screen]);
        QStringList found;
        QTRY_VERIFY2_WITH_TIMEOUT((found = unexplained()).isEmpty(), qPrintable(found.join(u'\n')),
                                  WordsMs);
    }

    /// On pages that are not in front when their dialog opens.
    void noEmptyListOfAPageIsUnexplained()
    {
        openScreen(*m_desk, screenNamed("accounts"));
        QTRY_COMPARE(hintOf(u"accountList"_s), u"No accounts yet."_s);
        QCOMPARE(hintOf(u"tokenTable"_s), u"Add an account first. Its tokens are listed here."_s);
        QTest::keyClicks(dialogPart<QLineEdit>(u"newAccountName"_s), u"clerk"_s);
        dialogPart<QPushButton>(u"addAccount"_s)->click();
        QTRY_COMPARE(hintOf(u"tokenTable"_s), u"No tokens yet. Programs sign in with one."_s);
        QCOMPARE(hintOf(u"accountList"_s), QString());
        closeScreens(*m_desk);
        openScreen(*m_desk, screenNamed("preferences"));
        dialogPart<QListWidget>(u"settingsPages"_s)->setCurrentRow(5);
        QTRY_COMPARE(hintOf(u"allowedHosts"_s), u"No hosts allowed yet."_s);
        dialogPart<QListWidget>(u"settingsPages"_s)->setCurrentRow(6);
        QTRY_COMPARE(hintOf(u"notedTokens"_s), u"No tokens yet."_s);
    }

private:
    static const Screen &screenNamed(QByteArrayView name)
    {
        return *std::find_if(std::begin(Screens), std::end(Screens),
                             [name](const Screen &screen) { return name == screen.name; });
    }

    template <typename T>
    static T *dialogPart(const QString &name)
    {
        return QApplication::activeWindow()->findChild<T *>(name);
    }

    /// What stands in the place of the rows of that list; empty: nothing does.
    static QString hintOf(const QString &name)
    {
        const auto *view = dialogPart<QAbstractItemView>(name);
        const auto *hint = view ? view->findChild<QLabel *>(u"emptyHint"_s) : nullptr;
        return hint && hint->isVisible() ? hint->text() : QString();
    }

    /// The lists without rows that have no hint in them, nor beside them a paragraph.
    static QStringList unexplained()
    {
        QStringList found;
        const QWidgetList all = QApplication::allWidgets();
        for (QWidget *widget : all) {
            const auto *view = qobject_cast<QAbstractItemView *>(widget);
            if (!view || !view->isVisible() || view->visibleRegion().isEmpty() || isInside(*view)
                || qobject_cast<const QHeaderView *>(view)
                || (view->model() && view->model()->rowCount(view->rootIndex()) > 0))
                continue;
            const auto labels = view->parentWidget()->findChildren<QLabel *>();
            if (std::none_of(labels.begin(), labels.end(), [](const QLabel *label) {
                    return label->isVisible() && label->wordWrap() && !label->text().isEmpty();
                }))
                found << view->objectName();
        }
        return found;
    }

    /// The page of the tab that is looked at.
    QAccessibleInterface *page()
    {
        return QAccessible::queryAccessibleInterface(
            m_desk->window().tabs().current()->pane().findChild<QWebEngineView *>());
    }

    /// Whether the page has something of that role whose name has these words.
    bool has(QAccessible::Role role, const QString &words)
    {
        bool isThere = false;
        walk(page(), [&](QAccessibleInterface &node) {
            isThere = node.role() == role && node.text(QAccessible::Name).contains(words);
            return !isThere;
        });
        return isThere;
    }

    static QStringList unnamedInWindows()
    {
        QStringList found;
        const QWidgetList all = QApplication::topLevelWidgets();
        for (QWidget *widget : all) {
            if (widget->isVisible())
                found += unnamed(QAccessible::queryAccessibleInterface(widget));
        }
        return found;
    }

    /// What takes the focus and has no name.
    static QStringList unnamed(QAccessibleInterface *root)
    {
        QStringList found;
        walk(root, [&found](QAccessibleInterface &node) {
            const QAccessible::State state = node.state();
            const QObject *object = node.object();
            const bool isAsked = state.focusable && !state.invisible && !state.disabled
                && !(object && isInside(*object)) && !isLaterCell(node);
            if (isAsked && node.text(QAccessible::Name).isEmpty())
                found << described(node);
            return true;
        });
        return found;
    }

    /// Whether it is a cell beside the first of its row, which may be empty.
    static bool isLaterCell(QAccessibleInterface &node)
    {
        QAccessibleTableCellInterface *cell = node.tableCellInterface();
        return cell && cell->columnIndex() > 0;
    }

    /// Whether Qt made the widget for one of ours, which has the name.
    static bool isInside(const QObject &object)
    {
        if (object.objectName().startsWith(u"qt_"_s))
            return true;
        for (const QObject *outer = object.parent(); outer; outer = outer->parent()) {
            if (qobject_cast<const QAbstractSpinBox *>(outer)
                || qobject_cast<const QComboBox *>(outer))
                return true;
        }
        return false;
    }

    std::unique_ptr<DeskFixture> m_desk;
};

SHERIA_GUI_TEST(TestAccessibility)
} // namespace tst_accessibility
#include "tst_accessibility.moc"
