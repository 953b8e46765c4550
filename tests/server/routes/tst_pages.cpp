// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"
#include "core/pages/pdftool.h"
#include "core/store/decisions/decisionedit.h"
#include "core/store/file/verify.h"
#include "core/store/legislation/receivedexpression.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/rows/mediaqueries.h"
#include "tests/server/routes/knowledgefixture.h"
#include "tests/support/pdfpages.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_pages {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::tests;

const QByteArray Act = "/akn/xa/act/1987/12";
const QByteArray Expression1987 = Act + "/eng@1987-06-01";
const QByteArray Warden = "/akn/xa/judgment/xahc/2018/9";
const QByteArray Bridges = R"({"text":"who keeps the drawbridges?"})";

QByteArray gazette()
{
    return pdfOf({"Ferries and Bridges Act", "The warden keeps the drawbridges\nand their chains.",
                  "Tolls are paid to the treasury."});
}

Work actWith(const QByteArray &hash)
{
    Work act;
    act.uri = must(FrbrUri::parse(Act));
    act.title = u"Ferries and Bridges Act"_s;
    act.isStub = true;
    act.publication.document = PublicationDocument{{},  u"gazette.pdf"_s, "application/pdf", {}, {},
                                                   hash};
    return act;
}

Expression textOf(const QByteArray &uri, QDate date, const QString &title)
{
    Expression expression;
    expression.uri = uri;
    expression.language = "eng";
    expression.date = date;
    expression.title = title;
    return expression;
}

/// An act of which the library has the gazette only, and a judgment that was received as a PDF.
class Fixture
{
public:
    Fixture()
    {
        m_fixture.routes().change([this](store::Database &db) -> Result<void> {
            const QDateTime now = m_fixture.routes().clock.now();
            SHERIA_CHECK(putGazette(db, gazette(), now));
            SHERIA_CHECK(store::putEmptyExpression(
                db, textOf(Expression1987, QDate(1987, 6, 1), u"Ferries and Bridges Act"_s), Act,
                now));
            return receive(db, now);
        });
        must(m_fixture.routes().library().startReadingPages());
    }

    static Result<void> putGazette(store::Database &db, const QByteArray &pdf, const QDateTime &now)
    {
        SHERIA_TRY(const QByteArray hash, store::putFile(db, pdf));
        SHERIA_CHECK(store::putWork(db, actWith(hash), now));
        return {};
    }
    Reply ask(const QByteArray &body, const QByteArray &base = RetrieveLegislation)
    {
        return m_fixture.post(base, body);
    }
    /// The best item; an empty object: there is none (yet).
    QJsonObject best(const QByteArray &body, const QByteArray &base = RetrieveLegislation)
    {
        return resultsOf(ask(body, base)).at(0).toObject();
    }
    QString bestId(const QByteArray &body, const QByteArray &base = RetrieveLegislation)
    {
        return best(body, base)["metadata"_L1]["portion_id"_L1].toString();
    }
    KnowledgeFixture &library() { return m_fixture; }
    store::Database reader() { return must(m_fixture.routes().library().openReader()); }

private:
    /// As sync puts a decision of which the other library has a PDF.
    static Result<void> receive(store::Database &db, const QDateTime &now)
    {
        store::Received received;
        received.work.uri = must(FrbrUri::parse(Warden));
        received.work.title = u"Warden v Ferry"_s;
        received.work.judgment = R"({"delivery_date":"2018-02-03"})";
        received.expression = textOf(Warden + "/eng@2018-02-03", QDate(2018, 2, 3),
                                     received.work.title);
        const QByteArray pdf = pdfOf({"Warden v Ferry", "The lighthouse bell was negligent."});
        received.media.emplace().push_back({u"j.pdf"_s, "application/pdf", sha256Hex(pdf), pdf});
        SHERIA_CHECK(store::putReceived(db, received, now));
        return {};
    }

    KnowledgeFixture m_fixture;
};

