// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/importjob.h"
#include "core/store/file/verify.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/undo.h"
#include "core/store/legislation/workqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/webhooks/changes.h"
#include "core/store/webhooks/endpointqueries.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

namespace tst_mirrors {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using store::SyncKind;

const QByteArray TreeAct = "/akn/xa/act/2004/17";

QByteArray baseOf(const RouteFixture &server)
{
    return "http://127.0.0.1:" + QByteArray::number(server.port());
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

constexpr SyncKind AllKinds[] = {SyncKind::Legislation, SyncKind::Decisions, SyncKind::Knowledge};
const QByteArray WithPdfs = R"({"pdfs":true})";

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
        base.kind = KnowledgeBase::Kind::Judgments;
        return store::addKnowledgeBase(db, base);
    });
}

/// Of the copy, made by people.
KnowledgeBase ownBase()
{
    KnowledgeBase base;
    base.code = "own";
    base.name = u"Laws of the bay"_s;
    base.description = u"What is looked up at the counter."_s;
    base.places = {"xa-bay"};
    base.natures = {"act/by-law"};
    base.topics = {"subject-env"};
    base.languages = {"eng"};
    return base;
}

/// A copy, served to others.
class Served
{
public:
    explicit Served(CopyFixture &copy)
        : m_api(*copy.library)
        , m_token(must(m_api.authenticator().issueToken(u"test"_s)))
    {
        must(m_api.server().start(0));
    }
    QByteArray base() const { return m_api.address(); }
    const QByteArray &token() const { return m_token; }

