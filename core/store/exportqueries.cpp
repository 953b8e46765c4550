#include "core/store/exportqueries.h"

#include "core/store/hiddenworks.h"
#include "core/store/pagequeries.h"
#include "core/store/recordloader.h"
#include "core/store/statement.h"

namespace sheria::store {

Result<std::vector<WorkKey>> listWorkKeys(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, "SELECT id, uri FROM work ORDER BY uri"));
    return query.all([](const Statement &row) { return WorkKey{row.integer(0), row.text(1)}; });
}

Result<StoredWork> loadStoredWork(Database &db, qint64 workId)
{
    StoredWork stored;
    SHERIA_TRY(std::vector<Work> works, loadWorks(db, {workId}, WorkView::Stored));
    stored.work = std::move(works.front());
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT id FROM expression WHERE work_id = ?1 ORDER BY date, language
    )sql"));
    query.bind(1, workId);
    SHERIA_TRY(const std::vector<qint64> ids, query.integers());
    SHERIA_TRY(stored.expressions, loadRecords(db, ids, WorkView::Stored));
    for (const ExpressionRecord &each : stored.expressions) {
        SHERIA_TRY(stored.pageTexts.emplace_back(),
                   each.expression.hasContent() ? Result<QByteArray>(QByteArray())
                                                : pageTextOf(db, each.expression.id));
    }
    SHERIA_TRY(stored.isHidden, isHidden(db, stored.work.uri.canonical().workUri(false)));
    return stored;
}

} // namespace sheria::store
