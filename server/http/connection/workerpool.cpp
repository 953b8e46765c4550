#include "server/http/connection/workerpool.h"

#include "server/http/log/requestlog.h"
#include "server/http/message/problem.h"

#include <QVarLengthArray>

#include <algorithm>
#include <exception>
#include <iterator>
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
    for (Worker &worker : m_workers) {
        worker.thread.request_stop();
        worker.wake.release();
    }
    for (Worker &worker : m_workers)
        worker.thread.join();
}

void WorkerPool::submit(std::vector<Task> &tasks)
{
    std::size_t taken = 0;
    {
        const MutexLock lock(m_mutex);
        taken = std::min(m_mostQueued - std::min(m_mostQueued, m_queue.size()), tasks.size());
        const auto end = tasks.begin() + static_cast<std::ptrdiff_t>(taken);
        m_queue.insert(m_queue.end(), std::make_move_iterator(tasks.begin()),
                       std::make_move_iterator(end));
        tasks.erase(tasks.begin(), end);
    }
    wakeFor((taken + TasksPerWake - 1) / TasksPerWake);
}

void WorkerPool::wakeMore()
{
    std::size_t waiting = 0;
    {
        const MutexLock lock(m_mutex);
        waiting = m_queue.size();
    }
    wakeFor(waiting);
}

/// Wakes as many threads as there are `tasks`, and sleepers.
void WorkerPool::wakeFor(std::size_t tasks)
{
    QVarLengthArray<Worker *, 16> woken;
    {
        const MutexLock lock(m_mutex);
        for (std::size_t i = 0; i < tasks && !m_sleepers.empty(); ++i) {
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
    Replier replier(m_tools.clock, m_tools.log, m_tools.metrics);
    while (!stop.stop_requested()) {
        if (std::optional<Task> task = next(self)) {
            if (task->piece)
                m_tools.done({task->connection, {}, {}, read(*task->piece, context)});
            else
                hand(*task, answerTo(*task, context, stop), replier);
        } else if (!context) {
            self.wake.acquire();
        } else if (!self.wake.tryAcquire(1, RestAfterMs)) {
            context->rest();
            self.wake.acquire();
        }
    }
}

Result<QByteArray> WorkerPool::read(const Piece &piece,
                                    std::unique_ptr<WorkerContext> &context) const
{
    try {
        if (!context) {
            SHERIA_TRY(context, m_tools.makeContext());
        }
        return piece.reader->read(*context, piece.offset, piece.most);
    } catch (const std::exception &exception) {
        return Error{ErrorCode::Internal, QString::fromUtf8(exception.what())};
    }
}

void WorkerPool::hand(const Task &task, Answer answer, Replier &replier) const
{
    LoggedRequest entry = replier.describe(task.exchange, answer);
    QByteArray fields = answer.play ? QByteArray() : replier.reply(task.exchange, entry);
    m_tools.done({task.connection, std::move(answer), std::move(fields), {}});
    replier.log(std::move(entry));
}

Answer WorkerPool::answerTo(Task &task, std::unique_ptr<WorkerContext> &context,
                            const std::stop_token &stop) const
{
    try {
        if (!context) {
            Result<std::unique_ptr<WorkerContext>> made = m_tools.makeContext();
            if (!made) {
                qCWarning(lcHttp).noquote() << "no worker context:" << made.error().text();
                return makeAnswer(task.request, problem(made.error()));
            }
            context = *std::move(made);
        }
        return m_tools.handle(task.request, *context, stop);
    } catch (const std::exception &exception) {
        qCWarning(lcHttp) << "exception beside a handler:" << exception.what();
    } catch (...) {
        qCWarning(lcHttp) << "exception beside a handler, of an unknown kind";
    }
    return makeRefusal(problem(Error{}));
}

} // namespace sheria::http
