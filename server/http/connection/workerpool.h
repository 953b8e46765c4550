#pragma once

#include "core/base/mutex.h"
#include "server/http/log/requestlog.h"
#include "server/http/message/answer.h"
#include "server/http/message/message.h"

#include <QSemaphore>

#include <deque>
#include <functional>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace sheria::http {

/// The part of a long body that is to be read next.
struct Piece
{
    std::shared_ptr<BodyReader> reader;
    qint64 offset = 0;
    qint64 most = 0;
};

/// A request and the connection its answer goes to.
struct Task
{
    quint64 connection = 0;
    Request request;
    Exchange exchange;
    std::optional<Piece> piece = {}; ///< Set: this of a body is wanted, and not an answer.
};

/// An answer, or a piece of a body, for the connection that waits for it.
struct Completed
{
    quint64 connection = 0;
    Answer answer;
    QByteArray fields;                       ///< Of Replier::reply().
    std::optional<Result<QByteArray>> piece; ///< Where one was wanted.
};

/// Threads that answer requests, from a queue that is not let grow. Waking a thread costs more than
/// a small answer, so tasks come in batches, for each of which a few threads are woken; the others
/// follow with wakeMore() if those turn out to be too few. A thread that is at work looks at the
/// queue by itself when it is done.
///
/// Thread: submit() from one, the functions it was given run on the workers.
class WorkerPool
{
public:
    using Handle = std::function<Answer(Request &request, WorkerContext &context,
                                        const std::stop_token &stop)>;
    using Done = std::function<void(Completed &&completed)>;

    /// What the workers use.
    struct Tools
    {
        MakeWorkerContext makeContext;
        Handle handle;
        Done done; ///< Given each answer, on the worker that made it.
        const Clock &clock;
        RequestLog &log;
        Metrics &metrics;
    };

    WorkerPool(int threads, int mostQueued, Tools tools);
    /// Stops the workers: what they are at ends, what is queued is dropped.
    ~WorkerPool();
    Q_DISABLE_COPY_MOVE(WorkerPool)

    /// Takes as many of `tasks` as may wait, and leaves the others.
    void submit(std::vector<Task> &tasks);
    /// Wakes every thread that has something to do. Call it a few milliseconds after submit(): what
    /// is in the queue then waits for slow work.
    void wakeMore();

private:
    /// A thread, and where it sleeps.
    struct Worker
    {
        QSemaphore wake;
        std::jthread thread;
    };

    void wakeFor(std::size_t tasks);
    void work(Worker &self, const std::stop_token &stop);
    std::optional<Task> next(Worker &self);
    void hand(const Task &task, Answer answer, Replier &replier) const;
    Result<QByteArray> read(const Piece &piece, std::unique_ptr<WorkerContext> &context) const;
    Answer answerTo(Task &task, std::unique_ptr<WorkerContext> &context,
                    const std::stop_token &stop) const;

    const std::size_t m_mostQueued;
    const Tools m_tools;

    Mutex m_mutex;
    std::deque<Task> m_queue SHERIA_GUARDED_BY(m_mutex);
    std::vector<Worker *> m_sleepers SHERIA_GUARDED_BY(m_mutex);
    std::deque<Worker> m_workers; ///< Last: they join before what they use goes.
};

} // namespace sheria::http
