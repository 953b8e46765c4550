// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/schedule/follower.h"

#include "core/store/sync/synchistory.h"
#include "core/sync/deletions.h"
#include "core/sync/source/settings.h"

#include <algorithm>
#include <utility>

namespace sheria::sync {

namespace {

constexpr std::chrono::minutes Hindered{1}; ///< That works wait whose server did not answer.
constexpr int MaxPolls = 4;                 ///< Sources at a time, at their times.
constexpr int MaxAsked = 8;                 ///< Sources at a time, of works that webhooks named.
constexpr int MaxHistory = 50;              ///< Runs that are looked through for the last look.

Follower::Options withTurns(Follower::Options options)
{
    if (!options.run.turns)
        options.run.turns = std::make_shared<HostLimiter>();
    return options;
}

/// A run that does what either of two would.
RunKind both(const RunKind &a, const RunKind &b)
{
    return {a.isFull || b.isFull, a.allowMassDeletion || b.allowMassDeletion,
            a.isAtItsTime && b.isAtItsTime};
}

/// When the source was last looked at as a whole, by any process. Not valid: never.
Result<QDateTime> lastLook(store::Database &reader, qint64 sourceId)
{
    SHERIA_TRY(const auto runs, store::listSyncRuns(reader, sourceId, MaxHistory));
    const auto last = std::find_if(runs.begin(), runs.end(), [](const store::SyncRun &run) {
        return run.cause == "asked" || run.cause == "interval";
    });
    return last == runs.end() ? QDateTime() : last->startedAt;
}

/// When what was asked for too early is asked for once more, with one run and nothing else in it. Not valid:
/// it is not.
QDateTime deletionTime(const RunKind &kind, const Result<Summary> &result, const QDateTime &now)
{
    const bool isEarly = result && !result->isCancelled && result->awaiting > 0;
    return isEarly && !kind.isAtItsTime
        ? now.addSecs(std::chrono::seconds(DeletionPatience).count())
        : QDateTime();
}

} // namespace

Follower::Follower(store::Writer &writer, const Clock &clock, Options options)
    : m_writer(writer)
    , m_clock(clock)
    , m_options(withTurns(std::move(options)))
    , m_thread([this](const std::stop_token &stop) { work(stop); })
{}

Follower::~Follower()
{
    requestStop();
    m_thread.join();
    std::vector<std::jthread> threads;
    {
        const MutexLock lock(m_mutex);
        for (auto &[id, source] : m_sources) {
            threads.push_back(std::move(source.run));
            threads.push_back(std::move(source.requests));
        }
    }
    threads.clear(); // They take the lock when they end.
}

void Follower::requestStop()
{
    m_thread.request_stop();
    const MutexLock lock(m_mutex);
    m_isStopping = true;
    for (auto &[id, source] : m_sources) {
        source.run.request_stop();
        source.requests.request_stop();
    }
}

void Follower::wake()
{
    const MutexLock lock(m_mutex);
    m_isWoken = true;
    m_wakeUp.notify_all();
}

void Follower::changed()
{
    ++m_changes;
}

quint64 Follower::changes() const
{
    const MutexLock lock(m_mutex);
    return m_changes;
}

std::map<qint64, SourceStatus> Follower::statuses() const
{
    const MutexLock lock(m_mutex);
    std::map<qint64, SourceStatus> out;
    for (const auto &[id, source] : m_sources)
        out.emplace(id, source.status);
    return out;
}

void Follower::work(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        harvest();
        note(lookOnce());
        const MutexLock lock(m_mutex);
        m_wakeUp.wait_for(m_mutex, stop, m_options.look,
                          [this]() SHERIA_REQUIRES(m_mutex) { return m_isWoken; });
        m_isWoken = false;
    }
    harvest();
}

/// Of a source; the others go on.
void Follower::note(const Result<void> &done) const
{
    // Conflict: another process syncs just now.
    const bool isWorthIt = !done && done.error().code != ErrorCode::Cancelled
        && done.error().code != ErrorCode::Conflict;
    if (isWorthIt && m_options.failed)
        m_options.failed(done.error());
}

void Follower::harvest()
{
    std::vector<std::jthread> ended;
    const MutexLock lock(m_mutex);
    ended.swap(m_ended);
    // Joined when the lock is released: the declarations end in the reverse order.
}

Result<void> Follower::lookOnce()
{
    {
        const MutexLock lock(m_mutex);
        for (auto &[id, source] : m_sources) {
            // Those that another process kept from running, and what a person allowed to go.
            startWaiting(id, source);
            const QDateTime &deletesAt = source.status.deletesAt;
            if (deletesAt.isValid() && deletesAt <= m_clock.now()
                && source.status.activity == Activity::Idle)
                start(id, source, {false, true, true});
        }
    }
    if (m_options.isPassive)
        return {};
    RequestsDone nobodys;
    SHERIA_TRY(auto due, dueRequests(m_writer, m_clock, nobodys));
    beginRequests(std::move(due));
    SHERIA_TRY(store::Database reader, m_writer.openReader());
    SHERIA_TRY(const auto sources, store::listSyncSources(reader));
    for (const store::SyncSource &source : sources)
        SHERIA_CHECK(beginDue(reader, source));
    return {};
}

