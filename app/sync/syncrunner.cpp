#include "app/sync/syncrunner.h"

#include "app/sync/syncstate.h"

#include <utility>

namespace sheria::app {

namespace {

/// The token of the source as the library has it now, and the address that it is for.
Result<void> setToken(const store::Writer &writer, const secrets::LibraryTrust &trust,
                      secrets::TokenVault &vault, qint64 sourceId, sync::RunOptions &options,
                      const std::stop_token &stop)
{
    SHERIA_TRY(store::Database reader, writer.openReader());
    SHERIA_TRY(const store::SyncSource source, store::findSyncSource(reader, sourceId));
    options.base = source.base;
    SHERIA_TRY(options.token, tokenOfSource(trust, vault, source, stop));
    return {};
}

SyncEnd runSource(store::Writer &writer, const secrets::LibraryTrust &trust,
                  secrets::TokenVault &vault, const Clock &clock, qint64 sourceId,
                  sync::RunOptions options, Feed<SyncRunNews> &feed, const std::stop_token &stop)
{
    if (const Result<void> ready = setToken(writer, trust, vault, sourceId, options, stop); !ready)
        return {ready.error(), true};
    const sync::Observer observer{
        [&feed](const sync::Progress &progress) {
            feed.note([&progress](SyncRunNews &news) { news.progress = progress; });
        },
        [&feed](const sync::Trouble &trouble) {
            feed.note([&trouble](SyncRunNews &news) { news.troubles.push_back(trouble); });
        }};
    return {sync::run(writer, sourceId, options, clock, observer, stop), false};
}

sync::TokenOf tokensOf(const secrets::LibraryTrust &trust, secrets::TokenVault &vault,
                       const std::stop_token &stop)
{
    return [&trust, &vault, stop](const store::SyncSource &source) -> std::optional<QByteArray> {
        const Result<QByteArray> token = tokenOfSource(trust, vault, source, stop);
        return token ? std::optional(*token) : std::nullopt;
    };
}

} // namespace

SyncRunner::SyncRunner(store::Writer &writer, const secrets::LibraryTrust &trust,
                       secrets::TokenVault &vault, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_writer(writer)
    , m_trust(trust)
    , m_vault(vault)
    , m_clock(clock)
    , m_turns(std::make_shared<sync::HostLimiter>())
{
    m_timer.setInterval(TellEveryMs);
    connect(&m_timer, &QTimer::timeout, this, &SyncRunner::tell);
}

SyncRunner::~SyncRunner()
{
    for (auto &[id, run] : m_runs)
        closeElsewhere(std::move(run.thread));
}

void SyncRunner::start(qint64 sourceId, const sync::RunOptions &options)
{
    if (m_runs.contains(sourceId))
        return;
    Run &run = m_runs[sourceId];
    run.feed = std::make_shared<Feed<SyncRunNews>>();
    sync::RunOptions given = options;
    given.turns = m_turns;
    run.thread = std::jthread([&writer = m_writer, &trust = m_trust, &vault = m_vault,
                               &clock = m_clock, feed = run.feed, sourceId,
                               given](const std::stop_token &stop) {
        const SyncEnd end = runSource(writer, trust, vault, clock, sourceId, given, *feed, stop);
        feed->note([&end](SyncRunNews &news) { news.end = end; });
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
    const SyncRunNews news = m_runs.at(sourceId).feed->take();
    if (!news.troubles.empty())
        Q_EMIT troubled(sourceId, news.troubles);
    Q_EMIT progressed(sourceId, news.progress);
    if (!news.end)
        return;
    m_runs.erase(sourceId); // Its thread has nothing more to do.
    Q_EMIT finished(sourceId, *news.end);
}

WebhookFetcher::WebhookFetcher(store::Writer &writer, const secrets::LibraryTrust &trust,
                               secrets::TokenVault &vault, const Clock &clock,
                               std::shared_ptr<sync::HostLimiter> turns, QObject *parent)
    : QObject(parent)
    , m_writer(writer)
    , m_trust(trust)
    , m_vault(vault)
    , m_clock(clock)
    , m_turns(std::move(turns))
    , m_look(this)
{}

WebhookFetcher::~WebhookFetcher()
{
    m_look.requestStop();
    for (const auto &[id, errand] : m_webhookFetcher)
        errand->requestStop();
}

void WebhookFetcher::look()
{
    if (std::exchange(m_isLooking, true))
        return;
    m_look.start(
        [&writer = m_writer, &clock = m_clock](const std::stop_token &) -> Result<Found> {
            Found found;
            SHERIA_TRY(found.due, sync::dueRequests(writer, clock, found.nobodys));
            return found;
        },
        [this](const Result<Found> &found) {
            m_isLooking = false;
            if (found)
                begin(found->due);
        });
}

/// Not where the clock was put back, and nobody knows how long ago it was.
bool WebhookFetcher::isWaiting(qint64 sourceId) const
{
    const auto since = m_hinderedAt.find(sourceId);
    return since != m_hinderedAt.end() && since->second <= m_clock.now()
        && m_clock.now() < since->second.addSecs(HinderedSeconds);
}

void WebhookFetcher::begin(const std::vector<sync::DueRequests> &due)
{
    for (const sync::DueRequests &one : due) {
        const qint64 id = one.source.id;
        if (!isWaiting(id) && !isUnderWay(id) && m_webhookFetcher.size() < MaxAtOnce)
            start(one);
    }
}

void WebhookFetcher::start(const sync::DueRequests &due)
{
    const qint64 id = due.source.id;
    m_hinderedAt.erase(id);
    auto &errand = m_webhookFetcher[id];
    errand = std::make_unique<Background>(this);
    sync::RunOptions options;
    options.turns = m_turns;
    errand->start(
        [&writer = m_writer, &trust = m_trust, &vault = m_vault, &clock = m_clock, due,
         options](const std::stop_token &stop) {
            return sync::runRequestsOf(writer, due, tokensOf(trust, vault, stop), options, clock,
                                       stop);
        },
        [this, id](const Result<sync::RequestsDone> &done) { take(id, done); });
}

void WebhookFetcher::take(qint64 sourceId, const Result<sync::RequestsDone> &done)
{
    m_webhookFetcher.erase(sourceId); // Its thread has nothing more to do.
    if (!done || done->waiting > 0)
        m_hinderedAt[sourceId] = m_clock.now();
    Q_EMIT ended(sourceId, done && (done->settled > 0 || done->deleted > 0));
}

} // namespace sheria::app
