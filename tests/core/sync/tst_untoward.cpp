// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"
#include "core/store/file/verify.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/topicqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/recordloader.h"
#include "core/store/sync/syncitems.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/core/sync/wordserver.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <optional>

namespace tst_untoward {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using sync::Progress;

constexpr int Acts = 80;
const QByteArray Json = "Content-Type: application/json\r\n";

Fault noFault(const QByteArray &, int)
{
    return Fault::None;
}

QByteArray baseOf(const RouteFixture &server)
{
    return "http://127.0.0.1:" + QByteArray::number(server.port());
}

/// Runs it as CopyFixture does, and does `job` once when it begins to fetch.
Result<sync::Summary> runWith(CopyFixture &copy, qint64 source, const std::function<void()> &job)
{
    bool isDone = false;
    sync::Observer observer;
    observer.progressed = [&](const Progress &progress) {
        if (isDone || progress.phase != Progress::Phase::Fetching)
            return;
        isDone = true;
        job();
    };
    return sync::run(copy.library->writer(), source, copy.options, copy.clock, observer, {});
}

qint64 countOf(CopyFixture &copy, const QByteArray &sql)
{
    store::Database db = copy.reader();
    auto query = must(store::Statement::prepare(db, sql.constData()));
    must(query.step());
    return query.integer(0);
}

qint64 completeOf(CopyFixture &copy)
{
    return countOf(copy, "SELECT COUNT(*) FROM sync_item WHERE state = 'complete'");
}

QStringList findingsOf(CopyFixture &copy)
{
    QStringList out;
    store::Database db = copy.reader();
    for (const store::Finding &one : must(store::verify(db, {}, {})))
        out << one.subject + u": "_s + one.detail;
    return out;
}

/// What comes in between: hosts, tokens, locks, lists that do not come.
class TestUntoward : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Addresses that answers name lead nowhere: the token goes to no other host, scheme or port.
    void namedAddressesAreNotFollowed_data()
    {
        QTest::addColumn<bool>("isHttps");
        QTest::newRow("another port") << false;
        QTest::newRow("another scheme") << true;
    }
    void namedAddressesAreNotFollowed()
    {
        QFETCH(bool, isHttps);
        RouteFixture server;
        WordServer other([](const QByteArray &) {
            return "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"_ba + WordServer::Close;
        });
        const QByteArray elsewhere = isHttps ? "https" + other.base().mid(4) : other.base();
        // All that names the server names the other one, also where the next page is.
        FaultProxy proxy(server.port(), noFault, {},
                         [&](const QByteArray &target, const QByteArray &answer) {
                             const qsizetype start = answer.indexOf("\r\n\r\n") + 4;
                             if (!answer.startsWith("HTTP/1.1 200") || !target.contains("v3")
                                 || target.contains(".xml") || target.contains("/media"))
                                 return answer;
                             QByteArray body = answer.mid(start);
                             body.replace(baseOf(server), elsewhere);
                             const QByteArray next = "\"next\":\"" + elsewhere
                                 + "/v3/steal?page=2\"";
                             body.replace("\"next\":null", next);
                             return FaultProxy::answered("200 OK", Json, body);
                         });
        CopyFixture copy;
        copy.options.token = server.token();
        const auto done = copy.run(copy.addSource(proxy.base()));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->failed, 0);
        QCOMPARE(other.connections(), 0);
        for (const QByteArray &target : proxy.targets())
            QVERIFY2(!target.contains("steal"), target.constData());
        QCOMPARE(copy.differences(baseOf(server)).join(u'\n'), QString());
        QCOMPARE(other.connections(), 0);
    }

    /// A token that is taken back ends the run at once; with another one it goes on where it was.
    void aTokenThatIsTakenBackEndsIt()
    {
        BigServer server(Acts);
        std::atomic<int> texts = 0;
        std::atomic<bool> isRefused = false;
        std::atomic<int> refused = 0;
        FaultProxy proxy(server.port(), noFault, [&](const QByteArray &target) {
            isRefused = isRefused || (target.endsWith(".xml") && ++texts == Acts / 2);
            refused += isRefused ? 1 : 0;
            return isRefused
                ? FaultProxy::answered("401 Unauthorized", Json, R"({"detail":"Invalid token."})")
                : QByteArray();
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY(!copy.run(source));
        QCOMPARE(copy.lastError.code, ErrorCode::Unauthorized);
        QVERIFY2(refused <= 6, qPrintable(QString::number(refused))); // Those that were under way.
        const qint64 complete = completeOf(copy);
        QVERIFY(complete > 0 && complete < Acts);
        QCOMPARE(findingsOf(copy), QStringList());
        isRefused = false;
        const auto rest = copy.run(source);
        QVERIFY(rest);
        QCOMPARE(rest->fetched, Acts - complete);
        QCOMPARE(copy.differences(server.base()), QStringList());
    }

    /// A source that a person removes while it is synced ends the run; nothing is kept of it.
    void aSourceThatIsRemovedEndsTheRun()
    {
        BigServer server(Acts);
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(server.base());
        const auto done = runWith(copy, source, [&] {
            must(copy.library->writer()
                     .submit([source](store::Database &db) {
                         return store::removeSyncSource(db, source);
                     })
                     .get());
        });
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::NotFound);
        QCOMPARE(done.error().text(), u"the source was removed"_s);
        for (const char *table : {"sync_item", "sync_answer", "sync_seen", "sync_pass",
                                  "sync_reply", "sync_run", "sync_run_place", "sync_run_work"})
            QVERIFY2(countOf(copy, QByteArray("SELECT COUNT(*) FROM " + QByteArray(table))) == 0,
                     table);
        QCOMPARE(findingsOf(copy), QStringList());
    }

    /// A person who wants something else of a source while it is synced gets that with the next run.
    void anotherSelectionEndsTheRun_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("when"); // With the first target that has this in it.
        const QByteArray place = R"({"places":["xa-bay"]})";
        const QByteArray places = R"({"places":["xa-bay","xa"]})";
        QTest::newRow("a place, while it lists")
            << place << places << "/places/xa-bay/work-expressions"_ba;
        QTest::newRow("a place, while it fetches") << place << places << ".xml"_ba;
        QTest::newRow("files, while it fetches") << R"({"media":false})"_ba
                                                 << R"({"media":true})"_ba
                                                 << ".xml"_ba;
    }
    void anotherSelectionEndsTheRun()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, when);
        RouteFixture server;
        CopyFixture copy;
        store::SyncSource wanted;
        std::atomic<bool> isToChange = false;
        FaultProxy proxy(server.port(), [&](const QByteArray &target, int) {
            if (target.contains(when) && isToChange.exchange(false))
                must(sync::changeSource(copy.library->writer(), wanted));
            return Fault::None;
        });
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base(), before);
        store::Database db = copy.reader();
        wanted = must(store::findSyncSource(db, source));
        wanted.selection = after;
        isToChange = true;
        const auto changed = copy.run(source);
        QVERIFY2(changed, qPrintable(copy.lastError.text()));
        QVERIFY(changed->isCancelled);
        QVERIFY(changed->troubles.back().what.english().contains(u"settings of the source"_s));
        QVERIFY(!must(store::findSyncSource(db, source)).watermark.isValid());
        QVERIFY(!must(store::findSyncPass(db, source)));
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->failed, 0);
        QVERIFY(must(store::findSyncSource(db, source)).watermark.isValid());
        QCOMPARE(copy.differences(baseOf(server), after).join(u'\n'), QString());
    }

    /// Another process that holds the library for longer than anybody waits ends the run; the next goes on.
    void aLibraryThatIsHeldEndsTheRun()
    {
        BigServer server(Acts);
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(server.base());
        store::Database other = must(
            store::Database::open(copy.path(), store::Database::Mode::ReadWrite));
        std::optional<store::Transaction> held;
        const auto done = runWith(copy, source,
                                  [&] { held.emplace(must(store::Transaction::begin(other))); });
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::Unavailable);
        held.reset();
        QVERIFY(completeOf(copy) < Acts);
        QCOMPARE(findingsOf(copy), QStringList());
        const qint64 complete = completeOf(copy);
        const auto rest = copy.run(source);
        QVERIFY2(rest, qPrintable(copy.lastError.text()));
        QCOMPARE(rest->fetched, Acts - complete);
        QCOMPARE(copy.differences(server.base()), QStringList());
    }

    /// A place that the server does not name any more, though it still has its laws.
    void aPlaceThatIsNotNamedKeepsItsLaws()
    {
        BigServer server(12, {"xa", "xb"});
        std::atomic<bool> isNamed = true;
        FaultProxy proxy(server.port(), noFault, [&](const QByteArray &target) {
            if (isNamed || !target.startsWith("/v3/places?"))
                return QByteArray();
            return FaultProxy::answered("200 OK", Json,
                                        R"({"count":1,"next":null,"previous":null,"results":[)"
                                        R"({"code":"xa","name":"X","localities":[]}]})");
        });
        CopyFixture copy;
        copy.options.token = server.token();
        copy.options.isFull = true;
        const qint64 source = copy.addSource(proxy.base(), R"({"places":["xa","xb"]})");
        QVERIFY(copy.run(source));
        QCOMPARE(completeOf(copy), 12);
        isNamed = false;
        for (int i = 0; i < 2; ++i) {
            copy.clock.advance(10LL * 60 * 1000);
            const auto done = copy.run(source);
            QVERIFY2(done, qPrintable(copy.lastError.text()));
            QCOMPARE(done->deleted, 0);
            QCOMPARE(done->awaiting, 0);
            QCOMPARE(done->troubles.size(), std::size_t(1));
            QCOMPARE(done->troubles.front().what.english(), u"the server has no place 'xb'"_s);
        }
        QCOMPARE(copy.differences(server.base()), QStringList());
    }

    /// One place's list that does not come costs only itself; nothing of that place goes.
    void aListThatDoesNotComeCostsOnlyItself_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("503") << FaultProxy::answered("503 Service Unavailable", Json,
                                                     R"({"detail":"Busy."})");
        QTest::newRow("404") << FaultProxy::answered("404 Not Found", Json,
                                                     R"({"detail":"Not found."})");
        QTest::newRow("soft 404") << FaultProxy::answered("404 Not Found",
                                                          "Content-Type: text/html\r\n",
                                                          "<html></html>");
        QTest::newRow("no list") << FaultProxy::answered("200 OK", Json, "{}");
    }
    void aListThatDoesNotComeCostsOnlyItself()
    {
        QFETCH(QByteArray, answer);
        BigServer server(12, {"xa", "xb", "xc"});
        std::atomic<bool> isBroken = true;
        FaultProxy proxy(server.port(), noFault, [&](const QByteArray &target) {
            return isBroken && target.startsWith("/v3/places/xb/work-expressions") ? answer
                                                                                   : QByteArray();
        });
        CopyFixture copy;
        copy.options.token = server.token();
        copy.options.isFull = true;
        const qint64 source = copy.addSource(proxy.base(), R"({"places":["xa","xb","xc"]})");
        const auto part = copy.run(source);
        QVERIFY2(part, qPrintable(copy.lastError.text()));
        QCOMPARE(part->fetched, 8);
        QCOMPARE(part->troubles.size(), std::size_t(1));
        isBroken = false;
        const auto whole = copy.run(source);
        QVERIFY2(whole, qPrintable(copy.lastError.text()));
        QCOMPARE(whole->fetched, 4);
        QVERIFY(whole->troubles.empty());
        isBroken = true; // Now there is something that could vanish.
        for (int i = 0; i < 2; ++i) {
            copy.clock.advance(10LL * 60 * 1000);
            const auto done = copy.run(source);
            QVERIFY2(done, qPrintable(copy.lastError.text()));
            QCOMPARE(done->deleted + done->awaiting, 0);
        }
        QCOMPARE(copy.differences(server.base()), QStringList());
    }

    /// Lists of places and topics have pages, too; what is on the second one counts.
    void smallListsAreReadToTheirEnd()
    {
        BigServer server(12, {"xa", "xb"});
        const auto page = [](const QByteArray &item, const QByteArray &next) {
            return FaultProxy::answered("200 OK", Json,
                                        "{\"count\":2,\"next\":" + next
                                            + ",\"previous\":null,\"results\":[" + item + "]}");
        };
        FaultProxy proxy(server.port(), noFault, [&](const QByteArray &target) -> QByteArray {
            const bool isFirst = target.endsWith("page=1");
            const QByteArray next = isFirst ? "\"http://x/?page=2\"" : "null";
            if (target.startsWith("/v3/places?"))
                return page(isFirst ? R"({"code":"xa","name":"A","localities":[]})"
                                    : R"({"code":"xb","name":"B","localities":[]})",
                            next);
            if (target.startsWith("/v3/taxonomy-topics?"))
                return page(isFirst ? R"({"slug":"first","name":"First","children":[]})"
                                    : R"({"slug":"second","name":"Second","children":[]})",
                            next);
            return {};
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const QByteArray selection = R"({"places":["xb"]})";
        const auto done = copy.run(copy.addSource(proxy.base(), selection));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QVERIFY(done->troubles.empty());
        QCOMPARE(done->fetched, 6);
        QCOMPARE(copy.differences(proxy.base(), selection), QStringList());
        store::Database db = copy.reader();
        const auto topics = must(store::listTopics(db));
        for (const char *slug : {"first", "second"})
            QVERIFY2(std::any_of(topics.begin(), topics.end(),
                                 [slug](const store::Topic &one) { return one.slug == slug; }),
                     slug);
    }

    /// What the server emptied is emptied.
    void whatIsTakenAwayGoes()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(baseOf(server));
        QVERIFY(copy.run(source));
        const QByteArray act = "/akn/xa/act/2004/17";
        const auto ofAct = [&copy](const char *table) {
            return countOf(copy,
                           QByteArray("SELECT COUNT(*) FROM " + QByteArray(table)
                                      + " WHERE work_id = (SELECT id FROM work WHERE uri = "
                                        "'/akn/xa/act/2004/17')"));
        };
        QVERIFY(ofAct("amendment") > 0 && ofAct("commencement") > 0
                && ofAct("publication_document") > 0);
        QVERIFY(countOf(copy, "SELECT COUNT(*) FROM media") > 0);
        server.clock.advance(3'600'000);
        server.change([&](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, act));
            work.amendments.clear();
            work.commencements.clear();
            work.aliases.clear();
            work.customProperties.clear();
            work.topics.clear();
            work.publication = {};
            work.disclaimer.clear();
            work.updatedAt = server.clock.now();
            SHERIA_TRY(const auto expressions, store::listExpressionIds(db, {}));
            for (const qint64 id : expressions) {
                SHERIA_TRY(const auto files, store::listMedia(db, id));
                for (const store::MediaFile &file : files)
                    SHERIA_CHECK(store::deleteMedium(db, id, file.filename));
            }
            const auto put = store::putWork(db, work, server.clock.now());
            return put ? Result<void>() : put.error();
        });
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(copy.differences(baseOf(server)).join(u'\n'), QString());
        QCOMPARE(ofAct("amendment") + ofAct("commencement") + ofAct("publication_document"), 0);
        QCOMPARE(countOf(copy, "SELECT COUNT(*) FROM media"), 0);
        QCOMPARE(findingsOf(copy), QStringList());
    }
};

SHERIA_TEST(TestUntoward)
} // namespace tst_untoward
#include "tst_untoward.moc"
