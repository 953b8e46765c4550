// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "core/pack/importjob.h"
#include "core/store/legislation/topicqueries.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/server/routes/fontmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_decisions {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::tests;

const QByteArray Api = "/api/v1/";
const QByteArray Oak = Api + "decisions/akn/xa/judgment/xahc/2019/77";

/// The statements of the court decisions API's specification, one by one, over sockets.
/// Source: server/API.md section 9.
class TestDecisions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Every path of the table of endpoints, with and without suffix and slashes.
    void everyPathAnswersInEveryForm_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const char *path :
             {"decisions", "decisions/akn/xa/judgment/xahc/2019/77", "courts", "courts/xahc",
              "courtdivisions", "courtclasses", "flags", "judges", "casetypes", "caseactions",
              "areasoflaw", "counties", "counties/47", ""})
            QTest::newRow(path) << QByteArray(path);
        for (const char *list : {"courtdivisions", "courtclasses", "flags", "judges", "casetypes",
                                 "caseactions", "areasoflaw"})
            QTest::addRow("%s, one", list) << QByteArray(list) + '/' + firstId(list);
    }
    void everyPathAnswersInEveryForm()
    {
        QFETCH(const QByteArray, path);
        const QByteArray stem = path.isEmpty() ? QByteArray("/api/v1") : Api + path;
        QByteArray first;
        for (const char *form : {"", "/", ".json", "/.json", "?", "/?format=json"}) {
            if (path.isEmpty() && QByteArrayView(form) == ".json")
                continue; // "/api/v1.json" would be another version.
            const Reply reply = client().get(stem + form);
            QVERIFY2(reply.status == 200, form);
            QCOMPARE(reply.header("content-type"), "application/json"_ba);
            QJsonObject body = reply.json();
            if (body.contains("results"_L1)) {
                for (const char *member : {"count", "next", "previous", "results"})
                    QVERIFY2(body.contains(QLatin1StringView(member)), member);
                QCOMPARE(body.value("count"_L1).toInt(), int(body["results"_L1].toArray().size()));
            }
            if (first.isEmpty())
                first = compact(body);
            QCOMPARE(compact(body), first);
        }
    }

    /// Every member of the specification's table, of its type, with the sample's values.
    void theDetailHasTheShapeOfTheSpecification()
    {
        const Reply reply = client().get(Oak + ".json");
        const QJsonObject decision = reply.json();
        const char *const expected = R"j({"short_mnc":"[2019] XAHC 77 (XLR)",
            "full_mnc":"Oak v Elm (Petition 5 of 2018) [2019] XAHC 77 (XLR) (6 May 2019) (Ruling)",
            "case_number_string":"Petition 5 of 2018","case_number_numeric":5,"filing_year":"2018",
            "action":{"name":"Ruling","decsription":"Decides a part.","description":"Decides a part."},
            "casetype":{"name":"Petition","description":null},
            "filing_county":{"name":"Bay","code":1},
            "court":{"name":"High Court at Bay","code":"xahc","mnc_code":"XAHC",
                     "county":{"name":"Bay","code":1},"court_class":{"name":"High Court"}},
            "judges":[{"name":"A. B. Ash","short_name":"Ash","title":"Judge"}],
            "advocates":[{"name":"C. Fir","for_party":"Petitioner"}],
            "parties":[{"name":"Oak Ltd","name_for_citation":"Oak","party_group":1},
                       {"name":"Elm Council","name_for_citation":"Elm","party_group":2}],
            "flags":[{"label":"Reportable","color":"#1f7a4d","description":null}]})j";
        const QJsonObject wanted = QJsonDocument::fromJson(expected).object();
        QCOMPARE(wanted.size(), 13);
        QByteArray before;
        for (auto member = wanted.begin(); member != wanted.end(); ++member)
            QCOMPARE(decision.value(member.key()), member.value());
        // In the specification's order, before what is our own.
        QCOMPARE(reply.body.indexOf("\"short_mnc\""), 1);
        QVERIFY(reply.body.indexOf("\"flags\"") < reply.body.indexOf("\"url\""));
    }

    void theDetailSaysMore()
    {
        const QJsonObject decision = client().get(Oak).json();
        const QString base = QString::fromUtf8(client().base());
        QCOMPARE(decision["url"_L1].toString(), base + QString::fromUtf8(Oak));
        QCOMPARE(decision["frbr_uri"_L1].toString(), u"/akn/xa/judgment/xahc/2019/77"_s);
        QCOMPARE(decision["expression_frbr_uri"_L1].toString(),
                 u"/akn/xa/judgment/xahc/2019/77/eng@2019-05-06"_s);
        QCOMPARE(decision["expression_date"_L1].toString(), u"2019-05-06"_s);
        QCOMPARE(decision["case_name"_L1].toString(), u"Oak v Elm"_s);
        QCOMPARE(decision["delivery_date"_L1].toString(), u"2019-05-06"_s);
        QCOMPARE(decision["judgment_date"_L1].toString(), u"2019-05-06"_s);
        QCOMPARE(decision["delivery_year"_L1].toString(), u"2019"_s);
        QCOMPARE(decision["hearing_date"_L1].toString(), u"2019-02-01"_s);
        QCOMPARE(decision["court_division"_L1]["code"_L1].toString(), u"const"_s);
        QVERIFY(decision["court_division"_L1]["id"_L1].isDouble());
        QCOMPARE(decision["registry"_L1]["name"_L1].toString(), u"Bay Registry"_s);
        QCOMPARE(decision["areas_of_law"_L1].toArray().size(), 2);
        QCOMPARE(decision["areas_of_law"_L1][0]["name"_L1].toString(),
                 u"Environment, Land and Water"_s);
        QCOMPARE(decision["anonymised"_L1], QJsonValue(false));
        QCOMPARE(decision["outcome"_L1].toString(), u"Dismissed"_s);
        QCOMPARE(decision["issues"_L1].toArray().size(), 1);
        QCOMPARE(compact(decision["cited_documents"_L1]),
                 R"([{"frbr_uri":"/akn/xa/act/2004/17","title":"Tree Protection Act"}])"_ba);
        // What it links to is there; nothing is attached to it.
        const QJsonArray links = decision["links"_L1].toArray();
        QCOMPARE(links.size(), 4);
        for (const QJsonValue link : links) {
            const QByteArray target = link["href"_L1].toString().mid(base.size()).toUtf8();
            const Reply reply = client().get(target);
            QVERIFY2(reply.status == 200, target.constData());
            QVERIFY(
                reply.header("content-type").startsWith(link["media_type"_L1].toString().toUtf8()));
        }
    }

    /// A press summary, an order, a file: as links, since the specification has no member for them.
    void whatIsAttachedIsLinked()
    {
        m_fixture.setPublished(true);
        const QByteArray base = client().base();
        const Reply reply = client().get(Api + "decisions" + DecisionFixture::Hidden);
        QVERIFY(!reply.json().contains("attached_documents"_L1));
        QStringList related;
        const QJsonArray links = reply.json()["links"_L1].toArray();
        for (const QJsonValue link : links) {
            if (link["rel"_L1].toString() != u"related"_s)
                continue;
            const QByteArray target = link["href"_L1].toString().mid(base.size()).toUtf8();
            related << link["title"_L1].toString() + u' ' + QString::fromUtf8(target);
            const Reply document = client().get(target);
            QCOMPARE(document.status, 200);
            QVERIFY(document.header("content-type")
                        .startsWith(link["media_type"_L1].toString().toUtf8()));
        }
        // One that the library does not have is left out.
        QCOMPARE(related,
                 QStringList({u"Press summary /v3/akn/xa/doc/2021/press-9"_s,
                              u"Order /api/v1/decisions/akn/xa/judgment/xaca/2021/10"_s,
                              u"Petrelpdf /v3/akn/xa/judgment/xaca/2021/9/eng@2021-06-07/media/"
                              "petrel.pdf"_s}));
        m_fixture.setPublished(false);
    }

    /// Who follows `next` while decisions come and go meets each that stays once.
    void aListThatChangesIsGoneThroughOnce()
    {
        const QStringList staying = citationsOf(client().get(Api + "decisions"));
        QStringList met;
        QByteArray next = Api + "decisions?page_size=1";
        for (int page = 0; !next.isEmpty(); ++page) {
            const Reply reply = client().get(next);
            QCOMPARE(reply.status, 200);
            met << citationsOf(reply);
            const QString url = reply.json()["next"_L1].toString();
            next = url.isEmpty() ? QByteArray() : url.toUtf8().mid(client().base().size());
            m_fixture.setPublished(page % 2 == 0); // Two at the front come and go.
        }
        m_fixture.setPublished(false);
        for (const QString &citation : staying)
            QCOMPARE(met.count(citation), 1);
        met.removeDuplicates();
        QVERIFY(met.size() <= staying.size() + 2);
    }

    /// What is not known keeps its type, so that clients need not ask for each member.
    void whatIsNotKnownIsEmpty()
    {
        const QJsonObject decision =
            client().get(Api + "decisions/akn/xa/judgment/xaca/2021/8").json();
        QCOMPARE(decision["short_mnc"_L1].toString(), u"[2021] XACA 8 (XLR)"_s);
        QCOMPARE(decision["full_mnc"_L1].toString(),
                 u"Yew v Yew [2021] XACA 8 (XLR) (1 April 2021)"_s);
        QCOMPARE(decision["case_number_string"_L1], QJsonValue(QString()));
        QVERIFY(decision["case_number_numeric"_L1].isNull());
        QCOMPARE(compact(decision["action"_L1]),
                 R"({"decsription":null,"description":null,"name":""})"_ba);
        QCOMPARE(compact(decision["filing_county"_L1]), R"({"code":null,"name":""})"_ba);
        QVERIFY(decision["judges"_L1].isArray());
        QVERIFY(decision["expression_frbr_uri"_L1].isNull());
        QVERIFY(decision["court_division"_L1].isNull());
    }

    void itemsOfListsAreWholeDetails()
    {
        const QJsonArray results = client().get(Api + "decisions").json()["results"_L1].toArray();
        QCOMPARE(results.size(), 5);
        for (const QJsonValue item : results) {
            const QByteArray url = item["url"_L1].toString().toUtf8();
            const Reply detail = client().get(url.mid(client().base().size()));
            QCOMPARE(compact(detail.json()), compact(item));
        }
    }

    void formatsOfADecision_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("accept");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("contains");
        const QByteArray json = "application/json";
        const auto row = [](const char *name, const QByteArray &target, const QByteArray &accept,
                            int status, const QByteArray &type, const QByteArray &contains) {
            QTest::newRow(name) << target << accept << status << type << contains;
        };
        row("default", Oak, "*/*", 200, json, "\"short_mnc\"");
        row("xml", Oak + ".xml", "*/*", 200, "application/xml", "<akomaNtoso");
        row("akn", Oak + ".akn", "*/*", 200, "application/xml", "<akomaNtoso");
        row("html", Oak + ".html", "*/*", 200, "text/html", "akn-judgment");
        row("html, standalone", Oak + ".html?standalone=1", "*/*", 200, "text/html", "<html");
        row("pdf", Oak + ".pdf", "*/*", 200, "application/pdf", "%PDF");
        row("by Accept", Oak, "text/html", 200, "text/html", "ancient oak");
        row("by parameter", Oak + "?format=xml", "*/*", 200, "application/xml", "ancient oak");
        row("expression", Oak + "/eng@2019-05-06.json", "*/*", 200, json, "eng@2019-05-06");
        row("expression, html", Oak + "/eng.html", "*/*", 200, "text/html", "ancient oak");
        row("no such expression", Oak + "/eng@2018-01-01", "*/*", 404, json, "Not found.");
        row("no such language", Oak + "/fra", "*/*", 404, json, "Not found.");
        row("no such date", Oak + "/eng@soon", "*/*", 404, json, "Not found.");
        row("epub", Oak + ".epub", "*/*", 404, json, "Not found.");
        row("a picture", Oak, "image/png", 406, json, "detail");
        row("no such decision", Oak + "7.json", "*/*", 404, json, "Not found.");
        row("none of its text", Api + "decisions/akn/xa/judgment/xaca/2021/8.html", "*/*", 404,
            json, "Not found.");
        row("an act", Api + "decisions/akn/xa/act/2004/17", "*/*", 404, json, "Not found.");
        row("an act, html", Api + "decisions/akn/xa/act/2004/17.html", "*/*", 404, json, "");
        row("a part", Oak + "/~p_1", "*/*", 404, json, "Not found.");
        row("its toc", Oak + "/toc.json", "*/*", 404, json, "Not found.");
        row("a listing", Api + "decisions/akn/xa/judgment", "*/*", 404, json, "Not found.");
        row("nothing", Api + "decisions/akn", "*/*", 404, json, "Not found.");
        row("capitals", Api + "decisions/akn/XA/judgment/XAHC/2019/77", "*/*", 200, json, "xahc");
        row("list as xml", Api + "decisions.xml", "*/*", 404, json, "Not found.");
        row("list as picture", Api + "courts", "image/png", 406, json, "detail");
    }
    void formatsOfADecision()
    {
        QFETCH(const QByteArray, target);
        QFETCH(const QByteArray, accept);
        QFETCH(const QByteArray, contains);
        const Reply reply = client().get(target, {{"Accept", accept}});
        QTEST(reply.status, "status");
        QTEST(reply.header("content-type").split(';').first(), "type");
        QVERIFY2(reply.body.contains(contains), reply.body.left(300).constData());
    }

    /// 401 before all, 403 without the permission, whatever is asked for.
    void thePermissionIsAskedFor()
    {
        const char *const paths[] = {"",
                                     "decisions",
                                     "decisions/akn/xa/judgment/xahc/2019/77.pdf",
                                     "decisions/akn/xa/judgment/xahc/2019/none",
                                     "courts",
                                     "courts/none",
                                     "judges",
                                     "search?q=tree",
                                     "search",
                                     "search/suggest?q=t"};
        for (const char *path : paths) {
            const Reply stranger = m_fixture.stranger().get(Api + path);
            QCOMPARE(stranger.status, 401);
            QCOMPARE(stranger.header("www-authenticate"), "Token"_ba);
            QCOMPARE(stranger.body,
                     R"({"detail":"Authentication credentials were not provided."})"_ba);
            QCOMPARE(ApiClient(m_fixture.port(), "nonsense").get(Api + path).status, 401);
            const Reply without =
                ApiClient(m_fixture.port(), m_fixture.tokenWithout()).get(Api + path);
            QCOMPARE(without.status, 403);
            QCOMPARE(without.body,
                     R"({"detail":"You do not have permission to perform this action."})"_ba);
            QVERIFY(m_fixture.client().get(Api + path).status != 403); // An administrator.
        }
        // The other API does not ask for it.
        QCOMPARE(ApiClient(m_fixture.port(), m_fixture.tokenWithout()).get("/v3/places").status,
                 200);
    }

    /// Whoever asked before, and saw other works.
    void aBriefIsCheckedByWhatItsReaderSees()
    {
        const auto statusFor = [this](const QByteArray &token) {
            const Reply reply = ApiClient(m_fixture.port(), token)
                                    .send("POST", "/local/v1/check",
                                          {{"Content-Type", "application/json"}},
                                          R"({"text":"See Oak v Elm [2019] XAHC 77."})");
            return reply.json()["items"_L1].toArray().at(0)["status"_L1].toString();
        };
        for (int round = 0; round < 2; ++round) {
            QCOMPARE(statusFor(m_fixture.tokenWithout()), u"unknown"_s);
            QCOMPARE(statusFor(m_fixture.token()), u"ok"_s);
            QCOMPARE(statusFor(m_fixture.tokenWith()), u"ok"_s);
        }
    }

    /// It names a subject; only what it says of decisions is left out.
    void aDatasetIsShownWithoutThePermission()
    {
        m_fixture.change([this](store::Database &db) -> Result<void> {
            store::EnrichmentDataset dataset;
            dataset.id = 7;
            dataset.name = u"Felling"_s;
            dataset.createdAt = dataset.updatedAt = m_fixture.clock.now();
            dataset.rootTopic = "subject";
            SHERIA_CHECK(store::putDataset(db, dataset)); // Says nothing yet.
            dataset.id = 8;
            dataset.enrichments = {{31, {}, "subject-env", "/akn/xa/judgment/xahc/1999/1"}};
            return store::putDataset(db, dataset);
        });
        ApiClient without(m_fixture.port(), m_fixture.tokenWithout());
        QCOMPARE(without.get("/v3/enrichment-datasets").json()["count"_L1].toInt(), 3);
        for (const char *path : {"/v3/enrichment-datasets/7", "/v3/enrichment-datasets/8"}) {
            const Reply reply = without.get(path);
            QCOMPARE(reply.status, 200);
            QCOMPARE(compact(reply.json()["enrichments"_L1]), "[]"_ba);
        }
        const QJsonObject all = m_fixture.client().get("/v3/enrichment-datasets/8").json();
        QCOMPARE(all["enrichments"_L1].toArray().size(), qsizetype(1));
    }

    /// From the next request on.
    void thePermissionIsGivenAndTaken()
    {
        access::Accounts accounts(m_fixture.library().writer(), m_fixture.clock);
        const qint64 id = must(accounts.add({.name = u"changing"_s}));
        ApiClient changing(m_fixture.port(), must(accounts.issueToken(id, u"x"_s)).secret);
        QCOMPARE(changing.get(Api + "courts").status, 403);
        must(accounts.setReadsDecisions(id, true));
        QCOMPARE(changing.get(Api + "courts").status, 200);
        must(accounts.setReadsDecisions(id, false));
        QCOMPARE(changing.get(Api + "courts").status, 403);
    }

    /// Whoever may see some works only reads the decisions among them.
    void aSubscriptionHoldsHereToo()
    {
        access::Accounts accounts(m_fixture.library().writer(), m_fixture.clock);
        Subscription seen;
        seen.everything = false;
        seen.natures = {"judgment/xahc"};
        const qint64 id = must(
            accounts.add({.name = u"subscriber"_s, .subscription = seen, .readsDecisions = true}));
        ApiClient subscriber(m_fixture.port(), must(accounts.issueToken(id, u"x"_s)).secret);
        QCOMPARE(citationsOf(subscriber.get(Api + "decisions")),
                 QStringList({u"2020/3"_s, u"2019/77"_s}));
        QCOMPARE(subscriber.get(Api + "courts").json()["count"_L1].toInt(), 1);
        QCOMPARE(subscriber.get(Api + "courts/xaca").status, 404);
        QCOMPARE(subscriber.get(Api + "decisions/akn/xa/judgment/xaca/2021/1").status, 403);
        QCOMPARE(compact(subscriber.get(Oak).json()["cited_documents"_L1]),
                 R"([{"frbr_uri":"/akn/xa/act/2004/17","title":null}])"_ba);
        QCOMPARE(citationsOf(subscriber.get(Api + "search?q=felling")), QStringList{u"2019/77"_s});
    }

    void otherMethodsAreRefused()
    {
        for (const char *path : {"decisions", "courts", "search?q=tree",
                                 "decisions/akn/xa/judgment/xahc/2019/77.json"}) {
            for (const char *method : {"POST", "PUT", "PATCH", "DELETE"}) {
                const Reply reply = client().send(method, Api + path);
                QCOMPARE(reply.status, 405);
                QCOMPARE(reply.header("allow"), "GET, HEAD, OPTIONS"_ba);
            }
            const Reply head = client().send("HEAD", Api + path);
            QCOMPARE(head.status, 200);
            QVERIFY(head.body.isEmpty());
        }
    }

    /// As for every list: links in the head, tags to ask again with.
    void answersCanBeKeptAndFollowed()
    {
        const Reply first = client().get(Api + "decisions?page_size=2");
        QVERIFY(first.header("link").contains("rel=\"next\""));
        const QByteArray etag = first.header("etag");
        QVERIFY(!etag.isEmpty());
        QCOMPARE(client().get(Api + "decisions?page_size=2", {{"If-None-Match", etag}}).status,
                 304);
        const QByteArray detail = client().get(Oak).header("etag");
        QCOMPARE(client().get(Oak, {{"If-None-Match", detail}}).status, 304);
    }

    /// Where a file of that name lay beside the document, its image is shown; else it is marked.
    void imagesOfImportedJudgments()
    {
        const QTemporaryDir folder;
        const auto write = [&folder](const QString &name, const QByteArray &bytes) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(bytes), bytes.size());
        };
        DocumentSpec judgment;
        judgment.work = "/akn/xa/judgment/xahc/2022/5";
        judgment.date = "2022-05-06";
        judgment.title = "Teak v Ash";
        judgment.element = "judgment";
        judgment.body = "<p>A map: <img src=\"image1.png\"/> and <img src=\"image2.png\"/></p>";
        const QByteArray picture = "\x89PNG\r\n\x1a\n0000IHDR"_ba;
        write(u"j.xml"_s, xmlOf(judgment).replace("mainBody>", "judgmentBody>"));
        write(u"image1.png"_s, picture);
        DecisionFixture fixture;
        const auto done = must(
            pack::importPaths(fixture.library().writer(), {folder.path()}, fixture.clock, {}, {}));
        QCOMPARE(done.imported, 1);

        ApiClient reader(fixture.port(), fixture.tokenWith());
        const QByteArray decision = Api + "decisions" + judgment.work + ".html";
        const QByteArray html = reader.get(decision).body;
        QVERIFY2(html.contains(" src=\"media/image1.png\""), html.constData());
        QVERIFY(html.contains("data-src=\"image2.png\" data-missing=\"true\""));
        QCOMPARE(html.count("data-missing"), 1);
        const QByteArray expression = "/v3" + judgment.work + "/eng@2022-05-06/";
        const QByteArray placed = reader.get(decision + "?media-url=" + expression).body;
        QVERIFY(placed.contains(" src=\"" + expression + "media/image1.png\""));
        const Reply image = reader.get(expression + "media/image1.png");
        QCOMPARE(image.status, 200);
        QCOMPARE(image.body, picture);
        QCOMPARE(reader.get(expression + "media/image2.png").status, 404);
    }

private:
    ApiClient client() { return ApiClient(m_fixture.port(), m_fixture.tokenWith()); }
    QByteArray firstId(const QByteArray &list)
    {
        const QJsonValue first = client().get(Api + list).json()["results"_L1][0];
        return QByteArray::number(first["id"_L1].toInteger());
    }

    DecisionFixture m_fixture;
};

SHERIA_FONT_TEST(TestDecisions)
} // namespace tst_decisions
#include "tst_decisions.moc"
