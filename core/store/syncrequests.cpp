#include "core/store/syncrequests.h"

#include "core/base/limits.h"
#include "core/store/statement.h"

namespace sheria::store {

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
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT count(*) < ?1 OR EXISTS (SELECT 1 FROM sync_request WHERE work_uri = ?2)
          FROM sync_request
    )sql"));
    query.bind(1, MostSyncRequests).bind(2, workUri);
    SHERIA_TRY([[maybe_unused]] const bool hasRow, query.step());
    if (query.integer(0) != 0)
        return {};
    return Error{
        ErrorCode::Unavailable,
        QStringLiteral("%1 works wait to be fetched; try again later").arg(MostSyncRequests)};
}

} // namespace

Result<bool> queueSyncRequest(Database &db, const SyncRequest &request)
{
    SHERIA_CHECK(checkQueue(db, request.workUri));
    SHERIA_TRY(const bool isFirst, isNew(db, request));
    if (!isFirst)
        return false;
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO sync_request (work_uri, url, action, invocation_id, received_at, not_before)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            ON CONFLICT (work_uri) DO UPDATE
               SET url = excluded.url, action = excluded.action,
                   invocation_id = excluded.invocation_id, received_at = excluded.received_at,
                   not_before = excluded.not_before
    )sql",
                                request.workUri, request.url, request.action, request.invocationId,
                                request.receivedAt, request.notBefore));
    return true;
}

Result<std::vector<SyncRequest>> dueSyncRequests(Database &db, const QDateTime &now, int limit)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT id, work_uri, url, action, invocation_id, received_at, not_before
          FROM sync_request WHERE not_before <= ?1 OR received_at > ?1 ORDER BY received_at, id LIMIT ?2
    )sql"));
    query.bind(1, now).bind(2, limit);
    return query.all([](const Statement &row) {
        return SyncRequest{row.integer(0), row.text(1),     row.text(2),    row.text(3),
                           row.text(4),    row.dateTime(5), row.dateTime(6)};
    });
}

Result<void> finishSyncRequest(Database &db, const SyncRequest &request)
{
    return Statement::run(db, R"sql(
        DELETE FROM sync_request WHERE id = ?1 AND received_at = ?2 AND invocation_id = ?3
    )sql",
                          request.id, request.receivedAt, request.invocationId);
}

} // namespace sheria::store
