#include "core/store/outbox.h"

#include "core/base/limits.h"
#include "core/store/hiddenworks.h"
#include "core/store/statement.h"

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 GroupingMs = std::chrono::milliseconds(GroupingWindow).count();

InvocationState invocationStateNamed(QByteArrayView name)
{
    if (name == "delivered")
        return InvocationState::Delivered;
    return name == "failed" ? InvocationState::Failed : InvocationState::Waiting;
}

#define SHERIA_INVOCATION_COLUMNS                                                    \
    "id, endpoint_id, invocation_id, work_uri, action, changes, created_at, state, " \
    "attempts, failures, due_at, settled_at"

Invocation invocationAt(const Statement &row)
{
    Invocation invocation;
    invocation.id = row.integer(0);
    invocation.endpointId = row.integer(1);
    invocation.invocationId = row.text(2);
    invocation.workUri = row.text(3);
    invocation.action = row.text(4);
    invocation.changes = static_cast<int>(row.integer(5));
    invocation.createdAt = row.dateTime(6);
    invocation.state = invocationStateNamed(row.view(7));
    invocation.attempts = static_cast<int>(row.integer(8));
    invocation.failures = static_cast<int>(row.integer(9));
    invocation.dueAt = row.dateTime(10);
    invocation.settledAt = row.dateTime(11);
    return invocation;
}

Result<std::vector<Invocation>> all(Statement query)
{
    return query.all(invocationAt);
}

Result<Invocation> one(Statement query)
{
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return Error{ErrorCode::NotFound, u"there is no such invocation"_s};
    return invocationAt(query);
}

Result<bool> hasRow(Database &db, QByteArrayView sql, QByteArrayView value)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, sql));
    if (!value.isEmpty())
        query.bindView(1, value);
    return query.step();
}

/// Whether it is a change of a work expression. That a work comes and goes is told by its first and
/// last expression; what changes of the work itself changes its expressions.
Result<bool> concernsExpression(Database &db, ChangeAction action, QByteArrayView workUri,
                                QByteArrayView expressionUri)
{
    if (!expressionUri.isEmpty())
        return true;
    if (action != ChangeAction::Updated)
        return false;
    return hasRow(db, R"sql(
        SELECT 1 FROM work w JOIN expression e ON e.work_id = w.id WHERE w.uri = ?1 LIMIT 1
    )sql",
                  workUri);
}

/// Adds the change to what waits: the last state wins, but what the endpoint never heard of is new.
Result<void> addToOpen(Database &db, QByteArrayView action, QByteArrayView workUri,
                       const QDateTime &now)
{
    SHERIA_TRY(Statement group, Statement::prepare(db, R"sql(
        UPDATE outbox
           SET action = CASE WHEN action = 'created' AND ?2 = 'updated' THEN action ELSE ?2 END,
               changes = changes + 1
         WHERE work_uri = ?1 AND state = 'waiting' AND attempts = 0
           AND (due_at > ?3 OR endpoint_id IN (SELECT id FROM endpoint WHERE state = 'paused'))
    )sql"));
    group.bindView(1, workUri).bindView(2, action).bind(3, now);
    return group.run();
}

Result<void> openNew(Database &db, QByteArrayView action, QByteArrayView workUri,
                     const QDateTime &now)
{
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO outbox (endpoint_id, work_uri, action, created_at, due_at)
        SELECT e.id, ?1, ?2, ?3, ?3 + ?4 FROM endpoint e
         WHERE e.state <> 'gone'
           AND NOT EXISTS (SELECT 1 FROM outbox o
                            WHERE o.work_uri = ?1 AND o.endpoint_id = e.id
                              AND o.state = 'waiting' AND o.attempts = 0
                              AND (o.due_at > ?3 OR e.state = 'paused'))
         ORDER BY e.id
    )sql"));
    add.bindView(1, workUri).bindView(2, action).bind(3, now).bind(4, GroupingMs);
    return add.run();
}

/// What a clock that was ahead put in of the work: else it would take this change along into its future.
Result<void> bringBackOf(Database &db, QByteArrayView workUri, const QDateTime &now)
{
    SHERIA_TRY(Statement change, Statement::prepare(db, R"sql(
        UPDATE outbox SET due_at = ?2 + max(0, due_at - created_at), created_at = ?2
         WHERE work_uri = ?1 AND state = 'waiting' AND attempts = 0 AND created_at > ?2
    )sql"));
    change.bindView(1, workUri).bind(2, now);
    return change.run();
}

Result<void> enqueue(Database &db, ChangeAction action, QByteArrayView workUri,
                     const QDateTime &now)
{
    const QByteArrayView name = changeActionName(action);
    SHERIA_CHECK(bringBackOf(db, workUri, now));
    // The order matters: what is new must not be added to itself.
    SHERIA_CHECK(addToOpen(db, name, workUri, now));
    return openNew(db, name, workUri, now);
}

} // namespace

