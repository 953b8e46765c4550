#include "server/http/problem.h"
#include "server/routes/handlers.h"
#include "server/routes/listquery.h"
#include "server/routes/routecontext.h"

namespace sheria::routes {

/// Source: contract API.md section 2.8.
void writeTopic(json::Writer &out, const store::Topic &topic)
{
    out.beginObject();
    out.member("name", topic.name).member("slug", topic.slug).member("id", topic.id);
    out.key("children").beginArray();
    for (const store::Topic &child : topic.children)
        writeTopic(out, child);
    out.endArray().endObject();
}

Result<Response> listTopics(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_TRY(auto topics, store::listTopics(databaseOf(call), scope->topics()));
    std::erase_if(topics, [](const store::Topic &root) { return !root.isPublic; });
    return pagedList(call, topics, writeTopic);
}

Result<Response> getTopic(const Call &call)
{
    SHERIA_CHECK(requireJson(call, call.suffix));
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    SHERIA_TRY(const store::Topic topic,
               store::findTopic(databaseOf(call), call.captures.value("slug"), scope->topics()));
    json::Writer out;
    writeTopic(out, topic);
    return Response::json(out.take());
}

} // namespace sheria::routes
