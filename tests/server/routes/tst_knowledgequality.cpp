#include "core/search/index/indexer.h"
#include "core/search/query/searcher.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/core/akn/corpus.h"
#include "tests/core/search/retrievalrun.h"
#include "tests/server/routes/routefixture.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace sheria;
using search::Query;
using tests::ApiClient;
using tests::Quality;
using tests::Reply;
using tests::RetrievalOutcome;
using tests::RetrievalSet;
using tests::RetrievalSource;
using tests::RouteFixture;

/// Known items of the sample library and of the real corpus, asked for over HTTP: a knowledge base
/// finds them no worse than the search does. Variant (b) goes without the words that the question was taken from.
class TestKnowledgeQuality : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsProvisions_data() { variants(); }
    void findsProvisions();
    void findsJudgments_data() { variants(); }
    void findsJudgments();

private:
    static void variants()
    {
        QTest::addColumn<RetrievalSource>("source");
        QTest::addColumn<bool>("isWithout");
        QTest::newRow("own a") << RetrievalSource::Own << false;
        QTest::newRow("own b") << RetrievalSource::Own << true;
        if (test::hasRealCorpus()) {
            QTest::newRow("real a") << RetrievalSource::Real << false;
            QTest::newRow("real b") << RetrievalSource::Real << true;
        }
    }
};

namespace {

/// A server over a library with the set in it, asked as a search and as a knowledge base.
class Served final : public tests::RetrievalSubject
{
public:
    static std::unique_ptr<RetrievalSubject> make() { return std::make_unique<Served>(); }

    void put(const tests::DocumentSpec &spec) override
    {
        m_fixture.change([&](store::Database &db) -> Result<void> {
            SHERIA_CHECK(store::putExpression(
                db, tests::prepared(spec), store::WorkPolicy::FromDocument, m_fixture.clock.now()));
            return {};
        });
    }
    void index() override
    {
        m_fixture.library().startIndexing();
        if (!m_fixture.library().indexer()->waitFor(m_fixture.library().revision(),
                                                    std::chrono::seconds(120)))
            qFatal("the index was not built in time");
    }
    std::vector<QStringList> best(const QString &question, Unit unit,
                                  const tests::RetrievalShelf &shelf) override
    {
        return {searched(question, unit, shelf), retrieved(question, unit, shelf)};
    }

private:
    QStringList searched(const QString &question, Unit unit, const tests::RetrievalShelf &shelf)
    {
        const bool isOfProvisions = unit == Unit::Provisions;
        store::Database db = tests::must(m_fixture.library().openReader());
        Query query;
        query.text = question;
        query.unit = isOfProvisions ? Query::Unit::Provisions : Query::Unit::Works;
        query.limit = 10;
        query.snippetWords = 0;
        query.filters = {{search::dimension::Kind, {isOfProvisions ? "legislation" : "judgment"}}};
        QStringList ids;
        for (const search::Hit &hit :
             tests::must(m_fixture.library().searcher().search(query, db)).hits)
            ids << shelf.ids.value(isOfProvisions ? hit.workUri + '#' + hit.eIdOfUnit
                                                  : hit.workUri);
        return ids;
    }

    QStringList retrieved(const QString &question, Unit unit, const tests::RetrievalShelf &shelf)
    {
        const bool isOfProvisions = unit == Unit::Provisions;
        const QByteArray base = isOfProvisions ? "legislation-all" : "judgments-all";
        const QJsonObject body{{u"text"_s, question}, {u"top_k"_s, 10}};
        const Reply reply = m_fixture.client().send("POST",
                                                    "/ai/v1/knowledge-bases/" + base + "/retrieve",
                                                    {{"Content-Type", "application/json"}},
                                                    QJsonDocument(body).toJson());
        if (reply.status != 200)
            qFatal("%s", reply.body.constData());
        QStringList ids;
        for (const QJsonValue item : reply.json().value("results"_L1).toArray()) {
            const QJsonValue meta = item["metadata"_L1];
            const QByteArray work = meta["work_frbr_uri"_L1].toString().toUtf8();
            ids << shelf.ids.value(
                isOfProvisions ? work + '#' + meta["portion_id"_L1].toString().toUtf8() : work);
        }
        return ids;
    }

    RouteFixture m_fixture;
};

void compare(const char *set, const RetrievalOutcome &outcome)
{
    outcome.print(set, QTest::currentDataTag(), {u"search"_s, u"retrieve"_s});
    const Quality searched = outcome.all[0].mean();
    const Quality retrieved = outcome.all[1].mean();
    QVERIFY(retrieved.queries > 10);
    QVERIFY(retrieved.mrr >= searched.mrr);
    QVERIFY(retrieved.first >= searched.first);
    QVERIFY(retrieved.ten >= searched.ten);
}

} // namespace

void TestKnowledgeQuality::findsProvisions()
{
    QFETCH(RetrievalSource, source);
    QFETCH(bool, isWithout);
    const RetrievalSet set = tests::provisionSet(source);
    compare("provisions", tests::askProvisions(set, isWithout, Served::make));
}

void TestKnowledgeQuality::findsJudgments()
{
    QFETCH(RetrievalSource, source);
    QFETCH(bool, isWithout);
    const RetrievalSet set = tests::judgmentSet(source);
    compare("judgments", tests::askJudgments(set, isWithout, Served::make));
}

QTEST_GUILESS_MAIN(TestKnowledgeQuality)
#include "tst_knowledgequality.moc"