QByteArrayView invocationStateName(InvocationState state)
{
    switch (state) {
    case InvocationState::Waiting: return "waiting";
    case InvocationState::Delivered: return "delivered";
    case InvocationState::Failed: return "failed";
    }
    Q_UNREACHABLE();
}

QByteArrayView changeActionName(ChangeAction action)
{
    switch (action) {
    case ChangeAction::Created: return "created";
    case ChangeAction::Updated: return "updated";
    case ChangeAction::Deleted: return "deleted";
    }
    Q_UNREACHABLE();
}

Result<void> enqueueInvocations(Database &db, ChangeAction action, QByteArrayView workUri,
                                QByteArrayView expressionUri, const QDateTime &now)
{
    // Most libraries have none: an import must not pay for them.
    SHERIA_TRY(const bool hasEndpoints, hasRow(db, "SELECT 1 FROM endpoint LIMIT 1", {}));
    if (!hasEndpoints)
        return {};
    SHERIA_TRY(const bool counts, concernsExpression(db, action, workUri, expressionUri));
    if (!counts)
        return {};
    SHERIA_TRY(const bool hidden, isHidden(db, workUri));
    return hidden ? Result<void>() : enqueue(db, action, workUri, now);
}

Result<void> enqueueAppearance(Database &db, bool isPublished, QByteArrayView workUri,
                               const QDateTime &now)
{
    SHERIA_TRY(const bool hasTexts,
               concernsExpression(db, ChangeAction::Updated, workUri, QByteArrayView()));
    if (!hasTexts)
        return {};
    return enqueue(db, isPublished ? ChangeAction::Created : ChangeAction::Deleted, workUri, now);
}

Result<bool> hasPutOff(Database &db, const QDateTime &now, std::chrono::milliseconds longestDelay)
{
    return Statement::hasRow(db, R"sql(
        SELECT 1 FROM outbox
         WHERE state = 'waiting' AND due_at > ?1 AND (created_at > ?1 OR due_at > ?1 + ?2) LIMIT 1
    )sql",
                             now, qint64(longestDelay.count()));
}

Result<void> bringBackPutOff(Database &db, const QDateTime &now,
                             std::chrono::milliseconds longestDelay)
{
    return Statement::run(db, R"sql(
        UPDATE outbox
           SET due_at = ?1 + CASE WHEN attempts = 0 THEN min(max(0, due_at - created_at), ?2)
                                  ELSE ?3 END,
               created_at = min(created_at, ?1)
         WHERE state = 'waiting' AND due_at > ?1 AND (created_at > ?1 OR due_at > ?1 + ?2)
    )sql",
                          now, qint64(longestDelay.count()), GroupingMs);
}

Result<qint64> addInvocation(Database &db, const Invocation &invocation)
{
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO outbox (endpoint_id, work_uri, action, created_at, due_at, invocation_id)
        VALUES (?1, ?2, ?3, ?4, ?5, coalesce(?6, 'inv_' || lower(hex(randomblob(16)))))
    )sql"));
    add.bind(1, invocation.endpointId)
        .bind(2, invocation.workUri)
        .bind(3, invocation.action)
        .bind(4, invocation.createdAt)
        .bind(5, invocation.dueAt);
    if (invocation.invocationId.isEmpty())
        add.bindNull(6);
    else
        add.bind(6, invocation.invocationId);
    SHERIA_CHECK(add.run());
    return db.lastInsertId();
}

Result<std::vector<Invocation>> dueInvocations(Database &db, qint64 endpointId,
                                               const QDateTime &now, int limit)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, "SELECT " SHERIA_INVOCATION_COLUMNS R"sql(
          FROM outbox WHERE endpoint_id = ?1 AND state = 'waiting' AND due_at <= ?2
         ORDER BY due_at, id LIMIT ?3
    )sql"));
    query.bind(1, endpointId).bind(2, now).bind(3, limit);
    return all(std::move(query));
}

Result<std::optional<QDateTime>> nextDue(Database &db, qint64 endpointId, const QDateTime &now)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT due_at FROM outbox WHERE endpoint_id = ?1 AND state = 'waiting' AND due_at > ?2
         ORDER BY due_at LIMIT 1
    )sql"));
    query.bind(1, endpointId).bind(2, now);
    SHERIA_TRY(const bool found, query.step());
    return found ? std::optional(query.dateTime(0)) : std::nullopt;
}

