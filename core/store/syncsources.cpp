#include "core/store/syncsources.h"

#include "core/base/limits.h"
#include "core/store/statement.h"

namespace sheria::store {

namespace {

using namespace Qt::StringLiterals;

SyncSource sourceFrom(const Statement &row)
{
    return {row.integer(0),
            row.text(1),
            row.text(2),
            row.text(3),
            static_cast<int>(row.integer(4)),
            row.dateTime(5),
            row.dateTime(6),
            row.dateTime(7)};
}

Result<void> setInstant(Database &db, const char *sql, qint64 id, const QDateTime &at)
{
    SHERIA_TRY(Statement change, Statement::prepare(db, sql));
    change.bind(1, id).bind(2, at);
    return change.run();
}

Result<void> runFor(Database &db, const char *sql, qint64 id)
{
    SHERIA_TRY(Statement statement, Statement::prepare(db, sql));
    statement.bind(1, id);
    return statement.run();
}

} // namespace

Result<std::vector<SyncSource>> listSyncSources(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT id, base, selection, token_from, interval_minutes, created_at, watermark, checked_at
          FROM sync_source ORDER BY id
    )sql"));
    std::vector<SyncSource> out;
    while (true) {
        SHERIA_TRY(const bool hasRow, query.step());
        if (!hasRow)
            return out;
        out.push_back(sourceFrom(query));
    }
}

Result<SyncSource> findSyncSource(Database &db, qint64 id)
{
    SHERIA_TRY(const auto all, listSyncSources(db));
    for (const SyncSource &source : all) {
        if (source.id == id)
            return source;
    }
    return Error{ErrorCode::NotFound, u"there is no source %1"_s.arg(id)};
}

Result<qint64> addSyncSource(Database &db, const SyncSource &source)
{
    SHERIA_TRY(const auto all, listSyncSources(db));
    for (const SyncSource &known : all) {
        if (known.base == source.base)
            return Error{ErrorCode::Conflict,
                         u"%1 is a source already, number %2"_s.arg(QString::fromUtf8(source.base))
                             .arg(known.id)};
    }
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO sync_source (base, selection, token_from, interval_minutes, created_at)
        VALUES (?1, ?2, ?3, ?4, ?5)
    )sql"));
    add.bind(1, source.base)
        .bind(2, source.selection)
        .bind(3, source.tokenFrom)
        .bind(4, source.intervalMinutes)
        .bind(5, source.createdAt);
    SHERIA_CHECK(add.run());
    return db.lastInsertId();
}

Result<void> removeSyncSource(Database &db, qint64 id)
{
    SHERIA_TRY(const SyncSource source, findSyncSource(db, id));
    for (
        const char *sql :
        {"DELETE FROM sync_answer WHERE item_id IN (SELECT id FROM sync_item WHERE source_id = ?1)",
         "DELETE FROM sync_item WHERE source_id = ?1", "DELETE FROM sync_seen WHERE source_id = ?1",
         "DELETE FROM sync_pass WHERE source_id = ?1",
         "DELETE FROM sync_tombstone WHERE source_id = ?1",
         "DELETE FROM sync_run WHERE source_id = ?1", "DELETE FROM sync_source WHERE id = ?1"})
        SHERIA_CHECK(runFor(db, sql, source.id));
    return {};
}

Result<void> setSyncWatermark(Database &db, qint64 id, const QDateTime &watermark)
{
    return setInstant(db, "UPDATE sync_source SET watermark = ?2 WHERE id = ?1", id, watermark);
}

Result<void> setSyncChecked(Database &db, qint64 id, const QDateTime &at)
{
    return setInstant(db, "UPDATE sync_source SET checked_at = ?2 WHERE id = ?1", id, at);
}

