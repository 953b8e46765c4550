// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/base/result.h"
#include "core/store/db/database.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <vector>

namespace sheria::store {

/// Threads that answer queries, each with a read-only connection of its own.
///
/// Each job reads one state of the library, however long it takes and whatever is written meanwhile.
///
/// Thread: post() from any; the destructor stops the threads, interrupts the queries that run,
/// drops what is queued and joins.
class Readers
{
public:
    using Job = std::function<void(Database &)>;

    /// Errors: those of Database::open().
    /// `damage`: where damaged texts are noted that they meet; null: nowhere.
    static Result<std::unique_ptr<Readers>> open(const QString &path, int threads,
                                                 const std::shared_ptr<DamageLog> &damage = {});

    /// Runs `job` on the next free thread. Jobs must not throw.
    void post(Job job);

    /// Asks the threads to end and interrupts their queries, without waiting; what is queued is dropped.
    void requestStop();

    ~Readers();
    Readers(const Readers &) = delete;
    Readers &operator=(const Readers &) = delete;

private:
    explicit Readers(std::vector<Database> connections);
    void run(Database &db, const std::stop_token &stop);
    Job take(const std::stop_token &stop);

    std::vector<Database> m_connections; ///< One per thread.
    Mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Job> m_queue SHERIA_GUARDED_BY(m_mutex);
    std::vector<std::jthread> m_threads; ///< Last: they join before the members they use go.
};

/// For a reader that answers questions, one row here and one there: more of the library is read through
/// the system's page cache without copies, and no page brings those around it along. Those who read all
/// of a library do without. Errors: those of Database::execute().
Result<void> expectRandomReads(Database &db);

/// The same once more, before many rows: SQLite maps the file anew when it has changed, and the system
/// forgets what it was told of it. Nothing where the file is not mapped. Takes some microseconds.
void renewRandomReads(Database &db);

} // namespace sheria::store
