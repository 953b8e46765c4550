#pragma once

#include "core/store/accountqueries.h"

#include <optional>

namespace sheria::store {

/// A browser that is signed in, and who it acts for. The cookie itself is kept only as a hash.
struct SessionRow
{
    AccountRow account;
    std::optional<qint64> tokenId; ///< Of the token it began with.
    QString tokenName;
    bool isTokenActive = true; ///< True also without a token.
    QDateTime createdAt;
    QDateTime lastUsedAt; ///< As last noted.
};

/// Hashes are SHA-256 of the cookie's value, hexadecimal.
Result<void> putSession(Database &db, QByteArrayView secretHash, qint64 accountId,
                        std::optional<qint64> tokenId, const QDateTime &now);
/// Errors: NotFound.
Result<SessionRow> findSession(Database &db, QByteArrayView secretHash);
/// Notes that a session was used. Call it now and then, not on every request.
Result<void> touchSession(Database &db, QByteArrayView secretHash, const QDateTime &now);

/// Nothing when there is no such session.
Result<void> removeSession(Database &db, QByteArrayView secretHash);
Result<void> removeSessionsOf(Database &db, qint64 accountId);
Result<void> removeSessionsOfToken(Database &db, qint64 tokenId);
/// Removes the sessions that were last used before `usedBefore`, or begun before `begunBefore`, and
/// of an account that has more than `most` those used longest ago.
Result<void> removeOldSessions(Database &db, const QDateTime &usedBefore,
                               const QDateTime &begunBefore, qint64 accountId, int most);
Result<qint64> countSessions(Database &db, qint64 accountId);

} // namespace sheria::store
