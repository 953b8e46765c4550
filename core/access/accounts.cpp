// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"

#include "core/access/secret.h"
#include "core/base/hash.h"
#include "core/store/access/accountqueries.h"
#include "core/store/access/groupqueries.h"
#include "core/store/db/writer.h"

#include <algorithm>
#include <functional>

namespace sheria::access {

using namespace Qt::StringLiterals;
using store::AssistantRow;

namespace {

constexpr qsizetype MaxNameLength = 64;
constexpr qsizetype MaxDisplayLength = 200;

bool isNameCharacter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9')
        || c == u'.' || c == u'_' || c == u'-' || c == u'@' || c == u'+';
}

Result<void> checkNames(const QString &name, const QString &displayName)
{
    if (!isAccountName(name))
        return Error{
            ErrorCode::InvalidArgument,
            Message::tr("The name of an account must have 1 to %1 letters, digits, and . _ - @ +.",
                        MaxNameLength)};
    if (displayName.size() > MaxDisplayLength)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("The display name of an account can have at most %1 characters.",
                                 MaxDisplayLength)};
    return {};
}

Result<QByteArray> passwordHash(const std::optional<QString> &password)
{
    return password ? hashPassword(*password) : Result<QByteArray>(QByteArray());
}

Result<Account> accountFrom(const store::AccountRow &row)
{
    SHERIA_TRY(Subscription subscription, Subscription::parse(row.subscription));
    return Account{row.id,
                   row.name,
                   row.displayName,
                   row.isAdmin,
                   !row.isActive,
                   !row.password.isEmpty(),
                   row.createdAt,
                   row.lastSignInAt,
                   std::move(subscription),
                   row.readsDecisions};
}

Result<void> checkAnAdministratorIsLeft(store::Database &db)
{
    SHERIA_TRY(const qint64 count, store::countAdministrators(db));
    if (count == 0)
        return Error{ErrorCode::Conflict,
                     Message::tr("this is the last administrator of the library")};
    return {};
}

void putToken(AssistantRow &row, const QByteArray &secret, const QDateTime &now)
{
    row.tokenHash = sha256Hex(secret);
    row.tokenHint = hintOf(secret);
    row.tokenMadeAt = now;
}

Result<void> change(store::Writer &writer, const std::function<void(AssistantRow &)> &change)
{
    return writer.write([&change](store::Database &db) -> Result<void> {
        SHERIA_TRY(AssistantRow row, store::assistantRow(db));
        change(row);
        return store::putAssistantRow(db, row);
    });
}

} // namespace

bool isAccountName(const QString &name)
{
    return !name.isEmpty() && name.size() <= MaxNameLength
        && std::all_of(name.begin(), name.end(), isNameCharacter);
}

Result<std::vector<Account>> Accounts::list(store::Database &db)
{
    SHERIA_TRY(const auto rows, store::listAccounts(db));
    std::vector<Account> accounts;
    for (const store::AccountRow &row : rows) {
        SHERIA_TRY(Account account, accountFrom(row));
        accounts.push_back(std::move(account));
    }
    return accounts;
}

Result<Account> Accounts::find(store::Database &db, const QString &name)
{
    SHERIA_TRY(const store::AccountRow row, store::findAccountByName(db, name));
    return accountFrom(row);
}

Result<std::vector<Token>> Accounts::tokens(store::Database &db, std::optional<qint64> accountId)
{
    SHERIA_TRY(const auto rows, store::listTokens(db, accountId));
    std::vector<Token> tokens;
    tokens.reserve(rows.size());
    for (const store::TokenRow &row : rows)
        tokens.push_back({row.id, row.accountId, row.name, row.hint, row.createdAt, row.lastUsedAt,
                          !row.isActive});
    return tokens;
}

Result<qint64> Accounts::add(const NewAccount &account)
{
    SHERIA_CHECK(checkNames(account.name, account.displayName));
    SHERIA_TRY(const Subscription subscription, account.subscription.normalized());
    store::AccountRow row;
    SHERIA_TRY(row.password, passwordHash(account.password));
    row.name = account.name;
    row.displayName = account.displayName;
    row.isAdmin = account.isAdmin;
    row.createdAt = m_clock.now();
    row.subscription = subscription.toText();
    row.readsDecisions = account.readsDecisions;
    return m_writer.write([&](store::Database &db) -> Result<qint64> {
        SHERIA_TRY(const qint64 administrators, store::countAdministrators(db));
        row.isAdmin = row.isAdmin || administrators == 0;
        return store::putAccount(db, row);
    });
}

Result<void> Accounts::change(qint64 accountId, const Change &change, bool endsSessions)
{
    return m_writer.write([&](store::Database &db) -> Result<void> {
        SHERIA_TRY(store::AccountRow row, store::findAccount(db, accountId));
        change(row);
        SHERIA_CHECK(store::putAccount(db, row));
        if (endsSessions)
            SHERIA_CHECK(store::removeSessionsOf(db, accountId));
        return checkAnAdministratorIsLeft(db);
    });
}

