// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "core/base/hash.h"
#include "core/domain/json/json.h"
#include "core/library/library.h"
#include "core/pack/importjob.h"
#include "core/replica/follower.h"
#include "core/replica/peer.h"
#include "core/replica/promotion.h"
#include "core/store/file/libraryfile.h"
#include "core/store/file/verify.h"
#include "core/store/legislation/citationnotes.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/webhooks/changes.h"
#include "core/webhooks/registry.h"
#include "server/routes/apiserver.h"
#include "tests/core/replica/standins.h"
#include "tests/server/routes/routefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_replica {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Patience = 60'000; ///< Milliseconds, for what takes a few.

const QByteArray TreeAct = "/akn/xa/act/2004/17";

/// A library with its server, which may follow others and be followed.
class Node
{
public:
    /// `copyOf`: the file of a library that it begins with.
    explicit Node(FixedClock &clock, const QString &copyOf = {}) : m_clock(clock)
    {
        if (!copyOf.isEmpty())
            must(store::backupLibraryFile(copyOf, path()));
        open();
    }
    ~Node() { close(); }
    Q_DISABLE_COPY_MOVE(Node)

    QString path() const { return m_folder.filePath(u"library.sheria"_s); }
    void open(bool isServed = true, quint16 port = 0)
    {
        library = must(Library::open(path(), Library::Mode::OpenOrCreate, m_clock));
        library->startIndexing();
        status = std::make_shared<replica::Status>(std::chrono::seconds(60));
        api = std::make_unique<routes::ApiServer>(*library, http::ServerOptions(),
                                                  routes::Replication{status, isServed, {}});
        must(api->server().start(port));
    }
    void close()
    {
        follower.reset();
        api.reset();
        library.reset();
    }
    /// Becomes a replica, and follows.
    Result<void> follow(const QByteArrayList &servers, const QByteArray &token)
    {
        follower.reset();
        replica::Follower::Options options;
        options.servers = servers;
        options.token = token;
        options.poll = std::chrono::milliseconds(20);
        options.silence = silence;
        SHERIA_TRY(follower, replica::Follower::open(path(), m_clock, options, status));
        SHERIA_CHECK(follower->join({}));
        follower->start(base());
        return {};
    }

    QByteArray base() const { return api->address(); }
    QByteArray token()
    {
        if (m_token.isEmpty())
            m_token = must(api->authenticator().issueToken(u"test"_s));
        return m_token;
    }
    ApiClient client() { return ApiClient(api->server().port(), token()); }
    /// Imports a text as a file of it would be. What went wrong, if anything did.
    QString import(const DocumentSpec &spec)
    {
        const QString file = m_folder.filePath(u"document.xml"_s);
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly) || out.write(xmlOf(spec)) < 0)
            return u"cannot write"_s;
        out.close();
        const auto done = pack::importPaths(library->writer(), {file}, m_clock, {}, {});
        return !done ? done.error().text() : done->refused > 0 ? u"refused"_s : QString();
    }
    qint64 revision()
    {
        store::Database db = must(library->openReader());
        return must(store::latestRevision(db));
    }
    store::ReplicaState state()
    {
        store::Database db = must(library->openReader());
        return must(store::replicaState(db));
    }
    access::Accounts accounts() { return {library->writer(), m_clock}; }
    Result<access::Account> account(const QString &name)
    {
        store::Database db = must(library->openReader());
        return access::Accounts::find(db, name);
    }
    /// The answer to that, and its status.
    Reply get(const QByteArray &target) { return client().get(target); }
    int statusOf(const QByteArray &target) { return get(target).status; }
    /// The same when a server has looked once more for what others have written: it does once a second.
    Reply getLater(const QByteArray &target)
    {
        m_clock.advance(1001);
        return get(target);
    }

private:
    FixedClock &m_clock;
    QTemporaryDir m_folder;
    QByteArray m_token;

public:
    std::chrono::milliseconds silence = replica::Follower::Options().silence;
    std::unique_ptr<Library> library;
    std::shared_ptr<replica::Status> status;
    std::unique_ptr<routes::ApiServer> api;
    std::unique_ptr<replica::Follower> follower;
};

