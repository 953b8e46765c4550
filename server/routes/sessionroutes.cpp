#include "core/access/doorkeeper.h"
#include "core/domain/jsonmembers.h"
#include "server/http/problem.h"
#include "server/routes/handlers.h"
#include "server/routes/routecontext.h"

#include <QJsonDocument>

namespace sheria::routes {

using namespace Qt::StringLiterals;

namespace {

/// HttpOnly and SameSite keep the cookie from scripts and from other sites' pages.
constexpr QByteArrayView CookieAttributes = "; Path=/; HttpOnly; SameSite=Strict";

/// The token that a JSON body {"token": "…"} carries.
Result<QByteArray> tokenIn(const QByteArray &body)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(body, &error);
    if (error.error != QJsonParseError::NoError)
        return Error{ErrorCode::InvalidArgument, u"JSON parse error - "_s + error.errorString()};
    json::Members members(document.object());
    return members.bytes(u"token"_s);
}

Response sessionShape(const http::Identity &identity)
{
    json::Writer out;
    out.beginObject().member("account", identity.name).member("is_administrator", identity.admin);
    out.key("token_name").stringOrNull(QByteArrayView(identity.tokenName)).endObject();
    Response response = Response::json(out.take());
    response.setHeader("Cache-Control", "no-store");
    return response;
}

} // namespace

Result<Response> beginSession(const Call &call)
{
    SHERIA_TRY(const QByteArray token, tokenIn(call.request.body));
    if (token.isEmpty())
        return http::fieldProblems({{"token", {"This field is required."}}});
    access::Doorkeeper &door = contextOf(call).services().doorkeeper;
    SHERIA_TRY(const access::Visitor visitor, door.admit(databaseOf(call), token));
    SHERIA_TRY(const QByteArray cookie, door.beginSession(visitor));
    Response response = sessionShape(identityOf(visitor));
    response.setHeader("Set-Cookie",
                       http::SessionCookie.toByteArray() + '=' + cookie
                           + CookieAttributes.toByteArray());
    return response;
}

Result<Response> getSession(const Call &call)
{
    SHERIA_TRY(const http::Identity identity, call.identity());
    return sessionShape(identity);
}

Result<Response> endSession(const Call &call)
{
    const QByteArrayView cookie = call.request.headers.cookie(http::SessionCookie);
    SHERIA_CHECK(contextOf(call).services().doorkeeper.endSession(cookie));
    Response response = Response::noContent();
    response.setHeader("Set-Cookie",
                       http::SessionCookie.toByteArray() + "=; Max-Age=0"
                           + CookieAttributes.toByteArray());
    return response;
}

} // namespace sheria::routes
