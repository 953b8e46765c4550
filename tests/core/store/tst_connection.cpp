// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/database.h"
#include "core/store/db/statement.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QFile>
#include <QSqlDatabase>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <future>
#include <thread>
#include <vector>

namespace tst_connection {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

qint64 one(Database &db)
{
    return must(must(Statement::prepare(db, "SELECT 1")).integers()).front();
}

/// Whether Qt lets the calling thread have the connection.
bool belongsHere(const QString &name)
{
    return QSqlDatabase::database(name, false).isValid();
}

/// What Qt Sql asks of its connections.
class TestConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// First: a plug-in that was loaded once stays.
    void aMissingDriverIsNamed()
    {
        const QStringList paths = QCoreApplication::libraryPaths();
        const QTemporaryDir empty;
        QCoreApplication::setLibraryPaths({empty.path()});
        QTest::ignoreMessage(QtWarningMsg, "QSqlDatabase: QSQLITE driver not loaded");
        QTest::ignoreMessage(QtWarningMsg, "QSqlDatabase: available drivers: ");
        const Result<Database> refused = Database::openInMemory();
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unavailable);
        QVERIFY2(refused.error().text().contains(u"libqt6sql6-sqlite"),
                 qPrintable(refused.error().text()));
        QVERIFY(QSqlDatabase::connectionNames().isEmpty());
        QCoreApplication::setLibraryPaths(paths);
        must(Database::openInMemory());
    }

    void aConnectionThatClosesIsForgotten()
    {
        {
            Database first = must(Database::openInMemory());
            const Database second = must(Database::openInMemory());
            QCOMPARE(one(first),
                     1); // Its statement is kept, and must not keep the connection open.
            QCOMPARE(QSqlDatabase::connectionNames().size(), 2);
        }
        QVERIFY(QSqlDatabase::connectionNames().isEmpty());
        const QTemporaryDir folder;
        QVERIFY(!Database::open(folder.filePath(u"missing"_s), Database::Mode::ReadWrite));
        QVERIFY(QSqlDatabase::connectionNames().isEmpty());
    }

    void theLastToCloseTakesTheLogAway()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"library"_s);
        {
            Database db = must(Database::open(path, Database::Mode::Create));
            must(db.execute("CREATE TABLE t (a)"));
            must(Statement::run(db, "INSERT INTO t VALUES (?1)", 7));
            QVERIFY(QFile::exists(path + u"-wal"_s));
        }
        QVERIFY(!QFile::exists(path + u"-wal"_s));
    }

    void aConnectionBelongsToTheThreadThatUsesIt()
    {
        Database db = must(Database::openInMemory());
        const QString name = QSqlDatabase::connectionNames().front();
        QCOMPARE(one(db), 1);
        QVERIFY(belongsHere(name));
        QTest::ignoreMessage(QtWarningMsg,
                             "QSqlDatabasePrivate::database: requested database does not belong "
                             "to the calling thread.");
        QVERIFY(!std::async(std::launch::async, [&] { return belongsHere(name); }).get());

        std::promise<bool> isTheirs;
        std::promise<void> end;
        std::jthread other([&, moved = std::move(db)]() mutable {
            isTheirs.set_value(one(moved) == 1 && belongsHere(name));
            end.get_future().wait();
        });
        QVERIFY(isTheirs.get_future().get());
        QTest::ignoreMessage(QtWarningMsg,
                             "QSqlDatabasePrivate::database: requested database does not belong "
                             "to the calling thread.");
        const bool isOurs = belongsHere(name);
        end.set_value();
        QVERIFY(!isOurs);
    }

    void aReleasedConnectionIsTheNextUsers()
    {
        Database db = must(Database::openInMemory());
        const QString name = QSqlDatabase::connectionNames().front();
        QCOMPARE(one(db), 1);
        db.release();
        QVERIFY(std::async(std::launch::async, [&] {
                    return one(db) == 1 && belongsHere(name);
                }).get());
    }

    void manyThreadsOpenAtOnce()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"library"_s);
        must(must(Database::open(path, Database::Mode::Create)).execute("CREATE TABLE t (a)"));
        std::atomic<qint64> sum = 0;
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < 8; ++i) {
                threads.emplace_back([&] {
                    for (int round = 0; round < 50; ++round) {
                        Database db = must(Database::open(path, Database::Mode::ReadOnly));
                        sum += one(db);
                    }
                });
            }
        }
        QCOMPARE(sum.load(), 400);
        QVERIFY(QSqlDatabase::connectionNames().isEmpty());
    }
};

SHERIA_TEST(TestConnection)
} // namespace tst_connection
#include "tst_connection.moc"
