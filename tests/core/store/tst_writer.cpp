// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/readers.h"
#include "core/store/db/statement.h"
#include "core/store/db/writer.h"
#include "tests/support/testlibrary.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <sqlite3.h>

#include <latch>
#include <optional>

namespace tst_writer {

using namespace sheria;
using namespace sheria::store;
using namespace sheria::tests;
using namespace Qt::StringLiterals;

Writer::Job insert(const QByteArray &code)
{
    return [code](Database &db) -> Result<void> {
        SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
            INSERT INTO place (code, name, primary_language) VALUES (?1, '', 'eng')
        )sql"));
        add.bind(1, code);
        return add.run();
    };
}

Result<void> insertThenFail(Database &db)
{
    SHERIA_CHECK(insert("zz")(db));
    return Error{ErrorCode::InvalidArgument, u"changed its mind"_s};
}

class TestWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<TestLibrary>();
        m_writer = std::make_unique<Writer>(must(Database::open(m_library->path(),
                                                                Database::Mode::ReadWrite)),
                                            [this](Database &) { ++m_commits; });
        m_commits = 0;
    }
    void cleanup() { m_writer.reset(); }

    void aJobIsCommittedWhenItsFutureIsReady()
    {
        must(m_writer->submit(insert("aa")).get());
        QCOMPARE(m_library->rows("place"), 1);
        QCOMPARE(m_commits.load(), 1);
    }

    void aFailedJobLeavesNothingBehind()
    {
        const Result<void> failed = m_writer->submit(insertThenFail).get();
        QCOMPARE(failed.error().code, ErrorCode::InvalidArgument);
        QCOMPARE(m_library->rows("place"), 0);
    }

    void jobsThatWaitTogetherShareACommitButNotFailures()
    {
        std::latch isRunning(1);
        std::promise<void> mayEnd;
        auto first = m_writer->submit([&](Database &db) {
            isRunning.count_down();
            mayEnd.get_future().wait();
            return insert("aa")(db);
        });
        isRunning.wait();
        auto second = m_writer->submit(insert("bb"));
        auto third = m_writer->submit(insertThenFail);
        auto fourth = m_writer->submit(insert("aa")); // There already.
        auto fifth = m_writer->submit(insert("cc"));
        mayEnd.set_value();
        must(first.get());
        must(second.get());
        QCOMPARE(third.get().error().code, ErrorCode::InvalidArgument);
        QCOMPARE(fourth.get().error().code, ErrorCode::Conflict);
        must(fifth.get());
        QCOMPARE(m_library->rows("place"), 3);
        QCOMPARE(m_commits.load(), 1);
    }

    void aBatchThatMayWaitIsStillCommitted()
    {
        auto first = m_writer->submit(insert("aa"), Commit::MayWait);
        auto second = m_writer->submit(insert("bb"), Commit::MayWait);
        must(first.get());
        must(second.get());
        QCOMPARE(m_library->rows("place"), 2);
    }

    void anUrgentJobDoesNotWaitForABatch()
    {
        auto waiting = m_writer->submit(insert("aa"), Commit::MayWait);
        must(m_writer->submit(insert("bb"), Commit::Soon).get());
        must(waiting.get());
        QCOMPARE(m_library->rows("place"), 2);
    }

    void aManyJobsAreAllDone()
    {
        std::vector<std::future<Result<void>>> futures;
        for (int i = 0; i < 26 * 26; ++i)
            futures.push_back(m_writer->submit(insert({char('a' + i / 26), char('a' + i % 26)}),
                                               Commit::MayWait));
        for (auto &future : futures)
            must(future.get());
        QCOMPARE(m_library->rows("place"), 26 * 26);
        QVERIFY(m_commits.load() >= 2); // A batch has an end.
    }

    void aFullDiskFailsTheBatchAndTheNextJobRuns()
    {
        // The file may not grow any more.
        must(m_writer->submit([](Database &db) { return db.execute("PRAGMA max_page_count = 1"); })
                 .get());
        auto full = m_writer->submit([](Database &db) {
            return db.execute(
                "INSERT INTO file (hash, bytes, data) VALUES (zeroblob(32), 1, zeroblob(900000))");
        });
        const Result<void> failed = full.get();
        QVERIFY(!failed);
        QCOMPARE(failed.error().code, ErrorCode::NoSpace);
        must(m_writer
                 ->submit([](Database &db) { return db.execute("PRAGMA max_page_count = 100000"); })
                 .get());
        must(m_writer->submit(insert("aa")).get());
        QCOMPARE(m_library->rows("place"), 1);
        QCOMPARE(m_library->rows("file"), 0);
    }

    void anotherProcessHoldingTheLockIsWaitedFor()
    {
        auto waiting = std::future<Result<void>>();
        {
            const Transaction theirs = must(Transaction::begin(m_library->db()));
            waiting = m_writer->submit(insert("aa"));
            QVERIFY(waiting.wait_for(std::chrono::milliseconds(20)) == std::future_status::timeout);
        }
        must(waiting.get());
    }

    /// A job fails, and another process takes the lock before the rest of the batch has it again.
    void nothingRunsWithoutATransaction()
    {
        struct Other
        {
            QByteArray path;
            sqlite3 *db = nullptr;
        } other{QFile::encodeName(m_library->path())};
        std::latch isRunning(1);
        std::promise<void> mayEnd;
        auto first = m_writer->submit([&](Database &db) -> Result<void> {
            isRunning.count_down();
            mayEnd.get_future().wait();
            SHERIA_CHECK(db.execute("PRAGMA busy_timeout = 0"));
            sqlite3_trace_v2(
                db.handle(), SQLITE_TRACE_STMT,
                [](unsigned, void *context, void *, void *sql) {
                    auto *theirs = static_cast<Other *>(context);
                    if (!theirs->db
                        && QByteArray(static_cast<const char *>(sql)).startsWith("BEGIN")
                        && sqlite3_open(theirs->path.constData(), &theirs->db) == SQLITE_OK)
                        sqlite3_exec(theirs->db, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr);
                    return 0;
                },
                &other);
            return insertThenFail(db);
        });
        isRunning.wait();
        auto second = m_writer->submit([&](Database &db) -> Result<void> {
            SHERIA_CHECK(insert("aa")(db));
            return db.isInTransaction() ? insertThenFail(db) : Result<void>();
        });
        mayEnd.set_value();
        QCOMPARE(first.get().error().code, ErrorCode::InvalidArgument);
        QCOMPARE(second.get().error().code, ErrorCode::Unavailable);
        QVERIFY(other.db);
        sqlite3_close(other.db);
        QCOMPARE(m_library->rows("place"), 0);
    }

    /// Those that waited together fail together, and do not wait one after the other.
    void aLockThatIsHeldTooLongFailsAllThatWait()
    {
        std::vector<std::future<Result<void>>> waiting;
        std::vector<Result<void>> done;
        {
            const Transaction theirs = must(Transaction::begin(m_library->db()));
            for (char c = 'a'; c <= 'z'; ++c)
                waiting.push_back(m_writer->submit(insert({c, c})));
            done.push_back(waiting.front().get());
        }
        // The lock is free now: what waited by itself would get it.
        for (std::size_t i = 1; i < waiting.size(); ++i)
            done.push_back(waiting[i].get());
        for (const Result<void> &each : done) {
            QVERIFY(!each);
            QCOMPARE(each.error().code, ErrorCode::Unavailable);
        }
        must(m_writer->submit(insert("aa")).get());
        QCOMPARE(m_library->rows("place"), 1);
    }

    void readersAnswerFromManyThreads()
    {
        const auto readers = must(Readers::open(m_library->path(), 3));
        constexpr int Jobs = 200;
        std::latch isDone(Jobs);
        std::atomic<int> good = 0;
        for (int i = 0; i < Jobs; ++i) {
            auto written = m_writer->submit(insert({char('a' + i / 26), char('a' + i % 26)}),
                                            Commit::MayWait);
            readers->post([&](Database &db) {
                const auto first = must(
                    must(Statement::prepare(db, "SELECT COUNT(*) FROM place")).integers());
                const auto second = must(
                    must(Statement::prepare(db, "SELECT COUNT(*) FROM place")).integers());
                good += first == second ? 1 : 0; // One moment, whatever is written.
                isDone.count_down();
            });
        }
        isDone.wait();
        QCOMPARE(good.load(), Jobs);
    }

    void closingReadersInterruptsThem()
    {
        auto readers = must(Readers::open(m_library->path(), 1));
        std::latch isRunning(1);
        std::atomic<bool> wasCancelled = false;
        readers->post([&](Database &db) {
            isRunning.count_down();
            Statement endless = must(Statement::prepare(
                db,
                "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                "SELECT i FROM n WHERE i = -1"));
            const Result<bool> row = endless.step();
            wasCancelled = !row && row.error().code == ErrorCode::Cancelled;
        });
        isRunning.wait();
        readers.reset();
        QVERIFY(wasCancelled);
    }

private:
    std::unique_ptr<TestLibrary> m_library;
    std::unique_ptr<Writer> m_writer;
    std::atomic<int> m_commits = 0;
};

SHERIA_TEST(TestWriter)
} // namespace tst_writer
#include "tst_writer.moc"
