// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/expressionwriter.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace tst_decisionfilters {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::tests;

const QByteArray Api = "/api/v1/";

/// Lists of the decisions API: filters, reference lists, pages.
/// Source: server/API.md sections 9.3 and 9.4.
class TestDecisionFilters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The ten dimensions of the specification with their aliases, alone and together, and extras.
    void filters_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QStringList>("found");
        const QStringList all{u"2021/8"_s, u"2021/1"_s, u"2021/2"_s, u"2020/3"_s, u"2019/77"_s};
        const QStringList oak{u"2019/77"_s};
        const QStringList child{u"2020/3"_s};
        const QStringList appeal{u"2021/8"_s, u"2021/1"_s, u"2021/2"_s};
        const QStringList criminal{u"2021/1"_s, u"2021/2"_s};
        const auto row = [](const char *query, const QStringList &found) {
            QTest::newRow(query) << QByteArray(query) << found;
        };
        row("", all);
        row("court=xahc", {u"2020/3"_s, u"2019/77"_s});
        row("court=XAHC", {u"2020/3"_s, u"2019/77"_s});
        row("court__code=xaca", appeal);
        row("court=xahc&year=2019", oak);
        row("court=xahc&year=2021", {});
        row("court=xahc,xaca", all);
        row("court=xahc&court=xaca", all);
        row("court=xahc&court__code=xaca", all);
        row("court=nowhere", {});
        row("court=nowhere,xaca", appeal);
        row("court=", all);
        row("court_division=const", oak);
        row("courtdivision=Constitutional", oak);
        row("division=none", {});
        row("court_class=High+Court", {u"2020/3"_s, u"2019/77"_s});
        row("courtclass=court-of-appeal", appeal);
        row("county=1", oak);
        row("county=hill", {u"2021/1"_s, u"2021/2"_s, u"2020/3"_s});
        row("filing_county=47", {u"2021/1"_s, u"2021/2"_s, u"2020/3"_s});
        row("year=2021", appeal);
        row("delivery_year=2019,2020", {u"2020/3"_s, u"2019/77"_s});
        row("filing_year=2018", {u"2020/3"_s, u"2019/77"_s});
        row("flag=Reportable", {u"2021/2"_s, u"2019/77"_s});
        row("flags=reportable", {u"2021/2"_s, u"2019/77"_s});
        row("casetype=Petition", oak);
        row("case_type=criminal+appeal", criminal);
        row("anonymised=true", child);
        row("anonymized=1", child);
        row("anonymised=false", {u"2021/8"_s, u"2021/1"_s, u"2021/2"_s, u"2019/77"_s});
        row("area_of_law=Environment,+Land+and+Water", oak);
        row("area_of_law=Environment,+Land+and+Water,Family", {u"2020/3"_s, u"2019/77"_s});
        row("areaoflaw=procedure", {u"2021/1"_s, u"2019/77"_s});
        row("areasoflaw=Environment", {});
        row("judge=A.+B.+Ash", {u"2020/3"_s, u"2019/77"_s});
        row("action=Ruling", {u"2021/2"_s, u"2019/77"_s});
        row("date__gte=2020-02-03&date__lte=2021-03-04", {u"2021/1"_s, u"2021/2"_s, u"2020/3"_s});
        row("date=2020-02-03", child);
        row("q=oak", oak);
        row("q=REPUBLIC+gum", {u"2021/2"_s});
        row("q=quern", {});
        row("updated_at__gte=2000-01-01", all);
        row("updated_at__lte=2000-01-01", {});
        row("created_at__gte=2024-01-05T08:00:00Z", all);
        row("court=xahc&filing_year=2018&anonymised=true&judge=a.+b.+ash", child);
        row("flag=Reportable&court=xaca&action=Ruling&year=2021&county=47", {u"2021/2"_s});
        row("utterly=unknown", all);
        row("ordering=date", {u"2019/77"_s, u"2020/3"_s, u"2021/2"_s, u"2021/1"_s, u"2021/8"_s});
        row("ordering=-date", all);
        row("ordering=title", {u"2020/3"_s, u"2021/1"_s, u"2021/2"_s, u"2019/77"_s, u"2021/8"_s});
        row("ordering=nonsense", all);
    }
    void filters()
    {
        QFETCH(const QByteArray, query);
        const Reply reply = client().get(Api + "decisions/?" + query);
        QCOMPARE(reply.status, 200);
        QTEST(citationsOf(reply), "found");
        QCOMPARE(reply.json().value("count"_L1).toInt(), int(citationsOf(reply).size()));
    }

    void filtersByTheIdsOfTheReferenceLists()
    {
        for (const auto &[list, parameter] :
             {std::pair("courtdivisions", "court_division"),
              std::pair("courtclasses", "court_class"), std::pair("flags", "flag"),
              std::pair("judges", "judge"), std::pair("casetypes", "casetype"),
              std::pair("caseactions", "action"), std::pair("areasoflaw", "area_of_law")}) {
            const QJsonArray terms = client().get(Api + list).json()["results"_L1].toArray();
            QVERIFY2(!terms.isEmpty(), list);
            for (const QJsonValue term : terms) {
                const QByteArray id = QByteArray::number(term["id"_L1].toInteger());
                const QByteArray name = term[term["name"_L1].isString() ? "name"_L1 : "label"_L1]
                                            .toString()
                                            .toUtf8()
                                            .toPercentEncoding();
                const Reply byId = client().get(Api + "decisions?" + parameter + '=' + id);
                const Reply byName = client().get(Api + "decisions?" + parameter + '=' + name);
                QVERIFY2(!citationsOf(byId).isEmpty(), name.constData());
                QCOMPARE(citationsOf(byId), citationsOf(byName));
                QCOMPARE(client().get(Api + list + '/' + id).json(), term.toObject());
            }
        }
    }

    void malformedValuesAreFieldErrors_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QByteArray>("body");
        const auto row = [](const char *query, const char *body) {
            QTest::newRow(query) << QByteArray(query) << QByteArray(body);
        };
        row("year=soon", R"({"year":["Enter a year of four digits."]})");
        row("filing_year=19", R"({"filing_year":["Enter a year of four digits."]})");
        row("anonymised=perhaps", R"({"anonymised":["Must be a valid boolean."]})");
        row("date__gte=2020-02-30", R"({"date__gte":["Enter a valid date."]})");
        row("updated_at__gte=x", R"({"updated_at__gte":["Enter a valid date/time."]})");
    }
    void malformedValuesAreFieldErrors()
    {
        QFETCH(const QByteArray, query);
        for (const QByteArray path : {"decisions?", "search?q=tree&"}) {
            const Reply reply = client().get(Api + path + query);
            QCOMPARE(reply.status, 400);
            if (path.startsWith("decisions"))
                QTEST(reply.body, "body");
        }
    }

    void theReferenceListsHaveTheirShapes()
    {
        const QString base = QString::fromUtf8(client().base());
        const auto results = [this](const char *list) {
            return client().get(Api + list).json()["results"_L1].toArray();
        };
        const QJsonObject court = client().get(Api + "courts/xahc").json();
        QCOMPARE(compact(court),
                 QByteArray(R"({"code":"xahc","county":{"code":1,"name":"Bay"},"court_class":)"
                            R"({"name":"High Court"},"mnc_code":"XAHC","name":"High Court at Bay",)"
                            R"("url":")"
                            + base.toUtf8() + R"(/api/v1/courts/xahc"})"));
        QCOMPARE(results("courts").size(), 2);
        QCOMPARE(results("courts")[0]["code"_L1].toString(), u"xaca"_s); // By name.
        QCOMPARE(results("counties")[0]["code"_L1].toInt(), 1);
        QCOMPARE(results("courtdivisions")[0]["code"_L1].toString(), u"const"_s);
        QCOMPARE(results("flags").size(), 1);
        QCOMPARE(results("flags")[0]["label"_L1].toString(), u"Reportable"_s);
        QCOMPARE(results("flags")[0]["color"_L1].toString(), u"#1f7a4d"_s);
        const QJsonValue judge = results("judges")[0];
        QCOMPARE(judge["short_name"_L1].toString(), u"Ash"_s);
        QCOMPARE(client().get(judge["url"_L1].toString().mid(base.size()).toUtf8()).json(),
                 judge.toObject());
        QCOMPARE(results("caseactions").size(), 2);
        QCOMPARE(results("caseactions")[1]["description"_L1].toString(), u"Decides a part."_s);
        for (const char *none : {"courts/none", "judges/999", "judges/x", "counties/2",
                                 "counties/Bay", "flags/-1", "areasoflaw/0"})
            QCOMPARE(client().get(Api + none).status, 404);
    }

    /// Decisions that name no court are those of a court of their own, so that the courts add up.
    void allCourtsTogetherHaveAllDecisions()
    {
        DecisionFixture some;
        some.change([&some](store::Database &db) -> Result<void> {
            Work work;
            work.uri = must(FrbrUri::parse("/akn/xa/judgment/1999/12"));
            work.title = u"Ash v Elder"_s;
            work.judgment = R"({"delivery_date":"1999-02-03"})";
            SHERIA_CHECK(store::putWork(db, work, some.clock.now()));
            return {};
        });
        QVERIFY(some.waitForIndex());
        ApiClient asking(some.port(), some.tokenWith());
        const QJsonArray courts = asking.get(Api + "courts").json()["results"_L1].toArray();
        QCOMPARE(courts.size(), 3);
        int sum = 0;
        for (const QJsonValue court : courts) {
            const QByteArray code = court["code"_L1].toString().toUtf8();
            const QByteArray url = court["url"_L1].toString().toUtf8();
            QCOMPARE(asking.get(url.mid(asking.base().size())).json(), court.toObject());
            sum += asking.get(Api + "decisions?court=" + code).json()["count"_L1].toInt();
        }
        QCOMPARE(sum, asking.get(Api + "decisions").json()["count"_L1].toInt());
        const Reply without = asking.get(Api + "decisions?court=none");
        QCOMPARE(citationsOf(without), QStringList{u"1999/12"_s});
        // It has an address, which answers.
        const QByteArray url = without.json()["results"_L1][0]["url"_L1].toString().toUtf8();
        QCOMPARE(asking.get(url.mid(asking.base().size())).status, 200);
        QCOMPARE(citationsOf(asking.get(Api + "decisions?court=none,xahc")).size(), 3);
        const QJsonObject browsed = asking.get(Api + "search?year=1999").json();
        QCOMPARE(compact(browsed["facets"_L1]["court"_L1]),
                 R"([{"count":1,"label":"No court stated","value":"none"}])"_ba);
        QCOMPARE(asking.get(Api + "search?court=none").json()["count"_L1].toInt(), 1);
    }

    /// The same filter goes with words; then, too, the counts of all courts are the whole.
    void whatNamesNoCourtIsFoundByItsWords()
    {
        DecisionFixture some;
        some.change([&some](store::Database &db) -> Result<void> {
            Work work;
            work.uri = must(FrbrUri::parse("/akn/xa/judgment/1999/12"));
            work.title = u"Oak v Elder"_s;
            work.judgment = R"({"delivery_date":"1999-02-03"})";
            SHERIA_CHECK(store::putWork(db, work, some.clock.now()));
            return {};
        });
        QVERIFY(some.waitForIndex());
        ApiClient asking(some.port(), some.tokenWith());
        const auto search = [&asking](const QByteArray &more) {
            return asking.get(Api + "search?q=oak" + more);
        };
        const int all = search({}).json()["count"_L1].toInt();
        QVERIFY(all > 1);
        for (const char *court : {"", "&court=none", "&court=xahc", "&court=xahc,none"}) {
            int sum = 0;
            QStringList values;
            const QJsonArray facet = search(court).json()["facets"_L1]["court"_L1].toArray();
            for (const QJsonValue value : facet) {
                const int count = value["count"_L1].toInt();
                values << value["value"_L1].toString();
                sum += count;
                // A value is a filter for its dimension.
                QCOMPARE(search("&court=" + values.last().toUtf8()).json()["count"_L1].toInt(),
                         count);
            }
            QCOMPARE(sum, all);
            QVERIFY(values.contains(u"none"_s));
        }
        QCOMPARE(citationsOf(search("&court=none")), QStringList{u"1999/12"_s});
        QCOMPARE(search("&court=xahc,none").json()["count"_L1].toInt(),
                 search("&court=xahc").json()["count"_L1].toInt() + 1);
        QCOMPARE(search("&court=none&year=2019").json()["count"_L1].toInt(), 0);
        QCOMPARE(asking.get(Api + "search?q=elm&court=none").json()["count"_L1].toInt(), 0);
        QCOMPARE(citationsOf(asking.get(Api + "search?q=oak&filters={%22court%22:%22none%22}")),
                 QStringList{u"1999/12"_s});
    }

    /// A client that follows `next` with requests' own defaults meets each decision once.
    void pagingNeverRepeatsOrDrops()
    {
        QStringList met;
        QByteArray next = Api + "decisions/.json?page_size=2&court=xahc,xaca";
        QByteArray last;
        for (int pages = 0; !next.isEmpty(); ++pages) {
            QVERIFY(pages < 4);
            const Reply reply = getWithQt(client().base() + next, m_fixture.tokenWith());
            QCOMPARE(reply.status, 200);
            met << citationsOf(reply);
            QCOMPARE(reply.json()["count"_L1].toInt(), 5);
            QCOMPARE(reply.json()["previous"_L1].isNull(), pages == 0);
            next = reply.json()["next"_L1].toString().mid(client().base().size()).toUtf8();
            QVERIFY(next.isEmpty() || next.startsWith("/api/v1/decisions/.json?"));
        }
        QCOMPARE(met.size(), 5);
        QCOMPARE(QSet<QString>(met.begin(), met.end()).size(), 5);
        QCOMPARE(client().get(Api + "decisions?page=2").status, 404);
        QCOMPARE(client().get(Api + "decisions?page=0").body, R"({"detail":"Invalid page."})"_ba);
        QCOMPARE(client().get(Api + "courts?page=2").status, 404);
        QCOMPARE(citationsOf(client().get(Api + "decisions?page=last&page_size=4")),
                 QStringList{u"2019/77"_s});
        QCOMPARE(citationsOf(client().get(Api + "decisions?page_size=99999")).size(), 5);
    }

    /// By the last change, in either direction: one that was published just now is the newest.
    void ordersByTheLastChange()
    {
        m_fixture.setPublished(true);
        const QStringList newest = citationsOf(
            client().get(Api + "decisions?ordering=-updated_at"));
        QStringList oldest = citationsOf(client().get(Api + "decisions?ordering=updated_at"));
        const QJsonArray results =
            client().get(Api + "decisions?ordering=-updated_at").json()["results"_L1].toArray();
        m_fixture.setPublished(false);
        QCOMPARE(newest.size(), 7); // With the order that came with it.
        for (const char *old : {"2021/8", "2021/1", "2021/2", "2020/3", "2019/77"})
            QVERIFY(newest.indexOf(u"2021/9") < newest.indexOf(QLatin1StringView(old)));
        std::reverse(oldest.begin(), oldest.end());
        QCOMPARE(newest, oldest);
        for (qsizetype i = 1; i < results.size(); ++i)
            QVERIFY(results[i - 1]["updated_at"_L1].toString()
                    >= results[i]["updated_at"_L1].toString());
    }

    /// A hundred unless asked otherwise, five hundred at most; what makes no sense is not asked.
    void pagesHaveTheirSizes()
    {
        DecisionFixture many;
        constexpr int More = 500;
        many.change([&many](store::Database &db) -> Result<void> {
            for (int i = 0; i < More; ++i) {
                Work work;
                work.uri = must(FrbrUri::parse(
                    QByteArray("/akn/xa/judgment/xatc/1999/" + QByteArray::number(1000 + i))));
                work.title = u"Made %1 v Up"_s.arg(i);
                work.judgment = R"({"delivery_date":"1999-02-03","court":{"code":"xatc"}})";
                SHERIA_TRY([[maybe_unused]] const bool isNew,
                           store::putWork(db, work, many.clock.now()));
            }
            return {};
        });
        ApiClient asking(many.port(), many.tokenWith());
        const auto sizeOf = [&asking](const QByteArray &query) {
            return int(citationsOf(asking.get(Api + query)).size());
        };
        for (const char *hundred :
             {"decisions", "decisions?page_size=0", "decisions?page_size=-1",
              "decisions?page_size=x", "decisions?page_size=", "search?court=xatc"})
            QCOMPARE(sizeOf(hundred), 100);
        QCOMPARE(sizeOf("decisions?page_size=99999"), 500);
        QCOMPARE(sizeOf("decisions?page_size=500&page=last"), More + 5 - 500);
        QCOMPARE(sizeOf("decisions?page=6"), 5);
        QCOMPARE(asking.get(Api + "decisions?page=7").status, 404);
        const QJsonObject third = asking.get(Api + "decisions?page=3&court=xatc,xahc").json();
        QCOMPARE(third["count"_L1].toInt(), More + 2);
        const QString base = QString::fromUtf8(asking.base() + Api) + u"decisions?"_s;
        QCOMPARE(third["next"_L1].toString(), base + u"court=xatc%2Cxahc&page=4"_s);
        QCOMPARE(third["previous"_L1].toString(), base + u"court=xatc%2Cxahc&page=2"_s);
        QCOMPARE(asking.get(Api + "decisions?page=2").json()["previous"_L1].toString(),
                 QString::fromUtf8(asking.base() + Api) + u"decisions"_s);
    }

private:
    ApiClient client() { return ApiClient(m_fixture.port(), m_fixture.tokenWith()); }

    DecisionFixture m_fixture;
};

SHERIA_TEST(TestDecisionFilters)
} // namespace tst_decisionfilters
#include "tst_decisionfilters.moc"
