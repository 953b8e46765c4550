#include "server/routes/listquery.h"

#include "core/domain/json.h"
#include "core/domain/jsonmembers.h"
#include "server/http/negotiate.h"
#include "server/http/pagination.h"
#include "server/routes/routecontext.h"

#include <limits>

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

/// The page that the query asks for of a list of unknown length; "last" needs the length first.
http::Page provisionalPage(const http::Query &query)
{
    constexpr qint64 Unknown = std::numeric_limits<qint32>::max();
    return http::Page::of(query, {}, Unknown).value_or(http::Page{});
}

Result<store::Page<ExpressionRecord>> readPage(const Call &call,
                                               const store::ExpressionFilter &filter)
{
    store::Database &db = databaseOf(call);
    http::Page page = provisionalPage(call.request.query);
    if (call.request.query.value("page") == "last") {
        SHERIA_TRY(const auto none, store::listExpressions(db, filter, 0, 0));
        page.number = http::Page{1, page.size, none.count}.last();
    }
    return store::listExpressions(db, filter, page.offset(), page.size);
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

Result<Response> expressionList(const Call &call, const store::ExpressionFilter &filter,
                                QByteArrayView more)
{
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    store::ExpressionFilter seen = filter;
    seen.subscription = scope->text;
    SHERIA_TRY(auto records, readPage(call, seen));
    const auto page = http::Page::of(call.request.query, {}, records.count);
    if (!page)
        return http::invalidPage();
    json::Writer results;
    results.beginArray();
    for (ExpressionRecord &record : records.items) {
        conceal(record, scope->seen);
        json::writeExpression(results, record, addressesOf(call));
    }
    results.endArray();
    return Response::json(http::listEnvelope(call.request, *page, results.take(), more));
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
