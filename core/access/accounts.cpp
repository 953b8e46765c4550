#include "core/access/accounts.h"

#include "core/access/password.h"
#include "core/access/secret.h"
#include "core/base/hash.h"
#include "core/store/accountqueries.h"
#include "core/store/writer.h"

#include <algorithm>

namespace sheria::access {

using namespace Qt::StringLiterals;

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
    if (name.isEmpty() || name.size() > MaxNameLength
        || !std::all_of(name.begin(), name.end(), isNameCharacter))
        return Error{ErrorCode::InvalidArgument,
                     u"The name of an account has 1 to %1 letters, digits, and . _ - @ +."_s.arg(
                         MaxNameLength)};
    if (displayName.size() > MaxDisplayLength)
        return Error{ErrorCode::InvalidArgument,
                     u"The display name of an account has at most %1 characters."_s.arg(
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
        return Error{ErrorCode::Conflict, u"this is the last administrator of the library"_s};
    return {};
}

} // namespace

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
    qint64 id = 0;
    SHERIA_CHECK(m_writer
                     .submit([&](store::Database &db) -> Result<void> {
                         SHERIA_TRY(const qint64 administrators, store::countAdministrators(db));
                         row.isAdmin = row.isAdmin || administrators == 0;
                         SHERIA_TRY(id, store::putAccount(db, row));
                         return {};
                     })
                     .get());
    return id;
}

Result<void> Accounts::change(qint64 accountId, const Change &change, bool endsSessions)
{
    return m_writer
        .submit([&](store::Database &db) -> Result<void> {
            SHERIA_TRY(store::AccountRow row, store::findAccount(db, accountId));
            SHERIA_CHECK(change(row));
            SHERIA_TRY([[maybe_unused]] const qint64 id, store::putAccount(db, row));
            if (endsSessions)
                SHERIA_CHECK(store::removeSessionsOf(db, accountId));
            return checkAnAdministratorIsLeft(db);
        })
        .get();
}

Result<void> Accounts::rename(qint64 accountId, const QString &name, const QString &displayName)
{
    SHERIA_CHECK(checkNames(name, displayName));
    return change(accountId, [&](store::AccountRow &row) -> Result<void> {
        row.name = name;
        row.displayName = displayName;
        return {};
    });
}

Result<void> Accounts::setPassword(qint64 accountId, const std::optional<QString> &password)
{
    SHERIA_TRY(const QByteArray hash, passwordHash(password));
    return change(
        accountId,
        [&hash](store::AccountRow &row) -> Result<void> {
            row.password = hash;
            return {};
        },
        true);
}

Result<void> Accounts::setDisabled(qint64 accountId, bool isDisabled)
{
    return change(
        accountId,
        [isDisabled](store::AccountRow &row) -> Result<void> {
            row.isActive = !isDisabled;
            return {};
        },
        isDisabled);
}

Result<void> Accounts::setReadsDecisions(qint64 accountId, bool readsDecisions)
{
    return change(accountId, [readsDecisions](store::AccountRow &row) -> Result<void> {
        row.readsDecisions = readsDecisions;
        return {};
    });
}

Result<void> Accounts::setAdmin(qint64 accountId, bool isAdmin)
{
    return change(accountId, [isAdmin](store::AccountRow &row) -> Result<void> {
        row.isAdmin = isAdmin;
        return {};
    });
}

Result<void> Accounts::setSubscription(qint64 accountId, const Subscription &subscription)
{
    SHERIA_TRY(const Subscription normalized, subscription.normalized());
    return change(accountId, [&normalized](store::AccountRow &row) -> Result<void> {
        row.subscription = normalized.toText();
        return {};
    });
}

Result<void> Accounts::remove(qint64 accountId)
{
    return m_writer
        .submit([accountId](store::Database &db) -> Result<void> {
            SHERIA_CHECK(store::removeAccount(db, accountId));
            return checkAnAdministratorIsLeft(db);
        })
        .get();
}

Result<IssuedToken> Accounts::issueToken(qint64 accountId, const QString &name)
{
    const QDateTime now = m_clock.now();
    IssuedToken issued{0, newSecret()};
    SHERIA_CHECK(m_writer
                     .submit([&](store::Database &db) -> Result<void> {
                         SHERIA_TRY([[maybe_unused]] const auto account,
                                    store::findAccount(db, accountId));
                         SHERIA_TRY(issued.id,
                                    store::putToken(db, accountId, name, sha256Hex(issued.secret),
                                                    hintOf(issued.secret), now));
                         return {};
                     })
                     .get());
    return issued;
}

Result<void> Accounts::revokeToken(qint64 tokenId)
{
    return m_writer
        .submit([tokenId](store::Database &db) -> Result<void> {
            SHERIA_CHECK(store::revokeToken(db, tokenId));
            return store::removeSessionsOfToken(db, tokenId);
        })
        .get();
}

} // namespace sheria::access
