// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/database.h"
#include "core/store/db/readers.h"
#include "core/store/db/statement.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

#include <thread>

namespace tst_database {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

Database withTable()
{
    Database db = must(Database::openInMemory());
    must(db.execute("CREATE TABLE t (a, b)"));
    return db;
}

qint64 count(Database &db)
{
    return must(must(Statement::prepare(db, "SELECT COUNT(*) FROM t")).integers()).front();
}

/// A query that would run for hours.
constexpr const char *Endless =
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT SUM(i) FROM n";

class TestDatabase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesComeBackAsTheyWere()
    {
        Database db = must(Database::openInMemory());
        Statement query = must(Statement::prepare(db, "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9"));
        const QDateTime instant(QDate(2024, 1, 5), QTime(8, 0, 0, 123), Qt::UTC);
        const QByteArray blob("\0\1\2", 3);
        query.bind(1, qint64(1) << 40)
            .bind(2, u"Règle – ክልል 𝔸"_s)
            .bind(3, QByteArray("bytes"))
            .bind(4, QDate(2009, 2, 3))
            .bind(5, instant)
            .bindBlob(6, blob)
            .bind(7, QDate())
            .bind(8, QByteArray())
            .bind(9, std::optional<QString>());
        QVERIFY(must(query.step()));
        QCOMPARE(query.integer(0), qint64(1) << 40);
        QCOMPARE(query.string(1), u"Règle – ክልል 𝔸"_s);
        QCOMPARE(query.text(2), QByteArray("bytes"));
        QCOMPARE(query.text(3), QByteArray("2009-02-03"));
        QCOMPARE(query.date(3), QDate(2009, 2, 3));
        QCOMPARE(query.dateTime(4), instant);
        QCOMPARE(query.text(5), blob);
        QVERIFY(query.isNull(6) && !query.date(6).isValid());
        QVERIFY(!query.isNull(7)); // Empty is not absent.
        QVERIFY(!query.optionalString(8));
    }

    void datesOfOldAreWrittenWithFourDigits_data()
    {
        QTest::addColumn<QDate>("date");
        QTest::newRow("the first") << QDate(1, 1, 1);
        QTest::newRow("the last") << QDate(9999, 12, 31);
        QTest::newRow("leap day") << QDate(2024, 2, 29);
    }
    void datesOfOldAreWrittenWithFourDigits()
    {
        QFETCH(QDate, date);
        Database db = must(Database::openInMemory());
        Statement query = must(Statement::prepare(db, "SELECT ?1"));
        query.bind(1, date);
        QVERIFY(must(query.step()));
        QCOMPARE(query.text(0), date.toString(Qt::ISODate).toLatin1());
        QCOMPARE(dateFromIso(query.view(0)), date);
    }

