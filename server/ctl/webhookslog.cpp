#include "core/webhooks/deliveryexport.h"
#include "server/ctl/accesscommands.h"
#include "server/ctl/output.h"
#include "server/ctl/webhookcommands.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

using store::Delivery;

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

void addLogOptions(AccessAction &action)
{
    Arguments &arguments = action.arguments();
    action.addJsonFlag();
    arguments.addFlag(u"curl"_s, u"Prints a curl command for each attempt."_s);
    arguments.addFlag(u"har"_s, u"Prints one HTTP archive (HAR 1.2) of all."_s);
    arguments.addFlag(u"failed"_s, u"Only attempts that failed."_s);
    arguments.addOption(u"invocation"_s, u"ID"_s, u"Only attempts of this invocation."_s);
    arguments.addOption(u"work"_s, u"URI"_s, u"Only attempts about this work."_s);
    arguments.addOption(u"action"_s, u"NAME"_s, u"Only created, updated or deleted."_s);
    arguments.addOption(u"since"_s, u"TIME"_s, u"Only attempts from this instant (ISO 8601) on."_s);
    arguments.addOption(u"limit"_s, u"N"_s, u"The newest N at most; 1000 without it."_s);
}

std::optional<Exit> readFilter(const Arguments &given, store::DeliveryFilter &filter)
{
    filter.invocationId = given.value(u"invocation"_s).toUtf8();
    filter.workUri = given.value(u"work"_s).toUtf8();
    filter.action = given.value(u"action"_s).toUtf8();
    if (given.has(u"failed"_s))
        filter.outcome = "failed";
    if (given.has(u"limit"_s)) {
        bool isNumber = false;
        filter.limit = given.value(u"limit"_s).toInt(&isNumber);
        if (!isNumber || filter.limit < 1)
            return given.refuse(u"--limit wants a number."_s);
    }
    if (!given.has(u"since"_s))
        return std::nullopt;
    filter.since = QDateTime::fromString(given.value(u"since"_s), Qt::ISODate);
    if (!filter.since.isValid())
        return given.refuse(u"--since wants an instant such as 2024-01-31T08:00:00Z."_s);
    return std::nullopt;
}

void print(const AccessAction &action, const Arguments &given, const Delivery &delivery)
{
    if (given.has(u"curl"_s))
        printLine(webhooks::curlCommand(delivery));
    else
        printLine(action.wantsJson() ? webhooks::deliveryJson(delivery) : line(delivery));
}

} // namespace

Exit runWebhooksLog(const QStringList &arguments)
{
    AccessAction action(u"webhooks log"_s,
                        u"Shows the attempts to tell webhooks of changes, oldest first. Changes "
                        "nothing."_s);
    addLogOptions(action);
    if (const auto ended = action.parse(arguments))
        return *ended;
    const Arguments &given = action.arguments();
    store::DeliveryFilter filter;
    if (const auto ended = readFilter(given, filter))
        return *ended;
    return action.look([&](store::Database &db) -> Result<void> {
        SHERIA_TRY(const std::vector<Delivery> deliveries, store::listDeliveries(db, filter));
        if (given.has(u"har"_s)) {
            printLine(webhooks::harOf(deliveries));
            return {};
        }
        for (const Delivery &delivery : deliveries)
            print(action, given, delivery);
        return {};
    });
}

} // namespace sheria::ctl
