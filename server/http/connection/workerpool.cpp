// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/workerpool.h"

#include "server/http/log/requestlog.h"
#include "server/http/message/problem.h"

#include <QVarLengthArray>

#include <exception>
#include <utility>

namespace sheria::http {

namespace {

constexpr int RestAfterMs = 200;         ///< Of having nothing to do.
constexpr std::size_t TasksPerWake = 16; ///< Small answers that take about as long as a wake-up.

} // namespace

WorkerPool::WorkerPool(int threads, int mostQueued, Tools tools)
    : m_mostQueued(static_cast<std::size_t>(mostQueued))
    , m_tools(std::move(tools))
{
    for (int i = 0; i < threads; ++i) {
        Worker &worker = m_workers.emplace_back();
        worker.thread = std::jthread(
            [this, &worker](const std::stop_token &stop) { work(worker, stop); });
    }
}

WorkerPool::~WorkerPool()
{
    for (Worker &worker : m_workers) { // All, before the first is waited for.
        worker.thread.request_stop();
        worker.wake.release();
    }
    for (Worker &worker : m_workers)
        worker.thread.join();
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
        wakeUpTo(1);
}

void WorkerPool::wakeMore()
{
    std::size_t waiting = 0;
    {
        const MutexLock lock(m_mutex);
        waiting = m_queue.size();
    }
    wakeUpTo(waiting);
}

void WorkerPool::wakeUpTo(std::size_t count)
{
    QVarLengthArray<Worker *, 16> woken;
    {
        const MutexLock lock(m_mutex);
        for (; count > 0 && !m_sleepers.empty(); --count) {
            woken.append(m_sleepers.back());
            m_sleepers.pop_back();
        }
    }
    for (Worker *worker : woken)
        worker->wake.release();
}

/// The next task; nothing when there is none, and then `self` is among the sleepers.
std::optional<Task> WorkerPool::next(Worker &self)
{
    const MutexLock lock(m_mutex);
    if (m_queue.empty()) {
        m_sleepers.push_back(&self);
        return std::nullopt;
    }
    std::optional<Task> task(std::move(m_queue.front()));
    m_queue.pop_front();
    return task;
}

void WorkerPool::work(Worker &self, const std::stop_token &stop)
{
    std::unique_ptr<WorkerContext> context;
    while (!stop.stop_requested()) {
        if (std::optional<Task> task = next(self)) {
            m_tools.done(complete(*task, context, stop));
        } else if (!context) {
            self.wake.acquire();
        } else if (!self.wake.tryAcquire(1, RestAfterMs)) {
            context->rest();
            self.wake.acquire();
        }
    }
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
