// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/server/routes/fontmain.h"
#include "tests/server/routes/knowledgefixture.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <KArchiveDirectory>
#include <KArchiveFile>
#include <KZip>

namespace tst_verifying {

using namespace Qt::StringLiterals;
using namespace sheria;
using tests::KnowledgeFixture;
using tests::Reply;

/// POST /local/v1/verify.
class TestVerifying : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_fixture.put({.work = Dotted,
                       .date = "2012-01-01",
                       .title = "Lamps Act",
                       .body = "<section eId=\"section-1\"><num>1.</num><paragraph "
                               "eId=\"section-1.paragraph-0\"><content><p>The keeper lights the "
                               "lamp.</p></content></paragraph><paragraph "
                               "eId=\"section-1.paragraph-1\"><content><p>Nobody else "
                               "may.</p></content></paragraph></section>"});
    }

    void verifies_data()
    {
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<QByteArray>("quote");
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<QString>("portion"); ///< Of the first place.
        const QByteArray now = "/akn/xa/act/2010/1/eng@2015-01-01";
        const auto row = [](const char *name, const QByteArray &uri, const char *quote,
                            const char *status) {
            const bool isDotted = uri.startsWith(Dotted);
            QTest::newRow(name) << uri << QByteArray(quote) << QByteArray(status)
                                << (isDotted ? u"section-1.paragraph-0"_s : u"chp_1__sec_1"_s);
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
        row("an eId with dots that is not", now + "/~section-1.paragraph-0", "Parliament sets",
            "elsewhere");
        const QByteArray dotted = Dotted + "/eng@2012-01-01/~section-1";
        row("an eId with dots", dotted + ".paragraph-0", "The keeper lights", "present");
        row("beside an eId with dots", dotted + ".paragraph-1", "The keeper lights", "elsewhere");
        row("above an eId with dots", dotted, "keeper lights the lamp", "present");
        row("altered there", dotted + ".paragraph-0", "The keeper lit the lamp.", "altered");
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
            QTEST(places[0]["portion_id"_L1].toString(), "portion");
        // The receipt: null only of a portion that is not there.
        const bool isDotted = uri.startsWith(Dotted);
        const bool isNoPortion = uri.endsWith("sec_9")
            || (!isDotted && uri.endsWith(".paragraph-0"));
        const QJsonValue hash = reply.json().value("text_hash"_L1);
        QCOMPARE(hash.isNull(), isNoPortion);
        QCOMPARE(hash.toString().size(), isNoPortion ? 0 : 64);
        QCOMPARE(reply.json().value("expression_frbr_uri"_L1).toString(),
                 isDotted ? QString::fromUtf8(Dotted + "/eng@2012-01-01")
                          : u"/akn/xa/act/2010/1/eng@2015-01-01"_s);
        QCOMPARE(reply.json().value("expression_date"_L1).toString(),
                 isDotted ? u"2012-01-01"_s : u"2015-01-01"_s);
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
    void checksReceipts_data()
    {
        QTest::addColumn<QByteArray>("quote");
        QTest::addColumn<QString>("status");
        QTest::newRow("present") << "The owner tends the buoy."_ba << u"present"_s;
        QTest::newRow("altered") << "The owner tends a buoy."_ba << u"altered"_s;
        QTest::newRow("never") << "Fish are free."_ba << u"never"_s;
    }
    void checksReceipts()
    {
        QFETCH(QByteArray, quote);
        QFETCH(QString, status);
        const QByteArray work = "/akn/xa/act/2016/" + QByteArray::number(++m_receipts);
        const auto put = [&](const QByteArray &words, const QByteArray &day) {
            m_fixture.put({.work = work,
                           .date = "2016-01-01",
                           .title = "Buoys Act",
                           .manifestationDate = day,
                           .body = "<section eId=\"sec_1\"><content><p>" + words
                               + "</p></content></section>"});
        };
        const auto asked = [&](const QByteArray &expression, const QByteArray &hash) {
            return m_fixture.post("/local/v1/verify",
                                  "{\"frbr_uri\":\"" + expression + "/~sec_1\",\"text\":\"" + quote
                                      + "\",\"text_hash\":" + hash + "}");
        };
        put("The owner tends the buoy.", "2016-01-01");
        const QJsonObject first = asked(work + "/eng", "null").json();
        QCOMPARE(first["status"_L1].toString(), status);
        QVERIFY(!first.contains("unchanged"_L1));
        const QByteArray expression = first["expression_frbr_uri"_L1].toString().toUtf8();
        QCOMPARE(expression, QByteArray(work + "/eng@2016-01-01"));
        QCOMPARE(first["expression_date"_L1].toString(), u"2016-01-01"_s);
        const QByteArray hash = '"' + first["text_hash"_L1].toString().toUtf8() + '"';
        QCOMPARE(asked(expression, hash).json()["unchanged"_L1], QJsonValue(true));
        QCOMPARE(asked(expression, hash.toUpper()).json()["unchanged"_L1], QJsonValue(true));
        QCOMPARE(asked(expression, '"' + QByteArray(64, '0') + '"').json()["unchanged"_L1],
                 QJsonValue(false));
        QCOMPARE(asked(expression, "\"abc\"").status, 400);
        // The library gets another text of the same expression.
        put("The owner tends the buoys.", "2017-01-01");
        const QJsonObject after = asked(expression, hash).json();
        QCOMPARE(after["expression_frbr_uri"_L1], first["expression_frbr_uri"_L1]);
        QCOMPARE(after["unchanged"_L1], QJsonValue(false));
        QVERIFY(after["text_hash"_L1] != first["text_hash"_L1]);
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
                                  const QString &format, const QString &links = {}) {
            const QJsonObject body{{u"name"_s, name},
                                   {u"format"_s, format},
                                   {u"links"_s, links},
                                   {u"content"_s, QString::fromLatin1(content.toBase64())}};
            return m_fixture.post("/local/v1/check", QJsonDocument(body).toJson());
        };
        const QByteArray text = "Oak v Elm [1999] XAHC 1";
        const Reply html = asked(u"a.md"_s, text, u"html"_s);
        QCOMPARE(html.status, 200);
        QVERIFY(html.body.contains("Table of authorities"));
        const Reply pdf = asked(u"a.md"_s, text, u"pdf"_s);
        QCOMPARE(pdf.status, 200);
        QCOMPARE(pdf.header("content-type"), "application/pdf"_ba);
        QVERIFY(pdf.body.startsWith("%PDF-"));
        QCOMPARE(asked(u"a.md"_s, text, u"comments"_s).status, 400);
        QCOMPARE(asked(u"a.md"_s, text, u"exe"_s).status, 400);
        QByteArray docx;
        QBuffer buffer(&docx);
        KZip zip(&buffer);
        QVERIFY(zip.open(QIODevice::WriteOnly));
        const QByteArray document =
            "<w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/"
            "2006/main\"><w:body><w:p><w:r><w:t>"
            + text
            + "</w:t></w:r></w:p><w:p><w:r><w:t>By section 1 of the Harbour Act, 2010 it is "
              "so.</w:t></w:r></w:p></w:body></w:document>";
        QVERIFY(zip.writeFile(u"word/document.xml"_s, document));
        zip.close();
        const Reply copy = asked(u"a.docx"_s, docx, u"comments"_s);
        QCOMPARE(copy.status, 200);
        QVERIFY(copy.body.startsWith("PK"));
        QVERIFY(copy.body.contains("word/comments.xml"));
        const auto member = [](const Reply &reply, const QString &name) {
            QByteArray bytes = reply.body;
            QBuffer device(&bytes);
            KZip archive(&device);
            const bool isOpen = archive.open(QIODevice::ReadOnly);
            const KArchiveFile *file = isOpen ? archive.directory()->file(u"word/"_s + name)
                                              : nullptr;
            return file ? file->data() : QByteArray();
        };
        QVERIFY(!member(copy, u"document.xml"_s).contains("<w:hyperlink"));
        const Reply linked = asked(u"a.docx"_s, docx, u"comments"_s, u"https://law.example/v3"_s);
        QCOMPARE(linked.status, 200);
        QVERIFY(!member(linked, u"comments.xml"_s).isEmpty());
        QCOMPARE(member(linked, u"document.xml"_s).count("<w:hyperlink"), 1);
        const QByteArray targets = member(linked, u"_rels/document.xml.rels"_s);
        QVERIFY2(targets.contains(
                     "Target=\"https://law.example/v3/akn/xa/act/2010/1/~chp_1__sec_1\""),
                 targets.constData());
    }

    void aReferenceIsResolved()
    {
        const Reply reply = m_fixture.client().get(
            "/local/v1/resolve?text=section+1+act+1+of+2010&as_at=2023-01-01");
        QCOMPARE(reply.status, 200);
        const QJsonArray found = reply.json()["references"_L1].toArray();
        QJsonObject one;
        for (const QJsonValue each : found) {
            if (each["frbr_uri"_L1] == u"/akn/xa/act/2010/1"_s)
                one = each.toObject();
        }
        QCOMPARE(one["pinpoint"_L1], QJsonValue(u"section 1"_s));
        QCOMPARE(one["is_there"_L1], QJsonValue(true));
        QCOMPARE(one["portion_id"_L1], QJsonValue(u"chp_1__sec_1"_s));
        QVERIFY(one["pinpoint_frbr_uri"_L1].toString().endsWith(u"/~chp_1__sec_1"_s));
        const auto count = [this](const QByteArray &query) {
            return m_fixture.client()
                .get("/local/v1/resolve?text=" + query)
                .json()["references"_L1]
                .toArray()
                .size();
        };
        QCOMPARE(count("words"), 0);
        QCOMPARE(count(QByteArray(5000, 's')), 0);
        QCOMPARE(m_fixture.client().get("/local/v1/resolve?text=").status, 400);
        QCOMPARE(m_fixture.client().get("/local/v1/resolve?text=x&as_at=never").status, 400);
    }

    void citatorAnswers()
    {
        const Reply reply = m_fixture.client().get("/local/v1/citator?frbr_uri=/akn/xa/act/2010/1");
        QCOMPARE(reply.status, 200);
        QVERIFY(reply.json().contains("by_court_and_year"_L1));
        m_fixture.put({.work = "/akn/xa/judgment/xahc/2021/7",
                       .date = "2021-02-03",
                       .title = "Buoy v Harbour",
                       .element = "judgment",
                       .body = "<judgmentBody><decision><paragraph eId=\"para_1\"><content><p>"
                               "Fees fell. We decline to follow <ref "
                               "href=\"/akn/xa/judgment/xahc/2020/5\">Pilot v Harbour</ref> on "
                               "fees.</p></content></paragraph></decision></judgmentBody>"});
        tests::must(m_fixture.routes().library().startCiting());
        const auto asked = [this] {
            return m_fixture.client()
                .get("/local/v1/citator?frbr_uri=/akn/xa/judgment/xahc/2020/5")
                .json();
        };
        QTRY_COMPARE_WITH_TIMEOUT(asked()["total"_L1].toInt(), 1, 20'000);
        const QJsonObject cited = asked();
        const QJsonValue work = cited["works"_L1][0];
        QCOMPARE(work["frbr_uri"_L1].toString(), u"/akn/xa/judgment/xahc/2021/7"_s);
        QCOMPARE(work["title"_L1].toString(), u"Buoy v Harbour"_s);
        QCOMPARE(work["court"_L1].toString(), u"xahc"_s);
        QCOMPARE(work["treatment"_L1].toString(), u"doubted"_s);
        QCOMPARE(work["evidence"_L1].toString(), u"decline to follow"_s);
        QCOMPARE(work["is_stated"_L1], QJsonValue(false));
        const QJsonValue place = work["citations"_L1][0];
        QCOMPARE(place["source"_L1].toString(), u"para_1"_s);
        QCOMPARE(place["before"_L1].toString(), u"Fees fell. We decline to follow"_s);
        QCOMPARE(place["text"_L1].toString(), u"Pilot v Harbour"_s);
        QCOMPARE(place["after"_L1].toString(), u"on fees."_s);
        QCOMPARE(place["treatment"_L1].toString(), u"doubted"_s);
        QCOMPARE(place["evidence"_L1].toString(), u"decline to follow"_s);
        QCOMPARE(cited["by_court_and_year"_L1],
                 QJsonValue(QJsonArray{
                     QJsonObject{{u"court"_s, u"xahc"_s}, {u"year"_s, 2021}, {u"works"_s, 1}}}));
        QCOMPARE(m_fixture.client().get("/local/v1/citator?frbr_uri=x").status, 400);
        QCOMPARE(m_fixture.client()
                     .get("/local/v1/citator?frbr_uri=/akn/xa/act/2010/1&offset=-1")
                     .status,
                 400);
        QCOMPARE(m_fixture.client().get("/local/v1/citator?frbr_uri=/akn/xa/act/1900/1").status,
                 404);
    }

    /// Works that came later do not cite yet, and the text is that of the day.
    void citatorFollowsTheDate()
    {
        const auto put = [this](const QByteArray &date, const QByteArray &sections) {
            m_fixture.put({.work = "/akn/xa/act/2000/31",
                           .date = date,
                           .title = "Rope Act",
                           .body = sections});
        };
        const auto section = [](const QByteArray &number, const QByteArray &words) -> QByteArray {
            return "<section eId=\"sec_" + number + "\"><num>" + number + ".</num><content><p>"
                + words + "</p></content></section>";
        };
        const QByteArray ropes = "The master of the quay measures every rope before a ship sails.";
        put("2001-01-01", section("1", ropes));
        put("2005-01-01", section("1", "In this Act a ship is a boat.") + section("2", ropes));
        for (const QByteArray year : {"2003", "2006"})
            m_fixture.put({.work = "/akn/xa/judgment/xahc/" + year + "/31",
                           .date = year + "-03-01",
                           .title = "Hawser v Quay",
                           .element = "judgment",
                           .body = "<judgmentBody><decision><paragraph eId=\"para_1\"><content><p>"
                                   "See <ref href=\"/akn/xa/act/2000/31\">the Rope Act</ref>."
                                   "</p></content></paragraph></decision></judgmentBody>"});
        tests::must(m_fixture.routes().library().startCiting());
        const auto asked = [this](const QByteArray &rest) {
            return m_fixture.client().get("/local/v1/citator?frbr_uri=/akn/xa/act/2000/31" + rest);
        };
        const auto dates = [&asked](const QByteArray &rest) {
            QStringList found;
            for (const QJsonValue each : asked(rest).json()["works"_L1].toArray())
                found << each["date"_L1].toString();
            return found.join(u' ');
        };
        QTRY_COMPARE_WITH_TIMEOUT(dates({}), u"2006-03-01 2003-03-01"_s, 20'000);
        QCOMPARE(dates("&as_at=2005-06-01"), u"2003-03-01"_s);
        QCOMPARE(dates("&as_at=2002-01-01"), QString());
        QCOMPARE(asked("&as_at=2005-06-01").json()["total"_L1].toInt(), 1);
        // On a day before its first text nothing could be cited.
        QCOMPARE(asked("&as_at=2000-06-01").status, 404);
        QCOMPARE(asked("&as_at=tomorrow").status, 400);
        // A date that the address names stays.
        QCOMPARE(asked("/eng@2001-01-01&as_at=2000-06-01").status, 200);
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
    static inline const QByteArray Dotted = "/akn/xa/act/2012/5";

    KnowledgeFixture m_fixture;
    int m_receipts = 0; ///< Works that checksReceipts() has put.
};

SHERIA_FONT_TEST(TestVerifying)
} // namespace tst_verifying
#include "tst_verifying.moc"
