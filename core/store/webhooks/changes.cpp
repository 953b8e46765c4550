// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/webhooks/changes.h"

#include "core/base/limits.h"
#include "core/store/db/publishedview.h"
#include "core/store/db/records.h"
#include "core/store/db/replicaqueries.h"

#include <algorithm>

namespace sheria::store {

using namespace Qt::StringLiterals;

Result<void> recordChange(Database &db, ChangeAction action, QByteArrayView workUri,
                          QByteArrayView expressionUri, const QDateTime &now)
{
    SHERIA_CHECK(checkMayChange(db));
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

Result<QDateTime> lastChangeOf(Database &db, QByteArrayView workUri)
{
    SHERIA_TRY(const std::optional<QDateTime> last,
               Statement::first(
                   db, R"sql(
        SELECT at FROM change WHERE work_uri = ?1 ORDER BY revision DESC LIMIT 1
    )sql",
                   [](const Statement &row) { return row.dateTime(0); }, workUri));
    return last.value_or(QDateTime());
}

Result<std::vector<Change>> changesAfter(Database &db, qint64 revision, int limit)
{
    constexpr auto Changes = records<Change>("revision, at, action, work_uri, expression_uri",
                                             "FROM change", &Change::revision, &Change::at,
                                             &Change::action, &Change::workUri,
                                             &Change::expressionUri);
    return Changes.list(db, "WHERE revision > ?1 ORDER BY revision LIMIT ?2", revision, limit);
}

Result<std::vector<ChangedText>> textsChangedAfter(Database &db, qint64 revision)
{
    constexpr auto Texts = records<ChangedText>("work_uri, expression_uri, MAX(action = 'created')",
                                                "FROM change", &ChangedText::workUri,
                                                &ChangedText::expressionUri, &ChangedText::isNew);
    return Texts.list(db, R"sql(
         WHERE revision > ?1 AND action <> 'deleted'
         GROUP BY work_uri, expression_uri
         ORDER BY work_uri, expression_uri
    )sql",
                      revision);
}

namespace {

constexpr qint64 GroupingMs = std::chrono::milliseconds(GroupingWindow).count();

constexpr auto Invocations = records<Invocation>(
    "id, endpoint_id, invocation_id, work_uri, action, changes, created_at, state, attempts, "
    "failures, due_at, settled_at",
    "FROM outbox", &Invocation::id, &Invocation::endpointId, &Invocation::invocationId,
    &Invocation::workUri, &Invocation::action, &Invocation::changes, &Invocation::createdAt,
    &Invocation::state, &Invocation::attempts, &Invocation::failures, &Invocation::dueAt,
    &Invocation::settledAt);

Error noInvocation()
{
    return {ErrorCode::NotFound, u"no such invocation"_s};
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
    return Statement::hasRow(db, R"sql(
        SELECT 1 FROM work w JOIN expression e ON e.work_id = w.id WHERE w.uri = ?1 LIMIT 1
    )sql",
                             workUri);
}

/// Adds the change to what waits: the last state wins, but what the endpoint never heard of is new.
Result<void> addToOpen(Database &db, QByteArrayView action, QByteArrayView workUri,
                       const QDateTime &now)
{
    return Statement::run(db, R"sql(
        UPDATE outbox
           SET action = CASE WHEN action = 'created' AND ?2 = 'updated' THEN action ELSE ?2 END,
               changes = changes + 1
         WHERE work_uri = ?1 AND state = 'waiting' AND attempts = 0
           AND (due_at > ?3 OR endpoint_id IN (SELECT id FROM endpoint WHERE state = 'paused'))
    )sql",
                          workUri, action, now);
}

Result<void> openNew(Database &db, QByteArrayView action, QByteArrayView workUri,
                     const QDateTime &now)
{
    return Statement::run(db, R"sql(
        INSERT INTO outbox (endpoint_id, work_uri, action, created_at, due_at)
        SELECT e.id, ?1, ?2, ?3, ?3 + ?4 FROM endpoint e
         WHERE e.state <> 'gone' AND (e.events = '' OR instr(e.events, ?2))
           AND NOT EXISTS (SELECT 1 FROM outbox o
                            WHERE o.work_uri = ?1 AND o.endpoint_id = e.id
                              AND o.state = 'waiting' AND o.attempts = 0
                              AND (o.due_at > ?3 OR e.state = 'paused'))
         ORDER BY e.id
    )sql",
                          workUri, action, now, GroupingMs);
}

