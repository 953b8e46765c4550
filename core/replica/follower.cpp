// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replica/follower.h"

#include "core/pack/importjob.h"
#include "core/replica/promotion.h"
#include "core/store/audit/auditqueries.h"
#include "core/store/file/libraryfile.h"
#include "core/store/webhooks/changes.h"

#include <utility>

namespace sheria::replica {

namespace {

using namespace Qt::StringLiterals;
using store::Database;
using store::ReplicaRole;
using store::ReplicaState;

/// How often the library itself is told how old it is: for programs that start again.
constexpr std::chrono::seconds KeptEvery{10};

/// Where the primary was last comes first.
QByteArrayList inOrder(QByteArrayList servers, const QByteArray &last)
{
    if (const qsizetype known = servers.indexOf(last); known > 0)
        servers.move(known, 0);
    return servers;
}

/// Why the library of `state` may not follow a server that said `at`.
std::optional<QString> objection(const ReplicaState &state, const Position &at, bool isOnly)
{
    if (at.role == ReplicaRole::Replaced)
        return u"it was replaced by another server"_s;
    if (at.epoch < state.epoch)
        return u"it is of epoch %1, and this library has followed epoch %2: another server was promoted in its place"_s
            .arg(at.epoch)
            .arg(state.epoch);
    if (at.role == ReplicaRole::Replica && !isOnly)
        return u"it is a replica"_s;
    if (!at.since)
        return u"it lacks changes that this library has; to follow it, start with a new library (this one stays as it is, for you to compare)"_s;
    return std::nullopt;
}

} // namespace

Follower::Follower(const Clock &clock, Options options, std::shared_ptr<Status> status,
                   Database reader, Database written)
    : m_clock(clock)
    , m_options(std::move(options))
    , m_status(std::move(status))
    , m_peers(m_options.token, m_options.silence)
    , m_reader(std::move(reader))
    , m_writer(std::move(written))
{}

Result<std::unique_ptr<Follower>> Follower::open(const QString &libraryPath, const Clock &clock,
                                                 Options options, std::shared_ptr<Status> status)
{
    SHERIA_TRY(Database reader, Database::open(libraryPath, Database::Mode::ReadOnly));
    SHERIA_TRY(Database written, Database::open(libraryPath, Database::Mode::ReadWrite));
    SHERIA_CHECK(store::letPrimaryChange(written));
    SHERIA_CHECK(store::packIdentity(written));
    written.release();
    return std::unique_ptr<Follower>(new Follower(clock, std::move(options), std::move(status),
                                                  std::move(reader), std::move(written)));
}

Follower::~Follower() = default;

Result<void> Follower::join(const std::stop_token &stop)
{
    SHERIA_TRY(ReplicaState state, store::replicaState(m_reader));
    m_status->set(state);
    const bool isPromoted = state.role == ReplicaRole::Primary && state.epoch > 1;
    if (isPromoted && m_options.servers.contains(state.primary))
        return {};
    if (isPromoted)
        return Error{
            ErrorCode::Conflict,
            u"the library was promoted and is the primary of epoch %1, in place of %2; to let it follow another one, promote that one first"_s
                .arg(state.epoch)
                .arg(QString::fromUtf8(state.primary))};
    if (state.role == ReplicaRole::Replica)
        return {};
    SHERIA_TRY(const Place place, placeOf(state));
    SHERIA_TRY(const Found found, find(state, place, stop));
    SHERIA_CHECK(adopt(state, found));
    m_status->set(state);
    m_reader.release();
    return {};
}

void Follower::start(const QByteArray &address)
{
    m_address = address;
    m_reader.release();
    m_thread = std::jthread([this](const std::stop_token &stop) { work(stop); });
}

void Follower::wake()
{
    const MutexLock lock(m_mutex);
    m_isWoken = true;
    m_wakeUp.notify_all();
}

void Follower::work(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        tell(lookOnce(stop));
        const MutexLock lock(m_mutex);
        m_wakeUp.wait_for(m_mutex, stop, m_options.poll,
                          [this]() SHERIA_REQUIRES(m_mutex) { return m_isWoken; });
        m_isWoken = false;
    }
    m_reader.release();
}

void Follower::tell(const Result<void> &done)
{
    if (!done && done.error().code == ErrorCode::Cancelled)
        return;
    const QString problem = done ? QString() : done.error().text();
    m_status->setProblem(problem);
    if (problem != m_told && m_options.said)
        m_options.said(problem.isEmpty() ? u"in step again"_s : problem);
    m_told = problem;
}

Result<void> Follower::lookOnce(const std::stop_token &stop)
{
    SHERIA_TRY(const ReplicaState state, store::replicaState(m_reader));
    m_status->set(state);
    switch (state.role) {
    case ReplicaRole::Replica: return follow(state, stop);
    case ReplicaRole::Primary: return announce(state, stop);
    case ReplicaRole::Replaced: return {};
    }
    Q_UNREACHABLE();
}

/// Of one that follows nobody yet: its own history.
Result<Place> Follower::placeOf(const ReplicaState &state)
{
    if (state.role == ReplicaRole::Replica) {
        SHERIA_TRY(const auto revision, store::findPackOrigin(m_reader, state.library));
        return Place{state.library, revision.value_or(0), state.settings};
    }
    SHERIA_TRY(const qint64 revision, store::latestRevision(m_reader));
    SHERIA_TRY(const QByteArray own, store::packIdentity(m_reader));
    return revision == 0 ? Place() : Place{own, revision, {}};
}

