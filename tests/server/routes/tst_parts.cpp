// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

namespace tst_parts {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Tree = "/v3/akn/xa/act/2004/17";

void collect(const QJsonArray &items, const QString &key, QStringList &out)
{
    for (const QJsonValue &item : items) {
        out << (item[key].isNull() ? u"null"_s : item[key].toVariant().toString());
        collect(item[u"children"].toArray(), key, out);
    }
}

/// The table of contents and what its items lead to. Source: server/API.md sections 1.6, 2.14, 3.
class TestParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The table of server/API.md section 3.5, column by column.
    void theTocIsThatOfTheContract_data()
    {
        QTest::addColumn<QStringList>("values");
        const QString u = u"!main~"_s;
        QTest::newRow("type") << QStringList{u"preamble"_s,   u"chapter"_s, u"section"_s,
                                             u"subsection"_s, u"part"_s,    u"paragraph"_s,
                                             u"attachment"_s};
        QTest::newRow("title") << QStringList{u"Preamble"_s,      u"Chapter 1 – Start"_s,
                                              u"1. Terms"_s,      u"Subsection (1)"_s,
                                              u"Part A – Misc"_s, u"Paragraph"_s,
                                              u"Schedule"_s};
        QTest::newRow("num") << QStringList{u"null"_s, u"1"_s,    u"1."_s,  u"(1)"_s,
                                            u"A"_s,    u"null"_s, u"null"_s};
        QTest::newRow("heading") << QStringList{u"null"_s, u"Start"_s, u"Terms"_s,   u"null"_s,
                                                u"Misc"_s, u"null"_s,  u"Schedule"_s};
        QTest::newRow("id") << QStringList{u"null"_s,         u"chp_1"_s,
                                           u"chp_1__sec_1"_s, u"chp_1__sec_1__subsec_1"_s,
                                           u"part_A"_s,       u"part_A__para_nn_1"_s,
                                           u"att_1"_s};
        QTest::newRow("basic_unit") << QStringList{u"false"_s, u"false"_s, u"true"_s, u"false"_s,
                                                   u"false"_s, u"false"_s, u"false"_s};
        QTest::newRow("component") << QStringList{u"main"_s, u"main"_s, u"main"_s,     u"main"_s,
                                                  u"main"_s, u"main"_s, u"schedule1"_s};
        QTest::newRow("url") << QStringList{u + u"preamble"_s,     u + u"chp_1"_s,
                                            u + u"chp_1__sec_1"_s, u + u"chp_1__sec_1__subsec_1"_s,
                                            u + u"part_A"_s,       u + u"part_A__para_nn_1"_s,
                                            u"!schedule1~att_1"_s};
    }
    void theTocIsThatOfTheContract()
    {
        const QByteArray uri = Tree + "/eng@2009-02-03";
        const Reply reply = m_client.get(uri + "/toc");
        QStringList values;
        const QString key = QString::fromLatin1(QTest::currentDataTag());
        collect(reply.json().value(u"toc").toArray(), key, values);
        if (key == u"url")
            values.replaceInStrings(QString::fromUtf8(m_client.base() + uri + '/'), u""_s);
        QTEST(values, "values");
    }

    void theTocKeepsTheDateThatWasAsked_data()
    {
        QTest::addColumn<QByteArray>("links");
        const auto row = [](const char *asked, const char *links) {
            QTest::newRow(asked) << QByteArray(links);
        };
        row("/eng@", "/eng@/!main~chp_1");
        row("/eng:2010-01-01", "/eng:2010-01-01/!main~chp_1");
        row("/eng", "/eng/!main~chp_1");
        row("/fra@2009-02-03", "/fra@2009-02-03/!main~chp_1");
        row("", "/eng@2009-02-03/!main~chp_1");
    }
    void theTocKeepsTheDateThatWasAsked()
    {
        QFETCH(QByteArray, links);
        for (const char *form : {"/toc", "/toc.json", "/toc/"}) {
            const Reply reply = m_client.get(Tree + QTest::currentDataTag() + form);
            QCOMPARE(reply.status, 200);
            QStringList urls;
            collect(reply.json().value(u"toc").toArray(), u"url"_s, urls);
            QCOMPARE(urls.value(1).toUtf8(), m_client.base() + Tree + links);
        }
    }

    void everyItemOfTheTocLeadsSomewhere()
    {
        QStringList urls;
        const Reply toc = m_client.get(Tree + "/eng@2009-02-03/toc.json");
        collect(toc.json().value(u"toc").toArray(), u"url"_s, urls);
        QCOMPARE(urls.size(), 7);
        for (const QString &url : urls) {
            const QByteArray target = url.toUtf8().mid(m_client.base().size());
            for (const char *suffix : {".html", ".xml", ".json", ""})
                QCOMPARE(m_client.get(target + suffix).status, 200);
        }
    }

