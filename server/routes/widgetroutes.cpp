// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/publisheraddress.h"
#include "core/store/legislation/expressionqueries.h"
#include "server/browse/markup.h"
#include "server/http/message/problem.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/loadeddocument.h"
#include "server/routes/common/routecontext.h"

namespace sheria::routes {

using namespace Qt::StringLiterals;

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

using browse::escaped;

/// A pop-up shows the beginning of a long provision; its link leads to the rest.
constexpr qsizetype MostPopupBytes = 24 * 1024;

/// What a principal may see.
/// Errors: Unauthorized.
Result<ScopePointer> scopeOfPrincipal(const Call &call)
{
    if (http::credentialsOf(call.request))
        return scopeOf(call);
    return contextOf(call).strangersScope();
}

struct Target
{
    AknAddress address;
    RecordPointer record;
};

/// The expression, and the part of it, that the rest of the path names.
/// Errors: NotFound; Forbidden outside of what the principal may see; Unauthorized.
Result<Target> targetOf(const Call &call)
{
    Target target;
    const QByteArray rest = call.captures.value("rest");
    if (!rest.startsWith("akn/"))
        return Error{ErrorCode::NotFound, u"no address of an expression"_s};
    target.address = contextOf(call).address(rest.sliced(4));
    using Kind = AknAddress::Kind;
    const Kind kind = target.address.kind;
    if (kind != Kind::Expression && kind != Kind::Item)
        return Error{ErrorCode::NotFound, u"no address of an expression"_s};
    SHERIA_TRY(const ScopePointer scope, scopeOfPrincipal(call));
    SHERIA_TRY(target.record, contextOf(call).record(target.address.uri, *scope));
    return target;
}

/// References keep their address: the widgets look them up by it.
Result<render::HtmlOptions> fragmentOptions(const Call &call, const ExpressionRecord &record)
{
    render::HtmlOptions options;
    options.mediaUrl = addressesOf(call).of(record.expression.uri) + '/';
    SHERIA_TRY(options.media, mediaNames(call, record));
    return options;
}

/// The part, or the whole document; nothing of a stub.
Result<QByteArray> fragmentOf(const Call &call, const Target &target)
{
    const QByteArray &hash = target.record->expression.contentHash;
    if (hash.isEmpty())
        return QByteArray();
    const FrbrUri &uri = target.address.uri;
    SHERIA_TRY(const render::HtmlOptions options, fragmentOptions(call, *target.record));
    return htmlOf(call, {hash, uri.component, uri.portion}, options);
}

/// Who is meant, with a link to the text.
QByteArray popupHead(const Call &call, const Target &target)
{
    const ExpressionRecord &record = *target.record;
    FrbrUri uri = datedUri(record, target.address.uri);
    uri.format = "html";
    const Result<QByteArray> path = uri.manifestationUri();
    const QByteArray link = path ? addressesOf(call).of(*path) : QByteArray();
    const QString &title = record.expression.title.isEmpty() ? record.work.title
                                                             : record.expression.title;
    QByteArray html = "<div class=\"popup-title\"><a href=\"" + escaped(QString::fromUtf8(link))
        + "\" target=\"_blank\" rel=\"noopener\">" + escaped(title) + "</a></div>";
    const QString number = numberedTitle(record.work);
    if (!number.isEmpty() && number != title)
        html += "<div class=\"popup-number\">" + escaped(number) + "</div>";
    return html;
}

} // namespace

/// Source: server/API.md section 4.6.
Result<Response> resolve(const Call &call)
{
    const QByteArray asked = call.request.query.value("uri");
    QByteArray path = asked.isEmpty() ? '/' + call.captures.value("rest") : asked;
    // A web address in the path; what is between may have taken one of its slashes away.
    for (const char *scheme : {"http:/", "https:/"}) {
        if (asked.isEmpty() && path.sliced(1).startsWith(scheme)) {
            const QByteArray rest = path.sliced(1 + qsizetype(qstrlen(scheme)));
            path = QByteArray(scheme) + (rest.startsWith('/') ? "" : "/") + rest;
        }
    }
    const QByteArray plain = path.contains("://") ? path : splitFormat(path).path;
    const Result<FrbrUri> said = parseAddress(plain);
    const Result<ScopePointer> reader = scopeOfReader(call);
    // Whoever may not see a work is not told that a document calls it so.
    if (!said && !reader)
        return said.error();
    SHERIA_TRY(const FrbrUri uri, said ? said : store::findAddress(databaseOf(call), plain));
    SHERIA_TRY(const ScopePointer scope, reader);
    const auto found = contextOf(call).record(uri, *scope);
    const bool isUnseen = !found
        && (found.error().code == ErrorCode::NotFound
            || found.error().code == ErrorCode::Forbidden);
    if (!found && !isUnseen)
        return found.error();
    if (!found && !said)
        return said.error();
    if (!found)
        return unknownPage(path);
    FrbrUri target = datedUri(**found, uri);
    target.format = "html";
    SHERIA_TRY(const QByteArray manifestation, target.manifestationUri());
    return Response::redirect(302, addressesOf(call).of(manifestation));
}

Result<Response> getWidgetPortion(const Call &call)
{
    SHERIA_TRY(const Target target, targetOf(call));
    SHERIA_TRY(const QByteArray html, fragmentOf(call, target));
    return htmlResponse(html);
}

Result<Response> getWidgetPopup(const Call &call)
{
    SHERIA_TRY(const Target target, targetOf(call));
    QByteArray html = popupHead(call, target);
    const FrbrUri &uri = target.address.uri;
    if (!uri.component.isEmpty() || !uri.portion.isEmpty()) {
        SHERIA_TRY(const QByteArray fragment, fragmentOf(call, target));
        if (fragment.size() <= MostPopupBytes)
            html += "<la-akoma-ntoso class=\"popup-content\">" + fragment + "</la-akoma-ntoso>";
    }
    return htmlResponse("<div class=\"popup\" data-expression=\""
                        + escaped(target.record->expression.uri) + "\">" + html + "</div>");
}

Result<Response> getWidgetToc(const Call &call)
{
    SHERIA_TRY(const Target target, targetOf(call));
    if (target.address.kind != AknAddress::Kind::Expression)
        return http::notFound();
    const Expression &expression = target.record->expression;
    return tocOf(call, expression, expression.uri);
}

} // namespace sheria::routes
