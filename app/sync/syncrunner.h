#pragma once

#include "core/base/mutex.h"
#include "core/secrets/librarytrust.h"
#include "core/secrets/tokenvault.h"
#include "core/sync/hostturns.h"
#include "core/sync/run.h"

#include <QObject>
#include <QTimer>

#include <map>
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

/// Brings a library up to its sources, each on a thread of its own, and tells how they go at a pace that
/// people can follow. Runs that ask the same host share its turns.
///
/// Thread: the GUI thread's.
class SyncRunner : public QObject
{
    Q_OBJECT

public:
    /// How often news are told. Units: milliseconds.
    static constexpr int TellEveryMs = 100;

    /// `trust`: of the library of `writer`.
    SyncRunner(store::Writer &writer, const secrets::LibraryTrust &trust,
               secrets::TokenVault &vault, const Clock &clock, QObject *parent = nullptr);
    /// Stops what runs, all of it at once, and waits for it; it goes on another time.
    ~SyncRunner() override;

    /// Takes the token from the vault, and `options.turns` are those of all runs. Nothing while a run of
    /// the source is under way.
    void start(qint64 sourceId, const sync::RunOptions &options);
    /// What was fetched stays; finished() follows.
    void stop(qint64 sourceId);
    /// Whether any run is under way.
    bool isRunning() const { return !m_runs.empty(); }
    /// For what else asks the hosts of the sources meanwhile.
    const std::shared_ptr<sync::HostTurns> &turns() const { return m_turns; }

Q_SIGNALS:
    void progressed(qint64 sourceId, const sheria::sync::Progress &progress);
    void troubled(qint64 sourceId, const std::vector<sheria::sync::Trouble> &troubles);
    void finished(qint64 sourceId, const sheria::app::SyncEnd &end);

private:
    struct Run
    {
        std::shared_ptr<SyncFeed> feed;
        std::jthread thread;
    };

    void tell();
    void tellOf(qint64 sourceId);

    store::Writer &m_writer;
    const secrets::LibraryTrust &m_trust;
    secrets::TokenVault &m_vault;
    const Clock &m_clock;
    QTimer m_timer;
    std::shared_ptr<sync::HostTurns> m_turns;
    std::map<qint64, Run> m_runs; ///< By source. Last: they join before the members they use go.
};

} // namespace sheria::app
