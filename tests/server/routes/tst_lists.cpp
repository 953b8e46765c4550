// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

namespace tst_lists {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// Lists: places, expressions, topics, datasets. Source: server/API.md sections 2.5 to 2.8.
class TestLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesAreListedByName_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const char *target :
             {"/v3/places", "/v3/places/", "/v3/places.json", "/v3/places.json/", "/v3/countries",
              "/v3/countries.json", "/v3/countries/"})
            QTest::newRow(target) << QByteArray(target);
    }
    void placesAreListedByName()
    {
        const Reply reply = m_client.get(QTest::currentDataTag());
        QCOMPARE(reply.status, 200);
        const QJsonArray places = reply.json().value(u"results").toArray();
        QCOMPARE(places.size(), 2);
        QCOMPARE(places[0][u"code"], QJsonValue(u"xb"_s));
        QCOMPARE(places[1][u"name"], QJsonValue(u"Exampleland"_s));
        QCOMPARE(places[1][u"localities"][0][u"frbr_uri_code"], QJsonValue(u"xa-bay"_s));
        QVERIFY(
            reply.body.startsWith("{\"count\":2,\"next\":null,\"previous\":null,\"results\":["));
    }

    void onePlace_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("/v3/places/xa")
            << 200
            << "{\"code\":\"xa\",\"name\":\"Exampleland\",\"frbr_uri_code\":\"xa\",\"localities\":[{"_ba;
        QTest::newRow("/v3/places/xa.json") << 200 << "{\"code\":\"xa\","_ba;
        QTest::newRow("/v3/places/xa-bay")
            << 200
            << "{\"code\":\"bay\",\"name\":\"Bay City\",\"frbr_uri_code\":\"xa-bay\",\"links\":[{"_ba;
        QTest::newRow("/v3/places/xb/")
            << 200
            << "{\"code\":\"xb\",\"name\":\"Emptyland\",\"frbr_uri_code\":\"xb\",\"localities\":[],"_ba;
        QTest::newRow("/v3/places/xc") << 404 << "{\"detail\":\"Not found.\"}"_ba;
        QTest::newRow("/v3/places/xa-hill") << 404 << "{\"detail\":\"Not found.\"}"_ba;
    }
    void onePlace()
    {
        QFETCH(QByteArray, begin);
        const Reply reply = m_client.get(QTest::currentDataTag());
        QTEST(reply.status, "status");
        QCOMPARE(reply.body.left(begin.size()), begin);
    }

    void listsHold_data()
    {
        QTest::addColumn<QStringList>("uris");
        const QStringList national{
            u"/akn/xa/act/1999/2/eng@1999-01-01"_s,  u"/akn/xa/act/2001/8/eng@2001-01-01"_s,
            u"/akn/xa/act/2004/17/eng@2030-01-01"_s, u"/akn/xa/act/2005-10-03/9/eng@2005-10-03"_s,
            u"/akn/xa/act/2006/1/eng@2006-01-01"_s,  u"/akn/xa/act/2031/1/eng@2031-01-01"_s};
        const QStringList judgment{u"/akn/xa/judgment/xahc/2019/77/eng@2019-05-06"_s};
        const QStringList bay{u"/akn/xa-bay/act/by-law/2012/street-trading/eng@2012-05-01"_s};
        const auto row = [](const char *target, const QStringList &uris) {
            QTest::newRow(target) << uris;
        };
        row("/v3/places/xa/work-expressions", national + judgment);
        row("/v3/places/xa-bay/work-expressions.json", bay);
        row("/v3/places/xb/work-expressions", {});
        row("/v3/akn/xa", national + judgment);
        row("/v3/akn/xa/", national + judgment);
        row("/v3/akn/xa.json", national + judgment);
        row("/v3/akn/xa/.json", national + judgment);
        row("/v3/akn/xa/act", national);
        row("/v3/akn/XA/act", national);
        row("/v3/akn/xa/ACT/", national);
        row("/v3/akn/xa/judgment/xahc", judgment);
        row("/v3/akn/xa/act/2005", {national[3]});
        row("/v3/akn/xa/act/2005-10", {});
        row("/v3/akn/xa/act/200", {}); // Whole segments only.
        row("/v3/akn/xa-bay/act/by-law/", bay);
        row("/v3/akn/xb", {});
        row("/v3/places/xa/work-expressions?repealed=true", {national[1]});
        row("/v3/places/xa/work-expressions?repealed=1&principal=False", {national[1]});
        row("/v3/places/xa/work-expressions?repealed=true&principal=true", {});
        row("/v3/akn/xa/act?commenced=true", national.mid(2));
        row("/v3/akn/xa/act?commenced=false", national.mid(0, 2));
        row("/v3/akn/xa/act?commenced=&whatever=1", national);
        row("/v3/taxonomy-topics/subject-env/work-expressions?page_size=2",
            {u"/akn/xa/act/2004/17/eng@2004-06-01"_s, u"/akn/xa/act/2004/17/eng@2009-02-03"_s});
        row("/v3/taxonomy-topics/subject-env-water/work-expressions", {});
    }
    void listsHold()
    {
        QFETCH(QStringList, uris);
        const Reply reply = m_client.get(QTest::currentDataTag());
        QCOMPARE(reply.status, 200);
        QCOMPARE(urisIn(reply), uris);
    }

    void theGlobalListHoldsEveryExpression()
    {
        const Reply reply = m_client.get("/v3/work-expressions");
        QCOMPARE(reply.json().value(u"count"), QJsonValue(11));
        QCOMPARE(urisIn(reply).size(), 11);
        const QStringList uris = urisIn(reply);
        QCOMPARE(QSet<QString>(uris.begin(), uris.end()).size(), 11);
        const Reply topic = m_client.get("/v3/taxonomy-topics/subject/work-expressions.json");
        QCOMPARE(topic.json().value(u"count"), QJsonValue(4)); // Descendants count too.
    }

    void pagesFollowEachOther()
    {
        QByteArray target = "/v3/work-expressions.json?page_size=4&z=1&a=2";
        QStringList seen;
        int pages = 0;
        QByteArray previous;
        while (!target.isEmpty()) {
            const Reply reply = m_client.get(target);
            QCOMPARE(reply.status, 200);
            seen << urisIn(reply);
            ++pages;
            const QJsonObject page = reply.json();
            QCOMPARE(page.value(u"previous").isNull(), pages == 1);
            previous = page.value(u"previous").toString().toUtf8();
            target = page.value(u"next").toString().toUtf8().mid(m_client.base().size());
            if (pages == 1)
                QCOMPARE(target, "/v3/work-expressions.json?a=2&page=2&page_size=4&z=1"_ba);
            if (pages == 2) // The first page is the one without a number.
                QCOMPARE(previous,
                         m_client.base() + "/v3/work-expressions.json?a=2&page_size=4&z=1");
        }
        QCOMPARE(pages, 3);
        QCOMPARE(seen, urisIn(m_client.get("/v3/work-expressions")));
    }

    void pagesAreChosen_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("size");
        const auto row = [](const char *query, int status, int size) {
            QTest::newRow(query) << status << size;
        };
        row("page=1", 200, 11);
        row("page_size=4&page=3", 200, 3);
        row("page_size=4&page=last", 200, 3);
        row("page=last", 200, 11);
        row("page_size=0", 200, 11);
        row("page_size=-1", 200, 11);
        row("page_size=x", 200, 11);
        row("page_size=", 200, 11);
        row("page_size=100000", 200, 11);
        row("page=0", 404, 0);
        row("page=-1", 404, 0);
        row("page=x", 404, 0);
        row("page=2", 404, 0);
        row("page=999", 404, 0);
        row("page=99999999999999999999", 404, 0);
        row("page=4&page_size=4", 404, 0);
    }
    void pagesAreChosen()
    {
        const Reply reply = m_client.get("/v3/work-expressions?"
                                         + QByteArray(QTest::currentDataTag()));
        QTEST(reply.status, "status");
        QTEST(static_cast<int>(urisIn(reply).size()), "size");
        if (reply.status == 404)
            QCOMPARE(reply.body, "{\"detail\":\"Invalid page.\"}"_ba);
    }

    void anEmptyListHasAFirstPage()
    {
        QCOMPARE(m_client.get("/v3/places/xb/work-expressions?page=1").body,
                 "{\"count\":0,\"next\":null,\"previous\":null,\"results\":[]}"_ba);
        QCOMPARE(m_client.get("/v3/places/xb/work-expressions?page=2").status, 404);
    }

    void wrongFiltersAreNamed_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("updated_at__gte=x")
            << "{\"updated_at__gte\":[\"Enter a valid date/time.\"]}"_ba;
        QTest::newRow("created_at=2024-02-30")
            << "{\"created_at\":[\"Enter a valid date/time.\"]}"_ba;
        QTest::newRow("commenced=maybe") << "{\"commenced\":[\"Must be a valid boolean.\"]}"_ba;
        QTest::newRow("created_at__lte=x&repealed=2")
            << "{\"created_at__lte\":[\"Enter a valid date/time.\"],\"repealed\":[\"Must be a valid boolean.\"]}"_ba;
    }
    void wrongFiltersAreNamed()
    {
        for (const char *list : {"/v3/work-expressions?", "/v3/places/xa/work-expressions?",
                                 "/v3/akn/xa/?", "/v3/taxonomy-topics/subject/work-expressions?"}) {
            const Reply reply = m_client.get(list + QByteArray(QTest::currentDataTag()));
            QCOMPARE(reply.status, 400);
            QTEST(reply.body, "body");
        }
    }

    /// All was written at 08:00 on 5 January 2024; one work is changed at 09:00:00.250.
    void instantsFilter_data()
    {
        QTest::addColumn<int>("count");
        QTest::newRow("updated_at__gte=2024-01-05T09:00:00.250Z") << 4;
        QTest::newRow("updated_at__gte=2024-01-05T09:00:00.251Z") << 0;
        QTest::newRow("updated_at__lte=2024-01-05T08:00:00Z") << 7;
        QTest::newRow("updated_at__lte=2024-01-05T07:59:59Z") << 0;
        QTest::newRow("updated_at=2024-01-05T09:00:00.250000Z") << 4;
        QTest::newRow("updated_at=2024-01-05T09:00:00Z") << 0;
        // Microseconds count, though the library's instants have none.
        QTest::newRow("updated_at=2024-01-05T09:00:00.250001Z") << 0;
        QTest::newRow("updated_at__gte=2024-01-05T09:00:00.250001Z") << 0;
        QTest::newRow("updated_at__gte=2024-01-05T09:00:00.249999Z") << 4;
        QTest::newRow("updated_at__lte=2024-01-05T09:00:00.249999Z") << 7;
        QTest::newRow("updated_at__gte=2024-01-05T11:00:00%2B02:00") << 4;
        QTest::newRow("updated_at__gte=2024-01-05T09:00:00") << 4;
        QTest::newRow("updated_at__gte=2024-01-05") << 11;
        QTest::newRow("updated_at__gte=2024-01-06") << 0;
        QTest::newRow("created_at=2024-01-05T08:00:00Z") << 11;
        QTest::newRow("created_at__gte=2024-01-05T08:00:01Z") << 0;
        QTest::newRow("created_at__lte=2024-01-05&updated_at__gte=2024-01-05") << 0;
        QTest::newRow("updated_at__gte=") << 11;
    }
    void instantsFilter()
    {
        changeTreeOnce();
        const Reply reply = m_client.get("/v3/work-expressions?"
                                         + QByteArray(QTest::currentDataTag()));
        QCOMPARE(reply.status, 200);
        QTEST(reply.json().value(u"count").toInt(), "count");
    }

    void repealsOfTheFutureHaveNotHappenedYet()
    {
        RouteFixture fixture;
        const auto repealed = [&fixture](QDate date) {
            fixture.change([&](store::Database &db) -> Result<void> {
                SHERIA_TRY(Work work, store::findWork(db, "/akn/xa/act/2001/8"));
                work.repeal->date = date;
                SHERIA_CHECK(store::putWork(db, work, fixture.clock.now()));
                return {};
            });
            return fixture.client()
                .get("/v3/places/xa/work-expressions?repealed=true")
                .json()
                .value(u"count")
                .toInt();
        };
        QCOMPARE(repealed(QDate(2024, 1, 5)), 1); // Today.
        QCOMPARE(repealed(QDate(2024, 1, 6)), 0);
        QCOMPARE(repealed(QDate()), 1); // Nobody knows when, but it was.
    }

    void amendmentsNameTheAmendingWork()
    {
        RouteFixture fixture;
        fixture.change([&](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, "/akn/xa/act/2004/17"));
            work.amendments.push_back({{2005, 1, 1}, {{}, u"An act that nobody knows"_s}, false});
            SHERIA_CHECK(store::putWork(db, work, fixture.clock.now()));
            return {};
        });
        const QJsonObject found = fixture.client().get("/v3/akn/xa/act/2004/17.json").json();
        for (const QLatin1StringView list : {"amendments"_L1, "work_amendments"_L1}) {
            const QJsonArray amendments = found[list].toArray();
            QCOMPARE(amendments.size(), 1);
            QCOMPARE(amendments[0]["amending_uri"_L1], QJsonValue(u"/akn/xa/act/2009/2"_s));
        }
    }

    void listingsLinkToOtherFormats()
    {
        const QJsonArray links = m_client.get("/v3/akn/xa/act/").json().value(u"links").toArray();
        QCOMPARE(links.size(), 2);
        QCOMPARE(links[0][u"href"].toString().toUtf8(), m_client.base() + "/v3/akn/xa/act.pdf");
        QVERIFY(
            m_client.get("/v3/places/xa/work-expressions").json().value(u"links").isUndefined());
    }

    void whatIsNotThere_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const char *target :
             {"/v3/akn/xc", "/v3/akn/xc/act/2005/4", "/v3/akn", "/v3/akn/", "/v3/akn/nonsense/x",
              "/v3/places/xc/work-expressions", "/v3/taxonomy-topics/none",
              "/v3/taxonomy-topics/internal", "/v3/taxonomy-topics/internal/work-expressions",
              "/v3/enrichment-datasets/6", "/v3/enrichment-datasets/x", "/v3/nothing", "/nothing",
              "/v4/places", "/v3/xa/act/2004/17", "/v3/akn/xa/act/2004/17/eng/~sec.1",
              "/v3/akn/xa/a/b/c/d/e/f/g", "/v3/akn/xa/act/2005@"})
            QTest::newRow(target) << QByteArray(target);
    }
    void whatIsNotThere()
    {
        const Reply reply = m_client.get(QTest::currentDataTag());
        QCOMPARE(reply.status, 404);
        QCOMPARE(reply.body, "{\"detail\":\"Not found.\"}"_ba);
        QCOMPARE(reply.header("content-type"), "application/json"_ba);
    }

    void topicsAreTreesOfPublicRoots()
    {
        const QByteArray node =
            "{\"name\":\"Environment\",\"slug\":\"subject-env\",\"id\":2,\"children\":["
            "{\"name\":\"Water\",\"slug\":\"subject-env-water\",\"id\":3,\"children\":[]}]}";
        QCOMPARE(m_client.get("/v3/taxonomy-topics/subject-env.json").body, node);
        const Reply list = m_client.get("/v3/taxonomy-topics");
        QCOMPARE(list.json().value(u"count"), QJsonValue(1));
        QVERIFY(list.body.contains(node));
    }

    void datasetsHaveTheirEnrichments()
    {
        const QJsonObject item =
            m_client.get("/v3/enrichment-datasets").json().value(u"results")[0].toObject();
        QCOMPARE(item.value(u"name"), QJsonValue(u"Duties"_s));
        QVERIFY(item.value(u"enrichments").isUndefined());
        const QByteArray url = item.value(u"url").toString().toUtf8();
        const QJsonObject detail = m_client.get(url.mid(m_client.base().size())).json();
        QCOMPARE(detail.value(u"enrichments")[0][u"provision_id"], QJsonValue(u"chp_1__sec_1"_s));
        QCOMPARE(detail.value(u"enrichments")[0][u"work"], QJsonValue(u"/akn/xa/act/2004/17"_s));
        QCOMPARE(detail.value(u"taxonomy")[u"slug"], QJsonValue(u"subject"_s));
        QCOMPARE(m_client.get("/v3/enrichment-datasets?updated_at__gte=2025-01-01")
                     .json()
                     .value(u"count"),
                 QJsonValue(0));
        QCOMPARE(m_client.get("/v3/enrichment-datasets?updated_at__gte=x").status, 400);
    }

    void theRootSaysWhereToBegin()
    {
        const QJsonObject root = m_client.get("/v3/").json();
        for (const QString &name : root.keys()) {
            const QByteArray url = root.value(name).toString().toUtf8();
            QCOMPARE(m_client.get(url.mid(m_client.base().size())).status, 200);
        }
        QCOMPARE(root.size(), 5);
    }

private:
    static QStringList urisIn(const Reply &reply)
    {
        QStringList uris;
        for (const QJsonValue &item : reply.json().value(u"results").toArray())
            uris << item[u"expression_frbr_uri"].toString();
        return uris;
    }

    /// Changes the tree act at 09:00:00.250, the first time it is called.
    void changeTreeOnce()
    {
        if (std::exchange(m_isTreeChanged, true))
            return;
        m_fixture.clock.advance(3'600'250);
        const QDateTime now = m_fixture.clock.now();
        m_fixture.change([now](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, "/akn/xa/act/2004/17"));
            work.disclaimer = u"Changed."_s;
            work.updatedAt = now;
            SHERIA_TRY([[maybe_unused]] const bool done, store::putWork(db, work, now));
            return {};
        });
    }

    RouteFixture m_fixture;
    ApiClient m_client = m_fixture.client();
    bool m_isTreeChanged = false;
};

SHERIA_TEST(TestLists)
} // namespace tst_lists
#include "tst_lists.moc"
