// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/decisions/jsonjudgment.h"
#include "core/store/file/verify.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/sync/syncitems.h"
#include "core/sync/offer.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/support/testmain.h"

#include <QMap>
#include <QTest>

namespace tst_recorded {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using store::SyncKind;

const QByteArray Json = "Content-Type: application/json\r\n";
const QByteArray Xml = "Content-Type: application/xml\r\n";

/// Answers as they are published, by path; BASE in them stands for the server's address. What is not
/// there is answered as the API does; below "/v3" as a web server does that knows no such thing.
class Recorded
{
public:
    explicit Recorded(QMap<QByteArray, QByteArray> answers, bool hasV3 = true)
        : m_answers(std::move(answers))
        , m_hasV3(hasV3)
        , m_proxy(
              0, [](const QByteArray &, int) { return Fault::None; },
              [this](const QByteArray &target) { return answer(target); })
    {}

    QByteArray base() const { return m_proxy.base(); }
    FaultProxy &proxy() { return m_proxy; }

private:
    QByteArray answer(const QByteArray &target) const
    {
        const QByteArray path = target.split('?').value(0);
        if (!m_hasV3 && path.startsWith("/v3"))
            return FaultProxy::answered("404 Not Found", "Content-Type: text/html\r\n",
                                        "<html><body>No such page</body></html>");
        if (!m_answers.contains(path))
            return FaultProxy::answered("404 Not Found", Json, R"({"detail":"Not found."})");
        QByteArray body = m_answers.value(path);
        if (path.endsWith(".xml"))
            return FaultProxy::answered("200 OK", Xml, body);
        if (path.endsWith(".png"))
            return FaultProxy::answered("200 OK", "Content-Type: image/png\r\n", body);
        body.replace("BASE", m_proxy.base());
        return FaultProxy::answered("200 OK", Json, body);
    }

    const QMap<QByteArray, QByteArray> m_answers;
    const bool m_hasV3;
    FaultProxy m_proxy;
};

QByteArray page(const QByteArrayList &results)
{
    return R"({"count":)" + QByteArray::number(results.size())
        + R"(,"next":null,"previous":null,"results":[)" + results.join(',') + "]}";
}

QByteArray act(const QByteArray &date)
{
    DocumentSpec spec;
    spec.work = "/akn/xa/act/2004/17";
    spec.date = date;
    return xmlOf(spec);
}

/// An expression with the members that the interface description has, empty where they may be.
QByteArray expression(const QByteArray &version, const QByteArray &date,
                      const QByteArray &more = {})
{
    const QByteArray mediaType = version == "v2" ? "mediaType" : "media_type";
    QByteArray json =
        R"({"url":"BASE/VERSION/akn/xa/act/2004/17/eng@DATE","title":"Tree Protection Act",
        "created_at":"2024-01-05T08:00:00.123456Z","updated_at":"2024-03-01T10:11:12Z","country":"xa",
        "locality":null,"nature":"act","subtype":null,"actor":null,"year":"2004","number":"17",
        "frbr_uri":"/akn/xa/act/2004/17","expression_frbr_uri":"/akn/xa/act/2004/17/eng@DATE",
        "publication_date":"2004-06-01","publication_name":"State Gazette",
        "publication_number":"221","publication_document":null,"commenced":true,
        "commenced_in_full":true,"commencement_date":"2004-07-01","commencing_work":null,
        "assent_date":null,"repeal":null,"parent_work":null,"expression_date":"DATE",
        "language":"eng","points_in_time":[
          {"date":"2004-06-01","expressions":[{
            "url":"BASE/VERSION/akn/xa/act/2004/17/eng@2004-06-01","language":"eng",
            "expression_frbr_uri":"/akn/xa/act/2004/17/eng@2004-06-01","expression_date":"2004-06-01",
            "title":"Tree Protection Act"}]},
          {"date":"2009-02-03","expressions":[{
            "url":"BASE/VERSION/akn/xa/act/2004/17/eng@2009-02-03","language":"eng",
            "expression_frbr_uri":"/akn/xa/act/2004/17/eng@2009-02-03","expression_date":"2009-02-03",
            "title":"Tree Protection Act"}]}],
        "amendments":[{"date":"2009-02-03","amending_title":"Tree Amendment Act",
          "amending_uri":"/akn/xa/act/2009/2"}],
        "stub":false,"principal":true,"numbered_title":"Act 17 of 2004","taxonomy_topics":[],
        "as_at_date":null,"custom_properties":null,"type_name":"Act",
        "amendments_made":[],"enacted_as":{"frbr_uri":null},"repeals_made":null,
        "commencements_made":"","disclaimer":"","aliases":[],
        "links":[{"rel":"alternate","title":"HTML","href":"BASE/x.html",
        "MEDIA_TYPE":"text/html"}],"a_member_of_the_future":{"kept":true})";
    json.replace("VERSION", version).replace("DATE", date).replace("MEDIA_TYPE", mediaType);
    return json + more + '}';
}

