#include "server/ctl/accesscommands.h"
#include "server/ctl/group.h"
#include "server/ctl/output.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using access::Account;
using access::Accounts;

QByteArray accountLine(const Account &account)
{
    QStringList facts;
    if (account.isAdmin)
        facts << u"administrator"_s;
    if (account.isDisabled)
        facts << u"disabled"_s;
    facts << (account.hasPassword ? u"password"_s : u"no password"_s);
    facts << u"signed in: "_s + momentText(account.lastSignInAt);
    if (account.readsDecisions && !account.isAdmin)
        facts << u"reads decisions"_s;
    facts << u"sees "_s + subscriptionText(account.subscription);
    const QString shown = account.displayName.isEmpty()
        ? account.name
        : account.name + u" ("_s + account.displayName + u')';
    return (shown + u": "_s + facts.join(u", "_s)).toUtf8();
}

void printAccount(const AccessAction &action, const Account &account)
{
    printLine(action.wantsJson() ? accountJson(account) : accountLine(account));
}

Exit listAccounts(const QStringList &arguments)
{
    AccessAction action(u"account list"_s, u"Lists the accounts of a library. Changes nothing."_s);
    action.addJsonFlag();
    if (const auto ended = action.parse(arguments))
        return *ended;
    return action.look([&action](store::Database &db) -> Result<void> {
        SHERIA_TRY(const auto accounts, Accounts::list(db));
        for (const Account &account : accounts)
            printAccount(action, account);
        return {};
    });
}

Exit addAccount(const QStringList &arguments)
{
    AccessAction action(u"account add"_s,
                        u"Adds an account. The first one of a library is an administrator's. "
                        "Without a password it is let in by tokens only."_s);
    action.addWord(u"ACCOUNT"_s, u"Its name: letters, digits, and . _ - @ +."_s);
    action.arguments().addOption(u"display-name"_s, u"TEXT"_s, u"What people call it."_s);
    action.arguments().addFlag(u"admin"_s, u"Makes it an administrator."_s);
    action.arguments().addFlag(u"decisions"_s,
                               u"Lets it read the decisions of courts, as administrators may."_s);
    action.arguments().addFlag(u"password"_s,
                               u"Reads its password from standard input, the first line."_s);
    action.addJsonFlag();
    if (const auto ended = action.parse(arguments))
        return *ended;
    return action.change(
        [&action](Library &, Accounts &accounts, store::Database &db) -> Result<void> {
            access::NewAccount wanted{action.word()};
            wanted.displayName = action.arguments().value(u"display-name"_s);
            wanted.isAdmin = action.arguments().has(u"admin"_s);
            wanted.readsDecisions = action.arguments().has(u"decisions"_s);
            if (action.arguments().has(u"password"_s)) {
                SHERIA_TRY(wanted.password, readPassword());
            }
            SHERIA_TRY([[maybe_unused]] const qint64 id, accounts.add(wanted));
            SHERIA_TRY(const Account added, Accounts::find(db, wanted.name));
            printAccount(action, added);
            return {};
        });
}

/// An action that changes one account and prints what it is then. `change` keeps the name up to date.
Exit changeAccount(AccessAction &action, const QStringList &arguments,
                   const std::function<Result<void>(Accounts &, Account &)> &change)
{
    action.addWord(u"ACCOUNT"_s, u"Its name."_s);
    action.addJsonFlag();
    if (const auto ended = action.parse(arguments))
        return *ended;
    return action.change([&](Library &, Accounts &accounts, store::Database &db) -> Result<void> {
        SHERIA_TRY(Account account, Accounts::find(db, action.word()));
        SHERIA_CHECK(change(accounts, account));
        SHERIA_TRY(const Account after, Accounts::find(db, account.name));
        printAccount(action, after);
        return {};
    });
}

Exit disableAccount(const QStringList &arguments)
{
    AccessAction action(u"account disable"_s,
                        u"Lets an account in by nothing any more, from the next request on. Its "
                        "sessions end; its tokens work again once it is enabled."_s);
    return changeAccount(action, arguments, [](Accounts &accounts, const Account &account) {
        return accounts.setDisabled(account.id, true);
    });
}

