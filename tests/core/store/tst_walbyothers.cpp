// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/statement.h"
#include "core/store/file/libraryfile.h"
#include "core/store/file/verify.h"
#include "core/store/webhooks/endpointqueries.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <sqlite3.h>

#include <algorithm>

namespace tst_walbyothers {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

void put(TestLibrary &library, int number)
{
    library.put(DocumentSpec{.work = "/akn/xa/act/2005/" + QByteArray::number(number)});
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// Every row of every table, in a form that can be compared.
QByteArray contentsOf(const QString &path)
{
    Database db = must(Database::open(path, Database::Mode::ReadOnly));
    const QByteArrayList tables = must(
        Statement::texts(db,
                         "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE "
                         "'sqlite%' ORDER BY 1"));
    QByteArray all;
    for (const QByteArray &table : tables) {
        sqlite3_stmt *rows = nullptr;
        const QByteArray sql = "SELECT * FROM \"" + table + '"';
        sqlite3_prepare_v2(db.handle(), sql.constData(), -1, &rows, nullptr);
        all += table + '\n';
        while (sqlite3_step(rows) == SQLITE_ROW) {
            for (int i = 0; i < sqlite3_column_count(rows); ++i)
                all += QByteArray(static_cast<const char *>(sqlite3_column_blob(rows, i)),
                                  sqlite3_column_bytes(rows, i))
                           .toHex()
                    + ' ';
            all += '\n';
        }
        sqlite3_finalize(rows);
    }
    return all;
}

/// The frames of a log that are of its present run: behind them may be those of the one before.
/// Source: sqlite.org/fileformat2.html, section 4.1.
QByteArray presentFrames(const QByteArray &log)
{
    constexpr qsizetype Header = 32;
    constexpr qsizetype Frame = 24 + 4096;
    qsizetype end = Header;
    while (end + Frame <= log.size() && log.mid(end + 8, 8) == log.mid(16, 8))
        end += Frame;
    return log.left(std::min(end, log.size()));
}

/// What Litestream does beside a database, by its own connection: two tables, a folder, a read mark that keeps
/// the log from beginning anew, a copy of the file and then of each piece of the log, and checkpoints
/// (PASSIVE), after which it begins the log anew itself, so that nothing is missed, and takes the read mark.
/// Source: Litestream, "How it works".
class Replicator
{
public:
    explicit Replicator(const QString &path) : m_path(path)
    {
        if (sqlite3_open_v2(QFile::encodeName(path).constData(), &m_db, SQLITE_OPEN_READWRITE,
                            nullptr)
            != SQLITE_OK)
            qFatal("cannot open the library");
        const QFileInfo file(path);
        file.dir().mkpath(u".%1-litestream/generations"_s.arg(file.fileName()));
        run("PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0;"
            "CREATE TABLE IF NOT EXISTS _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER);"
            "CREATE TABLE IF NOT EXISTS _litestream_lock (id INTEGER);"
            "PRAGMA wal_checkpoint(PASSIVE);"
            "INSERT INTO _litestream_seq VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET seq = seq + "
            "1;");
        holdReadMark();
        m_copy = bytesOf(path);
        m_logs << presentFrames(bytesOf(m_path + u"-wal"_s));
    }
    ~Replicator()
    {
        sqlite3_exec(m_db, "ROLLBACK", nullptr, nullptr, nullptr);
        sqlite3_db_config(m_db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
        sqlite3_close(m_db);
    }
    Q_DISABLE_COPY_MOVE(Replicator)

    /// Copies what has been added to the log. False: the log is not what it was, so that the copy has a gap.
    bool follow()
    {
        const QByteArray now = presentFrames(bytesOf(m_path + u"-wal"_s));
        if (!now.startsWith(m_logs.last()))
            return false;
        m_logs.last() = now;
        return true;
    }
    /// Moves the log into the file, as far as its own read mark lets it.
    void checkpoint()
    {
        run("ROLLBACK; PRAGMA wal_checkpoint(PASSIVE); UPDATE _litestream_seq SET seq = seq + 1;");
        holdReadMark();
        m_logs << presentFrames(bytesOf(m_path + u"-wal"_s));
    }
    /// Makes a library of the copies.
    void restore(const QString &path) const
    {
        write(path, m_copy);
        for (const QByteArray &log : m_logs) {
            write(path + u"-wal"_s, log);
            must(must(Database::open(path, Database::Mode::ReadWrite))
                     .execute("PRAGMA wal_checkpoint(TRUNCATE)"));
        }
    }
    qsizetype logs() const { return m_logs.size(); }

private:
    void holdReadMark() { run("BEGIN; SELECT COUNT(*) FROM _litestream_seq;"); }
    void run(const char *sql)
    {
        if (sqlite3_exec(m_db, sql, nullptr, nullptr, nullptr) != SQLITE_OK)
            qFatal("%s: %s", sql, sqlite3_errmsg(m_db));
    }

    QString m_path;
    sqlite3 *m_db = nullptr;
    QByteArray m_copy;
    QByteArrayList m_logs; ///< Each from where it began anew.
};

/// A library whose log another program, such as Litestream, writes into it.
class TestWalByOthers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<TestLibrary>();
        put(*m_library, 1);
        m_library->close();
        must(setWalByOthers(m_library->path(), true));
    }

    void theLogIsNeverWrittenByUs()
    {
        const QByteArray before = bytesOf(m_library->path());
        for (int i = 10; i < 300; ++i) // Far more than the 2000 pages of our own checkpoints.
            put(*m_library, i);
        QVERIFY(walBytes(m_library->path()) > 2 * 2000 * 4096LL);
        m_library->close();
        QVERIFY(walBytes(m_library->path()) > 2 * 2000 * 4096LL);
        QCOMPARE(bytesOf(m_library->path()), before);
        { // Nor by readers, nor by who only looks.
            const Database reader = must(
                Database::open(m_library->path(), Database::Mode::ReadOnly));
            must(inspectLibraryFile(m_library->path()));
        }
        QCOMPARE(bytesOf(m_library->path()), before);
        QCOMPARE(m_library->rows("work"), 291);
    }

    void byDefaultItIs()
    {
        must(setWalByOthers(m_library->path(), false));
        put(*m_library, 2);
        m_library->close();
        QCOMPARE(walBytes(m_library->path()), 0);
    }

    void secretsThatChangeLeaveTheLogAlone()
    {
        Database &db = m_library->db();
        must(addIncomingSecret(db, "whsec_plain", m_library->clock.now()));
        put(*m_library, 3);
        const qint64 before = walBytes(m_library->path());
        const auto none = [](QByteArrayView) {
            return false;
        };
        const auto sealed = [](const QByteArray &) {
            return Result<QByteArray>(QByteArray("sealed"));
        };
        QCOMPARE(must(replaceWebhookSecrets(db, none, sealed)), 1);
        QVERIFY(walBytes(m_library->path()) > before);
    }

    void theSettingIsOfThePlace()
    {
        const QString copy = m_library->folder() + u"/copy.sheria"_s;
        QVERIFY(QFile::copy(m_library->path(), copy));
        QVERIFY(isWalByOthers(m_library->path()));
        QVERIFY(!isWalByOthers(copy));
        const QString link = m_library->folder() + u"/link.sheria"_s;
        QVERIFY(QFile::link(m_library->path(), link));
        QVERIFY(isWalByOthers(link));
    }

    void whatIsReplicatedIsTheLibrary()
    {
        Replicator replicator(m_library->path());
        for (int round = 0; round < 6; ++round) {
            for (int i = 0; i < 30; ++i)
                put(*m_library, 100 * round + i);
            QVERIFY(replicator.follow());
            if (round % 2 == 1) {
                replicator.checkpoint();
                QVERIFY(replicator.follow());
            }
            m_library->close(); // As a command that comes and goes.
            QVERIFY(replicator.follow());
        }
        const QString restored = m_library->folder() + u"/restored.sheria"_s;
        replicator.restore(restored);
        QCOMPARE(contentsOf(restored), contentsOf(m_library->path()));
        Database db = must(openLibraryFile(restored, Database::Mode::ReadOnly));
        QVERIFY(must(verify(db, {}, {})).empty());
        QCOMPARE(replicator.logs(), 4);
    }

    void itsTablesAndFolderStay()
    {
        const Replicator replicator(m_library->path());
        const QString folder = m_library->folder() + u"/.library.sheria-litestream"_s;
        Database db = must(openLibraryFile(m_library->path()));
        QVERIFY(must(verify(db, {}, {})).empty());
        QCOMPARE(must(Statement::number(db, "SELECT COUNT(*) FROM _litestream_seq")), 1);
        QVERIFY(QFileInfo::exists(folder));
        const auto made = TemporaryFolder::beside(m_library->path()); // Tidies up first.
        QVERIFY(QFileInfo::exists(folder + u"/generations"_s));
    }

private:
    std::unique_ptr<TestLibrary> m_library;
};

SHERIA_TEST(TestWalByOthers)
} // namespace tst_walbyothers
#include "tst_walbyothers.moc"
