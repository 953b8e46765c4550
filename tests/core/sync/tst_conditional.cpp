// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/sync/syncitems.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <map>

namespace tst_conditional {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray TreeAct = "/akn/xa/act/2004/17";

Fault noFault(const QByteArray &, int)
{
    return Fault::None;
}

template <typename Server>
QByteArray baseOf(const Server &server)
{
    return "http://127.0.0.1:" + QByteArray::number(server.port());
}

/// `answer` with its entity tag replaced by what `tag` makes of it; a null one: without.
QByteArray withTag(const QByteArray &answer,
                   const std::function<QByteArray(const QByteArray &)> &tag)
{
    // Qt 6.8 writes the names of fields in small letters.
    const qsizetype start =
        answer.first(answer.indexOf("\r\n\r\n") + 2).toLower().indexOf("\r\netag: ");
    if (start < 0)
        return answer;
    const qsizetype value = start + 8;
    const qsizetype end = answer.indexOf("\r\n", value);
    const QByteArray put = tag(answer.mid(value, end - value));
    const QByteArray field = put.isNull() ? QByteArray() : "\r\nETag: " + put;
    return answer.first(start) + field + answer.sliced(end);
}

void change(CopyFixture &copy, const store::Writer::Job &job)
{
    must(copy.library->writer().submit(job).get());
}

/// Fetches all it has once more, whatever is known of it.
void wantAll(CopyFixture &copy)
{
    change(copy, [](store::Database &db) {
        return db.execute("UPDATE sync_item SET state = 'wanted', parts = ''");
    });
}

bool showsTag(const QByteArray &head)
{
    return head.toLower().contains("\r\nif-none-match: ");
}

QByteArray targetOf(const QByteArray &head)
{
    return head.split(' ').value(1);
}

/// What kind of thing a target is: "timeline", "places", "xml".
QByteArray kindOf(const QByteArray &target)
{
    const QByteArray path = target.split('?').front();
    if (path.contains("/media/"))
        return "file";
    const QByteArray last = path.split('/').back();
    return last.endsWith(".xml") ? "xml"_ba : last.split('.').front();
}

/// How many requests of each kind showed a tag.
std::map<QByteArray, int> tagsByKind(FaultProxy &proxy)
{
    std::map<QByteArray, int> out;
    for (const QByteArray &head : proxy.heads())
        out[kindOf(targetOf(head))] += showsTag(head) ? 1 : 0;
    return out;
}

/// What a source answered before is not sent again, and never believed without what it was.
/// Source: server/API.md section 10.6 (4); RFC 9110 section 13.1.2.
class TestConditional : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Lists and files of works, places, topics: all that is the same costs a few words.
    void whatIsTheSameIsNotSentAgain()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), noFault);
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        const auto first = copy.run(source);
        QVERIFY2(first, qPrintable(copy.lastError.text()));
        QVERIFY(tagsByKind(proxy)["timeline"] == 0);
        const auto idle = copy.run(source); // The lists of all there is, and nothing else.
        QVERIFY(idle);
        wantAll(copy);
        proxy.forgetTargets();
        const auto again = copy.run(source);
        QVERIFY2(again, qPrintable(copy.lastError.text()));
        QCOMPARE(again->failed, 0);
        const auto tags = tagsByKind(proxy);
        for (const char *kind : {"places", "taxonomy-topics", "enrichment-datasets", "timeline",
                                 "commencements", "media", "file", "xml"})
            QVERIFY2(tags.contains(kind) && tags.at(kind) > 0, kind);
        // What is left is lists so small that they cost no more than that they are the same.
        const qint64 sent = first->bytes - idle->bytes;
        const qint64 sentAgain = again->bytes - idle->bytes;
        QVERIFY2(sentAgain * 4 < sent, qPrintable(u"%1 of %2"_s.arg(sentAgain).arg(sent)));
        QVERIFY(again->requests <= first->requests);
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
    }

    /// The same list, of which one member is another one now.
    void whatChangedIsSent()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(baseOf(server));
        QVERIFY(copy.run(source));
        server.clock.advance(60'000);
        server.change([&](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, TreeAct));
            work.commencements.front().note = u"Said anew."_s;
            work.commencements.front().isMain = !work.commencements.front().isMain;
            work.updatedAt = server.clock.now();
            const auto put = store::putWork(db, work, server.clock.now());
            return put ? Result<void>() : put.error();
        });
        QVERIFY(!copy.differences(baseOf(server)).isEmpty());
        QVERIFY(copy.run(source));
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
    }

    /// Weak tags, of servers that pack what they send, are shown as they came; others are not shown.
    void showsOnlyWhatIsATag_data()
    {
        QTest::addColumn<int>("way");
        QTest::addColumn<bool>("isShown");
        QTest::newRow("weak") << 0 << true;
        QTest::newRow("without quotes") << 1 << false;
        QTest::newRow("garbled") << 2 << false;
        QTest::newRow("lost") << 3 << false;
    }
    void showsOnlyWhatIsATag()
    {
        QFETCH(int, way);
        QFETCH(bool, isShown);
        RouteFixture server;
        FaultProxy proxy(server.port(), noFault, {},
                         [way](const QByteArray &, const QByteArray &a) {
                             return withTag(a, [way](const QByteArray &tag) -> QByteArray {
                                 switch (way) {
                                 case 0: return "W/" + tag;
                                 case 1: return tag.mid(1, tag.size() - 2);
                                 case 2: return tag + '\x02';
                                 default: return QByteArray();
                                 }
                             });
                         });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY(copy.run(source));
        wantAll(copy);
        proxy.forgetTargets();
        const auto again = copy.run(source);
        QVERIFY2(again, qPrintable(copy.lastError.text()));
        for (const QByteArray &head : proxy.heads()) {
            // Of files it is known from themselves.
            if (showsTag(head) && kindOf(targetOf(head)) != "file")
                QVERIFY2(isShown && head.contains("W/\""), head.constData());
        }
        QCOMPARE(tagsByKind(proxy)["timeline"] > 0, isShown);
        QCOMPARE(again->failed, 0);
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
    }

    /// One that had tags, and has none any more: what was kept is not believed for ever.
    void aTagThatIsLostIsForgotten()
    {
        RouteFixture server;
        std::atomic<bool> isWithout = false;
        FaultProxy proxy(server.port(), noFault, {}, [&](const QByteArray &, const QByteArray &a) {
            return isWithout ? withTag(a, [](const QByteArray &) { return QByteArray(); }) : a;
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY(copy.run(source));
        isWithout = true;
        copy.options.isFull = true; // Shows nothing, so all is sent.
        wantAll(copy);
        proxy.forgetTargets();
        QVERIFY(copy.run(source));
        QCOMPARE(tagsByKind(proxy)["timeline"], 0);
        copy.options.isFull = false;
        wantAll(copy);
        proxy.forgetTargets();
        QVERIFY(copy.run(source));
        QCOMPARE(tagsByKind(proxy)["timeline"], 0);
        QCOMPARE(tagsByKind(proxy)["places"], 0);
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
    }

    /// A cache that says "the same" to who has nothing: nothing is taken from it, and nothing lost.
    void theSameAsNothingIsNoAnswer()
    {
        RouteFixture server;
        std::atomic<bool> isBroken = true;
        FaultProxy proxy(server.port(), noFault, [&](const QByteArray &target) {
            const bool isHarmed = isBroken
                && (target.contains("/timeline") || target.contains("/commencements")
                    || target.contains("/provision-enrichments") || target.contains("/media"));
            return isHarmed ? FaultProxy::answered("304 Not Modified", "ETag: \"a\"\r\n", {})
                            : QByteArray();
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        const auto broken = copy.run(source);
        QVERIFY2(broken, qPrintable(copy.lastError.text()));
        QVERIFY(broken->failed > 0);
        QVERIFY(!broken->troubles.empty());
        isBroken = false;
        const auto healed = copy.run(source);
        QVERIFY(healed);
        QCOMPARE(healed->failed, 0);
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
    }

    /// What was kept and cannot be read any more is asked for as if nothing had been.
    void whatIsDamagedIsAskedForAnew_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QByteArray>("kind");
        QTest::newRow("no frame") << "UPDATE sync_reply SET body = x'0001' WHERE hash = ''"_ba
                                  << "timeline"_ba;
        QTest::newRow("empty") << "UPDATE sync_reply SET body = x'' WHERE hash = ''"_ba
                               << "places"_ba;
        QTest::newRow("text of another hash")
            << "UPDATE sync_item SET etag_hash = printf('%064d', 1)"_ba
            << "xml"_ba;
        QTest::newRow("text of a library before") << "UPDATE sync_item SET etag_hash = ''"_ba
                                                  << "xml"_ba;
    }
    void whatIsDamagedIsAskedForAnew()
    {
        QFETCH(QByteArray, sql);
        QFETCH(QByteArray, kind);
        RouteFixture server;
        FaultProxy proxy(server.port(), noFault);
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY(copy.run(source));
        change(copy, [&sql](store::Database &db) { return db.execute(sql.constData()); });
        wantAll(copy);
        proxy.forgetTargets();
        const auto again = copy.run(source);
        QVERIFY2(again, qPrintable(copy.lastError.text()));
        QCOMPARE(tagsByKind(proxy)[kind], 0);
        QCOMPARE(again->failed, 0);
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
        proxy.forgetTargets();
        wantAll(copy);
        QVERIFY(copy.run(source));
        QVERIFY(tagsByKind(proxy)[kind] > 0); // And then it is kept again.
    }

    /// The expression that a list was asked of is gone; that of the work is asked of another.
    void asksAnotherExpressionWhereTheFirstIsGone()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(baseOf(server));
        QVERIFY(copy.run(source));
        change(copy, [](store::Database &db) {
            return db.execute("UPDATE sync_reply SET path = '/akn/xa/act/2004/17/eng@1999-01-01/' "
                              "|| part || '.json' WHERE work_uri = '/akn/xa/act/2004/17' "
                              "AND hash = '' AND part NOT LIKE '/%'");
        });
        wantAll(copy);
        const auto again = copy.run(source);
        QVERIFY2(again, qPrintable(copy.lastError.text()));
        QCOMPARE(again->failed, 0);
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
        store::Database db = copy.reader();
        const auto kept = must(store::findSyncReply(db, source, TreeAct, "timeline"));
        QVERIFY(kept && !kept->path.contains("1999"));
    }

    /// What is forgotten of a source, and of what is deleted.
    void nothingIsKeptOfWhatIsGone()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        copy.options.allowMassDeletion = true;
        const qint64 source = copy.addSource(baseOf(server));
        QVERIFY(copy.run(source));
        const auto isKept = [&copy, source] {
            store::Database db = copy.reader();
            return must(store::findSyncReply(db, source, TreeAct, "timeline")).has_value();
        };
        QVERIFY(isKept());
        server.change([&](store::Database &db) {
            return store::deleteWork(db, TreeAct, server.clock.now());
        });
        copy.options.isFull = true;
        QVERIFY(copy.run(source));
        copy.clock.advance(6LL * 60 * 1000);
        QVERIFY(copy.run(source)->deleted > 0);
        QVERIFY(!isKept());
        change(copy, [source](store::Database &db) { return store::removeSyncSource(db, source); });
        store::Database db = copy.reader();
        store::Statement count = must(
            store::Statement::prepare(db, "SELECT COUNT(*) FROM sync_reply"));
        QVERIFY(must(count.step()));
        QCOMPARE(count.integer(0), 0);
    }

    /// What only its text says of a decision stays, though the text is not sent again.
    void aDecisionKeepsWhatItsTextSays()
    {
        DecisionFixture server;
        FaultProxy proxy(server.port(), noFault);
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base(), "{}", store::SyncKind::Decisions);
        QVERIFY(copy.run(source));
        const auto judgments = [&copy] {
            store::Database db = copy.reader();
            std::map<QByteArray, QByteArray> out;
            store::Statement query = must(store::Statement::prepare(
                db, "SELECT uri FROM work WHERE uri LIKE '%/judgment/%' ORDER BY uri"));
            while (must(query.step())) {
                const QByteArray uri = query.text(0);
                out[uri] = must(store::findWork(db, uri)).judgment;
            }
            return out;
        };
        const auto before = judgments();
        QVERIFY(!before.empty());
        wantAll(copy);
        proxy.forgetTargets();
        const auto again = copy.run(source);
        QVERIFY2(again, qPrintable(copy.lastError.text()));
        QVERIFY(tagsByKind(proxy)["xml"] > 0);
        QCOMPARE(judgments(), before);
    }
};

SHERIA_TEST(TestConditional)
} // namespace tst_conditional
#include "tst_conditional.moc"
