// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/writer.h"

#include "core/store/db/statement.h"

#include <utility>

namespace sheria::store {

namespace {

// A batch saves rewriting the pages that every job touches; longer ones gain nothing measurable and
// would lose more work in a crash.
constexpr std::size_t MaxBatchJobs = 500;
constexpr auto MaxBatchTime = std::chrono::milliseconds(250);

Result<void> runAlone(Database &db, const Writer::Job &job)
{
    SHERIA_TRY(Savepoint part, Savepoint::begin(db));
    SHERIA_CHECK(job(db));
    return part.release();
}

/// Undoes the first job of a transaction, for those that follow. Such a job has no savepoint: SQLite keeps the
/// pages of one in memory, in a list that each statement goes through, and undoing an import of some thousand
/// works took several times as long within one.
Result<void> beginAnew(Database &db)
{
    SHERIA_CHECK(Statement::run(db, "ROLLBACK"));
    return Statement::run(db, "BEGIN IMMEDIATE");
}

} // namespace

Writer::Writer(Database db, std::function<void(Database &)> afterCommit)
    : m_path(db.path())
    , m_db(std::move(db))
    , m_afterCommit(std::move(afterCommit))
    , m_thread([this](const std::stop_token &stop) { run(stop); })
{}

Writer::~Writer()
{
    requestStop();
    m_thread.join();
    const MutexLock lock(m_mutex);
    for (Queued &queued : m_queue)
        queued.done.set_value(
            Error{ErrorCode::Cancelled, QStringLiteral("the library is closing")});
}

std::future<Result<void>> Writer::submit(Job job, Commit commit)
{
    std::promise<Result<void>> done;
    std::future<Result<void>> future = done.get_future();
    {
        const MutexLock lock(m_mutex);
        m_queue.push_back({std::move(job), commit, std::move(done)});
    }
    m_wake.notify_one();
    return future;
}

void Writer::run(const std::stop_token &stop)
{
    while (std::optional<Queued> next = take(stop))
        runBatch(*std::move(next), stop);
}

std::optional<Writer::Queued> Writer::take(const std::stop_token &stop)
{
    const MutexLock lock(m_mutex);
    m_wake.wait(m_mutex, stop, [this]() SHERIA_REQUIRES(m_mutex) { return !m_queue.empty(); });
    if (stop.stop_requested())
        return std::nullopt;
    Queued next = std::move(m_queue.front());
    m_queue.pop_front();
    return next;
}

/// The next job, if it belongs into the batch that ends at `deadline`: one that waits already or,
/// where the batch may wait, comes in time.
std::optional<Writer::Queued> Writer::takeBefore(const std::stop_token &stop, Deadline deadline,
                                                 Commit commit)
{
    const MutexLock lock(m_mutex);
    if (commit == Commit::MayWait)
        m_wake.wait_until(m_mutex, stop, deadline,
                          [this]() SHERIA_REQUIRES(m_mutex) { return !m_queue.empty(); });
    if (stop.stop_requested() || m_queue.empty() || std::chrono::steady_clock::now() >= deadline)
        return std::nullopt;
    Queued next = std::move(m_queue.front());
    m_queue.pop_front();
    return next;
}

void Writer::runBatch(Queued first, const std::stop_token &stop)
{
    std::vector<Settled> settled;
    const Result<void> batch = runJobs(std::move(first), settled, stop);
    if (batch && m_afterCommit)
        m_afterCommit(m_db);
    for (Settled &job : settled)
        job.done.set_value(batch ? std::move(job.result) : batch);
}

/// Errors: only what undoes the whole batch.
Result<void> Writer::runJobs(Queued first, std::vector<Settled> &settled,
                             const std::stop_token &stop)
{
    const Deadline deadline = std::chrono::steady_clock::now() + MaxBatchTime;
    std::optional<Queued> next(std::move(first));
    Result<Transaction> transaction = Transaction::begin(m_db);
    if (!transaction) {
        // Another process held the library for longer than anybody waits: those that waited meanwhile do
        // not wait as long again, one after the other.
        settled.push_back({{}, std::move(next->done)});
        const MutexLock lock(m_mutex);
        for (Queued &queued : m_queue)
            settled.push_back({{}, std::move(queued.done)});
        m_queue.clear();
        return transaction.error();
    }
    Commit commit = Commit::MayWait;
    while (next) {
        const bool isFirst = settled.empty();
        Result<void> result = isFirst ? next->job(m_db) : runAlone(m_db, next->job);
        if (next->commit == Commit::Soon)
            commit = Commit::Soon;
        settled.push_back({result, std::move(next->done)});
        // A full disk and the like undo everything, also what went well before.
        if (!m_db.isInTransaction())
            return result
                ? Error{ErrorCode::Internal, QStringLiteral("a job ended the transaction")}
                : result;
        // Without a transaction, or in one with half of a job, nothing may follow.
        if (isFirst && !result && !beginAnew(m_db))
            return result;
        next.reset();
        if (settled.size() < MaxBatchJobs)
            next = takeBefore(stop, deadline, commit);
    }
    return transaction->commit();
}

} // namespace sheria::store
