#include "core/access/assistantdoor.h"
#include "core/assistant/toolbox.h"
#include "core/library/library.h"
#include "server/http/authenticate.h"
#include "server/http/problem.h"
#include "server/mcp/dispatcher.h"
#include "server/routes/handlers.h"
#include "server/routes/routecontext.h"

namespace sheria::routes {

using http::Credentials;

namespace {

std::optional<QByteArray> fieldOf(const http::Request &request, QByteArrayView name)
{
    const QByteArrayView value = request.headers.value(name);
    return value.isNull() ? std::nullopt : std::optional(value.toByteArray());
}

/// A browser's session opens nothing here: the token must be shown.
Result<bool> isAdmitted(const Call &call)
{
    const Result<Credentials> shown = http::credentialsOf(call.request.headers,
                                                          call.request.sessionCookie);
    if (!shown || shown->kind != Credentials::Kind::Token)
        return false;
    return access::AssistantDoor::admits(databaseOf(call), shown->secret);
}

Response unauthorized()
{
    Response response = http::problem(401,
                                      "The tools want their own token: Authorization: Bearer …");
    response.setHeader("WWW-Authenticate", "Bearer");
    return response;
}

} // namespace

Result<Response> answerTools(const Call &call)
{
    SHERIA_TRY(const auto door, access::AssistantDoor::state(databaseOf(call)));
    if (!door.isOpen)
        return http::problem(404, "The tools for language models are switched off.");
    SHERIA_TRY(const bool isIn, isAdmitted(call));
    if (!isIn)
        return unauthorized();
    // The door's token is made by the owner, and stands for who may read everything.
    contextOf(call).showDecisions();
    const mcp::Dispatcher dispatcher([&call]() -> Result<assistant::Context> {
        return assistant::Context{databaseOf(call),
                                  libraryOf(call).searcher(),
                                  contextOf(call).today(),
                                  readerFrontOf(call),
                                  call.stop,
                                  &libraryOf(call).vectors()};
    });
    const mcp::Mirror mirror{fieldOf(call.request, "MCP-Protocol-Version"),
                             fieldOf(call.request, "Mcp-Method"),
                             fieldOf(call.request, "Mcp-Name")};
    mcp::Reply reply = dispatcher.answer(call.request.body, &mirror);
    Response response;
    response.status = reply.status;
    if (!reply.body.isEmpty()) {
        response.contentType = "application/json";
        response.body = std::move(reply.body);
    }
    response.setHeader("Cache-Control", "no-store");
    return response;
}

} // namespace sheria::routes
