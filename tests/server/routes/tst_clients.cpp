// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/fontmain.h"
#include "tests/server/routes/routefixture.h"

#include <QJsonArray>
#include <QSet>
#include <QTest>

namespace tst_clients {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// The part of `url` that is sent to this server.
QByteArray targetOf(const QJsonValue &url, const ApiClient &client)
{
    const QByteArray text = url.toString().toUtf8();
    return text.startsWith(client.base()) ? text.mid(client.base().size()) : QByteArray();
}

/// The names of `keys` that `object` lacks.
QStringList missing(const QJsonObject &object, const QStringList &keys)
{
    QStringList out;
    for (const QString &key : keys) {
        if (!object.contains(key))
            out << key;
    }
    return out;
}

/// The requests of the sync client and of tutorials, and what they read without asking whether it is
/// there. Source: server/API.md sections 10.1 to 10.4a and 12.
class TestClients : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// server/API.md sections 10.1 and 10.2: a whole pass over a place.
    void aSyncClientTakesAWholePlace_data()
    {
        QTest::addColumn<int>("works");
        QTest::newRow("xa") << 7;
        QTest::newRow("xa-bay") << 1;
        QTest::newRow("xb") << 0;
    }
    void aSyncClientTakesAWholePlace()
    {
        QFETCH(int, works);
        const QByteArray place = QTest::currentDataTag();
        QSet<QString> seen;
        QByteArray target = "/v3/akn/" + place + "/.json?page_size=3";
        while (!target.isEmpty()) {
            const Reply list = m_client.get(target);
            QCOMPARE(list.status, 200);
            for (const QJsonValue &item : list.json().value(u"results").toArray()) {
                takeWork(item.toObject());
                if (QTest::currentTestFailed())
                    return;
                seen.insert(item[u"frbr_uri"].toString());
            }
            target = targetOf(list.json().value(u"next"), m_client);
        }
        QCOMPARE(seen.size(), works);
    }

    void aSyncClientFindsThePlacesAndTopics()
    {
        const QJsonArray countries =
            m_client.get("/v3/countries.json").json().value(u"results").toArray();
        for (const QJsonValue &country : countries) {
            QVERIFY(!country[u"code"].toString().isEmpty());
            for (const QJsonValue &locality : country[u"localities"].toArray())
                QCOMPARE(missing(locality.toObject(), {u"code"_s, u"frbr_uri_code"_s}),
                         QStringList());
        }
        const QJsonArray roots =
            m_client.get("/v3/taxonomy-topics.json").json().value(u"results").toArray();
        for (const QJsonValue &child : roots[0][u"children"].toArray())
            QVERIFY(child[u"slug"].toString().startsWith(roots[0][u"slug"].toString()));
    }

    /// server/API.md section 10.3: only a 404 deletes.
    void aDeleteIsVerified()
    {
        QCOMPARE(m_client.get("/v3/akn/xa/act/2004/17/eng@2009-02-03").status, 200);
        QCOMPARE(m_client.get("/v3/akn/xa/act/2004/17/eng@2009-02-04").status, 404);
    }

    /// server/API.md section 10.4: the adapter that follows a topic, and the one for enrichment datasets,
    /// which asks without suffixes and may find a topic's slug with or without its root.
    void theOtherAdaptersAreServed()
    {
        const Reply list = m_client.get("/v3/taxonomy-topics/subject-env/work-expressions.json");
        const QJsonArray works = list.json().value(u"results").toArray();
        QCOMPARE(works.size(), 4);
        for (const QJsonValue &work : works)
            takeExpression(targetOf(work[u"url"], m_client));
        const QJsonObject dataset = m_client.get("/v3/enrichment-datasets/5").json();
        QCOMPARE(missing(dataset, {u"id"_s, u"name"_s, u"description"_s, u"taxonomy"_s}),
                 QStringList());
        const QJsonArray enrichments = dataset.value(u"enrichments").toArray();
        QCOMPARE(enrichments.size(), 1);
        for (const QJsonValue &each : enrichments) {
            const QByteArray work = each[u"work"].toString().toUtf8();
            QCOMPARE(m_client.get("/v3" + work + ".json").json().value(u"frbr_uri"), each[u"work"]);
            QVERIFY(m_client.get("/v3/taxonomy-topics")
                        .body.contains(each[u"taxonomy_topic"].toString().toUtf8()));
        }
    }

