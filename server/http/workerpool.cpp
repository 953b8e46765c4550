#include "server/http/workerpool.h"

#include "server/http/logging.h"
#include "server/http/problem.h"

#include <QVarLengthArray>

#include <algorithm>
#include <exception>
#include <iterator>
#include <utility>

namespace sheria::http {

namespace {

constexpr std::chrono::milliseconds RestAfter{200}; ///< Of having nothing to do.
constexpr std::size_t TasksPerWake = 4; ///< Small answers that take about as long as a wake-up.

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
    {
        const MutexLock lock(m_gate->mutex);
        m_gate->isOpen = false;
    }
    for (Worker &worker : m_workers) {
        worker.thread.request_stop();
        worker.wake();
    }
    for (Worker &worker : m_workers)
        worker.thread.join();
}

void WorkerPool::Worker::sleep()
{
    std::unique_lock lock(mutex);
    condition.wait(lock, [this] { return awake; });
    awake = false;
}

bool WorkerPool::Worker::sleepFor(std::chrono::milliseconds most)
{
    std::unique_lock lock(mutex);
    return condition.wait_for(lock, most, [this] { return awake; }) && std::exchange(awake, false);
}

void WorkerPool::Worker::wake()
{
    {
        const std::lock_guard lock(mutex);
        awake = true;
    }
    condition.notify_one();
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
        worker->wake();
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
    ignoreBrokenPipes();
    std::unique_ptr<WorkerContext> context;
    Replier replier(m_tools.clock, m_tools.log, m_tools.metrics);
    while (!stop.stop_requested()) {
        if (std::optional<Task> task = next(self)) {
            if (task->rest)
                proceed(*task, context);
            else
                perform(*task, answerTo(*task, context, stop), replier);
        } else if (!context) {
            self.sleep();
        } else if (!self.sleepFor(RestAfter)) {
            context->rest();
            self.sleep();
        }
    }
}

void WorkerPool::proceed(Task &task, std::unique_ptr<WorkerContext> &context) const
{
    Completed completed{task.connection, {}, *std::move(task.rest), {}, task.exchange.keepAlive};
    completed.last = {Transfer::Kind::End, 0}; // Nothing else can be said in the middle of a body.
    try {
        if (!context) {
            if (Result<std::unique_ptr<WorkerContext>> made = m_tools.makeContext())
                context = *std::move(made);
        }
        const Result<void> read = context ? completed.rest.readPiece(*context)
                                          : Error{ErrorCode::Unavailable, {}};
        if (read)
            completed.last = completed.rest.send(*task.exchange.socket);
        else
            qCWarning(lcHttp).noquote() << "an answer was broken off:" << read.error().detail;
    } catch (const std::exception &exception) {
        qCWarning(lcHttp) << "exception while an answer was read:" << exception.what();
    }
    m_tools.done(std::move(completed));
}

/// The worker that made an answer sends it: the I/O thread need not be woken for that.
void WorkerPool::perform(const Task &task, Answer answer, Replier &replier) const
{
    if (answer.perform) {
        replier.log(replier.describe(task.exchange, answer));
        return lend(task, answer);
    }
    Completed completed{task.connection, std::move(answer), {}, {}, task.exchange.keepAlive};
    completed.last = replier.reply(task.exchange, completed.answer, completed.rest);
    LoggedRequest entry = replier.describe(task.exchange, completed.answer);
    m_tools.done(std::move(completed));
    replier.log(std::move(entry));
}

/// The connection is busy until who has its socket is done with it.
void WorkerPool::lend(const Task &task, const Answer &answer) const
{
    const auto over = [gate = m_gate, this, connection = task.connection] {
        const MutexLock lock(gate->mutex);
        if (gate->isOpen)
            m_tools.done({connection, {}, {}, {Transfer::Kind::Moved, 0}, false});
    };
    answer.perform(task.exchange.socket, over);
}

Answer WorkerPool::answerTo(Task &task, std::unique_ptr<WorkerContext> &context,
                            const std::stop_token &stop) const
{
    try {
        if (!context) {
            Result<std::unique_ptr<WorkerContext>> made = m_tools.makeContext();
            if (!made) {
                qCWarning(lcHttp).noquote() << "no worker context:" << made.error().detail;
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
