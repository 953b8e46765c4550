#include "core/pack/preparepool.h"

namespace sheria::pack {

Result<std::unique_ptr<PreparePool>> PreparePool::open(const QString &libraryPath, int threads)
{
    std::vector<store::Database> readers;
    for (int i = 0; i < threads; ++i) {
        SHERIA_TRY(store::Database reader,
                   store::Database::open(libraryPath, store::Database::Mode::ReadOnly));
        readers.push_back(std::move(reader));
    }
    return std::unique_ptr<PreparePool>(new PreparePool(std::move(readers)));
}

PreparePool::PreparePool(std::vector<store::Database> readers) : m_readers(std::move(readers))
{
    for (store::Database &reader : m_readers)
        m_threads.emplace_back([this, &reader](const std::stop_token &stop) { run(reader, stop); });
}

PreparePool::~PreparePool()
{
    for (std::jthread &thread : m_threads)
        thread.request_stop();
}

std::future<Prepared> PreparePool::submit(std::function<Prepared(store::Database &)> prepare)
{
    Job job{0, std::move(prepare), {}};
    std::future<Prepared> prepared = job.done.get_future();
    {
        const MutexLock lock(m_mutex);
        job.index = m_submitted++;
        m_queue.push_back(std::move(job));
    }
    m_wake.notify_one();
    return prepared;
}

void PreparePool::waitFor(quint64 index)
{
    const MutexLock lock(m_mutex);
    m_awaited = index;
    m_ready.wait(m_mutex, [this, index]() SHERIA_REQUIRES(m_mutex) {
        return index < m_taken || m_finished.contains(index) || m_heldBytes >= MaxHeldBytes;
    });
    m_awaited.reset();
}

void PreparePool::taken(qint64 heldBytes)
{
    {
        const MutexLock lock(m_mutex);
        m_finished.erase(m_taken++);
        m_heldBytes -= heldBytes;
    }
    m_wake.notify_all();
}

/// The next result to be taken is prepared whatever is held: else all would wait for each other.
bool PreparePool::mayBegin() const
{
    return !m_queue.empty() && (m_heldBytes < MaxHeldBytes || m_queue.front().index == m_taken);
}

std::optional<PreparePool::Job> PreparePool::take(const std::stop_token &stop)
{
    const MutexLock lock(m_mutex);
    m_wake.wait(m_mutex, stop, [this]() SHERIA_REQUIRES(m_mutex) { return mayBegin(); });
    if (stop.stop_requested())
        return std::nullopt;
    Job job = std::move(m_queue.front());
    m_queue.pop_front();
    return job;
}

void PreparePool::run(store::Database &reader, const std::stop_token &stop)
{
    while (std::optional<Job> job = take(stop)) {
        Prepared prepared = job->prepare(reader);
        const qint64 held = prepared.held();
        bool isAwaited = false;
        { // Before the result can be taken.
            const MutexLock lock(m_mutex);
            m_finished.insert(job->index);
            m_heldBytes += held;
            isAwaited = m_awaited && (*m_awaited == job->index || m_heldBytes >= MaxHeldBytes);
        }
        job->done.set_value(std::move(prepared));
        if (isAwaited)
            m_ready.notify_one();
    }
}

} // namespace sheria::pack
