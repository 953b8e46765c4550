// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/shots/statements.h"

#include "app/reader/readertabs.h"
#include "core/search/index/indexer.h"
#include "tests/app/gui/decisionparts.h"
#include "tests/app/gui/screens.h"
#include "tests/app/shots/steps.h"

namespace sheria::tests {

using namespace Qt::StringLiterals;
using namespace sheria::app;

std::vector<Statement> statements()
{
    std::vector<Statement> all;
    for (const auto &part : {libraryStatements(), readingStatements(), settingsStatements()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
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
