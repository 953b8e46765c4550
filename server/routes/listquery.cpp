#include "server/routes/listquery.h"

#include "core/domain/json.h"
#include "core/domain/jsonmembers.h"
#include "server/http/negotiate.h"
#include "server/http/pagination.h"
#include "server/routes/routecontext.h"

namespace sheria::routes {

namespace {

std::optional<bool> readFlag(const http::Query &query, QByteArrayView name,
                             QList<http::FieldProblem> &problems)
{
    const QByteArray value = query.value(name).toLower();
    if (value.isEmpty())
        return {};
    if (value == "true" || value == "1")
        return true;
    if (value == "false" || value == "0")
        return false;
    problems.append({name.toByteArray(), {"Must be a valid boolean."}});
    return {};
}

/// Everything that makes `filter` another list than others.
QByteArray keyOf(const store::ExpressionFilter &filter)
{
    QByteArray key = filter.place + '\n' + filter.prefix + '\n' + filter.topic + '\n'
        + filter.subscription + '\n' + (filter.onlyLatest ? '1' : '0')
        + QByteArray::number(int(filter.order));
    for (const auto &instant : {filter.createdAt, filter.createdFrom, filter.createdTo,
                                filter.updatedAt, filter.updatedFrom, filter.updatedTo})
        key += '\n' + (instant ? QByteArray::number(instant->toMSecsSinceEpoch()) : QByteArray());
    for (const auto flag : {filter.commenced, filter.repealed, filter.principal})
        key += '\n' + (flag ? QByteArray::number(int(*flag)) : QByteArray());
    return key;
}

/// A page, and what is on it.
struct FoundPage
{
    std::optional<http::Page> page; ///< None: there is no such page.
    std::vector<ExpressionRecord> items;
};

/// The page of a list that takes several: see ListMemory.
Result<FoundPage> readPlaces(const Call &call, const store::ExpressionFilter &filter)
{
    store::Database &db = databaseOf(call);
    RouteContext &context = contextOf(call);
    SHERIA_TRY(const auto list,
               context.services().lists.find(keyOf(filter), context.revision(),
                                             [&] { return store::listExpressionIds(db, filter); }));
    const auto places = static_cast<qint64>(list->ids.size());
    auto page = http::Page::of(call.request.query, {}, places);
    if (!page)
        return FoundPage{};
    page->places = places;
    page->count = list->present;
    SHERIA_TRY(auto items, store::loadExpressions(db, list->page(page->offset(), page->size)));
    return FoundPage{page, std::move(items)};
}

Result<FoundPage> readPage(const Call &call, const store::ExpressionFilter &filter)
{
    if (!call.request.query.value("page").isEmpty())
        return readPlaces(call, filter);
    store::Database &db = databaseOf(call);
    SHERIA_TRY(const auto none, store::listExpressions(db, filter, 0, 0));
    const auto page = http::Page::of(call.request.query, {}, none.count);
    if (!page || none.count > page->size)
        return readPlaces(call, filter);
    SHERIA_TRY(auto all, store::listExpressions(db, filter, 0, page->size));
    return FoundPage{page, std::move(all.items)};
}

} // namespace

std::optional<QDateTime> readInstant(const http::Query &query, QByteArrayView name,
                                     QList<http::FieldProblem> &problems)
{
    const QByteArray value = query.value(name);
    if (value.isEmpty())
        return {};
    const QDateTime instant = json::parseInstant(QString::fromUtf8(value));
    if (instant.isValid())
        return instant;
    problems.append({name.toByteArray(), {"Enter a valid date/time."}});
    return {};
}

ListQuery readListQuery(const http::Query &query)
{
    using Filter = store::ExpressionFilter;
    struct Instant
    {
        QByteArrayView name;
        std::optional<QDateTime> Filter::*member;
    };
    static constexpr Instant Instants[] = {
        {"created_at", &Filter::createdAt},        {"created_at__gte", &Filter::createdFrom},
        {"created_at__lte", &Filter::createdTo},   {"updated_at", &Filter::updatedAt},
        {"updated_at__gte", &Filter::updatedFrom}, {"updated_at__lte", &Filter::updatedTo}};
    struct Flag
    {
        QByteArrayView name;
        std::optional<bool> Filter::*member;
    };
    static constexpr Flag Flags[] = {{"commenced", &Filter::commenced},
                                     {"repealed", &Filter::repealed},
                                     {"principal", &Filter::principal}};
    ListQuery out;
    for (const Instant &each : Instants)
        out.filter.*each.member = readInstant(query, each.name, out.problems);
    for (const Flag &each : Flags)
        out.filter.*each.member = readFlag(query, each.name, out.problems);
    return out;
}

Response listPage(const Call &call, const http::Page &page, QByteArrayView results,
                  QByteArrayView more)
{
    Response response = Response::json(http::listEnvelope(call.request, page, results, more));
    http::addPageLinks(response, call.request, page);
    return response;
}

Result<Response> expressionList(const Call &call, const store::ExpressionFilter &filter,
                                QByteArrayView more)
{
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    store::ExpressionFilter seen = filter;
    seen.subscription = scope->text;
    SHERIA_TRY(FoundPage found, readPage(call, seen));
    if (!found.page)
        return http::invalidPage();
    json::Writer results;
    results.beginArray();
    for (ExpressionRecord &record : found.items) {
        conceal(record, scope->seen);
        json::writeExpression(results, record, addressesOf(call));
    }
    results.endArray();
    return listPage(call, *found.page, results.take(), more);
}

Result<void> requireJson(const Call &call, QByteArrayView suffix)
{
    const auto format = http::formatForName(suffix);
    if (!suffix.isEmpty() && !format)
        return Error{ErrorCode::NotFound, QStringLiteral("unknown format")};
    SHERIA_TRY([[maybe_unused]] const auto chosen,
               http::chooseFormat(call.request, format, {http::Format::Json}));
    return {};
}

} // namespace sheria::routes