QByteArray place(const QByteArray &version)
{
    QByteArray json = R"({"code":"xa","name":"Exampleland","frbr_uri_code":"xa","localities":[],
        "links":[{"rel":"works","title":"Works","href":"BASE/VERSION/akn/xa/"}]})";
    return json.replace("VERSION", version);
}

QMap<QByteArray, QByteArray> newest()
{
    return {{"/v3/places", page({place("v3")})},
            {"/v3/work-expressions",
             page({expression("v3", "2004-06-01"), expression("v3", "2009-02-03")})},
            {"/v3/akn/xa/act/2004/17/eng@2004-06-01.xml", act("2004-06-01")},
            {"/v3/akn/xa/act/2004/17/eng@2009-02-03.xml", act("2009-02-03")},
            {"/v3/akn/xa/act/2004/17/eng@2004-06-01/media.json", page({})},
            {"/v3/akn/xa/act/2004/17/eng@2009-02-03/media.json",
             page({R"({"url":"BASE/v3/akn/xa/act/2004/17/eng@2009-02-03/media/a.png",
                   "filename":"a.png","mime_type":"image/png","size":2})"})},
            {"/v3/akn/xa/act/2004/17/eng@2009-02-03/media/a.png", "{}"}};
}

/// An older server: countries, lists below /akn, details with commencements and the older members.
QMap<QByteArray, QByteArray> older()
{
    const QByteArray more = R"(,"id":7,"draft":false,"content_url":"BASE/x.xml","commencements":[
        {"commencing_title":null,"commencing_frbr_uri":null,"date":"2004-07-01","main":true,
         "all_provisions":true,"provisions":[]}])";
    QMap<QByteArray, QByteArray> out{
        {"/v2/countries.json", page({place("v2")})},
        {"/v2/akn/xa/.json", page({expression("v2", "2009-02-03", more)})},
        {"/v2/akn/xa/act/2004/17/eng@2004-06-01.json", expression("v2", "2004-06-01", more)},
        {"/v2/akn/xa/act/2004/17/eng@2004-06-01.xml", act("2004-06-01")},
        {"/v2/akn/xa/act/2004/17/eng@2009-02-03.xml", act("2009-02-03")}};
    return out;
}

/// Decisions as the seed shows them: what a list says of one is little, and neither says its URI.
QMap<QByteArray, QByteArray> decisions()
{
    DocumentSpec spec;
    spec.work = "/akn/xa/judgment/xahc/2019/77";
    spec.date = "2019-05-06";
    spec.title = "Oak v Elm";
    spec.body = "<p>The council may fell the oak.</p>";
    const QByteArray path = "/api/v1/decisions/akn/xa/judgment/xahc/2019/77";
    const QByteArray address = "\"url\":\"BASE" + path + ".json\"}";
    const QByteArray listed = R"j({"short_mnc":"[2019] XAHC 77 (XLR)",
        "court":{"code":"xahc","name":"High Court"},)j"
        + address;
    const QByteArray detail = R"j({"short_mnc":"[2019] XAHC 77 (XLR)",
        "full_mnc":"Oak v Elm (Petition 5 of 2018) [2019] XAHC 77 (XLR) (6 May 2019) (Ruling)",
        "case_number_string":"Petition 5 of 2018","case_number_numeric":5,"filing_year":"2018",
        "action":{"name":"Ruling","decsription":null},"casetype":{"name":"Petition","description":null},
        "filing_county":{"name":"Bay","code":1},
        "court":{"name":"High Court","code":"xahc","mnc_code":"XAHC","county":{"name":"Bay","code":1},
                 "court_class":{"name":"High Court"}},
        "judges":[{"name":"A. B. Ash","short_name":"Ash","title":"Judge"}],
        "advocates":[{"name":"C. Fir","for_party":"Petitioner"}],
        "parties":[{"name":"Oak Ltd","name_for_citation":"Oak","party_group":1}],
        "flags":[{"label":"Reportable","color":null,"description":null}],)j"
        + address;
    return {{"/api/v1/decisions/.json", page({listed})},
            {path + ".json", detail},
            {path + ".xml", xmlOf(spec)}};
}

