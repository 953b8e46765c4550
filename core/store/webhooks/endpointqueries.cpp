// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/webhooks/endpointqueries.h"

#include "core/base/limits.h"
#include "core/store/audit/auditqueries.h"
#include "core/store/db/records.h"

#include <utility>
#include <vector>

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto Endpoints = records<Endpoint>(
    "id, url, state, reason, secret, old_secret, old_secret_until, failing_since, not_before, "
    "created_at, events",
    "FROM endpoint", &Endpoint::id, &Endpoint::url, &Endpoint::state, &Endpoint::reason,
    &Endpoint::secret, &Endpoint::oldSecret, &Endpoint::oldSecretUntil, &Endpoint::failingSince,
    &Endpoint::notBefore, &Endpoint::createdAt, &Endpoint::events);

constexpr auto Fields = records<RequestField>("name, value, is_secret", "FROM endpoint_field",
                                              &RequestField::name, &RequestField::value,
                                              &RequestField::isSecret);

Error noEndpoint()
{
    return {ErrorCode::NotFound, u"no such webhook"_s};
}

Result<void> checkRoom(Database &db)
{
    SHERIA_TRY(const qint64 count, Statement::number(db, "SELECT COUNT(*) FROM endpoint"));
    if (count >= limits::MaxEndpoints)
        return Error{ErrorCode::Conflict,
                     u"the maximum of %1 webhooks is reached"_s.arg(limits::MaxEndpoints)};
    return {};
}

Result<std::vector<RequestField>> fieldsOf(Database &db, qint64 endpointId)
{
    return Fields.list(db, "WHERE endpoint_id = ?1 ORDER BY position", endpointId);
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

Result<std::vector<Endpoint>> listEndpoints(Database &db)
{
    SHERIA_TRY(std::vector<Endpoint> endpoints, Endpoints.list(db, "ORDER BY id"));
    SHERIA_TRY(const bool haveFields,
               Statement::hasRow(db, "SELECT 1 FROM endpoint_field LIMIT 1"));
    if (haveFields) {
        for (Endpoint &endpoint : endpoints) {
            SHERIA_TRY(endpoint.fields, fieldsOf(db, endpoint.id));
        }
    }
    return endpoints;
}

Result<Endpoint> findEndpoint(Database &db, qint64 id)
{
    SHERIA_TRY(Endpoint endpoint, found(Endpoints.find(db, "WHERE id = ?1", id), noEndpoint()));
    SHERIA_TRY(endpoint.fields, fieldsOf(db, id));
    return endpoint;
}

Result<std::optional<Endpoint>> findEndpointByUrl(Database &db, QByteArrayView url)
{
    SHERIA_TRY(std::optional<Endpoint> endpoint, Endpoints.find(db, "WHERE url = ?1", url));
    if (endpoint) {
        SHERIA_TRY(endpoint->fields, fieldsOf(db, endpoint->id));
    }
    return endpoint;
}

Result<Endpoint> addEndpoint(Database &db, QByteArrayView url, const QDateTime &now)
{
    SHERIA_TRY(const std::optional<Endpoint> known, findEndpointByUrl(db, url));
    if (known)
        return Error{ErrorCode::Conflict, u"this webhook is already registered"_s};
    SHERIA_CHECK(checkRoom(db));
    Endpoint endpoint;
    endpoint.url = url.toByteArray();
    endpoint.createdAt = now;
    SHERIA_CHECK(Endpoints.insert(db, endpoint));
    endpoint.id = db.lastInsertId();
    SHERIA_CHECK(noteAdded(db, AuditKind::Webhook, endpoint.id));
    return endpoint;
}

Result<void> removeEndpoint(Database &db, qint64 id)
{
    return audited(db, AuditKind::Webhook, QByteArray::number(id), [&]() -> Result<void> {
        SHERIA_CHECK(Statement::run(db, "DELETE FROM outbox WHERE endpoint_id = ?1", id));
        SHERIA_CHECK(Statement::run(db, "DELETE FROM endpoint_field WHERE endpoint_id = ?1", id));
        SHERIA_CHECK(Statement::run(db, "DELETE FROM endpoint WHERE id = ?1", id));
        return db.changes() > 0 ? Result<void>() : noEndpoint();
    });
}

Result<void> updateEndpoint(Database &db, const Endpoint &endpoint, const QDateTime &now)
{
    return audited(db, AuditKind::Webhook, QByteArray::number(endpoint.id), [&]() -> Result<void> {
        SHERIA_CHECK(Endpoints.write(db, R"sql(
            UPDATE endpoint SET state = ?3, reason = ?4, secret = ?5, old_secret = ?6,
                                old_secret_until = ?7, failing_since = ?8, not_before = ?9
             WHERE id = ?1
        )sql",
                                     endpoint));
        if (db.changes() == 0)
            return noEndpoint();
        return endpoint.state == EndpointState::Gone ? giveUpWaiting(db, endpoint.id, now)
                                                     : Result<void>();
    });
}

