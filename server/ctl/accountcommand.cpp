// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/accounts.h"
#include "core/secrets/librarytrust.h"
#include "core/store/webhooks/endpointqueries.h"
#include "server/ctl/command.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using access::Account;
using access::Accounts;
using access::Group;
using access::Token;
using store::Database;

constexpr ListOption<Subscription> ScopeOptions[] = {
    {"country", "countries", &Subscription::countries},
    {"place", "places", &Subscription::places},
    {"nature", "natures", &Subscription::natures},
    {"work", "works", &Subscription::works},
};

/// What an account sees, in one line for people: "everything", or its parts.
QString subscriptionText(const Subscription &subscription)
{
    if (subscription.everything)
        return u"everything"_s;
    QStringList parts;
    for (const auto &choice : ScopeOptions) {
        const std::vector<QByteArray> &words = subscription.*choice.words;
        const QByteArray list = QByteArrayList(words.begin(), words.end()).join(", ");
        if (!words.empty())
            parts << QString::fromUtf8(choice.list + (' ' + list));
    }
    return parts.isEmpty() ? u"nothing"_s : parts.join(u"; "_s);
}

QByteArray accountJson(const Account &account)
{
    const QByteArray sees = account.subscription.toText();
    return json::object("id", account.id, "name", account.name, "display_name", account.displayName,
                        "is_administrator", account.isAdmin, "is_disabled", account.isDisabled,
                        "reads_decisions", account.isAdmin || account.readsDecisions,
                        "has_password", account.hasPassword, "created_at", account.createdAt,
                        "last_sign_in_at", account.lastSignInAt, "sees",
                        json::Raw{sees.isEmpty() ? "\"everything\"" : sees});
}

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

void printAccount(const Arguments &given, const Account &account)
{
    printLine(given.wantsJson() ? accountJson(account) : accountLine(account));
}

Exit listAccounts(Arguments &given)
{
    return given.look([&given](Database &db) {
        return printRows(given, Accounts::list(db), accountJson, accountLine);
    });
}

Exit addAccount(Arguments &given)
{
    return given.change([&given](Library &library, Database &db) -> Result<void> {
        access::NewAccount wanted{given.word()};
        wanted.displayName = given.value(u"display-name"_s);
        wanted.isAdmin = given.has(u"admin"_s);
        wanted.readsDecisions = given.has(u"decisions"_s);
        if (given.has(u"password"_s)) {
            SHERIA_TRY(wanted.password, readPassword());
        }
        SHERIA_CHECK(Accounts(library.writer(), library.clock()).add(wanted));
        SHERIA_TRY(const Account added, Accounts::find(db, wanted.name));
        printAccount(given, added);
        return {};
    });
}

/// An action that changes one account and prints what it is then. `change` keeps the name up to date.
Exit changeAccount(Arguments &given,
                   const std::function<Result<void>(Accounts &, Account &)> &change)
{
    return given.change([&](Library &library, Database &db) -> Result<void> {
        Accounts accounts(library.writer(), library.clock());
        SHERIA_TRY(Account account, Accounts::find(db, given.word()));
        SHERIA_CHECK(change(accounts, account));
        SHERIA_TRY(const Account after, Accounts::find(db, account.name));
        printAccount(given, after);
        return {};
    });
}

template <bool isDisabled>
Exit setDisabled(Arguments &given)
{
    return changeAccount(given, [](Accounts &accounts, const Account &account) {
        return accounts.setDisabled(account.id, isDisabled);
    });
}

Exit setPassword(Arguments &given)
{
    return changeAccount(given,
                         [&given](Accounts &accounts, const Account &account) -> Result<void> {
                             if (given.has(u"none"_s))
                                 return accounts.setPassword(account.id, std::nullopt);
                             SHERIA_TRY(const QString password, readPassword());
                             return accounts.setPassword(account.id, password);
                         });
}

/// What an option says that is yes or no; none when it is not given.
Result<std::optional<bool>> wantedFlag(const Arguments &given, const QString &name)
{
    const QString value = given.value(name);
    if (value == u"yes" || value == u"no")
        return std::optional(value == u"yes");
    if (!given.has(name))
        return std::optional<bool>();
    return Error{ErrorCode::InvalidArgument, u"--%1 is yes or no, not '%2'"_s.arg(name, value)};
}

Exit editAccount(Arguments &given)
{
    return changeAccount(given, [&given](Accounts &accounts, Account &account) -> Result<void> {
        SHERIA_TRY(const std::optional<bool> isAdmin, wantedFlag(given, u"admin"_s));
        SHERIA_TRY(const std::optional<bool> reads, wantedFlag(given, u"decisions"_s));
        const Account before = account;
        if (given.has(u"name"_s))
            account.name = given.value(u"name"_s);
        if (given.has(u"display-name"_s))
            account.displayName = given.value(u"display-name"_s);
        if (account.name != before.name || account.displayName != before.displayName)
            SHERIA_CHECK(accounts.rename(account.id, account.name, account.displayName));
        if (reads)
            SHERIA_CHECK(accounts.setReadsDecisions(account.id, *reads));
        return isAdmin ? accounts.setAdmin(account.id, *isAdmin) : Result<void>();
    });
}

