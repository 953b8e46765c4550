// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/audit/auditqueries.h"

#include "core/store/db/connection.h"
#include "core/store/db/records.h"
#include "core/store/db/replicaqueries.h"

#include <QUrl>

#include <limits>

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

/// Name, what is told, and what is only compared, of the object with the key ?1, in the order of AuditKind.
constexpr const char *States[] = {
    R"sql(
        SELECT name, json_object(
                   'name', name, 'display_name', display_name,
                   'is_disabled', json(iif(is_active, 'false', 'true')),
                   'is_administrator', json(iif(is_admin, 'true', 'false')),
                   'reads_decisions', json(iif(reads_decisions, 'true', 'false')),
                   'has_password', json(iif(password <> '', 'true', 'false')),
                   'sees', CASE WHEN subscription = '' THEN 'everything'
                                WHEN json_valid(subscription) THEN json(subscription)
                                ELSE subscription END),
               password
          FROM account WHERE id = ?1
    )sql",
    R"sql(
        SELECT name, json_object('sees', CASE WHEN subscription = '' THEN 'everything'
                                              WHEN json_valid(subscription) THEN json(subscription)
                                              ELSE subscription END), ''
          FROM account_group WHERE name = ?1
    )sql",
    R"sql(
        SELECT a.name, json_object('id', t.id, 'name', t.name,
                                   'is_revoked', json(iif(t.is_active, 'false', 'true'))), ''
          FROM token t JOIN account a ON a.id = t.account_id WHERE t.id = ?1
    )sql",
    R"sql(
        SELECT 'accounts and tokens',
               json_object('accounts', json_group_array(name), 'tokens', (SELECT COUNT(*) FROM token)), ''
          FROM account WHERE ?1 = ''
    )sql",
    R"sql(
        SELECT 'tools for language models',
               json_object('is_on', json(iif(is_on, 'true', 'false')),
                           'has_token', json(iif(token_hash IS NULL, 'false', 'true'))),
               hex(token_hash)
          FROM assistant WHERE ?1 = ''
    )sql",
    R"sql(
        SELECT url, json_object('state', state, 'events', events,
                                'is_signed', json(iif(secret <> '', 'true', 'false')),
                                'fields', (SELECT COUNT(*) FROM endpoint_field f
                                            WHERE f.endpoint_id = endpoint.id)),
               secret || ' ' || old_secret
               || COALESCE((SELECT group_concat(f.name || f.value, ' ') FROM endpoint_field f
                             WHERE f.endpoint_id = endpoint.id), '')
          FROM endpoint WHERE id = ?1
    )sql",
    R"sql(
        SELECT 'incoming webhooks', json_object('secrets', COUNT(*)), group_concat(secret)
          FROM incoming_secret WHERE ?1 = ''
    )sql",
    R"sql(
        SELECT base, json_object('kind', kind,
                                 'selection', iif(json_valid(selection), json(selection), selection),
                                 'interval_minutes', interval_minutes,
                                 'is_paused', json(iif(is_paused, 'true', 'false')),
                                 'is_metered', json(iif(is_metered, 'true', 'false')),
                                 'has_token', json(iif(token_from <> '', 'true', 'false'))),
               token_from
          FROM sync_source WHERE id = ?1
    )sql",
    R"sql(
        SELECT url, json_object('model', model, 'has_key', json(iif(key_from <> '', 'true', 'false'))),
               key_from
          FROM embedding_source WHERE ?1 = ''
    )sql",
    R"sql(
        SELECT 'replication', json_object('role', role, 'epoch', epoch, 'primary', primary_url), ''
          FROM replica WHERE ?1 = ''
    )sql",
};

/// An address without what may be a secret in it: user and password, query, fragment.
QByteArray withoutSecrets(const QByteArray &name)
{
    const QUrl url = QUrl::fromEncoded(name);
    const bool isAddress = url.isValid() && !url.host().isEmpty();
    return isAddress
        ? url.toEncoded(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment)
        : name;
}

/// What is told where only the secret is another one.
QByteArray withNewSecret(QByteArray json)
{
    json.chop(1);
    return json + R"(,"secret":"new"})";
}

