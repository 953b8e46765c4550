// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/document.h"
#include "core/base/compression.h"
#include "core/base/hash.h"
#include "core/store/db/statement.h"
#include "core/store/decisions/decisionindex.h"
#include "core/store/decisions/decisionqueries.h"
#include "core/store/file/libraryfile.h"
#include "core/store/file/verify.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <future>
#include <stop_token>
#include <vector>

namespace tst_libraryfile {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void overwrite(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// All files of a folder with their bytes: what "untouched" means.
QMap<QString, QByteArray> snapshot(const QString &folder)
{
    QMap<QString, QByteArray> files;
    const QStringList names = QDir(folder).entryList(QDir::Files);
    for (const QString &name : names)
        files[name] = sha256Hex(bytesOf(folder + u'/' + name));
    return files;
}

/// A library on disk with some law in it, closed.
class ClosedLibrary : public TestLibrary
{
public:
    ClosedLibrary()
    {
        for (int i = 1; i <= 20; ++i)
            put(DocumentSpec{.work = "/akn/xa/act/2005/" + QByteArray::number(i)});
        close();
    }
};

/// The version after the present one.
int nextVersion()
{
    return migrations().back().version + 1;
}

QByteArray setsNextVersion(const char *script)
{
    return script + "; PRAGMA user_version = "_ba + QByteArray::number(nextVersion());
}

std::vector<Migration> withNextStep(const QByteArray &script)
{
    std::vector<Migration> steps(migrations().begin(), migrations().end());
    steps.push_back({nextVersion(), script.constData()});
    return steps;
}

constexpr const char *AddNickname = R"sql(
    ALTER TABLE account ADD COLUMN nickname TEXT;
    INSERT INTO account (name, is_active, created_at, nickname) VALUES ('migrated', 1, 0, 'm')
)sql";

/// What verify says of a text as fillVersion1() writes it: nobody read that out of its XML.
const QStringList HandWritten = {u"provisions: its provisions are not those of its XML"_s,
                                 u"components: its components are not those of its XML"_s};

/// "check: detail", without the hash of the text behind it.
QStringList findingsIn(Database &db)
{
    QStringList lines;
    for (const Finding &finding : must(verify(db, {}, {})))
        lines << QString::fromLatin1(finding.check) + u": "_s
                + finding.detail.section(u" (hash "_s, 0, 0);
    return lines;
}

/// A work with one text as version 1 stored it: XML and visible text apart.
void fillVersion1(Database &db, const akn::Document &document)
{
    must(db.execute(R"sql(
        INSERT INTO place VALUES ('xa', 'Xa', 'eng', NULL);
        INSERT INTO work (id, uri, place, doctype, year, number, title, is_stub, is_principal,
            is_commenced_by_flag, is_commenced_in_full, latest_expression_id, created_at, updated_at,
            publication_name, publication_number, type_name, numbered_title, disclaimer,
            source_uri, judgment, enrichments)
        VALUES (1, '/akn/xa/act/2005/4', 'xa', 'act', '2005', '4', 'Old', 0, 1, 1, 1, 1, 0, 0,
            '', '', '', '', '', '', '', '');
        INSERT INTO expression VALUES (1, 1, '/akn/xa/act/2005/4/eng@2009-02-03', 'eng',
            '2009-02-03', 0, 'Old', 0, 0);
        INSERT INTO provision VALUES (1, 0, -1, 'section', 'sec_1', 'sec_1', 0, '1.', 'Old', '',
            'main', 0, 1);
        INSERT INTO provision VALUES (1, 1, 0, 'paragraph', 'sec_1__para_a', NULL, 1, NULL, NULL,
            'aq', 'main', 0, 1);
        INSERT INTO change VALUES (1, 0, 'created', '/akn/xa/act/2005/4', '');
        INSERT INTO change VALUES (2, 0, 'created', '/akn/xa/act/2005/4',
            '/akn/xa/act/2005/4/eng@2009-02-03');
        INSERT INTO component VALUES (1, 0, 'schedule1', 'att_1', 'attachment', 'Schedule');
    )sql"));
    const QByteArray hash = QByteArray::fromHex(sha256Hex(document.xml()));
    Statement content = must(Statement::prepare(db, R"sql(
        INSERT INTO content VALUES (1, ?1, ?2, ?3, 'act', 'sec_1', ?4)
    )sql"));
    const QByteArray xml = compress(document.xml());
    content.bindBlob(1, hash).bind(2, qint64(document.xml().size()));
    content.bind(3, qint64(document.text().size())).bindBlob(4, xml);
    must(content.run());
    Statement text = must(Statement::prepare(db, "INSERT INTO content_text VALUES (1, ?1)"));
    const QByteArray frame = compress(document.text());
    text.bindBlob(1, frame);
    must(text.run());
    must(db.execute("INSERT INTO manifestation VALUES (1, 1, 'main', 1, 'main', '', NULL, 0)"));
}

class TestLibraryFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewFileIsALibraryOfThePresentVersion()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"l"_s);
        must(createLibraryFile(path));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"l"_s});
        QCOMPARE(must(inspectLibraryFile(path)), migrations().back().version);
        const Result<void> again = createLibraryFile(path);
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::Conflict);
    }

    /// A replica knows its source by its id: no two libraries that this process makes share one.
    void everyNewFileHasAnIdOfItsOwn()
    {
        const QTemporaryDir folder;
        QSet<QByteArray> ids;
        for (int i = 0; i < 3; ++i) {
            const QString path = folder.filePath(QString::number(i));
            must(createLibraryFile(path));
            Database db = must(openLibraryFile(path));
            const QByteArray id = must(libraryId(db));
            QCOMPARE(id.size(), 32);
            ids.insert(id);
        }
        QCOMPARE(ids.size(), 3);
    }

    void aBadFileIsRefusedAndNotTouched_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("word");

        const QByteArray good = bytesOf(ClosedLibrary().path());
        const auto with = [&](qsizetype at, const QByteArray &bytes) {
            return QByteArray(good).replace(at, bytes.size(), bytes);
        };
        const auto row = [](const char *name, const QByteArray &bytes, ErrorCode code,
                            const char *word) {
            QTest::newRow(name) << bytes << code << QString::fromLatin1(word);
        };
        const QByteArray newer = with(60, QByteArray::fromHex("000003e7"));
        row("newer version", newer, ErrorCode::Unsupported, "newer version");
        row("text file", "Dear Sir or Madam,", ErrorCode::Corrupt, "not a library");
        row("long text file", QByteArray(9000, 'x'), ErrorCode::Corrupt, "not a library");
        row("another program's database", with(68, QByteArray(4, '\0')), ErrorCode::Corrupt,
            "another program");
        row("cut off", good.left(good.size() / 2), ErrorCode::Corrupt, "damaged");
        row("header alone", good.left(100), ErrorCode::Corrupt, "damaged");
        row("a byte short", good.chopped(1), ErrorCode::Corrupt, "damaged");
        row("header destroyed", with(16, QByteArray(40, '\xff')), ErrorCode::Corrupt, "damaged");
        row("schema destroyed", with(100, QByteArray(3000, '\x11')), ErrorCode::Corrupt, "damaged");
        row("page destroyed", with(4096 * 10, QByteArray(4096, '\x22')), ErrorCode::Corrupt,
            "damaged");
        row("no version", with(60, QByteArray(4, '\0')), ErrorCode::Corrupt, "damaged");
    }
    void aBadFileIsRefusedAndNotTouched()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(ErrorCode, code);
        QFETCH(QString, word);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"l"_s);
        overwrite(path, bytes);
        const auto before = snapshot(folder.path());
        const Result<Database> opened = openLibraryFile(path);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, code);
        QVERIFY2(opened.error().text().contains(word), qPrintable(opened.error().text()));
        QCOMPARE(snapshot(folder.path()), before);
    }

    void aMissingFileIsNotMade()
    {
        const QTemporaryDir folder;
        const Result<Database> opened = openLibraryFile(folder.filePath(u"l"_s));
        QCOMPARE(opened.error().code, ErrorCode::NotFound);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aReadOnlyFileIsRefusedAndNotTouched()
    {
        const ClosedLibrary library;
        QVERIFY(QFile::setPermissions(library.path(), QFile::ReadOwner | QFile::ReadUser));
        const auto before = snapshot(library.folder());
        const Result<Database> opened = openLibraryFile(library.path());
        QCOMPARE(opened.error().code, ErrorCode::Unavailable);
        QVERIFY(opened.error().text().contains(u"read-only"_s));
        QCOMPARE(snapshot(library.folder()), before);
    }

    /// Each makes folders beside the same file, and removes what it takes for abandoned.
    void foldersMadeAtOnceAreAllTheirOwn()
    {
        constexpr int Folders = 400;
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"library.sheria"_s);
        const auto make = [&path] {
            for (int i = 0; i < Folders; ++i) {
                const auto made = TemporaryFolder::beside(path);
                if (!made)
                    return made.error().text();
                QFile file((*made)->filePath(u"a"_s));
                if (!file.open(QIODevice::WriteOnly))
                    return file.errorString();
            }
            return QString();
        };
        std::vector<std::future<QString>> threads;
        for (int i = 0; i < 4; ++i)
            threads.push_back(std::async(std::launch::async, make));
        for (auto &thread : threads)
            QCOMPARE(thread.get(), QString());
        // One that could not be removed, because another thread was about to remove it, goes with the next.
        QVERIFY(TemporaryFolder::beside(path));
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList());
    }

    void aReadOnlyFolderIsRefusedAndNotTouched()
    {
        const ClosedLibrary library;
        const auto before = snapshot(library.folder());
        QVERIFY(QFile::setPermissions(library.folder(), QFile::ReadOwner | QFile::ExeOwner));
        const Result<Database> opened = openLibraryFile(library.path());
        QVERIFY(QFile::setPermissions(library.folder(),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QCOMPARE(opened.error().code, ErrorCode::Unavailable);
        QVERIFY(opened.error().text().contains(u"folder"_s));
        QCOMPARE(snapshot(library.folder()), before);
    }

    void aLockedFileIsRefused()
    {
        const ClosedLibrary library;
        Database other = must(Database::openPlain(library.path()));
        must(other.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE"));
        const Result<Database> opened = openLibraryFile(library.path());
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::Unavailable);
        QVERIFY2(opened.error().text().contains(u"another program"_s),
                 qPrintable(opened.error().text()));
    }

    void aLogThatAKilledProcessLeftIsPartOfTheLibrary()
    {
        TestLibrary library;
        library.put(DocumentSpec{});
        // As it lies while the connection is open: that is what a kill leaves.
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"l"_s);
        for (const QString &suffix : {u""_s, u"-wal"_s})
            QVERIFY(QFile::copy(library.path() + suffix, path + suffix));
        Database db = must(openLibraryFile(path));
        QCOMPARE(must(listExpressions(db, {}, 0, 1)).count, 1);
    }

    void aMigrationKeepsACopyOfWhatWasThere()
    {
        const ClosedLibrary library;
        const int version = migrations().back().version;
        const QByteArray script = setsNextVersion(AddNickname);
        const auto steps = withNextStep(script);
        must(migrateLibraryFile(library.path(), steps));
        const QString backup = u"%1.backup-v%2"_s.arg(library.path()).arg(version);
        QCOMPARE(must(inspectLibraryFile(backup)), version);
        QCOMPARE(must(inspectLibraryFile(library.path())), nextVersion());
        Database db = must(openLibraryFile(backup));
        QCOMPARE(must(listExpressions(db, {}, 0, 1)).count, 20);
        // Again: there is nothing left to do, and the copy stays as it is.
        const QByteArray before = bytesOf(library.path());
        must(migrateLibraryFile(library.path(), steps));
        QCOMPARE(bytesOf(library.path()), before);
    }

    void aFailedMigrationChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::newRow("error half-way")
            << setsNextVersion("ALTER TABLE account ADD COLUMN x TEXT; SELECT nonsense");
        QTest::newRow("no version") << "ALTER TABLE account ADD COLUMN x TEXT;"_ba;
        QTest::newRow("broken reference") << setsNextVersion("DELETE FROM place");
    }
    void aFailedMigrationChangesNothing()
    {
        QFETCH(QByteArray, script);
        const ClosedLibrary library;
        const QByteArray before = bytesOf(library.path());
        QVERIFY(!migrateLibraryFile(library.path(), withNextStep(script)));
        QCOMPARE(bytesOf(library.path()), before);
        QCOMPARE(must(inspectLibraryFile(library.path())), migrations().back().version);
        must(openLibraryFile(library.path()));
    }

    /// A program that is closed, or opens another library, does not wait for the end of it.
    void aMigrationThatIsStoppedChangesNothing()
    {
        const ClosedLibrary library;
        const QByteArray before = bytesOf(library.path());
        const int version = migrations().back().version;
        const QByteArray script = setsNextVersion(
            "UPDATE place SET code = code WHERE (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL "
            "SELECT i + 1 FROM n) SELECT count(*) FROM n WHERE i < 0) > 0"); // Has no end.
        std::stop_source stop;
        auto migrating = std::async(std::launch::async, [&] {
            return migrateLibraryFile(library.path(), withNextStep(script), stop.get_token());
        });
        const QString backup = u"%1.backup-v%2"_s.arg(library.path()).arg(version);
        QTRY_VERIFY(QFile::exists(backup)); // It comes before the script.
        stop.request_stop();
        QCOMPARE(migrating.get().error().code, ErrorCode::Cancelled);
        QCOMPARE(bytesOf(library.path()), before);
        QCOMPARE(must(inspectLibraryFile(library.path())), version);
        must(openLibraryFile(library.path()));
        // Before it began, nothing is touched at all.
        QVERIFY(QFile::remove(backup));
        const auto stopped = migrateLibraryFile(library.path(), withNextStep(script),
                                                stop.get_token());
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
        QVERIFY(!QFile::exists(backup));
    }

    void aLibraryOfVersion1IsOpenedWithAllItsTexts()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"l"_s);
        const akn::Document document = must(akn::Document::parse(xmlOf(DocumentSpec{})));
        {
            Database old = must(Database::open(path, Database::Mode::Create));
            must(migrate(old, migrations().first(1)));
            fillVersion1(old, document);
        }
        Database db = must(openLibraryFile(path));
        QCOMPARE(must(inspectLibraryFile(path + ".backup-v1"_L1)), 1);
        const QByteArray hash = sha256Hex(document.xml());
        QCOMPARE(must(contentXml(db, hash)), document.xml());
        QCOMPARE(must(contentText(db, hash)), document.text());
        const auto provisions = must(contentProvisions(db, hash));
        QCOMPARE(provisions.size(), 2U);
        QCOMPARE(provisions[0].heading, u"Old"_s);
        QCOMPARE(provisions[1].parent, 0);
        QCOMPARE(provisions[1].eId, "sec_1__para_a");
        QCOMPARE(provisions[1].flags, "aq");
        QVERIFY(provisions[1].isGeneratedId && !provisions[1].num && !provisions[1].writtenEId);
        QCOMPARE(findingsIn(db), HandWritten);
    }

    void decisionsOfVersion3CanBeListed()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"l"_s);
        const akn::Document document = must(akn::Document::parse(xmlOf(DocumentSpec{})));
        {
            Database old = must(Database::open(path, Database::Mode::Create));
            must(migrate(old, migrations().first(1)));
            fillVersion1(old, document);
            must(old.execute(R"sql(
                UPDATE work SET uri = '/akn/xa/judgment/xahc/2005/4', doctype = 'judgment',
                       judgment = '{"court":{"code":"xahc"},"judges":[{"name":"Ash"}]}';
                UPDATE expression SET uri = '/akn/xa/judgment/xahc/2005/4/eng@2009-02-03';
                UPDATE change SET work_uri = '/akn/xa/judgment/xahc/2005/4',
                       expression_uri = CASE WHEN expression_uri = '' THEN ''
                           ELSE '/akn/xa/judgment/xahc/2005/4/eng@2009-02-03' END;
            )sql"));
        }
        Database db = must(openLibraryFile(path));
        QCOMPARE(must(DecisionIndex::load(db))->size(), 1U);
        QCOMPARE(must(listDecisionTerms(db, Dimension::Judge)).front().name, u"Ash"_s);
        QCOMPARE(findingsIn(db), HandWritten);
    }

    void rowsOfVersion3ThatMakeNoSenseAreNotLostInSilence_data()
    {
        QTest::addColumn<QByteArray>("fault");
        QTest::newRow("gap") << "UPDATE provision SET position = 7 WHERE position = 1"_ba;
        QTest::newRow("parent") << "UPDATE provision SET parent = 1 WHERE position = 1"_ba;
        QTest::newRow("range") << "UPDATE provision SET text_start = 2"_ba;
        QTest::newRow("flag") << "UPDATE provision SET flags = 'z'"_ba;
        QTest::newRow("eId") << "UPDATE provision SET eid = ''"_ba;
    }
    void rowsOfVersion3ThatMakeNoSenseAreNotLostInSilence()
    {
        QFETCH(QByteArray, fault);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"l"_s);
        const akn::Document document = must(akn::Document::parse(xmlOf(DocumentSpec{})));
        {
            Database old = must(Database::open(path, Database::Mode::Create));
            must(migrate(old, migrations().first(1)));
            fillVersion1(old, document);
            must(migrate(old, migrations().first(3)));
            must(old.execute(fault.constData()));
        }
        Database db = must(openLibraryFile(path));
        const QStringList findings = {u"provisions: the list of provisions is damaged"_s,
                                      HandWritten[1]};
        QCOMPARE(findingsIn(db), findings);
    }

    void aCopyIsOfOneMomentWhileOthersWrite()
    {
        TestLibrary library;
        library.put(DocumentSpec{});
        const Transaction writing = must(Transaction::begin(library.db()));
        must(library.db().execute("DELETE FROM change"));
        const QString target = library.folder() + "/copy"_L1;
        must(backupLibraryFile(library.path(), target));
        Database copy = must(openLibraryFile(target));
        QCOMPARE(
            must(must(Statement::prepare(copy, "SELECT COUNT(*) FROM change")).integers()).front(),
            2);
    }
};

SHERIA_TEST(TestLibraryFile)
} // namespace tst_libraryfile
#include "tst_libraryfile.moc"
