#include "core/domain/json.h"
#include "core/webhooks/deliveryexport.h"
#include "core/webhooks/message.h"
#include "core/webhooks/registry.h"
#include "server/ctl/accesscommands.h"
#include "server/ctl/group.h"
#include "server/ctl/output.h"
#include "server/ctl/webhookcommands.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using store::Database;
using store::Endpoint;
using webhooks::Registry;

QByteArray endpointJson(const Endpoint &endpoint, const store::OutboxCounts &counts)
{
    json::Writer out;
    out.beginObject().member("id", endpoint.id).member("url", endpoint.url);
    out.member("state", store::endpointStateName(endpoint.state));
    out.member("reason", QStringView(endpoint.reason));
    out.member("is_signed", !endpoint.secret.isEmpty()).member("created_at", endpoint.createdAt);
    out.member("failing_since", endpoint.failingSince).member("not_before", endpoint.notBefore);
    out.member("waiting", counts.waiting).member("delivered", counts.delivered);
    out.member("failed", counts.failed).endObject();
    return out.take();
}

QByteArray endpointLine(const Endpoint &endpoint, const store::OutboxCounts &counts)
{
    QString line = u"%1  %2: %3"_s.arg(endpoint.id)
                       .arg(QString::fromUtf8(endpoint.url),
                            QString::fromUtf8(store::endpointStateName(endpoint.state)));
    if (!endpoint.reason.isEmpty())
        line += u" ("_s + endpoint.reason + u')';
    if (!endpoint.secret.isEmpty())
        line += u", signed"_s;
    if (endpoint.failingSince.isValid())
        line += u", failing since "_s + momentText(endpoint.failingSince);
    return u"%1, %2 waiting, %3 delivered, %4 failed"_s.arg(line)
        .arg(counts.waiting)
        .arg(counts.delivered)
        .arg(counts.failed)
        .toUtf8();
}

/// By its number, as 'webhooks list' shows it, or its address.
Result<Endpoint> endpointFor(Database &db, const QString &word)
{
    bool isNumber = false;
    const qint64 id = word.toLongLong(&isNumber);
    if (isNumber)
        return store::findEndpoint(db, id);
    SHERIA_TRY(const auto found, store::findEndpointByUrl(db, word.toUtf8()));
    if (found)
        return *found;
    return Error{ErrorCode::NotFound, u"there is no webhook "_s + word};
}

/// An action about one webhook that prints nothing.
Exit change(const QStringList &arguments, const QString &name, const QString &text,
            const std::function<Result<void>(Registry &, const Endpoint &)> &act)
{
    AccessAction action(name, text);
    action.addWord(u"WEBHOOK"_s, u"Its URL, or its number as 'webhooks list' shows it."_s);
    if (const auto ended = action.parse(arguments))
        return *ended;
    return action.change([&](Library &library, access::Accounts &, Database &db) -> Result<void> {
        SHERIA_TRY(const Endpoint endpoint, endpointFor(db, action.word()));
        Registry registry(library.writer(), library.clock(), library.trust());
        return act(registry, endpoint);
    });
}

Exit listWebhooks(const QStringList &arguments)
{
    AccessAction action(u"webhooks list"_s, u"Lists the webhooks of a library. Changes nothing."_s);
    action.addJsonFlag();
    if (const auto ended = action.parse(arguments))
        return *ended;
    return action.look([&action](Database &db) -> Result<void> {
        SHERIA_TRY(const auto endpoints, store::listEndpoints(db));
        for (const Endpoint &endpoint : endpoints) {
            SHERIA_TRY(const auto counts, store::countInvocations(db, endpoint.id));
            printLine(action.wantsJson() ? endpointJson(endpoint, counts)
                                         : endpointLine(endpoint, counts));
        }
        return {};
    });
}

Exit addWebhook(const QStringList &arguments)
{
    AccessAction action(u"webhooks add"_s,
                        u"Registers the URL of a webhook: it is told of every change of a work "
                        "expression from now on. A running server notices within a second."_s);
    action.addWord(u"URL"_s, u"Its address, http:// or https://."_s);
    action.addJsonFlag();
    if (const auto ended = action.parse(arguments))
        return *ended;
    return action.change([&](Library &library, access::Accounts &, Database &) -> Result<void> {
        SHERIA_TRY(const Endpoint added,
                   Registry(library.writer(), library.clock(), library.trust()).add(action.word()));
        printLine(action.wantsJson() ? endpointJson(added, {}) : endpointLine(added, {}));
        return {};
    });
}

Exit removeWebhook(const QStringList &arguments)
{
    return change(arguments, u"webhooks remove"_s,
                  u"Removes a webhook, with all that it was still to be told."_s,
                  [](Registry &registry, const Endpoint &endpoint) {
                      return registry.remove(endpoint.id);
                  });
}

Exit pause(const QStringList &arguments)
{
    return change(arguments, u"webhooks pause"_s,
                  u"Tells a webhook nothing for now; what it misses waits, once for each work."_s,
                  [](Registry &registry, const Endpoint &endpoint) {
                      return registry.pause(endpoint.id);
                  });
}

