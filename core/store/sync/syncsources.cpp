// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sync/syncsources.h"

#include "core/base/limits.h"
#include "core/store/audit/auditqueries.h"
#include "core/store/db/records.h"

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto Sources = records<SyncSource>(
    "id, base, selection, token_from, interval_minutes, created_at, kind, is_paused, is_metered, "
    "watermark, checked_at, license_name, license_url",
    "FROM sync_source", &SyncSource::id, &SyncSource::base, &SyncSource::selection,
    &SyncSource::tokenFrom, &SyncSource::intervalMinutes, &SyncSource::createdAt, &SyncSource::kind,
    &SyncSource::isPaused, &SyncSource::isMetered, &SyncSource::watermark, &SyncSource::checkedAt,
    &SyncSource::licenseName, &SyncSource::licenseUrl);

} // namespace

Result<std::vector<SyncSource>> listSyncSources(Database &db)
{
    return Sources.list(db, "ORDER BY id");
}

Result<SyncSource> findSyncSource(Database &db, qint64 id)
{
    return found(Sources.find(db, "WHERE id = ?1", id),
                 {ErrorCode::NotFound, Message::tr("no such source: %1", id)});
}

Result<qint64> addSyncSource(Database &db, const SyncSource &source)
{
    SHERIA_TRY(const std::optional<qint64> known,
               Statement::id(db, "SELECT id FROM sync_source WHERE base = ?1 AND kind = ?2",
                             source.base, source.kind));
    if (known)
        return Error{ErrorCode::Conflict,
                     Message::tr("%1 is already a source, number %2", source.base, *known)};
    SHERIA_CHECK(Sources.insert(db, source));
    const qint64 id = db.lastInsertId();
    SHERIA_CHECK(noteAdded(db, AuditKind::Source, id));
    return id;
}

Result<void> changeSyncSource(Database &db, const SyncSource &source)
{
    return audited(db, AuditKind::Source, QByteArray::number(source.id), [&]() -> Result<void> {
        SHERIA_TRY(const SyncSource known, findSyncSource(db, source.id));
        SHERIA_CHECK(Sources.write(db, R"sql(
            UPDATE sync_source
               SET selection = ?3, token_from = ?4, interval_minutes = ?5, is_paused = ?8,
                   is_metered = ?9
             WHERE id = ?1
        )sql",
                                   source));
        if (known.selection == source.selection)
            return {};
        SHERIA_CHECK(
            Statement::run(db, "UPDATE sync_source SET watermark = NULL WHERE id = ?1", source.id));
        return dropSyncPass(db, source.id);
    });
}

Result<void> removeSyncSource(Database &db, qint64 id)
{
    return audited(db, AuditKind::Source, QByteArray::number(id), [&]() -> Result<void> {
        SHERIA_TRY(const SyncSource source, findSyncSource(db, id));
        for (const char *sql :
             {"DELETE FROM sync_answer WHERE item_id IN (SELECT id FROM sync_item WHERE source_id "
              "= ?1)",
              "DELETE FROM sync_item WHERE source_id = ?1",
              "DELETE FROM sync_seen WHERE source_id = ?1",
              "DELETE FROM sync_pass WHERE source_id = ?1",
              "DELETE FROM sync_reply WHERE source_id = ?1",
              "DELETE FROM sync_tombstone WHERE source_id = ?1",
              "DELETE FROM sync_run WHERE source_id = ?1", // With all that is noted of them.
              "DELETE FROM sync_source WHERE id = ?1"})
            SHERIA_CHECK(Statement::run(db, sql, source.id));
        return {};
    });
}

Result<void> setSyncWatermark(Database &db, qint64 id, const QDateTime &watermark)
{
    return Statement::run(db, "UPDATE sync_source SET watermark = ?2 WHERE id = ?1", id, watermark);
}

Result<void> setSyncLicense(Database &db, const SyncSource &source)
{
    return Statement::run(
        db, "UPDATE sync_source SET license_name = ?2, license_url = ?3 WHERE id = ?1", source.id,
        source.licenseName, source.licenseUrl);
}

Result<void> setSyncChecked(Database &db, qint64 id, const QDateTime &at)
{
    return Statement::run(db, "UPDATE sync_source SET checked_at = ?2 WHERE id = ?1", id, at);
}