Result<void> configureEndpoint(Database &db, const Endpoint &endpoint)
{
    return audited(db, AuditKind::Webhook, QByteArray::number(endpoint.id), [&]() -> Result<void> {
        SHERIA_CHECK(
            Endpoints.write(db, "UPDATE endpoint SET events = ?11 WHERE id = ?1", endpoint));
        if (db.changes() == 0)
            return noEndpoint();
        SHERIA_CHECK(
            Statement::run(db, "DELETE FROM endpoint_field WHERE endpoint_id = ?1", endpoint.id));
        return Fields.insertAll(db, endpoint.fields, "endpoint_id, position", endpoint.id);
    });
}

Result<void> noteEndpointHealth(Database &db, const Endpoint &endpoint, const QDateTime &now)
{
    SHERIA_CHECK(Endpoints.write(db, R"sql(
        UPDATE endpoint
           SET failing_since = ?8, not_before = ?9,
               state = CASE WHEN ?3 = 'active' THEN state ELSE ?3 END,
               reason = CASE WHEN ?3 = 'active' THEN reason ELSE ?4 END
         WHERE id = ?1
    )sql",
                                 endpoint));
    return endpoint.state == EndpointState::Gone ? giveUpWaiting(db, endpoint.id, now)
                                                 : Result<void>();
}

Result<QByteArrayList> incomingSecrets(Database &db)
{
    return Statement::texts(db, "SELECT secret FROM incoming_secret ORDER BY created_at, secret");
}

Result<void> addIncomingSecret(Database &db, const QByteArray &secret, const QDateTime &now)
{
    return audited(db, AuditKind::IncomingSecrets, {}, [&]() -> Result<void> {
        SHERIA_TRY(const QByteArrayList known, incomingSecrets(db));
        if (known.size() >= limits::MaxIncomingSecrets && !known.contains(secret))
            return Error{ErrorCode::Conflict, u"too many secrets; remove old ones first"_s};
        return Statement::run(db, R"sql(
            INSERT INTO incoming_secret (secret, created_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING
        )sql",
                              secret, now);
    });
}

Result<void> dropIncomingSecrets(Database &db, const QByteArray &kept)
{
    return audited(db, AuditKind::IncomingSecrets, {}, [&]() -> Result<void> {
        return Statement::run(db, "DELETE FROM incoming_secret WHERE secret <> ?1", kept);
    });
}

namespace {

struct HeldSecret
{
    const char *update; ///< Puts ?2 in the place of ?1.
    QByteArray secret;
};

Result<std::vector<HeldSecret>> heldSecrets(Database &db)
{
    static constexpr const char *Updates[] = {
        "UPDATE endpoint SET secret = ?2 WHERE secret = ?1",
        "UPDATE endpoint SET old_secret = ?2 WHERE old_secret = ?1",
        "UPDATE incoming_secret SET secret = ?2 WHERE secret = ?1",
    };
    const auto held = [](const Statement &row) {
        return HeldSecret{Updates[row.integer(0)], row.text(1)};
    };
    return Statement::list(db, R"sql(
        SELECT DISTINCT 0, secret FROM endpoint WHERE secret <> ''
        UNION ALL SELECT DISTINCT 1, old_secret FROM endpoint WHERE old_secret <> ''
        UNION ALL SELECT 2, secret FROM incoming_secret
    )sql",
                           held);
}

} // namespace

Result<int> replaceWebhookSecrets(
    Database &db, const std::function<bool(QByteArrayView)> &isLeft,
    const std::function<Result<QByteArray>(const QByteArray &)> &change)
{
    SHERIA_TRY(std::vector<HeldSecret> held, heldSecrets(db));
    std::erase_if(held, [&](const HeldSecret &each) { return isLeft(each.secret); });
    if (held.empty())
        return 0;
    SHERIA_CHECK(db.execute("PRAGMA secure_delete = ON"));
    SHERIA_TRY(Transaction transaction, Transaction::begin(db));
    for (const HeldSecret &each : held) {
        SHERIA_TRY(const QByteArray changed, change(each.secret));
        SHERIA_CHECK(Statement::run(db, each.update, each.secret, changed));
    }
    SHERIA_CHECK(transaction.commit());
    // The log holds the pages as they were before.
    if (!db.isWalByOthers())
        SHERIA_CHECK(db.execute("PRAGMA wal_checkpoint(TRUNCATE)"));
    SHERIA_CHECK(db.execute("PRAGMA secure_delete = OFF"));
    return static_cast<int>(held.size());
}

} // namespace sheria::store
