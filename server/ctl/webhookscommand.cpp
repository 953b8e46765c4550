// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/http/retry.h"
#include "core/webhooks/lab/deliveryexport.h"
#include "core/webhooks/lab/emitchange.h"
#include "core/webhooks/message.h"
#include "core/webhooks/registry.h"
#include "server/ctl/command.h"

#include <QFile>

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <limits>
#include <string>

using namespace Qt::StringLiterals;

namespace sheria::ctl {

using store::Delivery;

QByteArray outcomeLine(const Delivery &delivery)
{
    QByteArray out = "-> " + delivery.url + ": " + delivery.outcome;
    if (delivery.status != 0)
        out += ' ' + QByteArray::number(delivery.status);
    out += ", " + QByteArray::number(delivery.durationMs) + " ms";
    return delivery.note.isEmpty()
        ? out
        : QByteArray(out + " (" + delivery.note.english().toUtf8() + ')');
}

QByteArray deliveryLine(const Delivery &delivery)
{
    return delivery.startedAt.toUTC().toString(u"yyyy-MM-dd HH:mm:ss"_s).toUtf8() + "  "
        + delivery.invocationId + " #" + QByteArray::number(delivery.number) + "  "
        + delivery.action + ' ' + delivery.workUri + ' ' + outcomeLine(delivery);
}

namespace {

using store::Database;
using store::Endpoint;
using webhooks::Registry;

QByteArrayList eventsOf(const Endpoint &endpoint)
{
    const QByteArray all = "created updated deleted";
    return (endpoint.events.isEmpty() ? all : endpoint.events).split(' ');
}

QByteArrayList shownFields(const Endpoint &endpoint)
{
    QByteArrayList out;
    for (const store::RequestField &field : endpoint.fields)
        out << webhooks::shownField(field);
    return out;
}

QByteArray quoted(const QByteArray &text)
{
    json::Writer out;
    out.string(QByteArrayView(text));
    return out.take();
}

QByteArray endpointJson(const Endpoint &endpoint, const store::OutboxCounts &counts)
{
    return json::object("id", endpoint.id, "url", endpoint.url, "state", enumName(endpoint.state),
                        "reason", endpoint.reason, "is_signed", !endpoint.secret.isEmpty(),
                        "created_at", endpoint.createdAt, "failing_since", endpoint.failingSince,
                        "not_before", endpoint.notBefore, "events",
                        json::list(eventsOf(endpoint), quoted), "headers",
                        json::list(shownFields(endpoint), quoted), "waiting", counts.waiting,
                        "delivered", counts.delivered, "failed", counts.failed);
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
    if (!endpoint.events.isEmpty())
        line += u", only "_s + QString::fromUtf8(eventsOf(endpoint).join(", "));
    for (const QByteArray &field : shownFields(endpoint))
        line += u", "_s + QString::fromUtf8(field);
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

/// What --header says: "Name: value", or "@FILE" for the lines of a file.
Result<QByteArrayList> givenFields(const Arguments &given)
{
    constexpr qint64 MaxFileBytes = 1024LL * 1024;
    QByteArrayList fields;
    for (const QString &value : given.values(u"header"_s)) {
        if (!value.startsWith(u'@')) {
            fields << value.toUtf8();
            continue;
        }
        QFile file(value.mid(1));
        if (!file.open(QIODevice::ReadOnly))
            return Error{ErrorCode::NotFound, u"%1 cannot be read"_s.arg(file.fileName())};
        for (const QByteArray &line : file.read(MaxFileBytes).split('\n')) {
            if (!line.trimmed().isEmpty())
                fields << line.trimmed();
        }
    }
    for (const QByteArray &field : fields)
        SHERIA_CHECK(webhooks::parseRequestField(field));
    return fields;
}

QByteArray fieldName(const QByteArray &field)
{
    return field.left(field.indexOf(':')).toLower();
}

/// The events and headers that --event, --all-events, --header and --remove-header ask for; what is not
/// given stays.
Result<Endpoint> configure(const Arguments &given, Library &library, const Endpoint &endpoint)
{
    std::optional<QByteArrayList> events;
    const std::vector<QByteArray> named = listedWords(given, "event");
    if (!named.empty())
        events = QByteArrayList(named.begin(), named.end());
    else if (given.has(u"all-events"_s))
        events.emplace();
    SHERIA_TRY(const QByteArrayList added, givenFields(given));
    QByteArrayList replaced;
    for (const QByteArray &field : added)
        replaced << fieldName(field);
    for (const QString &name : given.values(u"remove-header"_s))
        replaced << name.toLower().toUtf8();
    if (replaced.isEmpty())
        return registryOf(library).configure(endpoint.id, events, std::nullopt);
    QByteArrayList fields;
    for (const QByteArray &known : shownFields(endpoint)) {
        if (!replaced.contains(fieldName(known)))
            fields << known;
    }
    return registryOf(library).configure(endpoint.id, events, fields + added);
}

Exit addWebhook(Arguments &given)
{
    return given.change([&](Library &library, Database &) -> Result<void> {
        SHERIA_TRY(const QByteArrayList fields, givenFields(given));
        const std::vector<QByteArray> events = listedWords(given, "event");
        SHERIA_TRY(const Endpoint added,
                   registryOf(library).add(given.word(),
                                           QByteArrayList(events.begin(), events.end()), fields));
        printLine(given.wantsJson() ? endpointJson(added, {}) : endpointLine(added, {}));
        return {};
    });
}

Exit setWebhook(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    if (given.has(u"event"_s) && given.has(u"all-events"_s))
        return given.refuse(u"--event and --all-events exclude each other."_s);
    return given.change([&](Library &library, Database &db) -> Result<void> {
        SHERIA_TRY(const Endpoint endpoint, endpointFor(db, given.word()));
        SHERIA_TRY(const Endpoint changed, configure(given, library, endpoint));
        SHERIA_TRY(const auto counts, store::countInvocations(db, changed.id));
        printLine(given.wantsJson() ? endpointJson(changed, counts)
                                    : endpointLine(changed, counts));
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
    if (const auto ended = given.parse())
        return *ended;
    const bool wantsFailed = given.has(u"failed"_s);
    if (wantsFailed != given.word().isEmpty())
        return given.refuse(u"specify one INVOCATION or --failed."_s);
    if (wantsFailed && given.has(u"to"_s))
        return given.refuse(u"--to takes one INVOCATION."_s);
    return given.change([&](Library &library, Database &db) -> Result<Exit> {
        Registry registry = registryOf(library);
        if (given.has(u"to"_s)) {
            SHERIA_TRY(const Delivery made,
                       registry.resendTo(given.word().toUtf8(), given.value(u"to"_s), stopToken()));
            printLine(given.wantsJson() ? webhooks::deliveryJson(made) : deliveryLine(made));
            return made.outcome == "delivered" ? Exit::Done : Exit::Findings;
        }
        if (wantsFailed) {
            SHERIA_TRY(const int count,
                       registry.resendFailed(0, QDateTime::fromMSecsSinceEpoch(0)));
            printLine(QByteArray::number(count) + " will be sent again");
            return Exit::Done;
        }
        SHERIA_TRY(const auto invocation, store::findInvocation(db, given.word().toUtf8()));
        SHERIA_CHECK(registry.resend(invocation.id));
        return Exit::Done;
    });
}

Exit incoming(Arguments &given)
{
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
        printLine(given.wantsJson() ? webhooks::deliveryJson(delivery) : deliveryLine(delivery));
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

/// Prints the newest attempts, then each new one, until the command is stopped. The library is opened anew for
/// each look, so that it does not matter whether a server runs or is restarted meanwhile.
Exit followLog(Arguments &given, store::DeliveryFilter filter)
{
    constexpr int FirstShown = 10;
    constexpr int MostAtOnce = 20'000; ///< As many as the log keeps.
    constexpr std::chrono::milliseconds LookEvery{250};
    if (!given.has(u"limit"_s))
        filter.limit = FirstShown;
    return given.run([&]() -> Result<void> {
        bool isFirst = true;
        do {
            Result<Database> db = openForLooking(given.library());
            auto deliveries = db ? store::listDeliveries(*db, filter)
                                 : Result<std::vector<Delivery>>(db.error());
            // While a server starts, the library can be busy for a moment.
            if (!deliveries && isFirst)
                return deliveries.error();
            for (const Delivery &delivery : deliveries ? *deliveries : std::vector<Delivery>()) {
                print(given, delivery);
                filter.afterId = std::max(filter.afterId, delivery.id);
            }
            filter.limit = MostAtOnce;
            isFirst = false;
        } while (net::waitFor(LookEvery, stopToken()));
        return {};
    });
}

Exit showLog(Arguments &given)
{
    if (const auto ended = given.parse())
        return *ended;
    store::DeliveryFilter filter;
    if (const auto ended = readFilter(given, filter))
        return *ended;
    if (given.has(u"follow"_s) && given.has(u"har"_s))
        return given.refuse(u"--follow and --har exclude each other."_s);
    if (given.has(u"follow"_s))
        return followLog(given, filter);
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

constexpr Command WebhookTable[] = {
    {"list", listWebhooks},
    {"add", addWebhook},
    {"set", setWebhook},
    {"remove", change<&Registry::remove>},
    {"log", showLog},
    {"resend", resend},
    {"example", example},
    {"pause", change<&Registry::pause>},
    {"resume", change<&Registry::resume>},
    {"sign", sign},
    {"unsign", change<&Registry::unsign>},
    {"incoming", incoming},
    {"replay", runWebhooksReplay},
    {"relay", runWebhooksRelay},
    {"receivers", runWebhooksReceivers},
    {"receiver", runWebhooksReceiver},
    {"run", runWebhooksRun},
    {"converge", runWebhooksConverge},
};

} // namespace

const std::span<const Command> WebhookActions(WebhookTable);

Exit runEmit(Arguments &given)
{
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
