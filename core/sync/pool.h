// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/store/db/writer.h"
#include "core/sync/fetcher.h"
#include "core/sync/run.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <future>
#include <map>
#include <optional>
#include <thread>
#include <vector>

namespace sheria::sync {

/// Fetches all that is open of a source, several at a time, and writes each in a transaction of its
/// own: with what is known of how far it is, so that nothing complete is fetched again.
class FetchPool
{
public:
    explicit FetchPool(const RunContext &run);
    ~FetchPool(); ///< Stops and joins.
    Q_DISABLE_COPY_MOVE(FetchPool)

    /// What is stored when it is told, no more and, but for what is just being committed, no less.
    struct Tick
    {
        qint64 fetched = 0;
        qint64 failed = 0;
        qint64 gone = 0; ///< That the source turned out not to have.
        std::map<QByteArray, qint64> donePlaces;
        std::map<QByteArray, qint64> gonePlaces;
        std::vector<Trouble> troubles; ///< New since the last.
    };
    /// Works off what is open; tells how it goes several times a second.
    /// Errors: Cancelled; Unauthorized; Unavailable when nothing works any more; the library's.
    Result<void> run(const std::function<void(const Tick &)> &told);

    /// Expressions that the source turned out not to have.
    std::vector<store::SyncItem> takeGone();

private:
    /// What was given to the writer, and is not committed, or not counted, yet.
    struct Written
    {
        std::future<Result<void>> done;
        QByteArray place;
        QByteArray document; ///< Of a feed; empty otherwise.
        bool isWhole = false;
        qint64 bytes = 0;
    };

    Result<void> feed(store::Database &reader);
    bool isOver();
    Tick takeTick();
    void work(const std::stop_token &stop);
    Result<void> workOff(const std::stop_token &stop);
    std::optional<store::SyncItem> take(const std::stop_token &stop);
    void settleUntil(std::size_t most, qint64 mostBytes);
    std::optional<Written> takeOldest(std::size_t most, qint64 mostBytes);
    void count(Written written) SHERIA_REQUIRES(m_mutex);
    void note(const Fetched &fetched);
    void fail(const Error &error);
    void write(Fetched fetched);
    Result<void> put(store::Database &db, const Fetched &fetched);
    Result<store::DocumentPut> putText(store::Database &db, const Fetched &fetched);
    Result<void> noteNews(store::Database &db, const store::DocumentPut &put);

    const RunContext &m_run;
    WorkMemory m_memory;
    MemoryBudget m_budget;
    qint64 m_namedWorks = 0; ///< Of the writer's thread.

    Mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<store::SyncItem> m_queue SHERIA_GUARDED_BY(m_mutex);
    bool m_isAllQueued SHERIA_GUARDED_BY(m_mutex) = false;
    int m_working SHERIA_GUARDED_BY(m_mutex) = 0;
    Tick m_tick SHERIA_GUARDED_BY(m_mutex);
    /// In the order of the writer. Their jobs use the pool: each is waited for.
    std::deque<Written> m_written SHERIA_GUARDED_BY(m_mutex);
    qint64 m_writtenBytes SHERIA_GUARDED_BY(m_mutex) = 0;
    std::optional<Error> m_fatal SHERIA_GUARDED_BY(m_mutex);
    int m_failuresInARow SHERIA_GUARDED_BY(m_mutex) = 0;
    std::vector<store::SyncItem> m_gone SHERIA_GUARDED_BY(m_mutex);
    QByteArray m_last;                   ///< Of run()'s thread: the last item that was queued.
    std::vector<std::jthread> m_threads; ///< Last: they stop and join before what they use goes.
};

} // namespace sheria::sync