/// An account but for whether it has a password.
QByteArray withoutPassword(QByteArray json)
{
    return json.replace(R"("has_password":true)", R"("has_password":false)");
}

/// Whether a replica may do that by itself: what lets people in is its own, and follows nobody. Its first
/// account is made where there is none yet.
Result<bool> isOwnOfReplica(Database &db, AuditKind kind, bool isAdded, bool isSecretOnly)
{
    if (kind == AuditKind::Account && isAdded) {
        SHERIA_TRY(const qint64 accounts, Statement::number(db, "SELECT COUNT(*) FROM account"));
        return accounts == 1;
    }
    return kind == AuditKind::Token || kind == AuditKind::Tools || kind == AuditKind::Access
        || kind == AuditKind::IncomingSecrets || kind == AuditKind::Embeddings
        || kind == AuditKind::Replica || (kind == AuditKind::Account && isSecretOnly);
}

constexpr auto AuditRows = records<AuditRow>(
    "id, at, actor, client, action, kind, object, COALESCE(before, ''), COALESCE(after, '')",
    "FROM audit", &AuditRow::id, &AuditRow::at, &AuditRow::actor, &AuditRow::client,
    &AuditRow::action, &AuditRow::kind, &AuditRow::object, &AuditRow::before, &AuditRow::after);

} // namespace

ActingAs::ActingAs(Database &db, QByteArray account, QByteArray client) : m_db(db)
{
    m_db.m_connection->actor = std::move(account);
    m_db.m_connection->client = std::move(client);
}

ActingAs::~ActingAs()
{
    m_db.m_connection->actor.clear();
    m_db.m_connection->client.clear();
}

Result<std::optional<AuditState>> auditState(Database &db, AuditKind kind, const QByteArray &key)
{
    const auto state = [](const Statement &row) {
        return AuditState{withoutSecrets(row.text(0)), row.text(1), row.text(2)};
    };
    return Statement::first(db, States[std::size_t(kind)], state,
                            key.isNull() ? QByteArray("") : key);
}

Result<void> noteAudit(Database &db, AuditKind kind, const std::optional<AuditState> &before,
                       const std::optional<AuditState> &after)
{
    if (!before && !after)
        return {};
    const bool isSame = before && after && before->json == after->json
        && before->name == after->name;
    if (isSame && before->secret == after->secret)
        return {};
    const bool isSecretOnly = before && after
        && withoutPassword(before->json) == withoutPassword(after->json);
    SHERIA_TRY(const bool isOwn, isOwnOfReplica(db, kind, !before, isSecretOnly));
    if (!isOwn)
        SHERIA_CHECK(checkMayChange(db));
    const auto text = [](const std::optional<AuditState> &state) {
        return state ? std::optional(state->json) : std::nullopt;
    };
    const std::optional<QByteArray> now = isSame ? std::optional(withNewSecret(after->json))
                                                 : text(after);
    const Database::Actor actor = db.actor();
    const char *const action = !before ? "added" : after ? "changed" : "removed";
    return Statement::run(db, R"sql(
        INSERT INTO audit (at, actor, client, action, kind, object, before, after)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
    )sql",
                          QDateTime::currentDateTimeUtc(), actor.account, actor.client,
                          QByteArrayView(action), enumName(kind),
                          before ? before->name : after->name, text(before), now);
}

Result<void> noteAdded(Database &db, AuditKind kind, qint64 id)
{
    SHERIA_TRY(const auto after, auditState(db, kind, QByteArray::number(id)));
    return noteAudit(db, kind, std::nullopt, after);
}

Result<std::vector<AuditRow>> listAudit(Database &db, const AuditFilter &filter)
{
    return AuditRows.list(db, R"sql(
        WHERE (?1 IS NULL OR at >= ?1) AND (?2 = '' OR actor = ?2 COLLATE NOCASE) AND id < ?3
        ORDER BY id DESC LIMIT ?4
    )sql",
                          filter.since, filter.actor,
                          filter.before.value_or(std::numeric_limits<qint64>::max()), filter.limit);
}

} // namespace sheria::store
