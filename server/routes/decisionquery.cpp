#include "server/routes/decisionquery.h"

#include "server/routes/listquery.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sheria::routes {

using namespace Qt::StringLiterals;

namespace {

/// All values of a parameter by all its names; empty ones are not given.
QList<QByteArray> valuesOf(const http::Query &query, const DimensionName &name)
{
    QList<QByteArray> names{name.name.toByteArray()};
    if (!name.aliases.isEmpty())
        names += name.aliases.toByteArray().split(' ');
    QList<QByteArray> values;
    for (const QByteArray &each : names)
        values += query.values(each);
    values.removeAll(QByteArray());
    return values;
}

/// Lets only `ids` pass, of those that have passed until now.
void narrow(std::optional<std::vector<qint64>> &allowed, const std::vector<qint64> &ids)
{
    if (!allowed) {
        allowed = ids;
        return;
    }
    std::erase_if(*allowed,
                  [&ids](qint64 id) { return std::find(ids.begin(), ids.end(), id) == ids.end(); });
}

void readDimensions(const http::Query &query, const DecisionView &view, DecisionQuery &out)
{
    for (const DimensionName &name : dimensionNames()) {
        const QList<QByteArray> given = valuesOf(query, name);
        if (given.isEmpty())
            continue;
        const MeantValues meant = meantValues(name, given, view);
        if (!meant.problem.isEmpty())
            out.problems.append({name.name.toByteArray(), {meant.problem}});
        narrow(out.filter[name.dimension], meant.ids);
        out.isFiltered = true;
    }
}

QDate readDay(const http::Query &query, QByteArrayView name, DecisionQuery &out)
{
    const QByteArray value = query.value(name);
    if (value.isEmpty())
        return {};
    out.isFiltered = true;
    const QDate day = QDate::fromString(QString::fromUtf8(value), Qt::ISODate);
    if (!day.isValid())
        out.problems.append({name.toByteArray(), {"Enter a valid date."}});
    return day;
}

void readDays(const http::Query &query, DecisionQuery &out)
{
    const QDate exactly = readDay(query, "date", out);
    const QDate from = readDay(query, "date__gte", out);
    const QDate to = readDay(query, "date__lte", out);
    for (const QDate day : {exactly, from}) {
        if (day.isValid() && (!out.filter.from.isValid() || day > out.filter.from))
            out.filter.from = day;
    }
    for (const QDate day : {exactly, to}) {
        if (day.isValid() && (!out.filter.to.isValid() || day < out.filter.to))
            out.filter.to = day;
    }
}

void readInstants(const http::Query &query, DecisionQuery &out)
{
    using Filter = store::DecisionFilter;
    struct Row
    {
        QByteArrayView name;
        std::optional<QDateTime> Filter::*from;
        std::optional<QDateTime> Filter::*to;
    };
    static constexpr Row Rows[] = {{"created_at", &Filter::createdFrom, &Filter::createdTo},
                                   {"created_at__gte", &Filter::createdFrom, nullptr},
                                   {"created_at__lte", nullptr, &Filter::createdTo},
                                   {"updated_at", &Filter::updatedFrom, &Filter::updatedTo},
                                   {"updated_at__gte", &Filter::updatedFrom, nullptr},
                                   {"updated_at__lte", nullptr, &Filter::updatedTo}};
    for (const Row &row : Rows) {
        out.isFiltered = out.isFiltered || !query.value(row.name).isEmpty();
        const auto instant = readInstant(query, row.name, out.problems);
        if (!instant)
            continue;
        out.hasInstants = true;
        if (row.from && (!(out.filter.*row.from) || *(out.filter.*row.from) < *instant))
            out.filter.*row.from = instant;
        if (row.to && (!(out.filter.*row.to) || *(out.filter.*row.to) > *instant))
            out.filter.*row.to = instant;
    }
}

std::optional<store::DecisionOrder> orderOf(const QByteArray &text)
{
    using store::DecisionOrder;
    struct Row
    {
        QByteArrayView text;
        DecisionOrder order;
    };
    static constexpr Row Rows[] = {{"date", DecisionOrder::OldestFirst},
                                   {"-date", DecisionOrder::NewestFirst},
                                   {"updated_at", DecisionOrder::UpdatedLast},
                                   {"-updated_at", DecisionOrder::UpdatedFirst},
                                   {"title", DecisionOrder::Title}};
    for (const Row &row : Rows) {
        if (row.text == text)
            return row.order;
    }
    return std::nullopt;
}

void readFilters(const http::Query &query, const DecisionView &view, DecisionQuery &out)
{
    readDimensions(query, view, out);
    readDays(query, out);
    readInstants(query, out);
}

QByteArray filterText(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? "true" : "false";
    return value.isDouble() ? QByteArray::number(value.toDouble(), 'g', 17)
                            : value.toString().toUtf8();
}

bool isPlain(const QJsonValue &value)
{
    return value.isString() || value.isBool() || value.isDouble() || value.isNull();
}

/// A JSON object as the query string that means the same; none when it is no such object.
std::optional<http::Query> queryOf(const QByteArray &json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError || !document.isObject())
        return std::nullopt;
    const QJsonObject object = document.object();
    QByteArrayList items;
    for (auto member = object.begin(); member != object.end(); ++member) {
        const QJsonArray values = member.value().isArray() ? member.value().toArray()
                                                           : QJsonArray{member.value()};
        for (const QJsonValue value : values) {
            if (!isPlain(value))
                return std::nullopt;
            items << http::percentEncoded(member.key().toUtf8()) + '='
                    + http::percentEncoded(filterText(value));
        }
    }
    return http::Query::parse(items.join('&'));
}

} // namespace

