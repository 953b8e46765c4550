// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/signinroutes.h"

#include "core/access/authenticator.h"
#include "core/access/secret.h"
#include "core/domain/json/json.h"
#include "server/http/message/problem.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/routecontext.h"

#include <QJsonDocument>

#include <algorithm>
#include <chrono>

namespace sheria::routes {

using namespace Qt::StringLiterals;

http::Response formPageResponse(const QString &path, browse::Language language,
                                browse::TemplateFields fields)
{
    const QByteArray nonce = access::newSecret();
    fields.emplace_back("nonce", nonce);
    fields.emplace_back("identity", browse::identityStyle());
    http::Response response = http::Response::html(browse::filledTemplate(path, language, fields));
    response.setHeader("Content-Security-Policy",
                       "default-src 'none'; style-src 'nonce-" + nonce
                           + "'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
    response.setHeader("X-Frame-Options", "DENY");
    response.setHeader("Content-Language", browse::languageCode(language).toByteArray());
    response.setHeader("Cache-Control", "no-store");
    // Not no-referrer: browsers would call the origin of the form "null".
    response.setHeader("Referrer-Policy", "same-origin");
    return response;
}

http::Response seeOther(QByteArrayView where)
{
    http::Response response = http::Response::redirect(303, where.toByteArray());
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Referrer-Policy", "no-referrer");
    return response;
}

namespace {

using browse::escaped;

/// The page on which browsers sign in, or see who they are signed in as.
struct SignInPage
{
    QByteArray key;               ///< What the form sends back; see Authenticator::formKey().
    QByteArray next = "/v3";      ///< Where it leads; an address of ours.
    QByteArrayView notice = {};   ///< Above the form: an English text of browse::say(), or nothing.
    std::chrono::seconds wait{0}; ///< After too many attempts.
    QString name;                 ///< Put into the form: what was tried before.
    QString signedInAs = {};      ///< Not empty: the page to sign out.
};

constexpr QByteArrayView SignedOut = "You are signed out.";
constexpr QByteArrayView FormTooOld = "The page was too old. Please try again.";

QByteArray noticeHtml(const SignInPage &page, browse::Language language)
{
    if (page.notice.isEmpty())
        return {};
    const QByteArray text = browse::say(page.notice, language)
                                .replace("%1", QByteArray::number(qint64(page.wait.count())));
    const bool isGood = page.notice == SignedOut;
    return QByteArray("<p class=\"notice ")
        + (isGood ? "good\" role=\"status\">" : "bad\" role=\"alert\">") + escaped(text) + "</p>";
}

Response signInResponse(const Call &call, const SignInPage &page)
{
    const browse::Language language = languageOf(call.request);
    const bool isIn = !page.signedInAs.isEmpty();
    const QByteArray title = isIn
        ? browse::say("Signed in as %1", language).replace("%1", page.signedInAs.toUtf8())
        : browse::say("Sign in", language);
    const QByteArray body = browse::filledTemplate(
        isIn ? u"signin/signedin.html"_s : u"signin/form.html"_s, language,
        {{"key", escaped(page.key)}, {"next", escaped(page.next)}, {"name", escaped(page.name)}});
    return formPageResponse(
        u"signin/signin.html"_s, language,
        {{"title", escaped(title)}, {"notice", noticeHtml(page, language)}, {"body", body}});
}

constexpr qint64 SecondsPerDay = 24LL * 3600;

QByteArrayView cookieName(const http::Request &request)
{
    return request.sessionCookie.isEmpty() ? http::SessionCookie
                                           : QByteArrayView(request.sessionCookie);
}

/// "name=value; Path=/sign-in; HttpOnly; SameSite=Strict; Max-Age=…"; no seconds: it goes at once.
/// HttpOnly and SameSite keep the cookie from scripts and from other sites' pages; Secure, where the client
/// talks TLS, from the network.
QByteArray cookieField(const http::Request &request, QByteArrayView name, QByteArrayView value,
                       QByteArrayView path, qint64 seconds)
{
    return name.toByteArray() + '=' + value.toByteArray() + "; Path=" + path.toByteArray()
        + "; HttpOnly; SameSite=Strict" + (request.isSecure ? "; Secure" : "")
        + "; Max-Age=" + QByteArray::number(seconds);
}

/// Begins a session for `principal` and puts its cookie into `response`; the session that the request
/// came with, if any, ends: nobody who knew its cookie shall be in the new one.
Result<void> putSession(const Call &call, const access::Principal &principal, Response &response)
{
    access::Authenticator &door = contextOf(call).services().authenticator;
    const QByteArrayView before = sessionOf(call.request);
    if (!before.isEmpty())
        SHERIA_CHECK(door.endSession(before));
    SHERIA_TRY(const QByteArray secret, door.beginSession(principal));
    response.setHeader("Set-Cookie",
                       cookieField(call.request, cookieName(call.request), secret, "/",
                                   access::SessionDays * SecondsPerDay));
    return {};
}

/// Ends the session that the request came with, and takes its cookie away.
Result<void> dropSession(const Call &call, Response &response)
{
    const QByteArrayView cookie = sessionOf(call.request);
    SHERIA_CHECK(contextOf(call).services().authenticator.endSession(cookie));
    response.setHeader("Set-Cookie",
                       cookieField(call.request, cookieName(call.request), {}, "/", 0));
    return {};
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

Result<Response> welcome(const Call &call, const access::Principal &principal)
{
    Response response = sessionShape(identityOf(principal));
    SHERIA_CHECK(putSession(call, principal, response));
    return response;
}

/// Errors: Unauthorized with `refused` for who is neither let in nor has to wait.
Result<Response> answerTo(const Call &call, const access::SignIn &outcome, const QString &refused)
{
    if (outcome.principal)
        return welcome(call, *outcome.principal);
    if (outcome.wait.count() > 0)
        return http::throttled(outcome.wait);
    return Error{ErrorCode::Unauthorized,
                 outcome.isDisabled ? u"User inactive or deleted."_s : refused};
}

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
    page.key = access::Authenticator::formKey(cookie);
    Response response = signInResponse(call, page);
    response.status = status;
    response.setHeader("Set-Cookie",
                       cookieField(call.request, FormCookie, cookie, FormPath, FormSeconds));
    if (status == 401)
        response.setHeader("WWW-Authenticate", "Token");
    if (page.wait.count() > 0)
        response.setHeader("Retry-After", QByteArray::number(qint64(page.wait.count())));
    return response;
}

Response signedInPage(const Call &call, const http::Identity &identity, const QByteArray &next)
{
    SignInPage page;
    page.key = access::Authenticator::formKey(sessionOf(call.request));
    page.next = next;
    page.signedInAs = QString::fromUtf8(identity.name);
    return signInResponse(call, page);
}

Result<Response> welcome(const Call &call, const access::Principal &principal,
                         const QByteArray &next)
{
    Response response = seeOther(next);
    SHERIA_CHECK(putSession(call, principal, response));
    return response;
}

/// By the token, or without one by account and password.
Result<access::SignIn> tryToSignIn(const Call &call, const QByteArray &token,
                                   const QString &account, const QString &password)
{
    access::Authenticator &door = contextOf(call).services().authenticator;
    return token.isEmpty() ? door.signIn(databaseOf(call), account, password, call.request.peer)
                           : door.signInByToken(databaseOf(call), token, call.request.peer);
}

} // namespace

QByteArray formSecretOf(const http::Request &request)
{
    static const QByteArray own = access::newSecret();
    return request.user.isEmpty() ? sessionOf(request).toByteArray() : own + request.user;
}

Result<Response> beginSession(const Call &call)
{
    SHERIA_TRY(const QJsonObject body, objectIn(call.request.body));
    json::Members members(body);
    const QByteArray token = members.bytes(u"token"_s);
    const bool isByPassword = token.isEmpty() && members.has(u"password"_s);
    if (token.isEmpty() && !isByPassword)
        return http::fieldProblems({{"token", {"This field is required."}}});
    SHERIA_TRY(const access::SignIn outcome,
               tryToSignIn(call, token, members.text(u"account"_s), members.text(u"password"_s)));
    return answerTo(call, outcome,
                    isByPassword ? u"Invalid account or password."_s : u"Invalid token."_s);
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

Result<Response> getStart(const Call &)
{
    return seeOther("/sign-in");
}

Result<Response> getSignIn(const Call &call)
{
    const QByteArray next = safeNext(call.request.query.value("next"));
    if (const auto identity = call.identity())
        return signedInPage(call, *identity, next);
    SignInPage page;
    page.next = next;
    if (call.request.query.contains("signed-out"))
        page.notice = SignedOut;
    return formPage(call, page, 200);
}

Result<Response> signIn(const Call &call)
{
    const http::Query form = http::Query::parse(call.request.body);
    SignInPage page;
    page.next = safeNext(form.value("next"));
    page.name = QString::fromUtf8(form.value("account"));
    if (!access::Authenticator::isFormKey(form.value("key"),
                                          call.request.headers.cookie(FormCookie))) {
        page.notice = FormTooOld;
        return formPage(call, page, 403);
    }
    const Result<access::SignIn> outcome = tryToSignIn(
        call, form.value("token").trimmed(), QString::fromUtf8(form.value("account").trimmed()),
        QString::fromUtf8(form.value("password")));
    if (!outcome && outcome.error().code != ErrorCode::Unauthorized)
        return outcome.error();
    if (outcome && outcome->principal)
        return welcome(call, *outcome->principal, page.next);
    page.wait = outcome ? outcome->wait : std::chrono::seconds(0);
    const bool isTooSoon = page.wait.count() > 0;
    const bool isDisabled = outcome && outcome->isDisabled;
    page.notice = isTooSoon ? "Too many attempts. Try again in %1 s."
        : isDisabled        ? "This account is disabled."
                            : "That did not match. Check what you typed.";
    return formPage(call, page, isTooSoon ? 429 : 401);
}

Result<Response> signOut(const Call &call)
{
    const QByteArrayView cookie = sessionOf(call.request);
    const http::Query form = http::Query::parse(call.request.body);
    if (!access::Authenticator::isFormKey(form.value("key"), cookie)) {
        SignInPage page;
        page.notice = FormTooOld;
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
    const auto principal = contextOf(call).services().authenticator.redeemLink(
        databaseOf(call), call.request.query.value("code"));
    if (principal)
        return welcome(call, *principal, next);
    if (principal.error().code != ErrorCode::Unauthorized)
        return principal.error();
    SignInPage page;
    page.next = next;
    page.notice = "This link was used already, or is too old. Open the browser from Sheria again.";
    return formPage(call, page, 401);
}

} // namespace sheria::routes
