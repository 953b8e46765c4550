#include "core/store/sessionqueries.h"

#include "core/store/statement.h"

namespace sheria::store {

namespace {

QByteArray rawHash(QByteArrayView hash)
{
    return QByteArray::fromHex(hash.toByteArray());
}

Result<void> runWithId(Database &db, QByteArrayView sql, qint64 id)
{
    return Statement::run(db, sql, id);
}

} // namespace

Result<void> putSession(Database &db, QByteArrayView secretHash, qint64 accountId,
                        std::optional<qint64> tokenId, const QDateTime &now)
{
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO session (hash, account_id, token_id, created_at, last_used_at)
        VALUES (?1, ?2, ?3, ?4, ?4)
    )sql"));
    const QByteArray hash = rawHash(secretHash);
    add.bindBlob(1, hash).bind(2, accountId).bind(3, tokenId).bind(4, now);
    return add.run();
}

Result<SessionRow> findSession(Database &db, QByteArrayView secretHash)
{
    SHERIA_TRY(Statement query,
               Statement::prepare(db,
                                  "SELECT " SHERIA_ACCOUNT_COLUMNS
                                  ", s.token_id, t.name, COALESCE(t.is_active, 1),"
                                  " s.created_at, s.last_used_at"
                                  " FROM session s JOIN account a ON a.id = s.account_id"
                                  " LEFT JOIN token t ON t.id = s.token_id"
                                  " WHERE s.hash = ?1"));
    const QByteArray hash = rawHash(secretHash);
    query.bindBlob(1, hash);
    SHERIA_TRY(const bool found, query.step());
    if (!found)
        return Error{ErrorCode::NotFound, QStringLiteral("no such session")};
    constexpr int At = AccountColumns;
    SessionRow session;
    session.account = accountAt(query, 0);
    if (!query.isNull(At))
        session.tokenId = query.integer(At);
    session.tokenName = query.string(At + 1);
    session.isTokenActive = query.boolean(At + 2);
    session.createdAt = query.dateTime(At + 3);
    session.lastUsedAt = query.dateTime(At + 4);
    return session;
}

Result<void> touchSession(Database &db, QByteArrayView secretHash, const QDateTime &now)
{
    SHERIA_TRY(Statement change,
               Statement::prepare(db, "UPDATE session SET last_used_at = ?2 WHERE hash = ?1"));
    const QByteArray hash = rawHash(secretHash);
    change.bindBlob(1, hash).bind(2, now);
    return change.run();
}

Result<void> removeSession(Database &db, QByteArrayView secretHash)
{
    SHERIA_TRY(Statement drop, Statement::prepare(db, "DELETE FROM session WHERE hash = ?1"));
    const QByteArray hash = rawHash(secretHash);
    drop.bindBlob(1, hash);
    return drop.run();
}

Result<void> removeSessionsOf(Database &db, qint64 accountId)
{
    return runWithId(db, "DELETE FROM session WHERE account_id = ?1", accountId);
}

Result<void> removeSessionsOfToken(Database &db, qint64 tokenId)
{
    return runWithId(db, "DELETE FROM session WHERE token_id = ?1", tokenId);
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

Result<qint64> countSessions(Database &db, qint64 accountId)
{
    return Statement::number(db, "SELECT COUNT(*) FROM session WHERE account_id = ?1", accountId);
}

} // namespace sheria::store