Exit resume(const QStringList &arguments)
{
    return change(arguments, u"webhooks resume"_s,
                  u"Tells a webhook again that was paused, or had answered 410 (gone)."_s,
                  [](Registry &registry, const Endpoint &endpoint) {
                      return registry.resume(endpoint.id);
                  });
}

Exit sign(const QStringList &arguments)
{
    return change(
        arguments, u"webhooks sign"_s,
        u"Signs a webhook's requests as Standard Webhooks does, by a new secret, which is "
        "printed. The one before signs too, for a day."_s,
        [](Registry &registry, const Endpoint &endpoint) -> Result<void> {
            SHERIA_TRY(const Endpoint changed, registry.sign(endpoint.id));
            printLine("secret: " + changed.secret);
            return {};
        });
}

Exit unsign(const QStringList &arguments)
{
    return change(arguments, u"webhooks unsign"_s, u"Signs a webhook's requests no more."_s,
                  [](Registry &registry, const Endpoint &endpoint) {
                      return registry.unsign(endpoint.id);
                  });
}

Exit example(const QStringList &arguments)
{
    return change(arguments, u"webhooks example"_s,
                  u"Sends a webhook an invocation about a work that need not be there."_s,
                  [](Registry &registry, const Endpoint &endpoint) -> Result<void> {
                      SHERIA_CHECK(
                          registry.sendExample(endpoint.id, "updated", "/akn/zz/act/2005/4"));
                      return {};
                  });
}

Exit resend(const QStringList &arguments)
{
    AccessAction action(u"webhooks resend"_s,
                        u"Sends an invocation again, with its own id, or all that have failed."_s);
    action.addOptionalWord(u"INVOCATION"_s, u"The id of one, as 'webhooks log' shows it."_s);
    action.arguments().addFlag(u"failed"_s, u"All that failed in the last 30 days."_s);
    if (const auto ended = action.parse(arguments))
        return *ended;
    const bool wantsFailed = action.arguments().has(u"failed"_s);
    if (wantsFailed != action.word().isEmpty())
        return action.arguments().refuse(u"name one INVOCATION, or give --failed."_s);
    return action.change([&](Library &library, access::Accounts &, Database &db) -> Result<void> {
        Registry registry(library.writer(), library.clock(), library.trust());
        if (wantsFailed) {
            SHERIA_TRY(const int count,
                       registry.resendFailed(0, QDateTime::fromMSecsSinceEpoch(0)));
            printLine(QByteArray::number(count) + " are sent again");
            return {};
        }
        SHERIA_TRY(const auto invocation, store::findInvocation(db, action.word().toUtf8()));
        return registry.resend(invocation.id);
    });
}

/// What `action` asks of the secrets of incoming requests.
Result<void> changeIncoming(AccessAction &action, Library &library)
{
    webhooks::Registry registry(library.writer(), library.clock(), library.trust());
    if (action.arguments().has(u"unsign"_s)) {
        SHERIA_CHECK(registry.wantUnsigned());
        printLine("no signature is wanted any more");
        return {};
    }
    SHERIA_TRY(const QByteArray secret,
               registry.wantSigned(action.word().toUtf8(), action.arguments().has(u"only"_s)));
    printLine("secret: " + secret);
    return {};
}

Exit incoming(const QStringList &arguments)
{
    AccessAction action(u"webhooks incoming"_s,
                        u"Wants requests to /webhooks/incoming to be signed as Standard Webhooks "
                        "does, by the given secret or a new one, which is printed. Those before it "
                        "stay good too."_s);
    action.addOptionalWord(u"SECRET"_s, u"The other server's, 'whsec_…'."_s);
    action.arguments().addFlag(u"only"_s, u"Forgets those before it."_s);
    action.arguments().addFlag(u"unsign"_s, u"Wants no signature any more."_s);
    if (const auto ended = action.parse(arguments))
        return *ended;
    if (action.arguments().has(u"unsign"_s)
        && (!action.word().isEmpty() || action.arguments().has(u"only"_s)))
        return action.arguments().refuse(u"--unsign stands alone."_s);
    return action.change([&](Library &library, access::Accounts &, Database &) {
        return changeIncoming(action, library);
    });
}

constexpr Command WebhookActions[] = {
    {"list", "lists the webhooks", listWebhooks},
    {"add", "registers one", addWebhook},
    {"remove", "removes one", removeWebhook},
    {"log", "shows the attempts to tell them", runWebhooksLog},
    {"resend", "sends an invocation again", resend},
    {"example", "sends one an example", example},
    {"pause", "tells one nothing for now", pause},
    {"resume", "tells one again", resume},
    {"sign", "signs what one is sent", sign},
    {"unsign", "signs it no more", unsign},
    {"incoming", "wants what comes in to be signed", incoming},
    {"run", "plays scenarios against receivers", runWebhooksRun},
    {"converge", "tries all orders of a history on a receiver", runWebhooksConverge},
};

} // namespace

Exit runWebhooks(const QStringList &arguments)
{
    return runGroup(u"webhooks"_s, u"Who is told when a work expression changes."_s, WebhookActions,
                    arguments);
}

} // namespace sheria::ctl