Exit enableAccount(const QStringList &arguments)
{
    AccessAction action(u"account enable"_s, u"Lets a disabled account in again."_s);
    return changeAccount(action, arguments, [](Accounts &accounts, const Account &account) {
        return accounts.setDisabled(account.id, false);
    });
}

Exit setPassword(const QStringList &arguments)
{
    AccessAction action(u"account password"_s,
                        u"Gives an account the password that is the first line of standard input, "
                        "and ends its sessions."_s);
    action.arguments().addFlag(u"none"_s, u"Takes its password away instead."_s);
    return changeAccount(action, arguments,
                         [&action](Accounts &accounts, const Account &account) -> Result<void> {
                             if (action.arguments().has(u"none"_s))
                                 return accounts.setPassword(account.id, std::nullopt);
                             SHERIA_TRY(const QString password, readPassword());
                             return accounts.setPassword(account.id, password);
                         });
}

/// What an option says that is yes or no; none when it is not given.
Result<std::optional<bool>> wantedFlag(AccessAction &action, const QString &name)
{
    const QString value = action.arguments().value(name);
    if (value == u"yes" || value == u"no")
        return std::optional(value == u"yes");
    if (!action.arguments().has(name))
        return std::optional<bool>();
    return Error{ErrorCode::InvalidArgument, u"--%1 is yes or no, not '%2'"_s.arg(name, value)};
}

Exit editAccount(const QStringList &arguments)
{
    AccessAction action(u"account change"_s,
                        u"Changes an account's names, or what it may do. What is "
                        "not given stays. Its tokens, sessions and subscription stay, too."_s);
    action.arguments().addOption(u"name"_s, u"NAME"_s, u"What it signs in with from now on."_s);
    action.arguments().addOption(u"display-name"_s, u"TEXT"_s,
                                 u"What people call it; empty for nothing but its name."_s);
    action.arguments().addOption(u"admin"_s, u"YES|NO"_s,
                                 u"Whether it is an administrator's: yes or no."_s);
    action.arguments().addOption(u"decisions"_s, u"YES|NO"_s,
                                 u"Whether it may read the decisions of courts: yes or no."_s);
    return changeAccount(
        action, arguments, [&action](Accounts &accounts, Account &account) -> Result<void> {
            SHERIA_TRY(const std::optional<bool> isAdmin, wantedFlag(action, u"admin"_s));
            SHERIA_TRY(const std::optional<bool> reads, wantedFlag(action, u"decisions"_s));
            const Account before = account;
            if (action.arguments().has(u"name"_s))
                account.name = action.arguments().value(u"name"_s);
            if (action.arguments().has(u"display-name"_s))
                account.displayName = action.arguments().value(u"display-name"_s);
            if (account.name != before.name || account.displayName != before.displayName)
                SHERIA_CHECK(accounts.rename(account.id, account.name, account.displayName));
            if (reads)
                SHERIA_CHECK(accounts.setReadsDecisions(account.id, *reads));
            return isAdmin ? accounts.setAdmin(account.id, *isAdmin) : Result<void>();
        });
}

Exit removeAccount(const QStringList &arguments)
{
    AccessAction action(u"account remove"_s, u"Removes an account with its tokens and sessions."_s);
    action.addWord(u"ACCOUNT"_s, u"Its name."_s);
    if (const auto ended = action.parse(arguments))
        return *ended;
    return action.change(
        [&action](Library &, Accounts &accounts, store::Database &db) -> Result<void> {
            SHERIA_TRY(const Account account, Accounts::find(db, action.word()));
            return accounts.remove(account.id);
        });
}

constexpr Command AccountActions[] = {
    {"list", "lists the accounts", listAccounts},
    {"add", "adds one", addAccount},
    {"disable", "lets one in no more", disableAccount},
    {"enable", "lets one in again", enableAccount},
    {"change", "renames one, or makes it an administrator's or no longer", editAccount},
    {"password", "changes one's password", setPassword},
    {"remove", "removes one", removeAccount},
};

} // namespace

Exit runAccount(const QStringList &arguments)
{
    return runGroup(u"account"_s, u"The accounts that a library lets in."_s, AccountActions,
                    arguments);
}

} // namespace sheria::ctl