Result<Follower::Found> Follower::find(const ReplicaState &state, const Place &place,
                                       const std::stop_token &stop)
{
    const QByteArrayList servers = inOrder(m_options.servers, state.primary);
    std::optional<Error> first;
    for (const QByteArray &base : servers) {
        const QDateTime askedAt = m_clock.now();
        Result<Position> at = m_peers.ask(base, place, stop);
        if (at) {
            const auto why = objection(state, *at, servers.size() == 1);
            if (!why)
                return Found{base, *std::move(at), askedAt};
            at = Error{ErrorCode::Conflict, Message::about(QString::fromUtf8(base), *why)};
        }
        if (at.error().code == ErrorCode::Cancelled)
            return at.error();
        if (!first)
            first = at.error();
    }
    return *first;
}

Result<void> Follower::follow(ReplicaState state, const std::stop_token &stop)
{
    SHERIA_TRY(Place place, placeOf(state));
    SHERIA_TRY(const Found found, find(state, place, stop));
    const Position &at = found.at;
    if (at.library != state.library || found.base != state.primary || at.epoch != state.epoch
        || !at.settings.isEmpty())
        SHERIA_CHECK(adopt(state, found));
    // Whether the server is still there is asked without having the settings sent again.
    place.settings = state.settings;
    if (*at.since < at.revision || at.parts != state.parts)
        return apply(state, found, place, stop);
    return noteEqual(found);
}

/// Follows that server, and takes over its settings.
Result<void> Follower::adopt(ReplicaState &state, const Found &found)
{
    const Position &at = found.at;
    const QDateTime now = m_clock.now();
    SHERIA_TRY(state, m_writer.write([&](Database &db) -> Result<ReplicaState> {
        const store::ActingAs acting(db, "the primary", found.base);
        SHERIA_TRY(ReplicaState next, store::replicaState(db));
        // It may have been promoted in the meantime.
        if (next.role == ReplicaRole::Primary && state.role == ReplicaRole::Replica)
            return Error{ErrorCode::Cancelled, {}};
        if (at.library != next.library) {
            SHERIA_CHECK(store::adoptPrimary(db, at.library, *at.since, now));
            next.parts.clear();
        }
        next.role = ReplicaRole::Replica;
        next.epoch = at.epoch;
        next.primary = found.base;
        next.library = at.library;
        if (!at.settings.isEmpty())
            SHERIA_CHECK(takeSettings(db, at.settings, next, now));
        next.settings = at.settingsTag;
        SHERIA_CHECK(putRole(db, next));
        return next;
    }));
    m_status->set(state);
    return {};
}

Result<void> Follower::apply(ReplicaState &state, const Found &found, const Place &place,
                             const std::stop_token &stop)
{
    const Position &at = found.at;
    SHERIA_TRY(const auto folder, store::TemporaryFolder::beside(m_writer.libraryPath()));
    const QString path = folder->filePath(u"changes.zip"_s);
    SHERIA_CHECK(m_peers.fetch(found.base, *at.since, place, path, stop));
    SHERIA_CHECK(pack::followPack(m_writer, path, m_clock, stop));
    SHERIA_TRY(const qint64 reached, m_writer.write([&](Database &db) -> Result<qint64> {
        SHERIA_TRY(const auto revision, store::findPackOrigin(db, at.library));
        SHERIA_TRY(ReplicaState next, store::replicaState(db));
        const qint64 here = revision.value_or(0);
        if (next.role != ReplicaRole::Replica)
            return Error{ErrorCode::Cancelled, {}};
        if (here >= at.revision)
            next.parts = at.parts;
        SHERIA_CHECK(store::noteReplicaStep(db, at.library, here));
        SHERIA_CHECK(store::putReplicaState(db, next));
        state = next;
        return here;
    }));
    if (reached >= at.revision)
        return noteEqual(found);
    if (reached <= *at.since)
        return Error{ErrorCode::Corrupt, u"the server sent changes that lead nowhere"_s};
    wake();
    return {};
}

/// It holds what the server had when it was asked.
Result<void> Follower::noteEqual(const Found &found)
{
    if (!found.at.age)
        return {}; // A replica that does not know itself how old it is.
    constexpr qint64 MsPerSecond = 1000;
    const QDateTime equalAt = found.askedAt.addMSecs(-*found.at.age * MsPerSecond);
    m_status->setEqualAt(equalAt);
    if (m_keptAt.isValid() && m_keptAt.secsTo(equalAt) < KeptEvery.count() && m_keptAt <= equalAt)
        return {};
    m_keptAt = equalAt;
    return m_writer.write([&](Database &db) -> Result<void> {
        SHERIA_TRY(ReplicaState next, store::replicaState(db));
        if (next.role != ReplicaRole::Replica)
            return {};
        next.equalAt = equalAt;
        return store::putReplicaState(db, next);
    });
}

/// Tells former primaries that this library was promoted.
Result<void> Follower::announce(const ReplicaState &state, const std::stop_token &stop)
{
    if (state.epoch == 1)
        return {};
    SHERIA_TRY(const QByteArray own, store::packIdentity(m_reader));
    for (const QByteArray &base : m_options.servers) {
        const Result<Position> at = m_peers.ask(base, Place(), stop);
        if (!at || at->library == own || at->role != ReplicaRole::Primary)
            continue; // One that does not answer changes nothing either, as far as is known.
        if (at->epoch == state.epoch)
            return Error{
                ErrorCode::Conflict,
                u"%1 was promoted, too, to the same epoch %2: stop one of the two, and let it follow the other one with a new library"_s
                    .arg(QString::fromUtf8(base))
                    .arg(state.epoch)};
        if (at->epoch < state.epoch)
            SHERIA_CHECK(m_peers.replace(base, state.epoch, m_address, stop));
    }
    return {};
}

} // namespace sheria::replica
