// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/access/accountqueries.h"

#include "core/store/audit/auditqueries.h"
#include "core/store/db/records.h"

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto Accounts = records<AccountRow>(
    "a.id, a.name, a.display_name, a.is_active, a.is_admin, a.password, a.subscription, "
    "a.reads_decisions, a.created_at, a.last_sign_in_at",
    "FROM account a", &AccountRow::id, &AccountRow::name, &AccountRow::displayName,
    &AccountRow::isActive, &AccountRow::isAdmin, &AccountRow::password, &AccountRow::subscription,
    &AccountRow::readsDecisions, &AccountRow::createdAt, &AccountRow::lastSignInAt);

constexpr auto Tokens = records<TokenRow>(
    "t.id, t.account_id, t.name, t.hint, t.created_at, t.last_used_at, t.is_active", "FROM token t",
    &TokenRow::id, &TokenRow::accountId, &TokenRow::name, &TokenRow::hint, &TokenRow::createdAt,
    &TokenRow::lastUsedAt, &TokenRow::isActive);

Error noAccount(const QString &which)
{
    return {ErrorCode::NotFound, u"no such account: "_s + which};
}

Error noToken()
{
    return {ErrorCode::NotFound, u"no such token"_s};
}

QByteArray keyOf(qint64 id)
{
    return QByteArray::number(id);
}

/// Success when the statement before changed something.
Result<void> changed(Database &db, Error missing)
{
    return db.changes() > 0 ? Result<void>() : std::move(missing);
}

} // namespace

Result<std::vector<AccountRow>> listAccounts(Database &db)
{
    return Accounts.list(db, "ORDER BY a.name COLLATE NOCASE");
}

Result<AccountRow> findAccount(Database &db, qint64 id)
{
    return found(Accounts.find(db, "WHERE a.id = ?1", id), noAccount(QString::number(id)));
}

Result<AccountRow> findAccountByName(Database &db, const QString &name)
{
    return found(Accounts.find(db, "WHERE a.name = ?1 COLLATE NOCASE", name), noAccount(name));
}

Result<qint64> putAccount(Database &db, const AccountRow &account)
{
    SHERIA_TRY(const bool isTaken,
               Statement::hasRow(db, R"sql(
        SELECT 1 FROM account WHERE name = ?1 COLLATE NOCASE AND id <> ?2
    )sql",
                                 account.name, account.id));
    if (isTaken)
        return Error{ErrorCode::Conflict, u"an account %1 already exists"_s.arg(account.name)};
    if (account.id == 0) {
        SHERIA_CHECK(Accounts.insert(db, account));
        const qint64 id = db.lastInsertId();
        SHERIA_CHECK(noteAdded(db, AuditKind::Account, id));
        return id;
    }
    return audited(db, AuditKind::Account, keyOf(account.id), [&]() -> Result<qint64> {
        SHERIA_CHECK(Accounts.write(db, R"sql(
            UPDATE account SET name = ?2, display_name = ?3, is_active = ?4, is_admin = ?5,
                               password = ?6, subscription = ?7, reads_decisions = ?8
             WHERE id = ?1
        )sql",
                                    account));
        SHERIA_CHECK(changed(db, noAccount(account.name)));
        return account.id;
    });
}

Result<void> removeAccount(Database &db, qint64 id)
{
    return audited(db, AuditKind::Account, keyOf(id), [&]() -> Result<void> {
        SHERIA_CHECK(Statement::run(db, "DELETE FROM session WHERE account_id = ?1", id));
        SHERIA_CHECK(Statement::run(db, "DELETE FROM token WHERE account_id = ?1", id));
        SHERIA_CHECK(Statement::run(db, "DELETE FROM account WHERE id = ?1", id));
        return changed(db, noAccount(QString::number(id)));
    });
}

Result<void> removeAllAccess(Database &db)
{
    SHERIA_CHECK(audited(db, AuditKind::Access, {}, [&] {
        return db.execute(R"sql(
            DELETE FROM session;
            DELETE FROM token;
            DELETE FROM account;
            DELETE FROM account_group;
            UPDATE replica SET settings = ''; -- So that those of the primary come again.
        )sql");
    }));
    SHERIA_CHECK(audited(db, AuditKind::IncomingSecrets, {},
                         [&] { return db.execute("DELETE FROM incoming_secret"); }));
    SHERIA_CHECK(putAssistantRow(db, {}));
    return raiseAccessRevision(db);
}

