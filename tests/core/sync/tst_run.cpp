// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"
#include "core/store/file/verify.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/rows/placequeries.h"
#include "core/store/sync/syncitems.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <atomic>

namespace tst_run {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray TreeActToday = "/akn/xa/act/2004/17/eng@2009-02-03";

QByteArray baseOf(const RouteFixture &server)
{
    return "http://127.0.0.1:" + QByteArray::number(server.port());
}

/// What a source had and was deleted.
QByteArrayList tombstones(store::Database &db, qint64 source)
{
    return must(store::Statement::texts(
        db, "SELECT expression_uri FROM sync_tombstone WHERE source_id = ?1", source));
}

/// Copies of our own server, over real sockets.
class TestRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCopyEqualsTheServer()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const auto done = copy.run(copy.addSource(baseOf(server)));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QVERIFY(done->troubles.empty());
        QCOMPARE(done->failed, 0);
        QVERIFY(done->fetched > 8);
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
        store::Database db = copy.reader();
        QVERIFY(must(store::verify(db, {}, {})).empty());
    }

    /// What the two answer is the same to the byte, but for the address.
    void theCopyServesTheSame_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const char *target :
             {"/v3/akn/xa/.json", "/v3/akn/xa-bay/.json", "/v3/places", "/v3/taxonomy-topics",
              "/v3/akn/xa/act/2004/17/eng@2009-02-03.html",
              "/v3/akn/xa/act/2004/17/eng@2009-02-03/toc.json",
              "/v3/akn/xa/act/2004/17/eng@2009-02-03/timeline.json",
              "/v3/akn/xa/act/2004/17/eng@2009-02-03/media.json",
              "/v3/akn/xa/act/2004/17/eng@2009-02-03/media/a.png",
              "/v3/akn/xa/act/2004/17/media/publication/gazette-221.pdf",
              "/v3/akn/xa/act/2006/1.json", "/v3/akn/xa/judgment/xahc/2019/77.json",
              "/v3/enrichment-datasets"})
            QTest::newRow(target) << QByteArray(target);
    }
    void theCopyServesTheSame()
    {
        QFETCH(QByteArray, target);
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        QVERIFY(copy.run(copy.addSource(baseOf(server))));
        routes::ApiServer api(*copy.library);
        const QByteArray token = must(api.authenticator().issueToken(u"test"_s));
        must(api.server().start(0));
        const Reply there = server.client().get(target);
        const Reply here = ApiClient(api.server().port(), token).get(target);
        QCOMPARE(here.status, there.status);
        QByteArray body = here.body;
        body.replace(api.address(), baseOf(server));
        QCOMPARE(body, there.body);
        QCOMPARE(here.header("content-type"), there.header("content-type"));
    }

    void nothingIsFetchedTwice()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), [](const QByteArray &, int) { return Fault::None; });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY(copy.run(source));
        const qint64 revision = copy.library->revision();
        proxy.forgetTargets();
        const auto again = copy.run(source);
        QVERIFY(again);
        QCOMPARE(again->fetched, 0);
        for (const QByteArray &target : proxy.targets())
            QVERIFY2(!target.contains("/akn/"), target.constData());
        QCOMPARE(copy.library->revision(), revision);
    }

    /// A webhook hears of what a sync brings, as of any other change: once for each work.
    void webhooksAreToldOfWhatComes()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const QDateTime now = copy.library->clock().now();
        const auto added = copy.library->writer()
                               .submit([&](store::Database &db) -> Result<void> {
                                   SHERIA_CHECK(store::addEndpoint(db, "http://h/hook", now));
                                   return {};
                               })
                               .get();
        QVERIFY(added);
        const qint64 source = copy.addSource(baseOf(server));
        QVERIFY(copy.run(source));
        store::Database db = copy.reader();
        const auto told = must(store::invocationsAfter(db, 0));
        QHash<QByteArray, QByteArray> actions;
        for (const store::Invocation &each : told)
            actions.insert(each.workUri, each.action);
        QCOMPARE(actions.size(), qsizetype(told.size()));
        QCOMPARE(actions.value("/akn/xa/act/2004/17"), "created"_ba);
        QVERIFY(copy.run(source)); // Nothing is new.
        store::Database after = copy.reader();
        QCOMPARE(must(store::invocationsAfter(after, 0)).size(), told.size());
    }

    /// Several requests at a time, and no more than is polite.
    void asksPolitely()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), [](const QByteArray &, int) { return Fault::None; });
        CopyFixture copy;
        copy.options.token = server.token();
        QVERIFY(copy.run(copy.addSource(proxy.base())));
        QVERIFY(proxy.most() > 1);
        QVERIFY(proxy.most() <= 4);
    }

    void followsWhatChanges()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(baseOf(server));
        const auto first = copy.run(source);
        QVERIFY(first);
        server.clock.advance(3'600'000);
        server.change([&](store::Database &db) -> Result<void> {
            DocumentSpec spec;
            spec.work = "/akn/xa/act/2001/8";
            spec.date = "2003-01-01";
            spec.body = "<section eId=\"sec_1\"><content><p>New words.</p></content></section>";
            SHERIA_TRY(const auto put,
                       store::putExpression(db, prepared(spec), store::WorkPolicy::KeepWork,
                                            server.clock.now()));
            Q_UNUSED(put)
            return {};
        });
        const auto second = copy.run(source);
        QVERIFY(second);
        QVERIFY(second->fetched > 0);
        QVERIFY(second->fetched < first->fetched / 2);
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
    }

    void survivesAnyFault_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 12; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
    void survivesAnyFault()
    {
        QFETCH(quint32, seed);
        RouteFixture server;
        FaultProxy proxy(server.port(), FaultProxy::byChance(seed, 0.3));
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        for (const sync::Trouble &trouble : done->troubles)
            qInfo("%s: %s", trouble.uri.constData(), qPrintable(trouble.what.english()));
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
        store::Database db = copy.reader();
        QVERIFY(must(store::verify(db, {}, {})).empty());
        QVERIFY(tombstones(db, source).isEmpty());
    }

    /// A part that never comes costs only itself, and is asked for again.
    void aFailingPartIsStaleAndWipesNothing()
    {
        RouteFixture server;
        std::atomic<bool> isBroken = false;
        FaultProxy proxy(server.port(), [&](const QByteArray &target, int) {
            return isBroken && target.contains("media") ? Fault::ServerError : Fault::None;
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY(copy.run(source));
        isBroken = true;
        server.clock.advance(3'600'000);
        server.change([&](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, "/akn/xa/act/2004/17"));
            work.disclaimer = u"Said anew."_s;
            work.updatedAt = server.clock.now();
            SHERIA_TRY(const bool isChanged, store::putWork(db, work, server.clock.now()));
            Q_UNUSED(isChanged)
            return {};
        });
        const auto broken = copy.run(source);
        QVERIFY(broken);
        QVERIFY(broken->failed > 0);
        const QStringList left = copy.differences(baseOf(server));
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n'))); // The old images are still right.
        isBroken = false;
        proxy.forgetTargets();
        const auto healed = copy.run(source);
        QVERIFY(healed);
        QCOMPARE(healed->failed, 0);
        for (const QByteArray &target : proxy.targets())
            QVERIFY2(!target.endsWith(".xml"), target.constData()); // Only what was stale.
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
    }

    void whatIsGoneGoesAfterTheSecondLook()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        copy.options.isFull = true;
        copy.options.allowMassDeletion = true;
        const qint64 source = copy.addSource(baseOf(server));
        QVERIFY(copy.run(source));
        server.change([&](store::Database &db) {
            return store::deleteExpression(db, TreeActToday, server.clock.now());
        });
        const auto first = copy.run(source);
        QVERIFY(first);
        QCOMPARE(first->deleted, 0);
        QCOMPARE(first->awaiting, 1);
        copy.clock.advance(4LL * 60 * 1000);
        QCOMPARE(copy.run(source)->deleted, 0);
        copy.clock.advance(2LL * 60 * 1000);
        copy.options.isFull = false; // It needs no full check to be settled.
        QCOMPARE(copy.run(source)->deleted, 1);
        QCOMPARE(copy.differences(baseOf(server)), QStringList());
        store::Database db = copy.reader();
        QCOMPARE(tombstones(db, source), QByteArrayList{TreeActToday});
    }

    void tooMuchAtOnceIsNotDeletedUnasked()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        copy.options.isFull = true;
        const qint64 source = copy.addSource(baseOf(server));
        QVERIFY(copy.run(source));
        for (const QByteArray &uri : {TreeActToday, "/akn/xa/act/2001/8/eng@2001-01-01"_ba})
            server.change([&](store::Database &db) {
                return store::deleteExpression(db, uri, server.clock.now());
            });
        QVERIFY(copy.run(source));
        copy.clock.advance(6LL * 60 * 1000);
        const auto braked = copy.run(source);
        QVERIFY(braked);
        QCOMPARE(braked->deleted, 0);
        QCOMPARE(braked->braked, std::vector<QByteArray>{"xa"});
        copy.options.allowMassDeletion = true;
        QCOMPARE(copy.run(source)->deleted, 2);
    }

    /// A proxy that says "not found" to everything, politely, deletes nothing.
    void aPageThatSaysNotFoundDeletesNothing()
    {
        RouteFixture server;
        std::atomic<bool> isBroken = false;
        FaultProxy proxy(server.port(), [&](const QByteArray &target, int) {
            return isBroken && target.contains("/akn/") ? Fault::SoftMissing : Fault::None;
        });
        CopyFixture copy;
        copy.options.token = server.token();
        copy.options.isFull = true;
        copy.options.allowMassDeletion = true;
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY(copy.run(source));
        server.change([&](store::Database &db) {
            return store::deleteExpression(db, TreeActToday, server.clock.now());
        });
        isBroken = true;
        for (int i = 0; i < 3; ++i) {
            copy.clock.advance(10LL * 60 * 1000);
            const auto done = copy.run(source);
            QVERIFY(done);
            QCOMPARE(done->deleted, 0);
            QCOMPARE(done->awaiting, 0);
        }
    }

    void choosesPlacesAndLanguages()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const QByteArray selection = R"({"places":["xa"],"languages":["eng"]})";
        const auto done = copy.run(copy.addSource(baseOf(server), selection));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(copy.differences(baseOf(server), selection), QStringList());
        store::Database db = copy.reader();
        const auto ids = must(store::listExpressionIds(db, {}));
        QVERIFY(ids.size() > 5);
        for (const ExpressionRecord &record : must(store::loadExpressions(db, ids))) {
            QCOMPARE(record.expression.language, "eng"_ba);
            QCOMPARE(record.work.uri.place(), "xa"_ba);
        }
    }

    /// A server that knows a place by its code only takes no name away that another one told.
    void aNameOfAPlaceStays()
    {
        RouteFixture first;
        RouteFixture second;
        second.change([](store::Database &db) {
            return store::putPlace(db, {"xa", u"XA"_s, "eng", {}});
        });
        CopyFixture copy;
        for (const RouteFixture *server : {&first, &second}) {
            copy.options.token = server->token();
            QVERIFY2(copy.run(copy.addSource(baseOf(*server))), qPrintable(copy.lastError.text()));
            store::Database db = copy.reader();
            QCOMPARE(must(store::findPlace(db, "xa")).name, u"Exampleland"_s);
        }
    }

    void aWrongTokenIsToldAndWrittenNowhere()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = "wrongwrongwrongwrong";
        QVERIFY(!copy.run(copy.addSource(baseOf(server))));
        QCOMPARE(copy.lastError.code, ErrorCode::Unauthorized);
        QVERIFY(!copy.lastError.text().contains(u"wrongwrong"_s));
    }

    void theTokenIsInNoFile()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        QVERIFY(copy.run(copy.addSource(baseOf(server))));
        const QFileInfo file(copy.path());
        copy.library.reset();
        for (const QFileInfo &each : file.dir().entryInfoList(QDir::Files)) {
            QFile one(each.filePath());
            QVERIFY(one.open(QIODevice::ReadOnly));
            QVERIFY2(!one.readAll().contains(server.token()), qPrintable(each.fileName()));
        }
    }

    void aServerThatIsNotThereIsToldSoon()
    {
        CopyFixture copy;
        copy.options.token = "x";
        QVERIFY(!copy.run(copy.addSource("http://127.0.0.1:1")));
        QCOMPARE(copy.lastError.code, ErrorCode::Unavailable);
        QVERIFY(copy.lastError.text().contains(u"cannot connect"_s));
    }
};

SHERIA_TEST(TestRun)
} // namespace tst_run
#include "tst_run.moc"
