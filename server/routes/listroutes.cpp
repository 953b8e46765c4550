#include "core/store/topicqueries.h"
#include "server/routes/handlers.h"
#include "server/routes/listquery.h"
#include "server/routes/routecontext.h"

namespace sheria::routes {

namespace {

using Order = store::ExpressionFilter::Order;

/// An order in which pages do not drift while somebody walks through them.
Order orderFor(const store::ExpressionFilter &filter)
{
    const bool isByUpdate = filter.updatedAt || filter.updatedFrom || filter.updatedTo;
    return isByUpdate ? Order::ByUpdate : Order::ById;
}

} // namespace

Result<Response> listWorkExpressions(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    ListQuery query = readListQuery(call.request.query);
    if (!query.problems.isEmpty())
        return http::fieldProblems(query.problems);
    query.filter.order = orderFor(query.filter);
    return expressionList(call, query.filter);
}

Result<Response> listPlaceWorkExpressions(const Call &call)
{
    const QByteArray code = call.captures.value("code");
    SHERIA_TRY([[maybe_unused]] const Place place, contextOf(call).place(code));
    SHERIA_CHECK(checkPlace(call, code));
    SHERIA_CHECK(requireJson(call, call.suffix));
    ListQuery query = readListQuery(call.request.query);
    if (!query.problems.isEmpty())
        return http::fieldProblems(query.problems);
    query.filter.place = code;
    query.filter.onlyLatest = true;
    query.filter.order = Order::ByWorkUri;
    return expressionList(call, query.filter);
}

Result<Response> listTopicWorkExpressions(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    const QByteArray slug = call.captures.value("slug");
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_TRY([[maybe_unused]] const auto topic,
               store::findTopic(databaseOf(call), slug, scope->topics()));
    ListQuery query = readListQuery(call.request.query);
    if (!query.problems.isEmpty())
        return http::fieldProblems(query.problems);
    query.filter.topic = slug;
    query.filter.order = orderFor(query.filter);
    return expressionList(call, query.filter);
}

} // namespace sheria::routes
