// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences/shortcuts.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "app/serverpanel/localserver.h"
#include "app/shell/dialogs.h"
#include "tests/app/gui/screens.h"
#include "tests/app/shots/statements.h"
#include "tests/app/shots/steps.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/processes.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QKeySequenceEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolBar>
#include <QWebEngineView>

namespace sheria::tests {

using namespace Qt::StringLiterals;
using namespace sheria::app;

namespace {

// ---- Settings

QDialog &openPreferences(Stage &stage)
{
    stage.desk.press(u"Ctrl+,"_s);
    settle(300);
    return *stage.desk.find<QDialog>(u"preferencesDialog"_s);
}

void showPreferencePages(Stage &stage)
{
    QDialog &dialog = openPreferences(stage);
    auto *pages = stage.desk.find<QListWidget>(u"settingsPages"_s);
    for (int row = 0; row < pages->count(); ++row) {
        pages->setCurrentRow(row);
        settle(200);
        stage.camera.takeAlone(dialog, QString::number(row));
    }
}

void showPreferenceSearch(Stage &stage)
{
    QDialog &dialog = openPreferences(stage);
    auto *spacing = stage.desk.find<QWidget>(u"readingLineSpacing"_s);
    type(stage, u"settingsSearch"_s, spacing->accessibleName().remove(u'&'));
    settle(200);
    stage.camera.takeAlone(dialog);
}

void showShortcutConflict(Stage &stage)
{
    QDialog &dialog = openPreferences(stage);
    auto *list = stage.desk.find<QTreeWidget>(u"shortcutList"_s);
    auto *pages = stage.desk.find<QListWidget>(u"settingsPages"_s);
    for (int row = 0; row < pages->count() && !list->isVisible(); ++row)
        pages->setCurrentRow(row);
    for (const WindowAction &action : windowActions(stage.desk.window())) {
        if (action.action && action.action->objectName() == "search"_L1) {
            const auto items = list->findItems(action.text, Qt::MatchExactly);
            list->setCurrentItem(items.value(0));
        }
    }
    auto *keys = stage.desk.find<QKeySequenceEdit>(u"shortcutKeys"_s);
    keys->setFocus();
    QTest::keyClick(keys, Qt::Key_F, Qt::ControlModifier);
    settle(1500);
    stage.camera.takeAlone(dialog);
}

void showLanguageChange(Stage &stage)
{
    LocalServer &server = stage.desk.window().library()->server();
    server.stop(); // Nobody is asked then.
    waitFor([&server] { return server.state() == LocalServer::State::Stopped; });
    const QString before = stage.desk.preferences().language();
    stage.camera.note(u"In process %1, before and after the language was chosen in the "
                      "preferences."_s.arg(QCoreApplication::applicationPid()));
    const auto choose = [&](const QString &language) {
        const MainWindow *window = &stage.desk.window();
        stage.desk.preferences().setLanguage(language);
        waitFor([&] { return &stage.desk.window() != window && stage.desk.window().library(); });
        waitFor([&] {
            const ReaderTab *tab = stage.desk.window().tabs().current();
            return tab && tab->pane().isComplete();
        });
        settle();
    };
    stage.take(u"before"_s);
    choose(before == "fr"_L1 ? u"en"_s : u"fr"_s);
    stage.take(u"after"_s);
    choose(before);
}

void showPalette(Stage &stage)
{
    stage.desk.press(u"Ctrl+K"_s);
    settle(300);
    stage.take(u"all"_s);
    auto *typed = stage.desk.find<QLineEdit>(u"commandTyped"_s);
    QTest::keyClicks(typed, u"pdf"_s);
    settle(200);
    stage.take(u"typed"_s);
}

void showDates(Stage &stage)
{
    auto *versions = stage.desk.window().tabs().current()->findChild<QToolButton *>(
        u"pointsInTime"_s);
    versions->menu()->popup(versions->mapToGlobal(QPoint(0, versions->height())));
    settle(300);
    stage.take(u"versions"_s);
    versions->menu()->close();
    stage.desk.press(u"Ctrl+D"_s);
    settle(300);
    stage.take(u"calendar"_s);
    closeScreens(stage.desk);
    auto *details = stage.desk.find<QDockWidget>(u"detailsDock"_s);
    details->show();
    details->raise();
    settle();
    stage.take(u"details"_s);
}

// ---- Keyring

void showConnecting(Stage &stage)
{
    const RouteFixture server;
    stage.desk.press(u"Ctrl+Shift+U"_s);
    settle();
    stage.take(u"nothing-asked"_s);
    type(stage, u"upstreamAddress"_s, u"127.0.0.1:%1"_s.arg(server.port()));
    type(stage, u"upstreamToken"_s, QString::fromUtf8(server.token()));
    auto *keep = stage.desk.find<QComboBox>(u"keepToken"_s);
    keep->setCurrentIndex(keep->findData(int(secrets::Keeping::Session)));
    click(stage, u"testConnection"_s);
    auto *verdict = stage.desk.find<QLabel>(u"verdictTitle"_s);
    waitFor([verdict] { return verdict->isVisible() && !verdict->text().isEmpty(); });
    settle();
    stage.take(u"scheme-completed"_s);
    click(stage, u"connectNext"_s);
    auto *places = stage.desk.find<QWidget>(u"placeChoice"_s);
    waitFor([places] { return places->isVisible(); });
    settle(1500);
    stage.take(u"places"_s);
    click(stage, u"connectNext"_s);
    settle(3000);
    stage.take(u"source"_s);
}

void showSealing(Stage &stage)
{
    stage.desk.press(u"Ctrl+Shift+U"_s);
    auto *keep = stage.desk.find<QComboBox>(u"keepToken"_s);
    keep->setCurrentIndex(keep->findData(int(secrets::Keeping::Sealed)));
    settle(300);
    stage.take();
}

void showServerLink(Stage &stage)
{
    startServer(stage);
    stage.desk.open(Act + "/eng/~sec_9");
    settle();
    stage.desk.press(u"Ctrl+Alt+L"_s);
    settle(300);
    stage.camera.note(u"Copied: "_s + QGuiApplication::clipboard()->text());
    stage.take();
}

// ---- Words

void showCopyMenu(Stage &stage)
{
    auto *menu = stage.desk.find<QMenu>(u"copyMenu"_s);
    auto *bar = stage.desk.find<QToolBar>(u"mainToolBar"_s);
    popUp(stage, *menu, *bar->widgetForAction(menu->menuAction()));
}

void showMenus(Stage &stage)
{
    int number = 0;
    for (QAction *action : stage.desk.window().menuBar()->actions()) {
        const QRect place = stage.desk.window().menuBar()->actionGeometry(action);
        action->menu()->popup(stage.desk.window().menuBar()->mapToGlobal(
            qApp->isRightToLeft() ? place.bottomRight() : place.bottomLeft()));
        settle(300);
        stage.take(QString::number(++number));
        action->menu()->close();
    }
}

void showScores(Stage &stage)
{
    stage.desk.press(u"Ctrl+Alt+K"_s);
    auto *base = stage.desk.find<QComboBox>(u"askBase"_s);
    waitFor([base] { return base->count() == 2; });
    auto *question = stage.desk.find<QLineEdit>(u"askQuestion"_s);
    question->setText(u"Who rings the tide bell?"_s);
    QTest::keyClick(question, Qt::Key_Return);
    auto *results = stage.desk.find<QTreeWidget>(u"askResults"_s);
    waitFor([results] { return results->topLevelItemCount() > 0; });
    settle();
    stage.take(u"answers"_s);
    auto *pages = stage.desk.find<QTabWidget>(u"knowledgePages"_s);
    for (int page = 1; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        settle(300);
        stage.take(QString::number(page));
    }
}

void showWebhooks(Stage &stage)
{
    startServer(stage);
    stage.desk.press(u"F4"_s);
    auto *pages = stage.desk.find<QTabWidget>(u"webhookPages"_s);
    pages->setCurrentIndex(2);
    auto *receivers = stage.desk.find<QAbstractButton>(u"openReceivers"_s);
    if (!receivers->isChecked())
        receivers->click();
    for (const QString &name : {u"503x1-then-200"_s, u"404"_s}) {
        pages->setCurrentIndex(2);
        auto *line = stage.desk.find<QLineEdit>(u"receiverName"_s);
        line->setText(name);
        QTest::keyClick(line, Qt::Key_Return);
        click(stage, u"registerReceiver"_s);
        settle();
    }
    pages->setCurrentIndex(0);
    auto *endpoints = stage.desk.find<QTableWidget>(u"endpointTable"_s);
    for (int row = 0; row < endpoints->rowCount(); ++row) {
        endpoints->selectRow(row);
        click(stage, u"sendExample"_s);
        settle(1500);
    }
    stage.take(u"endpoints"_s);
    for (const int page : {1, 2, 3}) {
        pages->setCurrentIndex(page);
        settle();
        stage.take(u"page-%1"_s.arg(page));
    }
    stage.desk.press(u"F4"_s);
}

void showEmptyStates(Stage &stage)
{
    QTest::keyClick(&ask(stage, u"zzzzqqqq"_s), Qt::Key_Return);
    settle(1500);
    stage.take(u"no-results"_s);
    clear(stage);
    stage.desk.window().openUri("/akn/zz/act/1901/99", false);
    settle(1500);
    stage.take(u"not-here"_s);
    stage.desk.open("/akn/zz/act/2020/1");
    settle();
    stage.take(u"without-text"_s);
    stage.desk.window().date().set(QDate(1990, 1, 1));
    stage.desk.window().openUri(Act, false);
    settle(1500);
    stage.take(u"before-the-first"_s);
}

// ---- Everyone

void showNodes(Stage &stage)
{
    QAccessible::setActive(true);
    settle(3000);
    auto *view = stage.desk.window().tabs().current()->pane().findChild<QWebEngineView *>();
    std::vector<QAccessibleInterface *> waiting{QAccessible::queryAccessibleInterface(view)};
    int nodes = 0;
    int unnamed = 0;
    while (!waiting.empty() && nodes < 100'000) {
        QAccessibleInterface *one = waiting.back();
        waiting.pop_back();
        if (!one || !one->isValid())
            continue;
        ++nodes;
        unnamed += one->state().focusable && one->text(QAccessible::Name).isEmpty();
        for (int child = 0; child < one->childCount(); ++child)
            waiting.push_back(one->child(child));
    }
    stage.camera.note(u"A screen reader gets %1 nodes of this page, %2 of them focusable and "
                      "without a name."_s.arg(nodes)
                          .arg(unnamed));
    stage.take();
}

void showContrast(Stage &stage)
{
    stage.desk.preferences().setTheme(ThemeChoice::Contrast);
    settle();
    stage.take(u"reading"_s);
    search(stage, u"light"_s);
    stage.take(u"results"_s);
    clear(stage);
    stage.camera.takeAlone(openPreferences(stage), u"preferences"_s);
    closeScreens(stage.desk);
    stage.desk.preferences().setTheme(stage.theme);
}

void showLinksElsewhere(Stage &stage)
{
    stage.desk.open(Judgment);
    stage.desk.page(u"document.querySelector('#law .reader-missing, #law a[data-missing], "
                    "#law a')?.scrollIntoView({block: 'center'})"_s);
    settle();
    stage.take();
}

constexpr Statement Statements[] = {
    {"Settings", "A window of preferences has fonts, theme, languages, shortcuts and the rest.",
     "preferences", showPreferencePages},
    {"Settings", "Preferences are searched.", "preferences-search", showPreferenceSearch},
    {"Settings", "Shortcuts are edited, and conflicts shown.", "shortcut-conflict",
     showShortcutConflict},
    {"Settings", "The language changes without a restart.", "language-change", showLanguageChange},
    {"Settings", "A command palette has every action.", "palette", showPalette},
    {"Settings", "Dates have one form, by locale.", "dates", showDates},
    {"Keyring", "Nothing is asked before a secret is stored; host:port gets its scheme.",
     "connecting", showConnecting},
    {"Keyring", "A password is asked for where the token is to be sealed.", "sealing", showSealing},
    {"Keyring", "A link to the server keeps the provision.", "server-link", showServerLink},
    {"Words", "One menu “Copy As”.", "copy-menu", showCopyMenu},
    {"Words", "The menus.", "menus", showMenus},
    {"Words", "Scores are bars.", "scores", showScores},
    {"Words", "Webhooks: states, attempts, receivers.", "webhook-words", showWebhooks},
    {"Words", "Where there is nothing, a sentence says what to do.", "empty", showEmptyStates},
    {"Everyone", "The law reaches screen readers.", "nodes", showNodes},
    {"Everyone", "High contrast.", "contrast", showContrast},
    {"Everyone", "Citations outside the library have a contrast of 4.5:1.", "links-elsewhere",
     showLinksElsewhere},
};

} // namespace

std::span<const Statement> settingsStatements()
{
    return Statements;
}

} // namespace sheria::tests
