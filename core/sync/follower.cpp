#include "core/sync/follower.h"

#include "core/sync/settings.h"

#include <utility>

namespace sheria::sync {

namespace {

constexpr std::chrono::minutes Hindered{1}; ///< That works wait whose server did not answer.
constexpr std::size_t MaxPolls = 4;         ///< Sources at a time.
constexpr std::size_t MaxAsked = 8;         ///< Sources at a time, of works that webhooks named.

Follower::Options withTurns(Follower::Options options)
{
    if (!options.run.turns)
        options.run.turns = std::make_shared<HostLimiter>();
    return options;
}

} // namespace

Follower::Follower(store::Writer &writer, const Clock &clock, Options options)
    : m_writer(writer)
    , m_clock(clock)
    , m_options(withTurns(std::move(options)))
    , m_thread([this](const std::stop_token &stop) { work(stop); })
{}

Follower::~Follower() = default;

void Follower::wake()
{
    const MutexLock lock(m_mutex);
    m_isWoken = true;
    m_wakeUp.notify_all();
}

void Follower::work(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        note(lookOnce(stop));
        m_mutex.lock();
        m_wakeUp.wait_for(m_mutex, stop, m_options.look,
                          [this]() SHERIA_REQUIRES(m_mutex) { return m_isWoken; });
        m_isWoken = false;
        m_mutex.unlock();
    }
    // Each waits for its end, which `stop` brings.
    m_polls.clear();
    m_requests.clear();
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

Result<void> Follower::lookOnce(const std::stop_token &stop)
{
    harvest();
    SHERIA_CHECK(beginRequests(stop));
    SHERIA_TRY(store::Database reader, m_writer.openReader());
    SHERIA_TRY(const auto sources, store::listSyncSources(reader));
    for (const store::SyncSource &source : sources) {
        if (intervalOf(source) && m_polls.size() < MaxPolls && !isUnderWay(source.id))
            beginPoll(source, stop);
    }
    return {};
}

bool Follower::isUnderWay(qint64 sourceId) const
{
    return m_polls.contains(sourceId) || m_requests.contains(sourceId);
}

Result<void> Follower::beginRequests(const std::stop_token &stop)
{
    RequestsDone nobodys;
    SHERIA_TRY(auto due, dueRequests(m_writer, m_clock, nobodys));
    for (DueRequests &one : due) {
        const qint64 id = one.source.id;
        if (isUnderWay(id) || m_requests.size() >= MaxAsked
            || !isPast(m_hinderedAt[id], Hindered, m_clock.now()))
            continue;
        m_requests[id] = std::async(std::launch::async, [this, stop, one = std::move(one)] {
            return runRequestsOf(m_writer, one, m_options.tokenOf, m_options.run, m_clock, stop);
        });
    }
    return {};
}

/// Counted from its last look, whatever came of it: a server in trouble is not asked the more for it.
void Follower::beginPoll(const store::SyncSource &source, const std::stop_token &stop)
{
    const QDateTime now = m_clock.now();
    const std::chrono::milliseconds interval = intervalOf(source).value();
    if (!isPast(m_polledAt[source.id], interval, now))
        return;
    const auto token = m_options.tokenOf(source);
    if (!token)
        return;
    m_polledAt[source.id] = now;
    RunOptions options = m_options.run;
    options.token = *token;
    options.base = source.base;
    options.cause = "interval";
    m_polls[source.id] = std::async(
        std::launch::async, [this, id = source.id, options, stop]() -> Result<void> {
            const auto done = run(m_writer, id, options, m_clock, {}, stop);
            return done ? Result<void>() : done.error();
        });
}

/// Takes leave of those that have ended.
void Follower::harvest()
{
    const auto isOver = [](const auto &task) {
        return task.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    };
    for (auto poll = m_polls.begin(); poll != m_polls.end();) {
        if (!isOver(poll->second)) {
            ++poll;
            continue;
        }
        note(poll->second.get());
        poll = m_polls.erase(poll);
    }
    for (auto asked = m_requests.begin(); asked != m_requests.end();) {
        if (!isOver(asked->second)) {
            ++asked;
            continue;
        }
        const Result<RequestsDone> done = asked->second.get();
        note(done ? Result<void>() : done.error());
        const bool isHindered = !done || done->waiting > 0;
        m_hinderedAt[asked->first] = isHindered ? m_clock.now() : QDateTime();
        asked = m_requests.erase(asked);
    }
}

} // namespace sheria::sync
