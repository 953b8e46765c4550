// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/topicqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <sqlite3.h>

namespace tst_topicqueries {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

Topic leaf(const char *slug)
{
    return {0, slug, QString::fromLatin1(slug).toUpper(), true, {}};
}

QByteArray shape(const std::vector<Topic> &topics)
{
    QByteArray out;
    for (const Topic &topic : topics)
        out += topic.slug + '(' + shape(topic.children) + ')';
    return out;
}

/// Ends a statement that would never end, with Cancelled.
class StepLimit
{
public:
    explicit StepLimit(Database &db) : m_db(db)
    {
        // Of SQLite's machine: far more than these statements take.
        constexpr int MostSteps = 1'000'000;
        sqlite3_progress_handler(
            db.handle(), MostSteps, [](void *) { return 1; }, nullptr);
    }
    ~StepLimit() { sqlite3_progress_handler(m_db.handle(), 0, nullptr, nullptr); }
    Q_DISABLE_COPY_MOVE(StepLimit)

private:
    Database &m_db;
};

class TestTopicQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTreeComesBackInItsOrder()
    {
        TestLibrary library;
        Topic root = leaf("s");
        root.children = {leaf("s-z"), leaf("s-a")};
        root.children[0].children = {leaf("s-z-2"), leaf("s-z-1")};
        must(putTopics(library.db(), {root, leaf("b")}));
        QCOMPARE(shape(must(listTopics(library.db()))),
                 QByteArray("s(s-z(s-z-2()s-z-1())s-a())b()"));
        QCOMPARE(must(findTopic(library.db(), "s-z")).children.size(), std::size_t(2));
        QCOMPARE(findTopic(library.db(), "none").error().code, ErrorCode::NotFound);
    }

    void onlyTopicsOfWhatIsSeenAreGiven()
    {
        TestLibrary library;
        Database &db = library.db();
        Topic root = leaf("s");
        root.children = {leaf("s-a"), leaf("s-b"), leaf("s-c")};
        root.children[1].children = {leaf("s-b-1"), leaf("s-b-2")};
        must(putTopics(db, {root, leaf("unused"), leaf("enrichments-x")}));
        for (const auto &[uri, slug] :
             {std::pair("/akn/xa/act/2005/4", "s-b-1"), std::pair("/akn/xb/act/2005/4", "s-c")}) {
            library.put({.work = uri});
            Work work = must(findWork(db, uri));
            work.topics = {slug};
            must(putWork(db, work, library.clock.now()));
        }
        EnrichmentDataset both;
        both.rootTopic = "s";
        both.createdAt = both.updatedAt = library.clock.now();
        both.enrichments = {{1, "", "s-b-2", "/akn/xb/act/2005/4"},
                            {2, "", "x", "/akn/xa/act/2005/4"}};
        must(putDataset(db, both));
        both.enrichments = {{3, "", "s-a", "/akn/xb/act/2005/4"}};
        must(putDataset(db, both));

        const QByteArray xa = R"({"places":["xa"]})";
        QCOMPARE(shape(must(listTopics(db, xa))), QByteArray("s(s-b(s-b-1()))enrichments-x()"));
        QCOMPARE(shape(must(findTopic(db, "s-b", xa)).children), QByteArray("s-b-1()"));
        for (const char *hidden : {"s-a", "s-b-2", "s-c", "unused"})
            QCOMPARE(findTopic(db, hidden, xa).error().code, ErrorCode::Forbidden);
        QCOMPARE(findTopic(db, "none", xa).error().code, ErrorCode::NotFound);

        QCOMPARE(must(listDatasets(db, {}, {})).size(), std::size_t(2));
        QCOMPARE(must(listDatasets(db, {}, {}, xa)).size(), std::size_t(1));
        const EnrichmentDataset seen = must(findDataset(db, 1, xa));
        QCOMPARE(seen.enrichments.size(), std::size_t(1));
        QCOMPARE(seen.enrichments.front().id, qint64(2));
        QCOMPARE(findDataset(db, 2, xa).error().code, ErrorCode::Forbidden);
        QCOMPARE(findDataset(db, 3, xa).error().code, ErrorCode::NotFound);
    }

    void aTreeIsReplacedAndKeepsItsIds()
    {
        TestLibrary library;
        Topic root = leaf("s");
        root.children = {leaf("s-a"), leaf("s-b")};
        must(putTopics(library.db(), {root, leaf("other")}));
        const qint64 id = must(findTopic(library.db(), "s-b")).id;
        root.children = {leaf("s-c"), leaf("s-b")};
        root.name = u"New"_s;
        must(putTopics(library.db(), {root}));
        QCOMPARE(shape(must(listTopics(library.db()))), QByteArray("s(s-c()s-b())other()"));
        QCOMPARE(must(findTopic(library.db(), "s-b")).id, id);
        QCOMPARE(must(findTopic(library.db(), "s")).name, u"New"_s);
        QVERIFY(!findTopic(library.db(), "s-a"));
    }

    void aTopicThatATreeHasTwiceCountsOnce()
    {
        TestLibrary library;
        Topic root = leaf("a");
        root.children = {leaf("a"), leaf("b"), leaf("c")};
        root.children[1].children = {leaf("a"), leaf("c")};
        const StepLimit limit(library.db());
        for (int i = 0; i < 2; ++i) {
            const Result<void> put = putTopics(library.db(), {root});
            QVERIFY2(put, put ? "" : qPrintable(put.error().text()));
            QCOMPARE(shape(must(listTopics(library.db()))), QByteArray("a(b(c()))"));
        }
    }

