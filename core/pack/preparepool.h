#pragma once

#include "core/base/mutex.h"
#include "core/pack/task.h"
#include "core/store/database.h"

#include <condition_variable>
#include <deque>
#include <future>
#include <thread>
#include <vector>

namespace sheria::pack {

/// Threads that read, parse and compress while the writer writes.
///
/// Thread: submit() from one; the destructor drops what is queued, stops the threads and joins.
class PreparePool
{
public:
    /// Each thread gets a reader of the library at `libraryPath`.
    /// Errors: those of Database::open().
    static Result<std::unique_ptr<PreparePool>> open(const QString &libraryPath, int threads);
    ~PreparePool();
    Q_DISABLE_COPY_MOVE(PreparePool)

    std::future<Prepared> submit(std::function<Prepared(store::Database &)> prepare);

private:
    explicit PreparePool(std::vector<store::Database> readers);
    using Job = std::packaged_task<Prepared(store::Database &)>;
    void run(store::Database &reader, const std::stop_token &stop);
    Job take(const std::stop_token &stop);

    std::vector<store::Database> m_readers; ///< One per thread.
    Mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Job> m_queue SHERIA_GUARDED_BY(m_mutex);
    std::vector<std::jthread> m_threads; ///< Last: they join before the members they use go.
};

} // namespace sheria::pack
