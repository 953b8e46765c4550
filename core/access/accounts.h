// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/domain/subscription.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDateTime>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace sheria::store {
class Database;
class Writer;
struct AccountRow;
} // namespace sheria::store

namespace sheria::access {

/// Somebody who may ask.
struct Account
{
    qint64 id = 0;
    QString name;        ///< What it signs in with; unique, whatever its capitals.
    QString displayName; ///< What people call it; may be empty.
    bool isAdmin = false;
    bool isDisabled = false;
    bool hasPassword = false; ///< Without one it is let in by tokens and by the desktop only.
    QDateTime createdAt;
    QDateTime lastSignInAt; ///< Invalid: never.
    Subscription subscription;
    /// May read the decisions of courts, which needs a permission of its own; administrators may
    /// anyway. Without it no way of asking shows one, whatever the subscription says.
    bool readsDecisions = false;
};

/// Whether `name` may be an account's: 1 to 64 letters, digits, and . _ - @ +.
bool isAccountName(const QString &name);

/// What a new account is to be.
struct NewAccount
{
    QString name;
    QString displayName = {};
    std::optional<QString> password = {}; ///< None: it cannot sign in by password.
    bool isAdmin = false;
    Subscription subscription = {};
    bool readsDecisions = false;
};

/// A group of accounts. Who belongs to it a proxy says, with each request: see Authenticator::admitUser().
struct Group
{
    QString name; ///< As the proxy writes it, without commas.
    Subscription subscription;
};

/// An API token as it may be shown.
struct Token
{
    qint64 id = 0;
    qint64 accountId = 0;
    QString name;
    QByteArray hint; ///< Its first characters, to tell tokens apart.
    QDateTime createdAt;
    QDateTime lastUsedAt; ///< To the minute; invalid: never.
    bool isRevoked = false;
};

/// A token that was just made.
struct IssuedToken
{
    qint64 id = 0;
    QByteArray secret; ///< To be shown once: the library keeps a hash of it.
};

/// The accounts of a library, their tokens, passwords and subscriptions: what an administrator does,
/// in the desktop and in sheriactl. Every change is in effect with the next request to a server of
/// this process, and within a second with those of others.
///
/// The last administrator can be neither disabled, nor removed, nor made something else (Conflict).
///
/// Thread: any; changes wait for the writer, so not the GUI's.
class Accounts
{
public:
    /// Both must outlive the object.
    Accounts(store::Writer &writer, const Clock &clock) : m_writer(writer), m_clock(clock) {}

    /// By name.
    static Result<std::vector<Account>> list(store::Database &db);
    /// Errors: NotFound.
    static Result<Account> find(store::Database &db, const QString &name);
    /// Those of one account, or of all, in the order they were made; revoked ones too.
    static Result<std::vector<Token>> tokens(store::Database &db,
                                             std::optional<qint64> accountId = {});

    /// Returns the new account's id. The first account of a library is an administrator's.
    /// Errors: InvalidArgument (name, password, subscription), with words for people; Conflict when
    /// the name is taken.
    Result<qint64> add(const NewAccount &account);
    /// Errors of all that follow: NotFound; and as said above.
    Result<void> rename(qint64 accountId, const QString &name, const QString &displayName);
    /// None takes the password away. Ends the account's sessions.
    Result<void> setPassword(qint64 accountId, const std::optional<QString> &password);
    /// A disabled account is let in by nothing; its sessions end.
    Result<void> setDisabled(qint64 accountId, bool isDisabled);
    Result<void> setAdmin(qint64 accountId, bool isAdmin);
    Result<void> setReadsDecisions(qint64 accountId, bool readsDecisions);
    Result<void> setSubscription(qint64 accountId, const Subscription &subscription);
    /// With its tokens and sessions.
    Result<void> remove(qint64 accountId);
    /// All of them, the last administrator too, and what else lets somebody in: see
    /// store::removeAllAccess().
    Result<void> removeAll();

    /// What the members of groups see besides their own, by the names of the groups.
    static Result<std::vector<Group>> groups(store::Database &db);
    /// Adds the group, or changes the one of its name. Errors: InvalidArgument, with words for people.
    Result<void> setGroup(const Group &group);
    Result<void> removeGroup(const QString &name);

    /// `name` tells people what the token is for; several may have the same.
    Result<IssuedToken> issueToken(qint64 accountId, const QString &name);
    /// Ends the sessions that began with it, too. Revoking again changes nothing.
    Result<void> revokeToken(qint64 tokenId);

private:
    using Change = std::function<void(store::AccountRow &)>;
    Result<void> change(qint64 accountId, const Change &change, bool endsSessions = false);

    store::Writer &m_writer;
    const Clock &m_clock;
};

/// The door to the tools for language models: shut until somebody opens it, with a token of its own.
///
/// Thread: any; changes wait for the writer, so not the GUI's.
class McpAccess
{
public:
    struct State
    {
        bool isOpen = false;
        bool hasToken = false;
        QByteArray tokenHint; ///< Its first characters, to tell it from an older one.
        QDateTime tokenMadeAt;
    };

    /// Both must outlive the object.
    McpAccess(store::Writer &writer, const Clock &clock) : m_writer(writer), m_clock(clock) {}

    static Result<State> state(store::Database &db);
    /// Whether `secret` is the token of an open door; takes the same time however much of it is right.
    static Result<bool> admits(store::Database &db, QByteArrayView secret);

    /// Opens it. Returns the token, to be shown once, if there was none before.
    Result<std::optional<QByteArray>> open();
    /// Shuts it; the token stays.
    Result<void> shut();
    /// Makes another token, to be shown once; the one before ends.
    Result<QByteArray> renewToken();

private:
    store::Writer &m_writer;
    const Clock &m_clock;
};

} // namespace sheria::access