/// What a library has as a PDF only is found by page. Source: server/API.md sections 8.4 and 8.5.
class TestPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!pages::PdfTool().isThere())
            QSKIP("poppler-utils is not installed.");
        m_fixture = std::make_unique<Fixture>();
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->bestId(Bridges), u"2"_s, 20'000);
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->bestId(R"({"text":"lighthouse"})", RetrieveJudgments),
                                  u"2"_s, 20'000);
    }

    void aPageHasEveryField()
    {
        const QJsonObject item = m_fixture->best(Bridges);
        const QString text = u"The warden keeps the drawbridges\nand their chains."_s;
        QCOMPARE(item["content"_L1]["text"_L1].toString(), text);
        const QJsonObject meta = item["metadata"_L1].toObject();
        const QString expression = QString::fromLatin1(Expression1987);
        QCOMPARE(meta["work_frbr_uri"_L1], QJsonValue(QString::fromLatin1(Act)));
        QCOMPARE(meta["expression_frbr_uri"_L1], QJsonValue(expression));
        QCOMPARE(meta["expression_date"_L1], QJsonValue(u"1987-06-01"_s));
        QCOMPARE(meta["title"_L1], QJsonValue(u"Ferries and Bridges Act"_s));
        QCOMPARE(meta["portion_type"_L1], QJsonValue(u"page"_s));
        QCOMPARE(meta["portion_id"_L1], QJsonValue(u"2"_s));
        QVERIFY(meta.contains("portion_title"_L1) && meta["portion_title"_L1].isNull());
        QCOMPARE(meta["portion_parent_ids"_L1], QJsonValue(QJsonArray()));
        QCOMPARE(meta["portion_parent_titles"_L1], QJsonValue(QJsonArray()));
        QCOMPARE(meta["portion_public_url"_L1].toString(),
                 QString(meta["public_url"_L1].toString() + u"#page-2"_s));
        QCOMPARE(meta["pinpoint_frbr_uri"_L1], QJsonValue(expression + u"/~page-2"_s));
        QCOMPARE(meta["text_hash"_L1].toString().toLatin1(), sha256Hex(text.toUtf8()));
        QCOMPARE(meta["repealed"_L1], QJsonValue(false));
        QVERIFY(meta["commenced"_L1].isBool());
        QVERIFY(item["score"_L1].toDouble() > 0);
    }

    void itsAddressOpensThePage()
    {
        const QString url = m_fixture->best(Bridges)["metadata"_L1]["public_url"_L1].toString();
        ApiClient client = m_fixture->library().client();
        const Reply led = client.get(url.mid(client.base().size()).toUtf8());
        QCOMPARE(led.status, 302);
        QByteArray address = led.header("location");
        if (address.startsWith(client.base()))
            address = address.mid(client.base().size());
        const Reply page = client.get(address);
        QCOMPARE(page.status, 200);
        QVERIFY2(page.body.contains("id=\"page-2\""), page.body.constData());
        QVERIFY(page.body.contains("The warden keeps the drawbridges<br>and their chains."));
    }

    void filtersHold_data()
    {
        QTest::addColumn<QByteArray>("filters");
        QTest::addColumn<bool>("isFound");
        const auto row = [](const char *filters, bool isFound) {
            QTest::newRow(filters) << QByteArray(filters) << isFound;
        };
        row(R"({"work_frbr_uri":"/akn/xa/act/1987/12"})", true);
        row(R"({"work_frbr_uri":"/akn/xa/act/2010/1"})", false);
        row(R"({"expression_frbr_uri":"/akn/xa/act/1987/12/eng@1987-06-01"})", true);
        row(R"({"frbr_place":"xa-bay"})", false);
        row(R"({"frbr_doctype":"act","repealed":false})", true);
        row(R"({"repealed":true})", false);
        row(R"({"as_at":"1990-01-01"})", true);
        row(R"({"as_at":"1987-05-31"})", false);
    }
    void filtersHold()
    {
        QFETCH(QByteArray, filters);
        QFETCH(bool, isFound);
        const QByteArray body = R"({"text":"drawbridges","filters":)" + filters + '}';
        QCOMPARE(m_fixture->bestId(body), isFound ? u"2"_s : QString());
    }

    /// The gazette is how the law began; what was written down later has provisions.
    void aPdfStandsForPointsInTimeWithoutAText()
    {
        const QByteArray uri = "/akn/xa/act/1979/3";
        m_fixture->library().routes().change([&uri, this](store::Database &db) {
            return putPdfAct(db, uri, u"Windmill Act"_s, pdfOf({"A windmill has four sails."}),
                             m_fixture->library().routes().clock.now());
        });
        m_fixture->library().put({.work = uri,
                                  .date = "2001-01-01",
                                  .title = "Windmill Act",
                                  .body = "<section eId=\"sec_1\"><content><p>A windmill has six "
                                          "sails.</p></content></section>"});
        m_fixture->library().index();
        const auto typeOf = [this](const QByteArray &filters) {
            const QByteArray body = R"({"text":"windmill sails","filters":)" + filters + '}';
            return m_fixture->best(body)["metadata"_L1]["portion_type"_L1].toString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(typeOf(R"({"as_at":"1990-01-01"})"), u"page"_s, 20'000);
        QCOMPARE(typeOf(R"({"as_at":"2002-01-01"})"), u"provision"_s);
        QCOMPARE(typeOf("{}"), u"provision"_s);
        const QByteArray quote = "\",\"text\":\"windmill has four sails\"}";
        const auto statusAt = [&](const QByteArray &at) {
            return m_fixture->library()
                .post("/local/v1/verify", "{\"frbr_uri\":\"" + uri + at + quote)
                .json()["status"_L1]
                .toString();
        };
        QCOMPARE(statusAt("/eng:1990-01-01"), u"present"_s);
        QCOMPARE(statusAt("/eng"), u"changed"_s);
    }

    void explainsAPage()
    {
        const QJsonObject item = m_fixture->best(
            R"({"text":"who keeps the drawbridges?","explain":true})");
        QStringList words;
        for (const QJsonValue word : item["explanation"_L1]["words"_L1].toArray())
            words << word["word"_L1].toString();
        QVERIFY2(words.contains(u"drawbridges"_s), qPrintable(words.join(u' ')));
    }

    void quotationsAreVerified_data()
    {
        QTest::addColumn<QByteArray>("uri");
        QTest::addColumn<QByteArray>("quote");
        QTest::addColumn<QString>("status");
        QTest::newRow("there") << Expression1987 + "/~page-2" << QByteArray("keeps the drawbridges")
                               << u"present"_s;
        QTest::newRow("over a line")
            << Expression1987 + "/~page-2" << QByteArray("drawbridges and their") << u"present"_s;
        QTest::newRow("in the whole")
            << Act + "/eng" << QByteArray("keeps the drawbridges") << u"present"_s;
        QTest::newRow("another page")
            << Expression1987 + "/~page-3" << QByteArray("keeps the drawbridges") << u"elsewhere"_s;
        QTest::newRow("no such page")
            << Expression1987 + "/~page-9" << QByteArray("keeps the drawbridges") << u"elsewhere"_s;
        QTest::newRow("altered") << Expression1987 + "/~page-2"
                                 << QByteArray("sells the drawbridges") << u"altered"_s;
        QTest::newRow("never") << Expression1987 + "/~page-2" << QByteArray("sold two submarines")
                               << u"never"_s;
    }
    void quotationsAreVerified()
    {
        QFETCH(QByteArray, uri);
        QFETCH(QByteArray, quote);
        QFETCH(QString, status);
        const QJsonObject verdict = m_fixture->library()
                                        .post("/local/v1/verify",
                                              "{\"frbr_uri\":\"" + uri + "\",\"text\":\"" + quote
                                                  + "\"}")
                                        .json();
        QCOMPARE(verdict["status"_L1].toString(), status);
        if (status == u"never" || status == u"altered")
            return;
        QCOMPARE(verdict["found_in"_L1][0]["portion_id"_L1], QJsonValue(u"2"_s));
        QCOMPARE(verdict["found_in"_L1][0]["pinpoint_frbr_uri"_L1].toString().toLatin1(),
                 Expression1987 + "/~page-2");
    }

    void theHashIsThatOfTheItem()
    {
        const QJsonObject item = m_fixture->best(Bridges);
        const QByteArray body = "{\"frbr_uri\":\"" + Expression1987
            + "/~page-2\",\"text\":\"their chains\"}";
        QCOMPARE(m_fixture->library().post("/local/v1/verify", body).json()["text_hash"_L1],
                 item["metadata"_L1]["text_hash"_L1]);
    }

    void searchFindsItToo()
    {
        const QJsonObject found =
            m_fixture->library().client().get("/v2/search/xa?q=drawbridges").json();
        QCOMPARE(found["count"_L1], QJsonValue(1));
        const QJsonValue hit = found["results"_L1][0];
        QCOMPARE(hit["frbr_uri"_L1], QJsonValue(QString::fromLatin1(Act)));
        QVERIFY(hit["_snippet"_L1].toString().contains(u"<mark>drawbridges</mark>"_s));
    }

    void aJudgmentIsGivenByPageUnlessItHasASummary()
    {
        const QByteArray question = R"({"text":"lighthouse bell"})";
        const QJsonObject page = m_fixture->best(question, RetrieveJudgments);
        QCOMPARE(page["metadata"_L1]["portion_type"_L1], QJsonValue(u"page"_s));
        QCOMPARE(page["metadata"_L1]["portion_id"_L1], QJsonValue(u"2"_s));
        QCOMPARE(page["content"_L1]["text"_L1],
                 QJsonValue(u"The lighthouse bell was negligent."_s));
        QVERIFY(page["metadata"_L1]["repealed"_L1].isNull());
        m_fixture->library().edit(Warden, R"({"delivery_date":"2018-02-03","summary":"Bells."})");
        m_fixture->library().index();
        const QJsonObject summary = m_fixture->best(question, RetrieveJudgments);
        QCOMPARE(summary["metadata"_L1]["portion_type"_L1], QJsonValue(u"summary"_s));
        QCOMPARE(summary["content"_L1]["text"_L1], QJsonValue(u"Bells."_s));
        // Not published: not given by any way.
        m_fixture->library().edit(Warden, R"({"delivery_date":"2018-02-03","state":"draft"})");
        m_fixture->library().index();
        QVERIFY(resultsOf(m_fixture->ask(question, RetrieveJudgments)).isEmpty());
        m_fixture->library().edit(Warden, R"({"delivery_date":"2018-02-03"})");
        m_fixture->library().index();
        QCOMPARE(m_fixture->bestId(question, RetrieveJudgments), u"2"_s);
    }

    /// What the desk attaches to a decision comes first by its name.
    void attachedFilesAreRead()
    {
        const QByteArray pdf = pdfOf({"Corrected: the foghorn was negligent."});
        const auto attach = [&pdf, this](store::Database &db) -> Result<void> {
            SHERIA_TRY(const auto placed,
                       store::placeDecisionFiles(db, Warden,
                                                 {{u"a.pdf"_s, "application/pdf", pdf}}));
            return store::putDecisionFiles(db, Warden, placed,
                                           m_fixture->library().routes().clock.now());
        };
        m_fixture->library().routes().change(attach);
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->bestId(R"({"text":"foghorn"})", RetrieveJudgments),
                                  u"1"_s, 20'000);
        QVERIFY(resultsOf(m_fixture->ask(R"({"text":"lighthouse"})", RetrieveJudgments)).isEmpty());
    }

    void anotherFileReplacesThePages()
    {
        m_fixture->library().routes().change([this](store::Database &db) {
            return Fixture::putGazette(db, pdfOf({"The ropemaker keeps the capstans."}),
                                       m_fixture->library().routes().clock.now());
        });
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->bestId(R"({"text":"capstans"})"), u"1"_s, 20'000);
        QVERIFY(resultsOf(m_fixture->ask(R"({"text":"drawbridges"})")).isEmpty());
    }

    void whatCannotBeReadIsNotFoundAndSaysSo()
    {
        m_fixture->library().routes().change([this](store::Database &db) {
            return Fixture::putGazette(db, "%PDF-1.4\nbroken",
                                       m_fixture->library().routes().clock.now());
        });
        store::Database db = m_fixture->reader();
        QTRY_COMPARE_WITH_TIMEOUT(must(store::pageCounts(db)).unreadable, 1, 20'000);
        m_fixture->library().index();
        QVERIFY(resultsOf(m_fixture->ask(R"({"text":"capstans"})")).isEmpty());
        QCOMPARE(must(store::pageCounts(db)).waiting, 0);
        QVERIFY(must(store::verify(db, {}, {})).empty());
    }

    void whatIsDeletedIsGone()
    {
        m_fixture->library().routes().change([this](store::Database &db) -> Result<void> {
            const QDateTime now = m_fixture->library().routes().clock.now();
            SHERIA_CHECK(Fixture::putGazette(db, gazette(), now));
            return {};
        });
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->bestId(Bridges), u"2"_s, 20'000);
        m_fixture->library().routes().change([this](store::Database &db) -> Result<void> {
            SHERIA_CHECK(store::deleteExpression(db, Expression1987,
                                                 m_fixture->library().routes().clock.now()));
            return {};
        });
        m_fixture->library().index();
        QVERIFY(resultsOf(m_fixture->ask(R"({"text":"drawbridges"})")).isEmpty());
    }

private:
    std::unique_ptr<Fixture> m_fixture;
};

SHERIA_TEST(TestPages)
} // namespace tst_pages
#include "tst_pages.moc"
