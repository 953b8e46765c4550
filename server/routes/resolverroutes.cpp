#include "server/http/problem.h"
#include "server/routes/handlers.h"
#include "server/routes/routecontext.h"

namespace sheria::routes {

namespace {

/// What is shown to a reader whose link leads to a work that the library does not hold.
Response unknownPage(const QByteArray &uri)
{
    QByteArray shown = QString::fromUtf8(uri).toHtmlEscaped().toUtf8();
    Response response = Response::html(
        "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Not found</title>"
        "</head><body><h1>Not in this library</h1><p>The library does not hold <code>"
        + shown + "</code>.</p></body></html>");
    response.status = 404;
    response.setHeader("Content-Security-Policy", "default-src 'none'");
    return response;
}

/// Whoever is signed in is led to what they may see, all others to what the widgets show them: where a
/// reference leads tells what the library holds, and of which date.
Result<ScopePointer> scopeOfReader(const Call &call)
{
    Result<ScopePointer> scope = scopeOf(call);
    if (!scope && scope.error().code == ErrorCode::Unauthorized)
        return contextOf(call).strangersScope();
    return scope;
}

} // namespace

/// Source: contract API.md section 4.6.
Result<Response> resolve(const Call &call)
{
    const QByteArray path = '/' + call.captures.value("rest");
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(splitFormat(path).path));
    SHERIA_TRY(const ScopePointer scope, scopeOfReader(call));
    const auto found = contextOf(call).record(uri, *scope);
    const bool isUnseen = !found
        && (found.error().code == ErrorCode::NotFound
            || found.error().code == ErrorCode::Forbidden);
    if (!found && !isUnseen)
        return found.error();
    if (!found)
        return unknownPage(path);
    const ExpressionRecord &record = **found;
    FrbrUri target = record.work.uri;
    target.language = record.expression.language;
    target.expressionDate = '@' + record.expression.date.toString(Qt::ISODate).toLatin1();
    target.component = uri.component;
    target.portion = uri.portion;
    target.format = "html";
    SHERIA_TRY(const QByteArray manifestation, target.manifestationUri());
    Response response;
    response.status = 302;
    response.setHeader("Location", addressesOf(call).of(manifestation));
    return response;
}

} // namespace sheria::routes
