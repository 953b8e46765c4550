#include "core/webhooks/deliveryexport.h"
#include "server/ctl/command.h"

#include <limits>

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
    given.addNumber(u"limit"_s, u"N"_s, u"The newest N at most; 1000 without it."_s, 1,
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
        return given.refuse(u"--since wants an instant such as 2024-01-31T08:00:00Z."_s);
    return std::nullopt;
}

void print(const Arguments &given, const Delivery &delivery)
{
    if (given.has(u"curl"_s))
        printLine(webhooks::curlCommand(delivery));
    else
        printLine(given.wantsJson() ? webhooks::deliveryJson(delivery) : line(delivery));
}

} // namespace

Exit runWebhooksLog(Arguments &given)
{
    given.describeOfLibrary(
        u"Shows the attempts to tell webhooks of changes, oldest first. Changes nothing."_s);
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

} // namespace sheria::ctl
