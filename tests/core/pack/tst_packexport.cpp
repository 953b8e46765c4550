// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/compression.h"
#include "core/base/hash.h"
#include "core/pack/archive/filetree.h"
#include "core/pack/packtree.h"
#include "core/store/db/statement.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/legislation/topicqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "core/store/rows/placequeries.h"
#include "core/store/webhooks/changes.h"
#include "tests/support/filesizelimit.h"
#include "tests/support/importrun.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_packexport {

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Work richWork(store::Database &db)
{
    Work work;
    work.uri = must(FrbrUri::parse("/akn/xa-bay/act/by-law/2005/trees"));
    work.title = u"Tree By-law “one”"_s;
    const QByteArray pdf = "%PDF-1.4 gazette";
    work.publication = {
        QDate(2005, 2, 1), u"Gazette"_s, u"7"_s,
        PublicationDocument{
            {}, u"gazette 7.pdf"_s, "application/pdf", 16, 3, must(store::putFile(db, pdf))}};
    work.assentDate = QDate(2005, 1, 20);
    work.commencements = {
        {QDate(2005, 3, 1), WorkRef{"/akn/xa/act/2006/1", u"C"_s}, true, false, {"sec_1"}, u"n"_s},
        {QDate(), {}, false, true, {}, {}}};
    work.amendments = {{QDate(2006, 1, 1), {"/akn/xa/act/2006/1", u"A"_s}, true}};
    work.consolidations = {QDate(2007, 1, 1)};
    work.repeal = Repeal{
        QDate(2020, 1, 1), {"/akn/xa/act/2020/1", u"R"_s}, "revoked", u"because"_s};
    work.parent = WorkRef{"/akn/xa/act/2000/1", u"P"_s};
    work.chapter = ChapterNumber{u"52"_s, u"2010"_s, QDate(2010, 7, 1)};
    work.isPrincipal = false;
    work.topics = {"subjects-b", "unknown-topic"};
    work.asAtDate = QDate(2021, 1, 1);
    work.customProperties = {{"cap", u"Cap."_s, u"12"_s}};
    work.disclaimer = u"careful"_s;
    work.aliases = {u"Green"_s, u"TA"_s};
    work.typeName = u"Law"_s;
    work.numberedTitle = u"Law 4"_s;
    work.judgment = "{\"b\": 1, \"a\": [2]}";
    work.enrichments = "[{\"text\": \"x\", \"enrichment_type\": \"provision_enrichment\"}]";
    work.sourceUri = "eli/x";
    return work;
}

DocumentSpec byLaw()
{
    DocumentSpec spec;
    spec.work = "/akn/xa-bay/act/by-law/2005/trees";
    return spec;
}

/// Something in every table that leaves the library.
void fill(TestLibrary &library)
{
    store::Database &db = library.db();
    must(store::putPlace(db, {"xa", u"Exampleland"_s, "fra", QDate(2024, 1, 1)}));
    must(store::putPlace(db, {"xa-bay", u"Bay"_s, "eng", {}}));
    must(store::putTopics(db, {{0, "old", u"Old"_s, true, {}}}));
    must(store::putTopics(
        db,
        {{0,
          "subjects",
          u"Subjects"_s,
          false,
          {{0, "subjects-b", u"B"_s, true, {}}, {0, "subjects-a", u"A"_s, true, {}}}}}));
    must(store::putDataset(db,
                           {0,
                            u"Duties"_s,
                            u"…"_s,
                            library.clock.now(),
                            library.clock.now(),
                            "subjects",
                            {{0, "sec_1", "subjects-a", "/akn/xa/act/2005/4"}}}));
    must(store::putWork(db, richWork(db), library.clock.now()));
    const store::PutResult put = library.put(byLaw());
    must(store::putMedia(db, put.expressionId, u"a b.png"_s, "image/png", "png bytes"));
    must(store::putMedia(db, put.expressionId, u"flag.svg"_s, "image/svg+xml", "<svg/>"));
    library.clock.advance(1234);
    DocumentSpec newer = byLaw(); // Supersedes the first.
    newer.manifestationDate = "2012-01-01";
    newer.body = "<section eId=\"sec_1\"><num>1.</num><content><p>New.</p></content></section>";
    library.put(newer);
    DocumentSpec annex = byLaw();
    annex.element = "doc";
    annex.component = "annex-1";
    library.put(annex);
    DocumentSpec french = byLaw();
    french.language = "fra";
    library.put(french);
    Work stub;
    stub.uri = must(FrbrUri::parse("/akn/xa/act/2020/1"));
    stub.isStub = true;
    must(store::putWork(db, stub, library.clock.now()));
    Expression empty;
    empty.language = "eng";
    empty.date = QDate(2020, 1, 1);
    empty.dateOrigin = DateOrigin::Work;
    empty.title = u"Stub"_s;
    must(store::putEmptyExpression(db, empty, "/akn/xa/act/2020/1", library.clock.now()));
    DocumentSpec odd; // Two works whose folders would have one name, and one with an odd one.
    odd.work = "/akn/xa/act/2005-04/5";
    library.put(odd);
    odd.work = "/akn/xa/act/2005/04-5";
    library.put(odd);
    odd.work = "/akn/xa/act/2005/x'; drop *";
    library.put(odd);
}

