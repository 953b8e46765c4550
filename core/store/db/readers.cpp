// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/readers.h"

#include "core/store/db/statement.h"

#include <sqlite3.h>
#include <sys/mman.h>

#include <algorithm>
#include <utility>

namespace sheria::store {

Result<std::unique_ptr<Readers>> Readers::open(const QString &path, int threads,
                                               const std::shared_ptr<DamageLog> &damage)
{
    std::vector<Database> connections;
    for (int i = 0; i < threads; ++i) {
        SHERIA_TRY(Database db, Database::open(path, Database::Mode::ReadOnly));
        SHERIA_CHECK(expectRandomReads(db));
        db.setDamageLog(damage);
        connections.push_back(std::move(db));
    }
    return std::unique_ptr<Readers>(new Readers(std::move(connections)));
}

Readers::Readers(std::vector<Database> connections) : m_connections(std::move(connections))
{
    for (Database &db : m_connections)
        m_threads.emplace_back([this, &db](const std::stop_token &stop) { run(db, stop); });
}

Readers::~Readers()
{
    requestStop();
}

void Readers::requestStop()
{
    for (std::jthread &thread : m_threads)
        thread.request_stop();
}

void Readers::post(Job job)
{
    {
        const MutexLock lock(m_mutex);
        m_queue.push_back(std::move(job));
    }
    m_wake.notify_one();
}

Readers::Job Readers::take(const std::stop_token &stop)
{
    const MutexLock lock(m_mutex);
    m_wake.wait(m_mutex, stop, [this]() SHERIA_REQUIRES(m_mutex) { return !m_queue.empty(); });
    if (stop.stop_requested())
        return {};
    Job job = std::move(m_queue.front());
    m_queue.pop_front();
    return job;
}

void Readers::run(Database &db, const std::stop_token &stop)
{
    const InterruptOnStop interrupt(db, stop);
    while (true) {
        const Job job = take(stop);
        if (!job)
            return;
        // Without the transaction (no memory, say) the job still gets its answer, or the same error.
        const Result<Transaction> moment = Transaction::read(db);
        job(db);
    }
}

namespace {

constexpr sqlite3_int64 MostMapped = 2147418112; ///< What SQLite maps at most. Units: bytes.
constexpr int PageBytes = 4096;

/// Null: not a file, or one that is not mapped.
sqlite3_file *mappableFile(Database &db)
{
    sqlite3_file *file = nullptr;
    const int rc = sqlite3_file_control(db.handle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    const bool isMappable = rc == SQLITE_OK && file != nullptr && file->pMethods != nullptr
        && file->pMethods->iVersion >= 3;
    return isMappable ? file : nullptr;
}

} // namespace

Result<void> expectRandomReads(Database &db)
{
    SHERIA_CHECK(db.execute("PRAGMA mmap_size = 2147418112"));
    renewRandomReads(db);
    return {};
}

void renewRandomReads(Database &db)
{
    // Nothing is mapped before something is read; where that fails, so will what is read next.
    if (!db.execute("SELECT 1 FROM sqlite_schema LIMIT 1"))
        return;
    sqlite3_file *file = mappableFile(db);
    if (file == nullptr)
        return;
    void *begin = nullptr;
    if (file->pMethods->xFetch(file, 0, PageBytes, &begin) != SQLITE_OK || begin == nullptr)
        return;
    sqlite3_int64 bytes = 0;
    if (file->pMethods->xFileSize(file, &bytes) == SQLITE_OK)
        madvise(begin, std::size_t(std::min(bytes, MostMapped)), MADV_RANDOM);
    file->pMethods->xUnfetch(file, 0, begin);
}

} // namespace sheria::store