Result<Invocation> findInvocation(Database &db, qint64 id)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(
                   db, "SELECT " SHERIA_INVOCATION_COLUMNS " FROM outbox WHERE id = ?1", id));
    return one(std::move(query));
}

Result<Invocation> findInvocation(Database &db, QByteArrayView invocationId)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db,
                                  "SELECT " SHERIA_INVOCATION_COLUMNS
                                  " FROM outbox WHERE invocation_id = ?1",
                                  invocationId));
    return one(std::move(query));
}

Result<std::vector<Invocation>> listInvocations(Database &db, int limit)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db,
                                  "SELECT " SHERIA_INVOCATION_COLUMNS
                                  " FROM outbox ORDER BY id DESC LIMIT ?1",
                                  limit));
    return all(std::move(query));
}

Result<std::vector<Invocation>> invocationsAfter(Database &db, qint64 id)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db,
                                  "SELECT " SHERIA_INVOCATION_COLUMNS
                                  " FROM outbox WHERE id > ?1 ORDER BY id",
                                  id));
    return all(std::move(query));
}

Result<void> settleInvocation(Database &db, const Invocation &invocation)
{
    SHERIA_TRY(Statement settle, Statement::prepare(db, R"sql(
        UPDATE outbox
           SET state = CASE WHEN changes = ?6 THEN ?2 ELSE 'waiting' END,
               settled_at = CASE WHEN changes = ?6 THEN ?7 END,
               attempts = ?3, failures = ?4, due_at = ?5
         WHERE id = ?1
    )sql"));
    settle.bind(1, invocation.id)
        .bindView(2, invocationStateName(invocation.state))
        .bind(3, invocation.attempts)
        .bind(4, invocation.failures)
        .bind(5, invocation.dueAt)
        .bind(6, invocation.changes)
        .bind(7, invocation.settledAt);
    return settle.run();
}

Result<void> resendInvocation(Database &db, qint64 id, const QDateTime &now)
{
    SHERIA_CHECK(findInvocation(db, id));
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE outbox SET state = 'waiting', failures = 0, due_at = ?2, settled_at = NULL
         WHERE id = ?1 AND endpoint_id IN (SELECT id FROM endpoint WHERE state <> 'gone')
    )sql",
                                id, now));
    return db.changes() > 0
        ? Result<void>()
        : Error{ErrorCode::Conflict, u"its webhook answered 410 (gone); resume it first"_s};
}

Result<int> resendFailed(Database &db, qint64 endpointId, const QDateTime &since,
                         const QDateTime &now)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE outbox SET state = 'waiting', failures = 0, due_at = ?3, settled_at = NULL
         WHERE state = 'failed' AND settled_at >= ?2 AND (?1 = 0 OR endpoint_id = ?1)
           AND endpoint_id IN (SELECT id FROM endpoint WHERE state <> 'gone')
    )sql",
                                endpointId, since, now));
    return db.changes();
}

Result<OutboxCounts> countInvocations(Database &db, qint64 endpointId)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db, R"sql(
        SELECT coalesce(sum(state = 'waiting'), 0), coalesce(sum(state = 'delivered'), 0),
               coalesce(sum(state = 'failed'), 0)
          FROM outbox WHERE endpoint_id = ?1
    )sql",
                                  endpointId));
    SHERIA_CHECK(query.step());
    return OutboxCounts{query.integer(0), query.integer(1), query.integer(2)};
}

Result<std::map<qint64, OutboxCounts>> countInvocations(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT endpoint_id, sum(state = 'waiting'), sum(state = 'delivered'), sum(state = 'failed')
          FROM outbox GROUP BY endpoint_id
    )sql"));
    std::map<qint64, OutboxCounts> out;
    SHERIA_CHECK(query.forEach([&](const Statement &row) {
        out[row.integer(0)] = {row.integer(1), row.integer(2), row.integer(3)};
    }));
    return out;
}

Result<void> renameInvocation(Database &db, qint64 id, QByteArrayView invocationId)
{
    return Statement::run(db, "UPDATE outbox SET invocation_id = ?2 WHERE id = ?1", id,
                          invocationId);
}

Result<void> pruneOutbox(Database &db, const QDateTime &now)
{
    return Statement::run(db, R"sql(
        DELETE FROM outbox
         WHERE state <> 'waiting'
           AND (settled_at < ?1
                OR (state = 'delivered' AND id <= (SELECT max(id) FROM outbox) - ?2))
    )sql",
                          now.addDays(-limits::MaxSettledDays), limits::MaxSettledInvocations);
}

} // namespace sheria::store
