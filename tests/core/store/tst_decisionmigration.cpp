// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/publishedview.h"
#include "core/store/db/statement.h"
#include "core/store/decisions/decisionindex.h"
#include "core/store/file/libraryfile.h"
#include "core/store/file/schema.h"
#include "core/store/file/verify.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_decisionmigration {

using namespace Qt::StringLiterals;
using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;

constexpr int VersionBefore = 15;

/// Works without texts, as the first version stored them, and their changes.
constexpr const char *Works = R"sql(
    INSERT INTO place VALUES ('xa', 'Xa', 'eng', NULL);
    WITH given (id, uri, doctype, number, title, judgment) AS (VALUES
        (1, '/akn/xa/judgment/xahc/2021/1', 'judgment', '1', 'Processing',
         '{"state":"processing","delivery_date":"2021-02-03","court":{"code":"xahc"},
           "attached_documents":[{"kind":"Press","frbr_uri":"/akn/xa/doc/2021/press"},
                                 {"kind":"Order","frbr_uri":"/akn/xa/doc/2021/shared"},
                                 {"kind":"Late","frbr_uri":"/akn/xa/doc/2021/late"}]}'),
        (2, '/akn/xa/judgment/xahc/2021/2', 'judgment', '2', 'Published',
         '{"delivery_date":"2021-02-04","court":{"code":"xahc"},
           "attached_documents":[{"kind":"Order","frbr_uri":"/akn/xa/doc/2021/shared"}]}'),
        (3, '/akn/xa/doc/2021/press', 'doc', 'press', 'Press', ''),
        (4, '/akn/xa/doc/2021/shared', 'doc', 'shared', 'Shared', ''))
    INSERT INTO work (id, uri, place, doctype, year, number, title, is_stub, is_principal,
        is_commenced_by_flag, is_commenced_in_full, created_at, updated_at, publication_name,
        publication_number, type_name, numbered_title, disclaimer, source_uri, judgment, enrichments)
    SELECT id, uri, 'xa', doctype, '2021', number, title, 1, 1, 1, 1, 7, 9, '', '', '', '',
           '', '', judgment, '' FROM given;
    INSERT INTO change SELECT id, 9, 'created', uri, '' FROM work;
)sql";

QStringList column(Database &db, QByteArrayView sql)
{
    Statement query = must(Statement::prepare(db, sql));
    QStringList values;
    while (must(query.step()))
        values << query.string(0);
    return values;
}

/// What version 16 makes of a library of version 15 that has decisions in it.
class TestDecisionMigration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"l"_s);
        Database old = must(Database::open(m_path, Database::Mode::Create));
        must(migrate(old, migrations().first(1)));
        must(old.execute(Works));
        must(migrate(old, migrations().first(VersionBefore)));
        QCOMPARE(must(schemaVersion(old)), VersionBefore);
        must(old.execute("INSERT INTO citation VALUES (77, 0, 5, 'sec_1', '', '', '', 0)"));
        QVERIFY(!Statement::prepare(old, "SELECT 1 FROM hidden_work"));
    }

    void documentsAreKnownAndThoseOfOneInProcessHidden()
    {
        Database db = must(openLibraryFile(m_path));
        QCOMPARE(must(schemaVersion(db)), migrations().back().version);
        QCOMPARE(column(db, "SELECT work_id || ' ' || uri FROM decision_document ORDER BY 1"),
                 QStringList({u"1 /akn/xa/doc/2021/late"_s, u"1 /akn/xa/doc/2021/press"_s,
                              u"1 /akn/xa/doc/2021/shared"_s, u"2 /akn/xa/doc/2021/shared"_s}));
        // What a published decision has is not hidden.
        QCOMPARE(column(db, "SELECT work_id FROM hidden_work ORDER BY work_id"),
                 QStringList({u"1"_s, u"3"_s}));
        QCOMPARE(must(DecisionIndex::load(db))->size(), 1U);
        QCOMPARE(must(DecisionIndex::load(db, DecisionScope::All))->size(), 2U);
    }

    void theWorldSeesNoneOfIt()
    {
        Database db = must(openLibraryFile(m_path));
        must(showOnlyPublished(db));
        QCOMPARE(column(db, "SELECT title FROM work ORDER BY id"),
                 QStringList({u"Published"_s, u"Shared"_s}));
    }

    void everythingElseStays()
    {
        Database db = must(openLibraryFile(m_path));
        QCOMPARE(column(db, "SELECT uri FROM work WHERE created_at = 7 AND updated_at = 9").size(),
                 4);
        // The index has to forget what it knew as published.
        QCOMPARE(column(db, "SELECT action || ' ' || work_uri FROM change WHERE revision > 4"),
                 QStringList{u"updated /akn/xa/doc/2021/press"_s});
        QCOMPARE(column(db, "SELECT 1 FROM change WHERE revision <= 4 AND at = 9").size(), 4);
        QCOMPARE(column(db, "SELECT name_id || ' ' || source || ' ' || is_parallel FROM citation"),
                 QStringList{u"5 sec_1 0"_s});
        must(db.execute("DELETE FROM citation")); // Of a text that is not there.
        const std::vector<Finding> findings = must(verify(db, {}, {}));
        QVERIFY2(findings.empty(), findings.empty() ? "" : qPrintable(findings.front().detail));
        const QString copy = m_path + u".backup-v%1"_s.arg(VersionBefore);
        QCOMPARE(must(inspectLibraryFile(copy)), VersionBefore);
    }

    /// Version 33: what stands for no date was taken for one.
    void placeholderYearsGo()
    {
        {
            Database old = must(Database::open(m_path, Database::Mode::ReadWrite));
            must(migrate(old, migrations().first(32)));
            must(old.execute(R"sql(
                DELETE FROM citation;
                DELETE FROM change;
                DELETE FROM decision_document WHERE work_id = 2;
                UPDATE work SET judgment = '{"delivery_date":"1000-01-01","filing_year":"9999"}'
                 WHERE id = 2;
                UPDATE decision SET delivery_date = '1000-01-01', delivery_year = 1000,
                    filing_year = 9999, court = NULL WHERE work_id = 2;
            )sql"));
        }
        Database db = must(openLibraryFile(m_path));
        QCOMPARE(column(db, R"sql(
            SELECT work_id || ' ' || ifnull(delivery_date, '-') || ' ' || delivery_year || ' '
                   || ifnull(filing_year, '-') FROM decision ORDER BY work_id
        )sql"),
                 QStringList({u"1 2021-02-03 2021 -"_s, u"2 - 2021 -"_s}));
        QCOMPARE(column(db, "SELECT action || ' ' || work_uri FROM change"),
                 QStringList{u"updated /akn/xa/judgment/xahc/2021/2"_s});
        QStringList findings;
        for (const Finding &each : must(verify(db, {}, {}))) {
            if (each.check == "decisions")
                findings << each.detail;
        }
        QVERIFY2(findings.isEmpty(), qPrintable(findings.join(u"; "_s)));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

SHERIA_TEST(TestDecisionMigration)
} // namespace tst_decisionmigration
#include "tst_decisionmigration.moc"
