#include "core/store/accessqueries.h"

#include "core/store/statement.h"

namespace sheria::store {

namespace {

/// Columns, in the order of tokenFrom(): t.id, t.account_id, t.name, t.hint, t.created_at,
/// t.last_used_at, t.is_active, a.is_active.
TokenRow tokenFrom(const Statement &row)
{
    return {row.integer(0),  row.integer(1),  row.string(2),  row.text(3),
            row.dateTime(4), row.dateTime(5), row.boolean(6), row.boolean(7)};
}

} // namespace

Result<qint64> ensureAccount(Database &db, const QDateTime &now)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db, "SELECT id FROM account ORDER BY id LIMIT 1"));
    SHERIA_TRY(const bool hasOne, query.step());
    if (hasOne)
        return query.integer(0);
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO account (name, is_active, created_at) VALUES ('owner', 1, ?1)
    )sql"));
    add.bind(1, now);
    SHERIA_CHECK(add.run());
    return db.lastInsertId();
}

Result<void> putToken(Database &db, qint64 accountId, const QString &name,
                      QByteArrayView secretHash, QByteArrayView hint, const QDateTime &now)
{
    const QByteArray hash = QByteArray::fromHex(secretHash.toByteArray());
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO token (account_id, name, hash, hint, is_active, created_at)
        VALUES (?1, ?2, ?3, ?4, 1, ?5)
            ON CONFLICT (hash) DO UPDATE
               SET account_id = excluded.account_id, name = excluded.name, is_active = 1
    )sql"));
    add.bind(1, accountId).bind(2, name).bindBlob(3, hash).bind(4, hint).bind(5, now);
    return add.run();
}

Result<TokenRow> findTokenByHash(Database &db, QByteArrayView secretHash)
{
    const QByteArray hash = QByteArray::fromHex(secretHash.toByteArray());
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT t.id, t.account_id, t.name, t.hint, t.created_at, t.last_used_at, t.is_active,
               a.is_active
          FROM token t JOIN account a ON a.id = t.account_id
         WHERE t.hash = ?1
    )sql"));
    query.bindBlob(1, hash);
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return Error{ErrorCode::NotFound, QStringLiteral("no such token")};
    return tokenFrom(query);
}

Result<std::vector<TokenRow>> listTokens(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT t.id, t.account_id, t.name, t.hint, t.created_at, t.last_used_at, t.is_active,
               a.is_active
          FROM token t JOIN account a ON a.id = t.account_id
         ORDER BY t.id
    )sql"));
    std::vector<TokenRow> tokens;
    while (true) {
        SHERIA_TRY(const bool hasRow, query.step());
        if (!hasRow)
            return tokens;
        tokens.push_back(tokenFrom(query));
    }
}

Result<void> revokeToken(Database &db, qint64 tokenId)
{
    SHERIA_TRY(Statement change,
               Statement::prepare(db, "UPDATE token SET is_active = 0 WHERE id = ?1"));
    change.bind(1, tokenId);
    SHERIA_CHECK(change.run());
    if (db.changes() == 0)
        return Error{ErrorCode::NotFound, QStringLiteral("no such token")};
    return {};
}

Result<void> touchToken(Database &db, qint64 tokenId, const QDateTime &now)
{
    SHERIA_TRY(Statement change,
               Statement::prepare(db, "UPDATE token SET last_used_at = ?2 WHERE id = ?1"));
    change.bind(1, tokenId).bind(2, now);
    return change.run();
}

} // namespace sheria::store
