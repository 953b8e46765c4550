#pragma once

#include "app/async/background.h"
#include "core/base/clock.h"
#include "core/secrets/librarytrust.h"
#include "core/secrets/tokenvault.h"
#include "core/sync/requests.h"
#include "core/sync/run.h"
#include "core/sync/upstream.h"

#include <QDateTime>
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

/// What a run has to say.
struct SyncRunNews
{
    sync::Progress progress;
    std::vector<sync::Trouble> troubles; ///< Since they were told last.
    std::optional<SyncEnd> end;          ///< Set once the run has ended.

    void forgetTold() { troubles.clear(); }
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
    /// Stops what runs, all of it at once; it goes on another time.
    ~SyncRunner() override;

    /// Takes the token from the vault, and `options.turns` are those of all runs. Nothing while a run of
    /// the source is under way.
    void start(qint64 sourceId, const sync::RunOptions &options);
    /// What was fetched stays; finished() follows.
    void stop(qint64 sourceId);
    /// Whether any run is under way.
    bool isRunning() const { return !m_runs.empty(); }
    /// For what else asks the hosts of the sources meanwhile.
    const std::shared_ptr<sync::HostLimiter> &turns() const { return m_turns; }

Q_SIGNALS:
    void progressed(qint64 sourceId, const sheria::sync::Progress &progress);
    void troubled(qint64 sourceId, const std::vector<sheria::sync::Trouble> &troubles);
    void finished(qint64 sourceId, const sheria::app::SyncEnd &end);

private:
    struct Run
    {
        std::shared_ptr<Feed<SyncRunNews>> feed;
        std::jthread thread;
    };

    void tell();
    void tellOf(qint64 sourceId);

    store::Writer &m_writer;
    const secrets::LibraryTrust &m_trust;
    secrets::TokenVault &m_vault;
    const Clock &m_clock;
    QTimer m_timer;
    std::shared_ptr<sync::HostLimiter> m_turns;
    std::map<qint64, Run> m_runs; ///< By source.
};

/// What is done for a library's sources between their runs: works that webhooks told of are fetched, and
/// what was found gone is asked for again. Each source has a thread of its own, so that one whose server
/// is slow holds up none of the others; those of one host share its turns with the runs.
///
/// Thread: the GUI thread's.
class WebhookFetcher : public QObject
{
    Q_OBJECT

public:
    /// Sources at a time.
    static constexpr std::size_t MaxAtOnce = 8;
    /// How long a source waits whose server did not answer, or which is being run. Units: seconds.
    static constexpr qint64 HinderedSeconds = 60;

    /// All must outlive the object.
    WebhookFetcher(store::Writer &writer, const secrets::LibraryTrust &trust,
                   secrets::TokenVault &vault, const Clock &clock,
                   std::shared_ptr<sync::HostLimiter> turns, QObject *parent = nullptr);
    /// Stops what is under way, all of it at once.
    ~WebhookFetcher() override;

    /// Begins what is due, but for sources whose errand is under way, and for those that wait.
    void look();
    /// It need not wait: a run of it has ended, or another token is known.
    void forgive(qint64 sourceId) { m_hinderedAt.erase(sourceId); }
    bool isUnderWay(qint64 sourceId) const { return m_webhookFetcher.contains(sourceId); }

Q_SIGNALS:
    /// The errand of a source has ended; `isNews`: the library says something else since.
    void ended(qint64 sourceId, bool isNews);

private:
    struct Found
    {
        std::vector<sync::DueRequests> due;
        sync::RequestsDone nobodys; ///< What no source serves.
    };

    bool isWaiting(qint64 sourceId) const;
    void begin(const std::vector<sync::DueRequests> &due);
    void start(const sync::DueRequests &due);
    void take(qint64 sourceId, const Result<sync::RequestsDone> &done);

    store::Writer &m_writer;
    const secrets::LibraryTrust &m_trust;
    secrets::TokenVault &m_vault;
    const Clock &m_clock;
    std::shared_ptr<sync::HostLimiter> m_turns;
    std::map<qint64, QDateTime> m_hinderedAt; ///< By source: those that wait, since when.
    bool m_isLooking = false;
    Background m_look;
    /// By source.
    std::map<qint64, std::unique_ptr<Background>> m_webhookFetcher;
};

} // namespace sheria::app
