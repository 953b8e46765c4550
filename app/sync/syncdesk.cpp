#include "app/sync/syncdesk.h"

#include "core/store/synchistory.h"
#include "core/sync/deletions.h"
#include "core/sync/settings.h"

#include <algorithm>
#include <utility>

namespace sheria::app {

namespace {

constexpr qint64 NoSource = -1;

/// A run that does what either of two would.
SyncRunKind both(const SyncRunKind &a, const SyncRunKind &b)
{
    return {a.isFull || b.isFull, a.allowMassDeletion || b.allowMassDeletion,
            a.isAtItsTime && b.isAtItsTime};
}

} // namespace

SyncDesk::SyncDesk(Library &library, secrets::TokenVault &vault, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_vault(vault)
    , m_look(library.readers(), this)
    , m_runner(library.writer(), library.trust(), vault, library.clock())
    , m_webhookFetcher(library.writer(), library.trust(), vault, library.clock(), m_runner.turns())
    , m_change(this)
{
    m_next.setInterval(LookEveryMs);
    connect(&m_next, &QTimer::timeout, this, &SyncDesk::startDue);
    m_again.setSingleShot(true);
    m_again.setInterval(TryAgainMs);
    connect(&m_again, &QTimer::timeout, this, &SyncDesk::startWaiting);
    connect(&m_runner, &SyncRunner::progressed, this,
            [this](qint64 id, const sync::Progress &progress) {
                m_live[id].progress = progress;
                m_live[id].isElsewhere &= progress.phase == sync::Progress::Phase::Connecting;
                Q_EMIT moved(id);
            });
    connect(&m_runner, &SyncRunner::troubled, this,
            [this](qint64 id, const std::vector<sync::Trouble> &troubles) {
                auto &kept = m_live[id].troubles;
                kept.insert(kept.end(), troubles.begin(), troubles.end());
                kept.resize(std::min<std::size_t>(kept.size(), ShownTroubles));
            });
    connect(&m_runner, &SyncRunner::finished, this, &SyncDesk::take);
    connect(&m_webhookFetcher, &WebhookFetcher::ended, this, [this](qint64, bool isNews) {
        if (isNews)
            refresh();
        startWaiting();
    });
}

SyncDesk::~SyncDesk() = default;

void SyncDesk::begin(SyncMemory memory)
{
    m_memory = std::move(memory);
    m_next.start();
    refresh();
}

const StoredSource *SyncDesk::find(qint64 id) const
{
    const auto found = std::find_if(m_state.sources.begin(), m_state.sources.end(),
                                    [id](const StoredSource &kept) {
                                        return kept.source.id == id;
                                    });
    return found == m_state.sources.end() ? nullptr : &*found;
}

QString SyncDesk::placeName(const QByteArray &place) const
{
    const auto found = m_state.placeNames.find(place);
    return found == m_state.placeNames.end() ? QString::fromUtf8(place) : found->second;
}

const SourceStatus &SyncDesk::live(qint64 id) const
{
    static const SourceStatus nothing;
    const auto found = m_live.find(id);
    return found == m_live.end() ? nothing : found->second;
}

void SyncDesk::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    if (isWatched)
        refresh();
}

void SyncDesk::refresh()
{
    m_look.start(
        [&trust = m_library.trust()](store::Database &db, const std::stop_token &) {
            return readSyncState(db, trust);
        },
        [this](Result<SyncState> state) { show(std::move(state)); });
}

void SyncDesk::show(Result<SyncState> state)
{
    if (!state)
        return; // The next look may see more.
    m_state = *std::move(state);
    if (m_memory && !std::exchange(m_isLoaded, true))
        goOn();
    const std::map<qint64, SyncRunKind> unseen = std::exchange(m_unseen, {});
    for (const auto &[id, kind] : unseen) {
        if (find(id))
            run(id, kind);
    }
    Q_EMIT refreshed();
}

/// What the program left when it ended last.
void SyncDesk::goOn()
{
    if (m_library.isReadOnly())
        return;
    for (const StoredSource &kept : m_state.sources) {
        if (m_memory->isGoing(kept.source.id) && !kept.source.isPaused)
            run(kept.source.id);
    }
}

bool SyncDesk::isDue(const StoredSource &kept) const
{
    const qint64 id = kept.source.id;
    const auto interval = sync::intervalOf(kept.source);
    if (!interval || live(id).activity != SyncActivity::Idle || live(id).isTokenMissing)
        return false;
    QDateTime last = kept.runs.empty() ? QDateTime() : kept.runs.front().startedAt;
    const auto tried = m_triedAt.find(id);
    if (tried != m_triedAt.end() && (!last.isValid() || tried->second > last))
        last = tried->second;
    return sync::isPast(last, *interval, clock().now());
}

void SyncDesk::startDue()
{
    if (m_library.isReadOnly())
        return;
    for (const StoredSource &kept : m_state.sources) {
        if (isDue(kept))
            run(kept.source.id, {false, false, true});
    }
    startAllowed();
    if (!m_state.sources.empty())
        m_webhookFetcher.look();
    if (m_isWatched || m_runner.isRunning())
        refresh();
}

/// What a person allowed to go, where the server had said so too short a time before.
void SyncDesk::startAllowed()
{
    for (const StoredSource &kept : m_state.sources) {
        const SourceStatus &live = this->live(kept.source.id);
        const bool isTime = live.deletesAt.isValid() && live.deletesAt <= clock().now();
        if (isTime && live.activity == SyncActivity::Idle)
            run(kept.source.id, {false, true, true});
    }
}

void SyncDesk::change(const SourceChange &what, std::vector<qint64> forgiven)
{
    m_changes.push_back({what, std::move(forgiven)});
    if (m_changes.size() == 1)
        changeNext();
}

void SyncDesk::changeNext()
{
    m_change.start([&library = m_library, &vault = m_vault, change = m_changes.front().what](
                       const std::stop_token &stop) { return change(library, vault, stop); },
                   [this](const Result<qint64> &done) {
                       const Change made = std::move(m_changes.front());
                       m_changes.pop_front();
                       if (done) {
                           for (const qint64 id : made.forgiven)
                               forgive(id);
                           Q_EMIT changed(*done);
                       } else {
                           Q_EMIT failed(done.error());
                       }
                       refresh();
                       if (!m_changes.empty())
                           changeNext();
                   });
}

void SyncDesk::remove(qint64 id)
{
    const StoredSource *kept = find(id);
    if (!kept)
        return;
    cancel(id);
    if (live(id).activity != SyncActivity::Idle) {
        m_leaving.insert(id);
        return;
    }
    m_live.erase(id);
    change([source = kept->source](Library &library, secrets::TokenVault &vault,
                                   const std::stop_token &stop) {
        return removeSource(library, vault, source, stop);
    });
}

void SyncDesk::put(const store::SyncSource &source, const SyncNewToken &token)
{
    change(
        [source, token](Library &library, secrets::TokenVault &vault, const std::stop_token &stop) {
            return putSource(library, vault, source, token, stop);
        },
        token.token.isEmpty() ? std::vector<qint64>() : std::vector{source.id});
}

void SyncDesk::unseal(qint64 id, const QString &password)
{
    std::vector<qint64> all;
    for (const auto &[each, live] : m_live)
        all.push_back(each);
    change(
        [id, password](Library &, secrets::TokenVault &vault,
                       const std::stop_token &) -> Result<qint64> {
            SHERIA_CHECK(vault.openSealedFile(password));
            return id;
        },
        std::move(all));
}

/// With another token it may work.
void SyncDesk::forgive(qint64 id)
{
    m_webhookFetcher.forgive(id);
    const auto found = m_live.find(id);
    if (found == m_live.end() || found->second.activity != SyncActivity::Idle)
        return;
    found->second.isTokenMissing = false;
    found->second.error.reset();
}

void SyncDesk::forgiveAll()
{
    for (const StoredSource &kept : m_state.sources)
        forgive(kept.source.id);
    for (const StoredSource &kept : m_state.sources)
        Q_EMIT moved(kept.source.id);
    if (m_memory && m_isLoaded)
        goOn();
}

void SyncDesk::run(qint64 id, SyncRunKind kind)
{
    if (!find(id)) {
        m_unseen[id] = kind;
        refresh();
        return;
    }
    setGoing(id, true);
    if (live(id).activity == SyncActivity::Idle) {
        start(id, kind);
        return;
    }
    if (const auto [waiting, isFirst] = m_waiting.try_emplace(id, kind); !isFirst)
        waiting->second = both(waiting->second, kind);
    m_live[id].isAskedAgain = live(id).activity != SyncActivity::Waiting;
    Q_EMIT moved(id);
}

void SyncDesk::runAll()
{
    for (const StoredSource &kept : m_state.sources) {
        if (!kept.source.isPaused && live(kept.source.id).activity == SyncActivity::Idle)
            run(kept.source.id);
    }
}

void SyncDesk::start(qint64 id, SyncRunKind kind)
{
    m_running[id] = kind;
    SourceStatus fresh;
    fresh.deletesAt = live(id).deletesAt;
    fresh.isElsewhere = live(id).isElsewhere; // Until something is heard of this run.
    m_live[id] = fresh;
    m_triedAt[id] = clock().now();
    sync::RunOptions options;
    options.isFull = kind.isFull;
    options.allowMassDeletion = kind.allowMassDeletion;
    if (kind.isAtItsTime)
        options.cause = "interval";
    options.retry.seed = quint64(clock().now().toMSecsSinceEpoch());
    m_runner.start(id, options);
    setActivity(id, SyncActivity::Running);
}

/// Those that another program, or an errand, has kept from running.
void SyncDesk::startWaiting()
{
    const std::map<qint64, SyncRunKind> waiting = m_waiting;
    for (const auto &[id, kind] : waiting) {
        if (live(id).activity != SyncActivity::Waiting)
            continue; // It follows the run that is under way.
        m_waiting.erase(id);
        start(id, kind);
    }
}

void SyncDesk::take(qint64 id, const SyncEnd &end)
{
    const Result<sync::Summary> &result = end.result;
    SourceStatus &live = m_live[id];
    const SyncRunKind kind = m_running.extract(id).mapped();
    const bool isTaken = !result && !end.isTokenMissing
        && result.error().code == ErrorCode::Conflict;
    const bool isStopped = live.activity == SyncActivity::Stopping;
    if (isTaken && !isStopped) {
        // Another program syncs this source: the turn comes when that has ended.
        const auto waiting = m_waiting.try_emplace(id, kind).first;
        waiting->second = both(waiting->second, kind);
        live.isAskedAgain = false;
        live.isElsewhere = !m_webhookFetcher.isUnderWay(id);
        setActivity(id, SyncActivity::Waiting);
        m_again.start();
        return;
    }
    live.isTokenMissing = end.isTokenMissing;
    if (result) {
        live.ended = result->isCancelled ? SyncEnded::Stopped : SyncEnded::Well;
    } else if (isTaken) {
        live.ended = SyncEnded::Stopped;
    } else {
        live.error = result.error();
        live.ended = SyncEnded::Badly;
    }
    live.isAskedAgain = false;
    live.isElsewhere = false;
    noteAllowed(live, kind, result);
    m_webhookFetcher.forgive(id); // Works of this source may wait for its end.
    const auto again = m_waiting.extract(id);
    setGoing(id, !again.empty());
    setActivity(id, SyncActivity::Idle);
    Q_EMIT ended(id);
    if (m_leaving.erase(id) > 0)
        remove(id);
    else if (again)
        start(id, again.mapped());
    refresh();
}

/// What was asked for too early goes when that is over, with one run more, and nothing else with it.
void SyncDesk::noteAllowed(SourceStatus &live, SyncRunKind kind,
                           const Result<sync::Summary> &result)
{
    if (!kind.allowMassDeletion)
        return;
    const bool isEarly = result && !result->isCancelled && result->awaiting > 0;
    live.deletesAt = isEarly && !kind.isAtItsTime
        ? clock().now().addSecs(std::chrono::seconds(sync::DeletionPatience).count())
        : QDateTime();
}

void SyncDesk::cancel(qint64 id)
{
    setGoing(id, false);
    if (const auto found = m_live.find(id); found != m_live.end()) {
        found->second.deletesAt = {};
        found->second.isElsewhere = false;
    }
    m_waiting.erase(id);
    m_unseen.erase(id);
    const SyncActivity activity = live(id).activity;
    if (activity == SyncActivity::Waiting) {
        setActivity(id, SyncActivity::Idle);
    } else if (activity == SyncActivity::Running) {
        m_live[id].isAskedAgain = false;
        setActivity(id, SyncActivity::Stopping);
        m_runner.stop(id);
    }
}

void SyncDesk::cancelAll()
{
    for (const StoredSource &kept : m_state.sources)
        cancel(kept.source.id);
}

int SyncDesk::running() const
{
    return int(std::count_if(m_live.begin(), m_live.end(), [](const auto &each) {
        return each.second.activity == SyncActivity::Running
            || each.second.activity == SyncActivity::Stopping;
    }));
}

void SyncDesk::pause(qint64 id)
{
    cancel(id);
    setPaused(id, true);
}

void SyncDesk::resume(qint64 id)
{
    setPaused(id, false);
    run(id);
}

void SyncDesk::setPaused(qint64 id, bool isPaused)
{
    changeInWriter(
        [id, isPaused](store::Database &db) -> Result<void> {
            SHERIA_TRY(store::SyncSource source, store::findSyncSource(db, id));
            source.isPaused = isPaused;
            return store::changeSyncSource(db, source);
        },
        id);
}

void SyncDesk::markRead(const QByteArray &workUri)
{
    changeInWriter([workUri](store::Database &db) { return store::markWorkRead(db, workUri); },
                   NoSource);
}

void SyncDesk::markAllRead()
{
    changeInWriter(store::markAllWorksRead, NoSource);
}

void SyncDesk::changeInWriter(const store::Writer::Job &job, qint64 id)
{
    change([job, id](Library &library, secrets::TokenVault &,
                     const std::stop_token &) -> Result<qint64> {
        SHERIA_CHECK(library.writer().submit(job).get());
        return id;
    });
}

void SyncDesk::setActivity(qint64 id, SyncActivity activity)
{
    m_live[id].activity = activity;
    Q_EMIT moved(id);
}

void SyncDesk::setGoing(qint64 id, bool isGoing)
{
    if (m_memory)
        m_memory->setGoing(id, isGoing);
}

} // namespace sheria::app
