#pragma once

#include "core/base/mutex.h"
#include "core/pack/task.h"
#include "core/store/database.h"

#include <condition_variable>
#include <deque>
#include <future>
#include <optional>
#include <set>
#include <thread>
#include <vector>

namespace sheria::pack {

/// Threads that read, parse and compress while the writer writes. What they have prepared and nobody has
/// taken holds no more than MaxHeldBytes, but for one input of each thread.
///
/// Thread: submit(), waitFor() and taken() from one; the destructor drops what is queued, stops the threads and
/// joins.
class PreparePool
{
public:
    /// Each thread gets a reader of the library at `libraryPath`.
    /// Errors: those of Database::open().
    static Result<std::unique_ptr<PreparePool>> open(const QString &libraryPath, int threads);
    ~PreparePool();
    Q_DISABLE_COPY_MOVE(PreparePool)

    /// Units: bytes.
    static constexpr qint64 MaxHeldBytes = 64LL * 1024 * 1024;

    /// Results are to be taken in the order of submission.
    std::future<Prepared> submit(std::function<Prepared(store::Database &)> prepare);
    /// Waits until the result that was submitted as the `index`th, from 0, is ready, or no more is prepared before
    /// some are taken.
    void waitFor(quint64 index);
    /// Tells that the next result was taken, and what it held.
    void taken(qint64 heldBytes);

private:
    explicit PreparePool(std::vector<store::Database> readers);
    struct Job
    {
        quint64 index = 0;
        std::function<Prepared(store::Database &)> prepare;
        std::promise<Prepared> done;
    };
    void run(store::Database &reader, const std::stop_token &stop);
    std::optional<Job> take(const std::stop_token &stop);
    bool mayBegin() const SHERIA_REQUIRES(m_mutex);

    std::vector<store::Database> m_readers; ///< One per thread.
    Mutex m_mutex;
    std::condition_variable_any m_wake;
    std::condition_variable_any m_ready; ///< Wakes who waits for results.
    std::deque<Job> m_queue SHERIA_GUARDED_BY(m_mutex);
    std::set<quint64> m_finished SHERIA_GUARDED_BY(m_mutex); ///< And not taken.
    quint64 m_submitted SHERIA_GUARDED_BY(m_mutex) = 0;
    quint64 m_taken SHERIA_GUARDED_BY(m_mutex) = 0;
    qint64 m_heldBytes SHERIA_GUARDED_BY(m_mutex) = 0;
    std::optional<quint64> m_awaited SHERIA_GUARDED_BY(m_mutex);
    std::vector<std::jthread> m_threads; ///< Last: they join before the members they use go.
};

} // namespace sheria::pack
