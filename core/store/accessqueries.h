#pragma once

#include "core/store/accountqueries.h"

#include <optional>

namespace sheria::store {

/// An API token as it may be shown: the secret itself is kept only as a hash.
struct TokenRow
{
    qint64 id = 0;
    qint64 accountId = 0;
    QString name;
    QByteArray hint; ///< Its first characters.
    QDateTime createdAt;
    QDateTime lastUsedAt; ///< Invalid: never.
    bool isActive = true;
};

/// A token and whose it is.
struct TokenHolder
{
    TokenRow token;
    AccountRow account;
};

/// Hashes are SHA-256 of the secret, hexadecimal. A secret that is put again becomes active again.

/// The owner's account: the administrator who came first. Makes it (name "owner") unless there is one.
/// Returns its id.
Result<qint64> ensureAccount(Database &db, const QDateTime &now);
/// Returns the token's id.
Result<qint64> putToken(Database &db, qint64 accountId, const QString &name,
                        QByteArrayView secretHash, QByteArrayView hint, const QDateTime &now);
/// Errors: NotFound.
Result<TokenHolder> findTokenByHash(Database &db, QByteArrayView secretHash);
/// Errors: NotFound.
Result<TokenRow> findToken(Database &db, qint64 tokenId);
/// Those of one account, or of all, in the order they were made.
Result<std::vector<TokenRow>> listTokens(Database &db, std::optional<qint64> accountId = {});
/// Whether any token lets anybody in.
Result<bool> hasWorkingToken(Database &db);
/// Errors: NotFound.
Result<void> revokeToken(Database &db, qint64 tokenId);
/// Revokes all tokens of an account that have this name, but for one.
Result<void> revokeOthersNamed(Database &db, qint64 accountId, const QString &name, qint64 keptId);
/// Notes that a token was used. Call it now and then, not on every request.
Result<void> touchToken(Database &db, qint64 tokenId, const QDateTime &now);

} // namespace sheria::store
