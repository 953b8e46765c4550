#pragma once

#include "core/base/mutex.h"
#include "server/http/answer.h"
#include "server/http/workercontext.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <stop_token>
#include <thread>
#include <vector>

namespace sheria::http {

/// A request and the connection its answer goes to.
struct Task
{
    quint64 connection = 0;
    Request request;
};

/// An answer and the connection it goes to.
struct Completed
{
    quint64 connection = 0;
    Answer answer;
};

/// Threads that answer requests, from a queue that is not let grow.
///
/// Thread: submit() from one, the functions it was given run on the workers.
class WorkerPool
{
public:
    using Handle = std::function<Answer(Request &request, WorkerContext &context,
                                        const std::stop_token &stop)>;
    using Done = std::function<void(Completed completed)>;

    WorkerPool(int threads, int mostQueued, MakeWorkerContext makeContext, Handle handle,
               Done done);
    /// Stops the workers: what they are at ends, what is queued is dropped.
    ~WorkerPool();
    Q_DISABLE_COPY_MOVE(WorkerPool)

    /// Returns false, and leaves `task` as it is, when too many are waiting.
    bool submit(Task &&task);

private:
    void work(const std::stop_token &stop);
    std::optional<Task> next(const std::stop_token &stop);
    Answer answerTo(Task &task, std::unique_ptr<WorkerContext> &context,
                    const std::stop_token &stop) const;

    const std::size_t m_mostQueued;
    const MakeWorkerContext m_makeContext;
    const Handle m_handle;
    const Done m_done;

    Mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<Task> m_queue SHERIA_GUARDED_BY(m_mutex);
    int m_idle SHERIA_GUARDED_BY(m_mutex) = 0;
    std::vector<std::jthread> m_threads; ///< Last: they join before what they use goes.
};

} // namespace sheria::http
