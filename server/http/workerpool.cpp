#include "server/http/workerpool.h"

#include "server/http/logging.h"
#include "server/http/problem.h"

#include <exception>

namespace sheria::http {

WorkerPool::WorkerPool(int threads, int mostQueued, MakeWorkerContext makeContext, Handle handle,
                       Done done)
    : m_mostQueued(static_cast<std::size_t>(mostQueued))
    , m_makeContext(std::move(makeContext))
    , m_handle(std::move(handle))
    , m_done(std::move(done))
{
    for (int i = 0; i < threads; ++i)
        m_threads.emplace_back([this](const std::stop_token &stop) { work(stop); });
}

WorkerPool::~WorkerPool()
{
    for (std::jthread &thread : m_threads)
        thread.request_stop();
}

bool WorkerPool::submit(Task &&task)
{
    bool someoneWaits = false;
    {
        const MutexLock lock(m_mutex);
        if (m_queue.size() >= m_mostQueued)
            return false;
        m_queue.push_back(std::move(task));
        someoneWaits = m_idle > 0;
    }
    // A busy worker looks at the queue by itself when it is done; waking costs a system call.
    if (someoneWaits)
        m_wake.notify_one();
    return true;
}

std::optional<Task> WorkerPool::next(const std::stop_token &stop)
{
    const MutexLock lock(m_mutex);
    ++m_idle;
    m_wake.wait(m_mutex, stop, [this]() SHERIA_REQUIRES(m_mutex) { return !m_queue.empty(); });
    --m_idle;
    if (stop.stop_requested())
        return std::nullopt;
    std::optional<Task> task(std::move(m_queue.front()));
    m_queue.pop_front();
    return task;
}

void WorkerPool::work(const std::stop_token &stop)
{
    std::unique_ptr<WorkerContext> context;
    while (std::optional<Task> task = next(stop))
        m_done({task->connection, answerTo(*task, context, stop)});
}

Answer WorkerPool::answerTo(Task &task, std::unique_ptr<WorkerContext> &context,
                            const std::stop_token &stop) const
{
    try {
        if (!context) {
            Result<std::unique_ptr<WorkerContext>> made = m_makeContext();
            if (!made) {
                qCWarning(lcHttp).noquote() << "no worker context:" << made.error().detail;
                return makeAnswer(task.request, problem(made.error()));
            }
            context = *std::move(made);
        }
        return m_handle(task.request, *context, stop);
    } catch (const std::exception &exception) {
        qCWarning(lcHttp) << "exception beside a handler:" << exception.what();
        return makeRefusal(problem(Error{}));
    }
}

} // namespace sheria::http