Result<bool> hasAccess(Database &db)
{
    return Statement::hasRow(db, R"sql(
        SELECT 1 FROM account UNION ALL SELECT 1 FROM token UNION ALL SELECT 1 FROM incoming_secret
        UNION ALL SELECT 1 FROM assistant WHERE token_hash IS NOT NULL
    )sql");
}

Result<void> noteSignIn(Database &db, qint64 id, const QDateTime &now)
{
    return Statement::run(db, "UPDATE account SET last_sign_in_at = ?2 WHERE id = ?1", id, now);
}

Result<qint64> countAdministrators(Database &db)
{
    return Statement::number(db, "SELECT COUNT(*) FROM account WHERE is_admin AND is_active");
}

Result<qint64> accessRevision(Database &db)
{
    return Statement::number(db, "SELECT revision FROM access_revision");
}

Result<void> raiseAccessRevision(Database &db)
{
    return db.execute("UPDATE access_revision SET revision = revision + 1");
}

Result<qint64> ensureAccount(Database &db, const QDateTime &now)
{
    SHERIA_TRY(const std::optional<qint64> known, Statement::id(db, R"sql(
        SELECT id FROM account ORDER BY is_admin AND is_active DESC, id LIMIT 1
    )sql"));
    if (known)
        return *known;
    AccountRow owner;
    owner.name = u"owner"_s;
    owner.isAdmin = true;
    owner.createdAt = now;
    return putAccount(db, owner);
}

Result<qint64> putToken(Database &db, qint64 accountId, const QString &name,
                        QByteArrayView secretHash, QByteArrayView hint, const QDateTime &now)
{
    SHERIA_TRY(const std::optional<qint64> known,
               Statement::id(db, "SELECT id FROM token WHERE hash = ?1", HexBlob(secretHash)));
    std::optional<AuditState> before;
    if (known) {
        SHERIA_TRY(before, auditState(db, AuditKind::Token, keyOf(*known)));
    }
    SHERIA_TRY(const qint64 id,
               Statement::number(db, R"sql(
        INSERT INTO token (account_id, name, hash, hint, is_active, created_at)
        VALUES (?1, ?2, ?3, ?4, 1, ?5)
            ON CONFLICT (hash) DO UPDATE
               SET account_id = excluded.account_id, name = excluded.name, is_active = 1
        RETURNING id
    )sql",
                                 accountId, name, HexBlob(secretHash), hint, now));
    SHERIA_TRY(const auto after, auditState(db, AuditKind::Token, keyOf(id)));
    SHERIA_CHECK(noteAudit(db, AuditKind::Token, before, after));
    return id;
}

Result<TokenHolder> findTokenByHash(Database &db, QByteArrayView secretHash)
{
    const QByteArray sql = QByteArray("SELECT ") + Tokens.columns() + ", " + Accounts.columns()
        + " FROM token t JOIN account a ON a.id = t.account_id WHERE t.hash = ?1";
    const auto holder = [](const Statement &row) {
        return TokenHolder{Tokens.read(row), Accounts.read(row, Tokens.Count)};
    };
    return found(Statement::first(db, sql, holder, HexBlob(secretHash)), noToken());
}

Result<std::vector<TokenRow>> listTokens(Database &db, std::optional<qint64> accountId)
{
    return Tokens.list(db, "WHERE ?1 IS NULL OR t.account_id = ?1 ORDER BY t.id", accountId);
}

Result<bool> hasWorkingToken(Database &db)
{
    return Statement::hasRow(db, R"sql(
        SELECT 1 FROM token t JOIN account a ON a.id = t.account_id
         WHERE t.is_active AND a.is_active LIMIT 1
    )sql");
}

Result<void> revokeToken(Database &db, qint64 tokenId)
{
    return audited(db, AuditKind::Token, keyOf(tokenId), [&]() -> Result<void> {
        SHERIA_CHECK(Statement::run(db, "UPDATE token SET is_active = 0 WHERE id = ?1", tokenId));
        return changed(db, noToken());
    });
}

Result<void> revokeOthersNamed(Database &db, qint64 accountId, const QString &name, qint64 keptId)
{
    SHERIA_TRY(const std::vector<qint64> others,
               Statement::numbers(db, R"sql(
        SELECT id FROM token WHERE account_id = ?1 AND name = ?2 AND id <> ?3 AND is_active
    )sql",
                                  accountId, name, keptId));
    for (const qint64 id : others)
        SHERIA_CHECK(revokeToken(db, id));
    return {};
}

