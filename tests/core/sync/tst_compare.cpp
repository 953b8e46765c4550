// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/knowledge/knowledgebasequeries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/core/sync/copyfixture.h"
#include "tests/core/sync/faultproxy.h"
#include "tests/server/routes/decisionfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <atomic>

namespace tst_compare {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using store::SyncKind;

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

    /// What it says of itself, and of what else it has, without the host that it is on.
    void comparesWhatADecisionSaysOfItself_data()
    {
        QTest::addColumn<QString>("member");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("isFound");
        const auto row = [](const char *name, const QString &member, const QByteArray &value,
                            bool isFound) {
            QTest::newRow(name) << member << value << isFound;
        };
        const QByteArray path = "/api/v1/decisions/akn/xa/judgment/xahc/2019/77";
        const QByteArray moved = "[\"https://moved.example" + path;
        const QByteArray link =
            "[[{\"rel\":\"alternate\",\"title\":\"XML\",\"href\":"
            "\"https://moved.example/x.xml\",\"media_type\":\"application/xml\"}]]";
        const QByteArray citation = "[[{\"frbr_uri\":\"/akn/xa/act/1999/2\",\"title\":\"Other\"}]]";
        row("another host", u"url"_s, moved + "\"]", false);
        row("another address", u"url"_s, moved + "8\"]", true);
        row("no links", u"links"_s, "[[]]", true);
        row("a link to another thing", u"links"_s, link, true);
        row("no citations", u"cited_documents"_s, "[[]]", true);
        row("another citation", u"cited_documents"_s, citation, true);
        row("a state", u"state"_s, "[\"being processed\"]", true);
        row("no state", u"state"_s, "[null]", false);
    }
    void comparesWhatADecisionSaysOfItself()
    {
        QFETCH(QString, member);
        QFETCH(QByteArray, value);
        QFETCH(bool, isFound);
        DecisionFixture server;
        const auto changed = [&](const QByteArray &target) -> QByteArray {
            if (!target.startsWith("/api/v1/decisions/.json"))
                return {};
            QJsonObject page = QJsonDocument::fromJson(server.client().get(target).body).object();
            QJsonArray items = page["results"_L1].toArray();
            for (QJsonValueRef item : items) {
                QJsonObject one = item.toObject();
                if (one["frbr_uri"_L1].toString().endsWith("/xahc/2019/77"_L1))
                    one.insert(member, QJsonDocument::fromJson(value).array().at(0));
                item = one;
            }
            page.insert("results"_L1, items);
            return FaultProxy::answered("200 OK", "Content-Type: application/json\r\n",
                                        QJsonDocument(page).toJson(QJsonDocument::Compact));
        };
        FaultProxy proxy(server.port(), noFault, changed);
        CopyFixture copy;
        copy.options.token = server.token();
        QVERIFY(copy.run(copy.addSource(baseOf(server), "{}", SyncKind::Decisions)));
        QCOMPARE(copy.differences(baseOf(server), "{}", SyncKind::Decisions), QStringList());
        const QStringList found = copy.differences(proxy.base(), "{}", SyncKind::Decisions);
        QCOMPARE(found.size(), isFound ? 1 : 0);
        if (isFound)
            QVERIFY2(found.front().startsWith(
                         QString(u"/akn/xa/judgment/xahc/2019/77 "_s + member + u": "_s)),
                     qPrintable(found.front()));
    }