DecisionQuery readDecisionQuery(const http::Query &query, const DecisionView &view)
{
    DecisionQuery out;
    readFilters(query, view, out);
    out.order = orderOf(query.value("ordering"));
    return out;
}

DecisionQuery readSearchFilters(const http::Query &query, const DecisionView &view)
{
    DecisionQuery out = readDecisionQuery(query, view);
    const QList<QByteArray> all = query.values("filters");
    for (const QByteArray &text : all) {
        const QByteArray trimmed = text.trimmed();
        if (trimmed.isEmpty())
            continue;
        const std::optional<http::Query> filters = trimmed.startsWith('{')
            ? queryOf(trimmed)
            : std::optional(http::Query::parse(trimmed));
        const bool isRead = filters && (trimmed.startsWith('{') || trimmed.contains('='));
        if (isRead)
            readFilters(*filters, view, out);
        else
            out.problems.append(
                http::FieldProblem{"filters", {"Enter a JSON object or a query string."}});
    }
    return out;
}

std::vector<search::Filter> searchFilters(const store::DecisionFilter &filter,
                                          const DecisionView &view)
{
    std::vector<search::Filter> filters;
    for (const DimensionName &name : dimensionNames()) {
        const auto &wanted = filter.anyOf[static_cast<std::size_t>(name.dimension)];
        if (!wanted)
            continue;
        search::Filter one{name.searched, {}};
        for (const qint64 value : *wanted)
            one.values.push_back(spelled(name.dimension, value, view).value);
        filters.push_back(std::move(one));
    }
    return filters;
}

QByteArray keyOf(const DecisionQuery &query)
{
    const store::DecisionFilter &filter = query.filter;
    QByteArray key = QByteArray::number(
        int(query.order.value_or(store::DecisionOrder::NewestFirst)));
    const auto add = [&key](const std::optional<std::vector<qint64>> &values) {
        key += values ? "\n=" : "\n";
        for (const qint64 value : values.value_or(std::vector<qint64>()))
            key += QByteArray::number(value) + ',';
    };
    for (const auto &values : filter.anyOf)
        add(values);
    add(filter.works);
    for (const QDate day : {filter.from, filter.to})
        key += '\n' + QByteArray::number(day.toJulianDay());
    for (const auto &instant :
         {filter.createdFrom, filter.createdTo, filter.updatedFrom, filter.updatedTo})
        key += '\n' + (instant ? QByteArray::number(instant->toMSecsSinceEpoch()) : QByteArray());
    return key;
}

} // namespace sheria::routes
