#include "core/domain/json.h"
#include "server/ctl/accesscommands.h"
#include "server/ctl/output.h"
#include "server/ctl/readonly.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

Exit exitOf(const Result<void> &result)
{
    if (result)
        return Exit::Done;
    complain(result.error());
    return exitFor(result.error().code);
}

QString words(const std::vector<QByteArray> &list)
{
    QStringList out;
    for (const QByteArray &word : list)
        out << QString::fromUtf8(word);
    return out.join(u", "_s);
}

} // namespace

AccessAction::AccessAction(const QString &name, const QString &text) : m_arguments(name, text)
{
    m_arguments.addOption(u"library"_s, u"FILE"_s, u"The library."_s);
}

void AccessAction::addWord(const QString &valueName, const QString &text)
{
    addOptionalWord(valueName, text);
    m_needsWord = true;
}

void AccessAction::addOptionalWord(const QString &valueName, const QString &text)
{
    m_wordName = valueName;
    m_arguments.addWord(valueName, text);
}

void AccessAction::addJsonFlag()
{
    m_arguments.addFlag(u"json"_s, u"Prints JSON: one object a line."_s);
}

std::optional<Exit> AccessAction::parse(const QStringList &arguments)
{
    if (const auto ended = m_arguments.parse(arguments))
        return ended;
    if (const auto ended = m_arguments.require(u"library"_s))
        return ended;
    if (m_needsWord && word().isEmpty())
        return m_arguments.refuse(u"%1 is missing."_s.arg(m_wordName));
    return std::nullopt;
}

Exit AccessAction::look(const std::function<Result<void>(store::Database &)> &look) const
{
    Result<store::Database> db = openForLooking(m_arguments.value(u"library"_s));
    return exitOf(db ? look(*db) : Result<void>(db.error()));
}

Exit AccessAction::change(const std::function<Result<void>(Library &, access::Accounts &,
                                                           store::Database &)> &change) const
{
    const SystemClock clock;
    const auto run = [&]() -> Result<void> {
        SHERIA_TRY(const auto library,
                   Library::open(m_arguments.value(u"library"_s), Library::Mode::OpenExisting,
                                 clock));
        SHERIA_TRY(store::Database db, library->openReader());
        access::Accounts accounts(library->writer(), clock);
        return change(*library, accounts, db);
    };
    return exitOf(run());
}

QByteArray accountJson(const access::Account &account)
{
    json::Writer out;
    out.beginObject().member("id", account.id);
    out.key("name").string(QStringView(account.name));
    out.key("display_name").string(QStringView(account.displayName));
    out.member("is_administrator", account.isAdmin).member("is_disabled", account.isDisabled);
    out.member("reads_decisions", account.isAdmin || account.readsDecisions);
    out.member("has_password", account.hasPassword).member("created_at", account.createdAt);
    out.member("last_sign_in_at", account.lastSignInAt);
    const QByteArray subscription = account.subscription.toText();
    out.key("sees");
    if (subscription.isEmpty())
        out.string(QByteArrayView("everything"));
    else
        out.raw(subscription);
    out.endObject();
    return out.take();
}

QByteArray tokenJson(const access::Token &token, const QString &accountName)
{
    json::Writer out;
    out.beginObject().member("id", token.id);
    out.key("account").string(QStringView(accountName));
    out.key("name").string(QStringView(token.name));
    out.member("hint", token.hint).member("is_revoked", token.isRevoked);
    out.member("created_at", token.createdAt).member("last_used_at", token.lastUsedAt);
    out.endObject();
    return out.take();
}

QString subscriptionText(const Subscription &subscription)
{
    if (subscription.everything)
        return u"everything"_s;
    QStringList parts;
    const auto add = [&parts](const QString &label, const std::vector<QByteArray> &list) {
        if (!list.empty())
            parts << label + u' ' + words(list);
    };
    add(u"countries"_s, subscription.countries);
    add(u"places"_s, subscription.places);
    add(u"natures"_s, subscription.natures);
    add(u"works"_s, subscription.works);
    return parts.isEmpty() ? u"nothing"_s : parts.join(u"; "_s);
}

QString momentText(const QDateTime &moment)
{
    return moment.isValid() ? moment.toUTC().toString(u"yyyy-MM-dd HH:mm") : u"never"_s;
}

} // namespace sheria::ctl
