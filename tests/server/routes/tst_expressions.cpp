// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

namespace tst_expressions {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Tree = "/v3/akn/xa/act/2004/17";

/// One expression in its formats. Source: server/API.md sections 2.3, 2.4, 2.14 and 4.7.
class TestExpressions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRightExpressionIsChosen_data()
    {
        QTest::addColumn<QByteArray>("chosen"); // Empty: 404.
        const auto row = [](const char *asked, const char *chosen) {
            QTest::newRow(asked) << QByteArray(chosen);
        };
        row("/akn/xa/act/2004/17", "/akn/xa/act/2004/17/eng@2009-02-03");
        row("/akn/xa/act/2004/17/", "/akn/xa/act/2004/17/eng@2009-02-03");
        row("/akn/xa/Act/2004/17", "/akn/xa/act/2004/17/eng@2009-02-03");
        row("/akn/xa/act/2004/17/eng", "/akn/xa/act/2004/17/eng@2009-02-03");
        row("/akn/xa/act/2004/17/fra", "/akn/xa/act/2004/17/fra@2009-02-03");
        row("/akn/xa/act/2004/17/eng@", "/akn/xa/act/2004/17/eng@2004-06-01");
        row("/akn/xa/act/2004/17/eng:", "/akn/xa/act/2004/17/eng@2009-02-03");
        row("/akn/xa/act/2004/17/eng@2004-06-01", "/akn/xa/act/2004/17/eng@2004-06-01");
        row("/akn/xa/act/2004/17/eng@2004-06", "/akn/xa/act/2004/17/eng@2004-06-01");
        row("/akn/xa/act/2004/17/eng@2030", "/akn/xa/act/2004/17/eng@2030-01-01");
        row("/akn/xa/act/2004/17/eng@2004-06-02", "");
        row("/akn/xa/act/2004/17/eng:2009-02-02", "/akn/xa/act/2004/17/eng@2004-06-01");
        row("/akn/xa/act/2004/17/eng:2009-02-03", "/akn/xa/act/2004/17/eng@2009-02-03");
        row("/akn/xa/act/2004/17/eng:2040-01-01", "/akn/xa/act/2004/17/eng@2030-01-01");
        row("/akn/xa/act/2004/17/eng:2004-05-31", "");
        row("/akn/xa/act/2004/17/eng@2009-02-30", "");
        row("/akn/xa/act/2004/17/eng@soon", "");
        row("/akn/xa/act/2004/17/swa", "");
        row("/akn/xa/act/2031/1", ""); // All of it lies in the future.
        row("/akn/xa/act/2031/1/eng", "");
        row("/akn/xa/act/2031/1/eng@", "/akn/xa/act/2031/1/eng@2031-01-01");
        row("/akn/xa/act/2005-10-03/9", "/akn/xa/act/2005-10-03/9/eng@2005-10-03");
        row("/akn/xa/act/2005/9", "");
        row("/akn/xa-bay/act/by-law/2012/street-trading",
            "/akn/xa-bay/act/by-law/2012/street-trading/eng@2012-05-01");
        row("/akn/xa/judgment/xahc/2019/77", "/akn/xa/judgment/xahc/2019/77/eng@2019-05-06");
        row("/akn/xa/act/1999/2", "/akn/xa/act/1999/2/eng@1999-01-01");
    }
    void theRightExpressionIsChosen()
    {
        QFETCH(QByteArray, chosen);
        const Reply reply = m_client.get("/v3" + QByteArray(QTest::currentDataTag()));
        QCOMPARE(reply.status, chosen.isEmpty() ? 404 : 200);
        if (chosen.isEmpty()) {
            QCOMPARE(reply.body, "{\"detail\":\"Not found.\"}"_ba);
            return;
        }
        QCOMPARE(reply.json().value(u"expression_frbr_uri").toString().toUtf8(), chosen);
        QCOMPARE(reply.json().value(u"url").toString().toUtf8(), m_client.base() + "/v3" + chosen);
    }

