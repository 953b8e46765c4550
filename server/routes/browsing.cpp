// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/htmlrenderer.h"
#include "server/browse/page.h"
#include "server/http/message/answer.h"
#include "server/http/message/negotiate.h"
#include "server/openapi/document.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/routecontext.h"
#include "server/routes/signinroutes.h"

#include <algorithm>

namespace sheria::routes {

namespace {

using http::Header;
using http::Request;
using http::Response;

constexpr QByteArrayView Browse = "browse"; ///< Value of `?format=`.
/// Scripts come from /static/ only: files that belong to texts have the same origin, and are not ours.
QByteArray browsePolicy(const Request &request)
{
    return "default-src 'none'; script-src " + request.base
        + "/static/; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; "
          "frame-ancestors 'none'";
}

bool isHtmlFirst(QByteArrayView accept)
{
    const QByteArrayView first = http::takeUntil(accept, ',').trimmed();
    return first == "text/html" || first.startsWith("text/html;");
}

bool hasSession(const Request &request)
{
    return !sessionOf(request).isEmpty() || !request.user.isEmpty();
}

/// True when a person has opened an address; no program says so.
/// Source: Fetch Metadata Request Headers, section 2.2.
bool isNavigation(const Request &request)
{
    return request.headers.value("Sec-Fetch-Mode") == "navigate";
}

/// True when a person opens what may be a text, to read it in a window of its own.
bool isReadAlone(const Request &request)
{
    return isNavigation(request) && request.headers.value("Sec-Fetch-Dest") == "document"
        && isHtmlFirst(request.headers.value("Accept")) && request.path.contains("/akn/")
        && !request.query.contains("format") && !request.query.contains("standalone")
        && http::splitSuffix(request.path).format.value_or(http::Format::Html)
        == http::Format::Html;
}

bool wantsPage(const Request &request)
{
    const bool isRead = request.method == http::Method::Get || request.method == http::Method::Head;
    if (!isRead || request.headers.contains("Authorization")
        || (!hasSession(request) && !isNavigation(request)))
        return false;
    if (!request.query.contains("format"))
        return isReadAlone(request)
            || (isHtmlFirst(request.headers.value("Accept"))
                && !http::splitSuffix(request.path).format);
    return request.query.value("format") == Browse;
}

/// `request` as a program would make it that wants JSON.
Request asJson(const Request &request)
{
    Request out = request;
    out.headers.set("Accept", "application/json");
    const QByteArray query = request.query.with("format", {}).encoded();
    out.target = query.isEmpty() ? request.rawPath : QByteArray(request.rawPath + '?' + query);
    out.readTarget();
    return out;
}

/// `request` for a text as a page of its own; `isForReading`: with the title first and the contents folded.
Request asWholePage(const Request &request, bool isForReading)
{
    Request out = request;
    out.isForReading = isForReading;
    out.headers.set("Accept", "text/html");
    const QByteArray query = request.query.with("format", {}).with("standalone", "1").encoded();
    out.target = request.rawPath + '?' + query;
    out.readTarget();
    return out;
}

bool isHtml(const Response &response)
{
    return response.status == 200 && response.contentType.startsWith("text/html");
}

bool isJson(const Response &response)
{
    return response.contentType == "application/json"
        || response.contentType == "application/problem+json";
}

/// What the page shows of what the client sent: who it is stays between it and us.
std::vector<Header> shownFields(const Request &request)
{
    std::vector<Header> out;
    for (const auto &[name, value] : request.headers.fields())
        out.push_back({name, http::equalsIgnoringCase(name, "Cookie") ? QByteArray("…") : value});
    return out;
}

/// The status, and the fields behind it, of a head as it is sent.
std::pair<QByteArray, std::vector<Header>> takenApart(const QByteArray &head)
{
    std::vector<Header> fields;
    const QByteArrayList lines = head.split('\n');
    for (const QByteArray &line : lines.sliced(1)) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0)
            fields.push_back({line.first(colon), line.sliced(colon + 1).trimmed()});
    }
    const QByteArray &first = lines.first();
    return {first.sliced(first.indexOf(' ') + 1).trimmed(), std::move(fields)};
}

/// The row of the second table that `path` leads to; null when it leads to none.
const AknRoute *aknRouteOf(const QByteArray &path)
{
    const qsizetype akn = path.indexOf("/akn");
    if (akn < 0)
        return nullptr;
    const AknAddress address = AknAddress::parse(QByteArrayView(path).sliced(akn));
    const auto rows = aknRoutes();
    const auto found = std::find_if(rows.begin(), rows.end(), [&address](const AknRoute &row) {
        return row.kind == address.kind;
    });
    return found == rows.end() ? nullptr : &*found;
}

/// What a route is called, and what it is for.
struct Purpose
{
    QByteArray name;
    QByteArray summary;
};

Purpose purposeOf(const http::Router &router, const Request &request, int route)
{
    if (route < 0)
        return {};
    const http::Route &row = *router.routes()[static_cast<std::size_t>(route)];
    if (row.name == "akn") {
        if (const AknRoute *below = aknRouteOf(request.path))
            return {below->name.toByteArray(), below->summary.toByteArray()};
    }
    return {row.name, row.summary};
}

