#include "core/store/webhooks/changes.h"

#include "core/store/db/records.h"
#include "core/store/webhooks/outbox.h"

namespace sheria::store {

Result<void> recordChange(Database &db, ChangeAction action, QByteArrayView workUri,
                          QByteArrayView expressionUri, const QDateTime &now)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO change (at, action, work_uri, expression_uri, is_hidden)
        VALUES (?1, ?2, ?3, ?4,
                EXISTS (SELECT 1 FROM work w JOIN hidden_work h ON h.work_id = w.id
                         WHERE w.uri = ?3))
    )sql",
                                now, action, workUri, expressionUri));
    return enqueueInvocations(db, action, workUri, expressionUri, now);
}

Result<qint64> latestRevision(Database &db)
{
    // The table may lose rows some day; the sequence never goes back.
    return Statement::number(db, R"sql(
        SELECT seq FROM sqlite_sequence WHERE name = 'change'
    )sql");
}

Result<std::vector<Change>> changesAfter(Database &db, qint64 revision, int limit)
{
    constexpr auto Changes = records<Change>("revision, at, action, work_uri, expression_uri",
                                             "FROM change", &Change::revision, &Change::at,
                                             &Change::action, &Change::workUri,
                                             &Change::expressionUri);
    return Changes.list(db, "WHERE revision > ?1 ORDER BY revision LIMIT ?2", revision, limit);
}

} // namespace sheria::store