/// Drops what now stands for an event that its endpoint is not told of.
Result<void> dropUnwanted(Database &db, QByteArrayView workUri)
{
    return Statement::run(db, R"sql(
        DELETE FROM outbox
         WHERE work_uri = ?1 AND state = 'waiting' AND attempts = 0 AND changes > 1
           AND endpoint_id IN (SELECT e.id FROM endpoint e
                                WHERE e.events <> '' AND NOT instr(e.events, outbox.action))
    )sql",
                          workUri);
}

/// What a clock that was ahead put in of the work: else it would take this change along into its future.
Result<void> bringBackOf(Database &db, QByteArrayView workUri, const QDateTime &now)
{
    return Statement::run(db, R"sql(
        UPDATE outbox SET due_at = ?2 + max(0, due_at - created_at), created_at = ?2
         WHERE work_uri = ?1 AND state = 'waiting' AND attempts = 0 AND created_at > ?2
    )sql",
                          workUri, now);
}

Result<void> enqueue(Database &db, ChangeAction action, QByteArrayView workUri,
                     const QDateTime &now)
{
    const QByteArrayView name = enumName(action);
    SHERIA_CHECK(bringBackOf(db, workUri, now));
    // The order matters: what is new must not be added to itself.
    SHERIA_CHECK(addToOpen(db, name, workUri, now));
    SHERIA_CHECK(dropUnwanted(db, workUri));
    return openNew(db, name, workUri, now);
}

} // namespace

Result<void> enqueueInvocations(Database &db, ChangeAction action, QByteArrayView workUri,
                                QByteArrayView expressionUri, const QDateTime &now)
{
    // Most libraries have none: an import must not pay for them.
    SHERIA_TRY(const bool hasEndpoints, Statement::hasRow(db, "SELECT 1 FROM endpoint LIMIT 1"));
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
    SHERIA_CHECK(Invocations.write(db, R"sql(
        INSERT INTO outbox (endpoint_id, work_uri, action, created_at, due_at, invocation_id)
        VALUES (?2, ?4, ?5, ?7, ?11,
                coalesce(NULLIF(?3, ''), 'inv_' || lower(hex(randomblob(16)))))
    )sql",
                                   invocation));
    return db.lastInsertId();
}

Result<std::vector<Invocation>> dueInvocations(Database &db, qint64 endpointId,
                                               const QDateTime &now, int limit)
{
    return Invocations.list(db, R"sql(
        WHERE endpoint_id = ?1 AND state = 'waiting' AND due_at <= ?2
        ORDER BY due_at, id LIMIT ?3
    )sql",
                            endpointId, now, limit);
}

Result<std::optional<QDateTime>> nextDue(Database &db, qint64 endpointId, const QDateTime &now)
{
    return Statement::first(
        db, R"sql(
        SELECT due_at FROM outbox WHERE endpoint_id = ?1 AND state = 'waiting' AND due_at > ?2
         ORDER BY due_at LIMIT 1
    )sql",
        [](const Statement &row) { return row.dateTime(0); }, endpointId, now);
}

Result<Invocation> findInvocation(Database &db, qint64 id)
{
    return found(Invocations.find(db, "WHERE id = ?1", id), noInvocation());
}

Result<Invocation> findInvocation(Database &db, QByteArrayView invocationId)
{
    return found(Invocations.find(db, "WHERE invocation_id = ?1", invocationId), noInvocation());
}

Result<std::vector<Invocation>> invocationsAfter(Database &db, qint64 id)
{
    return Invocations.list(db, "WHERE id > ?1 ORDER BY id", id);
}

Result<void> settleInvocation(Database &db, const Invocation &invocation)
{
    return Invocations.write(db, R"sql(
        UPDATE outbox
           SET state = CASE WHEN changes = ?6 THEN ?8 ELSE 'waiting' END,
               settled_at = CASE WHEN changes = ?6 THEN ?12 END,
               attempts = ?9, failures = ?10, due_at = ?11
         WHERE id = ?1
    )sql",
                             invocation);
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
        : Error{ErrorCode::Conflict, u"its webhook answered 410 Gone; resume it first"_s};
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
    SHERIA_TRY(const auto counts, countInvocations(db));
    const auto of = counts.find(endpointId);
    return of == counts.end() ? OutboxCounts() : of->second;
}

