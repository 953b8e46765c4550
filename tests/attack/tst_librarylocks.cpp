// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"
#include "core/pack/importjob.h"
#include "core/store/file/libraryfile.h"
#include "tests/support/filelocks.h"
#include "tests/support/testlibrary.h"

#include <QCryptographicHash>
#include <QDir>
#include <QMimeDatabase>
#include <QProcess>
#include <QTest>

#include <sqlite3.h>

#include <cstdio>
#include <thread>

using namespace sheria;
using namespace sheria::tests;
using namespace Qt::StringLiterals;
using store::Database;

namespace {

constexpr int ReadsOfAThread = 40;
constexpr int Threads = 4;

/// What this program does as another process: runs a script in a file as any program with SQLite would,
/// prints the result code, and keeps the connection until its input ends.
int runAsAnother(const char *path, const char *script)
{
    sqlite3 *db = nullptr;
    int code = sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, nullptr);
    if (code == SQLITE_OK)
        code = sqlite3_exec(db, script, nullptr, nullptr, nullptr);
    std::printf("%d\n", code & 0xff);
    std::fflush(stdout);
    while (std::getchar() != EOF) {}
    sqlite3_close(db);
    return 0;
}

/// That process.
class OtherProcess
{
public:
    OtherProcess(const QString &path, const QString &script)
    {
        m_process.start(QCoreApplication::applicationFilePath(), {u"--another"_s, path, script});
        if (!m_process.waitForReadyRead())
            qFatal("no other process: %s", qPrintable(m_process.errorString()));
        m_code = m_process.readLine().trimmed().toInt();
    }
    ~OtherProcess() { end(); }
    Q_DISABLE_COPY_MOVE(OtherProcess)
    /// Of the script: SQLITE_OK, SQLITE_BUSY.
    int code() const { return m_code; }
    void end()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }

private:
    QProcess m_process;
    int m_code = -1;
};

int tryInAnother(const QString &path, const QString &script)
{
    OtherProcess other(path, script);
    other.end();
    return other.code();
}

ino_t inodeOf(const QString &path)
{
    struct stat status = {};
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? status.st_ino : 0;
}

qsizetype openDescriptors()
{
    return QDir(u"/proc/self/fd"_s).entryList(QDir::Files | QDir::System).size();
}

void readAll(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.readAll().isEmpty())
        qFatal("%s cannot be read", qPrintable(path));
}

using Action = std::function<void(Library &)>;

} // namespace

