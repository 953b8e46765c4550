#include "core/store/changes.h"

#include "core/store/outbox.h"
#include "core/store/statement.h"

namespace sheria::store {

namespace {

ChangeAction actionNamed(QByteArrayView name)
{
    if (name == "created")
        return ChangeAction::Created;
    return name == "deleted" ? ChangeAction::Deleted : ChangeAction::Updated;
}

} // namespace

Result<void> recordChange(Database &db, ChangeAction action, QByteArrayView workUri,
                          QByteArrayView expressionUri, const QDateTime &now)
{
    SHERIA_TRY(Statement log, Statement::prepare(db, R"sql(
        INSERT INTO change (at, action, work_uri, expression_uri) VALUES (?1, ?2, ?3, ?4)
    )sql"));
    log.bind(1, now)
        .bindView(2, changeActionName(action))
        .bindView(3, workUri)
        .bindView(4, expressionUri);
    SHERIA_CHECK(log.run());
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
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT revision, at, action, work_uri, expression_uri
          FROM change WHERE revision > ?1 ORDER BY revision LIMIT ?2
    )sql"));
    query.bind(1, revision).bind(2, limit);
    return query.all([](const Statement &row) {
        return Change{row.integer(0), row.dateTime(1), actionNamed(row.view(2)), row.text(3),
                      row.text(4)};
    });
}

} // namespace sheria::store
