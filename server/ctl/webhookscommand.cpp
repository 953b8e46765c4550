#include "core/webhooks/deliveryexport.h"
#include "core/webhooks/emission.h"
#include "core/webhooks/message.h"
#include "core/webhooks/registry.h"
#include "server/ctl/command.h"

#include <unistd.h>

#include <iostream>
#include <limits>
#include <string>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using store::Database;
using store::Delivery;
using store::Endpoint;
using webhooks::Registry;

QByteArray endpointJson(const Endpoint &endpoint, const store::OutboxCounts &counts)
{
    return json::object("id", endpoint.id, "url", endpoint.url, "state", enumName(endpoint.state),
                        "reason", endpoint.reason, "is_signed", !endpoint.secret.isEmpty(),
                        "created_at", endpoint.createdAt, "failing_since", endpoint.failingSince,
                        "not_before", endpoint.notBefore, "waiting", counts.waiting, "delivered",
                        counts.delivered, "failed", counts.failed);
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
    return Error{ErrorCode::NotFound, u"no such webhook: "_s + word};
}

Registry registryOf(Library &library)
{
    return {library.writer(), library.clock(), library.trust()};
}

/// An action about one webhook, which `act` carries out.
template <typename Act>
Exit change(Arguments &given, const Act &act)
{
    given.addWord(u"WEBHOOK"_s, u"The URL, or the number shown by 'webhooks list'."_s);
    return given.change([&](Library &library, Database &db) -> Result<void> {
        SHERIA_TRY(const Endpoint endpoint, endpointFor(db, given.word()));
        Registry registry = registryOf(library);
        return std::invoke(act, registry, endpoint.id);
    });
}
template <auto act>
Exit change(Arguments &given)
{
    return change(given, act);
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
    given.describeOfLibrary(
        u"Registers the URL of a webhook, which is then called for every change of a work expression. A running server notices within a second."_s);
    given.addWord(u"URL"_s, u"The URL, http:// or https://."_s);
    given.addJsonFlag();
    return given.change([&](Library &library, Database &) -> Result<void> {
        SHERIA_TRY(const Endpoint added, registryOf(library).add(given.word()));
        printLine(given.wantsJson() ? endpointJson(added, {}) : endpointLine(added, {}));
        return {};
    });
}

Exit sign(Arguments &given)
{
    return change(given, [](Registry &registry, qint64 id) -> Result<void> {
        SHERIA_TRY(const Endpoint changed, registry.sign(id));
        printLine("secret: " + changed.secret);
        return {};
    });
}

Exit example(Arguments &given)
{
    return change(given, [](Registry &registry, qint64 id) -> Result<void> {
        SHERIA_CHECK(registry.sendExample(id, "updated", "/akn/zz/act/2005/4"));
        return {};
    });
}

Exit resend(Arguments &given)
{
    given.describeOfLibrary(u"Sends an invocation again with its id, or all failed invocations."_s);
    given.addOptionalWord(u"INVOCATION"_s, u"The id shown by 'webhooks log'."_s);
    given.addFlag(u"failed"_s, u"All invocations that failed in the last 30 days."_s);
    if (const auto ended = given.parse())
        return *ended;
    const bool wantsFailed = given.has(u"failed"_s);
    if (wantsFailed != given.word().isEmpty())
        return given.refuse(u"specify one INVOCATION or --failed."_s);
    return given.change([&](Library &library, Database &db) -> Result<void> {
        Registry registry = registryOf(library);
        if (wantsFailed) {
            SHERIA_TRY(const int count,
                       registry.resendFailed(0, QDateTime::fromMSecsSinceEpoch(0)));
            printLine(QByteArray::number(count) + " will be sent again");
            return {};
        }
        SHERIA_TRY(const auto invocation, store::findInvocation(db, given.word().toUtf8()));
        return registry.resend(invocation.id);
    });
}

