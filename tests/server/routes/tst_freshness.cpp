// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/topicqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <functional>

namespace tst_freshness {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Tree = "/v3/akn/xa/act/2004/17";

/// Answers are kept, and never older than the library. Source: server/API.md section 2.15.
class TestFreshness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anUnchangedAnswerIsNotSentAgain_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const char *target :
             {".json", ".html", ".xml", "/toc", "/media", "/media/a.png", "/timeline",
              "/~chp_1.html", "/media/publication/gazette-221.pdf"})
            QTest::newRow(target) << QByteArray(target);
    }
    void anUnchangedAnswerIsNotSentAgain()
    {
        RouteFixture fixture;
        const QByteArray target = Tree + QTest::currentDataTag();
        ApiClient client = fixture.client();
        const Reply first = client.get(target);
        QCOMPARE(first.status, 200);
        const QByteArray etag = first.header("etag");
        QVERIFY(etag.startsWith('"'));
        QCOMPARE(client.get(target).header("etag"), etag);
        const Reply again = client.get(target, {{"If-None-Match", etag}});
        QCOMPARE(again.status, 304);
        QCOMPARE(again.body, ""_ba);
        QCOMPARE(client.get(target, {{"If-None-Match", "\"other\""}}).status, 200);
    }

    void tagsTellFormatsAndParametersApart()
    {
        RouteFixture fixture;
        ApiClient client = fixture.client();
        QSet<QByteArray> tags;
        const QByteArrayList targets{".json",
                                     ".html",
                                     ".html?coverpage=0",
                                     ".html?standalone=1",
                                     ".xml",
                                     "/eng@2004-06-01.json",
                                     ".html?resolver=none"};
        for (const QByteArray &target : targets)
            tags.insert(client.get(Tree + target).header("etag"));
        QCOMPARE(tags.size(), targets.size());
    }

    void aChangeShowsAtOnce_data()
    {
        QTest::addColumn<QByteArray>("sign");
        QTest::newRow(".json") << "Changed title"_ba;
        QTest::newRow(".html") << "Changed title"_ba;
    }
    void aChangeShowsAtOnce()
    {
        RouteFixture fixture;
        ApiClient client = fixture.client();
        QFETCH(QByteArray, sign);
        const QByteArray target = Tree + QTest::currentDataTag();
        const Reply before = client.get(target);
        client.get(target); // Now it is kept.
        QVERIFY(!before.body.contains(sign));
        const QDateTime now = fixture.clock.now().addSecs(5);
        fixture.change([now](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, "/akn/xa/act/2004/17"));
            work.aliases = {u"Changed title"_s};
            work.publication.name = u"Changed title"_s;
            SHERIA_TRY([[maybe_unused]] const bool done, store::putWork(db, work, now));
            return {};
        });
        const Reply after = client.get(target, {{"If-None-Match", before.header("etag")}});
        QCOMPARE(after.status, 200);
        QVERIFY(after.body.contains(sign));
    }

    /// Lists are put together from pieces that were made before; each tells of other works, too.
    void aChangeOfAnotherWorkShowsInLists_data()
    {
        QTest::addColumn<QByteArray>("sign");
        QTest::newRow("/v3/work-expressions") << "Changed parent"_ba;
        QTest::newRow("/v3/akn/xa-bay/") << "Changed parent"_ba;
        QTest::newRow("/v2/akn/xa-bay/") << "Changed parent"_ba;
        QTest::newRow("/v3/places/xa-bay/work-expressions") << "Changed parent"_ba;
    }
    void aChangeOfAnotherWorkShowsInLists()
    {
        RouteFixture fixture;
        ApiClient client = fixture.client();
        QFETCH(QByteArray, sign);
        const QByteArray target = QTest::currentDataTag();
        const QByteArray parent = "/akn/xa/act/2004/17";
        setParent(fixture, "/akn/xa-bay/act/by-law/2012/street-trading", parent);
        const Reply before = client.get(target + "?page_size=400");
        QVERIFY(before.body.contains(QByteArray("\"parent_work\":{\"frbr_uri\":\"" + parent)));
        QVERIFY(!before.body.contains(sign));
        setTitle(fixture, parent, QString::fromUtf8(sign));
        // Another query, so that no whole answer that was kept could do.
        const Reply after = client.get(target + "?page_size=401");
        QVERIFY(after.body.contains(sign));
        QCOMPARE(client.get(target + "?page_size=401").body, after.body);
    }

    void listsFollowTheNameTheClientUses()
    {
        RouteFixture fixture;
        ApiClient client = fixture.client();
        ApiClient local = fixture.client();
        const QByteArray port = QByteArray::number(fixture.port());
        local.setHost("localhost:" + port);
        const QByteArray target = "/v3/work-expressions";
        QByteArray first = client.get(target).body;
        const QByteArray second = local.get(target).body;
        QVERIFY(!first.contains("localhost"));
        QVERIFY(!second.contains("127.0.0.1"));
        QCOMPARE(first.replace("127.0.0.1", "localhost"), second);
    }

    /// The change log says nothing of topics.
    void aTopicThatIsNoLongerPublicLeavesAtOnce()
    {
        RouteFixture fixture;
        ApiClient client = fixture.client();
        const QByteArray slug = "\"subject-env";
        for (const char *target : {"/v3/work-expressions", "/v3/akn/xa/act/2004/17.json"})
            QVERIFY(client.get(target).body.contains(slug));
        QVERIFY(client.get("/v3/taxonomy-topics").body.contains(slug));
        fixture.change([](store::Database &db) -> Result<void> {
            SHERIA_TRY(std::vector<store::Topic> roots, store::listTopics(db));
            for (store::Topic &root : roots)
                root.isPublic = false;
            return store::putTopics(db, roots);
        });
        for (const char *target : {"/v3/work-expressions", "/v3/akn/xa/act/2004/17.json"})
            QVERIFY2(!client.get(target).body.contains(slug), target);
        QCOMPARE(client.get("/v3/taxonomy-topics").json().value(u"count"), QJsonValue(0));
    }

    void aListIsNotSentAgainUnlessItChanged()
    {
        RouteFixture fixture;
        ApiClient client = fixture.client();
        const QByteArray target = "/v3/akn/xa/";
        const QByteArray etag = client.get(target).header("etag");
        QCOMPARE(client.get(target, {{"If-None-Match", etag}}).status, 304);
        setTitle(fixture, "/akn/xa/act/2004/17", u"Changed"_s);
        const Reply after = client.get(target, {{"If-None-Match", etag}});
        QCOMPARE(after.status, 200);
        QVERIFY(after.header("etag") != etag);
        QVERIFY(client.get(target + "?page_size=2").header("etag")
                != client.get(target + "?page_size=2&page=2").header("etag"));
    }

    void aDeletedExpressionIsGoneAtOnce()
    {
        RouteFixture fixture;
        ApiClient client = fixture.client();
        const QByteArray target = Tree + "/eng@2004-06-01.xml";
        QCOMPARE(client.get(target).status, 200);
        QCOMPARE(client.get(target).status, 200);
        const QDateTime now = fixture.clock.now();
        fixture.change([now](store::Database &db) {
            return store::deleteExpression(db, "/akn/xa/act/2004/17/eng@2004-06-01", now);
        });
        QCOMPARE(client.get(target).status, 404);
        QVERIFY(client.get(Tree + ".json")
                    .body.contains("\"points_in_time\":[{\"date\":\"2009-02-03\""));
    }

    /// Of a client that has no tags: neither what is left nor the work was changed.
    void aDateIsOlderThanWhatCameOrWent()
    {
        constexpr qint64 Hour = 3'600'000;
        RouteFixture fixture;
        ApiClient client = fixture.client();
        const QByteArray target = Tree + ".json";
        const Reply before = client.get(target);
        fixture.clock.advance(Hour);
        fixture.change([&fixture](store::Database &db) {
            return store::deleteExpression(db, "/akn/xa/act/2004/17/eng@2009-02-03",
                                           fixture.clock.now());
        });
        const Reply left = client.get(target,
                                      {{"If-Modified-Since", before.header("last-modified")}});
        QCOMPARE(left.status, 200);
        QCOMPARE(left.json().value(u"expression_date").toString(), u"2004-06-01"_s);
        const ApiClient::Headers since{{"If-Modified-Since", left.header("last-modified")}};
        QCOMPARE(client.get(target, since).status, 304);
        fixture.clock.advance(Hour);
        fixture.change([&fixture](store::Database &db) -> Result<void> {
            DocumentSpec earlier;
            earlier.work = "/akn/xa/act/2004/17";
            earlier.date = "2003-01-01";
            SHERIA_CHECK(store::putExpression(db, prepared(earlier), store::WorkPolicy::KeepWork,
                                              fixture.clock.now()));
            return {};
        });
        const Reply more = client.get(target, since);
        QCOMPARE(more.status, 200);
        QVERIFY(more.body.contains("\"points_in_time\":[{\"date\":\"2003-01-01\""));
    }

    void theNextDayMayMeanAnotherExpression()
    {
        RouteFixture fixture;
        ApiClient client = fixture.client();
        const auto dateOf = [&client] {
            return client.get(Tree + ".json").json().value(u"expression_date").toString();
        };
        QCOMPARE(dateOf(), u"2009-02-03"_s);
        fixture.clock.advance(
            fixture.clock.now().msecsTo(QDateTime({2029, 12, 31}, QTime(23, 59), Qt::UTC)));
        QCOMPARE(dateOf(), u"2009-02-03"_s);
        fixture.clock.advance(60'000);
        QCOMPARE(dateOf(), u"2030-01-01"_s);
    }

    void addressesFollowTheNameTheClientUses()
    {
        RouteFixture fixture;
        ApiClient client = fixture.client();
        const QByteArray port = QByteArray::number(fixture.port());
        const auto urlFor = [](ApiClient &each) {
            return each.get(Tree).json().value(u"url").toString().toUtf8();
        };
        const QByteArray path = ':' + port + Tree + "/eng@2009-02-03";
        QCOMPARE(urlFor(client), "http://127.0.0.1" + path);
        ApiClient local = fixture.client();
        local.setHost("localhost:" + port);
        QCOMPARE(urlFor(local), "http://localhost" + path);
        QCOMPARE(urlFor(client), "http://127.0.0.1" + path);
    }

private:
    using Edit = std::function<void(Work &)>;

    static void edit(RouteFixture &fixture, const QByteArray &uri, const Edit &change)
    {
        const QDateTime now = fixture.clock.now().addSecs(5);
        fixture.change([&](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, uri));
            change(work);
            SHERIA_TRY([[maybe_unused]] const bool done, store::putWork(db, work, now));
            return {};
        });
    }

    static void setParent(RouteFixture &fixture, const QByteArray &uri, const QByteArray &parent)
    {
        edit(fixture, uri, [&](Work &work) { work.parent = WorkRef{parent, {}}; });
    }

    static void setTitle(RouteFixture &fixture, const QByteArray &uri, const QString &title)
    {
        edit(fixture, uri, [&](Work &work) { work.title = title; });
    }
};

SHERIA_TEST(TestFreshness)
} // namespace tst_freshness
#include "tst_freshness.moc"
