#include "core/store/syncunread.h"

#include "core/store/statement.h"

#include <map>

namespace sheria::store {

namespace {

SyncNews newsNamed(QByteArrayView name)
{
    for (const SyncNews news : {SyncNews::New, SyncNews::Amended, SyncNews::Repealed}) {
        if (name == newsName(news))
            return news;
    }
    return SyncNews::Changed;
}

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
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT w.run_id, w.work_uri, w.news
          FROM sync_run_work w JOIN sync_run r ON r.id = w.run_id
         WHERE w.news <> 'deleted'
           AND w.run_id > (SELECT MIN(f.id) FROM sync_run f
                            WHERE f.source_id = r.source_id AND f.outcome IN ('done', 'findings'))
           AND NOT EXISTS (SELECT 1 FROM sync_read s
                            WHERE s.work_uri = w.work_uri AND s.run_id >= w.run_id)
    )sql"));
    return query.forEach([&](const Statement &row) {
        const QByteArray uri = row.text(1);
        const SyncNews news = newsNamed(row.view(2));
        const auto [found, isNew] = works.try_emplace(uri, UnreadWork{uri, news, false, false});
        if (!isNew && rankOf(news) < rankOf(found->second.news))
            found->second.news = news;
    });
}

Result<void> addStale(Database &db, std::map<QByteArray, UnreadWork> &works)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT DISTINCT work_uri FROM sync_item WHERE state = 'stale'
    )sql"));
    return query.forEach([&](const Statement &row) {
        const QByteArray uri = row.text(0);
        works.try_emplace(uri, UnreadWork{uri, SyncNews::Changed, true, true})
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
    SHERIA_TRY(Statement mark, Statement::prepare(db, R"sql(
        INSERT OR REPLACE INTO sync_read (work_uri, run_id)
        SELECT work_uri, MAX(run_id) FROM sync_run_work WHERE work_uri = ?1 GROUP BY work_uri
    )sql"));
    mark.bindView(1, workUri);
    return mark.run();
}

Result<void> markAllWorksRead(Database &db)
{
    return Statement::run(db, R"sql(
        INSERT OR REPLACE INTO sync_read (work_uri, run_id)
        SELECT work_uri, MAX(run_id) FROM sync_run_work GROUP BY work_uri
    )sql");
}

} // namespace sheria::store
