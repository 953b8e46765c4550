// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/routefixture.h"
#include "tests/support/expressionfields.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

namespace tst_smallclients {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// The names of the members of the first object in `json` that stands in "results".
QByteArrayList namesInOrder(const QByteArray &json)
{
    QByteArrayList names;
    int depth = 0;
    for (qsizetype at = json.indexOf("\"results\":[{") + 11; at < json.size(); ++at) {
        const char c = json[at];
        depth += c == '{' || c == '[' ? 1 : (c == '}' || c == ']' ? -1 : 0);
        if (depth == 0)
            break;
        if (c != '"')
            continue;
        const qsizetype start = at + 1;
        for (++at; json[at] != '"'; ++at)
            at += json[at] == '\\' ? 1 : 0;
        if (depth == 1 && json[at + 1] == ':')
            names << json.mid(start, at - start);
    }
    return names;
}

/// The command-line client and the one for R, request by request.
/// Source: server/API.md section 10.4a.
class TestSmallClients : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// It sends Bearer, follows no redirect, and leaves "! ~ : @" as they are.
    void theCommandLineClientIsServed_data()
    {
        QTest::addColumn<QByteArray>("type");
        const QByteArray json = "application/json";
        const QByteArray html = "text/html; charset=utf-8";
        const QByteArray xml = "application/xml; charset=utf-8";
        QTest::newRow("/v3/places") << json;
        QTest::newRow("/v3/places/xa") << json;
        QTest::newRow("/v3/places/xa-bay") << json;
        QTest::newRow("/v3/work-expressions?page=1&page_size=2") << json;
        QTest::newRow("/v3/work-expressions?created_at__gte=2020-01-01&updated_at__lte=2030-01-01")
            << json;
        QTest::newRow("/v3/places/xa-bay/work-expressions?commenced=false&page_size=1") << json;
        for (const char *uri :
             {"/v3/akn/xa/act/2004/17", "/v3/akn/xa/act/2004/17/eng", "/v3/akn/xa/act/2004/17/eng@",
              "/v3/akn/xa/act/2004/17/eng@2009-02-03", "/v3/akn/xa/act/2004/17/eng:2008-01-01"}) {
            for (const char *ending :
                 {".json", "/toc.json", "/commencements.json", "/timeline.json", "?format=json"})
                QTest::newRow(QByteArray(uri + QByteArray(ending)).constData()) << json;
            QTest::newRow(QByteArray(uri + "?format=xml"_ba).constData()) << xml;
            for (const char *query : {"", "&coverpage=0", "&coverpage=1", "&standalone=1",
                                      "&resolver=none", "&media-url=https://m.example/"})
                QTest::newRow(QByteArray(uri + "?format=html"_ba + query).constData()) << html;
        }
        const QByteArray part = "/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1";
        QTest::newRow(QByteArray(part + "?format=html").constData()) << html;
        QTest::newRow(QByteArray(part + "?format=xml").constData()) << xml;
        QTest::newRow("/v3/akn/xa/act/2004/17/eng@2009-02-03/~part_A?format=html") << html;
        QTest::newRow("/v3/akn/xa/act/2004/17/eng@2009-02-03/!schedule1?format=html") << html;
    }
    void theCommandLineClientIsServed()
    {
        const Reply reply = bearer(QTest::currentDataTag());
        QCOMPARE(reply.status, 200);
        QTEST(reply.header("content-type"), "type");
    }

    /// What it filters by is what it then finds in the items.
    void theCommandLineClientFilters_data()
    {
        QTest::addColumn<QString>("field");
        QTest::newRow("commenced") << u"commenced"_s;
        QTest::newRow("repealed") << u"repeal"_s;
        QTest::newRow("principal") << u"principal"_s;
    }
    void theCommandLineClientFilters()
    {
        QFETCH(QString, field);
        const QByteArray list = "/v3/work-expressions?" + QByteArray(QTest::currentDataTag()) + '=';
        int found = 0;
        for (const bool wanted : {true, false}) {
            const QJsonObject page = bearer(list + (wanted ? "true" : "false")).json();
            for (const QJsonValue &item : page.value(u"results").toArray()) {
                const QJsonValue value = item[field];
                QCOMPARE(value.isBool() ? value.toBool() : !value.isNull(), wanted);
                ++found;
            }
        }
        QCOMPARE(found, bearer("/v3/work-expressions").json().value(u"count").toInt());
    }

