// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "server/http/message/answer.h"
#include "server/http/message/message.h"

#include <QSemaphore>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace sheria::http {

/// A request and the connection its answer goes to.
struct Task
{
    quint64 connection = 0;
    Request request;
    /// Set: reads a piece of a long body, which is wanted instead of an answer.
    std::function<Result<QByteArray>(WorkerContext &worker)> readPiece = {};
};

/// An answer, or a piece of a body, for the connection that waits for it.
struct Completed
{
    quint64 connection = 0;
    Answer answer;
    std::optional<Result<QByteArray>> piece; ///< Where one was wanted.
};

/// Threads that answer requests, from a queue that is not let grow. Waking a thread costs more than
/// a small answer, so one is woken for several requests; others follow with wakeMore() if those turn
/// out to be too few. A thread that is at work looks at the queue by itself when it is done.
///
/// Thread: submit(), wake() and wakeMore() from one; the functions it was given run on the workers.
class WorkerPool
{
public:
    /// What the workers use.
    struct Tools
    {
        MakeWorkerContext makeContext;
        std::function<Answer(Request &request, WorkerContext &context, const std::stop_token &stop)>
            handle;
        std::function<void(Completed &&completed)> done; ///< Called on the worker.
    };

    WorkerPool(int threads, int mostQueued, Tools tools);
    /// Stops the workers: what they are at ends, what is queued is dropped.
    ~WorkerPool();
    Q_DISABLE_COPY_MOVE(WorkerPool)

    /// Takes `task`; call wake() when no other follows at once. Returns false when too many wait.
    [[nodiscard]] bool submit(Task &&task);
    /// Has what was submitted looked at.
    void wake();
    /// Wakes a thread for each task that waits. Call it a few milliseconds after submit(): what is in
    /// the queue then waits for slow work.
    void wakeMore();

private:
    /// A thread, and where it sleeps.
    struct Worker
    {
        QSemaphore wake;
        std::jthread thread;
    };

    void wakeUpTo(std::size_t count);
    void work(Worker &self, const std::stop_token &stop);
    std::optional<Task> next(Worker &self);
    Completed complete(Task &task, std::unique_ptr<WorkerContext> &context,
                       const std::stop_token &stop) const;

    const std::size_t m_mostQueued;
    const Tools m_tools;
    std::size_t m_unannounced = 0; ///< Tasks for which no thread was woken.

    Mutex m_mutex;
    std::deque<Task> m_queue SHERIA_GUARDED_BY(m_mutex);
    /// The one that fell asleep last is woken first: its caches are warm.
    std::vector<Worker *> m_sleepers SHERIA_GUARDED_BY(m_mutex);
    std::deque<Worker> m_workers; ///< Last: they join before what they use goes.
};

} // namespace sheria::http
