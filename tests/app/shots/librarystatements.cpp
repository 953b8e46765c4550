// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readertabs.h"
#include "app/search/hitmodel.h"
#include "app/shell/crashreport.h"
#include "app/shell/dialogs.h"
#include "app/shell/singleinstance.h"
#include "app/tree/librarymodel.h"
#include "tests/app/gui/searchparts.h"
#include "tests/app/shots/statements.h"
#include "tests/app/shots/steps.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/processes.h"

#include <QHelpEvent>
#include <QProcess>
#include <QScrollArea>
#include <QToolTip>
#include <QTreeView>

namespace sheria::tests {

using namespace Qt::StringLiterals;
using namespace sheria::app;

namespace {

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
};

} // namespace

std::span<const Statement> libraryStatements()
{
    return Statements;
}

} // namespace sheria::tests