    /// As earlier versions could leave them.
    void topicsThatLieBelowThemselvesAreBroughtBack()
    {
        TestLibrary library;
        Database &db = library.db();
        library.put({.work = "/akn/xa/act/2005/4"});
        Work work = must(findWork(db, "/akn/xa/act/2005/4"));
        work.topics = {"b"};
        must(putWork(db, work, library.clock.now()));
        Topic root = leaf("a");
        root.children = {leaf("b")};
        must(putTopics(db, {root, leaf("own"), leaf("other")}));
        must(db.execute("UPDATE topic SET parent_id = id WHERE slug = 'own';"
                        "UPDATE topic SET parent_id = (SELECT id FROM topic WHERE slug = 'b')"
                        " WHERE slug = 'a'"));
        const StepLimit limit(db);
        QCOMPARE(shape(must(listTopics(db))), QByteArray("other()"));
        ExpressionFilter filter;
        filter.topic = "a";
        const auto listed = listExpressions(db, filter, 0, 10);
        QVERIFY2(listed, listed ? "" : qPrintable(listed.error().text()));
        QCOMPARE(listed->count, 1);
        const Result<void> put = putTopics(db, {root});
        QVERIFY2(put, put ? "" : qPrintable(put.error().text()));
        QCOMPARE(shape(must(listTopics(db))), QByteArray("other()a(b())"));
        QCOMPARE(library.rows("topic"), 3);
    }

    void whatIsBelowAHiddenRootIsHidden()
    {
        TestLibrary library;
        Topic root = leaf("s");
        root.isPublic = false;
        root.children = {leaf("s-a")};
        must(putTopics(library.db(), {root}));
        QCOMPARE(findTopic(library.db(), "s").error().code, ErrorCode::NotFound);
        QCOMPARE(findTopic(library.db(), "s-a").error().code, ErrorCode::NotFound);
        QCOMPARE(must(listTopics(library.db())).size(), std::size_t(1));
    }

    void aGivenIdIsKeptWhereItIsFree()
    {
        TestLibrary library;
        Topic first = leaf("a");
        first.id = 7;
        Topic second = leaf("b");
        second.id = 7;
        must(putTopics(library.db(), {first, second}));
        QCOMPARE(must(findTopic(library.db(), "a")).id, 7);
        QVERIFY(must(findTopic(library.db(), "b")).id != 7);
    }

    void datasetsComeBackAndAreReplaced()
    {
        TestLibrary library;
        const QDateTime now = library.clock.now();
        EnrichmentDataset dataset{5,
                                  u"Duties"_s,
                                  u"All"_s,
                                  now,
                                  now,
                                  "duties",
                                  {{0, "sec_1", "duties-a", "/akn/xa/act/2005/4"},
                                   {12, {}, "duties-b", "/akn/xa/act/2005/5"}}};
        must(putDataset(library.db(), dataset));
        EnrichmentDataset back = must(findDataset(library.db(), 5));
        QCOMPARE(back.name, u"Duties"_s);
        QCOMPARE(back.rootTopic, QByteArray("duties"));
        QCOMPARE(back.enrichments.size(), std::size_t(2));
        QCOMPARE(back.enrichments[1].id, 12);
        QCOMPARE(back.enrichments[0].provisionId, QByteArray("sec_1"));
        dataset.enrichments.pop_back();
        dataset.updatedAt = now.addSecs(10);
        must(putDataset(library.db(), dataset));
        QCOMPARE(must(findDataset(library.db(), 5)).enrichments.size(), std::size_t(1));
        QCOMPARE(must(listDatasets(library.db(), now.addSecs(5), {})).size(), std::size_t(1));
        QCOMPARE(must(listDatasets(library.db(), now.addSecs(10), now.addSecs(10))).size(),
                 std::size_t(1));
        QCOMPARE(must(listDatasets(library.db(), now.addSecs(11), {})).size(), std::size_t(0));
        QCOMPARE(must(listDatasets(library.db(), {}, now)).size(), std::size_t(0));
        QVERIFY(must(listDatasets(library.db(), {}, {})).front().enrichments.empty());
        QCOMPARE(findDataset(library.db(), 6).error().code, ErrorCode::NotFound);
    }

    void anEnrichmentsIdThatAnotherDatasetHasIsGivenAnew()
    {
        TestLibrary library;
        const QDateTime now = library.clock.now();
        must(putDataset(library.db(),
                        {1, u"A"_s, {}, now, now, "a", {{3, {}, "a-1", "/akn/xa/act/2005/4"}}}));
        must(putDataset(library.db(),
                        {2, u"B"_s, {}, now, now, "b", {{3, {}, "b-1", "/akn/xa/act/2005/4"}}}));
        QCOMPARE(must(findDataset(library.db(), 1)).enrichments[0].id, 3);
        QVERIFY(must(findDataset(library.db(), 2)).enrichments[0].id != 3);
    }
};

SHERIA_TEST(TestTopicQueries)
} // namespace tst_topicqueries
#include "tst_topicqueries.moc"
