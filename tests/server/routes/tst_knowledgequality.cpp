#include "core/search/indexer.h"
#include "core/search/searcher.h"
#include "core/store/expressionwriter.h"
#include "tests/core/search/retrievalset.h"
#include "tests/server/routes/routefixture.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace sheria;
using search::Query;
using tests::ApiClient;
using tests::Quality;
using tests::Reply;
using tests::RetrievalQuery;
using tests::RetrievalSet;
using tests::RouteFixture;

/// Known items of the corpus, asked for over HTTP: a knowledge base finds them no worse than the search
/// does. In variant (b) provisions lack the headings that the questions were taken from.
class TestKnowledgeQuality : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsProvisions_data()
    {
        QTest::addColumn<bool>("isWithout");
        QTest::newRow("a") << false;
        QTest::newRow("b") << true;
    }
    void findsProvisions();
    void findsJudgments();
};

namespace {

/// A server over a library with the set in it.
class Asked
{
public:
    explicit Asked(const QHash<QString, tests::DocumentSpec> &specs)
    {
        for (const tests::DocumentSpec &spec : specs) {
            m_fixture.change([&](store::Database &db) -> Result<void> {
                SHERIA_CHECK(store::putExpression(db, tests::prepared(spec),
                                                  store::WorkPolicy::FromDocument,
                                                  m_fixture.clock.now()));
                return {};
            });
        }
        m_fixture.library().startIndexing();
        if (!m_fixture.library().indexer()->waitFor(m_fixture.library().revision(),
                                                    std::chrono::seconds(120)))
            qFatal("the index was not built in time");
    }

    QJsonArray retrieve(const QByteArray &base, const QString &text)
    {
        const QJsonObject body{{u"text"_s, text}, {u"top_k"_s, 10}};
        const Reply reply = m_fixture.client().send("POST",
                                                    "/ai/v1/knowledge-bases/" + base + "/retrieve",
                                                    {{"Content-Type", "application/json"}},
                                                    QJsonDocument(body).toJson());
        if (reply.status != 200)
            qFatal("%s", reply.body.constData());
        return reply.json().value("results"_L1).toArray();
    }

    std::vector<search::Hit> search(const QString &text, Query::Unit unit, const QByteArray &kind)
    {
        store::Database db = tests::must(m_fixture.library().openReader());
        Query query;
        query.text = text;
        query.unit = unit;
        query.limit = 10;
        query.snippetWords = 0;
        query.filters = {{search::dimension::Kind, {kind}}};
        return tests::must(m_fixture.library().searcher().search(query, db)).hits;
    }

private:
    RouteFixture m_fixture;
};

void compare(const char *set, const Quality &retrieved, const Quality &searched)
{
    qInfo("%-10s %-2s search    %3d queries  %s", set,
          QTest::currentDataTag() ? QTest::currentDataTag() : "a", searched.queries,
          qPrintable(searched.text()));
    qInfo("%-10s %-2s retrieve  %3d queries  %s", set,
          QTest::currentDataTag() ? QTest::currentDataTag() : "a", retrieved.queries,
          qPrintable(retrieved.text()));
    QVERIFY(retrieved.queries > 10);
    QVERIFY(retrieved.mean().mrr >= searched.mean().mrr);
    QVERIFY(retrieved.mean().first >= searched.mean().first);
    QVERIFY(retrieved.mean().ten >= searched.mean().ten);
}

} // namespace

void TestKnowledgeQuality::findsProvisions()
{
    QFETCH(bool, isWithout);
    const RetrievalSet set = tests::provisionSet();
    if (set.queries.empty())
        QSKIP("the corpus is not here");
    const tests::RetrievalShelf acts = tests::actsOf(set, isWithout);
    Asked asked(acts.specs);
    Quality retrieved;
    Quality searched;
    for (const RetrievalQuery &query : set.queries) {
        QStringList ranked;
        for (const QJsonValue item : asked.retrieve("legislation-all", query.text)) {
            const QJsonValue meta = item["metadata"_L1];
            ranked << acts.ids.value(QByteArray(meta["work_frbr_uri"_L1].toString().toUtf8() + '#'
                                                + meta["portion_id"_L1].toString().toUtf8()));
        }
        retrieved.add(ranked, query.targets);
        ranked.clear();
        for (const search::Hit &hit :
             asked.search(query.text, Query::Unit::Provisions, "legislation"))
            ranked << acts.ids.value(QByteArray(hit.workUri + '#' + hit.eIdOfUnit));
        searched.add(ranked, query.targets);
    }
    compare("provisions", retrieved, searched);
}

void TestKnowledgeQuality::findsJudgments()
{
    const RetrievalSet set = tests::judgmentSet();
    if (set.queries.empty())
        QSKIP("the corpus is not here");
    const tests::RetrievalShelf judgments = tests::judgmentsOf(set, true);
    Asked asked(judgments.specs);
    Quality retrieved;
    Quality searched;
    for (const RetrievalQuery &query : set.queries) {
        QStringList ranked;
        for (const QJsonValue item : asked.retrieve("judgments-all", query.text))
            ranked << judgments.ids.value(
                item["metadata"_L1]["work_frbr_uri"_L1].toString().toUtf8());
        retrieved.add(ranked, query.targets);
        ranked.clear();
        for (const search::Hit &hit : asked.search(query.text, Query::Unit::Works, "judgment"))
            ranked << judgments.ids.value(hit.workUri);
        searched.add(ranked, query.targets);
    }
    compare("judgments", retrieved, searched);
}

QTEST_GUILESS_MAIN(TestKnowledgeQuality)
#include "tst_knowledgequality.moc"
