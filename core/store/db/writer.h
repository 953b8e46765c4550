// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/store/db/database.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <optional>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <vector>

namespace sheria::store {

/// When a job's change must be committed.
enum class Commit {
    Soon,    ///< As soon as no other job is waiting.
    MayWait, ///< The writer may wait a moment for more: for the many jobs of an import.
};

/// Owns the library's only read-write connection, on a thread of its own. Every change to the
/// library is a job run here, in the order of submission. Jobs that are waiting together share a
/// transaction, but not their failures: each is undone alone.
///
/// Thread: submit() and requestStop() from any; the destructor stops, then joins the thread.
class Writer
{
public:
    using Job = std::function<Result<void>(Database &)>;

    /// `afterCommit` runs on the writer's thread after each commit, before the futures are ready.
    explicit Writer(Database db, std::function<void(Database &)> afterCommit = {});
    ~Writer();
    Writer(const Writer &) = delete;
    Writer &operator=(const Writer &) = delete;

    /// Runs `job`: what it changed is kept if it returns success, undone if not. The future is ready
    /// when the change is committed. Jobs must not throw.
    std::future<Result<void>> submit(Job job, Commit commit = Commit::Soon);

    /// Runs `change`, which returns a Result, and waits until what it changed is committed. Returns what
    /// it returned, or why it was not committed.
    /// Thread: any but the writer's.
    template <typename Change>
    auto write(const Change &change) -> std::invoke_result_t<const Change &, Database &>
    {
        using Answer = std::invoke_result_t<const Change &, Database &>;
        std::optional<Answer> answer;
        const Result<void> done = submit([&](Database &db) -> Result<void> {
                                      answer.emplace(change(db));
                                      return *answer ? Result<void>() : answer->error();
                                  }).get();
        if (!done)
            return done.error();
        return *std::move(answer);
    }

    /// The file this writes to: for threads of an import that need readers of their own.
    const QString &libraryPath() const { return m_path; }
    /// A connection that reads that file. Errors: those of Database::open().
    Result<Database> openReader() const { return Database::open(m_path, Database::Mode::ReadOnly); }

    /// Lets the running job end; the queued ones are answered with Cancelled. Does not wait.
    void requestStop() { m_thread.request_stop(); }

private:
    struct Queued
    {
        Job job;
        Commit commit = Commit::Soon;
        std::promise<Result<void>> done;
    };
    struct Settled
    {
        Result<void> result;
        std::promise<Result<void>> done;
    };
    using Deadline = std::chrono::steady_clock::time_point;

    void run(const std::stop_token &stop);
    std::optional<Queued> take(const std::stop_token &stop);
    std::optional<Queued> takeBefore(const std::stop_token &stop, Deadline deadline, Commit commit);
    void runBatch(Queued first, const std::stop_token &stop);
    Result<void> runJobs(Queued first, std::vector<Settled> &settled, const std::stop_token &stop);

    const QString m_path;
    Database m_db; ///< Used by m_thread only.
    std::function<void(Database &)> m_afterCommit;
    Mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Queued> m_queue SHERIA_GUARDED_BY(m_mutex);
    std::jthread m_thread; ///< Last: it stops and joins before the members it uses go.
};

} // namespace sheria::store