std::vector<browse::Offer> offersOf(const Request &request, const QByteArray &route)
{
    const std::vector<openapi::Operation> all = operations();
    const auto known = std::find_if(all.begin(), all.end(),
                                    [&route](const auto &each) { return each.route == route; });
    if (known == all.end())
        return {};
    const openapi::Description &description = known->description;
    QByteArray stem = http::splitSuffix(request.rawPath).stem.toByteArray();
    while (stem.endsWith('/'))
        stem.chop(1);
    const QByteArray query = request.query.with("format", {}).encoded();
    const auto offer = [&](const QByteArray &format) {
        const QByteArray address = stem + '.' + format;
        return browse::Offer{format.toUpper(),
                             query.isEmpty() ? address : QByteArray(address + '?' + query)};
    };
    std::vector<browse::Offer> out;
    if (!description.schema.isEmpty())
        out.push_back(offer("json"));
    for (const QByteArray &format : description.formats.toByteArray().split(' ')) {
        if (http::formatForName(format))
            out.push_back(offer(format));
    }
    return out;
}

Response pageOf(const http::Router &router, const Request &request, const Response &response,
                const http::Identity &identity, const render::PageMetadata &metadata)
{
    const http::Answer answer = http::makeAnswer(request, response);
    const Purpose purpose = purposeOf(router, request, response.route);
    browse::Exchange exchange;
    exchange.summary = purpose.summary;
    exchange.base = request.base;
    exchange.api = openapi::apiOf(request.path).prefix.toByteArray();
    exchange.target = request.target;
    exchange.account = identity.name;
    exchange.requestFields = shownFields(request);
    std::tie(exchange.statusLine, exchange.responseFields) = takenApart(answer.head);
    exchange.bodyBytes = response.body.size();
    if (isJson(response)) {
        if (auto tree = openapi::JsonTree::parse(response.body))
            exchange.body = *std::move(tree);
    }
    exchange.scope = metadata.scope;
    exchange.metadata = metadata.elements;
    exchange.offers = offersOf(request, purpose.name);
    const auto language = browse::chooseLanguage(request.headers.value("Accept-Language"));
    Response page = Response::html(browse::page(exchange, language));
    page.status = response.status;
    page.route = response.route;
    page.setHeader("Content-Language", browse::languageCode(language).toByteArray());
    page.setHeader("Content-Security-Policy", browsePolicy(request));
    page.setHeader("Referrer-Policy", "same-origin");
    return page;
}

/// An error as a page, for a person who is not signed in.
Response refusalPage(const Request &request, const Response &response)
{
    const auto language = browse::chooseLanguage(request.headers.value("Accept-Language"));
    const auto problem = openapi::JsonTree::parse(response.body);
    const openapi::JsonTree *detail = problem ? problem->find("detail") : nullptr;
    Response page = formPageResponse(
        QStringLiteral("signin/signin.html"), language,
        {{"title", browse::escaped(browse::say("Not available", language))},
         {"notice",
          "<p class=\"notice bad\" role=\"alert\" lang=\"en\">"
              + browse::escaped(detail ? detail->text : response.body) + "</p>"},
         {"body",
          "<p><a href=\"/sign-in\">" + browse::escaped(browse::say("Sign in", language))
              + "</a></p>"}});
    page.status = response.status;
    page.route = response.route;
    for (const Header &field : response.headers) {
        if (page.header(field.name).isNull())
            page.headers.push_back(field);
    }
    return page;
}

/// `response`, or the way to the page to sign in, for a person who would be let in then.
Response invited(const Request &request, Response response)
{
    if (!isNavigation(request))
        return response;
    if (response.status != 401)
        return response.status >= 400 && isJson(response) ? refusalPage(request, response)
                                                          : response;
    Response way = Response::redirect(303,
                                      "/sign-in?next=" + http::percentEncoded(request.target, "/"));
    way.route = response.route;
    way.setHeader("Cache-Control", "no-store");
    return way;
}

/// A text for a person who reads it, with the bar and the colours of our pages.
Response readPage(const Request &request, Response response, const http::Identity &identity)
{
    if (!isHtml(response) || response.stream)
        return response;
    response.body = browse::withBar(
        response.body, request.target, openapi::apiOf(request.path).prefix.toByteArray(),
        identity.name, browse::chooseLanguage(request.headers.value("Accept-Language")));
    response.etag.clear();
    response.lastModified = {};
    response.cacheRevision.reset();
    return response;
}

Response present(const http::Router &router, const Request &request, http::WorkerContext &worker,
                 const std::stop_token &stop)
{
    const bool isAsked = request.query.value("format") == Browse;
    const auto credentials = http::credentialsOf(request);
    const auto identity = credentials ? authenticate(*credentials, worker)
                                      : Result<http::Identity>(credentials.error());
    if (!identity)
        return invited(request, router.answer(request, worker, stop));
    const Request inner = isAsked ? asJson(request) : request;
    const Response response = router.answer(inner, worker, stop);
    const bool isPage = isAsked ? !response.contentType.startsWith("text/html") : isJson(response);
    if (!isPage && isReadAlone(request) && isHtml(response))
        return readPage(request, router.answer(asWholePage(request, true), worker, stop),
                        *identity);
    if (!isPage)
        return response;
    // What is shown as data is a text all the same, to those who save where it is from.
    render::PageMetadata metadata;
    if (isAsked && response.status == 200 && request.path.contains("/akn/")) {
        const Response text = router.answer(asWholePage(request, false), worker, stop);
        metadata = isHtml(text) ? render::pageMetadata(text.body) : render::PageMetadata();
    }
    return pageOf(router, inner, response, *identity, metadata);
}

} // namespace

http::Presenter browsing()
{
    return {wantsPage, present};
}

} // namespace sheria::routes