Exit incoming(Arguments &given)
{
    given.describeOfLibrary(
        u"Requires requests to /webhooks/incoming to be signed according to Standard Webhooks, with the given secret or a new one, which is printed. Earlier secrets stay valid."_s);
    given.addOptionalWord(u"SECRET"_s, u"The secret of the other server, 'whsec_…'."_s);
    given.addFlag(u"only"_s, u"Removes earlier secrets."_s);
    given.addFlag(u"unsign"_s, u"No longer requires a signature."_s);
    if (const auto ended = given.parse())
        return *ended;
    if (given.has(u"unsign"_s) && (!given.word().isEmpty() || given.has(u"only"_s)))
        return given.refuse(u"--unsign cannot be combined with other options."_s);
    return given.change([&given](Library &library, Database &) -> Result<void> {
        Registry registry = registryOf(library);
        if (given.has(u"unsign"_s)) {
            SHERIA_CHECK(registry.wantUnsigned());
            printLine("a signature is no longer required");
            return {};
        }
        SHERIA_TRY(const QByteArray secret,
                   registry.wantSigned(given.word().toUtf8(), given.has(u"only"_s)));
        printLine("secret: " + secret);
        return {};
    });
}

QByteArray line(const Delivery &delivery)
{
    QByteArray out = delivery.startedAt.toUTC().toString(u"yyyy-MM-dd HH:mm:ss"_s).toUtf8() + "  "
        + delivery.invocationId + " #" + QByteArray::number(delivery.number) + "  "
        + delivery.action + ' ' + delivery.workUri + " -> " + delivery.url + ": "
        + delivery.outcome;
    if (delivery.status != 0)
        out += ' ' + QByteArray::number(delivery.status);
    out += ", " + QByteArray::number(delivery.durationMs) + " ms";
    return delivery.note.isEmpty() ? out : QByteArray(out + " (" + delivery.note.toUtf8() + ')');
}

void addLogOptions(Arguments &given)
{
    given.addJsonFlag();
    given.addFlag(u"curl"_s, u"Prints a curl command for each attempt."_s);
    given.addFlag(u"har"_s, u"Prints one HTTP archive (HAR 1.2) of all."_s);
    given.addFlag(u"failed"_s, u"Only attempts that failed."_s);
    given.addOption(u"invocation"_s, u"ID"_s, u"Only attempts of this invocation."_s);
    given.addOption(u"work"_s, u"URI"_s, u"Only attempts about this work."_s);
    given.addOption(u"action"_s, u"NAME"_s, u"Only created, updated or deleted."_s);
    given.addOption(u"since"_s, u"TIME"_s, u"Only attempts from this instant (ISO 8601) on."_s);
    given.addNumber(u"limit"_s, u"N"_s, u"At most the newest N; default: 1000."_s, 1,
                    std::numeric_limits<int>::max());
}

std::optional<Exit> readFilter(const Arguments &given, store::DeliveryFilter &filter)
{
    filter.invocationId = given.bytes(u"invocation"_s);
    filter.workUri = given.bytes(u"work"_s);
    filter.action = given.bytes(u"action"_s);
    if (given.has(u"failed"_s))
        filter.outcome = "failed";
    if (const auto limit = given.number(u"limit"_s))
        filter.limit = int(*limit);
    if (!given.has(u"since"_s))
        return std::nullopt;
    filter.since = QDateTime::fromString(given.value(u"since"_s), Qt::ISODate);
    if (!filter.since.isValid())
        return given.refuse(u"--since must be an instant such as 2024-01-31T08:00:00Z."_s);
    return std::nullopt;
}

void print(const Arguments &given, const Delivery &delivery)
{
    if (given.has(u"curl"_s))
        printLine(webhooks::curlCommand(delivery));
    else
        printLine(given.wantsJson() ? webhooks::deliveryJson(delivery) : line(delivery));
}

