#include "server/http/connection/workerpool.h"

#include "server/http/log/requestlog.h"
#include "server/http/message/problem.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace sheria::http {

namespace {

constexpr std::chrono::milliseconds RestAfter{200}; ///< Of having nothing to do.
constexpr std::size_t TasksPerWake = 16; ///< Small answers that take about as long as a wake-up.

} // namespace

WorkerPool::WorkerPool(int threads, int mostQueued, Tools tools)
    : m_mostQueued(static_cast<std::size_t>(mostQueued))
    , m_tools(std::move(tools))
{
    for (int i = 0; i < threads; ++i)
        m_workers.emplace_back([this](const std::stop_token &stop) { work(stop); });
}

WorkerPool::~WorkerPool()
{
    for (std::jthread &worker : m_workers)
        worker.request_stop(); // All, before the first is waited for.
}

bool WorkerPool::submit(Task &&task)
{
    {
        const MutexLock lock(m_mutex);
        if (m_queue.size() >= m_mostQueued)
            return false;
        m_queue.push_back(std::move(task));
    }
    if (++m_unannounced == TasksPerWake)
        wake();
    return true;
}

void WorkerPool::wake()
{
    if (std::exchange(m_unannounced, 0) > 0)
        m_added.notify_one();
}

void WorkerPool::wakeMore()
{
    std::size_t waiting = 0;
    {
        const MutexLock lock(m_mutex);
        waiting = std::min(m_queue.size(), m_workers.size());
    }
    for (; waiting > 0; --waiting)
        m_added.notify_one();
}

/// The next task, once there is one; nothing when the worker shall stop.
std::optional<Task> WorkerPool::next(WorkerContext *context, const std::stop_token &stop)
{
    const auto isThere = [this]() SHERIA_REQUIRES(m_mutex) {
        return !m_queue.empty();
    };
    bool isRested = context == nullptr;
    for (;;) {
        {
            MutexLock lock(m_mutex);
            if (isRested)
                m_added.wait(m_mutex, stop, isThere);
            else
                m_added.wait_for(m_mutex, stop, RestAfter, isThere);
            if (stop.stop_requested())
                return std::nullopt;
            if (!m_queue.empty()) {
                std::optional<Task> task(std::move(m_queue.front()));
                m_queue.pop_front();
                return task;
            }
        }
        context->rest();
        isRested = true;
    }
}

void WorkerPool::work(const std::stop_token &stop)
{
    std::unique_ptr<WorkerContext> context;
    while (std::optional<Task> task = next(context.get(), stop))
        m_tools.done(complete(*task, context, stop));
}

Completed WorkerPool::complete(Task &task, std::unique_ptr<WorkerContext> &context,
                               const std::stop_token &stop) const
{
    const auto failed = [&task](const Error &error) -> Completed {
        if (task.readPiece)
            return {task.connection, {}, error};
        qCWarning(lcHttp).noquote() << "no answer to a request:" << error.text();
        return {task.connection,
                makeRefusal(inWantedShape(problem(error), task.request.headers.value("Accept"))),
                {}};
    };
    try {
        if (!context) {
            Result<std::unique_ptr<WorkerContext>> made = m_tools.makeContext();
            if (!made)
                return failed(made.error());
            context = *std::move(made);
        }
        if (task.readPiece)
            return {task.connection, {}, task.readPiece(*context)};
        return {task.connection, m_tools.handle(task.request, *context, stop), {}};
    } catch (const std::exception &exception) {
        return failed({ErrorCode::Internal, QString::fromUtf8(exception.what())});
    } catch (...) {
        return failed({ErrorCode::Internal, QStringLiteral("an exception of an unknown kind")});
    }
}

} // namespace sheria::http
