// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decisions/browsepanel.h"
#include "app/decisions/decisionmodel.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

namespace tst_decisionfacets {

using namespace sheria;
using namespace sheria::app;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using store::Dimension;

void put(TestLibrary &library, const QByteArray &uri, const QByteArray &judgment)
{
    Work work;
    work.uri = must(FrbrUri::parse(uri));
    work.title = u"Oak v Elm"_s;
    work.judgment = judgment;
    must(store::putWork(library.db(), work, library.clock.now()));
}

std::shared_ptr<const store::DecisionCatalogue> catalogueOf(TestLibrary &library)
{
    put(library, "/akn/xa/judgment/xahc/2019/1",
        R"({"delivery_date":"2019-12-31","court":{"name":"Court 10","code":"xahc"},
            "anonymised":true,"judges":["Ash","Elm"]})");
    put(library, "/akn/xa/judgment/xatc/2020/2",
        R"({"delivery_date":"2020-02-29","court":{"name":"Court 9","code":"xatc"},
            "state":"processing","judges":["Ash"]})");
    put(library, "/akn/xa/judgment/xatc/2020/3", R"({"court":{"name":"Court 9","code":"xatc"}})");
    return must(store::DecisionCatalogue::load(library.db()));
}

QStringList labels(const std::vector<DecisionBranch> &rows)
{
    QStringList labels;
    for (const DecisionBranch &row : rows)
        labels << u"%1 %2"_s.arg(row.label).arg(row.count);
    return labels;
}

class TestDecisionFacets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }

    void branchesFromCourtsToMonths()
    {
        TestLibrary library;
        QVERIFY(topBranches(*must(store::DecisionCatalogue::load(library.db()))).empty());
        const auto catalogue = catalogueOf(library);
        const std::vector<DecisionBranch> top = topBranches(*catalogue);
        QCOMPARE(labels(top),
                 QStringList({u"All decisions 3"_s, u"By court 0"_s, u"By judge 0"_s}));
        const std::vector<DecisionBranch> courts = branchesBelow(*catalogue, top[1]);
        QCOMPARE(labels(courts), QStringList({u"Court 9 2"_s, u"Court 10 1"_s}));
        const std::vector<DecisionBranch> years = branchesBelow(*catalogue, courts[0]);
        QCOMPARE(labels(years), QStringList({u"2020 2"_s}));
        // One has a year, but no day.
        const std::vector<DecisionBranch> months = branchesBelow(*catalogue, years[0]);
        QCOMPARE(labels(months), QStringList({u"February 1"_s}));
        QVERIFY(branchesBelow(*catalogue, months[0]).empty());
        const store::DecisionFilter filter = months[0].filter();
        QCOMPARE(filter.from, QDate(2020, 2, 1));
        QCOMPARE(filter.to, QDate(2020, 2, 29));
        store::DecisionQuestion question;
        question.filter = filter;
        QCOMPARE(catalogue->works(question).size(), 1U);
    }

    void facetsHaveNamesAndWhatIsChosen()
    {
        TestLibrary library;
        const auto catalogue = catalogueOf(library);
        store::DecisionQuestion question;
        const DecisionAnswer all = answerOf(*catalogue, question);
        QCOMPARE(all.count, 3);
        QCOMPARE(all.processing, 1);
        QCOMPARE(all.facets.size(), store::DimensionCount);
        QCOMPARE(all.facets[0].values[0].label, u"Court 9"_s);
        const search::FacetValue judge = all.facets[2].values[1];
        QCOMPARE(judge.label, u"Elm"_s);
        choose(question.filter, "judge", judge.value, true);
        choose(question.filter, "year", "2020", true);
        const DecisionAnswer none = answerOf(*catalogue, question);
        QCOMPARE(none.count, 0);
        // What is chosen can be taken back although nothing has it.
        const auto &years = none.facets[1].values;
        const auto chosen = std::find_if(years.begin(), years.end(),
                                         [](const auto &value) { return value.value == "2020"; });
        QVERIFY(chosen != years.end() && chosen->isChosen && chosen->count == 0);
        QVERIFY(chosenIn(question.filter).isChosen("judge", judge.value));
        choose(question.filter, "year", "2020", false);
        QCOMPARE(answerOf(*catalogue, question).count, 1);
        choose(question.filter, "judge", judge.value, false);
        QVERIFY(question.filter == store::DecisionFilter());
        choose(question.filter, "no such", "1", true);
        QVERIFY(question.filter == store::DecisionFilter());
    }
};

SHERIA_TEST(TestDecisionFacets)
} // namespace tst_decisionfacets
#include "tst_decisionfacets.moc"
