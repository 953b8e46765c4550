// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/decisions/jsonjudgment.h"
#include "core/store/db/statement.h"
#include "core/store/decisions/decisionindex.h"
#include "core/store/decisions/decisionqueries.h"
#include "core/store/file/verify.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <utility>
#include <vector>

namespace tst_decisionindex {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

Work decision(const QByteArray &uri, const QByteArray &judgment)
{
    Work work;
    work.uri = must(FrbrUri::parse(uri));
    work.title = QString::fromUtf8(uri.mid(uri.size() - 4));
    work.judgment = judgment;
    return work;
}

void put(TestLibrary &library, const QByteArray &uri, const QByteArray &judgment)
{
    must(putWork(library.db(), decision(uri, judgment), library.clock.now()));
}

/// Four that are published in two courts, one that is not.
void fill(TestLibrary &library)
{
    put(library, "/akn/xa/judgment/xahc/2019/1",
        R"({"short_mnc":"[2019] XAHC 1","delivery_date":"2019-05-06","filing_year":"2018",
            "court":{"name":"High Court","code":"XAHC","court_class":{"name":"Superior"}},
            "casetype":{"name":"Petition"},"action":{"name":"Ruling"},"anonymised":false,
            "filing_county":{"name":"Bay","code":1},"court_division":{"name":"Civil","code":"C"},
            "judges":[{"name":"Ash"},{"name":"Elm"}],"flags":[{"label":"Reportable"}],
            "areas_of_law":[{"name":"Land"},{"name":"Water"}]})");
    put(library, "/akn/xa/judgment/xahc/2020/2",
        R"({"short_mnc":"[2020] XAHC 2","delivery_date":"2020-01-02","filing_year":2018,
            "court":{"code":"xahc"},"casetype":"petition","judges":[{"name":"ASH"}],
            "areas_of_law":["Land"],"anonymised":true})");
    put(library, "/akn/xa/judgment/xatc/2020/3",
        R"({"short_mnc":"[2020] XATC 3","delivery_date":"2020-01-02",
            "court":{"name":"Tidal Court","code":"xatc"},"casetype":{"name":"Claim"},
            "judges":[{"name":"Oak"}]})");
    put(library, "/akn/xa/judgment/xatc/2021/4", "{}");
    put(library, "/akn/xa/judgment/xazc/2022/5",
        R"({"state":"processing","court":{"name":"Secret Court","code":"xazc"},
            "judges":[{"name":"Fir"}],"delivery_date":"2022-01-01"})");
    put(library, "/akn/xa/act/2022/5", {});
}

std::shared_ptr<const DecisionIndex> load(TestLibrary &library)
{
    return must(DecisionIndex::load(library.db()));
}

/// The number of each work, in order: "2 1".
QByteArray numbers(TestLibrary &library, const std::vector<qint64> &works)
{
    QByteArrayList numbers;
    for (const qint64 id : works) {
        Statement query = must(
            Statement::prepare(library.db(), "SELECT number FROM work WHERE id = ?1"));
        query.bind(1, id);
        must(query.step());
        numbers << query.text(0);
    }
    return numbers.join(' ');
}

QByteArray found(TestLibrary &library, const DecisionFilter &filter,
                 DecisionOrder order = DecisionOrder::NewestFirst)
{
    return numbers(library, load(library)->page(filter, order, 0, 100).works);
}

qint64 termId(TestLibrary &library, Dimension dimension, const QString &name)
{
    for (const DecisionTerm &term : must(listDecisionTerms(library.db(), dimension))) {
        if (term.name == name)
            return term.id;
    }
    return -1;
}

QStringList termNames(TestLibrary &library, Dimension dimension)
{
    QStringList names;
    for (const DecisionTerm &term : must(listDecisionTerms(library.db(), dimension)))
        names << term.name;
    return names;
}

class TestDecisionIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsWhatIsPublishedNewestFirst()
    {
        TestLibrary library;
        QCOMPARE(load(library)->size(), 0U);
        QCOMPARE(found(library, {}), "");
        fill(library);
        QCOMPARE(found(library, {}), "2 3 1 4");
        QCOMPARE(found(library, {}, DecisionOrder::OldestFirst), "4 1 3 2");
        const DecisionIndex::Page page = load(library)->page({}, DecisionOrder::NewestFirst, 1, 2);
        QCOMPARE(page.count, 4);
        QCOMPARE(numbers(library, page.works), "3 1");
    }

    void filtersByEachDimension_data()
    {
        QTest::addColumn<Dimension>("dimension");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("court") << Dimension::Court << u"High Court"_s << "2 1"_ba;
        QTest::newRow("class") << Dimension::CourtClass << u"Superior"_s << "1"_ba;
        QTest::newRow("division") << Dimension::Division << u"Civil"_s << "1"_ba;
        QTest::newRow("county") << Dimension::County << u"Bay"_s << "1"_ba;
        QTest::newRow("case type") << Dimension::CaseType << u"petition"_s << "2 1"_ba;
        QTest::newRow("action") << Dimension::Action << u"Ruling"_s << "1"_ba;
        QTest::newRow("flag") << Dimension::Flag << u"Reportable"_s << "1"_ba;
        QTest::newRow("area") << Dimension::AreaOfLaw << u"Land"_s << "2 1"_ba;
        QTest::newRow("judge") << Dimension::Judge << u"ASH"_s << "2 1"_ba;
        QTest::newRow("judge of one") << Dimension::Judge << u"Elm"_s << "1"_ba;
    }
    void filtersByEachDimension()
    {
        QFETCH(Dimension, dimension);
        QFETCH(QString, name);
        QFETCH(QByteArray, expected);
        TestLibrary library;
        fill(library);
        DecisionFilter filter;
        filter[dimension] = {termId(library, dimension, name)};
        QCOMPARE(found(library, filter), expected);
    }

    void filtersByYearsDaysAndAnonymity()
    {
        TestLibrary library;
        fill(library);
        const auto by = [&](Dimension dimension, const std::vector<qint64> &values) {
            DecisionFilter filter;
            filter[dimension] = values;
            return found(library, filter);
        };
        QCOMPARE(by(Dimension::DeliveryYear, {2020}), "2 3");
        QCOMPARE(by(Dimension::DeliveryYear, {2021}), "4"); // From the URI.
        QCOMPARE(by(Dimension::DeliveryYear, {2019, 2021}), "1 4");
        QCOMPARE(by(Dimension::DeliveryYear, {1999}), "");
        QCOMPARE(by(Dimension::FilingYear, {2018}), "2 1");
        QCOMPARE(by(Dimension::Anonymised, {0}), "3 1 4"); // Nothing is said of two.
        QCOMPARE(by(Dimension::Anonymised, {1}), "2");
        QCOMPARE(by(Dimension::Judge, {}), "");
        DecisionFilter days;
        days.from = QDate(2020, 1, 2);
        QCOMPARE(found(library, days), "2 3");
        days.from = {};
        days.to = QDate(2020, 1, 1);
        QCOMPARE(found(library, days), "1");
    }

    void combinesAllThatIsAskedFor()
    {
        TestLibrary library;
        fill(library);
        DecisionFilter filter;
        filter[Dimension::Court] = {termId(library, Dimension::Court, u"High Court"_s),
                                    termId(library, Dimension::Court, u"Tidal Court"_s)};
        QCOMPARE(found(library, filter), "2 3 1");
        filter[Dimension::DeliveryYear] = {2020};
        QCOMPARE(found(library, filter), "2 3");
        filter[Dimension::AreaOfLaw] = {termId(library, Dimension::AreaOfLaw, u"Land"_s)};
        QCOMPARE(found(library, filter), "2");
        filter[Dimension::Flag] = {termId(library, Dimension::Flag, u"Reportable"_s)};
        QCOMPARE(found(library, filter), "");
    }

    void countsEachDimensionWithoutItsOwnFilter()
    {
        TestLibrary library;
        fill(library);
        const qint64 high = termId(library, Dimension::Court, u"High Court"_s);
        const qint64 tidal = termId(library, Dimension::Court, u"Tidal Court"_s);
        DecisionFilter filter;
        filter[Dimension::Court] = {high};
        const DecisionIndex::Facets facets = load(library)->facets(filter);
        using Values = std::vector<FacetValue>;
        QCOMPARE(facets[size_t(Dimension::Court)], Values({{high, 2}, {tidal, 1}}));
        QCOMPARE(facets[size_t(Dimension::DeliveryYear)], Values({{2020, 1}, {2019, 1}}));
        QCOMPARE(facets[size_t(Dimension::AreaOfLaw)],
                 Values({{termId(library, Dimension::AreaOfLaw, u"Land"_s), 2},
                         {termId(library, Dimension::AreaOfLaw, u"Water"_s), 1}}));
        // Two filters: each is counted with the other.
        filter[Dimension::DeliveryYear] = {2020};
        const DecisionIndex::Facets both = load(library)->facets(filter);
        QCOMPARE(both[size_t(Dimension::Court)].size(), 2U);
        QCOMPARE(both[size_t(Dimension::DeliveryYear)], Values({{2020, 1}, {2019, 1}}));
        QCOMPARE(both[size_t(Dimension::Judge)],
                 Values({{termId(library, Dimension::Judge, u"ASH"_s), 1}}));
    }

    void whatIsNotPublishedShowsNowhere()
    {
        TestLibrary library;
        fill(library);
        QCOMPARE(termNames(library, Dimension::Court),
                 QStringList({u"High Court"_s, u"Tidal Court"_s}));
        QVERIFY(!termNames(library, Dimension::Judge).contains(u"Fir"_s));
        for (const std::vector<FacetValue> &values : load(library)->facets({})) {
            for (const FacetValue &value : values)
                QVERIFY(value.value != 2022 && value.count <= 4);
        }
        put(library, "/akn/xa/judgment/xazc/2022/5",
            R"({"state":"published","court":{"name":"Secret Court","code":"xazc"}})");
        QVERIFY(termNames(library, Dimension::Court).contains(u"Secret Court"_s));
        QCOMPARE(found(library, {}), "2 3 1 4 5");
    }

    void termsKeepTheirIdsAndLearn()
    {
        TestLibrary library;
        fill(library);
        const qint64 high = termId(library, Dimension::Court, u"High Court"_s);
        const auto bodyOf = [&] {
            for (const DecisionTerm &term :
                 must(listDecisionTerms(library.db(), Dimension::Court))) {
                if (term.id == high)
                    return term.body;
            }
            return QByteArray();
        };
        QCOMPARE(bodyOf(),
                 R"({"code":"xahc","court_class":{"name":"Superior"},"name":"High Court"})");
        put(library, "/akn/xa/judgment/xahc/2019/1",
            R"({"court":{"code":"xahc","mnc_code":"XAHC"}})");
        QCOMPARE(
            bodyOf(),
            R"({"code":"xahc","court_class":{"name":"Superior"},"mnc_code":"XAHC","name":"High Court"})");
    }

    void followsWhatHappensToWorks()
    {
        TestLibrary library;
        fill(library);
        const auto before = load(library);
        QCOMPARE(must(DecisionIndex::current(library.db(), before)), before);
        put(library, "/akn/xa/act/2022/6", {}); // No decision: what is known still holds.
        QCOMPARE(must(DecisionIndex::current(library.db(), before)), before);
        put(library, "/akn/xa/judgment/xatc/2021/4", R"({"delivery_date":"2023-01-01"})");
        const auto after = must(DecisionIndex::current(library.db(), before));
        QVERIFY(after != before);
        QCOMPARE(numbers(library, after->page({}, DecisionOrder::NewestFirst, 0, 9).works),
                 "4 2 3 1");
        DocumentSpec spec{.work = "/akn/xa/judgment/xatc/2023/6", .element = "judgment"};
        spec.body = "<judgmentBody><decision><p>No.</p></decision></judgmentBody>";
        const PutResult text = library.put(spec);
        QCOMPARE(load(library)->size(), 5U);
        must(deleteExpression(library.db(), text.expressionUri, library.clock.now()));
        QCOMPARE(load(library)->size(), 4U);
        QCOMPARE(library.rows("decision_judge"), 5);
    }

    void daysThatStandForNoDateAreNone_data()
    {
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<QByteArray>("judgment");
        QTest::addColumn<QByteArray>("row"); // Day, year of delivery, year of filing.
        const auto row = [](const char *name, const char *uri, const char *judgment,
                            const char *expected) {
            QTest::newRow(name) << QByteArray(uri) << QByteArray(judgment) << QByteArray(expected);
        };
        const char *uri = "/akn/xa/judgment/xahc/2019/1";
        row("known", uri, R"({"delivery_date":"2019-05-06","filing_year":"2018"})",
            "2019-05-06 2019 2018");
        row("the first day", uri, R"({"delivery_date":"0001-01-01"})", "- 2019 -");
        row("1000", uri, R"({"judgment_date":"1000-01-01","filing_year":1000})", "- 2019 -");
        row("9999", uri, R"({"delivery_date":"9999-12-31","filing_year":"9999"})", "- 2019 -");
        row("1001", uri, R"({"delivery_date":"1001-01-01"})", "1001-01-01 1001 -");
        row("in the address", "/akn/xa/judgment/xahc/1000/1", R"({"court":"xahc"})", "- - -");
        row("in both", "/akn/xa/judgment/xahc/9999/1", R"({"delivery_date":"1000-01-01"})",
            "- - -");
    }
    void daysThatStandForNoDateAreNone()
    {
        QFETCH(QByteArray, uri);
        QFETCH(QByteArray, judgment);
        TestLibrary library;
        put(library, uri, judgment);
        QTEST(*must(Statement::firstText(library.db(), R"sql(
            SELECT ifnull(delivery_date, '-') || ' ' || ifnull(delivery_year, '-') || ' '
                   || ifnull(filing_year, '-') FROM decision
        )sql")),
              "row");
        DecisionFilter ofTheYear;
        ofTheYear[Dimension::DeliveryYear] = {1, 1000, 9999};
        QCOMPARE(found(library, ofTheYear), QByteArray());
        QVERIFY(must(verify(library.db(), {}, {})).empty());
    }

    void verifyComparesWithTheWorks()
    {
        TestLibrary library;
        fill(library);
        QVERIFY(must(verify(library.db(), {}, {})).empty());
        const std::vector<std::pair<const char *, QByteArrayList>> faults{
            {"UPDATE decision SET citation = 'x' WHERE work_id = 1", {"decisions"}},
            {"UPDATE decision SET is_published = NOT is_published WHERE work_id = 2",
             {"decisions", "hidden-works"}},
            {"UPDATE decision SET court = NULL WHERE work_id = 3", {"decisions"}},
            {"DELETE FROM decision_judge WHERE work_id = 1", {"decisions"}},
            {"DELETE FROM decision WHERE work_id = 4", {"decisions"}},
            {"INSERT INTO hidden_work VALUES (1)", {"hidden-works"}}};
        for (const auto &[fault, checks] : faults) {
            TestLibrary damaged;
            fill(damaged);
            must(damaged.db().execute(fault));
            QByteArrayList found;
            for (const Finding &finding : must(verify(damaged.db(), {}, {})))
                found << finding.check;
            std::sort(found.begin(), found.end());
            QVERIFY2(found == checks, fault);
        }
    }
};

SHERIA_TEST(TestDecisionIndex)
} // namespace tst_decisionindex
#include "tst_decisionindex.moc"