Result<std::map<qint64, OutboxCounts>> countInvocations(Database &db)
{
    std::map<qint64, OutboxCounts> out;
    SHERIA_CHECK(
        Statement::each(db, R"sql(
        SELECT endpoint_id, sum(state = 'waiting'), sum(state = 'delivered'), sum(state = 'failed')
          FROM outbox GROUP BY endpoint_id
    )sql",
                        [&](const Statement &row) {
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

namespace {

constexpr qint64 PruneEvery = 256; ///< Deliveries: each time would cost as much as the insert.

constexpr char DeliveryColumns[] =
    "id, outbox_id, endpoint_id, invocation_id, request_id, number, url, work_uri, action, "
    "started_at, duration_ms, outcome, status, response_bytes, note, request, response";
/// The same without request and response.
constexpr char HeadColumns[] =
    "id, outbox_id, endpoint_id, invocation_id, request_id, number, url, work_uri, action, "
    "started_at, duration_ms, outcome, status, response_bytes, note, x'', x''";

constexpr auto deliveriesOf(const char *columns)
{
    return records<Delivery>(columns, "FROM delivery", &Delivery::id, &Delivery::outboxId,
                             &Delivery::endpointId, &Delivery::invocationId, &Delivery::requestId,
                             &Delivery::number, &Delivery::url, &Delivery::workUri,
                             &Delivery::action, &Delivery::startedAt, &Delivery::durationMs,
                             &Delivery::outcome, &Delivery::status, &Delivery::responseBytes,
                             &Delivery::note, BlobField{&Delivery::request},
                             BlobField{&Delivery::response});
}
constexpr auto Deliveries = deliveriesOf(DeliveryColumns);

/// Calls `query` with the values of a filter, whose SQL is the constant below.
template <typename Query>
auto withFilter(const DeliveryFilter &filter, Query query)
{
    return query(filter.afterId, filter.endpointId, filter.outboxId, filter.invocationId,
                 filter.workUri, filter.action, filter.outcome,
                 filter.since.isValid() ? filter.since.toMSecsSinceEpoch() : qint64(0),
                 filter.limit, filter.text);
}

#define SHERIA_DELIVERY_FILTER                                                      \
    "WHERE id > ?1 AND (?2 = 0 OR endpoint_id = ?2) AND (?3 = 0 OR outbox_id = ?3)" \
    " AND (?4 = '' OR invocation_id = ?4) AND (?5 = '' OR work_uri = ?5)"           \
    " AND (?6 = '' OR action = ?6)"                                                 \
    " AND (?7 = '' OR outcome = ?7 OR (?7 = 'failed' AND outcome <> 'delivered'))"  \
    " AND started_at >= ?8 AND (?10 = '' OR instr(work_uri, ?10) > 0"               \
    " OR instr(invocation_id, ?10) > 0 OR instr(url, ?10) > 0)"                     \
    " ORDER BY id DESC LIMIT ?9"

Result<void> prune(Database &db, qint64 newest)
{
    return Statement::run(db, "DELETE FROM delivery WHERE id <= ?1",
                          newest - limits::MaxLoggedDeliveries);
}

} // namespace

Result<qint64> recordDelivery(Database &db, const Delivery &delivery)
{
    SHERIA_CHECK(Deliveries.insert(db, delivery));
    const qint64 id = db.lastInsertId();
    if (id % PruneEvery == 0)
        SHERIA_CHECK(prune(db, id));
    return id;
}

Result<std::vector<Delivery>> listDeliveries(Database &db, const DeliveryFilter &filter)
{
    SHERIA_TRY(std::vector<Delivery> newestFirst, withFilter(filter, [&db](const auto &...values) {
                   return Deliveries.list(db, SHERIA_DELIVERY_FILTER, values...);
               }));
    std::reverse(newestFirst.begin(), newestFirst.end());
    return newestFirst;
}

Result<std::vector<qint64>> deliveryIds(Database &db, const DeliveryFilter &filter)
{
    return withFilter(filter, [&db](const auto &...values) {
        return Statement::numbers(db, "SELECT id FROM delivery " SHERIA_DELIVERY_FILTER, values...);
    });
}

Result<std::vector<Delivery>> deliveryHeads(Database &db, std::span<const qint64> ids)
{
    constexpr auto Heads = deliveriesOf(HeadColumns);
    std::vector<Delivery> out;
    out.reserve(ids.size());
    for (const qint64 id : ids) {
        SHERIA_TRY(std::optional<Delivery> head, Heads.find(db, "WHERE id = ?1", id));
        if (head)
            out.push_back(*std::move(head));
    }
    return out;
}

Result<Delivery> findDelivery(Database &db, qint64 id)
{
    return found(Deliveries.find(db, "WHERE id = ?1", id),
                 {ErrorCode::NotFound, u"no such delivery"_s});
}

} // namespace sheria::store
