// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/workqueries.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/expressionwriter.h"
#include "core/store/webhooks/changes.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_expressionwriter {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

const QByteArray Uri = "/akn/xa/act/2005/4/eng@2009-02-03";

ExpressionRecord find(TestLibrary &library, const QByteArray &uri)
{
    return must(findExpression(library.db(), must(FrbrUri::parse(uri)), QDate(2024, 1, 5)));
}

QByteArray otherText(const char *text)
{
    return QByteArray("<section eId=\"sec_1\"><num>1.</num><content><p>") + text
        + "</p></content></section>";
}

class TestExpressionWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storesWhatTheDocumentSays()
    {
        TestLibrary library;
        const PutResult put = library.put(DocumentSpec{});
        QCOMPARE(put.outcome, PutOutcome::Imported);
        QCOMPARE(put.expressionUri, Uri);
        const ExpressionRecord record = find(library, Uri);
        QCOMPARE(record.expression.uri, Uri);
        QCOMPARE(record.expression.title, QStringLiteral("Tree Protection Act"));
        QCOMPARE(record.work.title, QStringLiteral("Tree Protection Act"));
        QCOMPARE(record.expression.createdAt, library.clock.now());
        QCOMPARE(must(contentXml(library.db(), record.expression.contentHash)), xmlOf({}));
        QCOMPARE(must(statistics(library.db())).provisions, 2);
    }

    /// The publisher's address has no year, and its files have different ones.
    void filesOfOneWorkShareIt()
    {
        TestLibrary library;
        PreparedContent first = prepared(DocumentSpec{});
        first.metadata.work.uri = must(FrbrUri::parse("/akn/cl/act/ley/1972/17798"));
        first.metadata.work.sourceUri = "/cl/ley/17798";
        PreparedContent second = prepared(DocumentSpec{.date = "2012-04-05"});
        second.metadata.work.uri = must(FrbrUri::parse("/akn/cl/act/ley/1973/17798"));
        second.metadata.work.sourceUri = "/cl/ley/17798";
        const QDateTime now = library.clock.now();
        must(putExpression(library.db(), first, WorkPolicy::FromDocument, now));
        const PutResult put = must(
            putExpression(library.db(), second, WorkPolicy::FromDocument, now));
        QCOMPARE(put.expressionUri, "/akn/cl/act/ley/1972/17798/eng@2012-04-05"_ba);
        QCOMPARE(find(library, put.expressionUri).pointsInTime.size(), std::size_t(2));
        QCOMPARE(must(statistics(library.db())).works, 1);
    }

    void theSameBytesAgainChangeNothing()
    {
        TestLibrary library;
        library.put(DocumentSpec{});
        const qint64 revision = must(latestRevision(library.db()));
        library.clock.advance(1000);
        QCOMPARE(library.put(DocumentSpec{}).outcome, PutOutcome::Unchanged);
        QCOMPARE(must(latestRevision(library.db())), revision);
        QVERIFY(find(library, Uri).expression.updatedAt < library.clock.now());
    }

    void theNewerTextOfTwoIsCurrent_data()
    {
        QTest::addColumn<QByteArray>("firstDate");
        QTest::addColumn<QByteArray>("secondDate");
        QTest::addColumn<bool>("secondIsCurrent");
        QTest::newRow("later date comes later")
            << QByteArray("2010-01-01") << QByteArray("2011-01-01") << true;
        QTest::newRow("later date comes first")
            << QByteArray("2011-01-01") << QByteArray("2010-01-01") << false;
        QTest::newRow("same date") << QByteArray("2010-01-01") << QByteArray("2010-01-01") << true;
        QTest::newRow("no valid date") << QByteArray("TODAY") << QByteArray("2010-01-01") << true;
    }
    void theNewerTextOfTwoIsCurrent()
    {
        QFETCH(QByteArray, firstDate);
        QFETCH(QByteArray, secondDate);
        QFETCH(bool, secondIsCurrent);
        TestLibrary library;
        DocumentSpec first;
        first.manifestationDate = firstDate;
        DocumentSpec second;
        second.manifestationDate = secondDate;
        second.body = otherText("Other words.");
        library.put(first);
        const PutResult put = library.put(second);

        QCOMPARE(put.outcome, secondIsCurrent ? PutOutcome::Replaced : PutOutcome::Imported);
        QVERIFY(!put.note.isEmpty());
        const ExpressionRecord record = find(library, Uri);
        QCOMPARE(record.manifestations.size(), std::size_t(2));
        QCOMPARE(record.manifestations[0].role, Manifestation::Role::Main);
        QCOMPARE(record.manifestations[1].role, Manifestation::Role::Superseded);
        QCOMPARE(must(contentXml(library.db(), record.expression.contentHash)),
                 xmlOf(secondIsCurrent ? second : first));
        QCOMPARE(must(contentXml(library.db(), record.manifestations[1].contentHash)),
                 xmlOf(secondIsCurrent ? first : second));
        // The superseded one is known, too.
        QCOMPARE(library.put(first).outcome, PutOutcome::Unchanged);
        QCOMPARE(library.put(second).outcome, PutOutcome::Unchanged);
    }

    void documentsOfOneExpressionAreComponents_data()
    {
        QTest::addColumn<QList<int>>("order");
        QTest::newRow("act first") << QList<int>{0, 1, 2};
        QTest::newRow("collection first") << QList<int>{2, 1, 0};
        QTest::newRow("doc first") << QList<int>{1, 0, 2};
    }
    void documentsOfOneExpressionAreComponents()
    {
        QFETCH(QList<int>, order);
        QList<DocumentSpec> specs(3);
        specs[0].component = "regelungstext-1";
        specs[1].component = "anlage-1";
        specs[1].element = "doc";
        specs[2].component = "rechtsetzungsdokument-1";
        specs[2].element = "documentCollection";
        TestLibrary library;
        QHash<QByteArray, QByteArray> reported;
        for (const int i : order) {
            const PutResult put = library.put(specs[i]);
            QCOMPARE(put.outcome, PutOutcome::Imported);
            reported[xmlOf(specs[i])] = put.expressionUri;
        }
        const ExpressionRecord record = find(library, Uri);
        QCOMPARE(record.manifestations.size(), std::size_t(3));
        QCOMPARE(record.manifestations[0].component, QByteArray("regelungstext-1"));
        QCOMPARE(record.manifestations[0].doctype, QStringLiteral("act"));
        QCOMPARE(record.manifestations[1].component, QByteArray("anlage-1"));
        QCOMPARE(record.manifestations[2].role, Manifestation::Role::Component);
        // What was reported finds exactly that text.
        for (auto it = reported.cbegin(); it != reported.cend(); ++it) {
            const QByteArray component = it.value().mid(Uri.size() + 2);
            const auto found = std::find_if(
                record.manifestations.begin(), record.manifestations.end(),
                [&](const Manifestation &one) { return one.component == component; });
            QVERIFY(found != record.manifestations.end());
            QCOMPARE(must(contentXml(library.db(), found->contentHash)), it.key());
        }
    }

    void twoDocumentsWithOneComponentNameAreBothKept()
    {
        TestLibrary library;
        const PreparedContent first = prepared(DocumentSpec{});
        DocumentSpec spec;
        spec.body = otherText("Other words.");
        PreparedContent second = prepared(spec);
        second.metadata.frbrThis = "/akn/xa/act/2005/4/eng@2009-02-03/!zmain";
        library.put(first, WorkPolicy::FromDocument);
        const PutResult put = library.put(second, WorkPolicy::FromDocument);
        QVERIFY(put.expressionUri.startsWith(QByteArray(Uri + "/!main-")));
        QCOMPARE(find(library, Uri).manifestations.size(), std::size_t(2));
    }

    void contentIsSharedAndGoesWithItsLastExpression()
    {
        TestLibrary library;
        PreparedContent content = prepared(DocumentSpec{});
        library.put(content, WorkPolicy::FromDocument);
        content.metadata.expression.date = QDate(2010, 1, 1);
        library.put(content, WorkPolicy::FromDocument);
        QCOMPARE(library.rows("content"), 1);
        QCOMPARE(library.rows("manifestation"), 2);
        must(deleteExpression(library.db(), Uri, library.clock.now()));
        QCOMPARE(library.rows("content"), 1);
        QCOMPARE(library.rows("work"), 1);
        must(deleteExpression(library.db(), "/akn/xa/act/2005/4/eng@2010-01-01",
                              library.clock.now()));
        for (const char *table :
             {"content", "provision_list", "reference", "work", "expression", "manifestation"})
            QCOMPARE(library.rows(table), 0);
        QVERIFY(!deleteExpression(library.db(), Uri, library.clock.now()));
    }

    void theNewestDocumentNamesTheWork()
    {
        TestLibrary library;
        DocumentSpec newer;
        newer.date = "2012-01-01";
        newer.title = "Tree Act";
        DocumentSpec older;
        older.title = "Trees Act";
        library.put(newer);
        library.put(older);
        const ExpressionRecord record = find(library, Uri);
        QCOMPARE(record.work.title, QStringLiteral("Tree Act"));
        QCOMPARE(record.expression.title, QStringLiteral("Trees Act"));
        QCOMPARE(record.pointsInTime.size(), std::size_t(2));
    }

    void aPacksWorkIsKept()
    {
        TestLibrary library;
        Work work;
        work.uri = must(FrbrUri::parse("/akn/xa/act/2005/4"));
        work.title = QStringLiteral("Named by the pack");
        QVERIFY(must(putWork(library.db(), work, library.clock.now())));
        QVERIFY(!must(putWork(library.db(), work, library.clock.now())));
        library.put(prepared(DocumentSpec{}), WorkPolicy::KeepWork);
        QCOMPARE(find(library, Uri).work.title, QStringLiteral("Named by the pack"));
    }

    void everyMemberOfAWorkComesBack()
    {
        TestLibrary library;
        Work work;
        work.uri = must(FrbrUri::parse("/akn/xa/act/2005/4"));
        work.title = QStringLiteral("Tree Act");
        work.publication = {QDate(2005, 2, 1), QStringLiteral("Gazette"), QStringLiteral("7"),
                            PublicationDocument{"https://example.org/x.pdf",
                                                QStringLiteral("x.pdf"),
                                                "application/pdf",
                                                12,
                                                3,
                                                {}}};
        work.assentDate = QDate(2005, 1, 20);
        work.commencements = {{QDate(2005, 3, 1),
                               WorkRef{"/akn/xa/act/2006/1", QStringLiteral("C")},
                               true,
                               false,
                               {"sec_1", "sec_2"},
                               QStringLiteral("note")},
                              {QDate(), {}, false, true, {}, {}}};
        work.amendments = {{QDate(2006, 1, 1), {"/akn/xa/act/2006/1", QStringLiteral("A")}, true}};
        work.consolidations = {QDate(2007, 1, 1)};
        work.repeal = Repeal{QDate(2020, 1, 1),
                             {"/akn/xa/act/2020/1", QStringLiteral("R")},
                             "revoked",
                             QStringLiteral("because")};
        work.parent = WorkRef{"/akn/xa/act/2000/1", QStringLiteral("P")};
        work.chapter = ChapterNumber{QStringLiteral("52"), QStringLiteral("2010"),
                                     QDate(2010, 7, 1)};
        work.isStub = true;
        work.isPrincipal = false;
        work.isCommencedByFlag = true;
        work.topics = {"subject-b", "subject-a"};
        work.asAtDate = QDate(2021, 1, 1);
        work.customProperties = {{"cap", QStringLiteral("Cap."), QStringLiteral("12")}};
        work.disclaimer = QStringLiteral("careful");
        work.aliases = {QStringLiteral("Green Act"), QStringLiteral("TA")};
        work.typeName = QStringLiteral("Law");
        work.numberedTitle = QStringLiteral("Law 4");
        work.judgment = "{\"a\":1}";
        work.enrichments = "[{\"text\":\"x\"}]";
        work.sourceUri = "eli/x";
        must(putWork(library.db(), work, library.clock.now()));
        const Work back = must(findWork(library.db(), "/akn/xa/act/2005/4"));
        QCOMPARE(back.publication, work.publication);
        QCOMPARE(back.assentDate, work.assentDate);
        QCOMPARE(back.commencements, work.commencements);
        QCOMPARE(back.amendments, work.amendments);
        QCOMPARE(back.consolidations, work.consolidations);
        QCOMPARE(back.repeal, work.repeal);
        QCOMPARE(back.parent, work.parent);
        QCOMPARE(back.chapter, work.chapter);
        QVERIFY(back.isStub && !back.isPrincipal && back.isCommencedByFlag);
        QCOMPARE(back.topics, work.topics);
        QCOMPARE(back.asAtDate, work.asAtDate);
        QCOMPARE(back.customProperties, work.customProperties);
        QCOMPARE(back.disclaimer, work.disclaimer);
        QCOMPARE(back.aliases, work.aliases);
        QCOMPARE(back.typeName, work.typeName);
        QCOMPARE(back.numberedTitle, work.numberedTitle);
        QCOMPARE(back.judgment, work.judgment);
        QCOMPARE(back.enrichments, work.enrichments);
        QCOMPARE(back.sourceUri, work.sourceUri);
        QVERIFY(!must(putWork(library.db(), back, library.clock.now().addSecs(1))));
    }

    void aStubHasAnExpressionWithoutContent()
    {
        TestLibrary library;
        Work work;
        work.uri = must(FrbrUri::parse("/akn/xa/act/2005/4"));
        work.title = QStringLiteral("Stub");
        work.isStub = true;
        must(putWork(library.db(), work, library.clock.now()));
        Expression expression;
        expression.language = "eng";
        expression.date = QDate(2009, 2, 3);
        expression.title = work.title;
        must(putEmptyExpression(library.db(), expression, "/akn/xa/act/2005/4",
                                library.clock.now()));
        const ExpressionRecord record = find(library, Uri);
        QVERIFY(!record.expression.hasContent());
        QVERIFY(record.work.isStub);
        QCOMPARE(library.put(DocumentSpec{}).outcome, PutOutcome::Imported);
        QVERIFY(!find(library, Uri).work.isStub);
    }

    void knownBytesAreFoundByHash()
    {
        TestLibrary library;
        const PreparedContent content = prepared(DocumentSpec{});
        QVERIFY(!must(findPutBytes(library.db(), content.hash)));
        library.put(content, WorkPolicy::FromDocument);
        const auto found = must(findPutBytes(library.db(), content.hash));
        QVERIFY(found);
        QCOMPARE(found->expressionUri, Uri);
        QCOMPARE(found->outcome, PutOutcome::Unchanged);
    }

    void commencedInFull_data()
    {
        QTest::addColumn<QList<QByteArray>>("provisions");
        QTest::addColumn<bool>("all");
        QTest::addColumn<bool>("inFull");
        QTest::newRow("nothing") << QList<QByteArray>{} << false << false;
        QTest::newRow("a part") << QList<QByteArray>{"sec_1"} << false << false;
        QTest::newRow("each part") << QList<QByteArray>{"sec_1", "sec_2"} << false << true;
        QTest::newRow("all at once") << QList<QByteArray>{} << true << true;
    }
    void commencedInFull()
    {
        QFETCH(QList<QByteArray>, provisions);
        QFETCH(bool, all);
        QFETCH(bool, inFull);
        TestLibrary library;
        library.put(DocumentSpec{});
        QVERIFY(find(library, Uri).isCommencedInFull); // By the flag that documents get.
        Work work = must(findWork(library.db(), "/akn/xa/act/2005/4"));
        work.isCommencedByFlag = false;
        must(putWork(library.db(), work, library.clock.now()));
        QVERIFY(!find(library, Uri).isCommencedInFull);
        work.commencements = {{QDate(2006, 1, 1),
                               {},
                               true,
                               all,
                               std::vector<QByteArray>(provisions.begin(), provisions.end()),
                               {}}};
        must(putWork(library.db(), work, library.clock.now()));
        QCOMPARE(find(library, Uri).isCommencedInFull, inFull);
        // A further point in time with a section of its own leaves that one open.
        DocumentSpec later;
        later.date = "2012-01-01";
        later.body = "<section eId=\"sec_3\"><num>3.</num><content><p>x</p></content></section>";
        library.put(later);
        QCOMPARE(find(library, Uri).isCommencedInFull, all);
    }
};

SHERIA_TEST(TestExpressionWriter)
} // namespace tst_expressionwriter
#include "tst_expressionwriter.moc"
