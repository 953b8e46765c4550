#include "core/domain/json.h"
#include "server/ctl/accesscommands.h"
#include "server/ctl/group.h"
#include "server/ctl/output.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using access::Account;
using access::Accounts;
using access::Token;

QByteArray tokenLine(const Token &token, const QString &account)
{
    const QString state = token.isRevoked ? u", revoked"_s : QString();
    return u"%1  %2: %3, %4…, used: %5%6"_s.arg(token.id)
        .arg(account, token.name, QString::fromUtf8(token.hint), momentText(token.lastUsedAt),
             state)
        .toUtf8();
}

Exit listTokens(const QStringList &arguments)
{
    AccessAction action(u"token list"_s,
                        u"Lists the API tokens of a library, or of one account; revoked ones too. "
                        "The tokens themselves are not kept. Changes nothing."_s);
    action.addOptionalWord(u"ACCOUNT"_s, u"Only those of this account."_s);
    action.addJsonFlag();
    if (const auto ended = action.parse(arguments))
        return *ended;
    return action.look([&action](store::Database &db) -> Result<void> {
        std::optional<qint64> only;
        if (!action.word().isEmpty()) {
            SHERIA_TRY(const Account account, Accounts::find(db, action.word()));
            only = account.id;
        }
        SHERIA_TRY(const auto accounts, Accounts::list(db));
        QHash<qint64, QString> names;
        for (const Account &account : accounts)
            names.insert(account.id, account.name);
        SHERIA_TRY(const auto tokens, Accounts::tokens(db, only));
        for (const Token &token : tokens) {
            const QString name = names.value(token.accountId);
            printLine(action.wantsJson() ? tokenJson(token, name) : tokenLine(token, name));
        }
        return {};
    });
}

Exit addToken(const QStringList &arguments)
{
    AccessAction action(u"token add"_s,
                        u"Makes an API token for an account and prints it, once: the library keeps "
                        "a hash of it only."_s);
    action.addWord(u"ACCOUNT"_s, u"Whose it is to be."_s);
    action.arguments().addOption(u"name"_s, u"TEXT"_s, u"What it is for, to tell tokens apart."_s);
    action.addJsonFlag();
    if (const auto ended = action.parse(arguments))
        return *ended;
    return action.change(
        [&action](Library &, Accounts &accounts, store::Database &db) -> Result<void> {
            SHERIA_TRY(const Account account, Accounts::find(db, action.word()));
            const QString given = action.arguments().value(u"name"_s);
            SHERIA_TRY(const access::IssuedToken issued,
                       accounts.issueToken(account.id, given.isEmpty() ? u"sheriactl"_s : given));
            if (!action.wantsJson()) {
                printLine("token: " + issued.secret);
                return {};
            }
            json::Writer out;
            out.beginObject().member("id", issued.id).member("token", issued.secret).endObject();
            printLine(out.take());
            return {};
        });
}

Exit revokeToken(const QStringList &arguments)
{
    AccessAction action(u"token revoke"_s,
                        u"Ends an API token, and the sessions that began with it. A running server "
                        "refuses it within a second."_s);
    action.addWord(u"ID"_s, u"Its number, as 'token list' shows it."_s);
    if (const auto ended = action.parse(arguments))
        return *ended;
    bool isNumber = false;
    const qint64 id = action.word().toLongLong(&isNumber);
    if (!isNumber)
        return action.arguments().refuse(
            u"ID wants the number of a token, not '%1'."_s.arg(action.word()));
    return action.change([id](Library &, Accounts &accounts, store::Database &) {
        return accounts.revokeToken(id);
    });
}

constexpr Command TokenActions[] = {
    {"list", "lists the tokens", listTokens},
    {"add", "makes one, and shows it once", addToken},
    {"revoke", "ends one", revokeToken},
};

} // namespace

Exit runToken(const QStringList &arguments)
{
    return runGroup(u"token"_s, u"The API tokens by which accounts are let in."_s, TokenActions,
                    arguments);
}

} // namespace sheria::ctl
