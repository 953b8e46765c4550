#include "app/sync/syncerrands.h"

#include "app/sync/sourcechanges.h"

#include <utility>

namespace sheria::app {

namespace {

sync::TokenOf tokensOf(const secrets::LibraryTrust &trust, secrets::TokenVault &vault)
{
    return [&trust, &vault](const store::SyncSource &source) -> std::optional<QByteArray> {
        const Result<QByteArray> token = tokenOfSource(trust, vault, source);
        return token ? std::optional(*token) : std::nullopt;
    };
}

} // namespace

SyncErrands::SyncErrands(store::Writer &writer, const secrets::LibraryTrust &trust,
                         secrets::TokenVault &vault, const Clock &clock,
                         std::shared_ptr<sync::HostTurns> turns, QObject *parent)
    : QObject(parent)
    , m_writer(writer)
    , m_trust(trust)
    , m_vault(vault)
    , m_clock(clock)
    , m_turns(std::move(turns))
    , m_look(this)
{}

SyncErrands::~SyncErrands()
{
    m_look.requestStop();
    for (const auto &[id, errand] : m_errands)
        errand->requestStop();
}

void SyncErrands::look()
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
bool SyncErrands::isWaiting(qint64 sourceId) const
{
    const auto since = m_hinderedAt.find(sourceId);
    return since != m_hinderedAt.end() && since->second <= m_clock.now()
        && m_clock.now() < since->second.addSecs(HinderedSeconds);
}

void SyncErrands::begin(const std::vector<sync::DueRequests> &due)
{
    for (const sync::DueRequests &one : due) {
        const qint64 id = one.source.id;
        if (!isWaiting(id) && !isUnderWay(id) && m_errands.size() < MaxAtOnce)
            start(one);
    }
}

void SyncErrands::start(const sync::DueRequests &due)
{
    const qint64 id = due.source.id;
    m_hinderedAt.erase(id);
    auto &errand = m_errands[id];
    errand = std::make_unique<Background>(this);
    sync::RunOptions options;
    options.turns = m_turns;
    errand->start(
        [&writer = m_writer, &trust = m_trust, &vault = m_vault, &clock = m_clock, due,
         options](const std::stop_token &stop) {
            return sync::runRequestsOf(writer, due, tokensOf(trust, vault), options, clock, stop);
        },
        [this, id](const Result<sync::RequestsDone> &done) { take(id, done); });
}

void SyncErrands::take(qint64 sourceId, const Result<sync::RequestsDone> &done)
{
    m_errands.erase(sourceId); // Its thread has nothing more to do.
    if (!done || done->waiting > 0)
        m_hinderedAt[sourceId] = m_clock.now();
    Q_EMIT ended(sourceId, done && (done->settled > 0 || done->deleted > 0));
}

} // namespace sheria::app
