// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

namespace tst_subresources {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Tree = "/v3/akn/xa/act/2004/17";

/// What hangs on an expression beside its text. Source: server/API.md sections 2.8 and 2.13.
class TestSubResources : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void existWhereTheirExpressionDoes_data()
    {
        QTest::addColumn<int>("status");
        const auto rows = [](const char *uri, int history, int others) {
            for (const char *name : {"commencements", "timeline", "provision-enrichments"})
                QTest::addRow("%s/%s", uri, name) << history;
            for (const char *name : {"toc", "media"})
                QTest::addRow("%s/%s", uri, name) << others;
        };
        rows("/v3/akn/xa/act/2004/17", 200, 200);
        rows("/v3/akn/xa/act/2004/17/eng@2009-02-03", 200, 200);
        rows("/v3/akn/xa/act/2004/17/eng@2009-02-04", 404, 404);
        rows("/v3/akn/xa/act/1999/2", 200, 200);
        rows("/v3/akn/xa/act/2031/1", 200, 404); // The work exists, its text does not yet.
        rows("/v3/akn/xa/act/2031/1/eng@2031-01-01", 200, 200);
        rows("/v3/akn/xa/act/2031/2", 404, 404);
    }
    void existWhereTheirExpressionDoes()
    {
        for (const char *form : {"", "/", ".json", ".json/"})
            QTEST(m_client.get(QTest::currentDataTag() + QByteArray(form)).status, "status");
        for (const char *form : {".xml", ".html", ".foo"})
            QCOMPARE(m_client.get(QTest::currentDataTag() + QByteArray(form)).status, 404);
    }

    void commencements()
    {
        const QByteArray expected =
            "{\"commencements\":[{\"commencing_title\":null,\"commencing_frbr_uri\":null,"
            "\"date\":\"2004-07-01\",\"main\":true,\"all_provisions\":false,"
            "\"provisions\":[\"chp_1__sec_1\"],\"note\":null}]}";
        QCOMPARE(m_client.get(Tree + "/commencements.json").body, expected);
        QCOMPARE(m_client.get("/v3/akn/xa/act/2001/8/commencements").body,
                 "{\"commencements\":[]}"_ba);
    }

    void timeline()
    {
        QStringList told;
        for (const QJsonValue &day :
             m_client.get(Tree + "/timeline").json().value(u"timeline").toArray()) {
            for (const QJsonValue &event : day[u"events"].toArray())
                told << day[u"date"].toString() + u' ' + event[u"description"].toString();
        }
        QCOMPARE(told,
                 QStringList({u"2009-02-03 Amended by"_s, u"2004-07-01 Commenced"_s,
                              u"2004-06-01 Published in State Gazette 221"_s,
                              u"2004-05-20 Assented to"_s}));
    }

    void provisionEnrichments()
    {
        const QJsonObject some = m_client.get(Tree + "/eng@/provision-enrichments.json").json();
        QCOMPARE(some.value(u"enrichments")[0][u"provision_eid"], QJsonValue(u"chp_1"_s));
        QCOMPARE(m_client.get("/v3/akn/xa/act/2006/1/provision-enrichments").body,
                 "{\"enrichments\":[]}"_ba);
    }

    void mediaAreListedByName()
    {
        const Reply reply = m_client.get(Tree + "/media.json");
        const QByteArray url = m_client.base() + Tree + "/eng@2009-02-03/media/";
        const QByteArray expected = "{\"count\":2,\"next\":null,\"previous\":null,\"results\":["
                                    "{\"url\":\""
            + url
            + "a.png\",\"filename\":\"a.png\",\"mime_type\":\"image/png\",\"size\":9},"
              "{\"url\":\""
            + url
            + "b%20map.svg\",\"filename\":\"b "
              "map.svg\",\"mime_type\":\"image/svg+xml\",\"size\":6}]}";
        QCOMPARE(reply.body, expected);
        QCOMPARE(
            m_client.get(Tree + "/media?page_size=1").json().value(u"results").toArray().size(), 1);
        QCOMPARE(m_client.get(Tree + "/media?page=9").status, 404);
    }

