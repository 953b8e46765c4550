#include "app/sync/syncrunner.h"

#include "app/sync/sourcechanges.h"

#include <utility>

namespace sheria::app {

namespace {

/// The token of the source as the library has it now, and the address that it is for.
Result<void> setToken(const store::Writer &writer, const secrets::LibraryTrust &trust,
                      secrets::TokenVault &vault, qint64 sourceId, sync::RunOptions &options)
{
    SHERIA_TRY(store::Database reader,
               store::Database::open(writer.libraryPath(), store::Database::Mode::ReadOnly));
    SHERIA_TRY(const store::SyncSource source, store::findSyncSource(reader, sourceId));
    options.base = source.base;
    SHERIA_TRY(options.token, tokenOfSource(trust, vault, source));
    return {};
}

SyncEnd runSource(store::Writer &writer, const secrets::LibraryTrust &trust,
                  secrets::TokenVault &vault, const Clock &clock, qint64 sourceId,
                  sync::RunOptions options, SyncFeed &feed, const std::stop_token &stop)
{
    if (const Result<void> ready = setToken(writer, trust, vault, sourceId, options); !ready)
        return {ready.error(), true};
    const sync::Observer observer{[&feed](const sync::Progress &progress) {
                                      feed.setProgress(progress);
                                  },
                                  [&feed](const sync::Trouble &trouble) {
                                      feed.addTrouble(trouble);
                                  }};
    return {sync::run(writer, sourceId, options, clock, observer, stop), false};
}

} // namespace

void SyncFeed::setProgress(const sync::Progress &progress)
{
    const MutexLock lock(m_mutex);
    m_news.progress = progress;
}

void SyncFeed::addTrouble(const sync::Trouble &trouble)
{
    const MutexLock lock(m_mutex);
    m_news.troubles.push_back(trouble);
}

void SyncFeed::setEnd(SyncEnd end)
{
    const MutexLock lock(m_mutex);
    m_news.end = std::move(end);
}

SyncFeed::News SyncFeed::take()
{
    const MutexLock lock(m_mutex);
    News news = m_news;
    m_news.troubles.clear();
    return news;
}

SyncRunner::SyncRunner(store::Writer &writer, const secrets::LibraryTrust &trust,
                       secrets::TokenVault &vault, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_writer(writer)
    , m_trust(trust)
    , m_vault(vault)
    , m_clock(clock)
    , m_turns(std::make_shared<sync::HostTurns>())
{
    m_timer.setInterval(TellEveryMs);
    connect(&m_timer, &QTimer::timeout, this, &SyncRunner::tell);
}

SyncRunner::~SyncRunner()
{
    // All of them first, so that their ends are not waited for one after the other.
    for (auto &[id, run] : m_runs)
        run.thread.request_stop();
}

void SyncRunner::start(qint64 sourceId, const sync::RunOptions &options)
{
    if (m_runs.contains(sourceId))
        return;
    Run &run = m_runs[sourceId];
    run.feed = std::make_shared<SyncFeed>();
    sync::RunOptions given = options;
    given.turns = m_turns;
    run.thread = std::jthread([&writer = m_writer, &trust = m_trust, &vault = m_vault,
                               &clock = m_clock, feed = run.feed, sourceId,
                               given](const std::stop_token &stop) {
        feed->setEnd(runSource(writer, trust, vault, clock, sourceId, given, *feed, stop));
    });
    m_timer.start();
}

void SyncRunner::stop(qint64 sourceId)
{
    if (const auto run = m_runs.find(sourceId); run != m_runs.end())
        run->second.thread.request_stop();
}

void SyncRunner::tell()
{
    // Who hears of one may start another.
    std::vector<qint64> ids;
    for (const auto &[id, run] : m_runs)
        ids.push_back(id);
    for (const qint64 id : ids)
        tellOf(id);
    if (m_runs.empty())
        m_timer.stop();
}

void SyncRunner::tellOf(qint64 sourceId)
{
    const SyncFeed::News news = m_runs.at(sourceId).feed->take();
    if (!news.troubles.empty())
        Q_EMIT troubled(sourceId, news.troubles);
    Q_EMIT progressed(sourceId, news.progress);
    if (!news.end)
        return;
    m_runs.erase(sourceId); // Its thread has nothing more to do.
    Q_EMIT finished(sourceId, *news.end);
}

} // namespace sheria::app
