#include "core/store/deliverylog.h"

#include "core/base/limits.h"
#include "core/store/statement.h"

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 PruneEvery = 256; ///< Deliveries: each time would cost as much as the insert.

#define SHERIA_DELIVERY_COLUMNS                                                      \
    "id, outbox_id, endpoint_id, invocation_id, request_id, number, url, work_uri, " \
    "action, started_at, duration_ms, outcome, status, request, response, response_bytes, note"

#define SHERIA_DELIVERY_FILTER                                                       \
    " WHERE id > ?1 AND (?2 = 0 OR endpoint_id = ?2) AND (?3 = 0 OR outbox_id = ?3)" \
    " AND (?4 = '' OR invocation_id = ?4) AND (?5 = '' OR work_uri = ?5)"            \
    " AND (?6 = '' OR action = ?6)"                                                  \
    " AND (?7 = '' OR outcome = ?7 OR (?7 = 'failed' AND outcome <> 'delivered'))"   \
    " AND started_at >= ?8 AND (?10 = '' OR instr(work_uri, ?10) > 0"                \
    " OR instr(invocation_id, ?10) > 0 OR instr(url, ?10) > 0)"                      \
    " ORDER BY id DESC LIMIT ?9"

void bind(Statement &query, const DeliveryFilter &filter)
{
    query.bind(1, filter.afterId).bind(2, filter.endpointId).bind(3, filter.outboxId);
    query.bind(4, filter.invocationId).bind(5, filter.workUri).bind(6, filter.action);
    query.bind(7, filter.outcome);
    query.bind(8, filter.since.isValid() ? filter.since.toMSecsSinceEpoch() : qint64(0));
    query.bind(9, filter.limit).bind(10, filter.text);
}

/// All but request and response, which are empty blobs where they are not asked for.
Delivery deliveryAt(const Statement &row)
{
    Delivery delivery;
    delivery.id = row.integer(0);
    delivery.outboxId = row.integer(1);
    delivery.endpointId = row.integer(2);
    delivery.invocationId = row.text(3);
    delivery.requestId = row.text(4);
    delivery.number = static_cast<int>(row.integer(5));
    delivery.url = row.text(6);
    delivery.workUri = row.text(7);
    delivery.action = row.text(8);
    delivery.startedAt = row.dateTime(9);
    delivery.durationMs = row.integer(10);
    delivery.outcome = row.text(11);
    delivery.status = static_cast<int>(row.integer(12));
    delivery.request = row.text(13);
    delivery.response = row.text(14);
    delivery.responseBytes = row.integer(15);
    delivery.note = row.string(16);
    return delivery;
}

Result<void> prune(Database &db, qint64 newest)
{
    return Statement::run(db, "DELETE FROM delivery WHERE id <= ?1",
                          newest - limits::MaxLoggedDeliveries);
}

} // namespace

Result<qint64> recordDelivery(Database &db, const Delivery &delivery)
{
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO delivery (outbox_id, endpoint_id, invocation_id, request_id, number, url,
                              work_uri, action, started_at, duration_ms, outcome, status, request,
                              response, response_bytes, note)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
    )sql"));
    add.bind(1, delivery.outboxId).bind(2, delivery.endpointId);
    add.bindView(3, delivery.invocationId).bindView(4, delivery.requestId);
    add.bind(5, delivery.number).bindView(6, delivery.url).bindView(7, delivery.workUri);
    add.bindView(8, delivery.action).bind(9, delivery.startedAt).bind(10, delivery.durationMs);
    add.bindView(11, delivery.outcome).bind(12, delivery.status);
    add.bindBlob(13, delivery.request).bindBlob(14, delivery.response);
    add.bind(15, delivery.responseBytes).bind(16, delivery.note);
    SHERIA_CHECK(add.run());
    const qint64 id = db.lastInsertId();
    if (id % PruneEvery == 0)
        SHERIA_CHECK(prune(db, id));
    return id;
}

Result<std::vector<Delivery>> listDeliveries(Database &db, const DeliveryFilter &filter)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db,
                                  "SELECT * FROM (SELECT " SHERIA_DELIVERY_COLUMNS
                                  " FROM delivery" SHERIA_DELIVERY_FILTER ") ORDER BY id"));
    bind(query, filter);
    return query.all(deliveryAt);
}

Result<std::vector<qint64>> deliveryIds(Database &db, const DeliveryFilter &filter)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db, "SELECT id FROM delivery" SHERIA_DELIVERY_FILTER));
    bind(query, filter);
    return query.integers();
}

Result<std::vector<Delivery>> deliveryHeads(Database &db, std::span<const qint64> ids)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT id, outbox_id, endpoint_id, invocation_id, request_id, number, url, work_uri, action,
               started_at, duration_ms, outcome, status, x'', x'', response_bytes, note
          FROM delivery WHERE id = ?1
    )sql"));
    std::vector<Delivery> out;
    out.reserve(ids.size());
    for (const qint64 id : ids) {
        query.reset();
        query.bind(1, id);
        SHERIA_TRY(const bool isKept, query.step());
        if (isKept)
            out.push_back(deliveryAt(query));
    }
    return out;
}

Result<Delivery> findDelivery(Database &db, qint64 id)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(
                   db, "SELECT " SHERIA_DELIVERY_COLUMNS " FROM delivery WHERE id = ?1", id));
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return Error{ErrorCode::NotFound, u"there is no such delivery"_s};
    return deliveryAt(query);
}

} // namespace sheria::store
