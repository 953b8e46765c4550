#include "core/domain/json.h"
#include "core/webhooks/deliveryexport.h"
#include "core/webhooks/message.h"
#include "core/webhooks/registry.h"
#include "server/ctl/command.h"

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
    out.member("state", enumName(endpoint.state));
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
                            QString::fromUtf8(enumName(endpoint.state)));
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

Registry registryOf(Library &library)
{
    return {library.writer(), library.clock(), library.trust()};
}

/// An action about one webhook that prints nothing.
Exit change(Arguments &given, const QString &text,
            const std::function<Result<void>(Registry &, qint64 id)> &act)
{
    given.describeOfLibrary(text);
    given.addWord(u"WEBHOOK"_s, u"Its URL, or its number as 'webhooks list' shows it."_s);
    return given.change([&](Library &library, Database &db) -> Result<void> {
        SHERIA_TRY(const Endpoint endpoint, endpointFor(db, given.word()));
        Registry registry = registryOf(library);
        return act(registry, endpoint.id);
    });
}

Exit listWebhooks(Arguments &given)
{
    given.describeOfLibrary(u"Lists the webhooks of a library. Changes nothing."_s);
    given.addJsonFlag();
    return given.look([&given](Database &db) -> Result<void> {
        SHERIA_TRY(const auto endpoints, store::listEndpoints(db));
        for (const Endpoint &endpoint : endpoints) {
            SHERIA_TRY(const auto counts, store::countInvocations(db, endpoint.id));
            printLine(given.wantsJson() ? endpointJson(endpoint, counts)
                                        : endpointLine(endpoint, counts));
        }
        return {};
    });
}

Exit addWebhook(Arguments &given)
{
    given.describeOfLibrary(u"Registers the URL of a webhook: it is told of every change of a work "
                            "expression from now on. A running server notices within a second."_s);
    given.addWord(u"URL"_s, u"Its address, http:// or https://."_s);
    given.addJsonFlag();
    return given.change([&](Library &library, Database &) -> Result<void> {
        SHERIA_TRY(const Endpoint added, registryOf(library).add(given.word()));
        printLine(given.wantsJson() ? endpointJson(added, {}) : endpointLine(added, {}));
        return {};
    });
}

Exit removeWebhook(Arguments &given)
{
    return change(given, u"Removes a webhook, with all that it was still to be told."_s,
                  &Registry::remove);
}

Exit pause(Arguments &given)
{
    return change(given,
                  u"Tells a webhook nothing for now; what it misses waits, once for each work."_s,
                  &Registry::pause);
}

Exit resume(Arguments &given)
{
    return change(given, u"Tells a webhook again that was paused, or had answered 410 (gone)."_s,
                  &Registry::resume);
}

Exit sign(Arguments &given)
{
    return change(
        given,
        u"Signs a webhook's requests as Standard Webhooks does, by a new secret, which is "
        "printed. The one before signs too, for a day."_s,
        [](Registry &registry, qint64 id) -> Result<void> {
            SHERIA_TRY(const Endpoint changed, registry.sign(id));
            printLine("secret: " + changed.secret);
            return {};
        });
}

Exit unsign(Arguments &given)
{
    return change(given, u"Signs a webhook's requests no more."_s, &Registry::unsign);
}

Exit example(Arguments &given)
{
    return change(given, u"Sends a webhook an invocation about a work that need not be there."_s,
                  [](Registry &registry, qint64 id) -> Result<void> {
                      SHERIA_CHECK(registry.sendExample(id, "updated", "/akn/zz/act/2005/4"));
                      return {};
                  });
}

Exit resend(Arguments &given)
{
    given.describeOfLibrary(
        u"Sends an invocation again, with its own id, or all that have failed."_s);
    given.addOptionalWord(u"INVOCATION"_s, u"The id of one, as 'webhooks log' shows it."_s);
    given.addFlag(u"failed"_s, u"All that failed in the last 30 days."_s);
    if (const auto ended = given.parse())
        return *ended;
    const bool wantsFailed = given.has(u"failed"_s);
    if (wantsFailed != given.word().isEmpty())
        return given.refuse(u"name one INVOCATION, or give --failed."_s);
    return given.change([&](Library &library, Database &db) -> Result<void> {
        Registry registry = registryOf(library);
        if (wantsFailed) {
            SHERIA_TRY(const int count,
                       registry.resendFailed(0, QDateTime::fromMSecsSinceEpoch(0)));
            printLine(QByteArray::number(count) + " are sent again");
            return {};
        }
        SHERIA_TRY(const auto invocation, store::findInvocation(db, given.word().toUtf8()));
        return registry.resend(invocation.id);
    });
}

Exit incoming(Arguments &given)
{
    given.describeOfLibrary(
        u"Wants requests to /webhooks/incoming to be signed as Standard Webhooks does, by the "
        "given secret or a new one, which is printed. Those before it stay good too."_s);
    given.addOptionalWord(u"SECRET"_s, u"The other server's, 'whsec_…'."_s);
    given.addFlag(u"only"_s, u"Forgets those before it."_s);
    given.addFlag(u"unsign"_s, u"Wants no signature any more."_s);
    if (const auto ended = given.parse())
        return *ended;
    if (given.has(u"unsign"_s) && (!given.word().isEmpty() || given.has(u"only"_s)))
        return given.refuse(u"--unsign stands alone."_s);
    return given.change([&given](Library &library, Database &) -> Result<void> {
        Registry registry = registryOf(library);
        if (given.has(u"unsign"_s)) {
            SHERIA_CHECK(registry.wantUnsigned());
            printLine("no signature is wanted any more");
            return {};
        }
        SHERIA_TRY(const QByteArray secret,
                   registry.wantSigned(given.word().toUtf8(), given.has(u"only"_s)));
        printLine("secret: " + secret);
        return {};
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

Exit runWebhooks(Arguments &given)
{
    return runGroup(given, u"Who is told when a work expression changes."_s, WebhookActions);
}

} // namespace sheria::ctl
