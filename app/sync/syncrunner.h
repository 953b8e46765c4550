#pragma once

#include "core/base/mutex.h"
#include "core/secrets/tokenvault.h"
#include "core/sync/run.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace sheria::app {

/// How a run ended.
struct SyncEnd
{
    Result<sync::Summary> result;
    bool isTokenMissing = false; ///< The error is the vault's: nothing was asked for.
};

/// What a run has to say, between the thread that runs it and the one that shows it.
///
/// Thread: any.
class SyncFeed
{
public:
    struct News
    {
        sync::Progress progress;
        std::vector<sync::Trouble> troubles; ///< Since the last take().
        std::optional<SyncEnd> end;          ///< Set once the run has ended.
    };

    void setProgress(const sync::Progress &progress);
    void addTrouble(const sync::Trouble &trouble);
    void setEnd(SyncEnd end);
    News take();

private:
    Mutex m_mutex;
    News m_news SHERIA_GUARDED_BY(m_mutex);
};

/// Brings a library up to one source, on a thread of its own, and tells how it goes at a pace that
/// people can follow.
///
/// Thread: the GUI thread's.
class SyncRunner : public QObject
{
    Q_OBJECT

public:
    /// How often news are told. Units: milliseconds.
    static constexpr int TellEveryMs = 100;

    SyncRunner(store::Writer &writer, secrets::TokenVault &vault, const Clock &clock,
               QObject *parent = nullptr);
    /// Stops what runs, and waits for it; it goes on another time.
    ~SyncRunner() override;

    /// Takes the token from the vault. Nothing while another run is under way.
    void start(qint64 sourceId, const sync::RunOptions &options);
    /// What was fetched stays; finished() follows.
    void stop();
    bool isRunning() const { return m_thread.joinable(); }
    /// Of the run under way; 0: none is.
    qint64 sourceId() const { return m_sourceId; }

Q_SIGNALS:
    void progressed(qint64 sourceId, const sheria::sync::Progress &progress);
    void troubled(qint64 sourceId, const std::vector<sheria::sync::Trouble> &troubles);
    void finished(qint64 sourceId, const sheria::app::SyncEnd &end);

private:
    void tell();

    store::Writer &m_writer;
    secrets::TokenVault &m_vault;
    const Clock &m_clock;
    qint64 m_sourceId = 0;
    QTimer m_timer;
    std::shared_ptr<SyncFeed> m_feed;
    std::jthread m_thread; ///< Last: it joins before the members it uses go.
};

} // namespace sheria::app
