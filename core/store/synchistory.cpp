#include "core/store/synchistory.h"

#include "core/base/limits.h"
#include "core/store/statement.h"

#include <iterator>

namespace sheria::store {

namespace {

struct NewsName
{
    SyncNews news;
    const char *name;
};
constexpr NewsName NewsNames[] = {{SyncNews::New, "new"},
                                  {SyncNews::Amended, "amended"},
                                  {SyncNews::Changed, "changed"},
                                  {SyncNews::Repealed, "repealed"},
                                  {SyncNews::Deleted, "deleted"}};

SyncNews newsOf(QByteArrayView name)
{
    for (const NewsName &one : NewsNames) {
        if (name == QByteArrayView(one.name))
            return one.news;
    }
    return SyncNews::Changed;
}

Result<std::vector<SyncRunWork>> worksOf(Statement query)
{
    return query.all([](const Statement &row) {
        return SyncRunWork{row.integer(0), row.text(1),   newsOf(row.view(2)), row.text(3),
                           row.text(4),    row.string(5), row.dateTime(6)};
    });
}

Result<void> forgetOldRuns(Database &db, qint64 sourceId)
{
    return Statement::run(db, R"sql(
        DELETE FROM sync_run WHERE source_id = ?1
           AND id <= (SELECT COALESCE(MAX(id), 0) FROM sync_run) - ?2
    )sql",
                          sourceId, limits::MaxSyncRuns);
}

} // namespace

QByteArray newsName(SyncNews news)
{
    return NewsNames[static_cast<int>(news)].name;
}

Result<qint64> beginSyncRun(Database &db, qint64 sourceId, const QByteArray &cause,
                            const QDateTime &now)
{
    SHERIA_CHECK(forgetOldRuns(db, sourceId));
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE sync_run SET outcome = 'cut off' WHERE source_id = ?1 AND outcome = ''
    )sql",
                                sourceId));
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO sync_run (source_id, cause, started_at, outcome, listed, fetched, failed,
                              deleted, requests, bytes, note)
        VALUES (?1, ?2, ?3, '', 0, 0, 0, 0, 0, 0, '')
    )sql",
                                sourceId, cause, now));
    return db.lastInsertId();
}

Result<void> putSyncRun(Database &db, const SyncRun &run)
{
    return Statement::run(db, R"sql(
        UPDATE sync_run SET ended_at = ?2, outcome = ?3, listed = ?4, fetched = ?5, failed = ?6,
                            deleted = ?7, requests = ?8, bytes = ?9, note = ?10
         WHERE id = ?1
    )sql",
                          run.id, run.endedAt, run.outcome, run.listed, run.fetched, run.failed,
                          run.deleted, run.requests, run.bytes, run.note);
}

Result<std::vector<SyncRun>> listSyncRuns(Database &db, qint64 sourceId, int limit)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT id, source_id, cause, started_at, ended_at, outcome, listed, fetched, failed,
               deleted, requests, bytes, note
          FROM sync_run WHERE source_id = ?1 ORDER BY id DESC LIMIT ?2
    )sql"));
    query.bind(1, sourceId).bind(2, limit);
    return query.all([](const Statement &row) {
        return SyncRun{row.integer(0),  row.integer(1), row.text(2),     row.dateTime(3),
                       row.dateTime(4), row.text(5),    row.integer(6),  row.integer(7),
                       row.integer(8),  row.integer(9), row.integer(10), row.integer(11),
                       row.string(12)};
    });
}

Result<void> addToSyncRunPlace(Database &db, qint64 runId, const SyncRunPlace &more)
{
    return Statement::run(db, R"sql(
        INSERT INTO sync_run_place (run_id, place, added, changed, deleted, failed)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            ON CONFLICT (run_id, place) DO UPDATE
               SET added = added + excluded.added, changed = changed + excluded.changed,
                   deleted = deleted + excluded.deleted, failed = failed + excluded.failed
    )sql",
                          runId, more.place, more.added, more.changed, more.deleted, more.failed);
}

Result<std::vector<SyncRunPlace>> syncRunPlaces(Database &db, qint64 runId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT place, added, changed, deleted, failed FROM sync_run_place
         WHERE run_id = ?1 ORDER BY place
    )sql"));
    query.bind(1, runId);
    return query.all([](const Statement &row) {
        return SyncRunPlace{row.text(0), row.integer(1), row.integer(2), row.integer(3),
                            row.integer(4)};
    });
}

Result<void> noteSyncRunWork(Database &db, const SyncRunWork &work)
{
    // What is new is not also changed; what is amended is not also changed; and so on for one run.
    return Statement::run(db, R"sql(
        INSERT INTO sync_run_work (run_id, work_uri, news, expression_uri, previous_uri, title)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6
         WHERE NOT EXISTS (SELECT 1 FROM sync_run_work
                            WHERE run_id = ?1 AND work_uri = ?2
                              AND (news = 'new' OR (news = 'amended' AND ?3 = 'changed'))
                              AND ?3 <> 'deleted' AND news <> ?3)
            ON CONFLICT (run_id, work_uri, news) DO UPDATE
               SET expression_uri = excluded.expression_uri, previous_uri = excluded.previous_uri,
                   title = excluded.title
             WHERE excluded.expression_uri > expression_uri
    )sql",
                          work.runId, work.workUri, newsName(work.news), work.expressionUri,
                          work.previousUri, work.title);
}

Result<std::vector<SyncRunWork>> listSyncNews(Database &db, std::optional<qint64> sourceId,
                                              int limit)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT w.run_id, w.work_uri, w.news, w.expression_uri, w.previous_uri, w.title,
               r.started_at
          FROM sync_run r JOIN sync_run_work w ON w.run_id = r.id
         WHERE ?1 IS NULL OR r.source_id = ?1
         ORDER BY r.id DESC, w.news, w.title, w.work_uri LIMIT ?2
    )sql"));
    query.bind(1, sourceId).bind(2, limit);
    return worksOf(std::move(query));
}

Result<std::vector<SyncRunWork>> syncRunWorks(Database &db, qint64 runId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT w.run_id, w.work_uri, w.news, w.expression_uri, w.previous_uri, w.title,
               r.started_at
          FROM sync_run_work w JOIN sync_run r ON r.id = w.run_id
         WHERE w.run_id = ?1 ORDER BY w.news, w.title, w.work_uri
    )sql"));
    query.bind(1, runId);
    return worksOf(std::move(query));
}

Result<void> putSyncRunTroubles(Database &db, qint64 runId,
                                const std::vector<SyncRunTrouble> &troubles)
{
    SHERIA_TRY(Statement put, Statement::prepare(db, R"sql(
        INSERT OR REPLACE INTO sync_run_trouble (run_id, number, expression_uri, what)
        VALUES (?1, ?2, ?3, ?4)
    )sql"));
    qint64 number = 0;
    for (const SyncRunTrouble &trouble : troubles) {
        put.bind(1, runId).bind(2, ++number).bind(3, trouble.expressionUri).bind(4, trouble.what);
        SHERIA_CHECK(put.run());
    }
    return {};
}

Result<std::vector<SyncRunTrouble>> syncRunTroubles(Database &db, qint64 runId)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT expression_uri, what FROM sync_run_trouble WHERE run_id = ?1 ORDER BY number
    )sql"));
    query.bind(1, runId);
    return query.all([](const Statement &row) {
        return SyncRunTrouble{row.text(0), row.string(1)};
    });
}

} // namespace sheria::store
