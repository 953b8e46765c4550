#include "server/browse/markup.h"
#include "server/http/problem.h"
#include "server/routes/aknhandlers.h"
#include "server/routes/handlers.h"
#include "server/routes/loadeddocument.h"
#include "server/routes/routecontext.h"

using namespace Qt::StringLiterals;

namespace sheria::routes {

namespace {

using browse::escaped;

/// A pop-up shows the beginning of a long provision; its link leads to the rest.
constexpr qsizetype MostPopupBytes = 24 * 1024;

/// What a visitor may see.
/// Errors: Unauthorized.
Result<ScopePointer> scopeOfVisitor(const Call &call)
{
    if (http::credentialsOf(call.request.headers, call.request.sessionCookie))
        return scopeOf(call);
    return contextOf(call).strangersScope();
}

struct Target
{
    AknAddress address;
    RecordPointer record;
};

/// The expression, and the part of it, that the rest of the path names.
/// Errors: NotFound; Forbidden outside of what the visitor may see; Unauthorized.
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
    SHERIA_TRY(const ScopePointer scope, scopeOfVisitor(call));
    SHERIA_TRY(target.record, contextOf(call).record(target.address.uri, *scope));
    return target;
}

/// References keep their address: the widgets look them up by it.
render::HtmlOptions fragmentOptions(const Call &call, const ExpressionRecord &record)
{
    render::HtmlOptions options;
    options.mediaUrl = addressesOf(call).of(record.expression.uri) + '/';
    return options;
}

/// The part, or the whole document; nothing of a stub.
Result<QByteArray> fragmentOf(const Call &call, const Target &target)
{
    const QByteArray &hash = target.record->expression.contentHash;
    if (hash.isEmpty())
        return QByteArray();
    const FrbrUri &uri = target.address.uri;
    const render::HtmlOptions options = fragmentOptions(call, *target.record);
    const QByteArray key = cacheKey({"widget", options.mediaUrl, uri.component, uri.portion});
    return rendered(call, hash, key, [&]() -> Result<QByteArray> {
        SHERIA_TRY(const auto document, loadDocument(call, hash));
        if (uri.component.isEmpty() && uri.portion.isEmpty())
            return render::toHtml(document, options);
        const pugi::xml_node element = document.find(uri.component, uri.portion);
        if (!element)
            return Error{ErrorCode::NotFound, u"no such part"_s};
        return render::toHtml(document, element, options);
    });
}

/// Who is meant, with a link to the text.
QByteArray popupHead(const Call &call, const Target &target)
{
    const ExpressionRecord &record = *target.record;
    FrbrUri uri = record.work.uri;
    uri.language = record.expression.language;
    uri.expressionDate = '@' + record.expression.date.toString(Qt::ISODate).toLatin1();
    uri.component = target.address.uri.component;
    uri.portion = target.address.uri.portion;
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
    return htmlResponse("<div class=\"popup\" data-expression=\"" + target.record->expression.uri
                        + "\">" + html + "</div>");
}

Result<Response> getWidgetToc(const Call &call)
{
    SHERIA_TRY(const Target target, targetOf(call));
    if (target.address.kind != AknAddress::Kind::Expression)
        return http::notFound();
    const Expression &expression = target.record->expression;
    std::vector<TocEntry> entries;
    if (expression.hasContent()) {
        SHERIA_TRY(const auto document, loadDocument(call, expression.contentHash));
        entries = document.toc();
    }
    json::Writer out;
    json::writeToc(out, entries, expression.uri, addressesOf(call));
    return Response::json(out.take());
}

} // namespace sheria::routes