Exit removeAccount(Arguments &given)
{
    return given.change([&given](Library &library, Database &db) -> Result<void> {
        SHERIA_TRY(const Account account, Accounts::find(db, given.word()));
        return Accounts(library.writer(), library.clock()).remove(account.id);
    });
}

/// Everything of a library that lets somebody in, in words for people.
Result<QStringList> accessOf(Database &db)
{
    SHERIA_TRY(const auto accounts, Accounts::list(db));
    SHERIA_TRY(const auto tokens, Accounts::tokens(db));
    SHERIA_TRY(const auto tools, access::McpAccess::state(db));
    SHERIA_TRY(const auto secrets, store::incomingSecrets(db));
    QStringList out;
    for (const Account &account : accounts) {
        const auto working = std::count_if(tokens.begin(), tokens.end(), [&](const Token &token) {
            return token.accountId == account.id && !token.isRevoked;
        });
        out << u"%1 (%2%3, %4 tokens)"_s.arg(account.name,
                                             account.isAdmin ? u"administrator, "_s : QString(),
                                             account.isDisabled        ? u"disabled"_s
                                                 : account.hasPassword ? u"password"_s
                                                                       : u"no password"_s,
                                             QString::number(working));
    }
    if (tools.hasToken)
        out << (tools.isOpen ? u"the token of the AI tools"_s
                             : u"the token of the AI tools (off)"_s);
    if (!secrets.empty())
        out << u"%1 secrets of incoming webhooks"_s.arg(secrets.size());
    return out;
}

Exit confirmAccounts(Arguments &given)
{
    return given.change([](Library &library, Database &db) -> Result<void> {
        SHERIA_TRY(const QStringList access, accessOf(db));
        for (const QString &each : access)
            printLine(each.toUtf8());
        return library.trust().vouchForAccounts();
    });
}

Exit resetAccounts(Arguments &given)
{
    return given.change([&given](Library &library, Database &db) -> Result<void> {
        SHERIA_TRY(const QStringList access, accessOf(db));
        if (!given.has(u"yes"_s)) {
            say(u"Remove %1? Type 'yes' to remove."_s.arg(access.join(u", "_s)));
            SHERIA_TRY(const QString answer, readAnswer());
            if (answer.trimmed().compare("yes"_L1, Qt::CaseInsensitive) != 0)
                return Error{ErrorCode::Cancelled, u"nothing was removed"_s};
        }
        SHERIA_CHECK(Accounts(library.writer(), library.clock()).removeAll());
        return library.trust().vouchForAccounts();
    });
}

QByteArray tokenJson(const Token &token, const QString &account)
{
    return json::object("id", token.id, "account", account, "name", token.name, "hint", token.hint,
                        "is_revoked", token.isRevoked, "created_at", token.createdAt,
                        "last_used_at", token.lastUsedAt);
}

QByteArray tokenLine(const Token &token, const QString &account)
{
    const QString state = token.isRevoked ? u", revoked"_s : QString();
    return u"%1  %2: %3, %4…, used: %5%6"_s.arg(token.id)
        .arg(account, token.name, QString::fromUtf8(token.hint), momentText(token.lastUsedAt),
             state)
        .toUtf8();
}

Exit listTokens(Arguments &given)
{
    return given.look([&given](Database &db) -> Result<void> {
        std::optional<qint64> only;
        if (!given.word().isEmpty()) {
            SHERIA_TRY(const Account account, Accounts::find(db, given.word()));
            only = account.id;
        }
        SHERIA_TRY(const auto accounts, Accounts::list(db));
        QHash<qint64, QString> names;
        for (const Account &account : accounts)
            names.insert(account.id, account.name);
        SHERIA_TRY(const auto tokens, Accounts::tokens(db, only));
        for (const Token &token : tokens) {
            const QString name = names.value(token.accountId);
            printLine(given.wantsJson() ? tokenJson(token, name) : tokenLine(token, name));
        }
        return {};
    });
}

Exit addToken(Arguments &given)
{
    return given.change([&given](Library &library, Database &db) -> Result<void> {
        SHERIA_TRY(const Account account, Accounts::find(db, given.word()));
        const QString name = given.value(u"name"_s);
        SHERIA_TRY(const access::IssuedToken issued,
                   Accounts(library.writer(), library.clock())
                       .issueToken(account.id, name.isEmpty() ? u"sheriactl"_s : name));
        printLine(given.wantsJson() ? json::object("id", issued.id, "token", issued.secret)
                                    : "token: " + issued.secret);
        return {};
    });
}

