#include "server/ctl/accesscommands.h"
#include "server/ctl/group.h"
#include "server/ctl/output.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using access::Account;
using access::Accounts;

/// An option that may be given several times, and the list it goes to.
struct ScopeChoice
{
    const char *option;
    const char *valueName;
    const char *text;
    std::vector<QByteArray> Subscription::*words;
};

constexpr ScopeChoice ScopeChoices[] = {
    {"country", "CODE", "A country with all its localities: za.", &Subscription::countries},
    {"place", "CODE",
     "Exactly one place, a country without its localities or a locality: za, za-cpt.",
     &Subscription::places},
    {"nature", "NATURE",
     "Only this nature of the chosen places (of all places, when none is chosen): act, act/by-law.",
     &Subscription::natures},
    {"work", "URI", "One work, whatever its place and nature: /akn/za/act/1998/55.",
     &Subscription::works},
};

void printSubscription(const AccessAction &action, const Account &account)
{
    const QString text = account.name + u" sees "_s + subscriptionText(account.subscription);
    printLine(action.wantsJson() ? accountJson(account) : text.toUtf8());
}

Exit showSubscription(const QStringList &arguments)
{
    AccessAction action(u"subscription show"_s, u"Tells what an account sees. Changes nothing."_s);
    action.addWord(u"ACCOUNT"_s, u"Its name."_s);
    action.addJsonFlag();
    if (const auto ended = action.parse(arguments))
        return *ended;
    return action.look([&action](store::Database &db) -> Result<void> {
        SHERIA_TRY(const Account account, Accounts::find(db, action.word()));
        printSubscription(action, account);
        return {};
    });
}

/// What the options choose; nothing when they contradict each other, or are none.
std::optional<Subscription> chosen(const Arguments &given)
{
    Subscription out;
    int parts = 0;
    for (const ScopeChoice &choice : ScopeChoices) {
        for (const QString &word : given.values(QLatin1String(choice.option))) {
            (out.*choice.words).push_back(word.toUtf8());
            ++parts;
        }
    }
    const bool everything = given.has(u"everything"_s);
    const bool nothing = given.has(u"nothing"_s);
    if (int(everything) + int(nothing) + int(parts > 0) != 1)
        return std::nullopt;
    out.everything = everything;
    return out;
}

Exit setSubscription(const QStringList &arguments)
{
    AccessAction action(u"subscription set"_s,
                        u"Says what an account sees, instead of what it saw; each option may be "
                        "given several times. All else is invisible to it in lists, and forbidden "
                        "when asked for."_s);
    action.addWord(u"ACCOUNT"_s, u"Its name."_s);
    action.arguments().addFlag(u"everything"_s, u"All there is."_s);
    action.arguments().addFlag(u"nothing"_s, u"Nothing at all."_s);
    for (const ScopeChoice &choice : ScopeChoices)
        action.arguments().addOption(QLatin1String(choice.option), QLatin1String(choice.valueName),
                                     QLatin1String(choice.text));
    action.addJsonFlag();
    if (const auto ended = action.parse(arguments))
        return *ended;
    const std::optional<Subscription> subscription = chosen(action.arguments());
    if (!subscription)
        return action.arguments().refuse(
            u"Give --everything, or --nothing, or what it is to see."_s);
    return action.change([&](Library &, Accounts &accounts, store::Database &db) -> Result<void> {
        SHERIA_TRY(const Account before, Accounts::find(db, action.word()));
        SHERIA_CHECK(accounts.setSubscription(before.id, *subscription));
        SHERIA_TRY(const Account after, Accounts::find(db, action.word()));
        printSubscription(action, after);
        return {};
    });
}

constexpr Command SubscriptionActions[] = {
    {"show", "tells what an account sees", showSubscription},
    {"set", "says what an account sees", setSubscription},
};

} // namespace

Exit runSubscription(const QStringList &arguments)
{
    return runGroup(u"subscription"_s, u"Which works an account sees."_s, SubscriptionActions,
                    arguments);
}

} // namespace sheria::ctl
