// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sync/synchistory.h"

#include "core/base/limits.h"
#include "core/store/db/records.h"

#include <map>

namespace sheria::store {

namespace {

constexpr auto Runs = records<SyncRun>(
    "id, source_id, cause, started_at, ended_at, outcome, listed, fetched, failed, deleted, "
    "requests, bytes, note",
    "FROM sync_run", &SyncRun::id, &SyncRun::sourceId, &SyncRun::cause, &SyncRun::startedAt,
    &SyncRun::endedAt, &SyncRun::outcome, &SyncRun::listed, &SyncRun::fetched, &SyncRun::failed,
    &SyncRun::deleted, &SyncRun::requests, &SyncRun::bytes, &SyncRun::note);

constexpr auto RunWorks = records<SyncRunWork>(
    "w.run_id, w.work_uri, w.news, w.expression_uri, w.previous_uri, w.title, r.started_at",
    "FROM sync_run r JOIN sync_run_work w ON w.run_id = r.id", &SyncRunWork::runId,
    &SyncRunWork::workUri, &SyncRunWork::news, &SyncRunWork::expressionUri,
    &SyncRunWork::previousUri, &SyncRunWork::title, &SyncRunWork::at);

constexpr auto RunPlaces = records<SyncRunPlace>("place, added, changed, deleted, failed",
                                                 "FROM sync_run_place", &SyncRunPlace::place,
                                                 &SyncRunPlace::added, &SyncRunPlace::changed,
                                                 &SyncRunPlace::deleted, &SyncRunPlace::failed);

constexpr auto RunTroubles = records<SyncRunTrouble>("expression_uri, what",
                                                     "FROM sync_run_trouble", &SyncRunTrouble::uri,
                                                     &SyncRunTrouble::what);

Result<void> forgetOldRuns(Database &db, qint64 sourceId)
{
    return Statement::run(db, R"sql(
        DELETE FROM sync_run
         WHERE id IN (SELECT id FROM sync_run WHERE source_id = ?1
                       ORDER BY id DESC LIMIT -1 OFFSET ?2)
    )sql",
                          sourceId, limits::MaxSyncRuns);
}

} // namespace

Result<qint64> beginSyncRun(Database &db, qint64 sourceId, const QByteArray &cause,
                            const QDateTime &now)
{
    SHERIA_CHECK(forgetOldRuns(db, sourceId));
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE sync_run SET outcome = 'cut off' WHERE source_id = ?1 AND outcome = ''
    )sql",
                                sourceId));
    SyncRun run;
    run.sourceId = sourceId;
    run.cause = cause;
    run.startedAt = now;
    SHERIA_CHECK(Runs.insert(db, run));
    return db.lastInsertId();
}

Result<void> putSyncRun(Database &db, const SyncRun &run)
{
    return Runs.write(db, R"sql(
        UPDATE sync_run SET ended_at = ?5, outcome = ?6, listed = ?7, fetched = ?8, failed = ?9,
                            deleted = ?10, requests = ?11, bytes = ?12, note = ?13
         WHERE id = ?1
    )sql",
                      run);
}

Result<std::optional<QDateTime>> oldestSync(Database &db)
{
    const auto moment = [](const Statement &row) {
        QDateTime at;
        row.get(0, at);
        return at;
    };
    SHERIA_TRY(const auto found,
               Statement::first(db, R"sql(
        SELECT MIN(COALESCE((SELECT MAX(r.ended_at) FROM sync_run r
                              WHERE r.source_id = s.id AND r.outcome IN ('done', 'findings')),
                            s.created_at))
          FROM sync_source s WHERE s.interval_minutes > 0 AND NOT s.is_paused
    )sql",
                                moment));
    return found && found->isValid() ? found : std::nullopt;
}

Result<std::vector<SyncRun>> listSyncRuns(Database &db, qint64 sourceId, int limit)
{
    return Runs.list(db, "WHERE source_id = ?1 ORDER BY id DESC LIMIT ?2", sourceId, limit);
}

Result<void> addToSyncRunPlace(Database &db, qint64 runId, const SyncRunPlace &more)
{
    return RunPlaces.write(db, R"sql(
        INSERT INTO sync_run_place (place, added, changed, deleted, failed, run_id)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            ON CONFLICT (run_id, place) DO UPDATE
               SET added = added + excluded.added, changed = changed + excluded.changed,
                   deleted = deleted + excluded.deleted, failed = failed + excluded.failed
    )sql",
                           more, runId);
}