Exit revokeToken(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    bool isNumber = false;
    const qint64 id = given.word().toLongLong(&isNumber);
    if (!isNumber)
        return given.refuse(u"ID must be the number of a token, not '%1'."_s.arg(given.word()));
    return given.change([id](Library &library, Database &) {
        return Accounts(library.writer(), library.clock()).revokeToken(id);
    });
}

void printSubscription(const Arguments &given, const Account &account)
{
    const QString text = account.name + u" sees "_s + subscriptionText(account.subscription);
    printLine(given.wantsJson() ? accountJson(account) : text.toUtf8());
}

Exit showSubscription(Arguments &given)
{
    return given.look([&given](Database &db) -> Result<void> {
        SHERIA_TRY(const Account account, Accounts::find(db, given.word()));
        printSubscription(given, account);
        return {};
    });
}

/// What the options choose; nothing when they contradict each other, or are none.
std::optional<Subscription> chosen(const Arguments &given)
{
    Subscription out;
    std::size_t parts = 0;
    for (const auto &choice : ScopeOptions) {
        out.*choice.words = listedWords(given, choice.option);
        parts += (out.*choice.words).size();
    }
    out.everything = given.has(u"everything"_s);
    if (int(out.everything) + int(given.has(u"nothing"_s)) + int(parts > 0) != 1)
        return std::nullopt;
    return out;
}

Exit setSubscription(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    const std::optional<Subscription> subscription = chosen(given);
    if (!subscription)
        return given.refuse(
            u"Specify --everything, --nothing, or the content that the account can see."_s);
    return given.change([&](Library &library, Database &db) -> Result<void> {
        SHERIA_TRY(const Account before, Accounts::find(db, given.word()));
        SHERIA_CHECK(
            Accounts(library.writer(), library.clock()).setSubscription(before.id, *subscription));
        SHERIA_TRY(const Account after, Accounts::find(db, given.word()));
        printSubscription(given, after);
        return {};
    });
}

QByteArray groupLine(const Group &group)
{
    return (group.name + u" sees "_s + subscriptionText(group.subscription)).toUtf8();
}

QByteArray groupJson(const Group &group)
{
    const QByteArray sees = group.subscription.toText();
    return json::object("group", group.name, "sees",
                        json::Raw{sees.isEmpty() ? "\"everything\"" : sees});
}

Exit listGroups(Arguments &given)
{
    return given.look([&given](Database &db) {
        return printRows(given, Accounts::groups(db), groupJson, groupLine);
    });
}

Exit setGroup(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    const std::optional<Subscription> subscription = chosen(given);
    if (!subscription)
        return given.refuse(
            u"Specify --everything, --nothing, or the content that the group can see."_s);
    return given.change([&](Library &library, Database &) -> Result<void> {
        const Group group{given.word(), *subscription};
        SHERIA_CHECK(Accounts(library.writer(), library.clock()).setGroup(group));
        printLine(given.wantsJson() ? groupJson(group) : groupLine(group));
        return {};
    });
}

Exit removeGroup(Arguments &given)
{
    return given.change([&given](Library &library, Database &) {
        return Accounts(library.writer(), library.clock()).removeGroup(given.word());
    });
}

constexpr Command GroupTable[] = {
    {"list", listGroups},
    {"set", setGroup},
    {"remove", removeGroup},
};
constexpr std::span<const Command> GroupActions(GroupTable);

constexpr Command AccountTable[] = {
    {"group", nullptr, &GroupActions}, {"list", listAccounts},         {"add", addAccount},
    {"disable", setDisabled<true>},    {"enable", setDisabled<false>}, {"change", editAccount},
    {"password", setPassword},         {"remove", removeAccount},      {"confirm", confirmAccounts},
    {"reset", resetAccounts},
};

constexpr Command TokenTable[] = {
    {"list", listTokens},
    {"add", addToken},
    {"revoke", revokeToken},
};

constexpr Command SubscriptionTable[] = {
    {"show", showSubscription},
    {"set", setSubscription},
};

} // namespace

Result<bool> sayAccountsToConfirm(Library &library)
{
    SHERIA_TRY(const bool isVouchedFor, library.trust().vouchesForAccounts());
    SHERIA_TRY(Database db, library.openReader());
    SHERIA_TRY(const QStringList access, isVouchedFor ? QStringList() : accessOf(db));
    if (!access.isEmpty())
        say(u"warning: whoever made this library knows the accounts and tokens that it came with: %1. Keep them with 'sheriactl account confirm --library %2', or remove all of them with 'sheriactl account reset --library %2'"_s
                .arg(access.join(u", "_s), library.path()));
    return !access.isEmpty();
}

const std::span<const Command> AccountActions(AccountTable);
const std::span<const Command> TokenActions(TokenTable);
const std::span<const Command> SubscriptionActions(SubscriptionTable);

} // namespace sheria::ctl