    /// It reads all four members of a page and asks for `next` as it stands.
    void theCommandLineClientTurnsPages()
    {
        QStringList seen;
        QByteArray target = "/v3/work-expressions?page_size=2&principal=true";
        int count = -1;
        while (!target.isEmpty()) {
            const Reply reply = bearer(target);
            QCOMPARE(reply.status, 200);
            const QJsonObject page = reply.json();
            for (const QString &key : {u"count"_s, u"next"_s, u"previous"_s, u"results"_s})
                QVERIFY2(page.contains(key), qPrintable(key));
            count = page.value(u"count").toInt();
            for (const QJsonValue &item : page.value(u"results").toArray())
                seen << item[u"expression_frbr_uri"].toString();
            target = targetOf(page.value(u"next"));
        }
        QCOMPARE(seen.size(), count);
        QCOMPARE(seen.removeDuplicates(), 0);
    }

    /// "versions" walks the points in time of a work and takes each expression.
    void theCommandLineClientTakesVersions()
    {
        const QJsonObject work = bearer("/v3/akn/xa/act/2004/17.json").json();
        int taken = 0;
        for (const QJsonValue &point : work.value(u"points_in_time").toArray()) {
            for (const QJsonValue &each : point[u"expressions"].toArray()) {
                const QByteArray uri = each[u"expression_frbr_uri"].toString().toUtf8();
                const Reply reply = bearer("/v3" + uri + ".json");
                QCOMPARE(reply.status, 200);
                QCOMPARE(reply.json().value(u"expression_frbr_uri").toString().toUtf8(), uri);
                QCOMPARE(reply.json().value(u"expression_date"), point[u"date"]);
                QCOMPARE(reply.json().value(u"language"), each[u"language"]);
                ++taken;
            }
        }
        QCOMPARE(taken, 4);
    }

    /// It shows `detail`, or else what is wrong with which field.
    void theCommandLineClientReadsErrors_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("member");
        QTest::newRow("/v3/akn/xa/act/1850/1.json") << 404 << u"detail"_s;
        QTest::newRow("/v3/places/zz") << 404 << u"detail"_s;
        QTest::newRow("/v3/work-expressions?commenced=maybe") << 400 << u"commenced"_s;
        QTest::newRow("/v3/work-expressions?updated_at__gte=x") << 400 << u"updated_at__gte"_s;
        QTest::newRow("/v3/work-expressions?page=99") << 404 << u"detail"_s;
    }
    void theCommandLineClientReadsErrors()
    {
        const Reply reply = bearer(QTest::currentDataTag());
        QTEST(reply.status, "status");
        QFETCH(QString, member);
        QVERIFY(reply.json().contains(member));
    }

    /// The client for R asks for these two, and reads fields by their position.
    void theClientForRIsServed_data()
    {
        QTest::addColumn<QByteArrayList>("names");
        QTest::newRow("/v3/countries")
            << QByteArrayList{"code", "name", "frbr_uri_code", "localities", "links"};
        QTest::newRow("/v3/akn/xa") << expressionFields();
        QTest::newRow("/v3/akn/xa-bay") << expressionFields();
    }
    void theClientForRIsServed()
    {
        QFETCH(QByteArrayList, names);
        ApiClient client = m_fixture.client();
        const Reply reply = client.get(QTest::currentDataTag(), {{"Accept", "application/json"}});
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.header("content-type"), "application/json"_ba);
        QCOMPARE(namesInOrder(reply.body).first(names.size()), names);
        for (const QJsonValue &each : reply.json().value(u"results").toArray()) {
            const QJsonArray links = each[u"links"].toArray();
            QVERIFY(!links.isEmpty());
            for (const QJsonValue &link : links)
                QVERIFY(!link.toObject().isEmpty());
        }
    }

private:
    Reply bearer(const QByteArray &target)
    {
        ApiClient client = m_fixture.stranger();
        return client.get(target, {{"Authorization", "Bearer " + m_fixture.token()}});
    }

    QByteArray targetOf(const QJsonValue &url)
    {
        const QByteArray base = m_fixture.client().base();
        const QByteArray text = url.toString().toUtf8();
        return text.startsWith(base) ? text.mid(base.size()) : QByteArray();
    }

    RouteFixture m_fixture;
};

SHERIA_TEST(TestSmallClients)
} // namespace tst_smallclients
#include "tst_smallclients.moc"
