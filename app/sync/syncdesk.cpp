#include "app/sync/syncdesk.h"

#include "core/store/syncunread.h"
#include "core/sync/requests.h"
#include "core/sync/settings.h"

#include <algorithm>
#include <utility>

namespace sheria::app {

namespace {

using Kept = SyncKept;

constexpr qint64 SecondsPerMinute = 60;
constexpr qint64 NoSource = -1; ///< What a change is about that is about none.

Result<void> inWriter(store::Writer &writer, store::Writer::Job job)
{
    return writer.submit(std::move(job)).get();
}

/// The token is kept first: a source without one is of no use, a token without a source is forgotten.
Result<qint64> putSource(store::Writer &writer, secrets::TokenVault &vault,
                         store::SyncSource source, const SyncDesk::NewToken &given)
{
    const QByteArray before = source.tokenFrom;
    const bool isReplaced = !given.token.isEmpty();
    if (isReplaced && given.keeping == secrets::Keeping::Sealed && !given.password.isEmpty())
        SHERIA_CHECK(vault.openSealedFile(given.password));
    if (isReplaced) {
        SHERIA_TRY(source.tokenFrom, vault.keep(given.keeping, given.token));
    }
    const Result<void> done = source.id > 0
        ? sync::changeSource(writer, source)
        : inWriter(writer, [&source](store::Database &db) -> Result<void> {
              SHERIA_TRY(source.id, store::addSyncSource(db, source));
              return {};
          });
    if (isReplaced)
        SHERIA_CHECK(vault.forget(done ? before : source.tokenFrom));
    SHERIA_CHECK(done);
    return source.id;
}

} // namespace

SyncDesk::SyncDesk(Library &library, secrets::TokenVault &vault, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_vault(vault)
    , m_look(library.readers(), this)
    , m_runner(library.writer(), vault, library.clock())
    , m_errands(this)
    , m_change(this)
{
    m_next.setInterval(LookEveryMs);
    connect(&m_next, &QTimer::timeout, this, &SyncDesk::startDue);
    m_again.setSingleShot(true);
    m_again.setInterval(TryAgainMs);
    connect(&m_again, &QTimer::timeout, this, &SyncDesk::startNext);
    connect(&m_runner, &SyncRunner::progressed, this,
            [this](qint64 id, const sync::Progress &progress) {
                m_live[id].progress = progress;
                Q_EMIT moved(id);
            });
    connect(&m_runner, &SyncRunner::troubled, this,
            [this](qint64 id, const std::vector<sync::Trouble> &troubles) {
                auto &kept = m_live[id].troubles;
                kept.insert(kept.end(), troubles.begin(), troubles.end());
                kept.resize(std::min<std::size_t>(kept.size(), ShownTroubles));
            });
    connect(&m_runner, &SyncRunner::finished, this, &SyncDesk::take);
}

SyncDesk::~SyncDesk() = default;

void SyncDesk::begin(SyncMemory memory)
{
    m_memory = std::move(memory);
    m_next.start();
    refresh();
}

const Kept *SyncDesk::find(qint64 id) const
{
    const auto found = std::find_if(m_state.sources.begin(), m_state.sources.end(),
                                    [id](const Kept &kept) { return kept.source.id == id; });
    return found == m_state.sources.end() ? nullptr : &*found;
}

QString SyncDesk::placeName(const QByteArray &place) const
{
    const auto found = m_state.placeNames.find(place);
    return found == m_state.placeNames.end() ? QString::fromUtf8(place) : found->second;
}

const SyncDesk::Live &SyncDesk::live(qint64 id) const
{
    static const Live nothing;
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
    m_look.start([](store::Database &db, const std::stop_token &) { return readSyncState(db); },
                 [this](Result<State> state) { show(std::move(state)); });
}

void SyncDesk::show(Result<State> state)
{
    if (!state)
        return; // The next look may see more.
    m_state = *std::move(state);
    if (m_memory && !std::exchange(m_isLoaded, true))
        goOn();
    const std::set<qint64> unseen = std::exchange(m_unseen, {});
    for (const qint64 id : unseen) {
        if (find(id))
            run(id);
    }
    Q_EMIT refreshed();
}

/// What the program left when it ended last.
void SyncDesk::goOn()
{
    for (const Kept &kept : m_state.sources) {
        if (m_memory->isGoing(kept.source.id) && !kept.source.isPaused)
            run(kept.source.id);
    }
}

bool SyncDesk::isDue(const Kept &kept) const
{
    const qint64 id = kept.source.id;
    const auto interval = sync::intervalOf(kept.source);
    if (!interval || live(id).activity != Activity::Idle || live(id).isTokenMissing)
        return false;
    QDateTime last = kept.runs.empty() ? QDateTime() : kept.runs.front().startedAt;
    const auto tried = m_triedAt.find(id);
    if (tried != m_triedAt.end() && (!last.isValid() || tried->second > last))
        last = tried->second;
    return !last.isValid()
        || last.addSecs(std::chrono::seconds(*interval).count()) <= clock().now();
}

void SyncDesk::startDue()
{
    for (const Kept &kept : m_state.sources) {
        if (isDue(kept))
            run(kept.source.id, {false, false, true});
    }
    runErrands();
    if (m_isWatched || m_runner.isRunning())
        refresh();
}

/// What webhooks told of is fetched between the runs.
void SyncDesk::runErrands()
{
    const bool isBusy = m_runner.isRunning() || !m_turns.empty() || m_isOnErrand;
    if (isBusy || m_state.sources.empty() || clock().now() < m_errandsNotBefore)
        return;
    m_isOnErrand = true;
    m_errands.start(
        [&library = m_library, &vault = m_vault](const std::stop_token &stop) {
            const sync::TokenOf tokenOf =
                [&vault](const store::SyncSource &source) -> std::optional<QByteArray> {
                const Result<QByteArray> token = vault.find(source.tokenFrom);
                return token ? std::optional(*token) : std::nullopt;
            };
            return sync::runRequests(library.writer(), tokenOf, {}, library.clock(), stop);
        },
        [this](const Result<sync::RequestsDone> &done) {
            m_isOnErrand = false;
            const bool isHindered = !done || done->waiting > 0;
            m_errandsNotBefore = isHindered ? clock().now().addSecs(SecondsPerMinute) : QDateTime();
            if (done && done->settled > 0)
                refresh();
            startNext();
        });
}

void SyncDesk::change(const Change &change)
{
    m_changes.push_back(change);
    if (m_changes.size() == 1)
        changeNext();
}

void SyncDesk::changeNext()
{
    m_change.start([&library = m_library, &vault = m_vault, change = m_changes.front()](
                       const std::stop_token &) { return change(library.writer(), vault); },
                   [this](const Result<qint64> &done) {
                       m_changes.pop_front();
                       if (done)
                           Q_EMIT changed(*done);
                       else
                           Q_EMIT failed(done.error());
                       refresh();
                       if (!m_changes.empty())
                           changeNext();
                   });
}

void SyncDesk::remove(qint64 id)
{
    const Kept *kept = find(id);
    if (!kept)
        return;
    setGoing(id, false);
    m_live.erase(id);
    change([id, reference = kept->source.tokenFrom](store::Writer &writer,
                                                    secrets::TokenVault &vault) -> Result<qint64> {
        SHERIA_CHECK(inWriter(writer, [id](store::Database &db) {
            return store::removeSyncSource(db, id);
        }));
        SHERIA_CHECK(vault.forget(reference));
        return id;
    });
}

void SyncDesk::put(const store::SyncSource &source, const NewToken &token)
{
    change([source, token](store::Writer &writer, secrets::TokenVault &vault) {
        return putSource(writer, vault, source, token);
    });
    if (!token.token.isEmpty())
        forgive(source.id);
}

void SyncDesk::unseal(qint64 id, const QString &password)
{
    change([id, password](store::Writer &, secrets::TokenVault &vault) -> Result<qint64> {
        SHERIA_CHECK(vault.openSealedFile(password));
        return id;
    });
    for (auto &[each, live] : m_live)
        forgive(each);
}

void SyncDesk::markRead(const QByteArray &workUri)
{
    change([workUri](store::Writer &writer, secrets::TokenVault &) -> Result<qint64> {
        SHERIA_CHECK(inWriter(writer, [&](store::Database &db) {
            return store::markWorkRead(db, workUri);
        }));
        return NoSource;
    });
}

void SyncDesk::markAllRead()
{
    change([](store::Writer &writer, secrets::TokenVault &) -> Result<qint64> {
        SHERIA_CHECK(inWriter(writer, store::markAllWorksRead));
        return NoSource;
    });
}

/// With another token it may work.
void SyncDesk::forgive(qint64 id)
{
    const auto found = m_live.find(id);
    if (found == m_live.end() || found->second.activity != Activity::Idle)
        return;
    found->second.isTokenMissing = false;
    found->second.error.reset();
}

void SyncDesk::run(qint64 id, RunKind kind)
{
    if (live(id).activity != Activity::Idle)
        return;
    if (!find(id)) {
        m_unseen.insert(id);
        refresh();
        return;
    }
    m_turns.push_back({id, kind});
    setGoing(id, true);
    setActivity(id, Activity::Waiting);
    startNext();
}

void SyncDesk::startNext()
{
    if (m_runner.isRunning() || m_turns.empty() || m_again.isActive() || m_isOnErrand)
        return;
    m_running = m_turns.front();
    m_turns.pop_front();
    const qint64 id = m_running.id;
    if (!find(id)) {
        startNext(); // It was removed while it waited.
        return;
    }
    Live &live = m_live[id];
    live.progress = {};
    live.troubles.clear();
    live.braked.clear();
    live.error.reset();
    live.isTokenMissing = false;
    m_triedAt[id] = clock().now();
    sync::RunOptions options;
    options.isFull = m_running.kind.isFull;
    options.isBrakeOff = m_running.kind.isBrakeOff;
    if (m_running.kind.isAtItsTime)
        options.cause = "interval";
    options.retry.seed = quint64(clock().now().toMSecsSinceEpoch());
    m_runner.start(id, options);
    setActivity(id, Activity::Running);
}

void SyncDesk::take(qint64 id, const SyncEnd &end)
{
    const Result<sync::Summary> &result = end.result;
    Live &live = m_live[id];
    const bool isTaken = !result && result.error().code == ErrorCode::Conflict;
    if (isTaken && live.activity == Activity::Running) {
        // Another program syncs this library: the turn comes when that has ended.
        m_turns.push_front(m_running);
        setActivity(id, Activity::Waiting);
        m_again.start();
        return;
    }
    live.isTokenMissing = end.isTokenMissing;
    if (result) {
        live.braked = result->braked;
        live.ended = result->isCancelled ? Ended::Stopped : Ended::Well;
    } else {
        live.error = result.error();
        live.ended = Ended::Badly;
    }
    setGoing(id, false);
    setActivity(id, Activity::Idle);
    Q_EMIT ended(id);
    refresh();
    startNext();
}

void SyncDesk::cancel(qint64 id)
{
    setGoing(id, false);
    const Activity activity = live(id).activity;
    if (activity == Activity::Waiting) {
        std::erase_if(m_turns, [id](const Turn &turn) { return turn.id == id; });
        setActivity(id, Activity::Idle);
    } else if (activity == Activity::Running) {
        setActivity(id, Activity::Stopping);
        m_runner.stop();
    }
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
    change([id, isPaused](store::Writer &writer, secrets::TokenVault &) -> Result<qint64> {
        SHERIA_CHECK(inWriter(writer, [id, isPaused](store::Database &db) -> Result<void> {
            SHERIA_TRY(store::SyncSource source, store::findSyncSource(db, id));
            source.isPaused = isPaused;
            return store::changeSyncSource(db, source);
        }));
        return id;
    });
}

void SyncDesk::setActivity(qint64 id, Activity activity)
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