void Follower::beginRequests(std::vector<DueRequests> due)
{
    const MutexLock lock(m_mutex);
    auto underWay = std::count_if(m_sources.begin(), m_sources.end(),
                                  [](const auto &each) { return each.second.requests.joinable(); });
    for (DueRequests &one : due) {
        const qint64 id = one.source.id;
        Source &source = m_sources[id];
        if (m_isStopping || source.running || source.requests.joinable() || underWay >= MaxAsked
            || !isPast(source.hinderedAt, Hindered, m_clock.now()))
            continue;
        ++underWay;
        source.requests = std::jthread(
            [this, id, one = std::move(one)](const std::stop_token &stop) {
                const auto token = [this, stop](const store::SyncSource &of) {
                    const Result<QByteArray> found = tokenOf(of, stop);
                    return found ? std::optional(*found) : std::nullopt;
                };
                take(id, runRequestsOf(m_writer, one, token, m_options.run, m_clock, stop));
            });
    }
}

Result<bool> Follower::isDue(store::Database &reader, const store::SyncSource &source)
{
    const auto interval = intervalOf(source);
    if (!interval)
        return false;
    const QDateTime now = m_clock.now();
    {
        const MutexLock lock(m_mutex);
        const Source &known = m_sources[source.id];
        const bool isWaiting = known.status.isTokenMissing && m_options.findToken;
        if (known.running || known.requests.joinable() || isWaiting
            || (known.triedAt && !isPast(*known.triedAt, *interval, now)))
            return false;
    }
    SHERIA_TRY(const QDateTime last, lastLook(reader, source.id));
    return isPast(last, *interval, now);
}

/// Counted from its last look, whatever came of it: a server in trouble is not asked the more for it.
Result<void> Follower::beginDue(store::Database &reader, const store::SyncSource &source)
{
    SHERIA_TRY(const bool isItsTime, isDue(reader, source));
    if (!isItsTime)
        return {};
    const MutexLock lock(m_mutex);
    const auto polls = std::count_if(m_sources.begin(), m_sources.end(), [](const auto &each) {
        return each.second.running && each.second.running->isAtItsTime;
    });
    Source &known = m_sources[source.id];
    if (polls < MaxPolls && known.status.activity == Activity::Idle)
        start(source.id, known, {false, false, true});
    return {};
}

void Follower::run(qint64 sourceId, const RunKind &kind)
{
    const MutexLock lock(m_mutex);
    Source &source = m_sources[sourceId];
    if (source.status.activity == Activity::Idle && !source.requests.joinable()) {
        start(sourceId, source, kind);
        return;
    }
    source.next = source.next ? both(*source.next, kind) : kind;
    if (source.status.activity == Activity::Idle)
        source.status.activity = Activity::Waiting;
    source.status.isAskedAgain = source.status.activity != Activity::Waiting;
    changed();
}

void Follower::start(qint64 sourceId, Source &source, const RunKind &kind)
{
    if (m_isStopping)
        return;
    SourceStatus fresh;
    fresh.activity = Activity::Running;
    fresh.deletesAt = source.status.deletesAt;
    fresh.isElsewhere = source.status.isElsewhere; // Until something is heard of this run.
    fresh.runs = source.status.runs;
    fresh.requests = source.status.requests;
    source.status = std::move(fresh);
    source.running = kind;
    source.triedAt = m_clock.now();
    if (source.run.joinable())
        m_ended.push_back(std::move(source.run));
    source.run = std::jthread([this, sourceId, kind](const std::stop_token &stop) {
        take(sourceId, kind, runOnce(sourceId, kind, stop));
    });
    changed();
}

/// Of those that wait: a run that is to follow one which is under way is started by its end.
void Follower::startWaiting(qint64 sourceId, Source &source)
{
    if (source.status.activity == Activity::Waiting && source.next && !source.requests.joinable())
        start(sourceId, source, *std::exchange(source.next, std::nullopt));
}

Result<QByteArray> Follower::tokenOf(const store::SyncSource &source,
                                     const std::stop_token &stop) const
{
    if (m_options.findToken)
        return m_options.findToken(source, stop);
    const std::optional<QByteArray> token = m_options.tokenOf(source);
    return token ? Result<QByteArray>(*token) : Error{ErrorCode::NotFound, {}};
}

/// Of a run that was stopped while its token was looked for: what run() returns when it is stopped.
Follower::End Follower::stoppedEarly()
{
    Summary summary;
    summary.isCancelled = true;
    return {summary, false};
}

