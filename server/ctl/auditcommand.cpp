// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/audit/auditqueries.h"
#include "server/ctl/command.h"
#include "server/ctl/synccommands.h"

using namespace Qt::StringLiterals;

namespace sheria::ctl {

namespace {

QByteArray rowJson(const store::AuditRow &row)
{
    const auto raw = [](const QByteArray &json) {
        return json::Raw{json.isEmpty() ? "null"_ba : json};
    };
    return json::object("id", row.id, "at", row.at, "actor", row.actor, "client", row.client,
                        "action", row.action, "kind", row.kind, "object", row.object, "before",
                        raw(row.before), "after", raw(row.after));
}

QByteArray rowText(const store::AuditRow &row)
{
    const QString what = row.before.isEmpty()
        ? QString::fromUtf8(row.after)
        : u"%1 -> %2"_s.arg(QString::fromUtf8(row.before),
                            row.after.isEmpty() ? u"nothing"_s : QString::fromUtf8(row.after));
    return printable(u"%1  %2 (%3)  %4 %5 %6: %7"_s.arg(
        momentText(row.at), row.actor, QString::fromUtf8(row.client), QString::fromUtf8(row.action),
        QString::fromUtf8(row.kind), row.object, what));
}

Exit listAudit(Arguments &given)
{
    return given.look([&given](store::Database &db) -> Result<Exit> {
        store::AuditFilter filter;
        filter.actor = given.value(u"actor"_s);
        filter.limit = given.number(u"limit"_s, 1000);
        if (given.has(u"since"_s)) {
            filter.since = QDateTime::fromString(given.value(u"since"_s), Qt::ISODate);
            if (!filter.since.isValid())
                return given.refuse(
                    u"--since must be a date or an instant such as 2024-01-05T08:00Z, not '%1'."_s
                        .arg(given.value(u"since"_s)));
        }
        SHERIA_CHECK(printRows(given, store::listAudit(db, filter), rowJson, rowText));
        return Exit::Done;
    });
}

constexpr Command AuditTable[] = {
    {"list", listAudit},
};

} // namespace

const std::span<const Command> AuditActions(AuditTable);

} // namespace sheria::ctl
