// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/importjob.h"
#include "core/search/index/indexstatus.h"
#include "core/store/db/statement.h"
#include "core/store/decisions/decisionqueries.h"
#include "core/store/file/verify.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/sync/synchistory.h"
#include "core/store/sync/syncitems.h"
#include "core/sync/offer.h"
#include "tests/core/sync/bigserver.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

#include "resources/sample/samplepack.h"

namespace tst_otherapis {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using store::SyncKind;

constexpr qint64 HourMs = 3'600'000;

QByteArray baseOf(const RouteFixture &server)
{
    return "http://127.0.0.1:" + QByteArray::number(server.port());
}

/// Without what each library numbers for itself, and what it knows of other works.
QJsonValue comparable(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray out;
        for (const QJsonValue &item : value.toArray())
            out << comparable(item);
        return out;
    }
    if (!value.isObject())
        return value;
    QJsonObject out;
    const QJsonObject object = value.toObject();
    for (auto one = object.begin(); one != object.end(); ++one) {
        if (one.key() != "id"_L1 && one.key() != "cited_documents"_L1)
            out.insert(one.key(), comparable(one.value()));
    }
    return out;
}

/// The decisions of a server, by URI.
QMap<QString, QJsonObject> decisionsAt(const QByteArray &base, const Reply &reply)
{
    QByteArray body = reply.body;
    body.replace(base, "BASE");
    QMap<QString, QJsonObject> out;
    for (const QJsonValue &item : QJsonDocument::fromJson(body)["results"_L1].toArray())
        out.insert(item["frbr_uri"_L1].toString(), comparable(item).toObject());
    return out;
}

Fault noFault(const QByteArray &, int)
{
    return Fault::None;
}

void putBase(RouteFixture &server, const QByteArray &code, const QString &name)
{
    server.change([&](store::Database &db) {
        KnowledgeBase base;
        base.code = code;
        base.name = name;
        base.description = u"What it is for."_s;
        base.kind = KnowledgeBase::Kind::Judgments;
        return store::addKnowledgeBase(db, base);
    });
}