Result<std::optional<SyncPass>> findSyncPass(Database &db, qint64 sourceId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT kind, server_time, since, list, page, count, restarts
          FROM sync_pass WHERE source_id = ?1
    )sql"));
    query.bind(1, sourceId);
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return std::optional<SyncPass>();
    SyncPass pass;
    pass.isEverything = query.view(0) == "everything";
    pass.serverTime = query.dateTime(1);
    pass.since = query.dateTime(2);
    pass.list = static_cast<int>(query.integer(3));
    pass.page = static_cast<int>(query.integer(4));
    if (!query.isNull(5))
        pass.count = query.integer(5);
    pass.restarts = static_cast<int>(query.integer(6));
    return std::optional(pass);
}

Result<void> putSyncPass(Database &db, qint64 sourceId, const SyncPass &pass)
{
    SHERIA_TRY(Statement put, Statement::prepare(db, R"sql(
        INSERT INTO sync_pass (source_id, kind, server_time, since, list, page, count, restarts)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
            ON CONFLICT (source_id) DO UPDATE
               SET kind = excluded.kind, server_time = excluded.server_time,
                   since = excluded.since, list = excluded.list, page = excluded.page,
                   count = excluded.count, restarts = excluded.restarts
    )sql"));
    put.bind(1, sourceId)
        .bind(2, pass.isEverything ? "everything" : "changes")
        .bind(3, pass.serverTime)
        .bind(4, pass.since)
        .bind(5, pass.list)
        .bind(6, pass.page)
        .bind(7, pass.count)
        .bind(8, pass.restarts);
    return put.run();
}

Result<void> dropSyncPass(Database &db, qint64 sourceId)
{
    SHERIA_CHECK(runFor(db, "DELETE FROM sync_seen WHERE source_id = ?1", sourceId));
    return runFor(db, "DELETE FROM sync_pass WHERE source_id = ?1", sourceId);
}

Result<qint64> beginSyncRun(Database &db, qint64 sourceId, const QDateTime &now)
{
    SHERIA_TRY(Statement forget, Statement::prepare(db, R"sql(
        DELETE FROM sync_run WHERE source_id = ?1
           AND id <= (SELECT COALESCE(MAX(id), 0) FROM sync_run) - ?2
    )sql"));
    forget.bind(1, sourceId).bind(2, limits::MaxSyncRuns);
    SHERIA_CHECK(forget.run());
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO sync_run (source_id, started_at, outcome, listed, fetched, failed, deleted,
                              requests, bytes, note)
        VALUES (?1, ?2, '', 0, 0, 0, 0, 0, 0, '')
    )sql"));
    add.bind(1, sourceId).bind(2, now);
    SHERIA_CHECK(add.run());
    return db.lastInsertId();
}

Result<void> putSyncRun(Database &db, const SyncRun &run)
{
    SHERIA_TRY(Statement put, Statement::prepare(db, R"sql(
        UPDATE sync_run SET ended_at = ?2, outcome = ?3, listed = ?4, fetched = ?5, failed = ?6,
                            deleted = ?7, requests = ?8, bytes = ?9, note = ?10
         WHERE id = ?1
    )sql"));
    put.bind(1, run.id)
        .bind(2, run.endedAt)
        .bind(3, run.outcome)
        .bind(4, run.listed)
        .bind(5, run.fetched)
        .bind(6, run.failed)
        .bind(7, run.deleted)
        .bind(8, run.requests)
        .bind(9, run.bytes)
        .bind(10, run.note);
    return put.run();
}

Result<std::vector<SyncRun>> listSyncRuns(Database &db, qint64 sourceId, int limit)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT id, source_id, started_at, ended_at, outcome, listed, fetched, failed, deleted,
               requests, bytes, note
          FROM sync_run WHERE source_id = ?1 ORDER BY id DESC LIMIT ?2
    )sql"));
    query.bind(1, sourceId).bind(2, limit);
    std::vector<SyncRun> out;
    while (true) {
        SHERIA_TRY(const bool hasRow, query.step());
        if (!hasRow)
            return out;
        out.push_back({query.integer(0), query.integer(1), query.dateTime(2), query.dateTime(3),
                       query.text(4), query.integer(5), query.integer(6), query.integer(7),
                       query.integer(8), query.integer(9), query.integer(10), query.string(11)});
    }
}

} // namespace sheria::store
