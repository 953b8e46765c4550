// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/mutex.h"
#include "core/store/db/writer.h"
#include "core/sync/schedule/requests.h"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <optional>
#include <thread>
#include <vector>

namespace sheria::sync {

enum class Ended { Never, Well, Stopped, Badly };
enum class Activity { Idle, Waiting, Running, Stopping };

/// What a run is to do.
struct RunKind
{
    bool isFull = false;
    bool allowMassDeletion = false;
    bool isAtItsTime = false; ///< Nobody asked: its interval is over.
};

/// What is known of a source since the library was opened.
struct SourceStatus
{
    /// How many troubles of a run are kept.
    static constexpr std::size_t MostTroubles = 500;

    Activity activity = Activity::Idle;
    Ended ended = Ended::Never; ///< The last run.
    Progress progress;
    std::vector<Trouble> troubles;
    std::optional<Error> error;  ///< Of the last run.
    bool isTokenMissing = false; ///< Without it nothing was asked for.
    bool isAskedAgain = false;   ///< Once more, after the run that is under way.
    bool isElsewhere = false;    ///< Another program runs it; its end is waited for.
    /// When what a person allowed to go is asked for again, for which it was too early; not valid:
    /// nothing is.
    QDateTime deletesAt;
    int runs = 0;     ///< That have ended.
    int requests = 0; ///< How often works that webhooks named were fetched, or deleted.
};

/// Schedules the syncs of an open library: works that webhooks name are fetched soon, each source that has
/// an interval is looked at that often, and what a person asks for is run at once. Sources are run side by
/// side, so that none waits for what another's server does; of one source, one thing at a time. Those of one
/// host share its turns. What does not work is tried again later; two processes take turns with a source.
/// After the computer slept, what became due meanwhile is done once; a clock that was wrong, and is put right,
/// holds up nothing.
///
/// Thread: any. No call but the destructor waits.
class Follower
{
public:
    struct Options
    {
        TokenOf tokenOf;
        /// In place of tokenOf(), for programs that tell why there is no token, and may ask a person for it. On
        /// the thread of a run, which `stop` ends: Cancelled then. A token that is not there is not looked for
        /// again by itself before forgive().
        std::function<Result<QByteArray>(const store::SyncSource &, const std::stop_token &stop)>
            findToken;
        RunOptions run;
        std::chrono::milliseconds look{1000}; ///< How often it looks for something to do.
        /// Told what failed, in words for a log; on any thread. May be empty.
        std::function<void(const Error &)> failed;
        bool isPassive = false; ///< Does only what it is asked to.
    };

    /// Both must outlive it.
    Follower(store::Writer &writer, const Clock &clock, Options options);
    ~Follower(); ///< Stops what is under way, all of it at once, and joins.
    Q_DISABLE_COPY_MOVE(Follower)

    /// Asks everything to end, without waiting; the destructor does.
    void requestStop();
    /// Looks at once.
    void wake();

    /// Runs the source. While something of it is under way, here or in another process, the run follows that;
    /// asked for several times, one run does what either would.
    void run(qint64 sourceId, const RunKind &kind);
    /// Ends its run, and what waits; it is run again when somebody says so, or when it is due. What was fetched
    /// stays.
    void cancel(qint64 sourceId);
    /// It need not wait for what hindered it: with another token it may work.
    void forgive(qint64 sourceId);
    /// Forgets a source that was removed.
    void forget(qint64 sourceId);

    /// Of all sources that something is known of.
    std::map<qint64, SourceStatus> statuses() const;
    /// Rises with every change of statuses().
    quint64 changes() const;

private:
    struct Source
    {
        SourceStatus status;
        std::optional<RunKind> running;
        std::optional<RunKind> next; ///< Follows what is under way.
        std::optional<QDateTime> triedAt;
        QDateTime hinderedAt; ///< When works could not be asked for.
        std::jthread run;
        std::jthread requests;
    };
    struct End
    {
        Result<Summary> result;
        bool isTokenMissing = false;
    };

    void work(const std::stop_token &stop);
    void harvest();
    Result<void> lookOnce();
    void beginRequests(std::vector<DueRequests> due);
    Result<void> beginDue(store::Database &reader, const store::SyncSource &source);
    /// Looks at the history only where what is known here says that the source is due.
    Result<bool> isDue(store::Database &reader, const store::SyncSource &source);
    void start(qint64 sourceId, Source &source, const RunKind &kind) SHERIA_REQUIRES(m_mutex);
    void startWaiting(qint64 sourceId, Source &source) SHERIA_REQUIRES(m_mutex);
    static End stoppedEarly();
    End runOnce(qint64 sourceId, const RunKind &kind, const std::stop_token &stop);
    Result<QByteArray> tokenOf(const store::SyncSource &source, const std::stop_token &stop) const;
    void take(qint64 sourceId, const RunKind &kind, const End &end);
    void take(qint64 sourceId, const Result<RequestsDone> &done);
    void note(const Result<void> &done) const;
    void changed() SHERIA_REQUIRES(m_mutex);

    store::Writer &m_writer;
    const Clock &m_clock;
    const Options m_options;
    mutable Mutex m_mutex;
    std::condition_variable_any m_wakeUp;
    bool m_isWoken SHERIA_GUARDED_BY(m_mutex) = false;
    bool m_isStopping SHERIA_GUARDED_BY(m_mutex) = false;
    quint64 m_changes SHERIA_GUARDED_BY(m_mutex) = 0;
    std::map<qint64, Source> m_sources SHERIA_GUARDED_BY(m_mutex);
    std::vector<std::jthread> m_ended SHERIA_GUARDED_BY(m_mutex); ///< They have nothing more to do.
    std::jthread m_thread; ///< Last: the destructor joins all others after it.
};

} // namespace sheria::sync
