// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"
#include "core/store/file/verify.h"
#include "core/store/legislation/topicqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_verify {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;

std::vector<Finding> findings(TestLibrary &library)
{
    return must(verify(library.db(), {}, {}));
}

void fill(TestLibrary &library)
{
    DocumentSpec act;
    act.body =
        R"(<section eId="sec_1"><num>1.</num><content><p>See <ref href="/akn/xa/act/2001/8">the
        other Act</ref>.</p></content></section>)";
    const PutResult put = library.put(act);
    must(putMedia(library.db(), put.expressionId, QStringLiteral("a.png"), "image/png", "bytes"));
    DocumentSpec annex;
    annex.element = "doc";
    annex.component = "annex-1";
    library.put(annex);
    must(putTopics(library.db(),
                   {{0,
                     "subjects",
                     QStringLiteral("S"),
                     true,
                     {{0, "subjects-a", QStringLiteral("A"), true, {}}}}}));
}

class TestVerify : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSoundLibraryHasNoFindings()
    {
        TestLibrary library;
        QVERIFY(findings(library).empty());
        fill(library);
        QVERIFY(findings(library).empty());
        library.put(DocumentSpec{.work = "/akn/xa/act/2005/9"});
        must(deleteExpression(library.db(), "/akn/xa/act/2005/9/eng@2009-02-03",
                              library.clock.now()));
        QVERIFY(findings(library).empty());
    }

    void eachFaultIsFound_data()
    {
        QTest::addColumn<QByteArray>("fault");
        QTest::addColumn<QByteArray>("check");
        const auto row = [](const char *fault, const char *check) {
            QTest::newRow(fault) << QByteArray(fault) << QByteArray(check);
        };
        row("UPDATE content SET hash = zeroblob(32) WHERE id = 1", "content-hash");
        row("UPDATE content SET packed = x'00'", "content-packed");
        row("UPDATE content SET xml_bytes = 1", "content-size");
        row("UPDATE content SET text_bytes = 100000", "content-size");
        row("UPDATE content SET text_bytes = text_bytes - 1, xml_bytes = xml_bytes + 1",
            "content-hash");
        row("UPDATE provision_list SET count = count + 1", "provisions");
        row("UPDATE provision_list SET list = x''", "provisions");
        row("UPDATE provision_list SET list = substr(list, 1, length(list) - 1)", "provisions");
        row("UPDATE content SET text_bytes = 3, xml_bytes = xml_bytes + text_bytes - 3",
            "provisions");
        row("DELETE FROM provision_list", "provisions");
        row("INSERT INTO reference VALUES (1, 900, 0, '#a', NULL, 'a', '')", "references");
        row("DELETE FROM reference WHERE position = 0", "references");
        row("UPDATE reference SET href = href || 'x' WHERE position = 0", "references");
        row("UPDATE reference SET work_uri = '/akn/xa/act/1901/1'", "references");
        row("INSERT INTO component VALUES (1, 9, 'schedule9', 'att_9', 'doc')", "components");
        row("UPDATE provision_list SET (count, list) = (SELECT count, list FROM provision_list p"
            " WHERE p.content_id <> provision_list.content_id)",
            "provisions");
        row("INSERT INTO reference VALUES (1, 900, 500, '#a', NULL, 'a', '')", "references");
        row("UPDATE file SET data = x'00'", "file-hash");
        row("INSERT INTO file (hash, bytes, data) VALUES (zeroblob(32), 0, x'')", "orphans");
        row("DELETE FROM media", "orphans");
        row("INSERT INTO content (id, hash, xml_bytes, text_bytes, doctype, commenceable, packed)"
            " SELECT 99, zeroblob(32), xml_bytes, text_bytes, doctype, commenceable, packed FROM "
            "content LIMIT 1",
            "orphans");
        row("UPDATE provision_list SET content_id = content_id + 77", "orphans");
        row("UPDATE expression SET date = '2001-01-01'", "expression-uri");
        row("UPDATE work SET year = '1999'", "work-uri");
        row("UPDATE work SET latest_expression_id = NULL", "latest-expression");
        row("UPDATE work SET is_commenced_in_full = NOT is_commenced_in_full", "commenced-in-full");
        row("DELETE FROM manifestation WHERE role = 'main'", "main-text");
        row("UPDATE topic SET is_public = 0 WHERE slug = 'subjects-a'", "topics");
        row("UPDATE topic SET parent_id = id WHERE slug = 'subjects-a'", "topics");
        row("DELETE FROM change WHERE expression_uri <> ''", "change-log");
        row("UPDATE sqlite_sequence SET seq = 0 WHERE name = 'change'", "change-log");
        row("INSERT INTO change (at, action, work_uri, expression_uri) VALUES (1, 'created', 'w', "
            "'gone')",
            "change-log");
        row("UPDATE manifestation SET content_id = 55 WHERE role = 'main'", "foreign-keys");
    }
    void eachFaultIsFound()
    {
        QFETCH(QByteArray, fault);
        QFETCH(QByteArray, check);
        TestLibrary library;
        fill(library);
        must(library.db().execute("PRAGMA foreign_keys = OFF"));
        must(library.db().execute(fault.constData()));
        bool isFound = false;
        for (const Finding &finding : findings(library)) {
            isFound = isFound || finding.check == check;
            QVERIFY(!finding.subject.isEmpty() && !finding.detail.isEmpty());
        }
        QVERIFY(isFound);
    }

    void aDestroyedPageIsFound()
    {
        TestLibrary library;
        for (int i = 1; i <= 40; ++i)
            library.put(DocumentSpec{.work = "/akn/xa/act/2005/" + QByteArray::number(i)});
        constexpr qint64 PageBytes = 4096;
        const qint64 page = must(must(Statement::prepare(library.db(), R"sql(
            SELECT rootpage FROM sqlite_schema WHERE name = 'expression'
        )sql"))
                                     .integers())
                                .front();
        library.close();
        QFile file(library.path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek((page - 1) * PageBytes));
        file.write(QByteArray(PageBytes, '\x5a'));
        file.close();
        Database db = must(Database::open(library.path(), Database::Mode::ReadOnly));
        QVERIFY(!must(verify(db, {}, {})).empty());
    }

    void tellsItsProgressAndStops()
    {
        TestLibrary library;
        fill(library);
        qint64 last = 0;
        qint64 all = 0;
        must(verify(library.db(),
                    [&](qint64 done, qint64 total) {
                        last = done;
                        all = total;
                    },
                    {}));
        QCOMPARE(all, 3);
        QCOMPARE(last, 3);
        std::stop_source stop;
        const auto stopped = verify(
            library.db(), [&](qint64, qint64) { stop.request_stop(); }, stop.get_token());
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    }
};

SHERIA_TEST(TestVerify)
} // namespace tst_verify
#include "tst_verify.moc"