    void mediaAreHandedOut_data()
    {
        QTest::addColumn<QByteArray>("body"); // Empty: 404.
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("disposition");
        QTest::newRow("/eng@2009-02-03/media/a.png") << "PNG bytes"_ba
                                                     << "image/png"_ba
                                                     << "inline; filename=a.png"_ba;
        QTest::newRow("/media/a.png") << "PNG bytes"_ba
                                      << "image/png"_ba
                                      << "inline; filename=a.png"_ba;
        QTest::newRow("/media/b%20map.svg") << "<svg/>"_ba
                                            << "image/svg+xml"_ba
                                            << "inline; filename=\"b map.svg\""_ba;
        QTest::newRow("/media/publication/gazette-221.pdf")
            << "%PDF-1.7"_ba
            << "application/pdf"_ba
            << "inline; filename=gazette-221.pdf"_ba;
        QTest::newRow("/eng@2004-06-01/media/a.png") << ""_ba
                                                     << ""_ba
                                                     << ""_ba;
        QTest::newRow("/media/c.png") << ""_ba
                                      << ""_ba
                                      << ""_ba;
        QTest::newRow("/media/publication/other.pdf") << ""_ba
                                                      << ""_ba
                                                      << ""_ba;
        QTest::newRow("/media/%2e%2e/a.png") << ""_ba
                                             << ""_ba
                                             << ""_ba;
    }
    void mediaAreHandedOut()
    {
        QFETCH(QByteArray, body);
        const Reply reply = m_client.get(Tree + QTest::currentDataTag());
        QCOMPARE(reply.status, body.isEmpty() ? 404 : 200);
        if (body.isEmpty())
            return;
        QCOMPARE(reply.body, body);
        QTEST(reply.header("content-type"), "type");
        QTEST(reply.header("content-disposition"), "disposition");
        QVERIFY(reply.header("content-security-policy").contains("sandbox"));
    }

    void mediaComeInPartsToo()
    {
        const Reply reply = m_client.get(Tree + "/media/a.png", {{"Range", "bytes=4-6"}});
        QCOMPARE(reply.status, 206);
        QCOMPARE(reply.body, "byt"_ba);
    }

    void aTrustedPublicationIsRedirectedTo()
    {
        const Reply reply = m_client.get("/v3/akn/xa/act/1999/2/media/publication/f.pdf");
        QCOMPARE(reply.status, 302);
        QCOMPARE(reply.header("location"), "https://gazette.example/1999/2.pdf"_ba);
        QCOMPARE(m_client.get("/v3/akn/xa/act/2006/1/media/publication/f.pdf").status, 404);
    }

    /// Source: server/API.md section 4.6.
    void referencesAreResolved_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("location");
        const auto row = [](const char *target, int status, const char *location = "") {
            QTest::newRow(target) << status << QByteArray(location);
        };
        row("/resolver/resolve/akn/xa/act/2004/17", 302,
            "/v3/akn/xa/act/2004/17/eng@2009-02-03.html");
        row("/resolver/resolve/akn/xa/act/2004/17/eng@2004-06-01", 302,
            "/v3/akn/xa/act/2004/17/eng@2004-06-01.html");
        row("/resolver/resolve/akn/xa/act/2004/17/~chp_1", 302,
            "/v3/akn/xa/act/2004/17/eng@2009-02-03/~chp_1.html");
        row("/resolver/some/resolve/akn/xa/act/2004/17", 302,
            "/v3/akn/xa/act/2004/17/eng@2009-02-03.html");
        row("/resolver/resolve/akn/xa/act/1950/1", 404);
        row("/resolver/resolve/akn/xa/act/2004/%3Cscript%3E", 404);
        row("/resolver/resolve/nonsense", 400);
    }
    void referencesAreResolved()
    {
        QFETCH(QByteArray, location);
        // A reader's browser shows no token; that a work exists is all it learns.
        ApiClient stranger = m_fixture.stranger();
        const Reply reply = stranger.get(QTest::currentDataTag());
        QTEST(reply.status, "status");
        QCOMPARE(reply.header("location"),
                 location.isEmpty() ? location : stranger.base() + location);
        QVERIFY(!reply.body.contains("<script>"));
    }

private:
    RouteFixture m_fixture;
    ApiClient m_client = m_fixture.client();
};

SHERIA_TEST(TestSubResources)
} // namespace tst_subresources
#include "tst_subresources.moc"