/// A process keeps its locks on a library whatever it does with the file meanwhile.
class TestLibraryLocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingTakesTheLocksAway_data()
    {
        QTest::addColumn<Action>("action");
        const auto row = [](const char *name, const Action &action) {
            QTest::newRow(name) << action;
        };
        row("reading the library", [](Library &library) { readAll(library.path()); });
        row("reading the log", [](Library &library) { readAll(library.path() + u"-wal"_s); });
        row("reading the log's index",
            [](Library &library) { readAll(library.path() + u"-shm"_s); });
        row("looking for its type", [](Library &library) {
            for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s})
                QMimeDatabase().mimeTypeForFile(library.path() + end, QMimeDatabase::MatchContent);
        });
        row("copying the file", [](Library &library) {
            QVERIFY(QFile::copy(library.path(), library.path() + u".copy"_s));
        });
        row("its header", [](Library &library) { must(store::FileHeader::read(library.path())); });
        row("an inspection",
            [](Library &library) { must(store::inspectLibraryFile(library.path())); });
        row("a backup", [](Library &library) {
            must(store::backupLibraryFile(library.path(), library.path() + u".backup"_s));
        });
        row("opening it twice", [](Library &library) {
            must(Library::open(library.path(), Library::Mode::OpenExisting, library.clock()));
        });
        row("a connection that comes and goes",
            [](Library &library) { must(library.openReader()); });
        row("importing the folder it is in", [](Library &library) {
            must(pack::importPaths(library.writer(), {QFileInfo(library.path()).path()},
                                   library.clock(), {}, {}));
        });
    }
    void nothingTakesTheLocksAway()
    {
        QFETCH(Action, action);
        TestLibrary files;
        files.close();
        auto library = must(Library::open(files.path(), Library::Mode::OpenExisting, files.clock));
        const auto put = [&files](Database &db) -> Result<void> {
            SHERIA_CHECK(store::putExpression(db, prepared(DocumentSpec()),
                                              store::WorkPolicy::FromDocument, files.clock.now()));
            return {};
        };
        must(library->writer().submit(put).get());
        const QString log = files.path() + u"-wal"_s;
        const QString logIndex = files.path() + u"-shm"_s;
        const qsizetype onFile = locksOn(files.path());
        const qsizetype onIndex = locksOn(logIndex);
        QVERIFY2(onFile > 0 && onIndex > 0, "the library is not locked to begin with");
        action(*library);
        QCOMPARE(locksOn(files.path()), onFile);
        QCOMPARE(locksOn(logIndex), onIndex);
        // Another process that found no locks would take itself for the last one, and clear the log away.
        const ino_t before = inodeOf(log);
        QVERIFY(before != 0);
        QCOMPARE(tryInAnother(files.path(), u"SELECT count(*) FROM work"_s), SQLITE_OK);
        QCOMPARE(inodeOf(log), before);
        // What is closed is locked no longer.
        library.reset();
        QCOMPARE(locksOn(files.path()), 0);
        QVERIFY(!QFile::exists(log));
    }

    /// In whatever order the connections of a process close, the last one clears the log away and no
    /// descriptor stays open.
    void theLastOneToCloseIsTheLast()
    {
        TestLibrary files;
        files.put({});
        files.close();
        const qsizetype descriptors = openDescriptors();
        for (const bool isFirstOpenedFirstClosed : {true, false}) {
            std::optional<Database> first = must(
                Database::open(files.path(), Database::Mode::ReadWrite));
            std::optional<Database> second = must(
                Database::open(files.path(), Database::Mode::ReadOnly));
            must(first->execute("SELECT count(*) FROM work"));
            must(second->execute("SELECT count(*) FROM work"));
            (isFirstOpenedFirstClosed ? first : second).reset();
            QVERIFY(locksOn(files.path()) > 0);
            first.reset();
            second.reset();
            QCOMPARE(locksOn(files.path()), 0);
            QVERIFY(!QFile::exists(files.path() + u"-wal"_s));
            QCOMPARE(openDescriptors(), descriptors);
        }
    }

    void anotherProcessIsKeptOut()
    {
        TestLibrary files;
        must(files.db().execute("PRAGMA busy_timeout = 0; BEGIN IMMEDIATE"));
        readAll(files.path() + u"-shm"_s);
        QCOMPARE(tryInAnother(files.path(), u"BEGIN IMMEDIATE"_s), SQLITE_BUSY);
        must(files.db().execute("COMMIT"));
        OtherProcess other(files.path(), u"BEGIN IMMEDIATE"_s);
        QCOMPARE(other.code(), SQLITE_OK);
        QVERIFY(!files.db().execute("BEGIN IMMEDIATE"));
        other.end();
        must(files.db().execute("BEGIN IMMEDIATE; COMMIT"));
    }

    /// Files without a log, such as copies, have other locks: one set for all connections of a process.
    void filesWithoutALogAreLockedAsWell()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"plain"_s);
        std::optional<Database> first = must(Database::openPlain(path));
        must(first->execute("PRAGMA busy_timeout = 0; CREATE TABLE t(x)"));
        std::optional<Database> second = must(Database::openPlain(path));
        must(second->execute("PRAGMA busy_timeout = 0"));
        must(first->execute("BEGIN; SELECT * FROM t"));
        must(second->execute("BEGIN; SELECT * FROM t"));
        QVERIFY(!second->execute("INSERT INTO t VALUES(1); COMMIT"));
        must(second->execute("ROLLBACK; BEGIN; SELECT * FROM t"));
        first.reset(); // The one that took the lock.
        readAll(path);
        QCOMPARE(tryInAnother(path, u"BEGIN EXCLUSIVE"_s), SQLITE_BUSY);
        must(second->execute("INSERT INTO t VALUES(2); COMMIT"));
        QCOMPARE(locksOn(path), 0);
        OtherProcess other(path, u"BEGIN EXCLUSIVE"_s);
        QCOMPARE(other.code(), SQLITE_OK);
        QVERIFY(!second->execute("SELECT * FROM t"));
        other.end();
        must(second->execute("INSERT INTO t VALUES(3)"));
    }

    void connectionsComeAndGoInManyThreads()
    {
        TestLibrary files;
        files.put({});
        const QString path = files.path();
        std::vector<std::jthread> threads;
        threads.reserve(Threads);
        for (int i = 0; i < Threads; ++i)
            threads.emplace_back([path] {
                for (int n = 0; n < ReadsOfAThread; ++n) {
                    Database db = must(Database::open(path, Database::Mode::ReadOnly));
                    must(db.execute("SELECT count(*) FROM work"));
                    readAll(path);
                }
            });
        threads.clear();
        QVERIFY(locksOn(path) > 0);
        files.close();
        QCOMPARE(locksOn(path), 0);
    }
};

int main(int argc, char **argv)
{
    if (argc == 4 && QByteArrayView(argv[1]) == "--another")
        return runAsAnother(argv[2], argv[3]);
    QCoreApplication application(argc, argv);
    TestLibraryLocks test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_librarylocks.moc"
