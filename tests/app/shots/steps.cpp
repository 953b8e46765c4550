// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/shots/steps.h"

#include "app/serverpanel/localserver.h"
#include "app/tree/librarymodel.h"
#include "tests/app/gui/searchparts.h"

#include <QAbstractButton>
#include <QTreeView>
#include <QWebEngineView>

namespace sheria::tests {

using namespace Qt::StringLiterals;
using namespace sheria::app;

void settle(int milliseconds)
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

SearchBox &ask(Stage &stage, const QString &words)
{
    stage.desk.press(u"Ctrl+Shift+F"_s);
    auto *box = stage.desk.find<SearchBox>(u"address"_s);
    box->clear();
    QTest::keyClicks(box, words);
    settle();
    return *box;
}

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

void expand(QTreeView &view, const QModelIndex &parent, int depth)
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

} // namespace sheria::tests
