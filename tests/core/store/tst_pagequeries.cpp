// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/pages.h"
#include "core/base/hash.h"
#include "core/store/db/statement.h"
#include "core/store/file/libraryfile.h"
#include "core/store/file/schema.h"
#include "core/store/file/verify.h"
#include "core/store/knowledge/embeddingqueries.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_pagequeries {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;

const QByteArray Uri = "/akn/xa/act/1999/2";
const QByteArray Text = "First page\n\fSecond page\n";

Work workWith(const QByteArray &fileHash, const QByteArray &mimeType = "application/pdf")
{
    Work work;
    work.uri = must(FrbrUri::parse(Uri));
    work.title = u"Forest Act"_s;
    work.isStub = true;
    work.publication.document = PublicationDocument{{}, u"f.pdf"_s, mimeType, {}, {}, fileHash};
    return work;
}

/// A work without text, whose publication document has these bytes; the id of its expression.
qint64 putStub(TestLibrary &library, const QByteArray &pdf)
{
    const QByteArray hash = must(putFile(library.db(), pdf));
    must(putWork(library.db(), workWith(hash), library.clock.now()));
    Expression expression;
    expression.uri = Uri + "/eng@1999-01-01";
    expression.language = "eng";
    expression.date = QDate(1999, 1, 1);
    expression.title = u"Forest Act"_s;
    must(putEmptyExpression(library.db(), expression, Uri, library.clock.now()));
    return must(findExpression(library.db(), must(FrbrUri::parse(expression.uri)),
                               QDate(2024, 1, 1)))
        .expression.id;
}

std::vector<Finding> findings(TestLibrary &library)
{
    return must(verify(library.db(), {}, {}));
}