    void partsAreFound_data()
    {
        QTest::addColumn<QByteArray>("begin"); // Empty: 404.
        QTest::addColumn<QByteArray>("hasNot");
        const auto row = [](const char *part, const char *begin, const char *hasNot = "coverpage") {
            QTest::newRow(part) << QByteArray(begin) << QByteArray(hasNot);
        };
        row("/!main~chp_1.html", "<section class=\"akn-chapter\" id=\"chp_1\"");
        row("/!main~chp_1", "<section class=\"akn-chapter\" id=\"chp_1\"");
        row("/~chp_1__sec_1", "<section class=\"akn-section\" id=\"chp_1__sec_1\"", "Start");
        row("/!main~preamble.html", "<section class=\"akn-preamble\"", "Start");
        row("/~preamble.html", "<section class=\"akn-preamble\"", "Start");
        row("/!schedule1.html", "<div class=\"akn-attachment\" id=\"att_1\"", "Trees matter");
        row("/!schedule1~att_1.html", "<div class=\"akn-attachment\" id=\"att_1\"", "Trees matter");
        row("/!main.html", "<span class=\"akn-", "coverpage");
        row("/!main~chp_1.html?coverpage=1", "<section class=\"akn-chapter\"");
        row("/!main~chp_1.html?standalone=1", "<!DOCTYPE html", "Table of Contents");
        row("/!main~chp_1.xml", "<chapter", "<?xml");
        row("/!main~chp_1.xml",
            "<chapter xmlns=\"http://docs.oasis-open.org/legaldocml/ns/akn/3.0\"", "Loose.");
        row("/~trm_1.html", "<span class=\"akn-term\"", "Start");
        row("/~CHP_1.html", "");
        row("/~chp_9.html", "");
        row("/!schedule9.html", "");
        row("/!schedule1~chp_1.html", "");
        row("/~chp_1-%3Epart_A.html", "");
        row("/main.html", "<span class=\"akn-", "coverpage");
        row("/main/section/1.html", "<section class=\"akn-section\" id=\"chp_1__sec_1\"", "Start");
        row("/main/section/1", "<section class=\"akn-section\" id=\"chp_1__sec_1\"", "Start");
        row("/main/section/1.xml", "<section", "Start");
        row("/!main/section/1.html", "<section class=\"akn-section\" id=\"chp_1__sec_1\"", "Start");
        row("/main/chapter/1.html", "<section class=\"akn-chapter\" id=\"chp_1\"");
        row("/main/part/A.html", "<section class=\"akn-part\"");
        row("/main/preamble.html", "<section class=\"akn-preamble\"");
        row("/schedule1.html", "<div class=\"akn-attachment\"");
        row("/main/section/9.html", "");
        row("/main/chapter/1/section/1.html", "");
        row("/schedule1/section/1.html", "");
        row("/what.html", "");
    }
    void partsAreFound()
    {
        QFETCH(QByteArray, begin);
        QFETCH(QByteArray, hasNot);
        const Reply reply = m_client.get(Tree + "/eng@2009-02-03" + QTest::currentDataTag());
        QCOMPARE(reply.status, begin.isEmpty() ? 404 : 200);
        if (begin.isEmpty())
            return;
        QCOMPARE(reply.body.trimmed().left(begin.size()), begin);
        QVERIFY2(!reply.body.contains(hasNot), reply.body.constData());
        QVERIFY(!reply.body.contains("<span/>"));
    }

    void standalonePartsMayHaveACoverpage()
    {
        const QByteArray part = Tree + "/eng@2009-02-03/~chp_1.html?standalone=1";
        QVERIFY(m_client.get(part + "&coverpage=1").body.contains("class=\"coverpage\""));
        QVERIFY(!m_client.get(part + "&coverpage=0").body.contains("class=\"coverpage\""));
    }

    void partsAsJson()
    {
        const QByteArray uri = Tree + "/eng@2009-02-03/!main~chp_1__sec_1";
        const Reply reply = m_client.get(uri + ".json");
        QCOMPARE(reply.status, 200);
        const QByteArray begin =
            "{\"type\":\"section\",\"id\":\"chp_1__sec_1\",\"num\":\"1.\",\"heading\":\"Terms\","
            "\"title\":\"1. Terms\",\"component\":\"main\",\"url\":\"";
        QCOMPARE(reply.body.left(begin.size()), begin);
        QCOMPARE(reply.json().value(u"url").toString().toUtf8(), m_client.base() + uri);
        QCOMPARE(reply.json().value(u"html").toString().toUtf8(), m_client.get(uri + ".html").body);
        const QJsonObject term = m_client.get(Tree + "/eng/~trm_1.json").json();
        QCOMPARE(term.value(u"type"), QJsonValue(u"term"_s));
        QVERIFY(term.value(u"num").isNull());
        const QJsonObject annex = m_client.get("/v3/akn/xa/act/2006/1/!annex.json").json();
        QCOMPARE(annex.value(u"component"), QJsonValue(u"annex"_s));
        QCOMPARE(m_client.get(uri + "9.json").status, 404);
    }

    void aPartIsThatOfTheExpressionAsked()
    {
        QCOMPARE(m_client.get(Tree + "/eng@2004-06-01/~chp_1.html").status, 200);
        QCOMPARE(m_client.get(Tree + "/eng@2004-06-02/~chp_1.html").status, 404);
        QCOMPARE(m_client.get(Tree + "/~chp_1.html").status, 200);
        QCOMPARE(m_client.get("/v3/akn/xa/act/2006/1/~sec_9.html").status, 200);
        QCOMPARE(m_client.get("/v3/akn/xa/act/2006/1/~sec_1.html").status, 404); // Superseded.
    }

private:
    RouteFixture m_fixture;
    ApiClient m_client = m_fixture.client();
};

SHERIA_TEST(TestParts)
} // namespace tst_parts
#include "tst_parts.moc"