/// Servers that are not ours, by the shapes that their interfaces are described with.
/// Source: server/API.md sections 2.8, 2.9, 9.4, 10.6 (10).
class TestRecorded : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsLegislation_data()
    {
        QTest::addColumn<bool>("isOld");
        QTest::newRow("version 3") << false;
        QTest::newRow("version 2") << true;
    }
    void readsLegislation()
    {
        QFETCH(bool, isOld);
        Recorded server(isOld ? older() : newest(), !isOld);
        CopyFixture copy;
        copy.options.token = "secret";
        const qint64 source = copy.addSource(server.base());
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        for (const sync::Trouble &trouble : done->troubles)
            qInfo("%s: %s", trouble.uri.constData(), qPrintable(trouble.what.english()));
        QCOMPARE(done->failed, 0);
        QCOMPARE(done->fetched, 2);
        store::Database db = copy.reader();
        QVERIFY(must(store::verify(db, {}, {})).empty());
        for (const QByteArray &date : {"2004-06-01"_ba, "2009-02-03"_ba}) {
            const FrbrUri uri = must(FrbrUri::parse(QByteArray("/akn/xa/act/2004/17/eng@" + date)));
            const ExpressionRecord record = must(store::findExpression(db, uri, {}));
            QCOMPARE(record.expression.title, u"Tree Protection Act"_s);
            QCOMPARE(record.work.publication.number, u"221"_s);
            QCOMPARE(record.work.amendments.size(), std::size_t(1));
            QCOMPARE(must(store::contentXml(db, record.expression.contentHash)), act(date));
        }
        // What this program does not know is kept as it was said.
        const auto item = must(
            store::findSyncItem(db, source, "/akn/xa/act/2004/17/eng@2009-02-03"));
        QVERIFY(must(store::syncAnswer(db, item->id)).contains("a_member_of_the_future"));
        const auto offer = sync::lookAround(server.base(), SyncKind::Legislation, copy.options,
                                            copy.clock, {});
        QVERIFY(offer);
        QCOMPARE(offer->probe.version, isOld ? "v2"_ba : "v3"_ba);
        QCOMPARE(offer->countries.size(), std::size_t(1));
        for (const QByteArray &head : server.proxy().heads())
            QVERIFY(head.contains("Authorization: Token secret\r\n"));
        QCOMPARE(copy.run(source)->fetched, 0);
    }

    void readsDecisions()
    {
        Recorded server(decisions());
        CopyFixture copy;
        copy.options.token = "secret";
        const qint64 source = copy.addSource(server.base(), "{}", SyncKind::Decisions);
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        for (const sync::Trouble &trouble : done->troubles)
            qInfo("%s: %s", trouble.uri.constData(), qPrintable(trouble.what.english()));
        QCOMPARE(done->failed, 0);
        store::Database db = copy.reader();
        const auto ids = must(store::listExpressionIds(db, {}));
        QCOMPARE(ids.size(), std::size_t(1));
        const ExpressionRecord record = must(store::loadExpressions(db, ids)).front();
        QCOMPARE(record.expression.uri, "/akn/xa/judgment/xahc/2019/77/eng@2019-05-06"_ba);
        QVERIFY(record.expression.hasContent());
        const Judgment judgment = json::readJudgment(
            must(store::findWork(db, "/akn/xa/judgment/xahc/2019/77")).judgment);
        QCOMPARE(judgment.shortCitation, u"[2019] XAHC 77 (XLR)"_s);
        QCOMPARE(judgment.court.code, "xahc"_ba);
        QCOMPARE(judgment.judges.size(), std::size_t(1));
        QCOMPARE(judgment.caseNumberNumeric, 5);
        QCOMPARE(copy.run(source)->fetched, 0);
    }

    /// All goes through the proxy that the system names, but for this computer.
    void asksThroughTheSystemsProxy()
    {
        QMap<QByteArray, QByteArray> answers;
        const auto all = newest();
        for (auto one = all.begin(); one != all.end(); ++one)
            answers.insert("http://library.example" + one.key(), one.value());
        Recorded proxy(answers);
        qputenv("http_proxy", proxy.base());
        CopyFixture copy;
        copy.options.token = "secret";
        const auto found = sync::probe("http://library.example", SyncKind::Legislation,
                                       copy.options, copy.clock, {});
        qunsetenv("http_proxy");
        QVERIFY2(found, found ? "" : qPrintable(found.error().text()));
        QCOMPARE(found->expressions, 2);
        for (const QByteArray &target : proxy.proxy().targets())
            QVERIFY2(target.startsWith("http://library.example/v3/"), target.constData());
    }
};

SHERIA_TEST(TestRecorded)
} // namespace tst_recorded
#include "tst_recorded.moc"