    void whatIsNoDateIsNone_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text :
             {"", "2009", "2009-2-3", "2009-02-30", "2009/02/03", "2009-02-03Z", "+009-02-03"})
            QTest::newRow(text) << QByteArray(text);
    }
    void whatIsNoDateIsNone()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!dateFromIso(text).isValid());
    }

    void aStatementInUseIsNotHandedOutTwice()
    {
        Database db = withTable();
        must(db.execute("INSERT INTO t VALUES (1, 2), (3, 4)"));
        Statement outer = must(Statement::prepare(db, "SELECT a FROM t ORDER BY a"));
        QVERIFY(must(outer.step()));
        {
            Statement inner = must(Statement::prepare(db, "SELECT a FROM t ORDER BY a"));
            QVERIFY(must(inner.step()));
            QCOMPARE(inner.integer(0), 1);
        }
        QVERIFY(must(outer.step()));
        QCOMPARE(outer.integer(0), 3);
    }

    void aStatementForgetsItsValues()
    {
        Database db = must(Database::openInMemory());
        must(Statement::prepare(db, "SELECT ?1")).bind(1, 7);
        Statement again = must(Statement::prepare(db, "SELECT ?1"));
        QVERIFY(must(again.step()));
        QVERIFY(again.isNull(0));
    }

    void anErrorSaysWhatAndLeavesTheStatementUsable()
    {
        Database db = must(Database::openInMemory());
        must(db.execute("CREATE TABLE u (a UNIQUE)"));
        Statement add = must(Statement::prepare(db, "INSERT INTO u VALUES (?1)"));
        add.bind(1, 1);
        must(add.run());
        add.bind(1, 1);
        const Result<void> twice = add.run();
        QCOMPARE(twice.error().code, ErrorCode::Conflict);
        QVERIFY(twice.error().text().contains(u"u.a"_s));
        add.bind(1, 2);
        must(add.run());
        QVERIFY(!Statement::prepare(db, "SELECT nonsense FROM u"));
    }

    void codes_data()
    {
        QTest::addColumn<int>("sqlite");
        QTest::addColumn<ErrorCode>("ours");
        QTest::newRow("busy") << SQLITE_BUSY_SNAPSHOT << ErrorCode::Unavailable;
        QTest::newRow("full") << SQLITE_FULL << ErrorCode::NoSpace;
        QTest::newRow("I/O") << SQLITE_IOERR_WRITE << ErrorCode::Unavailable;
        QTest::newRow("read-only") << SQLITE_READONLY_DIRECTORY << ErrorCode::Unavailable;
        QTest::newRow("damaged") << SQLITE_CORRUPT_INDEX << ErrorCode::Corrupt;
        QTest::newRow("no database") << SQLITE_NOTADB << ErrorCode::Corrupt;
        QTest::newRow("interrupted") << SQLITE_INTERRUPT << ErrorCode::Cancelled;
        QTest::newRow("constraint") << SQLITE_CONSTRAINT_UNIQUE << ErrorCode::Conflict;
        QTest::newRow("too big") << SQLITE_TOOBIG << ErrorCode::InvalidArgument;
        QTest::newRow("misuse") << SQLITE_MISUSE << ErrorCode::Internal;
    }
    void codes()
    {
        QFETCH(int, sqlite);
        QFETCH(ErrorCode, ours);
        QCOMPARE(codeForSqlite(sqlite), ours);
        QVERIFY(!sqliteError(sqlite, nullptr).text().isEmpty());
    }

    void whatIsNotCommittedIsUndone()
    {
        Database db = withTable();
        {
            Transaction transaction = must(Transaction::begin(db));
            must(db.execute("INSERT INTO t VALUES (1, 1)"));
            QCOMPARE(count(db), 1);
        }
        QCOMPARE(count(db), 0);
        Transaction transaction = must(Transaction::begin(db));
        must(db.execute("INSERT INTO t VALUES (1, 1)"));
        {
            Savepoint part = must(Savepoint::begin(db));
            must(db.execute("INSERT INTO t VALUES (2, 2)"));
        }
        {
            Savepoint part = must(Savepoint::begin(db));
            must(db.execute("INSERT INTO t VALUES (3, 3)"));
            must(part.release());
        }
        must(transaction.commit());
        QCOMPARE(count(db), 2);
        QVERIFY(!db.isInTransaction());
    }

    void aReaderCannotWrite()
    {
        TestLibrary library;
        Database reader = must(Database::open(library.path(), Database::Mode::ReadOnly));
        const Result<void> written = reader.execute("DELETE FROM place");
        QCOMPARE(written.error().code, ErrorCode::Unavailable);
    }

    void aReaderSeesOneMoment()
    {
        TestLibrary library;
        Database reader = must(Database::open(library.path(), Database::Mode::ReadOnly));
        const auto works = [&] {
            return must(must(Statement::prepare(reader, "SELECT COUNT(*) FROM work")).integers())
                .front();
        };
        {
            const Transaction moment = must(Transaction::read(reader));
            QCOMPARE(works(), 0);
            library.put(DocumentSpec{}); // Neither waits for the other.
            QCOMPARE(works(), 0);
        }
        QCOMPARE(works(), 1);
    }

    void aLongQueryStopsOnRequest()
    {
        Database db = must(Database::openInMemory());
        Statement query = must(Statement::prepare(db, Endless));
        std::stop_source stop;
        std::optional<InterruptOnStop> interrupt(std::in_place, db, stop.get_token());
        const std::jthread asker([&] { stop.request_stop(); });
        const Result<bool> stopped = query.step();
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
        QVERIFY(!must(Statement::prepare(db, Endless)).step()); // The next one, too.
        interrupt.reset();
        QVERIFY(must(must(Statement::prepare(db, "SELECT 1")).step()));
    }

    void aValueThatIsTooLargeIsRefused()
    {
        Database db = withTable();
        sqlite3_limit(db.handle(), SQLITE_LIMIT_LENGTH, 1000);
        Statement add = must(Statement::prepare(db, "INSERT INTO t VALUES (?1, 1)"));
        add.bind(1, QByteArray(5000, 'x'));
        QCOMPARE(add.run().error().code, ErrorCode::InvalidArgument);
        add.bind(1, QByteArray(50, 'x'));
        must(add.run());
        QCOMPARE(count(db), 1);
    }

    void pathsOfAllKindsOpen_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name :
             {"plain", "with blank", "ünïcödé", "per%20cent", "question?mark#hash", "file:x"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void pathsOfAllKindsOpen()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const QString path = folder.filePath(name);
        must(must(Database::open(path, Database::Mode::Create)).execute("CREATE TABLE t (a, b)"));
        QVERIFY(QFile::exists(path));
        Database untouched = must(Database::openUntouched(path, false));
        QCOMPARE(count(untouched), 0);
    }

    /// What the system does with the pages around those that are read is in its own notes on the mapping.
    void mapsForReadsHereAndThere()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"library"_s);
        must(must(Database::open(path, Database::Mode::Create)).execute("CREATE TABLE t (a, b)"));
        const Database plain = must(Database::open(path, Database::Mode::ReadOnly));
        Database reader = must(Database::open(path, Database::Mode::ReadOnly));
        QCOMPARE(randomMappings(path), 0);
        must(expectRandomReads(reader));
        QCOMPARE(randomMappings(path), 1);
        QCOMPARE(count(reader), 0);
        Database writer = must(Database::open(path, Database::Mode::ReadWrite));
        must(writer.execute("INSERT INTO t VALUES (1, 2)"));
        QCOMPARE(count(reader), 1);
        renewRandomReads(reader);
        QCOMPARE(randomMappings(path), 1);
        Database inMemory = withTable();
        must(expectRandomReads(inMemory));
        QCOMPARE(count(inMemory), 0);
    }

private:
    static int randomMappings(const QString &path)
    {
        QFile maps(u"/proc/self/smaps"_s);
        if (!maps.open(QIODevice::ReadOnly))
            qFatal("no /proc/self/smaps");
        int found = 0;
        bool isOurs = false;
        for (const QByteArray &line : maps.readAll().split('\n')) {
            if (line.contains('/'))
                isOurs = line.endsWith(QFile::encodeName(path));
            found += isOurs && line.startsWith("VmFlags:") && line.contains(" rr") ? 1 : 0;
        }
        return found;
    }
};

SHERIA_TEST(TestDatabase)
} // namespace tst_database
#include "tst_database.moc"
