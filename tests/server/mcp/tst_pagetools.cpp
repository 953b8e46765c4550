// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pages/pdftool.h"
#include "tests/server/mcp/toolclient.h"
#include "tests/support/pdfpages.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

namespace tst_pagetools {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Act = "/akn/xa/act/1987/12";
const QByteArray Question = R"({"text":"who keeps the drawbridges?"})";

/// What the tools say of a work that is there as a PDF only.
class TestPageTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!pages::PdfTool().isThere())
            QSKIP("poppler-utils is not installed.");
        m_fixture = std::make_unique<KnowledgeFixture>();
        m_fixture->routes().change([this](store::Database &db) {
            return putPdfAct(db, Act, u"Ferries Act"_s,
                             pdfOf({"Ferries Act", "The warden keeps the drawbridges."}),
                             m_fixture->routes().clock.now());
        });
        must(m_fixture->routes().library().startReadingPages());
        m_client = std::make_unique<ToolClient>(*m_fixture);
        QTRY_COMPARE_WITH_TIMEOUT(
            m_client->call("retrieve", Question)["results"_L1].toArray().size(), 1, 20'000);
    }

    void retrieveGivesThePage()
    {
        const QJsonValue item = m_client->call("retrieve", Question)["results"_L1][0];
        QCOMPARE(item["portion_id"_L1], QJsonValue(u"2"_s));
        QVERIFY(item["portion_title"_L1].isNull());
        QVERIFY(item["url"_L1].toString().endsWith(u"/eng@1987-06-01#page-2"));
        QCOMPARE(item["text"_L1], QJsonValue(u"The warden keeps the drawbridges."_s));
    }

    void aPageIsReadByItsNumberOrAnchor_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        const auto row = [](const char *arguments) {
            QTest::newRow(arguments) << QByteArray(arguments);
        };
        row(R"({"frbr_uri":"/akn/xa/act/1987/12","portion_id":"2"})");
        row(R"({"frbr_uri":"/akn/xa/act/1987/12","portion_id":"page-2"})");
        row(R"({"frbr_uri":"/akn/xa/act/1987/12/eng@1987-06-01/~page-2"})");
        // moc takes two slashes in a raw string for a comment.
        row("{\"frbr_uri\":\"http:/"
            "/127.0.0.1/akn/xa/act/1987/12/eng@1987-06-01#page-2\"}");
    }
    void aPageIsReadByItsNumberOrAnchor()
    {
        QFETCH(QByteArray, arguments);
        const QJsonObject read = m_client->call("get_provision", arguments);
        QCOMPARE(read["portion_id"_L1], QJsonValue(u"2"_s));
        QCOMPARE(read["text"_L1], QJsonValue(u"The warden keeps the drawbridges."_s));
        const QJsonValue item = m_client->call("retrieve", Question)["results"_L1][0];
        QCOMPARE(read["text_hash"_L1], item["text_hash"_L1]);
        QCOMPARE(read["pinpoint_frbr_uri"_L1], item["pinpoint_frbr_uri"_L1]);
    }

    void contentsArePages()
    {
        const QJsonArray entries = m_client
                                       ->call("table_of_contents",
                                              R"({"frbr_uri":"/akn/xa/act/1987/12"})")
                                       .value("entries"_L1)
                                       .toArray();
        QCOMPARE(entries.size(), 2);
        QCOMPARE(entries[1]["portion_id"_L1], QJsonValue(u"2"_s));
    }

    void noSuchPage()
    {
        const QString problem = m_client->problem(
            "get_provision", R"({"frbr_uri":"/akn/xa/act/1987/12","portion_id":"3"})");
        QVERIFY2(problem.contains(u"table_of_contents"_s), qPrintable(problem));
    }

private:
    std::unique_ptr<KnowledgeFixture> m_fixture;
    std::unique_ptr<ToolClient> m_client;
};

SHERIA_TEST(TestPageTools)
} // namespace tst_pagetools
#include "tst_pagetools.moc"
