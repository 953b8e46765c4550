#pragma once

#include "core/base/mutex.h"
#include "server/http/answer.h"
#include "server/http/exchange.h"
#include "server/http/workercontext.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
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
    Exchange exchange;
    std::optional<Outgoing> rest = {}; ///< Set: the answer exists, and its next piece is wanted.
};

/// An answer that was given, and what its client has not taken of it.
struct Completed
{
    quint64 connection = 0;
    Answer answer;
    Outgoing rest;
    Transfer last;         ///< How sending went.
    bool keepAlive = true; ///< The connection goes on after it.
};

/// Threads that answer requests, from a queue that is not let grow, and send the answers. Waking a thread costs more than
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
        Done done; ///< Told when an answer is sent, or as much of it as the client took.
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
        void sleep();
        /// The same, at most for so long. Returns whether it was woken.
        bool sleepFor(std::chrono::milliseconds most);
        void wake();

        std::mutex mutex;
        std::condition_variable condition;
        bool awake = false; ///< Guarded by `mutex`.
        std::jthread thread;
    };

    /// Lets performances that outlive the pool end without it.
    struct Gate
    {
        Mutex mutex;
        bool isOpen SHERIA_GUARDED_BY(mutex) = true;
    };

    void wakeFor(std::size_t tasks);
    void work(Worker &self, const std::stop_token &stop);
    std::optional<Task> next(Worker &self);
    void perform(const Task &task, Answer answer, Replier &replier) const;
    /// Reads the next piece of an answer, and sends what the client takes of it.
    void proceed(Task &task, std::unique_ptr<WorkerContext> &context) const;
    void lend(const Task &task, const Answer &answer) const;
    Answer answerTo(Task &task, std::unique_ptr<WorkerContext> &context,
                    const std::stop_token &stop) const;

    const std::size_t m_mostQueued;
    const Tools m_tools;
    const std::shared_ptr<Gate> m_gate = std::make_shared<Gate>();

    Mutex m_mutex;
    std::deque<Task> m_queue SHERIA_GUARDED_BY(m_mutex);
    std::vector<Worker *> m_sleepers SHERIA_GUARDED_BY(m_mutex);
    std::deque<Worker> m_workers; ///< Last: they join before what they use goes.
};

} // namespace sheria::http