    /// server/API.md section 10.4a: the tutorials walk a listing, take each work's parts, and ask again
    /// for what was updated since.
    void theTutorialsWork()
    {
        const QJsonArray works =
            m_client.get("/v3/akn/xa/.json").json().value(u"results").toArray();
        QCOMPARE(works.size(), 7);
        for (const QJsonValue &work : works) {
            const QByteArray url = targetOf(work[u"url"], m_client);
            for (const char *ending : {".json", "/toc.json", ".html"})
                QCOMPARE(m_client.get(url + ending).status, 200);
        }
        const QByteArray since = works[0][u"updated_at"].toString().toUtf8();
        const QByteArray target = "/v3/work-expressions?updated_at__gte=" + since;
        QCOMPARE(m_client.get(target).json().value(u"count"), QJsonValue(11));
    }

    /// Qt's own client, which keeps connections and takes gzip as browsers do.
    void anOrdinaryHttpLibraryIsServed()
    {
        for (const char *path :
             {"/v3/akn/xa/act/2004/17/eng@2009-02-03.html",
              "/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1.xml", "/v3/work-expressions"}) {
            const Reply reply = getWithQt(m_client.base() + path, m_fixture.token());
            QCOMPARE(reply.status, 200);
            QCOMPARE(reply.body, m_client.get(path).body);
        }
    }

private:
    /// What a sync client does with one item of a listing: server/API.md section 10.2.
    void takeWork(const QJsonObject &item)
    {
        static const QStringList Listed{u"nature"_s,        u"subtype"_s, u"actor"_s,
                                        u"updated_at"_s,    u"url"_s,     u"expression_frbr_uri"_s,
                                        u"points_in_time"_s};
        QCOMPARE(missing(item, Listed), QStringList());
        for (const QJsonValue &point : item.value(u"points_in_time").toArray()) {
            for (const QJsonValue &expression : point[u"expressions"].toArray()) {
                QVERIFY(!expression[u"expression_frbr_uri"].toString().isEmpty());
                takeExpression(targetOf(expression[u"url"], m_client));
            }
        }
    }

    void takeExpression(const QByteArray &url)
    {
        static const QStringList Read{u"frbr_uri"_s,
                                      u"stub"_s,
                                      u"publication_document"_s,
                                      u"title"_s,
                                      u"country"_s,
                                      u"locality"_s,
                                      u"language"_s,
                                      u"created_at"_s,
                                      u"updated_at"_s,
                                      u"numbered_title"_s,
                                      u"expression_date"_s,
                                      u"nature"_s,
                                      u"subtype"_s,
                                      u"type_name"_s,
                                      u"repeal"_s,
                                      u"principal"_s,
                                      u"links"_s,
                                      u"parent_work"_s,
                                      u"taxonomy_topics"_s,
                                      u"points_in_time"_s,
                                      u"url"_s};
        const Reply detail = m_client.get(url + ".json");
        QCOMPARE(detail.status, 200);
        const QJsonObject json = detail.json();
        QCOMPARE(missing(json, Read), QStringList());
        QCOMPARE(rebuiltUri(json), json.value(u"frbr_uri").toString());
        takeRelations(json);
        takeToc(m_client.get(url + "/toc.json").json().value(u"toc").toArray());
        takeHistory(url);
        if (!json.value(u"stub").toBool())
            takeContent(url);
        takePublication(json.value(u"publication_document"));
        takeMedia(json.value(u"links").toArray());
    }

    /// What it reads within the members, without asking.
    static void takeRelations(const QJsonObject &json)
    {
        if (const QJsonValue repeal = json.value(u"repeal"); !repeal.isNull())
            QCOMPARE(missing(repeal.toObject(), {u"repealing_uri"_s, u"repealing_title"_s}),
                     QStringList());
        for (const QString &list : {u"amendments"_s, u"work_amendments"_s}) {
            QVERIFY(json.value(list).isArray());
            for (const QJsonValue &each : json.value(list).toArray())
                QCOMPARE(missing(each.toObject(),
                                 {u"amending_uri"_s, u"amending_title"_s, u"date"_s}),
                         QStringList());
        }
        QVERIFY(json.value(u"taxonomy_topics").isArray());
        QVERIFY(json.value(u"aliases").isArray());
        QCOMPARE(json.value(u"expression_date").toString().size(), 10);
        QCOMPARE(json.value(u"language").toString().size(), 3);
    }