namespace {

struct PassKindField
{
    void read(const Statement &row, int column, SyncPass &pass) const
    {
        pass.isEverything = row.view(column) == "everything";
    }
    QByteArrayView value(const SyncPass &pass) const
    {
        return pass.isEverything ? "everything" : "changes";
    }
};

/// In the column "restarts", which counted something in earlier versions, and was never below 0.
struct PassSteadyField
{
    static constexpr int Missed = -1;

    void read(const Statement &row, int column, SyncPass &pass) const
    {
        pass.isSteady = row.integer(column) != Missed;
    }
    int value(const SyncPass &pass) const { return pass.isSteady ? 0 : Missed; }
};

constexpr auto Passes = records<SyncPass>(
    "kind, server_time, since, list, page, count, restarts, next", "FROM sync_pass",
    PassKindField(), &SyncPass::serverTime, &SyncPass::since, &SyncPass::list, &SyncPass::page,
    &SyncPass::count, PassSteadyField(), &SyncPass::next);

} // namespace

Result<std::optional<SyncPass>> findSyncPass(Database &db, qint64 sourceId)
{
    return Passes.find(db, "WHERE source_id = ?1", sourceId);
}

Result<void> putSyncPass(Database &db, qint64 sourceId, const SyncPass &pass)
{
    return Passes.upsert(db, "source_id", pass, "source_id", sourceId);
}

Result<void> dropSyncPass(Database &db, qint64 sourceId)
{
    SHERIA_CHECK(Statement::run(db, "DELETE FROM sync_seen WHERE source_id = ?1", sourceId));
    return Statement::run(db, "DELETE FROM sync_pass WHERE source_id = ?1", sourceId);
}

namespace {

/// Remembers the invocation; false when it is known.
Result<bool> isNew(Database &db, const SyncRequest &request)
{
    if (request.invocationId.isEmpty())
        return true;
    SHERIA_CHECK(Statement::run(db, "DELETE FROM received_invocation WHERE received_at < ?1",
                                request.receivedAt.addDays(-limits::MaxSettledDays)));
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO received_invocation (invocation_id, received_at) VALUES (?1, ?2)
            ON CONFLICT DO NOTHING
    )sql",
                                request.invocationId, request.receivedAt));
    if (db.changes() == 0)
        return false;
    SHERIA_CHECK(Statement::run(db, R"sql(
        DELETE FROM received_invocation WHERE invocation_id IN (
            SELECT invocation_id FROM received_invocation ORDER BY received_at
             LIMIT max(0, (SELECT count(*) FROM received_invocation) - ?1))
    )sql",
                                MostReceivedInvocations));
    return true;
}

/// Errors: Unavailable when as many works wait as may, and this is another one.
Result<void> checkQueue(Database &db, const QByteArray &workUri)
{
    SHERIA_TRY(const qint64 hasRoom,
               Statement::number(db, R"sql(
        SELECT count(*) < ?1 OR EXISTS (SELECT 1 FROM sync_request WHERE work_uri = ?2)
          FROM sync_request
    )sql",
                                 MostSyncRequests, workUri));
    if (hasRoom != 0)
        return {};
    return Error{ErrorCode::Unavailable,
                 Message::tr("%1 works are waiting to be downloaded; try again later",
                             MostSyncRequests)};
}

constexpr auto Requests = records<SyncRequest>(
    "id, work_uri, url, action, invocation_id, received_at, not_before", "FROM sync_request",
    &SyncRequest::id, &SyncRequest::workUri, &SyncRequest::url, &SyncRequest::action,
    &SyncRequest::invocationId, &SyncRequest::receivedAt, &SyncRequest::notBefore);

} // namespace

Result<bool> queueSyncRequest(Database &db, const SyncRequest &request)
{
    SHERIA_CHECK(checkQueue(db, request.workUri));
    SHERIA_TRY(const bool isFirst, isNew(db, request));
    if (!isFirst)
        return false;
    SHERIA_CHECK(Requests.upsert(db, "work_uri", request));
    return true;
}

Result<std::vector<SyncRequest>> dueSyncRequests(Database &db, const QDateTime &now, int limit)
{
    return Requests.list(
        db, "WHERE not_before <= ?1 OR received_at > ?1 ORDER BY received_at, id LIMIT ?2", now,
        limit);
}

Result<void> finishSyncRequest(Database &db, const SyncRequest &request)
{
    return Statement::run(db, R"sql(
        DELETE FROM sync_request WHERE id = ?1 AND received_at = ?2 AND invocation_id = ?3
    )sql",
                          request.id, request.receivedAt, request.invocationId);
}

} // namespace sheria::store
