#include "core/access/secret.h"
#include "server/routes/handlers.h"
#include "server/routes/pagetemplate.h"
#include "server/routes/routecontext.h"
#include "server/routes/sessioncookie.h"
#include "server/routes/signinpage.h"

#include <algorithm>

namespace sheria::routes {

namespace {

/// Proves that a form that comes before any session is one of ours: it holds what was made for this
/// cookie, which other sites can neither read nor set.
constexpr QByteArrayView FormCookie = "signin";
constexpr qint64 FormSeconds = 3600;
constexpr QByteArrayView FormPath = "/sign-in";
constexpr QByteArrayView Start = "/v3";
constexpr qsizetype MaxNextBytes = 2000;

/// `wanted` if it is an address of ours, which a browser cannot take for another site's.
QByteArray safeNext(const QByteArray &wanted)
{
    const bool isPath = wanted.startsWith('/') && !wanted.startsWith("//")
        && wanted.size() <= MaxNextBytes;
    const bool isPlain = std::all_of(wanted.begin(), wanted.end(),
                                     [](char c) { return c > ' ' && c < '\x7f' && c != '\\'; });
    return isPath && isPlain ? wanted : Start.toByteArray();
}

/// The form, with a cookie that its key is made for.
Response formPage(const Call &call, SignInPage page, int status)
{
    QByteArray cookie = call.request.headers.cookie(FormCookie).toByteArray();
    if (cookie.isEmpty())
        cookie = access::newSecret();
    page.key = access::Doorkeeper::formKey(cookie);
    page.acceptLanguage = call.request.headers.value("Accept-Language").toByteArray();
    Response response = signInResponse(page);
    response.status = status;
    response.setHeader("Set-Cookie", cookieField(FormCookie, cookie, FormPath, FormSeconds));
    if (status == 401)
        response.setHeader("WWW-Authenticate", "Token");
    if (page.wait.count() > 0)
        response.setHeader("Retry-After", QByteArray::number(qint64(page.wait.count())));
    return response;
}

Response signedInPage(const Call &call, const http::Identity &identity, const QByteArray &next)
{
    SignInPage page;
    page.key = access::Doorkeeper::formKey(sessionOf(call.request));
    page.acceptLanguage = call.request.headers.value("Accept-Language").toByteArray();
    page.next = next;
    page.signedInAs = QString::fromUtf8(identity.name);
    return signInResponse(page);
}

Result<Response> welcome(const Call &call, const access::Visitor &visitor, const QByteArray &next)
{
    Response response = seeOther(next);
    SHERIA_CHECK(putSession(call, visitor, response));
    return response;
}

/// By the token of the form, or by its account and password.
Result<access::SignIn> tryToSignIn(const Call &call, const http::Query &form)
{
    access::Doorkeeper &door = contextOf(call).services().doorkeeper;
    const QByteArray token = form.value("token").trimmed();
    if (token.isEmpty())
        return door.signIn(databaseOf(call), QString::fromUtf8(form.value("account").trimmed()),
                           QString::fromUtf8(form.value("password")), call.request.peer);
    return door.signInByToken(databaseOf(call), token, call.request.peer);
}

} // namespace

Result<Response> getSignIn(const Call &call)
{
    const QByteArray next = safeNext(call.request.query.value("next"));
    if (const auto identity = call.identity())
        return signedInPage(call, *identity, next);
    SignInPage page;
    page.next = next;
    if (call.request.query.contains("signed-out"))
        page.notice = SignInNotice::SignedOut;
    return formPage(call, page, 200);
}

Result<Response> signIn(const Call &call)
{
    const http::Query form = http::Query::parse(call.request.body);
    SignInPage page;
    page.next = safeNext(form.value("next"));
    page.name = QString::fromUtf8(form.value("account"));
    if (!access::Doorkeeper::isFormKey(form.value("key"),
                                       call.request.headers.cookie(FormCookie))) {
        page.notice = SignInNotice::FormTooOld;
        return formPage(call, page, 403);
    }
    const Result<access::SignIn> outcome = tryToSignIn(call, form);
    if (!outcome && outcome.error().code != ErrorCode::Unauthorized)
        return outcome.error();
    if (outcome && outcome->visitor)
        return welcome(call, *outcome->visitor, page.next);
    page.wait = outcome ? outcome->wait : std::chrono::seconds(0);
    const bool isTooSoon = page.wait.count() > 0;
    const bool isDisabled = outcome && outcome->isDisabled;
    page.notice = isTooSoon ? SignInNotice::TooSoon
        : isDisabled        ? SignInNotice::Disabled
                            : SignInNotice::Wrong;
    return formPage(call, page, isTooSoon ? 429 : 401);
}

Result<Response> signOut(const Call &call)
{
    const QByteArrayView cookie = sessionOf(call.request);
    const http::Query form = http::Query::parse(call.request.body);
    if (!access::Doorkeeper::isFormKey(form.value("key"), cookie)) {
        SignInPage page;
        page.notice = SignInNotice::FormTooOld;
        return formPage(call, page, 403);
    }
    Response response = seeOther("/sign-in?signed-out");
    SHERIA_CHECK(dropSession(call, response));
    return response;
}

Result<Response> redeemLink(const Call &call)
{
    const QByteArray next = safeNext(call.request.query.value("next"));
    // Whoever only looks what is behind a link shall not use it up.
    if (call.request.method == http::Method::Head)
        return seeOther(next);
    const auto visitor = contextOf(call).services().doorkeeper.redeemLink(
        databaseOf(call), call.request.query.value("code"));
    if (visitor)
        return welcome(call, *visitor, next);
    if (visitor.error().code != ErrorCode::Unauthorized)
        return visitor.error();
    SignInPage page;
    page.next = next;
    page.notice = SignInNotice::LinkUsed;
    return formPage(call, page, 401);
}

} // namespace sheria::routes
