#pragma once

#include "core/base/clock.h"
#include "core/base/mutex.h"
#include "core/store/writer.h"
#include "core/sync/requests.h"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <future>
#include <map>
#include <thread>

namespace sheria::sync {

/// Keeps the copies of a running program current: works that webhooks name are fetched soon, and each
/// source that has an interval is looked at that often, several of them side by side, so that none waits
/// for what another's server does. What does not work is tried again later; two processes take turns
/// with a source. After the computer slept, what became due meanwhile is done once.
class Follower
{
public:
    struct Options
    {
        TokenOf tokenOf;
        RunOptions run;
        std::chrono::milliseconds look{1000}; ///< How often it looks for something to do.
        /// Told what failed, in words for a log; on the follower's thread. May be empty.
        std::function<void(const Error &)> failed;
    };

    /// Both must outlive it.
    Follower(store::Writer &writer, const Clock &clock, Options options);
    ~Follower(); ///< Stops, and joins.
    Q_DISABLE_COPY_MOVE(Follower)

    /// Asks it to end, without waiting; the destructor does.
    void requestStop() { m_thread.request_stop(); }
    /// Looks at once. Thread: any.
    void wake();

private:
    void work(const std::stop_token &stop);
    void note(const Result<void> &done) const;
    Result<void> lookOnce(const std::stop_token &stop);
    Result<void> beginRequests(const std::stop_token &stop);
    bool isUnderWay(qint64 sourceId) const;
    void beginPoll(const store::SyncSource &source, const std::stop_token &stop);
    void harvest();

    store::Writer &m_writer;
    const Clock &m_clock;
    const Options m_options;
    // Of the thread, by source:
    std::map<qint64, QDateTime> m_polledAt;
    std::map<qint64, QDateTime> m_hinderedAt;            ///< When works could not be asked for.
    std::map<qint64, std::future<Result<void>>> m_polls; ///< That are under way.
    std::map<qint64, std::future<Result<RequestsDone>>> m_requests;
    Mutex m_mutex;
    std::condition_variable_any m_wakeUp;
    bool m_isWoken SHERIA_GUARDED_BY(m_mutex) = false;
    std::jthread m_thread; ///< Last: it stops and joins before what it uses goes.
};

} // namespace sheria::sync