Result<void> exportTo(const QString &library, const QString &path, const Clock &clock,
                      const std::stop_token &stop = {})
{
    const auto done = pack::exportPack(library, path, clock, {}, stop);
    return done ? Result<void>() : done.error();
}

class TestPackExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLibraryComesBackFromItsPack()
    {
        TestLibrary original;
        fill(original);
        original.close();
        const QString first = original.folder() + "/first.zip"_L1;
        must(exportTo(original.path(), first, original.clock));

        TestLibrary copy;
        copy.close();
        copy.clock.advance(99'000);
        const ImportRun run = import(copy.path(), {first}, copy.clock);
        for (const pack::FileReport &report : run.reports)
            QVERIFY2(report.outcome == pack::Outcome::Imported,
                     qPrintable(report.path + u' ' + report.reason.english()));
        QCOMPARE(run.reports.size(), std::size_t(7));
        const QString second = original.folder() + "/second.zip"_L1;
        must(exportTo(copy.path(), second, copy.clock));
        QCOMPARE(bytesOf(second), bytesOf(first));

        const ImportRun again = import(copy.path(), {second}, copy.clock);
        QCOMPARE(again.summary.unchanged, 7);
        QCOMPARE(again.summary.imported + again.summary.replaced + again.summary.refused, 0);
        must(exportTo(copy.path(), second, copy.clock));
        QCOMPARE(bytesOf(second), bytesOf(first));
    }

    /// Files that come for a text that is here are a change like any other: who follows gets them.
    void filesThatComeLaterAreAChange()
    {
        TestLibrary original;
        const store::PutResult put = original.put(byLaw());
        const QString before = original.folder() + "/before.zip"_L1;
        must(exportTo(original.path(), before, original.clock));
        must(store::putMedia(original.db(), put.expressionId, u"a.png"_s, "image/png", "PNG"));
        original.close();
        const QString after = original.folder() + "/after.zip"_L1;
        must(exportTo(original.path(), after, original.clock));
        TestLibrary copy;
        copy.close();
        import(copy.path(), {before}, copy.clock);
        const auto revision = [&copy] {
            store::Database db = must(
                store::Database::open(copy.path(), store::Database::Mode::ReadOnly));
            return must(store::latestRevision(db));
        };
        const qint64 known = revision();
        const ImportRun run = import(copy.path(), {after}, copy.clock);
        QCOMPARE(run.summary.unchanged, 1);
        QCOMPARE(run.reports.at(0).reason.english(), u"a picture was added"_s);
        QCOMPARE(revision(), known + 1);
        import(copy.path(), {after}, copy.clock);
        QCOMPARE(revision(), known + 1);
    }

    void membersAreInOrderAndListed()
    {
        TestLibrary library;
        fill(library);
        library.close();
        const QString path = library.folder() + "/pack.zip"_L1;
        must(exportTo(library.path(), path, library.clock));
        const auto tree = must(pack::ArchiveTree::open(path));
        QVERIFY(tree->refusals().empty());
        const auto manifest = must(pack::PackManifest::parse(must(tree->read(u"manifest.json"_s))));
        QCOMPARE(qsizetype(manifest.files.size()) + 1, tree->names().size());
        for (const auto &[name, file] : manifest.files)
            QCOMPARE(sha256Hex(must(tree->read(name))), file.sha256);
        QVERIFY(tree->contains(u"works/xa-bay-act-by-law-2005-trees/work.json"_s));
        QVERIFY(tree->contains(u"works/xa-bay-act-by-law-2005-trees/eng@2009-02-03/main.xml"_s));
    }

    void aCancelledOrFailedExportLeavesWhatWasThere()
    {
        TestLibrary library;
        fill(library);
        library.close();
        const QString path = library.folder() + "/pack.zip"_L1;
        QFile before(path);
        QVERIFY(before.open(QIODevice::WriteOnly));
        before.write("precious");
        before.close();
        const QStringList files = QDir(library.folder()).entryList(QDir::Files);
        std::stop_source stop;
        stop.request_stop();
        const Result<void> cancelled = exportTo(library.path(), path, library.clock,
                                                stop.get_token());
        QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
        QCOMPARE(bytesOf(path), QByteArray("precious"));
        QVERIFY(
            !exportTo(library.path(), library.folder() + "/no/such/folder.zip"_L1, library.clock));
        QVERIFY(!exportTo(library.folder() + "/no.sheria"_L1, path, library.clock));
        QCOMPARE(QDir(library.folder()).entryList(QDir::Files), files);
    }

    void aFullDiskLeavesNothing()
    {
        TestLibrary library;
        fill(library);
        const store::PutResult put = library.put(byLaw());
        must(store::putMedia(library.db(), put.expressionId, u"large.png"_s, "image/png",
                             QByteArray(200'000, 'x')));
        library.close();
        const QString path = library.folder() + "/pack.zip"_L1;
        const QStringList files = QDir(library.folder()).entryList(QDir::Files);
        const FileSizeLimit limit(100'000); // SQLite's own files beside the library need some room.
        const Result<void> full = exportTo(library.path(), path, library.clock);
        QVERIFY(!full);
        QCOMPARE(full.error().code, ErrorCode::NoSpace);
        QCOMPARE(QDir(library.folder()).entryList(QDir::Files), files);
    }
};

SHERIA_TEST(TestPackExport)
} // namespace tst_packexport
#include "tst_packexport.moc"
