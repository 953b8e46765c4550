// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/decisions/decisioncatalogue.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_decisioncatalogue {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

void put(TestLibrary &library, const QByteArray &uri, const QString &title,
         const QByteArray &judgment)
{
    Work work;
    work.uri = must(FrbrUri::parse(uri));
    work.title = title;
    work.judgment = judgment;
    must(putWork(library.db(), work, library.clock.now()));
}

void fill(TestLibrary &library)
{
    put(library, "/akn/xa/judgment/xahc/2019/10", u"oak v Elm"_s,
        R"({"short_mnc":"[2019] XAHC 10","delivery_date":"2019-05-06",
            "court":{"name":"High Court","code":"xahc"},
            "flags":[{"label":"Reportable","color":"#123456"}]})");
    put(library, "/akn/xa/judgment/xahc/2019/9", u"Ash v Oak"_s,
        R"({"short_mnc":"[2019] XAHC 9","delivery_date":"2019-07-01","case_number_string":"P 1",
            "court":{"name":"High Court","code":"xahc"}})");
    put(library, "/akn/xa/judgment/xatc/2020/1", u"Birch v Elm"_s,
        R"({"short_mnc":"[2020] XATC 1","delivery_date":"2020-05-01","state":"processing",
            "court":{"name":"Appeal Court","code":"xatc"}})");
    put(library, "/akn/xa/judgment/xatc/2018/3", u"No date"_s, "{}");
}

std::shared_ptr<const DecisionCatalogue> load(TestLibrary &library)
{
    return must(DecisionCatalogue::load(library.db()));
}

/// "2019/9 2019/10": which works, in their order.
QByteArray listed(TestLibrary &library, const DecisionQuestion &question)
{
    QByteArrayList names;
    const std::vector<DecisionSummary> rows = must(
        loadDecisionSummaries(library.db(), load(library)->works(question)));
    for (const DecisionSummary &row : rows)
        names << row.uri.split('/').mid(5).join('/');
    return names.join(' ');
}

QByteArray ordered(TestLibrary &library, DecisionColumn column, bool isDescending)
{
    DecisionQuestion question;
    question.column = column;
    question.isDescending = isDescending;
    return listed(library, question);
}

class TestDecisionCatalogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ordersByEachColumn()
    {
        TestLibrary library;
        QCOMPARE(ordered(library, DecisionColumn::Title, false), "");
        fill(library);
        QCOMPARE(ordered(library, DecisionColumn::Date, true), "2020/1 2019/9 2019/10 2018/3");
        QCOMPARE(ordered(library, DecisionColumn::Date, false), "2018/3 2019/10 2019/9 2020/1");
        QCOMPARE(ordered(library, DecisionColumn::Citation, false), "2019/9 2019/10 2020/1 2018/3");
        QCOMPARE(ordered(library, DecisionColumn::Title, false), "2019/9 2020/1 2018/3 2019/10");
        QCOMPARE(ordered(library, DecisionColumn::Title, true), "2019/10 2018/3 2020/1 2019/9");
        QCOMPARE(ordered(library, DecisionColumn::Court, false), "2020/1 2019/9 2019/10 2018/3");
    }

    void theOwnerSeesAllStates()
    {
        TestLibrary library;
        fill(library);
        DecisionQuestion question;
        question.scope = DecisionScope::Published;
        QCOMPARE(listed(library, question), "2019/9 2019/10 2018/3");
        question.scope = DecisionScope::Processing;
        QCOMPARE(listed(library, question), "2020/1");
        QCOMPARE(must(DecisionIndex::load(library.db()))->size(), 3U);
    }

    void monthsAreCountedWithinTheFilter()
    {
        TestLibrary library;
        fill(library);
        using Values = std::vector<FacetValue>;
        const auto catalogue = load(library);
        const DecisionIndex &index = catalogue->index(DecisionScope::All);
        QCOMPARE(index.months({}), Values({{5, 2}, {7, 1}}));
        DecisionFilter filter;
        filter[Dimension::DeliveryYear] = {2019};
        QCOMPARE(index.months(filter), Values({{5, 1}, {7, 1}}));
        filter.from = QDate(2019, 6, 1);
        QCOMPARE(index.months(filter), Values({{7, 1}}));
    }

    void rowsSayWhatIsKnown()
    {
        TestLibrary library;
        fill(library);
        DecisionQuestion question;
        question.column = DecisionColumn::Citation;
        question.isDescending = false;
        const auto catalogue = load(library);
        std::vector<qint64> works = catalogue->works(question);
        works.insert(works.begin(), 4711); // Gone meanwhile.
        const std::vector<DecisionSummary> rows = must(loadDecisionSummaries(library.db(), works));
        QCOMPARE(rows.size(), 4U);
        QCOMPARE(rows[0].caseNumber, u"P 1"_s);
        QCOMPARE(rows[0].court, u"High Court"_s);
        QCOMPARE(rows[0].date, QDate(2019, 7, 1));
        QCOMPARE(rows[1].flags.front().color, u"#123456"_s);
        QVERIFY(!rows[2].isPublished);
        QVERIFY(rows[3].citation.isEmpty() && rows[3].court.isEmpty() && rows[3].date.isNull());
        const DecisionIndex &index = catalogue->index(DecisionScope::All);
        const auto courts = index.facets({})[size_t(Dimension::Court)];
        QCOMPARE(catalogue->name(courts.front().value), u"High Court"_s);
        QCOMPARE(catalogue->name(4711), QString());
    }

    void isReadAnewOnlyWhenDecisionsChanged()
    {
        TestLibrary library;
        fill(library);
        const auto first = must(DecisionCatalogue::current(library.db(), nullptr));
        QCOMPARE(must(DecisionCatalogue::current(library.db(), first)), first);
        put(library, "/akn/xa/act/2019/10", u"Oak Act"_s, {});
        QCOMPARE(must(DecisionCatalogue::current(library.db(), first)), first);
        put(library, "/akn/xa/judgment/xatc/2018/3", u"Ash"_s, "{}");
        QVERIFY(must(DecisionCatalogue::current(library.db(), first)) != first);
        QCOMPARE(ordered(library, DecisionColumn::Title, false), "2018/3 2019/9 2020/1 2019/10");
    }
};

SHERIA_TEST(TestDecisionCatalogue)
} // namespace tst_decisioncatalogue
#include "tst_decisioncatalogue.moc"