DocumentSpec specOf(const QByteArray &work, const QByteArray &title = "Harbour Act")
{
    DocumentSpec spec;
    spec.work = work;
    spec.title = title;
    return spec;
}

/// All expressions, with when they were changed; of those of one instant the order is each library's own.
QStringList listed(Node &node)
{
    QStringList out;
    const QJsonObject list = node.get("/v3/work-expressions?page_size=500").json();
    for (const QJsonValue one : list.value("results"_L1).toArray())
        out << one["expression_frbr_uri"_L1].toString() + u' ' + one["updated_at"_L1].toString();
    out.sort();
    return out;
}

const QByteArray Harbour = "/akn/xa/act/2007/1";
const QByteArray HarbourJson = "/v3/akn/xa/act/2007/1/eng.json";

/// Replicas of our own servers, over real sockets.
class TestReplica : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_sample = std::make_unique<RouteFixture>(); }
    void cleanupTestCase() { m_sample.reset(); }

    void itHasWhatThePrimaryHas()
    {
        FixedClock clock;
        Node primary(clock, sample());
        Node copy(clock);
        must(copy.follow({primary.base()}, primary.token()));
        QTRY_COMPARE_WITH_TIMEOUT(copy.getLater("/v3/akn/xa/act/2004/17/eng.json").status, 200,
                                  Patience);
        QTRY_COMPARE_WITH_TIMEOUT(copy.status->age(clock.now()), std::optional<qint64>(0),
                                  Patience);
        for (const char *target : {"/v3/places", "/v3/taxonomy-topics", "/v3/enrichment-datasets",
                                   "/v3/akn/xa/act/2004/17/eng@2009-02-03.json",
                                   "/v3/akn/xa/act/2004/17/eng@2009-02-03.xml",
                                   "/v3/akn/xa/act/2004/17/eng@2009-02-03/media.json",
                                   "/api/v1/decisions", "/ai/v1/knowledge-bases"}) {
            const Reply there = primary.client().get(target);
            const Reply here = copy.client().get(target);
            QCOMPARE(here.status, there.status);
            QCOMPARE(QByteArray(here.body).replace(copy.base(), primary.base()), there.body);
        }
        QCOMPARE(listed(copy), listed(primary));
        store::Database db = must(copy.library->openReader());
        QVERIFY(must(store::verify(db, {}, {})).empty());
    }

    void itFollowsChanges()
    {
        FixedClock clock;
        Node primary(clock, sample());
        Node copy(clock);
        must(copy.follow({primary.base()}, primary.token()));
        QCOMPARE(primary.import(specOf(Harbour)), QString());
        QTRY_COMPARE_WITH_TIMEOUT(copy.getLater(HarbourJson).status, 200, Patience);
        clock.advance(1000);
        DocumentSpec changed = specOf(Harbour, "Harbour and Quays Act");
        changed.manifestationDate = "2011-01-01";
        QCOMPARE(primary.import(changed), QString());
        const auto title = [](Node &node) {
            return node.getLater(HarbourJson).json().value("title"_L1).toString();
        };
        QCOMPARE(title(primary), u"Harbour and Quays Act"_s);
        QTRY_COMPARE_WITH_TIMEOUT(title(copy), title(primary), Patience);
        must(primary.library->writer().write(
            [&clock](store::Database &db) { return store::deleteWork(db, Harbour, clock.now()); }));
        QTRY_COMPARE_WITH_TIMEOUT(copy.getLater(HarbourJson).status, 404, Patience);
        QCOMPARE(copy.statusOf("/v3/akn/xa/act/2004/17/eng.json"), 200);
    }

    /// More changes than one pack takes.
    void itCatchesUpInSteps()
    {
        FixedClock clock;
        Node primary(clock);
        must(primary.library->writer().write([&clock](store::Database &db) -> Result<void> {
            for (int i = 0; i < 700; ++i) {
                const DocumentSpec spec = specOf("/akn/xa/act/2008/" + QByteArray::number(i + 1));
                SHERIA_CHECK(store::putExpression(db, prepared(spec),
                                                  store::WorkPolicy::FromDocument, clock.now()));
            }
            return {};
        }));
        Node copy(clock);
        must(copy.follow({primary.base()}, primary.token()));
        QTRY_COMPARE_WITH_TIMEOUT(copy.getLater("/v3/akn/xa/act/2008/700/eng.json").status, 200,
                                  Patience);
        QTRY_COMPARE_WITH_TIMEOUT(
            copy.getLater("/v3/work-expressions?page_size=1").json().value("count"_L1).toInt(), 700,
            Patience);
    }

    void nothingElseChangesIt()
    {
        FixedClock clock;
        Node primary(clock, sample());
        Node copy(clock);
        must(copy.follow({primary.base()}, primary.token()));
        const QString primarysAddress = QString::fromUtf8(primary.base());
        const QString refusal = copy.import(specOf(Harbour));
        QVERIFY2(refusal.contains(primarysAddress), qPrintable(refusal));
        const auto added = copy.accounts().add({u"ana"_s});
        QVERIFY(!added);
        QCOMPARE(added.error().code, ErrorCode::Conflict);
        QVERIFY(added.error().text().contains(primarysAddress));
        webhooks::Registry registry(copy.library->writer(), clock, copy.library->trust());
        QCOMPARE(registry.add(u"http://127.0.0.1:9/hook"_s).error().code, ErrorCode::Conflict);
        const Result<void> stated = copy.library->writer().write([&clock](store::Database &db) {
            return store::putTreatment(db, "/akn/xa/judgment/xahc/2019/77", TreeAct, "applied",
                                       clock.now());
        });
        QVERIFY(!stated);
        // What lets people in is its own.
        const access::Account owner = must(copy.account(u"owner"_s));
        must(copy.accounts().setPassword(owner.id, u"a long password"_s));
        must(copy.accounts().issueToken(owner.id, u"of the replica"_s));
    }

    void itIsReadyWhileItIsInStep()
    {
        FixedClock clock;
        Node primary(clock, sample());
        Node copy(clock);
        must(copy.follow({primary.base()}, primary.token()));
        QTRY_COMPARE_WITH_TIMEOUT(copy.statusOf("/readyz"), 200, Patience);
        const Reply fresh = copy.client().get("/version");
        QCOMPARE(fresh.header("sheria-replica-age"), QByteArray("0"));
        QCOMPARE(primary.client().get("/version").header("sheria-replica-age"), QByteArray());
        QCOMPARE(copy.statusOf("/readyz?as=primary"), 503);
        // Its own index may be there later than the replica's.
        QTRY_COMPARE_WITH_TIMEOUT(primary.statusOf("/readyz?as=primary"), 200, Patience);
        QVERIFY(copy.client().get("/metrics").body.contains("\nsheria_replica 1\n"));

        const quint16 port = primary.api->server().port();
        primary.api->server().stop();
        QTRY_VERIFY_WITH_TIMEOUT(!copy.status->problem().isEmpty(), Patience);
        clock.advance(60'000);
        QCOMPARE(copy.client().get("/version").header("sheria-replica-age"), QByteArray("60"));
        QCOMPARE(copy.statusOf("/readyz"), 200);
        clock.advance(1'000);
        const Reply late = copy.client().get("/readyz");
        QCOMPARE(late.status, 503);
        QVERIFY2(late.body.contains("61 seconds behind"), late.body.constData());
        QVERIFY(copy.client().get("/metrics").body.contains("\nsheria_replica_age_seconds 61\n"));

        must(primary.api->server().start(port));
        QTRY_COMPARE_WITH_TIMEOUT(copy.statusOf("/readyz"), 200, Patience);
        QTRY_COMPARE_WITH_TIMEOUT(copy.client().get("/version").header("sheria-replica-age"),
                                  QByteArray("0"), Patience);
    }

    void accountsFollowAndSecretsDoNot()
    {
        FixedClock clock;
        Node primary(clock, sample());
        access::NewAccount wanted{u"ana"_s};
        wanted.password = u"the password of ana"_s;
        wanted.subscription.everything = false;
        wanted.subscription.countries = {"xa"};
        wanted.readsDecisions = true;
        const qint64 ana = must(primary.accounts().add(wanted));
        const QByteArray token = must(primary.accounts().issueToken(ana, u"ana's"_s)).secret;
        must(primary.accounts().setGroup({u"clerks"_s, wanted.subscription}));
        Node copy(clock);
        must(copy.follow({primary.base()}, primary.token()));

        const access::Account there = must(copy.account(u"ana"_s));
        QVERIFY(there.readsDecisions);
        QVERIFY(!there.isAdmin);
        QVERIFY(!there.hasPassword);
        QCOMPARE(there.subscription.countries, std::vector<QByteArray>{"xa"});
        store::Database db = must(copy.library->openReader());
        QVERIFY(must(access::Accounts::tokens(db, there.id)).empty());
        QCOMPARE(must(access::Accounts::groups(db)).size(), std::size_t(1));
        QCOMPARE(ApiClient(copy.api->server().port(), token).get("/v3/places").status, 401);
        const QByteArray sent = primary.client().get("/local/v1/replication").body;
        QVERIFY(sent.contains("\"ana\""));
        for (const QByteArray &secret : {QByteArray("argon2"), sha256Hex(token), token.first(12)})
            QVERIFY(!sent.contains(secret));

        // A token that is made here stays when the account changes there.
        const QByteArray own = must(copy.accounts().issueToken(there.id, u"here"_s)).secret;
        const auto asAna = [&] {
            return ApiClient(copy.api->server().port(), own).get("/v3/places").status;
        };
        const auto asAnaLater = [&] {
            clock.advance(1001); // A server looks once a second for what others have written.
            return asAna();
        };
        QCOMPARE(asAna(), 200);
        must(primary.accounts().setReadsDecisions(ana, false));
        QTRY_VERIFY_WITH_TIMEOUT(!must(copy.account(u"ana"_s)).readsDecisions, Patience);
        QCOMPARE(asAna(), 200);
        must(primary.accounts().setDisabled(ana, true));
        QTRY_COMPARE_WITH_TIMEOUT(asAnaLater(), 401, Patience);
        must(primary.accounts().remove(ana));
        QTRY_VERIFY_WITH_TIMEOUT(!copy.account(u"ana"_s), Patience);
    }

    /// It need not copy everything.
    void aCopyOfTheFileFollows()
    {
        FixedClock clock;
        Node primary(clock, sample());
        const QByteArray token = primary.token();
        webhooks::Registry registry(primary.library->writer(), clock, primary.library->trust());
        must(registry.add(u"http://127.0.0.1:9/hook"_s));
        Node copy(clock, primary.path());
        const qint64 revision = copy.revision();
        must(copy.follow({primary.base()}, token));
        QCOMPARE(primary.import(specOf(Harbour)), QString());
        QTRY_COMPARE_WITH_TIMEOUT(copy.getLater(HarbourJson).status, 200, Patience);
        QVERIFY(copy.revision() - revision <= primary.revision() - revision);
        store::Database db = must(copy.library->openReader());
        QVERIFY(must(store::listEndpoints(db)).empty()); // The primary sends.
    }

    void anotherOneFollowsTheReplica()
    {
        FixedClock clock;
        Node primary(clock, sample());
        Node middle(clock);
        Node last(clock);
        must(middle.follow({primary.base()}, primary.token()));
        must(last.follow({middle.base()}, middle.token()));
        QCOMPARE(primary.import(specOf(Harbour)), QString());
        QTRY_COMPARE_WITH_TIMEOUT(last.getLater(HarbourJson).status, 200, Patience);
        QTRY_COMPARE_WITH_TIMEOUT(last.status->age(clock.now()), std::optional<qint64>(0),
                                  Patience);
        // It is as old as the one that it follows.
        primary.api->server().stop();
        QTRY_VERIFY_WITH_TIMEOUT(!middle.status->problem().isEmpty(), Patience);
        clock.advance(90'000);
        QTRY_COMPARE_WITH_TIMEOUT(last.status->age(clock.now()), std::optional<qint64>(90),
                                  Patience);
        QCOMPARE(last.statusOf("/readyz"), 503);
        QVERIFY(last.status->problem().isEmpty());
    }

    void itGoesOnAfterARestart()
    {
        FixedClock clock;
        Node primary(clock, sample());
        Node copy(clock);
        must(copy.follow({primary.base()}, primary.token()));
        QTRY_COMPARE_WITH_TIMEOUT(copy.revision() > 0 && copy.status->age(clock.now()), true,
                                  Patience);
        copy.close();
        QCOMPARE(primary.import(specOf(Harbour)), QString());
        clock.advance(5'000);
        copy.open();
        QVERIFY(copy.import(specOf(Harbour)).contains(u"replica"_s));
        must(copy.follow({primary.base()}, primary.token()));
        QTRY_COMPARE_WITH_TIMEOUT(copy.getLater(HarbourJson).status, 200, Patience);
        // Without the primary it serves on, and knows how old it is.
        copy.close();
        primary.api->server().stop();
        clock.advance(30'000);
        copy.open();
        must(copy.follow({"http://127.0.0.1:9"}, "0123456789abcdef0123"));
        QVERIFY(copy.status->age(clock.now()).value_or(0) >= 30);
        QCOMPARE(copy.statusOf(HarbourJson), 200);
    }

    void thePrimaryRefuses()
    {
        FixedClock clock;
        Node primary(clock, sample());
        const qint64 ana = must(primary.accounts().add({u"ana"_s}));
        const QByteArray token = must(primary.accounts().issueToken(ana, u"ana's"_s)).secret;
        Node copy(clock);
        const auto refused = [&](const QByteArray &shown) {
            const Result<void> done = copy.follow({primary.base()}, shown);
            return done ? ErrorCode::Internal : done.error().code;
        };
        QCOMPARE(refused("0123456789abcdef0123"), ErrorCode::Unauthorized);
        QCOMPARE(refused(token), ErrorCode::Forbidden);
        const QByteArray adminsToken = primary.token();
        primary.close();
        primary.open(false);
        const Result<void> closed = copy.follow({primary.base()}, adminsToken);
        QCOMPARE(closed.error().code, ErrorCode::Forbidden);
        QVERIFY(closed.error().text().contains(u"--allow-replicas"_s));
        QCOMPARE(copy.state().role, store::ReplicaRole::Primary);
        QCOMPARE(copy.import(specOf(Harbour)), QString());
    }

    /// One of two replicas takes the place of a primary that is gone; the other one follows it. The former
    /// primary comes back, is replaced, and follows as well.
    void aReplicaIsPromoted()
    {
        FixedClock clock;
        auto primary = std::make_unique<Node>(clock, sample());
        const QByteArray token = primary->token();
        const quint16 port = primary->api->server().port();
        Node first(clock);
        Node second(clock);
        webhooks::Registry registry(primary->library->writer(), clock, primary->library->trust());
        must(registry.sign(must(registry.add(u"http://127.0.0.1:9/signed"_s)).id));
        must(first.follow({primary->base()}, token));
        QCOMPARE(primary->import(specOf(Harbour)), QString());
        // All let in the administrator of a group by the same token.
        must(first.api->authenticator().acceptToken(u"group"_s, token));
        must(second.follow({primary->base(), first.base()}, token));
        QTRY_COMPARE_WITH_TIMEOUT(first.getLater(HarbourJson).status, 200, Patience);
        QTRY_COMPARE_WITH_TIMEOUT(second.getLater(HarbourJson).status, 200, Patience);
        const QByteArray library = second.state().library;

        primary->api->server().stop();
        const replica::Promotion done = must(
            replica::promote(first.library->writer(), clock, first.library->trust()));
        QCOMPARE(done.epoch, 2);
        QCOMPARE(done.webhooks.size(), std::size_t(1));
        QVERIFY(done.webhooks.front().isPaused);
        QTRY_COMPARE_WITH_TIMEOUT(first.statusOf("/readyz?as=primary"), 200, Patience);
        QCOMPARE(first.client().get("/version").header("sheria-replica-age"), QByteArray());
        QCOMPARE(first.import(specOf("/akn/xa/act/2007/2")), QString());
        QTRY_COMPARE_WITH_TIMEOUT(second.getLater("/v3/akn/xa/act/2007/2/eng.json").status, 200,
                                  Patience);
        QCOMPARE(second.state().epoch, 2);
        QVERIFY(second.state().library != library);
        QCOMPARE(second.statusOf(HarbourJson), 200);

        must(primary->api->server().start(port));
        QTRY_COMPARE_WITH_TIMEOUT(primary->state().role, store::ReplicaRole::Replaced, Patience);
        QCOMPARE(primary->statusOf("/readyz"), 503);
        const QString refusal = primary->import(specOf("/akn/xa/act/2007/3"));
        QVERIFY2(refusal.contains(QString::fromUtf8(first.base())), qPrintable(refusal));
        // Nobody goes back to it.
        Node late(clock);
        QCOMPARE(late.follow({primary->base()}, token).error().code, ErrorCode::Conflict);
        // Its last change had reached the promoted one, so it can follow.
        must(primary->follow({first.base()}, token));
        QTRY_COMPARE_WITH_TIMEOUT(primary->getLater("/v3/akn/xa/act/2007/2/eng.json").status, 200,
                                  Patience);
        // And be promoted again.
        first.close();
        must(replica::promote(primary->library->writer(), clock, primary->library->trust()));
        QCOMPARE(primary->state().epoch, 3);
        QCOMPARE(primary->import(specOf("/akn/xa/act/2007/3")), QString());
    }

    /// A computer without power breaks no connection. Who waits for a pack of it follows the next one all the same.
    void aPrimaryThatFallsSilentIsLeft()
    {
        FixedClock clock;
        Node primary(clock, sample());
        const QByteArray token = primary.token();
        Cable cable(primary.api->server().port());
        Node first(clock);
        Node second(clock);
        second.silence = std::chrono::seconds(1);
        must(first.follow({primary.base()}, token));
        must(first.api->authenticator().acceptToken(u"group"_s, token));
        must(second.follow({cable.base(), first.base()}, token));
        QTRY_COMPARE_WITH_TIMEOUT(second.getLater("/v3/akn/xa/act/2004/17/eng.json").status, 200,
                                  Patience);
        cable.cutAtPack();
        QCOMPARE(primary.import(specOf(Harbour)), QString());
        QTRY_COMPARE_WITH_TIMEOUT(first.getLater(HarbourJson).status, 200, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(cable.isCut(), Patience);
        primary.api->server().stop();
        must(replica::promote(first.library->writer(), clock, first.library->trust()));
        QTRY_COMPARE_WITH_TIMEOUT(second.getLater(HarbourJson).status, 200, Patience);
        QCOMPARE(second.state().primary, first.base());
    }

    void aPrimaryThatSaysThatItIsBusyIsThere()
    {
        const BusyPrimary primary;
        replica::Peers peers("token", std::chrono::milliseconds(500));
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"pack"_s);
        must(peers.fetch(primary.base(), 0, {}, path, {}));
        QFile pack(path);
        QVERIFY(pack.open(QIODevice::ReadOnly));
        QCOMPARE(pack.readAll(), "pack");
    }

    void whoHasMoreDoesNotFollow()
    {
        FixedClock clock;
        Node primary(clock, sample());
        const QByteArray token = primary.token();
        Node first(clock);
        must(first.follow({primary.base()}, token));
        must(first.api->authenticator().acceptToken(u"group"_s, token));
        QTRY_COMPARE_WITH_TIMEOUT(first.getLater("/v3/akn/xa/act/2004/17/eng.json").status, 200,
                                  Patience);
        QTRY_COMPARE_WITH_TIMEOUT(first.status->age(clock.now()), std::optional<qint64>(0),
                                  Patience);
        first.follower.reset();
        QCOMPARE(primary.import(specOf(Harbour)), QString()); // Which no replica gets.
        must(replica::promote(first.library->writer(), clock, first.library->trust()));
        const Result<void> done = primary.follow({first.base()}, token);
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::Conflict);
        QVERIFY(done.error().text().contains(u"lacks changes"_s));
        QCOMPARE(primary.statusOf(HarbourJson), 200);
        // Neither does a library that has nothing to do with it.
        Node stranger(clock);
        QCOMPARE(stranger.import(specOf(Harbour)), QString());
        QCOMPARE(stranger.follow({first.base()}, token).error().code, ErrorCode::Conflict);
    }

    void twoPromotionsAreTold()
    {
        FixedClock clock;
        auto primary = std::make_unique<Node>(clock, sample());
        const QByteArray token = primary->token();
        Node first(clock);
        Node second(clock);
        must(first.follow({primary->base(), second.base()}, token));
        must(second.follow({primary->base()}, token));
        must(second.api->authenticator().acceptToken(u"group"_s, token));
        primary.reset();
        must(replica::promote(first.library->writer(), clock, first.library->trust()));
        must(replica::promote(second.library->writer(), clock, second.library->trust()));
        QTRY_VERIFY_WITH_TIMEOUT(first.status->problem().contains(u"was promoted, too"_s),
                                 Patience);
    }

    void whatNoServerSaysIsRefused_data()
    {
        QTest::addColumn<QByteArray>("changed");
        QTest::newRow("no library") << R"({"library":"x"})"_ba;
        QTest::newRow("no role") << R"({"role":"emperor"})"_ba;
        QTest::newRow("epoch") << R"({"epoch":0})"_ba;
        QTest::newRow("revision") << R"({"revision":-1})"_ba;
        QTest::newRow("from beyond its end") << R"({"since":8})"_ba;
        QTest::newRow("from before its beginning") << R"({"since":-1})"_ba;
        QTest::newRow("age") << R"({"age":-1})"_ba;
        QTest::newRow("types") << R"({"settings":"none"})"_ba;
    }
    void whatNoServerSaysIsRefused()
    {
        QFETCH(QByteArray, changed);
        replica::Position at;
        at.library = QByteArray(32, 'a');
        at.revision = 7;
        at.since = 3;
        QJsonObject json = QJsonDocument::fromJson(at.toJson()).object();
        QCOMPARE(must(replica::Position::parse(json)).since, std::optional<qint64>(3));
        const QJsonObject members = QJsonDocument::fromJson(changed).object();
        for (auto it = members.begin(); it != members.end(); ++it)
            json[it.key()] = it.value();
        QVERIFY(!replica::Position::parse(json));
    }

    void settingsThatAreNoneChangeNothing_data()
    {
        QTest::addColumn<QByteArray>("accounts");
        QTest::newRow("no list") << R"("ana")"_ba;
        QTest::newRow("a name") << R"([{"name":"a b"}])"_ba;
        QTest::newRow("twice") << R"([{"name":"ana"},{"name":"ANA"}])"_ba;
        QTest::newRow("what it sees") << R"([{"name":"ana","sees":"everything"}])"_ba;
        QTest::newRow("types") << R"([{"name":"ana","is_administrator":"yes"}])"_ba;
    }
    void settingsThatAreNoneChangeNothing()
    {
        QFETCH(QByteArray, accounts);
        const QByteArray settings = json::object("accounts", json::Raw{accounts}, "groups",
                                                 json::Raw{"[]"}, "webhooks", json::Raw{"[]"});
        FixedClock clock;
        Node node(clock, sample());
        const auto before = must(node.account(u"owner"_s)).id;
        const Result<void> taken = node.library->writer().write(
            [&](store::Database &db) -> Result<void> {
                store::ReplicaState state;
                return replica::takeSettings(db, settings, state, clock.now());
            });
        QVERIFY(!taken);
        QCOMPARE(must(node.account(u"owner"_s)).id, before);
        QVERIFY(!node.account(u"ana"_s));
    }

private:
    QString sample() { return m_sample->library().path(); }

    std::unique_ptr<RouteFixture> m_sample;
};

SHERIA_TEST(TestReplica)
} // namespace tst_replica
#include "tst_replica.moc"