Result<std::vector<SyncRunPlace>> syncRunPlaces(Database &db, qint64 runId)
{
    return RunPlaces.list(db, "WHERE run_id = ?1 ORDER BY place", runId);
}

Result<void> noteSyncRunWork(Database &db, const SyncRunWork &work)
{
    // What is new is not also changed; what is amended is not also changed; and so on for one run.
    return RunWorks.write(db, R"sql(
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
                          work);
}

Result<std::vector<SyncRunWork>> listSyncNews(Database &db, std::optional<qint64> sourceId,
                                              int limit)
{
    return RunWorks.list(db, R"sql(
        WHERE ?1 IS NULL OR r.source_id = ?1
        ORDER BY r.id DESC, w.news, w.title, w.work_uri LIMIT ?2
    )sql",
                         sourceId, limit);
}

Result<void> putSyncRunTroubles(Database &db, qint64 runId,
                                const std::vector<SyncRunTrouble> &troubles)
{
    SHERIA_CHECK(Statement::run(db, "DELETE FROM sync_run_trouble WHERE run_id = ?1", runId));
    return RunTroubles.insertAll(db, troubles, "run_id, number", runId, 1);
}

Result<std::vector<SyncRunTrouble>> syncRunTroubles(Database &db, qint64 runId)
{
    return RunTroubles.list(db, "WHERE run_id = ?1 ORDER BY number", runId);
}

namespace {

/// By how much a mark says.
int rankOf(SyncNews news)
{
    switch (news) {
    case SyncNews::New: return 0;
    case SyncNews::Repealed: return 1;
    case SyncNews::Amended: return 2;
    case SyncNews::Changed: return 3;
    case SyncNews::Deleted: return 4;
    }
    Q_UNREACHABLE();
}

Result<void> addNews(Database &db, std::map<QByteArray, UnreadWork> &works)
{
    return Statement::each(
        db, R"sql(
        SELECT w.run_id, w.work_uri, w.news
          FROM sync_run_work w JOIN sync_run r ON r.id = w.run_id
         WHERE w.news <> 'deleted'
           AND w.run_id > (SELECT MIN(f.id) FROM sync_run f
                            WHERE f.source_id = r.source_id AND f.outcome IN ('done', 'findings'))
           AND NOT EXISTS (SELECT 1 FROM sync_read s
                            WHERE s.work_uri = w.work_uri AND s.run_id >= w.run_id)
    )sql",
        [&](const Statement &row) {
            const QByteArray uri = row.text(1);
            const SyncNews news = enumNamed<SyncNews>(row.view(2)).value_or(SyncNews::Changed);
            const auto [found, isNew] = works.try_emplace(uri, UnreadWork{uri, news, false, false});
            if (!isNew && rankOf(news) < rankOf(found->second.news))
                found->second.news = news;
        });
}

Result<void> addStale(Database &db, std::map<QByteArray, UnreadWork> &works)
{
    return Statement::each(db, R"sql(
        SELECT DISTINCT work_uri FROM sync_item WHERE state = 'stale'
    )sql",
                           [&](const Statement &row) {
                               const QByteArray uri = row.text(0);
                               works
                                   .try_emplace(uri, UnreadWork{uri, SyncNews::Changed, true, true})
                                   .first->second.isStale = true;
                           });
}

} // namespace

Result<std::vector<UnreadWork>> listUnreadWorks(Database &db)
{
    std::map<QByteArray, UnreadWork> works;
    SHERIA_CHECK(addNews(db, works));
    SHERIA_CHECK(addStale(db, works));
    std::vector<UnreadWork> out;
    out.reserve(works.size());
    for (auto &[uri, work] : works)
        out.push_back(std::move(work));
    return out;
}

Result<void> markWorkRead(Database &db, QByteArrayView workUri)
{
    return Statement::run(db, R"sql(
        INSERT OR REPLACE INTO sync_read (work_uri, run_id)
        SELECT work_uri, MAX(run_id) FROM sync_run_work WHERE work_uri = ?1 GROUP BY work_uri
    )sql",
                          workUri);
}

Result<void> markAllWorksRead(Database &db)
{
    return Statement::run(db, R"sql(
        INSERT OR REPLACE INTO sync_read (work_uri, run_id)
        SELECT work_uri, MAX(run_id) FROM sync_run_work GROUP BY work_uri
    )sql");
}

} // namespace sheria::store
