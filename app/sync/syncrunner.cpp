#include "app/sync/syncrunner.h"

#include <utility>

namespace sheria::app {

namespace {

/// Where the library says now that it is kept.
Result<QByteArray> tokenOf(const store::Writer &writer, secrets::TokenVault &vault, qint64 sourceId)
{
    SHERIA_TRY(store::Database reader,
               store::Database::open(writer.libraryPath(), store::Database::Mode::ReadOnly));
    SHERIA_TRY(const store::SyncSource source, store::findSyncSource(reader, sourceId));
    return vault.find(source.tokenFrom);
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

SyncRunner::SyncRunner(store::Writer &writer, secrets::TokenVault &vault, const Clock &clock,
                       QObject *parent)
    : QObject(parent)
    , m_writer(writer)
    , m_vault(vault)
    , m_clock(clock)
{
    m_timer.setInterval(TellEveryMs);
    connect(&m_timer, &QTimer::timeout, this, &SyncRunner::tell);
}

SyncRunner::~SyncRunner()
{
    m_thread.request_stop();
}

void SyncRunner::start(qint64 sourceId, const sync::RunOptions &options)
{
    if (isRunning())
        return;
    m_sourceId = sourceId;
    m_feed = std::make_shared<SyncFeed>();
    m_thread = std::jthread([&writer = m_writer, &vault = m_vault, &clock = m_clock, feed = m_feed,
                             sourceId, given = options](const std::stop_token &stop) {
        const Result<QByteArray> token = tokenOf(writer, vault, sourceId);
        if (!token) {
            feed->setEnd({token.error(), true});
            return;
        }
        sync::RunOptions asked = given;
        asked.token = *token;
        const sync::Observer observer{[&feed](const sync::Progress &progress) {
                                          feed->setProgress(progress);
                                      },
                                      [&feed](const sync::Trouble &trouble) {
                                          feed->addTrouble(trouble);
                                      }};
        feed->setEnd({sync::run(writer, sourceId, asked, clock, observer, stop), false});
    });
    m_timer.start();
}

void SyncRunner::stop()
{
    m_thread.request_stop();
}

void SyncRunner::tell()
{
    const SyncFeed::News news = m_feed->take();
    const qint64 id = m_sourceId;
    if (!news.troubles.empty())
        Q_EMIT troubled(id, news.troubles);
    Q_EMIT progressed(id, news.progress);
    if (!news.end)
        return;
    m_timer.stop();
    m_thread = {};
    m_sourceId = 0;
    Q_EMIT finished(id, *news.end);
}

} // namespace sheria::app
