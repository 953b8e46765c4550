#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

namespace sheria::store {

class Database;

/// An API token as it may be shown: the secret itself is kept only as a hash.
struct TokenRow
{
    qint64 id = 0;
    qint64 accountId = 0;
    QString name;
    QByteArray hint; ///< Its first characters.
    QDateTime createdAt;
    QDateTime lastUsedAt;
    bool isActive = true;
    bool accountIsActive = true;
};

/// Hashes are SHA-256 of the secret, hexadecimal. A secret that is put again becomes active again.

/// Makes the first account (name "owner") unless there is one. Returns its id.
Result<qint64> ensureAccount(Database &db, const QDateTime &now);
Result<void> putToken(Database &db, qint64 accountId, const QString &name,
                      QByteArrayView secretHash, QByteArrayView hint, const QDateTime &now);
/// Errors: NotFound.
Result<TokenRow> findTokenByHash(Database &db, QByteArrayView secretHash);
Result<std::vector<TokenRow>> listTokens(Database &db);
/// Errors: NotFound.
Result<void> revokeToken(Database &db, qint64 tokenId);
/// Notes that a token was used. Call it now and then, not on every request.
Result<void> touchToken(Database &db, qint64 tokenId, const QDateTime &now);

} // namespace sheria::store