    /// The undo of an import, deletions and what is restored reach whoever follows, as any change does: in
    /// the end nothing differs, and webhooks were told.
    void whatIsUndoneIsUndoneInCopies()
    {
        RouteFixture server;
        server.change([&server](store::Database &db) {
            const auto added = store::addEndpoint(db, "http://h/hook", server.clock.now());
            return added ? Result<void>() : added.error();
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(baseOf(server));
        QVERIFY2(copy.run(source), qPrintable(copy.lastError.text()));
        const auto importAll = [&server](const QByteArray &words) {
            QTemporaryDir folder;
            int number = 0;
            for (const auto &[work, date] :
                 {std::pair("/akn/xa/act/2001/8", "2003-01-01"),       // Another expression.
                  std::pair("/akn/xa/act/2005-10-03/9", "2005-10-03"), // Another text.
                  std::pair("/akn/xa/act/2010/44", "2010-05-06")}) {   // Another work.
                DocumentSpec spec;
                spec.work = work;
                spec.date = date;
                spec.manifestationDate = "2023-01-01";
                spec.body = "<section eId=\"sec_1\"><content><p>" + words
                    + "</p></content></section>";
                QFile file(folder.filePath(u"%1.xml"_s.arg(number++)));
                if (!file.open(QIODevice::WriteOnly) || file.write(xmlOf(spec)) < 0)
                    qFatal("the test cannot write");
            }
            return must(pack::importPaths(server.library().writer(), {folder.path()}, server.clock,
                                          {}, {}))
                .importId;
        };
        const auto follow = [&] {
            // What is gone is asked for twice, some minutes apart.
            for (int i = 0; i < 3; ++i) {
                for (FixedClock *clock : {&server.clock, &copy.clock})
                    clock->advance(3'600'000);
                const auto done = copy.run(source);
                if (!done || done->failed > 0)
                    return QStringList(copy.lastError.text());
            }
            return copy.differences(baseOf(server));
        };
        const auto undo = [&server](qint64 step) {
            server.change([&](store::Database &db) -> Result<void> {
                SHERIA_CHECK(store::undo(db, step, server.clock.now()));
                return {};
            });
        };
        copy.options.allowMassDeletion = true;
        copy.options.isFull = true;
        const QByteArray newWork = "/akn/xa/act/2010/44";
        const qint64 import = importAll("Imported.");
        QCOMPARE(follow(), QStringList());
        store::Database db = copy.reader();
        QVERIFY(store::findWork(db, newWork));
        undo(import);
        QCOMPARE(follow(), QStringList());
        QCOMPARE(store::findWork(db, newWork).error().code, ErrorCode::NotFound);
        QVERIFY(importAll("Imported.") > 0); // The same again.
        QCOMPARE(follow(), QStringList());
        QVERIFY(store::findWork(db, newWork));
        qint64 trash = 0;
        server.change([&](store::Database &theirs) -> Result<void> {
            SHERIA_TRY(trash, store::moveToTrash(theirs, newWork, server.clock.now()));
            return {};
        });
        QCOMPARE(follow(), QStringList());
        QCOMPARE(store::findWork(db, newWork).error().code, ErrorCode::NotFound);
        undo(trash);
        QCOMPARE(follow(), QStringList());
        QVERIFY(store::findWork(db, newWork));
        QVERIFY(must(store::verify(db, {}, {})).empty());
        store::Database theirs = must(server.library().openReader());
        QVERIFY(must(store::verify(theirs, {}, {})).empty());
        QByteArrayList told;
        for (const store::Invocation &each : must(store::invocationsAfter(theirs, 0))) {
            if (each.workUri == newWork)
                told << each.action;
        }
        QCOMPARE(told, (QByteArrayList{"created", "deleted", "created", "deleted", "created"}));
    }

private:
    routes::ApiServer m_api;
    QByteArray m_token;
};

/// What a copy writes to a pack: all, or what came after a revision.
pack::Exported write(CopyFixture &copy, const QString &path, std::optional<qint64> since = {})
{
    return must(pack::exportPack(copy.path(), path, copy.clock, {}, {}, {{}, since}));
}

/// What was refused, and why.
QStringList import(CopyFixture &copy, const QString &path)
{
    QStringList refused;
    must(pack::importPaths(copy.library->writer(), {path}, copy.clock,
                           {.onFile =
                                [&refused](const pack::FileReport &report) {
                                    if (report.outcome == pack::Outcome::Refused)
                                        refused << report.reason.english();
                                },
                            .onProgress = {}},
                           {}));
    return refused;
}

/// All that a library holds, as bytes.
QByteArray everything(CopyFixture &copy)
{
    const QString path = copy.path() + u".whole.zip"_s;
    write(copy, path);
    return bytesOf(path);
}

/// Copies that are handed on: as packs, and by their own server.
class TestMirrors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Laws, decisions and knowledge bases, with their files, without the server: what the copy says,
    /// the library that got the pack says, and the server, too.
    void aCopyIsHandedOnWhole_data()
    {
        QTest::addColumn<std::optional<qint64>>("since");
        QTest::newRow("pack") << std::optional<qint64>();
        QTest::newRow("delta pack") << std::optional<qint64>(0);
    }
    void aCopyIsHandedOnWhole()
    {
        QFETCH(std::optional<qint64>, since);
        DecisionFixture server;
        putBase(server, "judgments-bay", u"Judgments of the bay"_s);
        // The server makes its PDFs anew each time: here they stay the same.
        FaultProxy proxy(server.port(), noFault, [](const QByteArray &target) {
            const bool isPdf = target.endsWith(".pdf") && !target.contains("/media/");
            return isPdf
                ? FaultProxy::answered("200 OK", "Content-Type: application/pdf\r\n", "%PDF-1.7")
                : QByteArray();
        });
        CopyFixture copy;
        copy.options.token = server.token();
        for (const SyncKind kind : AllKinds)
            QVERIFY(copy.run(copy.addSource(proxy.base(), WithPdfs, kind)));
        // What a decision's text replaced stays, though the decisions' API does not tell of it.
        store::Database reader = copy.reader();
        const auto before = must(store::findExpression(
            reader, must(FrbrUri::parse("/akn/xa/judgment/xahc/2019/77/eng@2019-05-06")), {}));
        QCOMPARE(before.manifestations.size(), std::size_t(2));
        must(copy.library->writer()
                 .submit([](store::Database &db) { return store::addKnowledgeBase(db, ownBase()); })
                 .get());
        const QString pack = copy.path() + u".zip"_s;
        const pack::Exported exported = write(copy, pack, since);
        QVERIFY(exported.works > 10);
        QCOMPARE(exported.knowledgeBases, 4);
        QVERIFY(!bytesOf(pack).contains(server.token()));
        CopyFixture other;
        QCOMPARE(import(other, pack), QStringList());
        QCOMPARE(everything(other), everything(copy));
        store::Database db = other.reader();
        QVERIFY(must(store::verify(db, {}, {})).empty());
        QCOMPARE(must(store::findKnowledgeBase(db, "own")), ownBase());
        const Served served(copy);
        for (const SyncKind kind : AllKinds) {
            other.options.token = served.token();
            QCOMPARE(other.differences(served.base(), "{}", kind).join(u'\n'), QString());
            other.options.token = server.token();
            QCOMPARE(other.differences(proxy.base(), WithPdfs, kind).join(u'\n'), QString());
        }
    }

    /// A part that could not be fetched: whoever exports is told, and a delta brings it later.
    void whatIsFetchedLaterFollows()
    {
        RouteFixture server;
        std::atomic<bool> isIll = true;
        FaultProxy proxy(server.port(), [&isIll](const QByteArray &target, int) {
            return isIll && target.contains("/media/a.png") ? Fault::ServerError : Fault::None;
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(proxy.base());
        QVERIFY(copy.run(source));
        const QString first = copy.path() + u".first.zip"_s;
        const pack::Exported begun = write(copy, first, 0);
        QCOMPARE(begun.incomplete, 1);
        isIll = false;
        QVERIFY(copy.run(source));
        const QString second = copy.path() + u".second.zip"_s;
        const pack::Exported delta = write(copy, second, begun.revision);
        QCOMPARE(delta.incomplete, 0);
        QCOMPARE(delta.works, 1);
        CopyFixture other;
        other.options.token = server.token();
        QCOMPARE(import(other, first), QStringList());
        QCOMPARE(other.differences(baseOf(server)).filter(u" media/a.png: "_s).size(), 1);
        QCOMPARE(import(other, second), QStringList());
        QCOMPARE(other.differences(baseOf(server)), QStringList());
        QCOMPARE(everything(other), everything(copy));
    }

    /// A definition that differs is found.
    void theComparisonCoversKnowledgeBases()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        QVERIFY(copy.run(copy.addSource(baseOf(server), "{}", SyncKind::Knowledge)));
        const QString pack = copy.path() + u".zip"_s;
        write(copy, pack);
        CopyFixture other;
        QCOMPARE(import(other, pack), QStringList());
        const Served served(copy);
        other.options.token = served.token();
        const auto differences = [&] {
            return other.differences(served.base(), "{}", SyncKind::Knowledge).join(u'\n');
        };
        QCOMPARE(differences(), QString());
        must(copy.library->writer()
                 .submit([](store::Database &db) { return store::addKnowledgeBase(db, ownBase()); })
                 .get());
        QCOMPARE(differences(), u"own knowledge_base:  / present"_s);
        write(copy, pack);
        QCOMPARE(import(other, pack), QStringList());
        QCOMPARE(differences(), QString());
    }

    /// A copy that began with a pack goes on from the server.
    void whatAPackBroughtIsTakenOverBySync()
    {
        RouteFixture server;
        putBase(server, "judgments-bay", u"Judgments of the bay"_s);
        CopyFixture copy;
        copy.options.token = server.token();
        QVERIFY(copy.run(copy.addSource(baseOf(server), "{}", SyncKind::Knowledge)));
        const QString pack = copy.path() + u".zip"_s;
        write(copy, pack);
        CopyFixture other;
        QCOMPARE(import(other, pack), QStringList());
        other.options.token = server.token();
        const qint64 source = other.addSource(baseOf(server), "{}", SyncKind::Knowledge);
        server.change(
            [](store::Database &db) { return store::removeKnowledgeBase(db, "judgments-bay"); });
        putBase(server, "judgments-bay", u"Of the whole bay"_s);
        QCOMPARE(other.run(source)->failed, 0);
        QCOMPARE(other.differences(baseOf(server), "{}", SyncKind::Knowledge), QStringList());
        store::Database db = other.reader();
        QCOMPARE(must(store::findKnowledgeBase(db, "judgments-bay")).name, u"Of the whole bay"_s);
        QVERIFY(must(store::isCopiedKnowledgeBase(db, "judgments-bay")));
    }

    /// What a sync brought, and took away, goes on in a delta.
    void aDeltaFollowsWhatASyncBrought()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        copy.options.allowMassDeletion = true;
        const qint64 source = copy.addSource(baseOf(server));
        QVERIFY(copy.run(source));
        const QString first = copy.path() + u".first.zip"_s;
        const QString second = copy.path() + u".second.zip"_s;
        const qint64 revision = write(copy, first, 0).revision;
        server.clock.advance(60'000);
        server.change([&](store::Database &db) -> Result<void> {
            DocumentSpec spec;
            spec.work = "/akn/xa/act/2001/8";
            spec.date = "2003-01-01";
            const auto put = store::putExpression(db, prepared(spec), store::WorkPolicy::KeepWork,
                                                  server.clock.now());
            SHERIA_CHECK(store::deleteWork(db, "/akn/xa/act/2006/1", server.clock.now()));
            return put ? Result<void>() : put.error();
        });
        copy.options.isFull = true;
        QVERIFY(copy.run(source));
        copy.clock.advance(6LL * 60 * 1000);
        QVERIFY(copy.run(source)->deleted > 0);
        const pack::Exported delta = write(copy, second, revision);
        QVERIFY(delta.works > 0);
        QVERIFY(delta.deletions > 0);
        QVERIFY(bytesOf(second).size() < bytesOf(first).size());
        CopyFixture other;
        QCOMPARE(import(other, second).size(), 1); // It goes on from what is not here.
        QCOMPARE(import(other, first), QStringList());
        QCOMPARE(import(other, second), QStringList());
        QCOMPARE(everything(other), everything(copy));
        store::Database db = other.reader();
        QCOMPARE(store::findWork(db, "/akn/xa/act/2006/1").error().code, ErrorCode::NotFound);
    }

    /// One Sheria copies another, which is a copy itself: laws.
    void aCopyOfACopyIsTheSame()
    {
        RouteFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(baseOf(server));
        QVERIFY(copy.run(source));
        const Served served(copy);
        CopyFixture second;
        second.options.token = served.token();
        const qint64 next = second.addSource(served.base());
        const auto done = second.run(next);
        QVERIFY2(done, qPrintable(second.lastError.text()));
        QCOMPARE(done->failed, 0);
        QCOMPARE(second.differences(served.base()).join(u'\n'), QString());
        second.options.token = server.token();
        QCOMPARE(second.differences(baseOf(server)).join(u'\n'), QString());
        // And what changes comes through both.
        server.clock.advance(60'000);
        server.change([&](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, TreeAct));
            work.disclaimer = u"Said anew."_s;
            work.updatedAt = server.clock.now();
            const auto put = store::putWork(db, work, server.clock.now());
            return put ? Result<void>() : put.error();
        });
        QVERIFY(copy.run(source));
        second.options.token = served.token();
        second.options.isFull = true;
        QVERIFY(second.run(next));
        second.options.token = server.token();
        QCOMPARE(second.differences(baseOf(server)).join(u'\n'), QString());
    }

    /// The same of decisions and knowledge bases.
    void aCopyOfACopyHasDecisionsAndKnowledgeBases()
    {
        DecisionFixture server;
        putBase(server, "judgments-bay", u"Judgments of the bay"_s);
        CopyFixture copy;
        copy.options.token = server.token();
        for (const SyncKind kind : {SyncKind::Decisions, SyncKind::Knowledge})
            QVERIFY(copy.run(copy.addSource(baseOf(server), "{}", kind)));
        const Served served(copy);
        CopyFixture second;
        for (const SyncKind kind : {SyncKind::Decisions, SyncKind::Knowledge}) {
            second.options.token = served.token();
            const auto done = second.run(second.addSource(served.base(), "{}", kind));
            QVERIFY2(done, qPrintable(second.lastError.text()));
            QCOMPARE(second.differences(served.base(), "{}", kind).join(u'\n'), QString());
        }
        second.options.token = server.token();
        QCOMPARE(second.differences(baseOf(server), "{}", SyncKind::Knowledge).join(u'\n'),
                 QString());
        for (const QString &each : second.differences(baseOf(server), "{}", SyncKind::Decisions))
            QVERIFY2(!each.contains(u" text: "_s) && !each.contains(u" decision: "_s),
                     qPrintable(each));
    }
};

SHERIA_TEST(TestMirrors)
} // namespace tst_mirrors
#include "tst_mirrors.moc"
