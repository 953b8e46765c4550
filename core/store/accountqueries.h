#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <vector>

namespace sheria::store {

class Database;
class Statement;

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

/// What AccountRow is read from, for statements in which the account is `a`; and the reading, from
/// column `first` on.
#define SHERIA_ACCOUNT_COLUMNS                                                          \
    "a.id, a.name, a.display_name, a.is_active, a.is_admin, a.password, a.created_at, " \
    "a.last_sign_in_at, a.subscription, a.reads_decisions"
inline constexpr int AccountColumns = 10;
AccountRow accountAt(const Statement &row, int first);

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
Result<void> noteSignIn(Database &db, qint64 id, const QDateTime &now);

/// How many active administrators there are.
Result<qint64> countAdministrators(Database &db);

/// Rises with every change to who may see what, and to what is told beside the works: places, topics
/// and datasets, of which the change log says nothing.
Result<qint64> accessRevision(Database &db);
/// Raises it. Call it in the transaction of such a change.
Result<void> raiseAccessRevision(Database &db);

} // namespace sheria::store
