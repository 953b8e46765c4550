#include "app/sync/syncdesk.h"

#include "core/store/placequeries.h"

#include <algorithm>
#include <utility>

namespace sheria::app {

namespace {

constexpr qint64 SecondsPerMinute = 60;

using Kept = SyncDesk::Kept;

Result<Kept> readSource(store::Database &db, store::SyncSource source)
{
    Kept kept;
    SHERIA_TRY(kept.places, store::countSyncPlaces(db, source.id));
    SHERIA_TRY(kept.runs, store::listSyncRuns(db, source.id, SyncDesk::ShownRuns));
    SHERIA_TRY(kept.troubled, store::openSyncItems(db, source.id, {}, SyncDesk::ShownTroubles));
    std::erase_if(kept.troubled, [](const store::SyncItem &item) { return item.note.isEmpty(); });
    SHERIA_TRY(const auto pass, store::findSyncPass(db, source.id));
    kept.isUnfinished = pass.has_value();
    kept.source = std::move(source);
    return kept;
}

void notePlace(SyncDesk::State &state, const Place &place)
{
    if (!place.name.isEmpty())
        state.placeNames[place.uriCode] = place.name;
}

Result<SyncDesk::State> readState(store::Database &db)
{
    SyncDesk::State state;
    SHERIA_TRY(const auto sources, store::listSyncSources(db));
    for (const store::SyncSource &source : sources) {
        SHERIA_TRY(Kept kept, readSource(db, source));
        state.sources.push_back(std::move(kept));
    }
    SHERIA_TRY(const auto countries, store::listCountries(db));
    for (const Country &country : countries) {
        notePlace(state, country.place);
        for (const Place &locality : country.localities)
            notePlace(state, locality);
    }
    return state;
}

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
    const Result<void> done = inWriter(writer, [&source](store::Database &db) -> Result<void> {
        if (source.id > 0)
            return store::changeSyncSource(db, source);
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
    m_look.start([](store::Database &db, const std::stop_token &) { return readState(db); },
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
    if (kept.source.intervalMinutes <= 0 || kept.source.isPaused
        || live(id).activity != Activity::Idle || live(id).isTokenMissing)
        return false;
    QDateTime last = kept.runs.empty() ? QDateTime() : kept.runs.front().startedAt;
    const auto tried = m_triedAt.find(id);
    if (tried != m_triedAt.end() && (!last.isValid() || tried->second > last))
        last = tried->second;
    return !last.isValid()
        || last.addSecs(kept.source.intervalMinutes * SecondsPerMinute) <= clock().now();
}

void SyncDesk::startDue()
{
    for (const Kept &kept : m_state.sources) {
        if (isDue(kept))
            run(kept.source.id);
    }
    if (m_isWatched || m_runner.isRunning())
        refresh();
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
    if (m_runner.isRunning() || m_turns.empty() || m_again.isActive())
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