    /// PDFs and publication documents of laws, byte by byte, whichever side they changed on.
    void comparesTheFilesOfLaws_data()
    {
        QTest::addColumn<QByteArray>("ending"); // Of the target that is answered otherwise.
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<QByteArray>("sql"); // What becomes of the copy.
        QTest::addColumn<QString>("where");
        QTest::newRow("another PDF there") << "/eng@2009-02-03.pdf"_ba
                                           << "200 OK"_ba
                                           << ""_ba << u"pdf"_s;
        QTest::newRow("no PDF there") << "/eng@2009-02-03.pdf"_ba
                                      << "404 Not Found"_ba
                                      << ""_ba << u"pdf"_s;
        QTest::newRow("no PDF here")
            << ""_ba
            << ""_ba
            << "DELETE FROM media WHERE filename = 'xa-act-2004-17.pdf' AND expression_id = "
               "(SELECT id FROM expression WHERE uri = '/akn/xa/act/2004/17/eng@2009-02-03')"_ba
            << u"pdf"_s;
        QTest::newRow("another publication document there") << "/gazette-221.pdf"_ba
                                                            << "200 OK"_ba
                                                            << ""_ba << u"publication_document"_s;
        QTest::newRow("no publication document there") << "/gazette-221.pdf"_ba
                                                       << "404 Not Found"_ba
                                                       << ""_ba << u"publication_document"_s;
        QTest::newRow("no publication document here")
            << ""_ba
            << ""_ba
            << "UPDATE publication_document SET file_id = NULL"_ba << u"publication_document"_s;
    }
    void comparesTheFilesOfLaws()
    {
        QFETCH(QByteArray, ending);
        QFETCH(QByteArray, status);
        QFETCH(QByteArray, sql);
        QFETCH(QString, where);
        RouteFixture server;
        std::atomic<bool> isOther = false;
        FaultProxy proxy(server.port(), noFault, [&](const QByteArray &target) -> QByteArray {
            if (target.contains("/akn/xa/act/2004/17/") && isOther && !ending.isEmpty()
                && target.endsWith(ending))
                return status.startsWith("404")
                    ? FaultProxy::answered(status, "Content-Type: application/json\r\n",
                                           R"({"detail":"Not found."})")
                    : FaultProxy::answered(status, "Content-Type: application/pdf\r\n",
                                           "%PDF-1.7 another");
            // PDFs that are made anew are not the same to the byte.
            if (target.endsWith(".pdf") && !target.contains("/media/"))
                return FaultProxy::answered("200 OK", "Content-Type: application/pdf\r\n",
                                            "%PDF-1.7 " + target);
            return {};
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const QByteArray withPdfs = R"({"pdfs":true})";
        QVERIFY(copy.run(copy.addSource(proxy.base(), withPdfs)));
        const auto files = [&] {
            return copy.differences(proxy.base(), withPdfs)
                .filter(QRegularExpression(u" (pdf|publication_document|media/[^ ]*): "_s));
        };
        QCOMPARE(files().join(u"\n"_s), QString());
        isOther = true;
        if (!sql.isEmpty())
            must(copy.library->writer()
                     .submit([&sql](store::Database &db) { return db.execute(sql.constData()); })
                     .get());
        const QStringList found = files();
        // A document that is not here is not listed either, by any expression of the work.
        const bool isListed = sql.isEmpty() || where != u"publication_document"_s;
        QVERIFY2(isListed ? found.size() == 1 : found.size() > 1, qPrintable(found.join(u'\n')));
        for (const QString &each : found)
            QVERIFY2(each.startsWith(QString(u"/akn/xa/act/2004/17/"_s))
                         && each.contains(QString(u' ' + where + u": "_s)),
                     qPrintable(each));
    }

    /// Servers write nothing in several ways.
    void nothingIsNoDifference()
    {
        RouteFixture server;
        std::atomic<int> changed = 0; // On the proxy's thread.
        const auto otherwise = [&changed](QJsonObject one) {
            for (auto member = one.begin(); member != one.end(); ++member) {
                const bool isText = member.value().isString()
                    && member.value().toString().isEmpty();
                if (member.value().isNull())
                    member.value() = QString(u""_s);
                else if (isText || member.value() == QJsonValue(QJsonArray()))
                    member.value() = QJsonObject();
                else
                    continue;
                ++changed;
            }
            return one;
        };
        FaultProxy proxy(server.port(), noFault, [&](const QByteArray &target) -> QByteArray {
            if (!target.startsWith("/v3/work-expressions"))
                return {};
            QJsonObject page = QJsonDocument::fromJson(server.client().get(target).body).object();
            QJsonArray items;
            for (const QJsonValue &item : page["results"_L1].toArray())
                items << otherwise(item.toObject());
            page.insert("results"_L1, items);
            return FaultProxy::answered("200 OK", "Content-Type: application/json\r\n",
                                        QJsonDocument(page).toJson(QJsonDocument::Compact));
        });
        CopyFixture copy;
        copy.options.token = server.token();
        QVERIFY(copy.run(copy.addSource(baseOf(server))));
        QCOMPARE(copy.differences(proxy.base()), QStringList());
        QVERIFY(changed > 10);
    }

    /// A server hands texts out without style sheets, which it has, and this library too.
    void styleSheetsAreNoDifference()
    {
        RouteFixture server;
        std::atomic<int> changed = 0; // On the proxy's thread.
        const auto withSheet = [&](const QByteArray &target) -> QByteArray {
            if (!target.startsWith("/v3/akn/xa/act/2004/17/") || !target.contains(".xml"))
                return {};
            QByteArray xml = server.client().get(target).body;
            const qsizetype root = xml.indexOf("<akomaNtoso");
            if (root < 0)
                return {};
            ++changed;
            xml.insert(root, "<!-- a comment -->\n<?xml-stylesheet href=\"http://x/y.xsl\"?>");
            return FaultProxy::answered("200 OK", "Content-Type: application/xml\r\n", xml);
        };
        FaultProxy proxy(server.port(), noFault, withSheet);
        CopyFixture copy;
        copy.options.token = server.token();
        QVERIFY(copy.run(copy.addSource(proxy.base())));
        QVERIFY(changed > 0);
        const QStringList differences = copy.differences(proxy.base());
        QVERIFY2(differences.isEmpty(), qPrintable(differences.join(u'\n')));
        // Nor when the server leaves it out, but for the comment.
        FaultProxy bare(server.port(), noFault, [&](const QByteArray &target) -> QByteArray {
            if (!target.startsWith("/v3/akn/xa/act/2004/17/") || !target.contains(".xml"))
                return {};
            QByteArray xml = server.client().get(target).body;
            const qsizetype root = xml.indexOf("<akomaNtoso");
            if (root < 0)
                return {};
            xml.insert(root, "<!-- a comment -->\n");
            return FaultProxy::answered("200 OK", "Content-Type: application/xml\r\n", xml);
        });
        const QStringList left = copy.differences(bare.base());
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
    }

    /// What another address of the same server lacks is no difference, but not passed over in silence.
    void whatAnotherAddressLacksIsCounted()
    {
        RouteFixture server;
        FaultProxy proxy(server.port(), noFault, [&](const QByteArray &target) -> QByteArray {
            if (!target.startsWith("/v3/work-expressions"))
                return {};
            QJsonObject page = QJsonDocument::fromJson(server.client().get(target).body).object();
            QJsonArray items = page["results"_L1].toArray();
            items.removeFirst();
            page.insert("results"_L1, items);
            page.insert("count"_L1, items.size());
            return FaultProxy::answered("200 OK", "Content-Type: application/json\r\n",
                                        QJsonDocument(page).toJson(QJsonDocument::Compact));
        });
        CopyFixture copy;
        copy.options.token = server.token();
        QVERIFY(copy.run(copy.addSource(baseOf(server))));
        store::Database db = copy.reader();
        const auto done = sync::compare(db, {proxy.base(), SyncKind::Legislation, {}}, copy.options,
                                        copy.clock, [](const auto &) {}, {});
        QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
        QCOMPARE(done->differences, 0);
        QCOMPARE(done->elsewhere, 1);
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
        server.change([&](store::Database &db) -> Result<void> { // As some publishers spell it.
            const DocumentSpec spec{.work = "/akn/xa/judgement/2008-11-26/653",
                                    .date = "2008-11-26",
                                    .title = "Ash v Oak",
                                    .element = "judgment"};
            SHERIA_CHECK(store::putExpression(db, prepared(spec), store::WorkPolicy::FromDocument,
                                              server.clock.now()));
            SHERIA_TRY(Work work, store::findWork(db, spec.work));
            work.judgment = R"({"delivery_date":"2008-11-26","blurb":"Of boundaries."})";
            SHERIA_CHECK(store::putWork(db, work, server.clock.now()));
            return {};
        });
        CopyFixture copy;
        copy.options.token = server.token();
        for (const SyncKind kind : order)
            QVERIFY(copy.run(copy.addSource(baseOf(server), "{}", kind)));
        for (const SyncKind kind : order)
            QCOMPARE(copy.differences(baseOf(server), "{}", kind).join(u"\n"_s), QString());
    }

    /// Amendments of which nobody has the amending work are in the timeline alone, between those that are listed.
    void amendmentsWithoutAnAddressAreKept()
    {
        RouteFixture server;
        server.change([&](store::Database &db) -> Result<void> {
            SHERIA_TRY(Work work, store::findWork(db, "/akn/xa/act/2004/17"));
            const QDate day(2007, 6, 29);
            work.amendments = {{day, {{}, u"By-law of the town"_s}, false},
                               {day, {"/akn/xa/act/2007/1", u"Amendment Act"_s}, false},
                               {day, {{}, u"Another"_s}, true},
                               {QDate(2008, 1, 1), {}, false}};
            SHERIA_CHECK(store::putWork(db, work, server.clock.now()));
            return {};
        });
        CopyFixture copy;
        copy.options.token = server.token();
        const qint64 source = copy.addSource(baseOf(server));
        for (int run = 0; run < 2; ++run) {
            QVERIFY(copy.run(source));
            store::Database db = copy.reader();
            QCOMPARE(must(store::findWork(db, "/akn/xa/act/2004/17")).amendments.size(), 4UL);
            QCOMPARE(copy.differences(baseOf(server)).join(u"\n"_s), QString());
        }
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

SHERIA_TEST(TestCompare)
} // namespace tst_compare
#include "tst_compare.moc"
