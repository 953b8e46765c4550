// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/syncdesk.h"

#include "core/store/sync/synchistory.h"

#include <algorithm>
#include <utility>

namespace sheria::app {

namespace {

constexpr qint64 NoSource = -1;

} // namespace

SyncDesk::SyncDesk(LibraryServices &services, secrets::TokenVault &vault, QObject *parent)
    : QObject(parent)
    , m_library(services.library())
    , m_syncs(*services.syncs())
    , m_vault(vault)
    , m_look(m_library.readers(), this)
    , m_change(this)
{
    m_next.setInterval(LookEveryMs);
    connect(&m_next, &QTimer::timeout, this, [this] {
        if (m_isWatched || running() > 0)
            refresh();
    });
    m_tell.setInterval(TellEveryMs);
    connect(&m_tell, &QTimer::timeout, this, &SyncDesk::tell);
}

SyncDesk::~SyncDesk() = default;

void SyncDesk::begin(SyncMemory memory)
{
    m_memory = std::move(memory);
    m_next.start();
    m_tell.start();
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
    Q_EMIT refreshed();
}

/// What the program left when it ended last.
void SyncDesk::goOn()
{
    if (m_library.isReadOnly())
        return;
    for (const StoredSource &kept : m_state.sources) {
        const qint64 id = kept.source.id;
        if (m_memory->isGoing(id) && !kept.source.isPaused
            && live(id).activity == SyncActivity::Idle)
            run(id);
    }
}

void SyncDesk::tell()
{
    const quint64 changes = m_syncs.changes();
    if (std::exchange(m_changesTold, changes) == changes && running() == 0)
        return;
    m_live = m_syncs.statuses();
    std::vector<qint64> ids; // Who hears of one may start another.
    for (const auto &[id, live] : m_live)
        ids.push_back(id);
    for (const qint64 id : ids)
        tellOf(id);
}

void SyncDesk::tellOf(qint64 id)
{
    const SourceStatus &now = live(id);
    const Told before = std::exchange(m_told[id], {now.activity, now.runs, now.requests});
    const bool isOver = now.runs != before.runs;
    const bool isNews = isOver || now.requests != before.requests;
    const bool isIdle = now.activity == SyncActivity::Idle;
    // What was under way when the program ended goes on; which that is stays untouched until goOn().
    if (m_memory && m_isLoaded && (isOver || now.activity != before.activity))
        m_memory->setGoing(id, !isIdle && now.activity != SyncActivity::Stopping);
    if (isOver || !isIdle || now.activity != before.activity)
        Q_EMIT moved(id);
    if (isOver)
        Q_EMIT ended(id);
    if (isIdle && m_leaving.erase(id) > 0)
        remove(id);
    if (isNews)
        refresh();
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
                               m_syncs.forgive(id);
                           tell();
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
    m_syncs.forget(id);
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

void SyncDesk::forgiveAll()
{
    for (const StoredSource &kept : m_state.sources)
        m_syncs.forgive(kept.source.id);
    tell();
    for (const StoredSource &kept : m_state.sources)
        Q_EMIT moved(kept.source.id);
    if (m_memory && m_isLoaded)
        goOn();
}

void SyncDesk::run(qint64 id, SyncRunKind kind)
{
    m_syncs.run(id, kind);
    tell();
}

void SyncDesk::runAll()
{
    for (const StoredSource &kept : m_state.sources) {
        if (!kept.source.isPaused && live(kept.source.id).activity == SyncActivity::Idle)
            run(kept.source.id);
    }
}

void SyncDesk::cancel(qint64 id)
{
    if (m_memory)
        m_memory->setGoing(id, false);
    m_syncs.cancel(id);
    tell();
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

} // namespace sheria::app