    static void takeToc(const QJsonArray &items)
    {
        for (const QJsonValue &item : items) {
            QCOMPARE(missing(item.toObject(), {u"type"_s, u"basic_unit"_s, u"children"_s}),
                     QStringList());
            takeToc(item[u"children"].toArray());
        }
    }

    void takeHistory(const QByteArray &url)
    {
        const QJsonObject timeline = m_client.get(url + "/timeline.json").json();
        QVERIFY(timeline.value(u"timeline").isArray());
        const QJsonObject history = m_client.get(url + "/commencements.json").json();
        QVERIFY(history.value(u"commencements").isArray());
        for (const QJsonValue &each : history.value(u"commencements").toArray())
            QCOMPARE(missing(each.toObject(), {u"commencing_frbr_uri"_s, u"commencing_title"_s}),
                     QStringList());
        const Reply enrichments = m_client.get(url + "/provision-enrichments.json");
        QCOMPARE(enrichments.status, 200);
        QVERIFY(enrichments.json().value(u"enrichments").isArray());
    }

    void takeContent(const QByteArray &url)
    {
        const Reply html = m_client.get(url + ".html?resolver=none");
        QCOMPARE(html.status, 200);
        QVERIFY(html.header("content-type").contains("charset=utf-8"));
        QVERIFY(!html.body.contains("<span/>"));
        const Reply pdf = m_client.get(url + ".pdf");
        QCOMPARE(pdf.status, 200);
        QVERIFY(pdf.body.startsWith("%PDF-"));
        // It takes everything after "filename=" for the name.
        const QByteArray disposition = pdf.header("content-disposition");
        const QByteArray name = disposition.mid(disposition.indexOf("filename=") + 9);
        QVERIFY2(name.endsWith(".pdf") && !name.contains('"') && !name.contains(';')
                     && !name.contains('/'),
                 name.constData());
    }

    void takePublication(const QJsonValue &document)
    {
        if (document.isNull())
            return;
        QCOMPARE(missing(document.toObject(),
                         {u"url"_s, u"filename"_s, u"mime_type"_s, u"size"_s,
                          u"has_trusted_url"_s}),
                 QStringList());
        if (!document[u"has_trusted_url"].toBool())
            QCOMPARE(m_client.get(targetOf(document[u"url"], m_client)).status, 200);
    }

    void takeMedia(const QJsonArray &links)
    {
        int lists = 0;
        for (const QJsonValue &link : links) {
            if (!link[u"href"].toString().endsWith(u"media.json"))
                continue;
            ++lists;
            const Reply list = m_client.get(targetOf(link[u"href"], m_client));
            for (const QJsonValue &file : list.json().value(u"results").toArray()) {
                QCOMPARE(missing(file.toObject(),
                                 {u"filename"_s, u"mime_type"_s, u"url"_s, u"size"_s}),
                         QStringList());
                const Reply bytes = m_client.get(targetOf(file[u"url"], m_client));
                QCOMPARE(bytes.body.size(), file[u"size"].toInteger());
                QCOMPARE(bytes.header("content-type"), file[u"mime_type"].toString().toUtf8());
            }
        }
        QCOMPARE(lists, 1);
    }

    /// The work URI from the components, as the client makes it.
    static QString rebuiltUri(const QJsonObject &json)
    {
        QString uri = u"/akn/"_s + json.value(u"country").toString();
        if (!json.value(u"locality").isNull())
            uri += u'-' + json.value(u"locality").toString();
        uri += u'/' + json.value(u"nature").toString();
        for (const QString &key : {u"subtype"_s, u"actor"_s}) {
            if (!json.value(key).isNull())
                uri += u'/' + json.value(key).toString();
        }
        return uri + u'/' + json.value(u"date").toString() + u'/'
            + json.value(u"number").toString();
    }

    RouteFixture m_fixture;
    ApiClient m_client = m_fixture.client();
};

SHERIA_FONT_TEST(TestClients)
} // namespace tst_clients
#include "tst_clients.moc"