    void theFormatIsChosen_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("accept");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("type");
        const QByteArray json = "application/json";
        const QByteArray html = "text/html; charset=utf-8";
        const QByteArray xml = "application/xml; charset=utf-8";
        const auto row = [](const char *name, const QByteArray &target, const char *accept,
                            int status, const QByteArray &type) {
            QTest::newRow(name) << target << QByteArray(accept) << status << type;
        };
        const QByteArray browser =
            "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
        row("no Accept", Tree, "", 200, json);
        row("anything", Tree, "*/*", 200, json);
        row("a browser", Tree, browser.constData(), 200, html);
        row("Accept xml", Tree, "application/xml", 200, xml);
        row("suffix json", Tree + ".json", "text/html", 200, json);
        row("suffix xml", Tree + ".xml", "text/html", 200, xml);
        row("suffix akn", Tree + ".akn", "", 200, xml);
        row("suffix html", Tree + ".html", "application/json", 200, html);
        row("suffix after a date", Tree + "/eng@2009-02-03.html", "", 200, html);
        row("suffix after a slash", Tree + "/eng/.html", "", 200, html);
        row("?format=", Tree + "?format=xml", "text/html", 200, xml);
        row("suffix before ?format=", Tree + ".json?format=xml", "", 200, json);
        row("unknown suffix", Tree + ".foo", "", 404, json);
        row("unknown ?format=", Tree + "?format=zzz", "", 404, json);
        row("nothing we have", Tree, "image/png", 406, json);
        row("xml of a list", "/v3/places", "application/xml", 406, json);
        row("a list in a browser", "/v3/places", browser.constData(), 200, json);
        row("?format= of a list", "/v3/places?format=zzz", "", 404, json);
        row("html of a listing", "/v3/akn/xa/act.html", "", 404, json);
        row("xml of a toc", Tree + "/toc.xml", "", 404, json);
        row("toc in xml", Tree + "/toc", "application/xml", 406, json);
    }
    void theFormatIsChosen()
    {
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, accept);
        ApiClient::Headers headers;
        if (!accept.isEmpty())
            headers.append({"Accept", accept});
        const Reply reply = m_client.get(target, headers);
        QTEST(reply.status, "status");
        QTEST(reply.header("content-type"), "type");
        if (reply.status == 406)
            QCOMPARE(reply.body,
                     "{\"detail\":\"Could not satisfy the request Accept header.\"}"_ba);
    }

    void xmlIsHandedOutAsItIsStored()
    {
        const Reply reply = m_client.get(Tree + ".xml");
        QVERIFY(reply.body.contains("Trees matter."));
        QVERIFY(reply.body.contains("http://docs.oasis-open.org/legaldocml/ns/akn/3.0"));
        QCOMPARE(reply.header("content-disposition"), "attachment; filename=2004-17.xml"_ba);
    }

    void filesAreNamedByYearAndNumber_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("/v3/akn/xa/act/2005-10-03/9.xml") << "2005-9.xml"_ba;
        QTest::newRow("/v3/akn/xa/act/2004/17/eng@2009-02-03/!main~chp_1.xml")
            << "2004-17-main-chp_1.xml"_ba;
        QTest::newRow("/v3/akn/xa/act/2004/17/!schedule1.xml") << "2004-17-schedule1.xml"_ba;
        QTest::newRow("/v3/akn/xa-bay/act/by-law/2012/street-trading.xml")
            << "2012-street-trading.xml"_ba;
    }
    void filesAreNamedByYearAndNumber()
    {
        QFETCH(QByteArray, name);
        QCOMPARE(m_client.get(QTest::currentDataTag()).header("content-disposition"),
                 "attachment; filename=" + name);
    }

    void htmlParameters_data()
    {
        QTest::addColumn<QByteArray>("has");
        QTest::addColumn<QByteArray>("hasNot");
        const auto row = [](const char *query, const QByteArray &has, const char *hasNot) {
            QTest::newRow(query) << has << QByteArray(hasNot);
        };
        row("", "class=\"coverpage\"", "<html");
        row("?coverpage=1", "class=\"coverpage\"", "<html");
        row("?coverpage=0", "<span class=\"akn-akomaNtoso\">", "coverpage");
        row("?coverpage=yes", "<span class=\"akn-akomaNtoso\">", "coverpage");
        row("?standalone=1", "<html", "<script");
        row("?standalone=1", "class=\"akoma-ntoso", "<span/>");
        row("?standalone=true", "class=\"coverpage\"", "<html");
        row("?resolver=none", "href=\"/akn/xa/act/1999/2\"", "resolver");
        row("?resolver=no", "href=\"/akn/xa/act/1999/2\"", "resolver");
        row("?resolver=https://r.example/resolve",
            "href=\"https://r.example/resolve/akn/xa/act/1999/2\"", "127.0.0.1");
        row("?resolver=/r", "href=\"/r/akn/xa/act/1999/2\"", "127.0.0.1");
        row("?resolver=a b", m_client.base() + "/resolver/a%20b/resolve/akn/xa/act/1999/2",
            " href=\"/akn");
        row("?resolver=", m_client.base() + "/resolver/resolve/akn/xa/act/1999/2", "src=\"/");
        row("?media-url=/m/", "src=\"/m/media/a.png\"", " src=\"media");
        row("?media-url=", "src=\"media/a.png\"", "src=\"/");
    }
    void htmlParameters()
    {
        QFETCH(QByteArray, has);
        QFETCH(QByteArray, hasNot);
        const QByteArray query = QByteArray(QTest::currentDataTag()).replace(' ', "%20");
        const Reply reply = m_client.get(Tree + "/eng@2009-02-03.html" + query);
        QCOMPARE(reply.status, 200);
        QVERIFY2(reply.body.contains(has), reply.body.constData());
        QVERIFY2(!reply.body.contains(hasNot), reply.body.constData());
        QCOMPARE(reply.header("content-type"), "text/html; charset=utf-8"_ba);
        QVERIFY(!reply.body.contains("<span/>"));
        QVERIFY(reply.header("content-security-policy").contains("default-src 'none'"));
    }

    /// What stands for no date is null, and no point in time.
    void aPlaceholderIsNoDate()
    {
        RouteFixture fixture;
        fixture.change([&fixture](store::Database &db) -> Result<void> {
            DocumentSpec spec;
            spec.work = "/akn/xa/act/2008/3";
            store::PreparedContent content = prepared(spec);
            content.metadata.expression.date = QDate(1, 1, 1);
            const auto put = store::putExpression(db, content, store::WorkPolicy::FromDocument,
                                                  fixture.clock.now());
            return put ? Result<void>() : put.error();
        });
        ApiClient client = fixture.client();
        const QByteArray work = "/v3/akn/xa/act/2008/3";
        const QJsonObject told = client.get(work + ".json").json();
        QCOMPARE(told[u"expression_frbr_uri"_s],
                 QJsonValue(u"/akn/xa/act/2008/3/eng@0001-01-01"_s));
        QVERIFY(told.contains(u"expression_date"_s) && told[u"expression_date"_s].isNull());
        QCOMPARE(told[u"points_in_time"_s].toArray().size(), 0);
        for (const QByteArray &target :
             {QByteArray(work + ".json"), QByteArray(work + "/timeline.json"),
              QByteArray(work + ".html"), QByteArray(work + ".html?standalone=1"),
              QByteArray(work + "/eng@0001-01-01.json"), "/v3/places/xa/work-expressions"_ba,
              "/v2/akn/xa/act/2008/.json"_ba}) {
            const Reply reply = client.get(target);
            QCOMPARE(reply.status, 200);
            QByteArray body = reply.body;
            body.replace("eng@0001-01-01", "");
            QVERIFY2(!body.contains("0001-01-01") && !body.contains("1000-01-01"),
                     target.constData());
        }
        for (const char *day : {":2014-01-01", ":1000-01-01", "@1000-01-01"})
            QCOMPARE(client.get(work + "/eng" + day + ".json").status, 404);
        QCOMPARE(client.get(work + "/eng@.json").status, 200);
    }

    void addressesOfOtherSchemesAreRefused_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("resolver=javascript:alert(1)") << 400;
        QTest::newRow("resolver=data:text/html,x") << 400;
        QTest::newRow("resolver=mailto:a@b.example") << 400;
        QTest::newRow("resolver=//evil.example") << 400;
        QTest::newRow("media-url=javascript:alert(1)//") << 400;
        QTest::newRow("media-url=%20javascript:alert(1)") << 400;
        QTest::newRow("media-url=file:///etc/") << 400;
        QTest::newRow("media-url=HTTPS://m.example/") << 200;
        QTest::newRow("media-url=there/") << 200;
        QTest::newRow("resolver=there") << 200;
    }
    void addressesOfOtherSchemesAreRefused()
    {
        const QByteArray query = QTest::currentDataTag();
        for (const char *target : {".html?", "/~chp_1.html?", ".zip?", "/main/chapter/1.html?"}) {
            const Reply reply = m_client.get(Tree + "/eng@2009-02-03" + target + query);
            QTEST(reply.status, "status");
            if (reply.status == 400)
                QVERIFY(reply.json().contains(QString::fromLatin1(query.left(query.indexOf('=')))));
        }
        // Where there is no such parameter it is ignored.
        QCOMPARE(m_client.get(Tree + "/toc?" + query).status, 200);
    }

    /// The file lies beside other expressions of the work only.
    void imagesWithoutAFileAreMarked()
    {
        const QByteArray held = m_client.get(Tree + "/eng@2009-02-03.html").body;
        QVERIFY(held.contains("src=\"media/a.png\"") && !held.contains("data-missing"));
        const QByteArray missing = m_client.get(Tree + "/eng@2004-06-01.html").body;
        QVERIFY2(missing.contains("data-src=\"media/a.png\" alt=\"An oak\" data-missing=\"true\">"),
                 missing.constData());
    }

    void aStubHasACoverpageAndNoText()
    {
        const QByteArray stub = "/v3/akn/xa/act/1999/2";
        QCOMPARE(m_client.get(stub + ".json").json().value(u"stub"), QJsonValue(true));
        QVERIFY(m_client.get(stub + ".html").body.contains("Forest Act"));
        const Reply bare = m_client.get(stub + ".html?coverpage=0");
        QCOMPARE(bare.status, 200);
        QCOMPARE(bare.body, ""_ba);
        QCOMPARE(m_client.get(stub + ".xml").status, 404);
        QCOMPARE(m_client.get(stub + "/toc").body, "{\"toc\":[]}"_ba);
        QCOMPARE(m_client.get(stub + "/media").json().value(u"count"), QJsonValue(0));
        QCOMPARE(m_client.get(stub + "/~sec_1.html").status, 404);
    }

    void allTextsOfAnExpressionAreReachable()
    {
        const QByteArray harbour = "/v3/akn/xa/act/2006/1/eng@2006-01-01";
        QVERIFY(m_client.get(harbour + ".xml").body.contains("Newer text."));
        QVERIFY(m_client.get(harbour + "/!annex.xml").body.contains("Annexed text."));
        QVERIFY(m_client.get(harbour + "/!annex.html").body.contains("Annexed text."));
        const QJsonArray files =
            m_client.get(harbour + ".json").json().value(u"manifestations").toArray();
        QCOMPARE(files.size(), 3);
        QHash<QString, QByteArray> texts;
        for (const QJsonValue &file : files) {
            const QByteArray url = file[u"url"].toString().toUtf8();
            const QByteArray target = url.mid(m_client.base().size());
            texts.insert(file[u"role"].toString(), m_client.get(target).body);
        }
        QVERIFY(texts.value(u"main"_s).contains("Newer text."));
        QVERIFY(texts.value(u"component"_s).contains("Annexed text."));
        QVERIFY(texts.value(u"superseded"_s).contains("Trees are protected."));
        const QByteArray superseded = harbour
            + ".html?manifestation=" + files.last()[u"content_sha256"].toString().toUtf8();
        QCOMPARE(m_client.get(superseded).status, 200);
        QCOMPARE(m_client.get(harbour + ".xml?manifestation=00").status, 404);
    }

    void detailsSayWhatTheWorkHasBeenThrough()
    {
        const QJsonObject tree = m_client.get(Tree).json();
        QCOMPARE(tree.value(u"numbered_title"), QJsonValue(u"Act 17 of 2004"_s));
        QCOMPARE(tree.value(u"commenced"), QJsonValue(true));
        QCOMPARE(tree.value(u"commenced_in_full"), QJsonValue(false));
        QCOMPARE(tree.value(u"commencement_date"), QJsonValue(u"2004-07-01"_s));
        QCOMPARE(tree.value(u"points_in_time").toArray().size(), 3);
        QCOMPARE(tree.value(u"taxonomy_topics"), QJsonValue(QJsonArray{u"subject-env"_s}));
        QCOMPARE(tree.value(u"publication_document")[u"url"].toString().toUtf8(),
                 m_client.base() + Tree + "/media/publication/gazette-221.pdf");
        const QJsonObject old = m_client.get("/v3/akn/xa/act/2001/8").json();
        QCOMPARE(old.value(u"repeal")[u"repealing_uri"], QJsonValue(u"/akn/xa/act/2009/2"_s));
        QCOMPARE(old.value(u"commenced"), QJsonValue(false));
        QCOMPARE(old.value(u"principal"), QJsonValue(false));
        const QJsonObject bay =
            m_client.get("/v3/akn/xa-bay/act/by-law/2012/street-trading").json();
        QCOMPARE(bay.value(u"locality"), QJsonValue(u"bay"_s));
        QCOMPARE(bay.value(u"subtype"), QJsonValue(u"by-law"_s));
    }

private:
    RouteFixture m_fixture;
    ApiClient m_client = m_fixture.client();
};

SHERIA_TEST(TestExpressions)
} // namespace tst_expressions
#include "tst_expressions.moc"
