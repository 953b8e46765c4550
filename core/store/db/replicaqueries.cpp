// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/db/replicaqueries.h"

#include "core/base/hash.h"
#include "core/store/db/records.h"

namespace sheria::store {

namespace {

constexpr auto ReplicaStates = records<ReplicaState>(
    "role, epoch, primary_url, library, parts, settings, webhooks, equal_at", "FROM replica",
    &ReplicaState::role, &ReplicaState::epoch, &ReplicaState::primary, &ReplicaState::library,
    &ReplicaState::parts, &ReplicaState::settings, &ReplicaState::webhooks, &ReplicaState::equalAt);

/// So many changes of a primary are remembered by number: those that its other replicas may be behind.
constexpr qint64 MostSteps = 100'000;

/// The latest revision of this library.
constexpr const char *Latest = "SELECT seq FROM sqlite_sequence WHERE name = 'change'";

} // namespace

Result<ReplicaState> replicaState(Database &db)
{
    SHERIA_TRY(const std::optional<ReplicaState> state, ReplicaStates.find(db, "WHERE id = 1"));
    return state.value_or(ReplicaState());
}

Result<void> putReplicaState(Database &db, const ReplicaState &state)
{
    return ReplicaStates.write(db, R"sql(
        INSERT OR REPLACE INTO replica
               (id, role, epoch, primary_url, library, parts, settings, webhooks, equal_at)
        VALUES (1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
    )sql",
                               state);
}

Result<void> checkMayChange(Database &db)
{
    SHERIA_TRY(const std::optional<ReplicaState> state, ReplicaStates.find(db, R"sql(
        WHERE role <> 'primary'
          AND NOT EXISTS (SELECT 1 FROM sqlite_temp_master WHERE name = 'primary_changes')
    )sql"));
    if (!state)
        return {};
    return Error{
        ErrorCode::Conflict,
        state->role == ReplicaRole::Replica
            ? Message::tr("this library is a replica: make the change at its primary, %1",
                          state->primary)
            : Message::tr("this library was replaced: make the change at its successor, %1",
                          state->primary)};
}

Result<void> letPrimaryChange(Database &db)
{
    return db.execute("CREATE TEMP TABLE IF NOT EXISTS primary_changes (id INTEGER)");
}

Result<QByteArray> generalPartsTag(Database &db)
{
    constexpr qsizetype TagLength = 32;
    QByteArray all;
    SHERIA_CHECK(Statement::each(db, R"sql(
        SELECT json_array(code, name, primary_language, as_at_date) FROM place
        UNION ALL SELECT json_array(id, slug, name, is_public, parent_id, position) FROM topic
        UNION ALL SELECT json_array(id, name, description, root_topic, updated_at) FROM enrichment_dataset
        UNION ALL SELECT json_array(COUNT(*), MAX(id)) FROM enrichment
        UNION ALL SELECT revision FROM knowledge_revision
         ORDER BY 1
    )sql",
                                 [&all](const Statement &row) { all += row.text(0) + '\n'; }));
    return sha256Hex(all).first(TagLength);
}

Result<void> noteReplicaStep(Database &db, QByteArrayView library, qint64 revision)
{
    SHERIA_TRY(const qint64 own, Statement::number(db, Latest));
    SHERIA_CHECK(Statement::run(db, "INSERT OR REPLACE INTO replica_step VALUES (?1, ?2, ?3)",
                                library, revision, own));
    return Statement::run(db, R"sql(
        DELETE FROM replica_step
         WHERE library = ?1 AND revision < (SELECT revision FROM replica_step WHERE library = ?1
                                             ORDER BY revision DESC LIMIT 1 OFFSET ?2)
    )sql",
                          library, MostSteps);
}

Result<std::optional<qint64>> ownRevisionOf(Database &db, QByteArrayView library, qint64 revision)
{
    return Statement::id(db, R"sql(
        SELECT ?2 FROM pack_identity
         WHERE id = ?1 AND ?2 <= COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'change'), 0)
        UNION ALL
        SELECT * FROM (SELECT own_revision FROM replica_step
                        WHERE library = ?1 AND revision <= ?2
                          AND ?2 <= (SELECT MAX(revision) FROM replica_step WHERE library = ?1)
                        ORDER BY revision DESC LIMIT 1)
    )sql",
                         library, revision);
}

Result<void> adoptPrimary(Database &db, QByteArrayView library, qint64 revision,
                          const QDateTime &now)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT OR REPLACE INTO pack_origin (id, revision, applied_at) VALUES (?1, ?2, ?3)
    )sql",
                                library, revision, now));
    // A copy of its file is a library of its own from now on.
    SHERIA_CHECK(Statement::run(
        db, "UPDATE pack_identity SET id = lower(hex(randomblob(16))) WHERE id = ?1", library));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM pack_knowledge WHERE library = ?1", library));
    // What is defined here is the primary's, which may change and remove all of it.
    SHERIA_CHECK(Statement::run(db, "DELETE FROM knowledge_origin"));
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO knowledge_origin
               (code, library, name, description, kind, places, natures, topics, courts, languages)
        SELECT code, ?1, name, description, kind, places, natures, topics, courts, languages
          FROM knowledge_base
    )sql",
                                library));
    return noteReplicaStep(db, library, revision);
}

} // namespace sheria::store