Result<void> touchToken(Database &db, qint64 tokenId, const QDateTime &now)
{
    return Statement::run(db, "UPDATE token SET last_used_at = ?2 WHERE id = ?1", tokenId, now);
}

Result<void> putSession(Database &db, QByteArrayView secretHash, qint64 accountId,
                        std::optional<qint64> tokenId, const QDateTime &now)
{
    return Statement::run(db, R"sql(
        INSERT INTO session (hash, account_id, token_id, created_at, last_used_at)
        VALUES (?1, ?2, ?3, ?4, ?4)
    )sql",
                          HexBlob(secretHash), accountId, tokenId, now);
}

Result<SessionRow> findSession(Database &db, QByteArrayView secretHash)
{
    const QByteArray sql = QByteArray("SELECT ") + Accounts.columns() + R"sql(,
               s.token_id, t.name, COALESCE(t.is_active, 1), s.created_at, s.last_used_at
          FROM session s JOIN account a ON a.id = s.account_id
          LEFT JOIN token t ON t.id = s.token_id
         WHERE s.hash = ?1
    )sql";
    const auto sessionOf = [](const Statement &row) {
        SessionRow session;
        session.account = Accounts.read(row);
        int column = Accounts.Count;
        row.get(column++, session.tokenId);
        row.get(column++, session.tokenName);
        row.get(column++, session.isTokenActive);
        row.get(column++, session.createdAt);
        row.get(column++, session.lastUsedAt);
        return session;
    };
    return found(Statement::first(db, sql, sessionOf, HexBlob(secretHash)),
                 {ErrorCode::NotFound, u"no such session"_s});
}

Result<void> touchSession(Database &db, QByteArrayView secretHash, const QDateTime &now)
{
    return Statement::run(db, "UPDATE session SET last_used_at = ?2 WHERE hash = ?1",
                          HexBlob(secretHash), now);
}

Result<void> removeSession(Database &db, QByteArrayView secretHash)
{
    return Statement::run(db, "DELETE FROM session WHERE hash = ?1", HexBlob(secretHash));
}

Result<void> removeSessionsOf(Database &db, qint64 accountId)
{
    return Statement::run(db, "DELETE FROM session WHERE account_id = ?1", accountId);
}

Result<void> removeSessionsOfToken(Database &db, qint64 tokenId)
{
    return Statement::run(db, "DELETE FROM session WHERE token_id = ?1", tokenId);
}

Result<void> removeOldSessions(Database &db, const QDateTime &usedBefore,
                               const QDateTime &begunBefore, qint64 accountId, int most)
{
    return Statement::run(db, R"sql(
        DELETE FROM session
         WHERE last_used_at < ?1 OR created_at < ?2
            OR hash IN (SELECT hash FROM session WHERE account_id = ?3
                         ORDER BY last_used_at DESC, created_at DESC LIMIT -1 OFFSET ?4)
    )sql",
                          usedBefore, begunBefore, accountId, most);
}

Result<AssistantRow> assistantRow(Database &db)
{
    constexpr auto Rows = records<AssistantRow>(
        "is_on, token_hash, token_hint, token_made_at", "FROM assistant", &AssistantRow::isOn,
        HexField{&AssistantRow::tokenHash}, &AssistantRow::tokenHint, &AssistantRow::tokenMadeAt);
    SHERIA_TRY(const std::optional<AssistantRow> row, Rows.find(db, "WHERE id = 1"));
    return row.value_or(AssistantRow());
}

Result<void> putAssistantRow(Database &db, const AssistantRow &row)
{
    return audited(db, AuditKind::Tools, {}, [&] {
        return Statement::run(db, R"sql(
            INSERT INTO assistant (id, is_on, token_hash, token_hint, token_made_at)
            VALUES (1, ?1, ?2, ?3, ?4)
                ON CONFLICT (id) DO UPDATE
                   SET is_on = excluded.is_on, token_hash = excluded.token_hash,
                       token_hint = excluded.token_hint, token_made_at = excluded.token_made_at
        )sql",
                              row.isOn, HexBlob(row.tokenHash), row.tokenHint, row.tokenMadeAt);
    });
}

} // namespace sheria::store
