#include "core/sync/follower.h"

#include "core/sync/settings.h"

#include <utility>

namespace sheria::sync {

namespace {

constexpr qint64 SecondsPerMinute = 60;
constexpr std::size_t MaxPolls = 4; ///< Sources at a time.

Follower::Options withTurns(Follower::Options options)
{
    if (!options.run.turns)
        options.run.turns = std::make_shared<HostTurns>();
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
    m_polls.clear(); // Each waits for its end, which `stop` brings.
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
    SHERIA_CHECK(settleRequests(stop));
    SHERIA_TRY(store::Database reader,
               store::Database::open(m_writer.libraryPath(), store::Database::Mode::ReadOnly));
    SHERIA_TRY(const auto sources, store::listSyncSources(reader));
    for (const store::SyncSource &source : sources) {
        if (intervalOf(source) && !m_polls.contains(source.id) && m_polls.size() < MaxPolls)
            beginPoll(source, stop);
    }
    return {};
}

Result<void> Follower::settleRequests(const std::stop_token &stop)
{
    const QDateTime now = m_clock.now();
    if (m_requestsNotBefore.isValid() && now < m_requestsNotBefore)
        return {};
    SHERIA_TRY(const RequestsDone done,
               runRequests(m_writer, m_options.tokenOf, m_options.run, m_clock, stop));
    m_requestsNotBefore = done.waiting > 0 ? now.addSecs(SecondsPerMinute) : QDateTime();
    return {};
}

/// Counted from its last look, whatever came of it: a server in trouble is not asked the more for it.
void Follower::beginPoll(const store::SyncSource &source, const std::stop_token &stop)
{
    const QDateTime now = m_clock.now();
    const QDateTime last = m_polledAt[source.id];
    const qint64 seconds = std::chrono::seconds(intervalOf(source).value()).count();
    if (last.isValid() && last.addSecs(seconds) > now)
        return;
    const auto token = m_options.tokenOf(source);
    if (!token)
        return;
    m_polledAt[source.id] = now;
    RunOptions options = m_options.run;
    options.token = *token;
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
    for (auto poll = m_polls.begin(); poll != m_polls.end();) {
        if (poll->second.wait_for(std::chrono::seconds(0)) != std::future_status::ready) {
            ++poll;
            continue;
        }
        note(poll->second.get());
        poll = m_polls.erase(poll);
    }
}

} // namespace sheria::sync
