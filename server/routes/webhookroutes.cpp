#include "core/access/doorkeeper.h"
#include "core/library/library.h"
#include "core/webhooks/registry.h"
#include "server/http/query.h"
#include "server/routes/handlers.h"
#include "server/routes/pagetemplate.h"
#include "server/routes/routecontext.h"
#include "server/routes/sessioncookie.h"
#include "server/routes/webhookspage.h"

namespace sheria::routes {

namespace {

webhooks::Registry registryOf(const Call &call)
{
    Library &library = contextOf(call).services().library;
    return {library.writer(), library.clock(), library.trust()};
}

/// Nothing for somebody who may be here; else where to sign in, or why not.
std::optional<Response> turnAway(const Call &call, Result<Response> &refusal)
{
    const auto identity = call.identity();
    if (!identity)
        return seeOther("/sign-in?next=/webhooks/");
    if (identity->admin)
        return std::nullopt;
    refusal = Error{ErrorCode::Forbidden, QStringLiteral("Only administrators manage webhooks.")};
    return Response();
}

Result<Response> page(const Call &call, WebhooksPage page, int status)
{
    page.acceptLanguage = call.request.headers.value("Accept-Language").toByteArray();
    page.key = access::Doorkeeper::formKey(sessionOf(call.request));
    SHERIA_TRY(page.endpoints, store::listEndpoints(databaseOf(call)));
    Response response = webhooksResponse(page);
    response.status = status;
    return response;
}

/// Runs `act` with the form, if it is one of ours and its sender may do this.
Result<Response> receiveForm(const Call &call,
                             Result<Response> (*act)(const Call &, const http::Query &))
{
    Result<Response> refusal = Response();
    if (const auto away = turnAway(call, refusal))
        return refusal ? *away : refusal;
    const http::Query form = http::Query::parse(call.request.body);
    if (access::Doorkeeper::isFormKey(form.value("key"), sessionOf(call.request)))
        return act(call, form);
    WebhooksPage tooOld;
    tooOld.isTooOld = true;
    return page(call, std::move(tooOld), 403);
}

Result<Response> addFrom(const Call &call, const http::Query &form)
{
    WebhooksPage again;
    again.entered = QString::fromUtf8(form.value("url"));
    const auto added = registryOf(call).add(again.entered);
    if (added)
        return seeOther("/webhooks/");
    const ErrorCode code = added.error().code;
    if (code != ErrorCode::InvalidArgument && code != ErrorCode::Conflict)
        return added.error();
    again.refusal = added.error().detail;
    return page(call, std::move(again), code == ErrorCode::Conflict ? 409 : 400);
}

Result<Response> removeFrom(const Call &call, const http::Query &form)
{
    const Result<void> removed = registryOf(call).remove(form.value("id").toLongLong());
    // One that somebody else has removed meanwhile is removed.
    if (!removed && removed.error().code != ErrorCode::NotFound)
        return removed.error();
    return seeOther("/webhooks/");
}

} // namespace

Result<Response> getWebhooks(const Call &call)
{
    Result<Response> refusal = Response();
    if (const auto away = turnAway(call, refusal))
        return refusal ? *away : refusal;
    return page(call, {}, 200);
}

Result<Response> addWebhook(const Call &call)
{
    return receiveForm(call, addFrom);
}

Result<Response> deleteWebhook(const Call &call)
{
    return receiveForm(call, removeFrom);
}

} // namespace sheria::routes
