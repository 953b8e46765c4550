#include "core/domain/json.h"
#include "server/http/problem.h"
#include "server/routes/handlers.h"
#include "server/routes/routecontext.h"
#include "server/routes/sessioncookie.h"

#include <QJsonDocument>

namespace sheria::routes {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 SecondsPerDay = 24LL * 3600;

QByteArrayView cookieName(const http::Request &request)
{
    return request.sessionCookie.isEmpty() ? http::SessionCookie
                                           : QByteArrayView(request.sessionCookie);
}

Result<QJsonObject> objectIn(const QByteArray &body)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(body, &error);
    if (error.error != QJsonParseError::NoError)
        return Error{ErrorCode::InvalidArgument, u"JSON parse error - "_s + error.errorString()};
    return document.object();
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

Result<Response> welcome(const Call &call, const access::Visitor &visitor)
{
    Response response = sessionShape(identityOf(visitor));
    SHERIA_CHECK(putSession(call, visitor, response));
    return response;
}

/// Errors: Unauthorized with `refused` for who is neither let in nor has to wait.
Result<Response> answerTo(const Call &call, const access::SignIn &outcome, const QString &refused)
{
    if (outcome.visitor)
        return welcome(call, *outcome.visitor);
    if (outcome.wait.count() > 0)
        return http::throttled(outcome.wait);
    return Error{ErrorCode::Unauthorized,
                 outcome.isDisabled ? u"User inactive or deleted."_s : refused};
}

} // namespace

QByteArray cookieField(QByteArrayView name, QByteArrayView value, QByteArrayView path,
                       qint64 seconds)
{
    return name.toByteArray() + '=' + value.toByteArray() + "; Path=" + path.toByteArray()
        + "; HttpOnly; SameSite=Strict; Max-Age=" + QByteArray::number(seconds);
}

Result<void> putSession(const Call &call, const access::Visitor &visitor, Response &response)
{
    access::Doorkeeper &door = contextOf(call).services().doorkeeper;
    const QByteArrayView before = sessionOf(call.request);
    if (!before.isEmpty())
        SHERIA_CHECK(door.endSession(before));
    SHERIA_TRY(const QByteArray secret, door.beginSession(visitor));
    response.setHeader("Set-Cookie",
                       cookieField(cookieName(call.request), secret, "/",
                                   access::SessionDays * SecondsPerDay));
    return {};
}

Result<void> dropSession(const Call &call, Response &response)
{
    const QByteArrayView cookie = sessionOf(call.request);
    SHERIA_CHECK(contextOf(call).services().doorkeeper.endSession(cookie));
    response.setHeader("Set-Cookie", cookieField(cookieName(call.request), {}, "/", 0));
    return {};
}

Result<Response> beginSession(const Call &call)
{
    SHERIA_TRY(const QJsonObject body, objectIn(call.request.body));
    json::Members members(body);
    const QByteArray token = members.bytes(u"token"_s);
    access::Doorkeeper &door = contextOf(call).services().doorkeeper;
    if (token.isEmpty() && members.has(u"password"_s)) {
        SHERIA_TRY(const access::SignIn outcome,
                   door.signIn(databaseOf(call), members.text(u"account"_s),
                               members.text(u"password"_s), call.request.peer));
        return answerTo(call, outcome, u"Invalid account or password."_s);
    }
    if (token.isEmpty())
        return http::fieldProblems({{"token", {"This field is required."}}});
    SHERIA_TRY(const access::SignIn outcome,
               door.signInByToken(databaseOf(call), token, call.request.peer));
    return answerTo(call, outcome, u"Invalid token."_s);
}

Result<Response> getSession(const Call &call)
{
    SHERIA_TRY(const http::Identity identity, call.identity());
    return sessionShape(identity);
}

Result<Response> endSession(const Call &call)
{
    Response response = Response::noContent();
    SHERIA_CHECK(dropSession(call, response));
    return response;
}

} // namespace sheria::routes
