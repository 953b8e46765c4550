// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/vectorsearch.h"
#include "core/pages/pdftool.h"
#include "core/secrets/librarytrust.h"
#include "core/store/knowledge/embeddingqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/server/routes/knowledgefixture.h"
#include "tests/support/embeddingserver.h"
#include "tests/support/pdfpages.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_hybrid {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

/// None of its words occurs in the library: only their meanings do.
const QByteArray ByMeaning = R"({"text":"helmsman boat price","explain":true)";
const QByteArray ByWords = R"({"text":"fee for pilotage of vessels"})";
const QString Act = u"/akn/xa/act/2010/1"_s;

QStringList pinpointsOf(const Reply &reply)
{
    QStringList out;
    for (const QJsonValue item : resultsOf(reply))
        out << item["metadata"_L1]["pinpoint_frbr_uri"_L1].toString();
    return out;
}

/// A library with an endpoint for vectors, of which passages are embedded.
class Fixture
{
public:
    Fixture() : m_reader(must(m_fixture.routes().library().openReader()))
    {
        use(u"small"_s);
        if (!m_fixture.routes().library().startEmbedding())
            qFatal("it cannot be embedded");
    }

    /// `reference`: where the key is kept.
    void use(const QString &model, const QByteArray &reference = {})
    {
        secrets::LibraryTrust &trust = m_fixture.routes().library().trust();
        must(trust.allow(ContactPurpose::Embeddings, m_server.url()));
        const QByteArray id = must(
            trust.remember(ContactPurpose::Embeddings, m_server.url(), reference));
        put({m_server.url(), model, id});
    }
    void put(const store::EmbeddingSource &source)
    {
        m_fixture.routes().change(
            [source](store::Database &db) { return store::putEmbeddingSource(db, source); });
    }
    store::EmbeddingCounts counts(const QString &model = u"small"_s)
    {
        return must(store::embeddingCounts(m_reader, model));
    }
    bool isEmbedded(const QString &model = u"small"_s)
    {
        const store::EmbeddingCounts now = counts(model);
        return now.waiting == 0 && now.passages > 0;
    }
    Reply ask(const QByteArray &body, const QByteArray &base = RetrieveLegislation)
    {
        return m_fixture.post(base, body);
    }
    KnowledgeFixture &library() { return m_fixture; }
    knowledge::KeyRing &keys() { return *m_fixture.routes().library().vectors().keys(); }
    store::EmbeddingSource source()
    {
        return must(store::embeddingSource(m_reader)).value_or(store::EmbeddingSource());
    }
    std::optional<Error> problem() { return must(store::embeddingProblem(m_reader)); }
    QString health()
    {
        return m_fixture.client().get("/health").json().value("embeddings"_L1).toString();
    }
    EmbeddingServer &server() { return m_server; }

private:
    EmbeddingServer m_server;
    KnowledgeFixture m_fixture;
    store::Database m_reader;
};

