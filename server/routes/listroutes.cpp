#include "core/store/topicqueries.h"
#include "server/routes/handlers.h"
#include "server/routes/listquery.h"
#include "server/routes/routecontext.h"

namespace sheria::routes {

namespace {

using Order = store::ExpressionFilter::Order;

/// Puts a list in an order in which pages do not drift while somebody walks through them.
void order(store::ExpressionFilter &filter)
{
    const bool isByUpdate = filter.updatedAt || filter.updatedFrom || filter.updatedTo;
    filter.order = isByUpdate ? Order::ByUpdate : Order::ById;
}

} // namespace

Result<Response> listWorkExpressions(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    return expressionList(call, order);
}

Result<Response> listPlaceWorkExpressions(const Call &call)
{
    const QByteArray code = call.captures.value("code");
    SHERIA_CHECK(contextOf(call).place(code));
    SHERIA_CHECK(checkPlace(call, code));
    SHERIA_CHECK(requireJson(call, call.suffix));
    return expressionList(call, [&code](store::ExpressionFilter &filter) {
        filter.place = code;
        filter.onlyLatest = true;
        filter.order = Order::ByWorkUri;
    });
}

Result<Response> listTopicWorkExpressions(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    const QByteArray slug = call.captures.value("slug");
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_CHECK(store::findTopic(databaseOf(call), slug, scope->topics()));
    return expressionList(call, [&slug](store::ExpressionFilter &filter) {
        filter.topic = slug;
        order(filter);
    });
}

} // namespace sheria::routes
