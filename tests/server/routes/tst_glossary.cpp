// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/expressionwriter.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace tst_glossary {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// The glossary of a place. Source: server/API.md sections 2.1, 2.13 and 10.4.
class TestGlossary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesWithTextsHaveOne()
    {
        const QJsonObject list = m_client.get("/v3/glossary").json();
        QCOMPARE(list.keys(), (QStringList{u"count"_s, u"next"_s, u"previous"_s, u"results"_s}));
        QCOMPARE(list.value(u"count"), QJsonValue(2));
        QVERIFY(list.value(u"next").isNull());
        const QJsonArray results = list.value(u"results").toArray();
        QCOMPARE(results[0][u"place_code"], QJsonValue(u"xa"_s));
        QCOMPARE(results[1][u"place_code"], QJsonValue(u"xa-bay"_s));
        for (const QJsonValue &each : results) {
            QCOMPARE(each.toObject().keys(),
                     (QStringList{u"created_at"_s, u"place_code"_s, u"updated_at"_s}));
            QVERIFY(each[u"updated_at"].toString() >= each[u"created_at"].toString());
        }
    }

    /// As the client that exists asks: the list, then each without suffix; `data` is a string.
    void aClientTakesThemAll()
    {
        const QJsonArray places = m_client.get("/v3/glossary").json()[u"results"].toArray();
        QVERIFY(!places.isEmpty());
        for (const QJsonValue &each : places) {
            const QByteArray code = each[u"place_code"].toString().toUtf8();
            const QJsonObject glossary = m_client.get("/v3/glossary/" + code).json();
            QCOMPARE(glossary.value(u"place_code"), each[u"place_code"]);
            QCOMPARE(glossary.value(u"updated_at"), each[u"updated_at"]);
            QVERIFY(glossary.value(u"data").isString());
            QVERIFY(
                QJsonDocument::fromJson(glossary.value(u"data").toString().toUtf8()).isObject());
        }
    }

    void itHoldsWhatTheTextsDefine()
    {
        RouteFixture fixture;
        ApiClient client = fixture.client();
        QCOMPARE(dataOf(client.get("/v3/glossary/xa")), QJsonObject());
        put(fixture, "/akn/xa/act/2010/1", "In this Act “<def>tree</def>” means a plant.");
        put(fixture, "/akn/xa/act/2010/2", "“<def>Tree</def>” means an oak; “<def>éclair</def>” …");
        put(fixture, "/akn/xa/act/2010/3", "“<def>42</def>” is the answer.");
        put(fixture, "/akn/xa-bay/act/2010/1", "“<def>bay</def>” means water.");
        const QJsonObject data = dataOf(client.get("/v3/glossary/xa"));
        QCOMPARE(data.keys(), (QStringList{u"#"_s, u"T"_s, u"É"_s}));
        const QJsonArray terms = data[u"T"].toArray();
        QCOMPARE(terms.size(), 1);
        QCOMPARE(terms[0][u"term"], QJsonValue(u"tree"_s));
        const QJsonArray definitions = terms[0][u"definitions"].toArray();
        QCOMPARE(definitions.size(), 2);
        const QJsonObject first{{u"frbr_uri"_s, u"/akn/xa/act/2010/1"_s},
                                {u"expression_frbr_uri"_s, u"/akn/xa/act/2010/1/eng@2009-02-03"_s},
                                {u"title"_s, u"Tree Protection Act"_s},
                                {u"provision_id"_s, u"sec_1"_s},
                                {u"text"_s, u"In this Act “tree” means a plant."_s}};
        QCOMPARE(definitions[0].toObject(), first);
        QCOMPARE(dataOf(client.get("/v3/glossary/xa-bay")).keys(), QStringList{u"B"_s});
    }

    void aChangeShows()
    {
        RouteFixture fixture;
        ApiClient client = fixture.client();
        put(fixture, "/akn/xa/act/2010/1", "“<def>tree</def>” means a plant.");
        QCOMPARE(dataOf(client.get("/v3/glossary/xa")).keys(), QStringList{u"T"_s});
        put(fixture, "/akn/xa/act/2010/1", "“<def>bush</def>” means a plant.");
        QCOMPARE(dataOf(client.get("/v3/glossary/xa")).keys(), QStringList{u"B"_s});
    }

    void thereIsNone_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("/v3/glossary/zz") << 404;
        QTest::newRow("/v3/glossary/nonsense") << 404;
        QTest::newRow("/v3/glossary/xb") << 404; // A place without texts.
        QTest::newRow("/v3/glossary/xa.xml") << 404;
        QTest::newRow("/v3/glossary/xa/") << 200;
        QTest::newRow("/v3/glossary/xa.json") << 200;
        QTest::newRow("/v3/glossary.json") << 200;
        QTest::newRow("/v3/glossary/?page=9") << 404;
        QTest::newRow("/v2/glossary") << 404;
    }
    void thereIsNone()
    {
        const Reply reply = m_client.get(QTest::currentDataTag());
        QTEST(reply.status, "status");
        if (reply.status == 404)
            QVERIFY(reply.json().contains(u"detail"));
    }

    void strangersAreRefused()
    {
        for (const char *target : {"/v3/glossary", "/v3/glossary/xa"})
            QCOMPARE(m_fixture.stranger().get(target).status, 401);
    }

private:
    static QJsonObject dataOf(const Reply &reply)
    {
        const QByteArray data = reply.json().value(u"data").toString().toUtf8();
        return QJsonDocument::fromJson(data).object();
    }

    static void put(RouteFixture &fixture, const QByteArray &work, const QByteArray &words)
    {
        fixture.clock.advance(1000);
        DocumentSpec spec;
        spec.work = work;
        spec.manifestationDate = fixture.clock.now().toString(Qt::ISODate).left(10).toLatin1();
        spec.body = "<section eId=\"sec_1\"><content><p>" + words + "</p></content></section>";
        fixture.change([&](store::Database &db) -> Result<void> {
            SHERIA_TRY([[maybe_unused]] const auto done,
                       store::putExpression(db, prepared(spec), store::WorkPolicy::FromDocument,
                                            fixture.clock.now()));
            return {};
        });
    }

    RouteFixture m_fixture;
    ApiClient m_client = m_fixture.client();
};

SHERIA_TEST(TestGlossary)
} // namespace tst_glossary
#include "tst_glossary.moc"