/// Finding by words and by meaning together, over the whole way: an endpoint, vectors in the library,
/// the API.
class TestHybrid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsByMeaning()
    {
        Fixture fixture;
        QTRY_VERIFY(fixture.isEmbedded());
        const QJsonArray found = resultsOf(fixture.ask(ByMeaning + '}'));
        QVERIFY(!found.isEmpty());
        QCOMPARE(found[0]["metadata"_L1]["work_frbr_uri"_L1].toString(), Act);
        QCOMPARE(found[0]["metadata"_L1]["portion_id"_L1].toString(), u"chp_1__sec_1"_s);
        QCOMPARE(found[0]["explanation"_L1]["vector_rank"_L1].toInt(), 1);
        QVERIFY(found[0]["explanation"_L1]["vector_score"_L1].toDouble() > 0);
        QCOMPARE(found[0]["explanation"_L1]["lexical_rank"_L1].toInt(), 0);
        for (const QJsonValue item : found)
            QVERIFY(item["score"_L1].toDouble() > 0 && item["score"_L1].toDouble() <= 1);
        // Words count as before, and what both find gains.
        const QJsonArray both = resultsOf(
            fixture.ask(R"({"text":"fee for pilotage of vessels","explain":true})"));
        QCOMPARE(both[0]["metadata"_L1]["portion_id"_L1].toString(), u"chp_1__sec_1"_s);
        QVERIFY(both[0]["explanation"_L1]["lexical_rank"_L1].toInt() > 0);
        QVERIFY(both[0]["explanation"_L1]["vector_rank"_L1].toInt() > 0);
    }

    /// Filters are hard however a passage is found, and what is not published stays inside.
    void filtersHold_data()
    {
        QTest::addColumn<QByteArray>("base");
        QTest::addColumn<QByteArray>("filters");
        QTest::addColumn<QStringList>("works");
        QTest::newRow("a place") << RetrieveLegislation << QByteArray(R"({"frbr_place":"xa-bay"})")
                                 << QStringList{u"xa-bay/act/by-law/2011/2"_s,
                                                u"xa-bay/act/by-law/2012/street-trading"_s};
        QTest::newRow("a work") << RetrieveLegislation
                                << QByteArray(R"({"work_frbr_uri":"/akn/xa/act/2010/1"})")
                                << QStringList{u"xa/act/2010/1"_s};
        QTest::newRow("another expression")
            << RetrieveLegislation
            << QByteArray(R"({"expression_frbr_uri":"/akn/xa/act/2010/1/eng@2010-01-01"})")
            << QStringList();
        QTest::newRow("published judgments")
            << RetrieveJudgments << QByteArray(R"({"frbr_doctype":"judgment"})")
            << QStringList{u"xa/judgment/xahc/2020/5"_s};
        QTest::newRow("legislation is no judgment")
            << RetrieveJudgments << QByteArray(R"({"frbr_doctype":"act"})") << QStringList();
        QTest::newRow("for another day words decide")
            << RetrieveLegislation << QByteArray(R"({"as_at":"2012-01-01"})") << QStringList();
    }
    void filtersHold()
    {
        if (!m_fixture) // Of all rows. It goes before the application, without which no server ends.
            m_fixture = std::make_unique<Fixture>();
        Fixture &fixture = *m_fixture;
        QTRY_VERIFY(fixture.isEmbedded());
        QFETCH(QByteArray, base);
        QFETCH(QByteArray, filters);
        QStringList found = worksOf(
            fixture.ask(ByMeaning + R"(,"filters":)" + filters + '}', base));
        found.removeAll(u"xa/judgment/xahc/2019/77"_s); // Has a text, and some likeness.
        QTEST(found, "works");
    }

    /// Whatever becomes of the endpoint, words answer, at once, and it is left alone for a while.
    void wordsAnswerWithoutTheEndpoint_data()
    {
        QTest::addColumn<EmbeddingServer::Mode>("mode");
        QTest::newRow("hangs") << EmbeddingServer::Mode::Hangs;
        QTest::newRow("dies in mid-answer") << EmbeddingServer::Mode::Dies;
        QTest::newRow("fails") << EmbeddingServer::Mode::Fails;
        QTest::newRow("rambles") << EmbeddingServer::Mode::Rambles;
    }
    void wordsAnswerWithoutTheEndpoint()
    {
        QFETCH(EmbeddingServer::Mode, mode);
        KnowledgeFixture plain;
        const QStringList expected = pinpointsOf(plain.post(RetrieveLegislation, ByWords));
        Fixture fixture;
        QTRY_VERIFY(fixture.isEmbedded());
        fixture.server().setMode(mode);
        const int before = fixture.server().requests();
        QCOMPARE(pinpointsOf(fixture.ask(ByWords)), expected);
        const int requests = fixture.server().requests();
        QVERIFY2(requests <= before + 1, "it is asked once for one question");
        QCOMPARE(pinpointsOf(fixture.ask(ByWords)), expected);
        QCOMPARE(fixture.server().requests(), requests);
    }

    /// 'kb embeddings status' tells of questions that failed, until one is answered again.
    void failedQuestionsAreNoted()
    {
        Fixture fixture;
        QTRY_VERIFY(fixture.isEmbedded());
        const auto failures = [&fixture] {
            store::Database db = must(fixture.library().routes().library().openReader());
            return must(store::questionFailures(db));
        };
        QCOMPARE(failures().count, 0);
        fixture.server().setMode(EmbeddingServer::Mode::Fails);
        fixture.ask(ByWords);
        QTRY_COMPARE(failures().count, 1);
        fixture.ask(ByWords); // The endpoint rests: this one has no vector either.
        QTRY_COMPARE(failures().count, 2);
        QCOMPARE(failures().last.code, ErrorCode::Unavailable);
        QVERIFY(!failures().last.text().isEmpty());
        QVERIFY(failures().lastAt.isValid());
        fixture.server().setMode(EmbeddingServer::Mode::Answers);
        // It rests for a while first.
        QTRY_VERIFY_WITH_TIMEOUT((fixture.ask(ByWords), failures().count == 0), 20'000);
    }

    /// Who agrees no more is obeyed at once, by what the program remembers, too.
    void aHostThatIsNoLongerAllowedIsNotAsked()
    {
        Fixture fixture;
        QTRY_VERIFY(fixture.isEmbedded());
        fixture.ask(ByMeaning + '}');
        const int before = fixture.server().requests();
        QVERIFY(fixture.keys().known(fixture.source()));
        secrets::LibraryTrust &trust = fixture.library().routes().library().trust();
        for (const Contact &contact : must(trust.allowed())) {
            if (contact.purpose == ContactPurpose::Embeddings)
                must(trust.withdraw(contact));
        }
        QVERIFY(!fixture.keys().known(fixture.source()));
        QCOMPARE(fixture.keys().fetch(fixture.source()).error().code, ErrorCode::Conflict);
        QCOMPARE(fixture.ask(ByMeaning + '}').status, 200);
        QCOMPARE(fixture.server().requests(), before);
    }

    void anAbsentEndpointIsNoHindrance()
    {
        KnowledgeFixture fixture;
        const QStringList expected = pinpointsOf(fixture.post(RetrieveLegislation, ByWords));
        fixture.routes().change([](store::Database &db) {
            return store::putEmbeddingSource(
                db, store::EmbeddingSource{"http://127.0.0.1:1/v1", u"none"_s, {}});
        });
        QVERIFY(fixture.routes().library().startEmbedding());
        QCOMPARE(pinpointsOf(fixture.post(RetrieveLegislation, ByWords)), expected);
    }

    void anotherModelMakesVectorsAnew()
    {
        Fixture fixture;
        QTRY_VERIFY(fixture.isEmbedded());
        QCOMPARE(fixture.counts().dimension, 64);
        const qint64 passages = fixture.counts().passages;
        fixture.server().setDimension(32);
        fixture.keys().use([](const QByteArray &) -> Result<QByteArray> { return "k3y"_ba; });
        fixture.use(u"other"_s, "keychain:k");
        QTRY_VERIFY(fixture.isEmbedded(u"other"_s));
        QCOMPARE(fixture.server().lastAuthorization(), "Bearer k3y");
        QCOMPARE(fixture.counts(u"other"_s).passages, passages);
        QCOMPARE(fixture.counts(u"other"_s).dimension, 32);
        QCOMPARE(fixture.counts().passages, 0);
        QVERIFY(!resultsOf(fixture.ask(ByMeaning + '}')).isEmpty());
    }

    /// A new text is embedded by itself, and of it only what is new.
    void onlyNewTextsAreAskedFor()
    {
        Fixture fixture;
        QTRY_VERIFY(fixture.isEmbedded());
        const int before = fixture.server().texts();
        const DocumentSpec changed{
            .work = "/akn/xa-bay/act/by-law/2011/2",
            .date = "2020-01-01",
            .title = "Pilotage By-law",
            .manifestationDate = "2020-01-01",
            .body = "<section eId=\"sec_1\"><num>1.</num><heading>Fee</heading>"
                    "<content><p>The fee for pilotage in the bay is ten.</p>"
                    "</content></section><section eId=\"sec_2\"><num>2.</num>"
                    "<heading>Lanterns</heading><content><p>Lanterns are lit."
                    "</p></content></section>"};
        fixture.library().routes().change([&](store::Database &db) -> Result<void> {
            SHERIA_CHECK(store::putExpression(db, prepared(changed),
                                              store::WorkPolicy::FromDocument,
                                              fixture.library().routes().clock.now()));
            return {};
        });
        QTRY_COMPARE(fixture.server().texts(), before + 1);
        QTRY_VERIFY(fixture.isEmbedded());
        QCOMPARE(fixture.server().texts(), before + 1);
    }

    /// A judgment whose text says nothing near the question is found by what is said of it in short.
    void summariesHaveVectors()
    {
        const QByteArray uri = "/akn/xa/judgment/xahc/2021/8";
        const QByteArray question = R"({"text":"lawmakers boat","explain":true})";
        Fixture fixture;
        fixture.library().put({.work = uri,
                               .date = "2021-02-03",
                               .title = "Rex v Salt",
                               .element = "judgment",
                               .body = "<judgmentBody><decision><p>Ordered accordingly.</p>"
                                       "</decision></judgmentBody>"});
        fixture.library().edit(uri, R"({"summary":"Parliament and vessels."})");
        fixture.library().index();
        QTRY_VERIFY(fixture.isEmbedded());
        const QJsonValue found = resultsOf(fixture.ask(question, RetrieveJudgments)).at(0);
        QCOMPARE(found["metadata"_L1]["work_frbr_uri"_L1].toString().toUtf8(), uri);
        QCOMPARE(found["metadata"_L1]["portion_type"_L1], QJsonValue(u"summary"_s));
        QCOMPARE(found["content"_L1]["text"_L1], QJsonValue(u"Parliament and vessels."_s));
        QCOMPARE(found["explanation"_L1]["vector_rank"_L1], QJsonValue(1));
        QCOMPARE(found["explanation"_L1]["lexical_rank"_L1], QJsonValue(0));
        // Another summary has another vector.
        fixture.library().edit(uri, R"({"summary":"Pepper."})");
        fixture.library().index();
        QTRY_VERIFY(fixture.isEmbedded());
        const QJsonArray now = resultsOf(fixture.ask(question, RetrieveJudgments));
        for (const QJsonValue item : now)
            QVERIFY(item["metadata"_L1]["work_frbr_uri"_L1].toString().toUtf8() != uri);
    }

    void pagesHaveVectors()
    {
        if (!pages::PdfTool().isThere())
            QSKIP("poppler-utils is not installed.");
        Fixture fixture;
        must(fixture.library().routes().library().startReadingPages());
        fixture.library().routes().change([&fixture](store::Database &db) {
            return putPdfAct(db, "/akn/xa/act/1987/12", u"Old Act"_s,
                             pdfOf({"Preface", "Parliament and vessels."}),
                             fixture.library().routes().clock.now());
        });
        const auto best = [&]() {
            return resultsOf(fixture.ask(R"({"text":"lawmakers boat","explain":true})")).at(0);
        };
        QTRY_COMPARE_WITH_TIMEOUT(best()["metadata"_L1]["portion_type"_L1].toString(), u"page"_s,
                                  20'000);
        QCOMPARE(best()["metadata"_L1]["portion_id"_L1].toString(), u"2"_s);
        QCOMPARE(best()["explanation"_L1]["vector_rank"_L1], QJsonValue(1));
        QCOMPARE(best()["explanation"_L1]["lexical_rank"_L1], QJsonValue(0));
    }

    /// The library knows a reference; who opened it knows where the key is.
    void aKeyIsKeptElsewhere()
    {
        Fixture fixture;
        fixture.keys().use([](const QByteArray &reference) -> Result<QByteArray> {
            if (reference == "keychain:1")
                return QByteArray("s3cret");
            return Error{ErrorCode::NotFound, u"no such key"_s};
        });
        fixture.use(u"kept"_s, "keychain:1");
        QTRY_VERIFY(fixture.isEmbedded(u"kept"_s));
        QCOMPARE(fixture.server().lastAuthorization(), "Bearer s3cret");
        QTRY_VERIFY(!fixture.problem()); // A busy machine may have made a first try fail.
        // One that is lost keeps texts waiting, and people are told.
        fixture.use(u"lost"_s, "keychain:2");
        QTRY_VERIFY(fixture.problem());
        QCOMPARE(fixture.problem()->code, ErrorCode::NotFound);
        QCOMPARE(fixture.counts(u"lost"_s).passages, 0);
        QVERIFY(!resultsOf(fixture.ask(R"({"text":"pilotage"})")).isEmpty());
    }

    void whatIsWrongIsTold_data()
    {
        QTest::addColumn<EmbeddingServer::Mode>("mode");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("fails") << EmbeddingServer::Mode::Fails << ErrorCode::Unavailable;
        QTest::newRow("takes no key") << EmbeddingServer::Mode::Refuses << ErrorCode::Forbidden;
        QTest::newRow("rambles") << EmbeddingServer::Mode::Rambles << ErrorCode::Corrupt;
    }
    void whatIsWrongIsTold()
    {
        QFETCH(EmbeddingServer::Mode, mode);
        Fixture fixture;
        QTRY_VERIFY(fixture.isEmbedded());
        QCOMPARE(fixture.health(), u"on"_s);
        fixture.server().setMode(mode);
        fixture.use(u"other"_s);
        QTRY_VERIFY(fixture.problem());
        QTEST(fixture.problem()->code, "code");
        QVERIFY(!fixture.problem()->text().isEmpty());
        QCOMPARE(fixture.health(), u"failing"_s);
        fixture.server().setMode(EmbeddingServer::Mode::Answers);
        fixture.use(u"other"_s); // Named again: nobody waits for the next try.
        QTRY_VERIFY(fixture.isEmbedded(u"other"_s));
        QTRY_COMPARE(fixture.health(), u"on"_s);
        QVERIFY(!fixture.problem());
    }

private:
    std::unique_ptr<Fixture> m_fixture;
};

SHERIA_TEST(TestHybrid)
} // namespace tst_hybrid
#include "tst_hybrid.moc"
