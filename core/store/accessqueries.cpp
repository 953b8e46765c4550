#include "core/store/accessqueries.h"

#include "core/store/statement.h"

namespace sheria::store {

namespace {

#define SHERIA_TOKEN_COLUMNS \
    "t.id, t.account_id, t.name, t.hint, t.created_at, t.last_used_at, t.is_active"
constexpr int TokenColumns = 7;

TokenRow tokenFrom(const Statement &row)
{
    return {row.integer(0),  row.integer(1),  row.string(2), row.text(3),
            row.dateTime(4), row.dateTime(5), row.boolean(6)};
}

Error noToken()
{
    return {ErrorCode::NotFound, QStringLiteral("there is no such token")};
}

} // namespace

Result<qint64> ensureAccount(Database &db, const QDateTime &now)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT id FROM account ORDER BY is_admin AND is_active DESC, id LIMIT 1
    )sql"));
    SHERIA_TRY(const bool hasOne, query.step());
    if (hasOne)
        return query.integer(0);
    AccountRow owner;
    owner.name = QStringLiteral("owner");
    owner.isAdmin = true;
    owner.createdAt = now;
    return putAccount(db, owner);
}

Result<qint64> putToken(Database &db, qint64 accountId, const QString &name,
                        QByteArrayView secretHash, QByteArrayView hint, const QDateTime &now)
{
    const QByteArray hash = QByteArray::fromHex(secretHash.toByteArray());
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO token (account_id, name, hash, hint, is_active, created_at)
        VALUES (?1, ?2, ?3, ?4, 1, ?5)
            ON CONFLICT (hash) DO UPDATE
               SET account_id = excluded.account_id, name = excluded.name, is_active = 1
        RETURNING id
    )sql"));
    add.bind(1, accountId).bind(2, name).bindBlob(3, hash).bind(4, hint).bind(5, now);
    SHERIA_TRY([[maybe_unused]] const bool hasRow, add.step());
    return add.integer(0);
}

Result<TokenHolder> findTokenByHash(Database &db, QByteArrayView secretHash)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db,
                                  "SELECT " SHERIA_TOKEN_COLUMNS ", " SHERIA_ACCOUNT_COLUMNS
                                  " FROM token t JOIN account a"
                                  " ON a.id = t.account_id WHERE t.hash = ?1"));
    const QByteArray hash = QByteArray::fromHex(secretHash.toByteArray());
    query.bindBlob(1, hash);
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return noToken();
    return TokenHolder{tokenFrom(query), accountAt(query, TokenColumns)};
}

Result<TokenRow> findToken(Database &db, qint64 tokenId)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(
                   db, "SELECT " SHERIA_TOKEN_COLUMNS " FROM token t WHERE t.id = ?1", tokenId));
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return noToken();
    return tokenFrom(query);
}

Result<std::vector<TokenRow>> listTokens(Database &db, std::optional<qint64> accountId)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db,
                                  "SELECT " SHERIA_TOKEN_COLUMNS " FROM token t"
                                  " WHERE ?1 IS NULL OR t.account_id = ?1"
                                  " ORDER BY t.id",
                                  accountId));
    return query.all(tokenFrom);
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
    SHERIA_CHECK(Statement::run(db, "UPDATE token SET is_active = 0 WHERE id = ?1", tokenId));
    return db.changes() > 0 ? Result<void>() : noToken();
}

Result<void> revokeOthersNamed(Database &db, qint64 accountId, const QString &name, qint64 keptId)
{
    return Statement::run(db, R"sql(
        UPDATE token SET is_active = 0 WHERE account_id = ?1 AND name = ?2 AND id <> ?3
    )sql",
                          accountId, name, keptId);
}

Result<void> touchToken(Database &db, qint64 tokenId, const QDateTime &now)
{
    return Statement::run(db, "UPDATE token SET last_used_at = ?2 WHERE id = ?1", tokenId, now);
}

} // namespace sheria::store