/// Asks on a terminal; elsewhere nobody could answer.
bool isConfirmed(const Arguments &given, const QString &uri)
{
    if (given.has(u"yes"_s))
        return true;
    if (::isatty(STDIN_FILENO) == 0)
        return false;
    say(u"Delete %1 from the library? [y/N] "_s.arg(uri));
    std::string answer;
    std::getline(std::cin, answer);
    return answer == "y" || answer == "yes";
}

Exit showLog(Arguments &given)
{
    given.describeOfLibrary(
        u"Shows the delivery attempts of webhooks, oldest first. Changes nothing."_s);
    addLogOptions(given);
    if (const auto ended = given.parse())
        return *ended;
    store::DeliveryFilter filter;
    if (const auto ended = readFilter(given, filter))
        return *ended;
    return given.look([&](store::Database &db) -> Result<void> {
        SHERIA_TRY(const std::vector<Delivery> deliveries, store::listDeliveries(db, filter));
        if (given.has(u"har"_s)) {
            printLine(webhooks::harOf(deliveries));
            return {};
        }
        for (const Delivery &delivery : deliveries)
            print(given, delivery);
        return {};
    });
}

constexpr Command WebhookActions[] = {
    {"list", "lists the webhooks", listWebhooks},
    {"add", "registers a webhook", addWebhook},
    {"remove", "removes an account", change<&Registry::remove>,
     "Removes a webhook and its pending invocations."},
    {"log", "shows the log of delivery attempts", showLog},
    {"resend", "sends an invocation again", resend},
    {"example", "sends an example invocation", example,
     "Sends an invocation about an example work, which need not exist."},
    {"pause", "pauses a webhook", change<&Registry::pause>,
     "Pauses a webhook. Changes are queued, one for each work."},
    {"resume", "resumes a webhook", change<&Registry::resume>,
     "Resumes a webhook that was paused or had answered 410 Gone."},
    {"sign", "signs requests with a new secret", sign,
     "Signs the requests of a webhook according to Standard Webhooks with a new secret, which is "
     "printed. The previous secret stays valid for a day."},
    {"unsign", "stops signing requests", change<&Registry::unsign>,
     "Stops signing the requests of a webhook."},
    {"incoming", "requires signatures of incoming webhooks", incoming},
    {"run", "runs scenarios against receivers", runWebhooksRun},
    {"converge", "tests a receiver with all orders of a history", runWebhooksConverge},
};

} // namespace

Exit runWebhooks(Arguments &given)
{
    return runGroup(given, u"The webhooks that are called when a work expression changes."_s,
                    WebhookActions);
}

Exit runEmit(Arguments &given)
{
    given.describeOfLibrary(
        u"Makes a real change in a library, to test a webhook receiver:\n\n"
        u"created FRBR_URI  adds an expression with a text of its own\n"
        u"updated FRBR_URI  marks an expression or all expressions of a work as changed now\n"
        u"deleted FRBR_URI  deletes an expression or a whole work\n\n"
        u"A running server notices the change within a second and sends its webhooks 30 s later."_s);
    given.addFlag(u"yes"_s, u"Deletes without confirmation."_s);
    given.addPaths(u"ACTION FRBR_URI"_s, u"The action and the work or expression."_s);
    if (const auto ended = given.parse())
        return *ended;
    const QStringList words = given.paths();
    if (words.size() != 2)
        return given.refuse(
            u"an ACTION (created, updated or deleted) and a FRBR_URI are required."_s);
    if (words[0] == u"deleted" && !isConfirmed(given, words[1]))
        return given.refuse(u"nothing was deleted; confirm with --yes."_s);
    return given.change([&words](Library &library, store::Database &) -> Result<void> {
        const QByteArray action = words[0].toUtf8();
        SHERIA_TRY(const QByteArrayList concerned, library.writer().write([&](store::Database &db) {
            return webhooks::emitChange(db, action, words[1].toUtf8(), library.clock().now());
        }));
        for (const QByteArray &uri : concerned)
            printLine(action + ' ' + uri);
        return {};
    });
}

} // namespace sheria::ctl
