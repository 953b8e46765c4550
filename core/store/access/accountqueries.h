// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// Somebody who may ask, as stored.
struct AccountRow
{
    qint64 id = 0;
    QString name; ///< Unique, whatever its capitals.
    QString displayName;
    bool isActive = true;
    bool isAdmin = false;
    QByteArray password; ///< A slow salted hash; empty: no sign-in by password.
    QDateTime createdAt;
    QDateTime lastSignInAt;      ///< Invalid: never.
    QByteArray subscription;     ///< Subscription::toText().
    bool readsDecisions = false; ///< May use the decisions API; administrators may anyway.
};

/// By name.
Result<std::vector<AccountRow>> listAccounts(Database &db);
/// Errors: NotFound.
Result<AccountRow> findAccount(Database &db, qint64 id);
/// Whatever the capitals. Errors: NotFound.
Result<AccountRow> findAccountByName(Database &db, const QString &name);

/// Adds `account`, or changes the one with its id to what it says; creation and sign-in stay as they
/// were then. Returns the id.
/// Errors: Conflict when another one has the name; NotFound when the id is no account's.
Result<qint64> putAccount(Database &db, const AccountRow &account);
/// Removes the account with its tokens and sessions.
/// Errors: NotFound.
Result<void> removeAccount(Database &db, qint64 id);
/// Removes everything that lets somebody in or proves who sent something: accounts, tokens, sessions, the
/// token of the tools for language models, which are off then, and the secrets of incoming webhooks.
Result<void> removeAllAccess(Database &db);
/// Whether there is any of that.
Result<bool> hasAccess(Database &db);
Result<void> noteSignIn(Database &db, qint64 id, const QDateTime &now);

/// How many active administrators there are.
Result<qint64> countAdministrators(Database &db);

/// Rises with every change to who may see what, and to what is told beside the works: places, topics
/// and datasets, of which the change log says nothing.
Result<qint64> accessRevision(Database &db);
/// Raises it. Call it in the transaction of such a change.
Result<void> raiseAccessRevision(Database &db);

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

/// Whether a library's tools for language models are on, and by which token they are let in.
struct AssistantRow
{
    bool isOn = false;
    QByteArray tokenHash; ///< SHA-256, hexadecimal; empty: none was made.
    QByteArray tokenHint; ///< Its first characters.
    QDateTime tokenMadeAt;
};

Result<AssistantRow> assistantRow(Database &db);
Result<void> putAssistantRow(Database &db, const AssistantRow &row);

} // namespace sheria::store
