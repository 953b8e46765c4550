#include "core/store/syncsources.h"

#include "core/store/statement.h"

namespace sheria::store {

namespace {

using namespace Qt::StringLiterals;

struct KindName
{
    SyncKind kind;
    const char *name;
};
constexpr KindName KindNames[] = {{SyncKind::Legislation, "legislation"},
                                  {SyncKind::Decisions, "decisions"},
                                  {SyncKind::Knowledge, "knowledge"}};

SyncSource sourceFrom(const Statement &row)
{
    SyncSource source;
    source.id = row.integer(0);
    source.kind = syncKindOf(row.view(1)).value_or(SyncKind::Legislation);
    source.base = row.text(2);
    source.selection = row.text(3);
    source.tokenFrom = row.text(4);
    source.intervalMinutes = static_cast<int>(row.integer(5));
    source.isPaused = row.boolean(6);
    source.isMetered = row.boolean(7);
    source.createdAt = row.dateTime(8);
    source.watermark = row.dateTime(9);
    source.checkedAt = row.dateTime(10);
    return source;
}

Result<void> setInstant(Database &db, const char *sql, qint64 id, const QDateTime &at)
{
    return Statement::run(db, sql, id, at);
}

} // namespace

QByteArray syncKindName(SyncKind kind)
{
    return KindNames[static_cast<int>(kind)].name;
}

std::optional<SyncKind> syncKindOf(QByteArrayView name)
{
    for (const KindName &one : KindNames) {
        if (name == QByteArrayView(one.name))
            return one.kind;
    }
    return std::nullopt;
}

Result<std::vector<SyncSource>> listSyncSources(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT id, kind, base, selection, token_from, interval_minutes, is_paused, is_metered,
               created_at, watermark, checked_at
          FROM sync_source ORDER BY id
    )sql"));
    return query.all(sourceFrom);
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
        if (known.base == source.base && known.kind == source.kind)
            return Error{ErrorCode::Conflict,
                         u"%1 is a source already, number %2"_s.arg(QString::fromUtf8(source.base))
                             .arg(known.id)};
    }
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO sync_source (base, selection, token_from, interval_minutes, created_at, kind,
                                 is_paused, is_metered)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
    )sql",
                                source.base, source.selection, source.tokenFrom,
                                source.intervalMinutes, source.createdAt, syncKindName(source.kind),
                                source.isPaused, source.isMetered));
    return db.lastInsertId();
}

Result<void> changeSyncSource(Database &db, const SyncSource &source)
{
    SHERIA_TRY(const SyncSource known, findSyncSource(db, source.id));
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE sync_source
           SET selection = ?2, token_from = ?3, interval_minutes = ?4, is_paused = ?5,
               is_metered = ?6
         WHERE id = ?1
    )sql",
                                source.id, source.selection, source.tokenFrom,
                                source.intervalMinutes, source.isPaused, source.isMetered));
    if (known.selection == source.selection)
        return {};
    SHERIA_CHECK(
        Statement::run(db, "UPDATE sync_source SET watermark = NULL WHERE id = ?1", source.id));
    return dropSyncPass(db, source.id);
}

Result<void> removeSyncSource(Database &db, qint64 id)
{
    SHERIA_TRY(const SyncSource source, findSyncSource(db, id));
    for (
        const char *sql :
        {"DELETE FROM sync_answer WHERE item_id IN (SELECT id FROM sync_item WHERE source_id = ?1)",
         "DELETE FROM sync_item WHERE source_id = ?1", "DELETE FROM sync_seen WHERE source_id = ?1",
         "DELETE FROM sync_pass WHERE source_id = ?1",
         "DELETE FROM sync_reply WHERE source_id = ?1",
         "DELETE FROM sync_tombstone WHERE source_id = ?1",
         "DELETE FROM sync_run WHERE source_id = ?1", // With all that is noted of them.
         "DELETE FROM sync_source WHERE id = ?1"})
        SHERIA_CHECK(Statement::run(db, sql, source.id));
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
    return Statement::run(db, R"sql(
        INSERT INTO sync_pass (source_id, kind, server_time, since, list, page, count, restarts)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
            ON CONFLICT (source_id) DO UPDATE
               SET kind = excluded.kind, server_time = excluded.server_time,
                   since = excluded.since, list = excluded.list, page = excluded.page,
                   count = excluded.count, restarts = excluded.restarts
    )sql",
                          sourceId, pass.isEverything ? "everything" : "changes", pass.serverTime,
                          pass.since, pass.list, pass.page, pass.count, pass.restarts);
}

Result<void> dropSyncPass(Database &db, qint64 sourceId)
{
    SHERIA_CHECK(Statement::run(db, "DELETE FROM sync_seen WHERE source_id = ?1", sourceId));
    return Statement::run(db, "DELETE FROM sync_pass WHERE source_id = ?1", sourceId);
}

} // namespace sheria::store