/// The texts of PDFs in a library.
class TestPageQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesAreProvisions()
    {
        QVERIFY(akn::pageProvisions({}).empty());
        const auto pages = akn::pageProvisions(Text);
        QCOMPARE(pages.size(), 2U);
        QCOMPARE(akn::countPages(Text), 2);
        QCOMPARE(pages[1].eId, "page-2"_ba);
        QVERIFY(akn::isPage(pages[1]));
        QCOMPARE(Text.mid(pages[1].textStart, pages[1].textEnd - pages[1].textStart),
                 "Second page\n"_ba);
        QCOMPARE(akn::pageNumber("page-12"), "12"_ba);
        QCOMPARE(akn::pageAnchor("12"), "page-12"_ba);
        for (const char *odd : {"page-", "page-0", "page-01", "page--1", "page-x", "sec_1",
                                "page-99999999999999999999"})
            QVERIFY2(akn::pageNumber(odd).isEmpty(), odd);
    }

    void aFileIsReadOnce()
    {
        TestLibrary library;
        const qint64 expression = putStub(library, "%PDF-1");
        const std::vector<qint64> files = must(filesToRead(library.db()));
        QCOMPARE(files.size(), 1U);
        QCOMPARE(must(fileSize(library.db(), files[0])), 6);
        QCOMPARE(must(fileData(library.db(), files[0])), "%PDF-1"_ba);
        QCOMPARE(must(pageTextOf(library.db(), expression)), QByteArray());
        QCOMPARE(must(pageCounts(library.db())).waiting, 1);
        must(putPageText(library.db(), files[0], {PageOutcome::Text, Text}));
        must(putPageText(library.db(), files[0], {PageOutcome::Unreadable, {}})); // Too late.
        QVERIFY(must(filesToRead(library.db())).empty());
        const QByteArray hash = must(pageTextOf(library.db(), expression));
        QCOMPARE(hash, sha256Hex(Text));
        QCOMPARE(must(contentText(library.db(), hash)), Text);
        QCOMPARE(must(contentProvisions(library.db(), hash)).size(), 2U);
        QVERIFY(!contentXml(library.db(), hash));
        const PageCounts counts = must(pageCounts(library.db()));
        QCOMPARE(counts.files, 1);
        QCOMPARE(counts.pages, 2);
        QCOMPARE(counts.waiting, 0);
        QCOMPARE(must(worksWithPagesAfter(library.db(), 0)), std::vector<QByteArray>{Uri});
        QVERIFY(
            must(worksWithPagesAfter(library.db(), must(latestPageText(library.db())))).empty());
        QVERIFY(findings(library).empty());
    }

    void whatCannotBeReadIsNotTriedAgain_data()
    {
        QTest::addColumn<PageOutcome>("outcome");
        for (const PageOutcome outcome :
             {PageOutcome::Empty, PageOutcome::Unreadable, PageOutcome::Slow, PageOutcome::Large})
            QTest::newRow(enumName(outcome).data()) << outcome;
    }
    void whatCannotBeReadIsNotTriedAgain()
    {
        QFETCH(PageOutcome, outcome);
        TestLibrary library;
        const qint64 expression = putStub(library, "%PDF-1");
        must(putPageText(library.db(), must(filesToRead(library.db())).front(), {outcome, {}}));
        QVERIFY(must(filesToRead(library.db())).empty());
        QVERIFY(must(pageTextOf(library.db(), expression)).isEmpty());
        const PageCounts counts = must(pageCounts(library.db()));
        QCOMPARE(counts.empty + counts.unreadable, 1);
        QCOMPARE(counts.files, 0);
        QVERIFY(findings(library).empty());
    }

    void anotherFileIsReadAndTheOldTextGoes()
    {
        TestLibrary library;
        const qint64 expression = putStub(library, "%PDF-1");
        must(putPageText(library.db(), must(filesToRead(library.db())).front(),
                         {PageOutcome::Text, Text}));
        const qint64 before = must(latestPageText(library.db()));
        const QByteArray other = must(putFile(library.db(), "%PDF-2"));
        must(putWork(library.db(), workWith(other), library.clock.now()));
        QCOMPARE(library.rows("page_text"), 0);
        QVERIFY(must(pageTextOf(library.db(), expression)).isEmpty());
        QCOMPARE(must(latestPageText(library.db())), before); // It never falls.
        QCOMPARE(must(filesToRead(library.db())).size(), 1U);
        must(deleteExpression(library.db(), "/akn/xa/act/1999/2/eng@1999-01-01",
                              library.clock.now()));
        QVERIFY(must(filesToRead(library.db())).empty());
        QVERIFY(findings(library).empty());
    }

    void aFileOfTheExpressionComesFirst()
    {
        TestLibrary library;
        const qint64 expression = putStub(library, "%PDF-1");
        must(putMedia(library.db(), expression, u"b.pdf"_s, "application/pdf", "%PDF-b"));
        must(putMedia(library.db(), expression, u"a.pdf"_s, "application/pdf", "%PDF-a"));
        must(putMedia(library.db(), expression, u"0.png"_s, "image/png", "png"));
        const auto files = must(filesToRead(library.db()));
        QCOMPARE(files.size(), 1U);
        QCOMPARE(must(fileData(library.db(), files[0])), "%PDF-a"_ba);
    }

    void whatHasATextOfItsOwnIsNotRead()
    {
        TestLibrary library;
        const PutResult put = library.put(DocumentSpec{});
        must(putMedia(library.db(), put.expressionId, u"a.pdf"_s, "application/pdf", "%PDF-a"));
        QVERIFY(must(filesToRead(library.db())).empty());
    }

    void damageIsFound_data()
    {
        QTest::addColumn<QByteArray>("fault");
        for (const char *fault :
             {"UPDATE page_text SET text = x'00'", "UPDATE page_text SET pages = 3",
              "UPDATE page_text SET bytes = 1", "UPDATE page_text SET outcome = 'empty'",
              "UPDATE page_text SET hash = zeroblob(32)"})
            QTest::newRow(fault) << QByteArray(fault);
    }
    void damageIsFound()
    {
        QFETCH(QByteArray, fault);
        TestLibrary library;
        putStub(library, "%PDF-1");
        must(putPageText(library.db(), must(filesToRead(library.db())).front(),
                         {PageOutcome::Text, Text}));
        must(library.db().execute(fault.constData()));
        const auto found = findings(library);
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found[0].check, "pages"_ba);
    }

    /// Vectors of a library of version 18 stay, and its PDFs are to be read.
    void olderLibrariesKeepTheirVectors()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"l"_s);
        {
            Database old = must(Database::open(path, Database::Mode::Create));
            must(migrate(old, migrations().first(18)));
            must(old.execute(R"sql(
                INSERT INTO place VALUES ('xa', 'Xa', 'eng', NULL);
                INSERT INTO work (id, uri, place, doctype, year, number, title, is_stub,
                    is_principal, is_commenced_by_flag, created_at, updated_at, publication_name,
                    publication_number, type_name, numbered_title, disclaimer, source_uri, judgment,
                    enrichments)
                VALUES (1, '/akn/xa/act/1999/2', 'xa', 'act', '1999', '2', 'Forest', 1, 1, 1, 7, 9,
                        '', '', '', '', '', '', '', '');
                INSERT INTO expression VALUES (5, 1, '/akn/xa/act/1999/2/eng@1999-01-01', 'eng',
                    '1999-01-01', 0, 'Forest', 7, 9);
                INSERT INTO file VALUES (3, zeroblob(32), 1, x'78');
                INSERT INTO publication_document VALUES (1, '', 'f.pdf', 'application/pdf', 1, NULL, 3);
                INSERT INTO content VALUES (8, zeroblob(32), 0, 0, 'act', '', x'78');
                INSERT INTO embedded_content VALUES (8, 'm', 2);
                INSERT INTO embedding VALUES (8, 4, 9, 'sec_1', 'main', zeroblob(32), 0.5, x'0102');
            )sql"));
        }
        Database db = must(openLibraryFile(path));
        QCOMPARE(must(schemaVersion(db)), migrations().back().version);
        QCOMPARE(must(filesToRead(db)), std::vector<qint64>{3});
        std::vector<EmbeddingRow> rows;
        must(forEachEmbedding(db, u"m"_s, 2,
                              [&rows](EmbeddingRow row) { rows.push_back(std::move(row)); }));
        QCOMPARE(rows.size(), 1U);
        QCOMPARE(rows[0].start, 4);
        QCOMPARE(rows[0].eId, "sec_1"_ba);
        QCOMPARE(rows[0].vector, "\x01\x02"_ba);
        QCOMPARE(rows[0].scale, 0.5);
    }
};

SHERIA_TEST(TestPageQueries)
} // namespace tst_pagequeries
#include "tst_pagequeries.moc"