/// Court decisions and knowledge bases, and what a server offers.
class TestOtherApis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decisionsAreAsTheServerHasThem()
    {
        DecisionFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const auto done = copy.run(copy.addSource(baseOf(server), "{}", SyncKind::Decisions));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QVERIFY(done->troubles.empty());
        QCOMPARE(done->failed, 0);
        routes::ApiServer api(*copy.library);
        const QByteArray token = must(api.authenticator().issueToken(u"test"_s));
        must(api.server().start(0));
        const QByteArray list = "/api/v1/decisions/.json";
        const auto there = decisionsAt(baseOf(server), server.client().get(list));
        const auto here = decisionsAt(api.address(),
                                      ApiClient(api.server().port(), token).get(list));
        QVERIFY(there.size() >= 5);
        QCOMPARE(here.keys(), there.keys());
        for (const QString &uri : there.keys()) {
            for (const QString &key : there[uri].keys())
                QVERIFY2(here[uri].value(key) == there[uri].value(key),
                         qPrintable(uri + u' ' + key + u' '
                                    + QString::fromUtf8(QJsonDocument(here[uri]).toJson())
                                    + QString::fromUtf8(QJsonDocument(there[uri]).toJson())));
        }
        for (const char *suffix : {".xml", ".html?coverpage=0"}) {
            const QByteArray target = QByteArray("/api/v1/decisions/akn/xa/judgment/xahc/2019/77")
                + suffix;
            QCOMPARE(
                ApiClient(api.server().port(), token).get(target).body.replace(api.address(), "B"),
                server.client().get(target).body.replace(baseOf(server), "B"));
        }
        store::Database db = copy.reader();
        QVERIFY(must(store::verify(db, {}, {})).empty());
        for (const QByteArray &secret : DecisionFixture::secrets())
            QVERIFY(!here.contains(QString::fromUtf8(secret)));
    }

    void anotherRunOfDecisionsFetchesNothing()
    {
        DecisionFixture server;
        FaultProxy proxy(server.port(), noFault);
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base(), "{}", SyncKind::Decisions);
        QVERIFY(copy.run(source));
        proxy.forgetTargets();
        const auto again = copy.run(source);
        QVERIFY(again);
        QCOMPARE(again->fetched, 0);
        for (const QByteArray &target : proxy.targets())
            QVERIFY2(!target.contains("/akn/"), target.constData());
        copy.options.isFull = true;
        QCOMPARE(copy.run(source)->fetched, 0);
    }

    void choosesCourts()
    {
        DecisionFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const auto done = copy.run(
            copy.addSource(baseOf(server), R"({"courts":["xahc"]})", SyncKind::Decisions));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        store::Database db = copy.reader();
        const auto ids = must(store::listExpressionIds(db, {}));
        QVERIFY(!ids.empty());
        for (const ExpressionRecord &record : must(store::loadExpressions(db, ids)))
            QVERIFY(record.expression.uri.contains("/xahc/"));
    }

    void aDecisionThatIsTakenBackGoes()
    {
        DecisionFixture server;
        server.setPublished(true);
        CopyFixture copy;
        copy.options.token = server.token();
        copy.options.isFull = true;
        copy.options.allowMassDeletion = true;
        const qint64 source = copy.addSource(baseOf(server), "{}", SyncKind::Decisions);
        QVERIFY(copy.run(source));
        server.setPublished(false);
        QCOMPARE(copy.run(source)->deleted, 0);
        copy.clock.advance(HourMs);
        // With the order that belongs to it.
        QCOMPARE(copy.run(source)->deleted, 2);
    }

    /// One that is not in the list any more, and was to be fetched again, is counted once.
    void whatIsFoundGoneInTwoWaysGoesOnce()
    {
        const QByteArray gone = "/akn/xa/judgment/xaca/2021/2";
        DecisionFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        copy.options.isFull = true;
        copy.options.allowMassDeletion = true;
        const qint64 source = copy.addSource(baseOf(server), "{}", SyncKind::Decisions);
        QVERIFY(copy.run(source));
        server.change(
            [&](store::Database &db) { return store::deleteWork(db, gone, server.clock.now()); });
        must(copy.library->writer()
                 .submit([&](store::Database &db) -> Result<void> {
                     SHERIA_TRY(const auto items, store::syncItemsOfWork(db, source, gone));
                     const store::SyncItem &item = items.at(0);
                     // Without what a list said of it, its address is asked for.
                     SHERIA_CHECK(store::wantSyncItem(
                         db, source, {item.uri, item.workUri, item.place, item.updatedAt, {}, -1}));
                     return store::setSyncMissing(db, item.id, copy.clock.now().addSecs(-600));
                 })
                 .get());
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->deleted, 1);
        QCOMPARE(done->awaiting, 0);
        store::Database db = copy.reader();
        const auto runs = must(store::listSyncRuns(db, source, 1));
        const auto places = must(store::syncRunPlaces(db, runs.at(0).id));
        QCOMPARE(places.size(), std::size_t(1));
        QCOMPARE(places[0].deleted, 1);
    }

    void survivesAnyFault_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 4; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
    void survivesAnyFault()
    {
        QFETCH(quint32, seed);
        DecisionFixture server;
        FaultProxy proxy(server.port(), FaultProxy::byChance(seed, 0.3));
        CopyFixture copy;
        copy.options.token = server.token();
        const auto done = copy.run(copy.addSource(proxy.base(), "{}", SyncKind::Decisions));
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->failed, 0);
    }

    void withoutThePermissionItIsSaid()
    {
        DecisionFixture server;
        CopyFixture copy;
        copy.options.token = server.tokenWithout();
        QVERIFY(!copy.run(copy.addSource(baseOf(server), "{}", SyncKind::Decisions)));
        QCOMPARE(copy.lastError.code, ErrorCode::Forbidden);
        QVERIFY(copy.lastError.text().contains(u"does not give access to this (403)"_s));
    }

    void knowledgeBasesFollowTheList()
    {
        RouteFixture server;
        putBase(server, "judgments-xa", u"Judgments"_s);
        putBase(server, "legislation-xa", u"Laws"_s);
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(baseOf(server), "{}", SyncKind::Knowledge);
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        QCOMPARE(done->fetched, 2);
        store::Database db = copy.reader();
        KnowledgeBase base = must(store::findKnowledgeBase(db, "judgments-xa"));
        QCOMPARE(base.name, u"Judgments"_s);
        QCOMPARE(base.kind, KnowledgeBase::Kind::Judgments);
        QCOMPARE(copy.run(source)->fetched, 0);
        const auto drop = [](const QByteArray &code) {
            return [code](store::Database &writing) {
                return store::removeKnowledgeBase(writing, code);
            };
        };
        server.change(drop("judgments-xa"));
        putBase(server, "judgments-xa", u"Judgments of Exampleland"_s);
        server.change(drop("legislation-xa"));
        QCOMPARE(copy.run(source)->fetched, 1);
        QCOMPARE(must(store::findKnowledgeBase(db, "judgments-xa")).name,
                 u"Judgments of Exampleland"_s);
        QVERIFY(store::findKnowledgeBase(db, "legislation-xa")); // Only said once.
        copy.clock.advance(HourMs);
        QCOMPARE(copy.run(source)->deleted, 1);
        QVERIFY(!store::findKnowledgeBase(db, "legislation-xa"));
    }

    void anOwnKnowledgeBaseStaysAsItIs()
    {
        RouteFixture server;
        putBase(server, "judgments-xa", u"Theirs"_s);
        CopyFixture copy;
        copy.options.token = server.token();
        must(copy.library->writer()
                 .submit([](store::Database &db) {
                     KnowledgeBase base;
                     base.code = "judgments-xa";
                     base.name = u"Ours"_s;
                     return store::addKnowledgeBase(db, base);
                 })
                 .get());
        const auto done = copy.run(copy.addSource(baseOf(server), "{}", SyncKind::Knowledge));
        QVERIFY(done);
        QCOMPARE(done->troubles.size(), std::size_t(1));
        store::Database db = copy.reader();
        QCOMPARE(must(store::findKnowledgeBase(db, "judgments-xa")).name, u"Ours"_s);
    }

    void choosesTopics()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(baseOf(server), R"({"topics":["subject-env"]})");
        const auto done = copy.run(source);
        QVERIFY2(done, qPrintable(copy.lastError.text()));
        store::Database db = copy.reader();
        const auto ids = must(store::listExpressionIds(db, {}));
        QCOMPARE(ids.size(), std::size_t(4)); // Of the Tree Protection Act, all points in time.
        QCOMPARE(copy.run(source)->fetched, 0);
    }

    void tellsWhatThereIsToChooseFrom()
    {
        DecisionFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const auto offer = sync::lookAround(baseOf(server), SyncKind::Legislation, copy.options,
                                            copy.clock, {});
        QVERIFY2(offer, offer ? "" : qPrintable(offer.error().text()));
        QVERIFY(offer->probe.expressions > 8);
        QCOMPARE(offer->probe.version, "v3"_ba);
        QVERIFY(std::any_of(offer->countries.begin(), offer->countries.end(), [](const auto &one) {
            return one.place.uriCode == "xa" && !one.localities.empty();
        }));
        QVERIFY(!offer->topics.empty());
        const auto courts = sync::lookAround(baseOf(server), SyncKind::Decisions, copy.options,
                                             copy.clock, {});
        QVERIFY(courts);
        QCOMPARE(courts->probe.version, "v1"_ba);
        QCOMPARE(courts->courts.size(), std::size_t(2));
        QVERIFY(courts->countries.empty());
    }

    /// The estimate of a copy against the copy.
    void estimatesWhatComes_data()
    {
        QTest::addColumn<QByteArray>("selection");
        QTest::newRow("everything") << "{}"_ba;
        QTest::newRow("without files") << R"({"media":false,"publications":false})"_ba;
    }
    void estimatesWhatComes()
    {
        QFETCH(QByteArray, selection);
        BigServer server(300);
        CopyFixture copy;
        copy.options.token = server.token();
        const auto estimate = sync::estimate(server.base(), SyncKind::Legislation,
                                             must(sync::Selection::parse(selection)), copy.options,
                                             copy.clock, {});
        QVERIFY2(estimate, estimate ? "" : qPrintable(estimate.error().text()));
        QCOMPARE(estimate->expressions, 300);
        QVERIFY(estimate->isCounted);
        QVERIFY(estimate->sampled > 0 && estimate->sampled <= 32);
        const auto done = copy.run(copy.addSource(server.base(), selection));
        QVERIFY(done);
        const auto isNear = [](qint64 said, qint64 was) {
            return said * 10 > was * 5 && said * 10 < was * 15;
        };
        QVERIFY2(isNear(estimate->requests, done->requests),
                 qPrintable(u"%1 %2"_s.arg(estimate->requests).arg(done->requests)));
        QVERIFY(estimate->transferBytes > 300LL * 500);
        store::Database db = copy.reader();
        const qint64 stored = must(store::Statement::number(db, "PRAGMA page_count"))
            * must(store::Statement::number(db, "PRAGMA page_size"));
        // Of many very small texts the rows about them weigh more than they do.
        QVERIFY2(estimate->libraryBytes < stored * 2 && estimate->libraryBytes * 4 > stored,
                 qPrintable(u"%1 %2"_s.arg(estimate->libraryBytes).arg(stored)));
        QVERIFY(estimate->seconds > 0);
    }

    /// Nothing but a list is fetched of knowledge bases.
    void estimatesKnowledgeBases()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const auto estimate = sync::estimate(baseOf(server), SyncKind::Knowledge, {}, copy.options,
                                             copy.clock, {});
        QVERIFY2(estimate, estimate ? "" : qPrintable(estimate.error().text()));
        const auto done = copy.run(copy.addSource(baseOf(server), "{}", SyncKind::Knowledge));
        QVERIFY(done);
        QVERIFY(estimate->expressions > 0);
        QCOMPARE(estimate->expressions, done->listed);
        QVERIFY(estimate->isCounted);
        QVERIFY(estimate->requests > 0 && estimate->requests <= done->requests);
        QVERIFY(estimate->transferBytes > 0 && estimate->transferBytes < 100'000);
    }

    /// The list of legislation has the decisions, too: those of both sources together are stored once.
    void estimatesWhatBothApisShare()
    {
        DecisionFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const auto of = [&](SyncKind kind) {
            return must(sync::estimate(baseOf(server), kind, {}, copy.options, copy.clock, {}));
        };
        const sync::Estimate legislation = of(SyncKind::Legislation);
        const sync::Estimate decisions = of(SyncKind::Decisions);
        QVERIFY(legislation.decisions > 0 && legislation.decisions <= legislation.expressions);
        QVERIFY(legislation.sharedBytes > 0 && legislation.sharedBytes <= legislation.libraryBytes);
        QCOMPARE(decisions.decisions, 0);
        QCOMPARE(decisions.sharedBytes, 0);
    }

    /// Both kinds of one server, against what a library of both takes.
    void estimatesTheSampleLibrary()
    {
        RouteFixture server;
        const pack::ImportObserver nobody;
        must(pack::importPaths(server.library().writer(), {resources::samplePackPath()},
                               server.clock, nobody, {}));
        CopyFixture copy;
        copy.options.token = server.token();
        const auto of = [&](SyncKind kind) {
            return must(sync::estimate(baseOf(server), kind, {}, copy.options, copy.clock, {}));
        };
        const sync::Estimate legislation = of(SyncKind::Legislation);
        const sync::Estimate decisions = of(SyncKind::Decisions);
        for (const SyncKind kind : {SyncKind::Legislation, SyncKind::Decisions})
            QVERIFY(copy.run(copy.addSource(baseOf(server), "{}", kind)));
        const QString index = search::indexFolder(copy.path());
        must(search::rebuildIndex(copy.path(), index, [](const search::IndexProgress &) {}, {}));
        store::Database db = copy.reader();
        const qint64 stored = must(store::Statement::number(db, "PRAGMA page_count"))
                * must(store::Statement::number(db, "PRAGMA page_size"))
            + must(search::indexStatus(index, db)).bytes;
        const qint64 said = legislation.libraryBytes + decisions.libraryBytes
            - legislation.sharedBytes;
        QVERIFY2(said * 10 > stored * 6 && said * 10 < stored * 14,
                 qPrintable(u"%1 %2"_s.arg(said).arg(stored)));
    }

    void estimatesPlaceByPlace()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const auto estimate = sync::estimate(
            baseOf(server), SyncKind::Legislation,
            must(sync::Selection::parse(R"({"places":["xa-bay"]})")), copy.options, copy.clock, {});
        QVERIFY2(estimate, estimate ? "" : qPrintable(estimate.error().text()));
        const auto done = copy.run(copy.addSource(baseOf(server), R"({"places":["xa-bay"]})"));
        QCOMPARE(estimate->places.at("xa-bay"), done->fetched);
        const auto nothing = sync::estimate(baseOf(server), SyncKind::Legislation,
                                            must(sync::Selection::parse(R"({"places":["zz"]})")),
                                            copy.options, copy.clock, {});
        QCOMPARE(nothing.error().code, ErrorCode::NotFound);
    }
};

SHERIA_TEST(TestOtherApis)
} // namespace tst_otherapis
#include "tst_otherapis.moc"