Result<void> Accounts::rename(qint64 accountId, const QString &name, const QString &displayName)
{
    SHERIA_CHECK(checkNames(name, displayName));
    return change(accountId, [&](store::AccountRow &row) {
        row.name = name;
        row.displayName = displayName;
    });
}

Result<void> Accounts::setPassword(qint64 accountId, const std::optional<QString> &password)
{
    SHERIA_TRY(const QByteArray hash, passwordHash(password));
    return change(
        accountId, [&hash](store::AccountRow &row) { row.password = hash; }, true);
}

Result<void> Accounts::setDisabled(qint64 accountId, bool isDisabled)
{
    return change(
        accountId, [isDisabled](store::AccountRow &row) { row.isActive = !isDisabled; },
        isDisabled);
}

Result<void> Accounts::setReadsDecisions(qint64 accountId, bool readsDecisions)
{
    return change(accountId, [readsDecisions](store::AccountRow &row) {
        row.readsDecisions = readsDecisions;
    });
}

Result<void> Accounts::setAdmin(qint64 accountId, bool isAdmin)
{
    return change(accountId, [isAdmin](store::AccountRow &row) { row.isAdmin = isAdmin; });
}

Result<void> Accounts::setSubscription(qint64 accountId, const Subscription &subscription)
{
    SHERIA_TRY(const Subscription normalized, subscription.normalized());
    return change(accountId, [&normalized](store::AccountRow &row) {
        row.subscription = normalized.toText();
    });
}

Result<void> Accounts::remove(qint64 accountId)
{
    return m_writer.write([accountId](store::Database &db) -> Result<void> {
        SHERIA_CHECK(store::removeAccount(db, accountId));
        return checkAnAdministratorIsLeft(db);
    });
}

Result<std::vector<Group>> Accounts::groups(store::Database &db)
{
    SHERIA_TRY(const auto rows, store::listGroups(db));
    std::vector<Group> groups;
    for (const store::GroupRow &row : rows) {
        SHERIA_TRY(Subscription subscription, Subscription::parse(row.subscription));
        groups.push_back({row.name, std::move(subscription)});
    }
    return groups;
}

Result<void> Accounts::setGroup(const Group &group)
{
    const auto isOff = [](QChar c) {
        return c == u',' || !c.isPrint();
    };
    if (group.name.isEmpty() || group.name.size() > MaxDisplayLength
        || group.name != group.name.trimmed()
        || std::any_of(group.name.begin(), group.name.end(), isOff))
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("The name of a group must have 1 to %1 characters without commas.",
                                 MaxDisplayLength)};
    SHERIA_TRY(const Subscription normalized, group.subscription.normalized());
    return m_writer.write([&](store::Database &db) {
        return store::putGroup(db, {group.name, normalized.toText()});
    });
}

Result<void> Accounts::removeGroup(const QString &name)
{
    return m_writer.write([&name](store::Database &db) { return store::removeGroup(db, name); });
}

Result<IssuedToken> Accounts::issueToken(qint64 accountId, const QString &name)
{
    const QDateTime now = m_clock.now();
    const QByteArray secret = newSecret();
    SHERIA_TRY(const qint64 id, m_writer.write([&](store::Database &db) -> Result<qint64> {
        SHERIA_CHECK(store::findAccount(db, accountId));
        return store::putToken(db, accountId, name, sha256Hex(secret), hintOf(secret), now);
    }));
    return IssuedToken{id, secret};
}

Result<void> Accounts::revokeToken(qint64 tokenId)
{
    return m_writer.write([tokenId](store::Database &db) -> Result<void> {
        SHERIA_CHECK(store::revokeToken(db, tokenId));
        return store::removeSessionsOfToken(db, tokenId);
    });
}

Result<void> Accounts::removeAll()
{
    return m_writer.write([](store::Database &db) { return store::removeAllAccess(db); });
}

Result<McpAccess::State> McpAccess::state(store::Database &db)
{
    SHERIA_TRY(const AssistantRow row, store::assistantRow(db));
    return State{row.isOn, !row.tokenHash.isEmpty(), row.tokenHint, row.tokenMadeAt};
}

Result<bool> McpAccess::admits(store::Database &db, QByteArrayView secret)
{
    SHERIA_TRY(const AssistantRow row, store::assistantRow(db));
    return row.isOn && !row.tokenHash.isEmpty() && isSame(sha256Hex(secret), row.tokenHash);
}

Result<std::optional<QByteArray>> McpAccess::open()
{
    const QByteArray secret = newSecret();
    bool isNew = false;
    SHERIA_CHECK(change(m_writer, [&](AssistantRow &row) {
        row.isOn = true;
        isNew = row.tokenHash.isEmpty();
        if (isNew)
            putToken(row, secret, m_clock.now());
    }));
    return isNew ? std::optional(secret) : std::nullopt;
}

Result<void> McpAccess::shut()
{
    return change(m_writer, [](AssistantRow &row) { row.isOn = false; });
}

Result<QByteArray> McpAccess::renewToken()
{
    const QByteArray secret = newSecret();
    SHERIA_CHECK(
        change(m_writer, [&](AssistantRow &row) { putToken(row, secret, m_clock.now()); }));
    return secret;
}

} // namespace sheria::access
