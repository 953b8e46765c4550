#include "core/store/endpointqueries.h"

#include "core/base/limits.h"
#include "core/store/statement.h"

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

#define SHERIA_ENDPOINT_COLUMNS                                                  \
    "id, url, state, reason, secret, old_secret, old_secret_until, created_at, " \
    "failing_since, not_before"

EndpointState endpointStateNamed(QByteArrayView name)
{
    if (name == "paused")
        return EndpointState::Paused;
    return name == "gone" ? EndpointState::Gone : EndpointState::Active;
}

Endpoint endpointAt(const Statement &row)
{
    Endpoint endpoint;
    endpoint.id = row.integer(0);
    endpoint.url = row.text(1);
    endpoint.state = endpointStateNamed(row.view(2));
    endpoint.reason = row.string(3);
    endpoint.secret = row.text(4);
    endpoint.oldSecret = row.text(5);
    endpoint.oldSecretUntil = row.dateTime(6);
    endpoint.createdAt = row.dateTime(7);
    endpoint.failingSince = row.dateTime(8);
    endpoint.notBefore = row.dateTime(9);
    return endpoint;
}

Error noEndpoint()
{
    return {ErrorCode::NotFound, u"there is no such webhook"_s};
}

Result<void> checkRoom(Database &db)
{
    SHERIA_TRY(Statement count, Statement::prepare(db, "SELECT COUNT(*) FROM endpoint"));
    SHERIA_CHECK(count.step());
    if (count.integer(0) >= limits::MaxEndpoints)
        return Error{ErrorCode::Conflict,
                     u"there are %1 webhooks, which is the most"_s.arg(limits::MaxEndpoints)};
    return {};
}

Result<void> giveUpWaiting(Database &db, qint64 endpointId, const QDateTime &now)
{
    return Statement::run(db, R"sql(
        UPDATE outbox SET state = 'failed', settled_at = ?2
         WHERE endpoint_id = ?1 AND state = 'waiting'
    )sql",
                          endpointId, now);
}

} // namespace

QByteArrayView endpointStateName(EndpointState state)
{
    switch (state) {
    case EndpointState::Active: return "active";
    case EndpointState::Paused: return "paused";
    case EndpointState::Gone: return "gone";
    }
    Q_UNREACHABLE();
}

Result<std::vector<Endpoint>> listEndpoints(Database &db)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db,
                                  "SELECT " SHERIA_ENDPOINT_COLUMNS " FROM endpoint ORDER BY id"));
    return query.all(endpointAt);
}

Result<Endpoint> findEndpoint(Database &db, qint64 id)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(
                   db, "SELECT " SHERIA_ENDPOINT_COLUMNS " FROM endpoint WHERE id = ?1", id));
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return noEndpoint();
    return endpointAt(query);
}

Result<std::optional<Endpoint>> findEndpointByUrl(Database &db, QByteArrayView url)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(
                   db, "SELECT " SHERIA_ENDPOINT_COLUMNS " FROM endpoint WHERE url = ?1", url));
    SHERIA_TRY(const bool found, query.step());
    return found ? std::optional(endpointAt(query)) : std::nullopt;
}

Result<Endpoint> addEndpoint(Database &db, QByteArrayView url, const QDateTime &now)
{
    SHERIA_TRY(const std::optional<Endpoint> known, findEndpointByUrl(db, url));
    if (known)
        return Error{ErrorCode::Conflict, u"this webhook is registered already"_s};
    SHERIA_CHECK(checkRoom(db));
    SHERIA_CHECK(Statement::run(db, R"sql(
        INSERT INTO endpoint (url, state, reason, secret, old_secret, created_at)
        VALUES (?1, 'active', '', '', '', ?2)
    )sql",
                                url, now));
    return findEndpoint(db, db.lastInsertId());
}

Result<void> removeEndpoint(Database &db, qint64 id)
{
    SHERIA_CHECK(Statement::run(db, "DELETE FROM outbox WHERE endpoint_id = ?1", id));
    SHERIA_CHECK(Statement::run(db, "DELETE FROM endpoint WHERE id = ?1", id));
    return db.changes() > 0 ? Result<void>() : noEndpoint();
}

Result<void> updateEndpoint(Database &db, const Endpoint &endpoint, const QDateTime &now)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE endpoint SET state = ?2, reason = ?3, secret = ?4, old_secret = ?5,
                            old_secret_until = ?6, failing_since = ?7, not_before = ?8
         WHERE id = ?1
    )sql",
                                endpoint.id, endpointStateName(endpoint.state), endpoint.reason,
                                endpoint.secret, endpoint.oldSecret, endpoint.oldSecretUntil,
                                endpoint.failingSince, endpoint.notBefore));
    if (db.changes() == 0)
        return noEndpoint();
    return endpoint.state == EndpointState::Gone ? giveUpWaiting(db, endpoint.id, now)
                                                 : Result<void>();
}

Result<void> noteEndpointHealth(Database &db, const Endpoint &endpoint, const QDateTime &now)
{
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE endpoint
           SET failing_since = ?2, not_before = ?3,
               state = CASE WHEN ?4 = 'active' THEN state ELSE ?4 END,
               reason = CASE WHEN ?4 = 'active' THEN reason ELSE ?5 END
         WHERE id = ?1
    )sql",
                                endpoint.id, endpoint.failingSince, endpoint.notBefore,
                                endpointStateName(endpoint.state), endpoint.reason));
    return endpoint.state == EndpointState::Gone ? giveUpWaiting(db, endpoint.id, now)
                                                 : Result<void>();
}

} // namespace sheria::store
