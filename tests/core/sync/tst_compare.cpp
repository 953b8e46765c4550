#include "core/store/knowledgebasequeries.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/decisionfixture.h"

#include <QTest>

#include <atomic>

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using store::SyncKind;

namespace {

QByteArray baseOf(const RouteFixture &server)
{
    return "http://127.0.0.1:" + QByteArray::number(server.port());
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

} // namespace

/// A library against the server that it was copied from: what differs is found, and nothing else.
class TestCompare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Each kind of difference, planted, is found; without them none is.
    void comparesDecisions()
    {
        DecisionFixture server;
        std::atomic<int> edition = 1;
        FaultProxy proxy(server.port(), noFault, [&](const QByteArray &target) -> QByteArray {
            if (!target.endsWith(".pdf"))
                return {};
            return FaultProxy::answered("200 OK", "Content-Type: application/pdf\r\n",
                                        "%PDF-1." + QByteArray::number(edition.load()));
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const QByteArray withPdfs = R"({"pdfs":true})";
        QVERIFY(copy.run(copy.addSource(proxy.base(), withPdfs, SyncKind::Decisions)));
        const auto differences = [&] {
            return copy.differences(proxy.base(), withPdfs, SyncKind::Decisions);
        };
        QCOMPARE(differences().join(u"\n"_s), QString());
        edition = 2;
        QVERIFY(differences().size() >= 3);
        QCOMPARE(differences().filter(u" pdf: 8 bytes"_s).size(), differences().size());
        edition = 1;
        const auto plant = [&copy](const char *sql) {
            must(copy.library->writer()
                     .submit([sql](store::Database &db) { return db.execute(sql); })
                     .get());
        };
        const QString uri = u"/akn/xa/judgment/xahc/2019/77"_s;
        plant("UPDATE work SET judgment = json_set(judgment, '$.outcome', 'Allowed')"
              " WHERE uri = '/akn/xa/judgment/xahc/2019/77'");
        QCOMPARE(differences().size(), 1);
        QVERIFY2(differences().front().startsWith(uri + u" outcome: \"Allowed\" / \"Dismissed\""_s),
                 qPrintable(differences().front()));
        server.setPublished(true); // Two more there.
        QCOMPARE(differences().filter(u"decision:  / present"_s).size(), 2);
        server.setPublished(false);
        CopyFixture more; // A library with what was taken back.
        more.options.token = server.token();
        server.setPublished(true);
        QVERIFY(more.run(more.addSource(baseOf(server), "{}", SyncKind::Decisions)));
        server.setPublished(false);
        QCOMPARE(more.differences(baseOf(server), "{}", SyncKind::Decisions)
                     .filter(u"decision: present / "_s)
                     .size(),
                 2);
    }

    void comparesTheTextsOfDecisions()
    {
        DecisionFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        FaultProxy proxy(server.port(), noFault, [](const QByteArray &target) -> QByteArray {
            if (!target.endsWith("/xahc/2019/77.xml"))
                return {};
            return FaultProxy::answered("200 OK", "Content-Type: application/xml\r\n",
                                        "<akomaNtoso/>");
        });
        QVERIFY(copy.run(copy.addSource(baseOf(server), "{}", SyncKind::Decisions)));
        const QStringList found = copy.differences(proxy.base(), "{}", SyncKind::Decisions);
        QCOMPARE(found.filter(u" text: "_s).size(), 1);
        QVERIFY(found.filter(u" text: "_s)
                    .front()
                    .startsWith(u"/akn/xa/judgment/xahc/2019/77 text: "_s));
    }

    /// What another source brought is not too much.
    void comparesEachSourceByItself()
    {
        DecisionFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        const QByteArray laws = R"({"natures":["act"]})";
        QVERIFY(copy.run(copy.addSource(baseOf(server), laws)));
        QVERIFY(copy.run(copy.addSource(baseOf(server), "{}", SyncKind::Decisions)));
        QCOMPARE(copy.differences(baseOf(server), "{}", SyncKind::Decisions), QStringList());
        for (const QString &one : copy.differences(baseOf(server), laws))
            QVERIFY2(!one.contains(u"/judgment/"_s), qPrintable(one));
    }

    /// Whichever comes first: what each API says of a judgment stays.
    void bothApisMayHaveAJudgment_data()
    {
        QTest::addColumn<QList<SyncKind>>("order");
        QTest::newRow("laws first") << QList{SyncKind::Legislation, SyncKind::Decisions};
        QTest::newRow("decisions first") << QList{SyncKind::Decisions, SyncKind::Legislation};
    }
    void bothApisMayHaveAJudgment()
    {
        QFETCH(const QList<SyncKind>, order);
        DecisionFixture server;
        CopyFixture copy;
        copy.options.token = server.token();
        for (const SyncKind kind : order)
            QVERIFY(copy.run(copy.addSource(baseOf(server), "{}", kind)));
        for (const SyncKind kind : order)
            QCOMPARE(copy.differences(baseOf(server), "{}", kind).join(u"\n"_s), QString());
    }

    void comparesKnowledgeBases()
    {
        RouteFixture server;
        putBase(server, "judgments-xa", u"Judgments"_s);
        putBase(server, "legislation-xa", u"Laws"_s);
        CopyFixture copy;
        copy.options.token = server.token();
        QVERIFY(copy.run(copy.addSource(baseOf(server), "{}", SyncKind::Knowledge)));
        const auto differences = [&] {
            return copy.differences(baseOf(server), "{}", SyncKind::Knowledge);
        };
        QCOMPARE(differences().join(u"\n"_s), QString());
        const auto drop = [](store::Database &db) {
            return store::removeKnowledgeBase(db, "judgments-xa");
        };
        server.change(drop);
        QCOMPARE(differences(), QStringList{u"judgments-xa knowledge_base: present / "_s});
        putBase(server, "judgments-xa", u"Other"_s);
        QCOMPARE(differences(), QStringList{u"judgments-xa name: Judgments / Other"_s});
        must(copy.library->writer().submit(drop).get());
        QCOMPARE(differences(), QStringList{u"judgments-xa knowledge_base:  / present"_s});
    }
};

QTEST_GUILESS_MAIN(TestCompare)
#include "tst_compare.moc"
