#include "tests/server/routes/knowledgefixture.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <KZip>

using namespace Qt::StringLiterals;
using namespace sheria;
using tests::KnowledgeFixture;
using tests::Reply;

/// POST /local/v1/verify.
class TestVerifying : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void verifies_data()
    {
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<QByteArray>("quote");
        QTest::addColumn<QByteArray>("status");
        const QByteArray now = "/akn/xa/act/2010/1/eng@2015-01-01";
        const auto row = [](const char *name, const QByteArray &uri, const char *quote,
                            const char *status) {
            QTest::newRow(name) << uri << QByteArray(quote) << QByteArray(status);
        };
        row("there", now + "/~chp_1__sec_1", "Parliament sets the fee", "present");
        row("white space", now, "Parliament  sets\\nthe fee", "present");
        row("words left out", now, "Parliament […] pilotage of vessels", "present");
        row("the wrong way round", now, "of vessels … Parliament", "altered");
        row("of the work", "/akn/xa/act/2010/1", "Parliament sets", "present");
        row("in a portion that is not", now + "/~sec_9", "Parliament sets", "elsewhere");
        row("before", now + "/~chp_1__sec_1", "harbour master sets", "changed");
        row("a section that is gone", now, "moors without a pilot", "changed");
        row("never", now, "The moon sets", "never");
        row("other case", now, "parliament sets the fee", "altered");
        row("a letter in brackets", now, "[p]arliament sets the fee", "present");
        row("part of a word", now, "arliament sets the fee", "altered");
        row("emphasis", now, "Parliament *sets* the fee [emphasis added]", "present");
        row("an eId with dots", now + "/~section-1.paragraph-0", "Parliament sets", "elsewhere");
    }
    void verifies()
    {
        QFETCH(QByteArray, uri);
        QFETCH(QByteArray, quote);
        QFETCH(QByteArray, status);
        const Reply reply = m_fixture.post(
            "/local/v1/verify", "{\"frbr_uri\":\"" + uri + "\",\"text\":\"" + quote + "\"}");
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.json().value("status"_L1).toString().toUtf8(), status);
        const QJsonArray places = reply.json().value("found_in"_L1).toArray();
        QCOMPARE(places.isEmpty(), status == "never" || status == "altered");
        const bool isAltered = status == "altered";
        QCOMPARE(!reply.json().value("difference"_L1).toArray().isEmpty(), isAltered);
        QCOMPARE(reply.json().value("marked"_L1).toBool(),
                 quote.contains('[') || quote.contains("…"));
        if (status == "changed")
            QCOMPARE(places[0]["expression_date"_L1], QJsonValue(u"2010-01-01"_s));
        if (status == "present" || status == "elsewhere")
            QCOMPARE(places[0]["portion_id"_L1], QJsonValue(u"chp_1__sec_1"_s));
    }

    /// What is left out is told, whether it changes the sense or not.
    void tellsWhatIsLeftOut()
    {
        const auto said = [this](const QByteArray &quote) {
            return m_fixture
                .post("/local/v1/verify",
                      "{\"frbr_uri\":\"/akn/xa/act/2010/1/eng@2010-01-01\",\"text\":\"" + quote
                          + "\"}")
                .json();
        };
        const QJsonObject fair = said("harbour master … the fee");
        QCOMPARE(fair["status"_L1].toString(), u"present"_s);
        QCOMPARE(fair["left_out"_L1], QJsonValue(QJsonArray{u"sets"_s}));
        const QJsonObject unfair = said("moors … a pilot");
        QCOMPARE(unfair["status"_L1].toString(), u"altered"_s);
        QCOMPARE(unfair["left_out"_L1], QJsonValue(QJsonArray{u"without"_s}));
    }

    /// A receipt is checked against the text that the library has now.
    void checksReceipts()
    {
        const auto asked = [this](const QByteArray &hash) {
            return m_fixture.post(
                "/local/v1/verify",
                "{\"frbr_uri\":\"/akn/xa/act/2010/1/eng@2015-01-01/~chp_1__sec_1\","
                "\"text\":\"Parliament sets\",\"text_hash\":"
                    + hash + "}");
        };
        const QJsonObject first = asked("null").json();
        QVERIFY(!first.contains("unchanged"_L1));
        const QByteArray hash = first["text_hash"_L1].toString().toUtf8();
        QCOMPARE(asked('"' + hash + '"').json()["unchanged"_L1], QJsonValue(true));
        QCOMPARE(asked('"' + QByteArray(64, '0') + '"').json()["unchanged"_L1], QJsonValue(false));
        QCOMPARE(asked("\"abc\"").status, 400);
    }

    void verifyTakesWhatRetrieveGives()
    {
        const QJsonObject item = m_fixture.best(R"({"text":"who sets pilotage fees?"})");
        const QJsonObject body{{u"frbr_uri"_s, item["metadata"_L1]["pinpoint_frbr_uri"_L1]},
                               {u"text"_s, item["content"_L1]["text"_L1]}};
        const Reply reply = m_fixture.post("/local/v1/verify", QJsonDocument(body).toJson());
        QCOMPARE(reply.json().value("status"_L1), QJsonValue(u"present"_s));
        QCOMPARE(reply.json().value("text_hash"_L1), item["metadata"_L1]["text_hash"_L1]);
    }

    void checksBriefs()
    {
        const Reply reply = m_fixture.post(
            "/local/v1/check",
            R"({"text":"They say “all is well with pilots” in Ash v Rowan [1999] XAHC 1."})");
        QCOMPARE(reply.status, 200);
        const QJsonArray items = reply.json().value("items"_L1).toArray();
        QCOMPARE(items.size(), qsizetype(2));
        QCOMPARE(items[0]["type"_L1].toString(), u"quotation"_s);
        QCOMPARE(items[1]["text"_L1].toString(), u"Ash v Rowan [1999] XAHC 1"_s);
        QCOMPARE(items[1]["status"_L1].toString(), u"unknown"_s);
        QCOMPARE(reply.json().value("faults"_L1), QJsonValue(0));
    }

    void checkReadsDocuments()
    {
        const QJsonObject body{
            {u"name"_s, u"a.md"_s},
            {u"content"_s, QString::fromLatin1(QByteArray("Oak v Elm [1999] XAHC 1").toBase64())}};
        const Reply reply = m_fixture.post("/local/v1/check", QJsonDocument(body).toJson());
        QCOMPARE(reply.json().value("items"_L1).toArray().size(), qsizetype(1));
    }

    /// The report as a page, and the document with comments.
    void checkGivesOtherFormats()
    {
        const auto asked = [this](const QString &name, const QByteArray &content,
                                  const QString &format) {
            const QJsonObject body{{u"name"_s, name},
                                   {u"format"_s, format},
                                   {u"content"_s, QString::fromLatin1(content.toBase64())}};
            return m_fixture.post("/local/v1/check", QJsonDocument(body).toJson());
        };
        const QByteArray text = "Oak v Elm [1999] XAHC 1";
        const Reply html = asked(u"a.md"_s, text, u"html"_s);
        QCOMPARE(html.status, 200);
        QVERIFY(html.body.contains("Table of authorities"));
        QCOMPARE(asked(u"a.md"_s, text, u"comments"_s).status, 400);
        QCOMPARE(asked(u"a.md"_s, text, u"exe"_s).status, 400);
        QByteArray docx;
        QBuffer buffer(&docx);
        KZip zip(&buffer);
        QVERIFY(zip.open(QIODevice::WriteOnly));
        const QByteArray document =
            "<w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/"
            "2006/main\"><w:body><w:p><w:r><w:t>"
            + text + "</w:t></w:r></w:p></w:body></w:document>";
        QVERIFY(zip.writeFile(u"word/document.xml"_s, document));
        zip.close();
        const Reply copy = asked(u"a.docx"_s, docx, u"comments"_s);
        QCOMPARE(copy.status, 200);
        QVERIFY(copy.body.startsWith("PK"));
        QVERIFY(copy.body.contains("word/comments.xml"));
    }

    void citatorAnswers()
    {
        const Reply reply = m_fixture.client().get("/local/v1/citator?frbr_uri=/akn/xa/act/2010/1");
        QCOMPARE(reply.status, 200);
        QVERIFY(reply.json().contains("by_court_and_year"_L1));
        QCOMPARE(m_fixture.client().get("/local/v1/citator?frbr_uri=x").status, 400);
        QCOMPARE(m_fixture.client()
                     .get("/local/v1/citator?frbr_uri=/akn/xa/act/2010/1&offset=-1")
                     .status,
                 400);
        QCOMPARE(m_fixture.client().get("/local/v1/citator?frbr_uri=/akn/xa/act/1900/1").status,
                 404);
    }

    void checkRefuses_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("nothing") << QByteArray("{}");
        QTest::newRow("no Base64") << QByteArray(R"({"name":"a.docx","content":"%%%"})");
        QTest::newRow("no document") << QByteArray(R"({"name":"a.docx","content":"YWJj"})");
        QTest::newRow("another kind") << QByteArray(R"({"name":"a.exe","content":"YWJj"})");
    }
    void checkRefuses()
    {
        QFETCH(QByteArray, body);
        QCOMPARE(m_fixture.post("/local/v1/check", body).status, 400);
    }

    void verifyRefuses_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::newRow("nothing") << QByteArray("{}") << 400;
        QTest::newRow("no address") << QByteArray(R"({"frbr_uri":"x","text":"a"})") << 400;
        QTest::newRow("no such work")
            << QByteArray(R"({"frbr_uri":"/akn/xa/act/1900/1","text":"a"})") << 404;
        QTest::newRow("no such day")
            << QByteArray(R"({"frbr_uri":"/akn/xa/act/2010/1/eng@1999-01-01","text":"a"})") << 404;
        QTest::newRow("not published")
            << QByteArray(R"({"frbr_uri":"/akn/xa/judgment/xahc/2020/6","text":"secret"})") << 404;
    }
    void verifyRefuses()
    {
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        QCOMPARE(m_fixture.post("/local/v1/verify", body).status, status);
    }

private:
    KnowledgeFixture m_fixture;
};

QTEST_GUILESS_MAIN(TestVerifying)
#include "tst_verifying.moc"
