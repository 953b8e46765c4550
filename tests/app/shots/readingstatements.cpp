// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readertabs.h"
#include "app/serverpanel/localserver.h"
#include "app/shell/dialogs.h"
#include "tests/app/gui/screens.h"
#include "tests/app/shots/statements.h"
#include "tests/app/shots/steps.h"
#include "tests/support/processes.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QElapsedTimer>
#include <QMenuBar>
#include <QTabWidget>
#include <QWebEngineView>

namespace sheria::tests {

using namespace Qt::StringLiterals;
using namespace sheria::app;

namespace {

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

constexpr Statement Statements[] = {
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
};

} // namespace

std::span<const Statement> readingStatements()
{
    return Statements;
}

} // namespace sheria::tests
