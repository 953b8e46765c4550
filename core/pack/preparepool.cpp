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
    Job job(std::move(prepare));
    std::future<Prepared> prepared = job.get_future();
    {
        const MutexLock lock(m_mutex);
        m_queue.push_back(std::move(job));
    }
    m_wake.notify_one();
    return prepared;
}

PreparePool::Job PreparePool::take(const std::stop_token &stop)
{
    const MutexLock lock(m_mutex);
    m_wake.wait(m_mutex, stop, [this]() SHERIA_REQUIRES(m_mutex) { return !m_queue.empty(); });
    if (stop.stop_requested())
        return {};
    Job job = std::move(m_queue.front());
    m_queue.pop_front();
    return job;
}

void PreparePool::run(store::Database &reader, const std::stop_token &stop)
{
    while (true) {
        Job job = take(stop);
        if (!job.valid())
            return;
        job(reader);
    }
}

} // namespace sheria::pack
