#include "server/routes/loadeddocument.h"

#include "core/store/expressionqueries.h"
#include "server/http/negotiate.h"
#include "server/http/query.h"
#include "server/routes/caches.h"
#include "server/routes/routecontext.h"

namespace sheria::routes {

namespace {

QByteArray resolverFor(const http::Request &request)
{
    const QByteArray wanted = request.query.value("resolver");
    if (wanted.isEmpty())
        return request.base + "/resolver/resolve";
    if (wanted == "no" || wanted == "none")
        return {};
    if (wanted.startsWith("http://") || wanted.startsWith("https://") || wanted.startsWith('/'))
        return wanted;
    return request.base + "/resolver/" + http::percentEncoded(wanted) + "/resolve";
}

/// Markup that came from outside has been made harmless already; this holds if something was missed.
constexpr QByteArrayView Policy =
    "default-src 'none'; img-src 'self' http: https: data:; style-src 'unsafe-inline'; "
    "font-src 'self'; base-uri 'none'; form-action 'none'";

} // namespace

QByteArray HtmlParameters::key() const
{
    return cacheKey({options.resolver, options.mediaUrl});
}

HtmlParameters htmlParameters(const http::Request &request)
{
    const http::Query &query = request.query;
    HtmlParameters out;
    out.coverpage = !query.contains("coverpage") || query.value("coverpage") == "1";
    out.standalone = query.value("standalone") == "1";
    out.options.resolver = resolverFor(request);
    out.options.mediaUrl = query.value("media-url");
    return out;
}

FrbrUri datedUri(const ExpressionRecord &record, const FrbrUri &part)
{
    FrbrUri uri = record.work.uri;
    uri.language = record.expression.language;
    uri.expressionDate = '@' + record.expression.date.toString(Qt::ISODate).toLatin1();
    uri.component = part.component;
    uri.portion = part.portion;
    return uri;
}

QString fileStem(const FrbrUri &uri)
{
    QByteArray name = uri.year() + '-' + uri.number;
    if (!uri.component.isEmpty())
        name += '-' + uri.component;
    if (!uri.portion.isEmpty())
        name += '-' + uri.portion;
    for (char &c : name) {
        if (c == '/' || c == ' ' || c == '.')
            c = '-';
    }
    return QString::fromUtf8(name);
}

Result<akn::Document> loadDocument(const Call &call, QByteArrayView contentHash)
{
    SHERIA_TRY(const QByteArray xml, store::contentXml(databaseOf(call), contentHash));
    auto document = akn::Document::parse(xml);
    // It was read before it was stored: that it cannot be read now is no fault of the client.
    if (!document)
        return Error{ErrorCode::Corrupt, document.error().detail};
    return document;
}

Result<QByteArray> rendered(const Call &call, QByteArrayView contentHash, const QByteArray &key,
                            const std::function<Result<QByteArray>()> &make)
{
    return contextOf(call).services().renderings.findOrMake(cacheKey({contentHash, key}), make);
}

Result<QByteArray> coverpageOf(const Call &call, const ExpressionRecord &record,
                               const render::HtmlOptions &options)
{
    RouteContext &context = contextOf(call);
    const FrbrUri &uri = record.work.uri;
    SHERIA_TRY(const Place place, context.place(uri.place()));
    SHERIA_TRY(const Place country, context.place(uri.country));
    return render::coverpage(record, place.name, country.name, context.today(), options);
}

Response htmlResponse(QByteArray html)
{
    Response response = Response::html(std::move(html));
    response.setHeader("Content-Security-Policy", Policy.toByteArray());
    return response;
}

Response xmlResponse(QByteArray xml, const FrbrUri &uri)
{
    Response response = Response::of(http::contentTypeFor(http::Format::Xml).toByteArray(),
                                     std::move(xml));
    response.setHeader("Content-Disposition",
                       http::contentDisposition(http::Disposition::Attachment,
                                                fileStem(uri) + u".xml"));
    return response;
}

} // namespace sheria::routes
