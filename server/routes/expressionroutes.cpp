#include "core/library/library.h"
#include "core/store/pagequeries.h"
#include "server/http/conditional.h"
#include "server/http/negotiate.h"
#include "server/http/problem.h"
#include "server/routes/aknhandlers.h"
#include "server/routes/formatroutes.h"
#include "server/routes/listquery.h"
#include "server/routes/loadeddocument.h"
#include "server/routes/routecontext.h"

#include <algorithm>

namespace sheria::routes {

namespace {

/// Links of a listing to itself in other formats.
/// Source: contract API.md section 2.5.
QByteArray listingLinks(const Call &call, const AknAddress &address)
{
    struct Row
    {
        QByteArrayView title, suffix, mediaType;
    };
    static constexpr Row Rows[] = {{"PDF", ".pdf", "application/pdf"},
                                   {"ePUB", ".epub", "application/epub+zip"}};
    const json::Addresses at = addressesOf(call);
    const QByteArray url = at.of(QByteArray("/akn/" + address.prefix));
    const bool isV2 = at.version == json::ApiVersion::V2;
    json::Writer out;
    out.beginArray();
    for (const Row &row : Rows) {
        out.beginObject().member("rel", QByteArrayView("alternate")).member("title", row.title);
        out.member("href", QByteArray(url + row.suffix.toByteArray()));
        out.member(isV2 ? "mediaType" : "media_type", row.mediaType).endObject();
    }
    out.endArray();
    return ",\"links\":" + out.take();
}

/// The hash of the text that is asked for: the expression's own, or that of ?manifestation=.
/// Errors: NotFound.
Result<QByteArray> wantedContent(const Call &call, const ExpressionRecord &record)
{
    const QByteArray wanted = call.request.query.value("manifestation").toLower();
    if (wanted.isEmpty())
        return record.expression.contentHash;
    const auto found = std::find_if(record.manifestations.begin(), record.manifestations.end(),
                                    [&wanted](const Manifestation &each) {
                                        return each.contentHash == wanted;
                                    });
    if (found == record.manifestations.end())
        return Error{ErrorCode::NotFound, QStringLiteral("no such manifestation")};
    return wanted;
}

Result<Response> expressionXml(const Call &call, const ExpressionRecord &record,
                               const QByteArray &contentHash)
{
    if (contentHash.isEmpty())
        return http::notFound(); // A stub has no text.
    SHERIA_TRY(QByteArray xml, rendered(call, contentHash, "xml", [&]() -> Result<QByteArray> {
                   SHERIA_TRY(const auto document, loadDocument(call, contentHash));
                   return render::toXml(document);
               }));
    return xmlResponse(std::move(xml), record.work.uri);
}

QByteArray textKey(const HtmlParameters &parameters)
{
    return cacheKey({"html", parameters.key()});
}

Result<QByteArray> contentHtml(const Call &call, const QByteArray &contentHash,
                               const HtmlParameters &parameters)
{
    if (contentHash.isEmpty())
        return QByteArray();
    return rendered(call, contentHash, textKey(parameters), [&]() -> Result<QByteArray> {
        SHERIA_TRY(const auto document, loadDocument(call, contentHash));
        return render::toHtml(document, parameters.options);
    });
}

/// What a PDF says in place of the text that an expression has not; empty: nothing.
/// Errors: those of the database.
Result<QByteArray> pagesOf(const Call &call, const ExpressionRecord &record)
{
    if (record.expression.hasContent())
        return QByteArray();
    return store::pageTextOf(databaseOf(call), record.expression.id);
}

Result<std::vector<TocEntry>> tocFor(const Call &call, const QByteArray &contentHash)
{
    if (contentHash.isEmpty())
        return std::vector<TocEntry>();
    SHERIA_TRY(const auto document, loadDocument(call, contentHash));
    return document.toc();
}

/// `pages`: the hash of what pagesOf() gives.
Result<QByteArray> wholePage(const Call &call, const ExpressionRecord &record,
                             const QByteArray &contentHash, const QByteArray &pages,
                             const HtmlParameters &parameters)
{
    SHERIA_TRY(QByteArray html, contentHtml(call, contentHash, parameters));
    if (contentHash.isEmpty() && !pages.isEmpty()) {
        SHERIA_TRY(const QByteArray text, store::pageText(databaseOf(call), pages));
        html = render::pagesHtml(text);
    }
    if (parameters.coverpage) {
        SHERIA_TRY(const QByteArray cover, coverpageOf(call, record, parameters.options));
        html = cover + html;
    }
    if (!parameters.standalone)
        return html;
    SHERIA_TRY(const auto toc, tocFor(call, contentHash));
    return render::standalonePage(record, toc, html);
}

/// For what is made of the record, too: it is of one expression, changes with the library and the
/// day, and leaves out what the client may not see.
QByteArray recordKey(const Call &call, const ExpressionRecord &record)
{
    RouteContext &context = contextOf(call);
    const Result<ScopePointer> scope = context.scope(call);
    return cacheKey({record.expression.uri, QByteArray::number(context.contentRevision()),
                     QByteArray::number(context.today().in(record.work.uri.place()).toJulianDay()),
                     scope ? (*scope)->text : QByteArray()});
}

/// The text alone never changes; a cover and a title come from the record.
QByteArray pageKey(const Call &call, const ExpressionRecord &record,
                   const HtmlParameters &parameters)
{
    if (!parameters.coverpage && !parameters.standalone)
        return textKey(parameters);
    return cacheKey({parameters.standalone ? "standalone" : "page",
                     parameters.coverpage ? "with cover" : "", recordKey(call, record),
                     parameters.key()});
}

/// What `make` returns, and the entity tag of it, so that it is made with the page and not again
/// with every answer.
Result<Response> taggedResponse(const Call &call, const QByteArray &contentHash,
                                const QByteArray &key, Response (*respond)(QByteArray body),
                                const std::function<Result<QByteArray>()> &make)
{
    SHERIA_TRY(const QByteArray body, rendered(call, contentHash, key, make));
    SHERIA_TRY(const QByteArray etag,
               rendered(call, contentHash, cacheKey({"etag", key}),
                        [&]() -> Result<QByteArray> { return http::etagOf(body); }));
    Response response = respond(body);
    response.etag = etag;
    return response;
}

Result<Response> expressionJson(const Call &call, const ExpressionRecord &record)
{
    const json::Addresses at = addressesOf(call);
    const QByteArray key = cacheKey({"json", recordKey(call, record), at.api()});
    return taggedResponse(call, record.expression.contentHash, key, Response::json,
                          [&]() -> Result<QByteArray> {
                              json::Writer out;
                              json::writeExpression(out, record, at);
                              return out.take();
                          });
}

Result<Response> expressionHtml(const Call &call, const ExpressionRecord &record,
                                const QByteArray &contentHash)
{
    const HtmlParameters parameters = htmlParameters(call.request);
    SHERIA_TRY(const QByteArray pages, pagesOf(call, record));
    return taggedResponse(call, contentHash.isEmpty() ? pages : contentHash,
                          pageKey(call, record, parameters), htmlResponse,
                          [&] { return wholePage(call, record, contentHash, pages, parameters); });
}

} // namespace

Result<Response> getListing(const Call &call, const AknAddress &address)
{
    using http::Format;
    SHERIA_TRY(const Format format,
               http::chooseFormat(call.request, http::formatForName(address.suffix),
                                  withFiles({Format::Json})));
    if (isFile(format))
        return listingFile(call, address.prefix, format);
    const auto narrow = [&address](store::ExpressionFilter &filter) {
        filter.prefix = address.prefix;
        filter.onlyLatest = true;
        filter.order = store::ExpressionFilter::Order::ByWorkUri;
    };
    return expressionList(call, narrow, listingLinks(call, address));
}

Result<Response> getExpression(const Call &call, const AknAddress &address)
{
    using http::Format;
    SHERIA_TRY(const Format format,
               http::chooseFormat(call.request, http::formatForName(address.suffix),
                                  withFiles({Format::Json, Format::Xml, Format::Html})));
    SHERIA_TRY(const RecordPointer found, contextOf(call).record(call, address.uri));
    const ExpressionRecord &record = *found;
    if (format == Format::Json)
        return expressionJson(call, record);
    SHERIA_TRY(const QByteArray contentHash, wantedContent(call, record));
    if (isFile(format))
        return expressionFile(call, record, contentHash, format);
    return format == Format::Xml ? expressionXml(call, record, contentHash)
                                 : expressionHtml(call, record, contentHash);
}

} // namespace sheria::routes
