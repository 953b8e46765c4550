// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/audit/auditqueries.h"
#include "server/http/message/query.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/retrieverequest.h"
#include "server/routes/common/routecontext.h"

#include <limits>

namespace sheria::routes {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 EntriesOfPage = 100;
constexpr qint64 MostEntriesOfPage = 500;

/// A positive number in the query; `whenAbsent` where it is not given.
qint64 numberIn(const http::Query &query, QByteArrayView name, qint64 whenAbsent, qint64 most,
                FieldErrors &errors)
{
    if (!query.contains(name))
        return whenAbsent;
    bool isNumber = false;
    const qint64 number = query.value(name).toLongLong(&isNumber);
    if (isNumber && number >= 1 && number <= most)
        return number;
    errors.add({QString::fromLatin1(name)}, u"A number from 1 to %1 is required."_s.arg(most));
    return whenAbsent;
}

void write(json::Writer &out, const store::AuditRow &row)
{
    const auto raw = [](const QByteArray &json) {
        return json::Raw{json.isEmpty() ? "null"_ba : json};
    };
    out.beginObject().members("id", row.id, "at", row.at, "actor", row.actor, "client", row.client,
                              "action", row.action, "kind", row.kind, "object", row.object,
                              "before", raw(row.before), "after", raw(row.after));
    out.endObject();
}

/// Where the older entries are; null: there are none.
QByteArray nextOf(const Call &call, const std::vector<store::AuditRow> &rows, qint64 limit)
{
    if (qint64(rows.size()) < limit)
        return {};
    QByteArray next = call.request.base + "/local/v1/audit?before="
        + QByteArray::number(rows.back().id) + "&limit=" + QByteArray::number(limit);
    for (const QByteArrayView name : {"since", "actor"}) {
        if (call.request.query.contains(name))
            next += '&' + name.toByteArray() + '='
                + http::percentEncoded(call.request.query.value(name), "");
    }
    return next;
}

} // namespace

Result<Response> listAudit(const Call &call)
{
    const http::Query &query = call.request.query;
    FieldErrors errors;
    store::AuditFilter filter;
    filter.limit = numberIn(query, "limit", EntriesOfPage, MostEntriesOfPage, errors);
    constexpr qint64 MostId = std::numeric_limits<qint64>::max();
    filter.before = numberIn(query, "before", MostId, MostId, errors);
    filter.actor = QString::fromUtf8(query.value("actor"));
    if (query.contains("since")) {
        filter.since = QDateTime::fromString(QString::fromUtf8(query.value("since")), Qt::ISODate);
        if (!filter.since.isValid())
            errors.add({u"since"_s}, u"A date or an instant in ISO 8601 is required."_s);
    }
    if (!errors.isEmpty())
        return errors.response();
    SHERIA_TRY(const auto rows, store::listAudit(databaseOf(call), filter));
    json::Writer out;
    out.beginObject().key("entries").beginArray();
    for (const store::AuditRow &row : rows)
        write(out, row);
    out.endArray();
    out.key("next").stringOrNull(QByteArrayView(nextOf(call, rows, filter.limit))).endObject();
    return Response::json(out.take()).setHeader("Cache-Control", "no-store");
}

} // namespace sheria::routes