Follower::End Follower::runOnce(qint64 sourceId, const RunKind &kind, const std::stop_token &stop)
{
    const auto find = [&]() -> Result<store::SyncSource> {
        SHERIA_TRY(store::Database reader, m_writer.openReader());
        return store::findSyncSource(reader, sourceId);
    };
    const Result<store::SyncSource> source = find();
    if (!source)
        return {source.error(), false};
    const Result<QByteArray> token = tokenOf(*source, stop);
    if (!token && token.error().code == ErrorCode::Cancelled)
        return stoppedEarly();
    if (!token)
        return {token.error(), true};
    RunOptions options = m_options.run;
    options.token = *token;
    options.base = source->base;
    options.isFull = kind.isFull;
    options.allowMassDeletion = kind.allowMassDeletion;
    if (kind.isAtItsTime)
        options.cause = "interval";
    options.retry.seed = quint64(m_clock.now().toMSecsSinceEpoch());
    const Observer observer{[this, sourceId](const Progress &progress) {
                                const MutexLock lock(m_mutex);
                                SourceStatus &status = m_sources[sourceId].status;
                                status.progress = progress;
                                status.isElsewhere &= progress.phase == Progress::Phase::Connecting;
                                changed();
                            },
                            [this, sourceId](const Trouble &trouble) {
                                const MutexLock lock(m_mutex);
                                auto &troubles = m_sources[sourceId].status.troubles;
                                if (troubles.size() < SourceStatus::MostTroubles)
                                    troubles.push_back(trouble);
                                changed();
                            }};
    return {sync::run(m_writer, sourceId, options, m_clock, observer, stop), false};
}

/// Takes leave of a run, on its own thread.
void Follower::take(qint64 sourceId, const RunKind &kind, const End &end)
{
    const Result<Summary> &result = end.result;
    const bool isLogged = kind.isAtItsTime && !end.isTokenMissing;
    if (isLogged)
        note(result ? Result<void>() : result.error());
    const MutexLock lock(m_mutex);
    Source &source = m_sources[sourceId];
    SourceStatus &status = source.status;
    source.running.reset();
    const bool isTaken = !result && !end.isTokenMissing
        && result.error().code == ErrorCode::Conflict;
    const bool isStopped = status.activity == Activity::Stopping;
    if (isTaken && !isStopped) {
        // What another process brings at the same time is as good; what a person asks for comes after it.
        const bool isWaiting = !kind.isAtItsTime || kind.allowMassDeletion;
        if (isWaiting)
            source.next = source.next ? both(*source.next, kind) : kind;
        status.isAskedAgain = false;
        status.isElsewhere = source.next.has_value();
        status.activity = source.next ? Activity::Waiting : Activity::Idle;
        changed();
        return;
    }
    if (result) {
        status.ended = result->isCancelled ? Ended::Stopped : Ended::Well;
    } else if (isTaken) {
        status.ended = Ended::Stopped;
    } else {
        status.error = result.error();
        status.ended = Ended::Badly;
    }
    status.isTokenMissing = end.isTokenMissing;
    if (end.isTokenMissing && !m_options.findToken)
        source.triedAt.reset(); // It costs nothing to look again.
    status.isAskedAgain = false;
    status.isElsewhere = false;
    if (kind.allowMassDeletion)
        status.deletesAt = deletionTime(kind, result, m_clock.now());
    status.activity = Activity::Idle;
    ++status.runs;
    source.hinderedAt = {}; // Works of this source may wait for its end.
    if (!end.isTokenMissing) {
        m_isWoken = true;
        m_wakeUp.notify_all();
    }
    changed();
    if (source.next)
        start(sourceId, source, *std::exchange(source.next, std::nullopt));
}

/// The same of works that webhooks named.
void Follower::take(qint64 sourceId, const Result<RequestsDone> &done)
{
    note(done ? Result<void>() : done.error());
    const MutexLock lock(m_mutex);
    Source &source = m_sources[sourceId];
    source.hinderedAt = !done || done->waiting > 0 ? m_clock.now() : QDateTime();
    source.status.requests += done && (done->settled > 0 || done->deleted > 0) ? 1 : 0;
    if (source.requests.joinable())
        m_ended.push_back(std::move(source.requests));
    m_isWoken = true;
    m_wakeUp.notify_all();
    changed();
    startWaiting(sourceId, source);
}

void Follower::cancel(qint64 sourceId)
{
    const MutexLock lock(m_mutex);
    Source &source = m_sources[sourceId];
    SourceStatus &status = source.status;
    source.next.reset();
    status.deletesAt = {};
    status.isElsewhere = false;
    status.isAskedAgain = false;
    if (status.activity == Activity::Waiting) {
        status.activity = Activity::Idle;
    } else if (status.activity == Activity::Running) {
        status.activity = Activity::Stopping;
        source.run.request_stop();
    }
    changed();
}

void Follower::forgive(qint64 sourceId)
{
    const MutexLock lock(m_mutex);
    Source &source = m_sources[sourceId];
    source.hinderedAt = {};
    if (source.status.activity == Activity::Idle) {
        source.status.isTokenMissing = false;
        source.status.error.reset();
    }
    changed();
}

void Follower::forget(qint64 sourceId)
{
    const MutexLock lock(m_mutex);
    const auto found = m_sources.find(sourceId);
    if (found == m_sources.end() || found->second.running || found->second.requests.joinable())
        return;
    if (found->second.run.joinable())
        m_ended.push_back(std::move(found->second.run));
    m_sources.erase(found);
    changed();
}

} // namespace sheria::sync
