// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/decisionfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_decisionsearch {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::tests;

const QByteArray Search = "/api/v1/search?";

/// "xaca 2,xahc 1": the values of a facet with their counts.
QString facetOf(const Reply &reply, const char *name)
{
    QStringList out;
    const QJsonArray values =
        reply.json()["facets"_L1].toObject().value(QLatin1StringView(name)).toArray();
    for (const QJsonValue value : values)
        out << value["value"_L1].toString() + u' ' + QString::number(value["count"_L1].toInt());
    return out.join(u',');
}

/// GET /api/v1/search and what it suggests. Source: server/API.md section 9.5.
class TestDecisionSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theAnswerHasItsShape()
    {
        const Reply reply = ask("q=felling&page_size=1");
        QCOMPARE(reply.status, 200);
        const QJsonObject body = reply.json();
        QCOMPARE(body["count"_L1].toInt(), 2);
        QVERIFY(
            body["next"_L1].toString().contains(u"/api/v1/search?page=2&page_size=1&q=felling"));
        QVERIFY(body["previous"_L1].isNull());
        QCOMPARE(body["query"_L1].toString(), u"felling"_s);
        QVERIFY(body["suggestion"_L1].isNull());
        const QStringList facets = body["facets"_L1].toObject().keys();
        QCOMPARE(facets.join(u' '),
                 u"action anonymised area_of_law casetype county court "
                 "court_class court_division filing_year flag judge year"_s);
        const QJsonValue item = body["results"_L1][0];
        QVERIFY(item["_rank"_L1].isDouble());
        // The rest is the list's item.
        QJsonObject rest = item.toObject();
        rest.remove(u"_rank"_s);
        rest.remove(u"_snippet"_s);
        const QByteArray url = item["url"_L1].toString().toUtf8();
        QCOMPARE(rest, client().get(url.mid(client().base().size())).json());
    }

    /// With and without suffix and slash, the word's filters as parameters: as scripts ask.
    void everyFormAnswersTheSame()
    {
        const QByteArray query = "?q=felling&court=xaca&year=2021";
        const QByteArray first = client().get("/api/v1/search" + query).body;
        for (const char *form :
             {"/api/v1/search/", "/api/v1/search.json", "/api/v1/search/.json"}) {
            const Reply reply = client().get(form + query);
            QCOMPARE(reply.status, 200);
            QCOMPARE(QJsonDocument::fromJson(reply.body).object().value("results"_L1),
                     QJsonDocument::fromJson(first).object().value("results"_L1));
        }
        for (const char *form : {"/api/v1/search/suggest", "/api/v1/search/suggest/",
                                 "/api/v1/search/suggest.json", "/api/v1/search/suggest/.json"}) {
            const QJsonObject reply = client().get(form + QByteArray("?q=custo")).json();
            QCOMPARE(reply["suggestions"_L1][0]["text"_L1].toString(), u"custody"_s);
        }
        QCOMPARE(client().get("/api/v1/search.xml" + query).status, 404);
        QCOMPARE(client().get("/api/v1/search" + query, {{"Accept", "image/png"}}).status, 406);
    }

    void snippetsMarkTheWords()
    {
        const Reply reply = ask("q=sentence+appeal");
        QVERIFY(citationsOf(reply).startsWith(u"2021/1"_s));
        const QString snippet = reply.json()["results"_L1][0]["_snippet"_L1].toString();
        QVERIFY2(snippet.contains(u"<mark>sentence</mark>"), qPrintable(snippet));
    }

    void findsWithFilters_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QStringList>("found");
        const auto row = [](const char *query, const QStringList &found) {
            QTest::newRow(query) << QByteArray(query) << found;
        };
        const QString first = u"2021/1"_s;
        const QString second = u"2021/2"_s;
        const QString oak = u"2019/77"_s;
        const QString child = u"2020/3"_s;
        row("q=custody", {child});
        row("q=custod", {child});  // As it is typed.
        row("q=custod+", {});      // No more: a blank ends the word.
        row("q=mothers", {child}); // The same stem.
        row("q=gyrfalcon", {});
        row("q=Act", {oak}); // No legislation.
        row("q=tree&court=xaca", {first});
        row("q=tree&filters=court%3Dxaca", {first});
        row("q=tree&filters=%7B%22court%22%3A%5B%22xaca%22%5D%7D", {first});
        row("q=tree&filters=%7B%22court%22%3A%22xaca%22%2C%22year%22%3A2021%7D", {first});
        row("q=tree&filters=court%3Dxaca%26year%3D2019", {});
        row("q=tree&court=xahc&filters=court%3Dxaca", {}); // All must hold.
        row("q=tree&court=xahc,xaca&filters=court%3Dxaca", {first});
        row("q=republic&flag=reportable", {second});
        row("q=republic&county=47&casetype=Criminal+Appeal&action=ruling&ordering=date", {second});
        row("q=republic&ordering=date&date__gte=2021-03-04", {first, second});
        row("q=republic&date__lte=2021-03-03", {});
        row("q=custody&anonymised=true", {child});
        row("q=custody&anonymised=false", {});
        row("q=felling&anonymised=false&year=2021", {first});
        row("q=felling&area_of_law=Environment,+Land+and+Water", {oak});
        row("q=felling&court_division=const", {oak});
        row("q=felling&court_class=court-of-appeal&filing_year=2020&judge=d.+elder", {first});
        row("q=tree&court=nowhere", {});
        row("court=xaca", {u"2021/8"_s, first, second});
        row("filters=%7B%22year%22%3A%5B2019%2C2020%5D%7D", {child, oak});
        row("filters=%7B%22anonymised%22%3Atrue%7D", {child});
        row("court=xahc&ordering=date&q=", {oak, child});
        row("updated_at__gte=2000-01-01&court=xahc", {child, oak});
    }
    void findsWithFilters()
    {
        QFETCH(const QByteArray, query);
        const Reply reply = ask(query);
        QVERIFY2(reply.status == 200, reply.body.constData());
        QTEST(citationsOf(reply), "found");
        QCOMPARE(reply.json()["count"_L1].toInt(), int(citationsOf(reply).size()));
    }

    void refusesWhatItCannotRead_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QByteArray>("body");
        const QByteArray blank = R"({"q":["This field may not be blank."]})";
        const QByteArray filters = R"({"filters":["Enter a JSON object or a query string."]})";
        const auto row = [](const char *query, const QByteArray &body) {
            QTest::newRow(query) << QByteArray(query) << body;
        };
        row("", blank);
        row("q=", blank);
        row("q=+&ordering=date", blank);
        row("filters=%7B%7D", blank);
        row("q=a&filters=%7B%22court%22", filters);
        row("q=a&filters=nonsense", filters);
        row("q=a&filters=%7B%22court%22%3A%7B%22code%22%3A1%7D%7D", filters);
        row("q=a&filters=year%3Dsoon", R"({"year":["Enter a year of four digits."]})");
        row("q=a&updated_at__gte=2020-01-01",
            R"({"updated_at__gte":["Cannot be combined with q."]})");
        for (const char *query : {"q=a&ordering=updated_at", "q=a&ordering=-updated_at"})
            row(query, R"({"ordering":["The order of changes cannot be combined with q."]})");
    }
    void refusesWhatItCannotRead()
    {
        QFETCH(const QByteArray, query);
        const Reply reply = ask(query);
        QCOMPARE(reply.status, 400);
        QTEST(reply.body, "body");
    }

    /// Each facet as if it had no filter of its own, with words and without.
    void facetsAreCountedWithoutTheirOwnFilter()
    {
        const Reply browsed = ask("court=xaca&action=Judgment");
        QCOMPARE(citationsOf(browsed), QStringList{u"2021/1"_s});
        QCOMPARE(facetOf(browsed, "court"), u"xaca 1,xahc 1"_s);
        QCOMPARE(facetOf(browsed, "action"), u"Judgment 1,Ruling 1"_s);
        QCOMPARE(facetOf(browsed, "casetype"), u"Criminal Appeal 1"_s);
        const Reply found = ask("q=felling&court=xaca");
        QCOMPARE(citationsOf(found), QStringList{u"2021/1"_s});
        QCOMPARE(facetOf(found, "court"), u"xaca 1,xahc 1"_s);
        QCOMPARE(facetOf(found, "year"), u"2021 1"_s);
        QCOMPARE(facetOf(found, "anonymised"), u"false 1"_s);
        // Years by year, the others by count; what is being processed is not counted.
        const Reply all = ask("filters=court%3Dxaca,xahc");
        QCOMPARE(facetOf(all, "year"), u"2021 3,2020 1,2019 1"_s);
        QCOMPARE(facetOf(all, "court"), u"xaca 3,xahc 2"_s);
        QCOMPARE(facetOf(all, "filing_year"), u"2020 2,2018 2"_s);
        QCOMPARE(facetOf(all, "anonymised"), u"false 4,true 1"_s);
        const QJsonValue court = all.json()["facets"_L1]["court"_L1][0];
        QCOMPARE(court["label"_L1].toString(), u"Court of Appeal"_s);
    }

    /// What a facet calls a value is a filter of that value.
    void facetValuesAreFilters()
    {
        for (const QByteArray base : {"q=felling&", "court=xaca,xahc&"}) {
            const QJsonObject facets = ask(base).json()["facets"_L1].toObject();
            for (auto facet = facets.begin(); facet != facets.end(); ++facet) {
                const QJsonArray values = facet.value().toArray();
                for (const QJsonValue value : values) {
                    const QByteArray query = base + facet.key().toUtf8() + '='
                        + value["value"_L1].toString().toUtf8().toPercentEncoding();
                    if (facet.key() == u"court" && base.startsWith("court"))
                        continue; // Its own filter is there.
                    QVERIFY2(ask(query).json()["count"_L1] == value["count"_L1], query.constData());
                }
            }
        }
    }

    void spellingIsCorrected()
    {
        QCOMPARE(ask("q=custdoy+").json()["suggestion"_L1].toString(), u"custody"_s);
        // A word that only what is being processed has is not proposed.
        QVERIFY(ask("q=gyrfalkon+").json()["suggestion"_L1].isNull());
    }

    void pagesEnd()
    {
        QCOMPARE(citationsOf(ask("q=felling&page_size=1&page=2")).size(), 1);
        QCOMPARE(ask("q=felling&page_size=1&page=3").status, 404);
        QCOMPARE(ask("q=felling&page=0").body, R"({"detail":"Invalid page."})"_ba);
        QCOMPARE(ask("court=xaca&page=9").status, 404);
        QCOMPARE(ask("q=xylophone").status, 200);
    }

    void suggestsTitlesAndWords()
    {
        const auto suggestions = [this](const QByteArray &typed) {
            return client()
                .get("/api/v1/search/suggest?q=" + typed)
                .json()["suggestions"_L1]
                .toArray();
        };
        const QJsonArray oak = suggestions("oak");
        QVERIFY(!oak.isEmpty());
        QCOMPARE(oak[0]["text"_L1].toString(), u"Oak v Elm"_s);
        QCOMPARE(oak[0]["type"_L1].toString(), u"title"_s);
        QCOMPARE(oak[0]["frbr_uri"_L1].toString(), u"/akn/xa/judgment/xahc/2019/77"_s);
        const QJsonArray words = suggestions("custo");
        QCOMPARE(words[0]["text"_L1].toString(), u"custody"_s);
        QVERIFY(words[0]["frbr_uri"_L1].isUndefined());
        QVERIFY(suggestions("Tree+Prot").isEmpty()
                || suggestions("Tree+Prot")[0]["type"_L1].toString() == u"word"); // An act.
        QCOMPARE(suggestions("").size(), 0);
        QCOMPARE(suggestions("gyrfal").size(), 0);
        QCOMPARE(suggestions("querns").size(), 0);
    }

private:
    ApiClient client() { return ApiClient(m_fixture.port(), m_fixture.tokenWith()); }
    Reply ask(const QByteArray &query) { return client().get(Search + query); }

    DecisionFixture m_fixture;
};

SHERIA_TEST(TestDecisionSearch)
} // namespace tst_decisionsearch
#include "tst_decisionsearch.moc"
