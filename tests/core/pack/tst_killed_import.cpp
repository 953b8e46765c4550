// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/store/db/statement.h"
#include "core/store/file/libraryfile.h"
#include "core/store/file/verify.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/undo.h"
#include "core/store/rows/expressionwriter.h"
#include "tests/support/kills.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

namespace tst_killed_import {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

constexpr int Documents = 600;
constexpr int LeastKills = 15;

/// Half of the works have two points in time, so that works are changed, not only made.
void writeDocuments(const QString &folder)
{
    for (int i = 0; i < Documents; ++i) {
        DocumentSpec spec;
        spec.work = "/akn/xa/act/2005/" + QByteArray::number(i / 2 + 1);
        spec.date = i % 2 == 0 ? "2009-02-03" : "2012-04-05";
        spec.title = "Act " + QByteArray::number(i);
        QFile file(folder + u"/%1.xml"_s.arg(i));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(xmlOf(spec));
    }
}

/// Runs the importer until it has reported `lines` texts, then kills it. Returns what it reported.
QList<QByteArray> importAndKill(const QString &library, const QString &folder, int lines)
{
    QProcess importer;
    importer.start(QStringLiteral(SHERIA_TEST_IMPORTER), {library, folder});
    QByteArray out;
    while (out.count('\n') < lines && importer.waitForReadyRead(30'000))
        out += importer.readAllStandardOutput();
    importer.kill();
    importer.waitForFinished();
    out += importer.readAllStandardOutput();
    QList<QByteArray> hashes = out.split('\n');
    hashes.removeLast(); // Empty, or cut off by the kill.
    return hashes;
}

void importUndisturbed(const QString &library, const QString &folder)
{
    QProcess importer;
    importer.start(QStringLiteral(SHERIA_TEST_IMPORTER), {library, folder});
    QVERIFY(importer.waitForFinished(60'000));
    QCOMPARE(importer.exitCode(), 0);
}

/// All that a library holds, but for when it came.
QStringList contentsOf(const QString &library)
{
    store::Database db = must(store::openLibraryFile(library));
    store::Statement query = must(store::Statement::prepare(db, R"sql(
        SELECT e.uri || ' ' || e.title || ' ' || w.title || ' ' || w.is_commenced_in_full || ' '
               || (w.latest_expression_id = e.id) || ' ' || m.role || ' ' || m.component || ' '
               || hex(c.hash) || ' ' || c.commenceable || ' '
               || (SELECT p.count FROM provision_list p WHERE p.content_id = c.id)
          FROM expression e JOIN work w ON w.id = e.work_id
          JOIN manifestation m ON m.expression_id = e.id JOIN content c ON c.id = m.content_id
         ORDER BY e.uri, m.role, m.component
    )sql"));
    QStringList contents;
    while (must(query.step()))
        contents << query.string(0);
    return contents;
}

class TestKilledImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasReportedIsThereAndTheRestFollows()
    {
        const QTemporaryDir folder;
        const QString documents = folder.filePath(u"documents"_s);
        QVERIFY(QDir().mkpath(documents));
        writeDocuments(documents);
        const QString library = folder.filePath(u"library.sheria"_s);
        const quint32 seed = QRandomGenerator::global()->generate();
        qInfo("seed %u", seed); // A failure can be looked at again.
        QRandomGenerator random(seed);
        QSet<QByteArray> reported;
        const int kills = killCount(LeastKills);
        const int share = std::max(
            1, 2 * Documents / kills); // So that the last kills still meet work.
        for (int i = 0; i < kills; ++i) {
            // The first kills come early: while the library is being made.
            const int lines = i < 5 ? i : int(reported.size()) + random.bounded(share);
            const QList<QByteArray> hashes = importAndKill(library, documents, lines);
            reported.unite(QSet<QByteArray>(hashes.begin(), hashes.end()));
            if (QFile::exists(library))
                check(library, reported);
        }
        QVERIFY(!reported.isEmpty());
        importUndisturbed(library, documents);
        const QString other = folder.filePath(u"undisturbed.sheria"_s);
        importUndisturbed(other, documents);
        QCOMPARE(contentsOf(library), contentsOf(other));
        store::Database db = must(store::openLibraryFile(library));
        QCOMPARE(must(store::listExpressions(db, {}, 0, 1)).count, Documents);
        QVERIFY(must(store::verify(db, {}, {})).empty());
        QCOMPARE(QDir(folder.path()).entryList({u"*.making-*"_s}, QDir::AllEntries), QStringList());
    }

    void aKilledImportIsUndone()
    {
        const QTemporaryDir folder;
        const QString documents = folder.filePath(u"documents"_s);
        QVERIFY(QDir().mkpath(documents));
        writeDocuments(documents);
        const QString library = folder.filePath(u"library.sheria"_s);
        QVERIFY(!importAndKill(library, documents, 20).isEmpty());
        store::Database db = must(store::openLibraryFile(library));
        const auto steps = must(store::listUndoSteps(db, store::UndoKind::Import));
        QCOMPARE(steps.size(), std::size_t(1));
        QVERIFY(steps[0].works > 0);
        {
            store::Transaction all = must(store::Transaction::begin(db));
            must(store::undo(db, steps[0].id, SystemClock().now()));
            must(all.commit());
        }
        QCOMPARE(must(store::listExpressions(db, {}, 0, 1)).count, 0);
        QVERIFY(must(store::verify(db, {}, {})).empty());
        QCOMPARE(QDir(folder.path()).entryList({u"*-import-*"_s}), QStringList());
    }

private:
    static void check(const QString &library, const QSet<QByteArray> &reported)
    {
        store::Database db = must(store::openLibraryFile(library));
        const std::vector<store::Finding> findings = must(store::verify(db, {}, {}));
        for (const store::Finding &finding : findings)
            qWarning() << finding.check << finding.subject << finding.detail;
        QVERIFY(findings.empty());
        for (const QByteArray &hash : reported)
            QVERIFY(must(store::findPutBytes(db, hash)));
    }
};

SHERIA_TEST(TestKilledImport)
} // namespace tst_killed_import
#include "tst_killed_import.moc"
