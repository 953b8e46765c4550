// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/gui/statements.h"

#include "app/preferences/shortcuts.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "app/search/hitmodel.h"
#include "app/serverpanel/localserver.h"
#include "app/shell/crashreport.h"
#include "app/shell/dialogs.h"
#include "app/shell/singleinstance.h"
#include "app/tree/librarymodel.h"
#include "core/store/legislation/expressionqueries.h"
#include "tests/app/gui/decisionparts.h"
#include "tests/app/gui/screens.h"
#include "tests/app/gui/searchparts.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/processes.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QKeySequenceEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QProcess>
#include <QScreen>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolBar>
#include <QToolTip>
#include <QTreeView>
#include <QWebEngineView>

namespace sheria::tests {

using namespace sheria::app;

namespace {

const QByteArray Act = "/akn/zz/act/2005/4";
const QByteArray Repealed = "/akn/zz/act/1952/3/eng";
const QByteArray Judgment = "/akn/zz/judgment/zzhc/2008/4/eng";
const QByteArray Supreme = "/akn/gb/judgment/uksc/2024/18";
const QByteArray LongTitle =
    "Administration of Harbours, Beacons and Lighthouses along the Eastern and Western Coasts Act";

/// Long enough for a page to be painted, and for what is asked of the library.
void settle(int milliseconds = 700)
{
    QTest::qWait(milliseconds);
}

bool waitFor(const std::function<bool()> &condition)
{
    constexpr int LongMs = 30'000;
    return QTest::qWaitFor(condition, LongMs);
}

void click(Stage &stage, const QString &name)
{
    auto *button = stage.desk.find<QAbstractButton>(name);
    waitFor([button] { return button->isEnabled() && button->isVisible(); });
    QTest::mouseClick(button, Qt::LeftButton);
}

void type(Stage &stage, const QString &name, const QString &text)
{
    auto *line = stage.desk.find<QLineEdit>(name);
    line->clear();
    QTest::keyClicks(line, text);
}

/// Types into the search box.
SearchBox &ask(Stage &stage, const QString &words)
{
    stage.desk.press(u"Ctrl+Shift+F"_s);
    auto *box = stage.desk.find<SearchBox>(u"address"_s);
    box->clear();
    QTest::keyClicks(box, words);
    settle();
    return *box;
}

/// The results, after Return in the search box.
QListView &found(Stage &stage, SearchBox &box)
{
    QTest::keyClick(&box, Qt::Key_Return);
    auto *results = stage.desk.find<QListView>(u"searchResults"_s);
    waitFor([results] { return results->isVisible() && results->model()->rowCount() > 0; });
    settle();
    return *results;
}

QListView &search(Stage &stage, const QString &words)
{
    return found(stage, ask(stage, words));
}

/// What is offered for a reference, and where Return leads.
void follow(Stage &stage, const QString &words, const QByteArray &expression)
{
    SearchBox &box = ask(stage, words);
    stage.take(u"offered"_s);
    QTest::keyClick(&box, Qt::Key_Return);
    stage.desk.awaitPage(expression);
    settle();
    stage.take(u"opened"_s);
}

QTreeView &tree(Stage &stage)
{
    stage.desk.find<QDockWidget>(u"libraryDock"_s)->raise();
    return *stage.desk.find<QTreeView>(u"libraryTree"_s);
}

/// The row of a work, which is made visible; invalid: none.
QModelIndex rowOf(Stage &stage, const QByteArray &work)
{
    QTreeView &view = tree(stage);
    auto *model = qobject_cast<LibraryModel *>(view.model());
    QModelIndex row;
    waitFor([&] { return (row = model->find(work)).isValid(); });
    view.scrollTo(row, QAbstractItemView::PositionAtCenter);
    settle(300);
    return model->find(work);
}

/// The folders of a place, as far as works.
void expand(QTreeView &view, const QModelIndex &parent = {}, int depth = 0)
{
    for (int row = 0; row < view.model()->rowCount(parent) && depth < 4; ++row) {
        const QPersistentModelIndex index = view.model()->index(row, 0, parent);
        view.expand(index);
        QTest::qWait(20);
        expand(view, index, depth + 1);
    }
}

void popUp(Stage &stage, QMenu &menu, const QWidget &below)
{
    menu.popup(below.mapToGlobal(QPoint(0, below.height())));
    settle(300);
    stage.take();
    menu.close();
}

/// A page of the server as a browser shows it, which is signed in as the desktop signs it in.
void takeWebPage(Stage &stage, QWebEngineView &browser, const QUrl &url, const QString &part)
{
    bool isLoaded = false;
    const auto connection = QObject::connect(&browser, &QWebEngineView::loadFinished, &browser,
                                             [&isLoaded] { isLoaded = true; });
    browser.load(url);
    waitFor([&] { return isLoaded; });
    QObject::disconnect(connection);
    settle(1200);
    stage.camera.takeAlone(browser, part);
}

void startServer(Stage &stage)
{
    LocalServer &server = stage.desk.window().library()->server();
    if (server.state() == LocalServer::State::Stopped)
        server.start(0);
    waitFor([&] { return server.state() == LocalServer::State::Running; });
}

// ---- Safety

void showHandOver(Stage &stage)
{
    const QTemporaryDir data;
    SingleInstance first(data.path() + u"/sheria"_s);
    first.begin({}, std::chrono::seconds(1));
    QObject::connect(&first, &SingleInstance::received, &stage.desk.window(),
                     [&](const HandOver &given) { stage.desk.window().take(given.request); });
    first.listen();
    stage.desk.write(u"handed.xml"_s, xmlOf({.work = "/akn/xa/act/2011/3", .title = "Rope Act"}));
    QProcess later;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_DATA_HOME"_s, data.path());
    environment.insert(u"XDG_CONFIG_HOME"_s, data.path());
    later.setProcessEnvironment(environment);
    later.start(QStringLiteral(SHERIA_BINARY_DIR) + u"/bin/sheria"_s,
                {stage.desk.path(u"handed.xml"_s), u"sheria:/akn/zz/act/1998/2"_s});
    waitFor([&] { return later.state() == QProcess::NotRunning; });
    stage.desk.awaitPage("/akn/zz/act/1998/2/eng@2018-12-31");
    settle();
    stage.camera.note(u"The later process ended with exit code %1."_s.arg(later.exitCode()));
    stage.take();
    stage.desk.find<QDockWidget>(u"importDock"_s)->hide();
}

void showCrashNotice(Stage &stage)
{
    const auto report = crashReport(
        "version 0.1.0\nqt 6.4.2\nsystem Debian GNU/Linux 12 (bookworm) x86_64\n"
        "started 2024-01-05T08:00:00Z\nboot 1\nsignal 11\n"
        "log sheria.sync: no answer from https://api.example.org/v3\n"
        "log sheria.reader: cannot render the Tree Protection Act of ana\n"
        "at libsheria_app.so+0x1f2e\nat /home/ana/secret.so+0x10\n",
        "1", {u"Tree Protection Act"_s, u"ana"_s});
    showCrashReport(&stage.desk.window(), report.value_or(QString()));
    settle(300);
    stage.take();
}

void showManyTabs(Stage &stage)
{
    const char *uris[] = {"1952/3",      "1994/constitution",
                          "1998/2",      "2001/9",
                          "2005/4",      "2010/7",
                          "2015/11",     "2016/3",
                          "2019/6",      "2020/1",
                          "2022/2",      "2023/5",
                          "reg/2006/12", "gn/2020/17"};
    for (int i = 0; stage.desk.window().tabs().count() < 21; ++i) {
        stage.desk.open(QByteArray("/akn/zz/act/") + uris[std::size_t(i) % std::size(uris)], true);
    }
    settle();
    const TakenMemory taken = memoryOf(QCoreApplication::applicationPid());
    stage.camera.note(u"%1 tabs: %2 processes; resident %3 MB, of which shared pages counted once "
                      "%4 MB"_s.arg(stage.desk.window().tabs().count())
                          .arg(taken.processes)
                          .arg(taken.rss / 1'000'000)
                          .arg(taken.pss / 1'000'000));
    stage.take();
}

// ---- Tree and lists

void showTitles(Stage &stage)
{
    expand(tree(stage));
    rowOf(stage, "/akn/zz/act/2010/7");
    stage.take(u"acts"_s);
    stage.desk.open(Judgment);
    rowOf(stage, "/akn/zz/judgment/zzhc/2008/4");
    stage.take(u"judgments"_s);
}

void showToolTip(Stage &stage)
{
    QTreeView &view = tree(stage);
    stage.desk.open("/akn/xa/act/2007/8");
    const QRect row = view.visualRect(rowOf(stage, "/akn/xa/act/2007/8"));
    QHelpEvent event(QEvent::ToolTip, row.center(), view.viewport()->mapToGlobal(row.center()));
    QApplication::sendEvent(view.viewport(), &event);
    settle(300);
    stage.take();
    QToolTip::hideText();
}

void showEqualTitles(Stage &stage)
{
    QTreeView &view = tree(stage);
    type(stage, u"libraryFilter"_s, u"lights act"_s);
    settle();
    expand(view);
    stage.take();
    stage.desk.find<QLineEdit>(u"libraryFilter"_s)->clear();
}

void showOneClick(Stage &stage)
{
    QTreeView &view = tree(stage);
    view.collapseAll();
    const auto places = view.model()->match(view.model()->index(0, 0), LibraryModel::PlaceRole,
                                            "gb"_ba, 1, Qt::MatchExactly);
    if (!places.isEmpty()) {
        const QRect place = view.visualRect(places.first());
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, place.center());
    }
    settle();
    stage.take();
}

void showFollowing(Stage &stage)
{
    tree(stage).collapseAll();
    stage.desk.open("/akn/zz/act/2019/6");
    settle();
    stage.take();
}

void showStartPage(Stage &stage)
{
    stage.desk.open(Judgment);
    stage.desk.open(Repealed);
    while (stage.desk.window().tabs().count() > 0)
        stage.desk.window().tabs().closeTab(0);
    auto *letters = stage.desk.find<QListView>(u"startLetters"_s);
    waitFor([letters] { return letters->isVisible() && letters->model()->rowCount() > 0; });
    settle();
    stage.take();
    auto *scroll = stage.desk.find<QScrollArea>(u"welcomeScroll"_s);
    scroll->ensureWidgetVisible(stage.desk.find<QListView>(u"startTitles"_s));
    settle(200);
    stage.take(u"below"_s);
}

void showGroups(Stage &stage)
{
    QListView &results = search(stage, u"light"_s);
    const auto *hits = qobject_cast<const HitModel *>(results.model());
    int row = 0;
    while (row + 1 < hits->rowCount() && hits->at(row)->others == 0)
        ++row;
    results.setCurrentIndex(hits->index(row));
    stage.take(u"closed"_s);
    QTest::keyClick(&results, Qt::Key_Right);
    settle();
    stage.take(u"opened"_s);
}

void showCourts(Stage &stage)
{
    stage.desk.press(u"Ctrl+J"_s);
    settle(1500);
    stage.take(u"list"_s);
    clear(stage);
    search(stage, u"harbour"_s);
    stage.take(u"results"_s);
}

void showBadges(Stage &stage)
{
    expand(tree(stage), tree(stage).model()->index(0, 0));
    stage.desk.open("/akn/zz/act/2023/5");
    rowOf(stage, "/akn/zz/act/2023/5");
    stage.take(u"tree"_s);
    search(stage, u"act"_s);
    stage.take(u"results"_s);
    clear(stage);
    for (const char *uri : {"/akn/zz/act/1952/3", "/akn/zz/act/2005/4/eng@2005-06-17",
                            "/akn/zz/act/2023/5", "/akn/xa/act/2003/7"})
        stage.desk.open(uri, true);
    settle();
    stage.take(u"tabs"_s);
}

void showBanner(Stage &stage)
{
    stage.desk.open(Act + "/eng@2005-06-17");
    settle(300);
    stage.take(u"top"_s);
    stage.desk.page(u"reader.scrollToEid('sec_9')"_s);
    settle();
    stage.take(u"scrolled"_s);
    stage.desk.open(Repealed);
    stage.desk.page(u"window.scrollTo(0, 900)"_s);
    settle();
    stage.take(u"repealed"_s);
}

// ---- Search

void showActReference(Stage &stage)
{
    follow(stage, u"s 9(1) Act 4 of 2005"_s, Act + "/eng@2022-03-01");
}

void showTitleReference(Stage &stage)
{
    follow(stage, u"section 5 lights and beacons act"_s, Act + "/eng@2022-03-01");
}

void showCaseReference(Stage &stage)
{
    follow(stage, u"[2024] UKSC 18 para 20"_s, Supreme + "/eng@2024-01-04");
}

void showAlias(Stage &stage)
{
    follow(stage, u"lba s 20"_s, Act + "/eng@2022-03-01");
}

void showHighlights(Stage &stage)
{
    SearchBox &box = ask(stage, u"Act 4 of 2005"_s);
    QTest::keyClick(&box, Qt::Key_Down); // From the act to the search in all texts.
    QListView &results = found(stage, box);
    stage.take(u"results"_s);
    const QByteArray uri = qobject_cast<const HitModel *>(results.model())->at(0)->expressionUri;
    QTest::keyClick(&results, Qt::Key_Return);
    stage.desk.awaitPage(uri);
    settle();
    stage.take(u"text"_s);
}

// ---- Reading

void showContents(Stage &stage)
{
    stage.desk.open(Act + "/eng/~sec_9", true);
    settle();
    stage.take(u"first"_s);
    stage.desk.window().date().set(QDate(2006, 1, 1));
    stage.desk.awaitPage(Act + "/eng@2005-06-17");
    settle();
    stage.take(u"another-date"_s);
}

void showFind(Stage &stage)
{
    stage.desk.press(u"Ctrl+F"_s);
    const QString words = u"Power to enter"_s;
    QTest::keyClicks(QApplication::focusWidget(), words);
    settle();
    const int inText = stage.desk
                           .page(u"document.getElementById('law').textContent.split(/%1/i).length "
                                 "- 1"_s.arg(words))
                           .toInt();
    const int inContents = stage.desk
                               .page(u"document.getElementById('toc').textContent.split(/%1/i)."
                                     "length - 1"_s.arg(words))
                               .toInt();
    stage.camera.note(
        u"“%1”: %2 in the text, %3 in the contents; the bar says: %4"_s.arg(words)
            .arg(inText)
            .arg(inContents)
            .arg(
                stage.desk.window().tabs().current()->findChild<QLabel *>(u"findCount"_s)->text()));
    stage.take();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
}

void showSpeed(Stage &stage)
{
    QStringList times;
    for (const char *uri : {"/akn/zz/act/1998/2", "/akn/zz/act/2010/7", "/akn/zz/act/2019/6"}) {
        QElapsedTimer timer;
        timer.start();
        stage.desk.open(uri, true);
        times << u"%1 ms"_s.arg(timer.elapsed());
        settle();
    }
    stage.camera.note(u"Until all of a text is in its page: "_s + times.join(u", "_s));
    stage.take();
}

void showComparison(Stage &stage)
{
    stage.desk.press(u"Ctrl+Alt+D"_s);
    settle(2000);
    stage.take(u"beside"_s);
    auto *way = stage.desk.find<QComboBox>(u"compareWay"_s);
    QTest::keyClick(way, Qt::Key_Down);
    settle();
    stage.take(u"inline"_s);
    stage.desk.find<QAbstractButton>(u"compareOnly"_s)->click();
    settle();
    stage.take(u"changes-only"_s);
    stage.desk.find<QAbstractButton>(u"compareOnly"_s)->click();
    QTest::keyClick(way, Qt::Key_Up);
    stage.desk.press(u"Esc"_s);
    settle(300);
}

void showMiddleClick(Stage &stage)
{
    stage.desk.clickInPage(u"document.querySelector('#law a[href^=\"/akn/zz/act/2010/7\"]')"_s, {},
                           Qt::MiddleButton);
    waitFor([&] { return stage.desk.window().tabs().count() == 2; });
    settle();
    stage.take();
}

void showPdf(Stage &stage)
{
    QMenu *file = stage.desk.window().menuBar()->actions().first()->menu();
    file->popup(stage.desk.window().mapToGlobal(QPoint(0, 24)));
    settle(300);
    stage.take(u"menu"_s);
    file->close();
    stage.desk.press(u"Ctrl+Shift+P"_s);
    settle();
    stage.take(u"dialog"_s);
}

void showPreview(Stage &stage)
{
    stage.desk.press(u"Ctrl+Alt+P"_s);
    waitFor([&] { return stage.desk.window().findChild<QDialog *>(u"printPreview"_s); });
    settle(1500);
    stage.take();
}

// ---- Layout

void showSizes(Stage &stage)
{
    for (const QSize size : {QSize(1024, 700), QSize(960, 600), QSize(1280, 720)}) {
        stage.desk.window().resize(size);
        settle();
        stage.take(u"%1x%2"_s.arg(size.width()).arg(size.height()));
        stage.camera.note(u"%1 × %2 wanted, %3 × %4 had"_s.arg(size.width())
                              .arg(size.height())
                              .arg(stage.desk.window().width())
                              .arg(stage.desk.window().height()));
    }
}

void showCollapse(Stage &stage)
{
    for (const int width : {1280, 990, 700}) {
        stage.desk.window().resize(width, 700);
        settle();
        stage.take(QString::number(width));
    }
}

void showPages(Stage &stage)
{
    stage.desk.press(u"F4"_s);
    settle();
    auto *webhooks = stage.desk.find<QTabWidget>(u"webhookPages"_s);
    for (int page = 0; page < webhooks->count(); ++page) {
        webhooks->setCurrentIndex(page);
        settle(300);
        stage.take(u"webhooks-%1"_s.arg(page));
    }
    stage.desk.press(u"Shift+F4"_s);
    auto *sync = stage.desk.find<QTabWidget>(u"syncPages"_s);
    for (int page = 0; page < sync->count(); ++page) {
        sync->setCurrentIndex(page);
        settle(300);
        stage.take(u"sync-%1"_s.arg(page));
    }
}

void showFirstWindow(Stage &stage)
{
    DeskFixture other;
    other.appearance().choose(stage.theme); // Of the whole process.
    other.size = {};
    other.start();
    settle();
    const QRect place = other.window().frameGeometry();
    const QRect screen = other.window().screen()->availableGeometry();
    stage.camera.note(
        u"The first window is %1 × %2 at %3, %4, on a screen of %5 × %6."_s.arg(place.width())
            .arg(place.height())
            .arg(place.x())
            .arg(place.y())
            .arg(screen.width())
            .arg(screen.height()));
    stage.camera.takeAlone(other.window());
}

void showPaneKeys(Stage &stage)
{
    for (int i = 1; i <= 4; ++i) {
        stage.desk.press(u"F6"_s);
        settle(300);
        const QWidget *focus = QApplication::focusWidget();
        stage.camera.note(u"F6, %1 times: the focus is in %2"_s.arg(i).arg(
            focus ? focus->objectName() + u' ' + focus->accessibleName() : u"nothing"_s));
        stage.take(u"f6-%1"_s.arg(i));
    }
    stage.desk.press(u"F9"_s);
    settle();
    stage.take(u"f9"_s);
    stage.desk.press(u"F9"_s);
}

void showStatus(Stage &stage)
{
    for (const char *uri :
         {"/akn/zz/act/2005/4/eng", "/akn/zz/act/2005/4/eng@2010-07-01", "/akn/zz/act/1952/3",
          "/akn/zz/act/2023/5", "/akn/zz/judgment/zzhc/2008/4/eng"}) {
        stage.desk.open(uri);
        stage.desk.page(u"window.scrollTo(0, 0)"_s);
        settle(300);
        stage.take(QString::fromLatin1(QByteArray(uri).split('/').at(4) + '-'
                                       + QByteArray(uri).right(10).replace('/', '-')));
    }
}

void showWebPages(Stage &stage)
{
    startServer(stage);
    LocalServer &server = stage.desk.window().library()->server();
    QWebEngineProfile profile;
    QWebEngineView browser;
    browser.setPage(new QWebEnginePage(&profile, &browser));
    browser.resize(stage.size);
    browser.setAttribute(Qt::WA_DontShowOnScreen);
    browser.show();
    const QString base = QString::fromUtf8(server.address());
    takeWebPage(stage, browser, QUrl(base), u"sign-in"_s);
    QUrl signIn;
    const auto connection = QObject::connect(&server, &LocalServer::signInReady, &browser,
                                             [&signIn](const QUrl &url) { signIn = url; });
    server.makeSignInAddress();
    waitFor([&] { return !signIn.isEmpty(); });
    QObject::disconnect(connection);
    takeWebPage(stage, browser, signIn, u"start"_s);
    const std::pair<QString, QString> pages[] = {
        {u"act"_s, u"/v3/akn/zz/act/2005/4/eng.html"_s},
        {u"act-without-suffix"_s, u"/v3/akn/zz/act/2005/4/eng@2010-07-01"_s},
        {u"judgment"_s, u"/v3/akn/zz/judgment/zzhc/2008/4/eng"_s},
        {u"list"_s, u"/v3/akn/zz/"_s},
        {u"places"_s, u"/v3/places"_s},
        {u"not-found"_s, u"/v3/akn/zz/act/1901/99"_s},
        {u"api"_s, u"/schema/swagger-ui"_s}};
    for (const auto &[name, path] : pages)
        takeWebPage(stage, browser, QUrl(base + path), name);
    browser.setPage(nullptr);
}

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
    {"Safety", "One instance for a profile: a later start hands its files and links over.",
     "hand-over", showHandOver},
    {"Safety", "A crash is told of at the next start, with a redacted report.", "crash-notice",
     showCrashNotice},
    {"Safety", "21 acts are open in less than 900 MB: tabs not looked at are suspended.",
     "many-tabs", showManyTabs},
    {"Tree", "Judgments have the names of cases, acts their title and number; never a hash.",
     "titles", showTitles},
    {"Tree", "Long titles are elided in the middle, with a tooltip.", "tooltip", showToolTip},
    {"Tree", "Equal titles are told apart by number and year.", "equal-titles", showEqualTitles},
    {"Tree", "A work of a country with one year opens without four clicks.", "one-click",
     showOneClick},
    {"Tree", "The tree follows the text that is open.", "tree-follows", showFollowing},
    {"Tree", "A start page has all titles from A to Z and recent documents.", "start-page",
     showStartPage},
    {"Tree", "Results of one work are grouped.", "groups", showGroups},
    {"Tree", "Decisions have a column with their court.", "courts", showCourts},
    {"Tree", "Badges in tree, results and tabs: repealed, not in force, superseded, uncommenced.",
     "badges", showBadges},
    {"Tree", "A banner says the same and stays when the text is scrolled.", "banner", showBanner},
    {"Search", "“s 9(1) Act 4 of 2005” leads to the provision.", "reference-act", showActReference},
    {"Search", "“section 5 lights and beacons act” leads to the provision.", "reference-title",
     showTitleReference},
    {"Search", "“[2024] UKSC 18 para 20” leads to the paragraph.", "reference-case",
     showCaseReference},
    {"Search", "Abbreviations and aliases do.", "reference-alias", showAlias},
    {"Search", "Only the phrase is highlighted, not every “Act”.", "highlights", showHighlights},
    {"Reading", "The contents follow from the first moment and after a change of date.", "contents",
     showContents},
    {"Reading", "Finding in the page ignores the contents.", "find", showFind},
    {"Reading", "A page opens in less than 0.3 s after the first.", "speed", showSpeed},
    {"Reading", "A comparison keeps the structure of lists, and opens at the first change.",
     "comparison", showComparison},
    {"Reading", "A link opens in a new tab on middle click.", "middle-click", showMiddleClick},
    {"Reading", "There is one export as PDF, the typeset one.", "pdf", showPdf},
    {"Reading", "There is a print preview.", "preview", showPreview},
    {"Layout", "The window fits 1024 × 700, and 1440 × 900 at 150 % (960 × 600).", "sizes",
     showSizes},
    {"Layout", "Panes collapse in a known order.", "collapse", showCollapse},
    {"Layout", "Webhooks and sync open as pages.", "pages", showPages},
    {"Layout", "The first window is inside the screen.", "first-window", showFirstWindow},
    {"Layout", "F6 cycles through the panes, F9 hides the whole side.", "pane-keys", showPaneKeys},
    {"Layout", "The line with the status of the text is prominent.", "status", showStatus},
    {"Layout", "The web pages of the server look alike, and an act is styled.", "web",
     showWebPages},
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

std::span<const Statement> statements()
{
    return Statements;
}

void fill(Stage &stage)
{
    stage.desk.importSample();
    QStringList paths;
    const auto add = [&](const QByteArray &xml) {
        const QString name = u"extra%1.xml"_s.arg(paths.size());
        stage.desk.write(name, xml);
        paths << stage.desk.path(name);
    };
    const std::pair<const char *, QByteArray> acts[] = {{"/akn/xa/act/2005/10", "Lights Act"},
                                                        {"/akn/xa/act/2008/3", "Lights Act"},
                                                        {"/akn/xa/act/2003/7", "Sand Act"},
                                                        {"/akn/xa/act/2007/8", LongTitle}};
    for (const auto &[work, title] : acts)
        add(xmlOf({.work = work, .title = title}));
    add(judgmentXml({"18", "2024-01-04", "High Court", "Oak Council v Persons Unknown", "Ash"})
            .replace("/akn/xa/judgment/xahc", "/akn/gb/judgment/uksc")
            .replace("XAHC", "UKSC")
            .replace("High Court", "Supreme Court")
            .replace("value='xa'", "value='gb'"));
    stage.desk.import(paths);
    const auto pending = [](store::Database &db) -> Result<void> {
        SHERIA_TRY(Work work, store::findWork(db, "/akn/xa/act/2003/7"));
        work.commencements.emplace_back().date = QDate(2031, 1, 1);
        SHERIA_TRY(const bool isNew, store::putWork(db, work, QDateTime::currentDateTimeUtc()));
        Q_UNUSED(isNew)
        return {};
    };
    must(stage.desk.window().library()->writer().submit(pending).get());
    stage.desk.find<QDockWidget>(u"importDock"_s)->hide();
    OpenLibrary &library = *stage.desk.window().library();
    waitFor([&library] {
        return library.indexer()
            && library.indexer()->waitFor(library.library().revision(),
                                          std::chrono::milliseconds(10));
    });
}

void clear(Stage &stage)
{
    closeScreens(stage.desk);
    stage.desk.window().activateWindow();
    stage.desk.window().date().clear();
    ReaderTabs &tabs = stage.desk.window().tabs();
    while (tabs.count() > 1)
        tabs.closeTab(tabs.count() - 1);
    stage.desk.window().resize(stage.size);
    stage.desk.open(Act + "/eng");
    QTest::qWait(100);
}

} // namespace sheria::tests
