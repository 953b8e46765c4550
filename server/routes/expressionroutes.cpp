#include "server/http/negotiate.h"
#include "server/http/problem.h"
#include "server/routes/aknhandlers.h"
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
    const QByteArray url = addressesOf(call).of(QByteArray("/akn/" + address.prefix));
    json::Writer out;
    out.beginArray();
    for (const Row &row : Rows) {
        out.beginObject().member("rel", QByteArrayView("alternate")).member("title", row.title);
        out.member("href", QByteArray(url + row.suffix.toByteArray()));
        out.member("media_type", row.mediaType).endObject();
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

Result<Response> expressionJson(const Call &call, const ExpressionRecord &record)
{
    json::Writer out;
    json::writeExpression(out, record, addressesOf(call));
    return Response::json(out.take());
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

Result<QByteArray> contentHtml(const Call &call, const QByteArray &contentHash,
                               const HtmlParameters &parameters)
{
    if (contentHash.isEmpty())
        return QByteArray();
    const QByteArray key = "html\n" + parameters.key();
    return rendered(call, contentHash, key, [&]() -> Result<QByteArray> {
        SHERIA_TRY(const auto document, loadDocument(call, contentHash));
        return render::toHtml(document, parameters.options);
    });
}

Result<std::vector<TocEntry>> tocFor(const Call &call, const QByteArray &contentHash)
{
    if (contentHash.isEmpty())
        return std::vector<TocEntry>();
    SHERIA_TRY(const auto document, loadDocument(call, contentHash));
    return document.toc();
}

Result<Response> expressionHtml(const Call &call, const ExpressionRecord &record,
                                const QByteArray &contentHash)
{
    const HtmlParameters parameters = htmlParameters(call.request);
    SHERIA_TRY(QByteArray html, contentHtml(call, contentHash, parameters));
    if (parameters.coverpage) {
        SHERIA_TRY(const QByteArray cover, coverpageOf(call, record, parameters.options));
        html.prepend(cover);
    }
    if (!parameters.standalone)
        return htmlResponse(std::move(html));
    SHERIA_TRY(const auto toc, tocFor(call, contentHash));
    return htmlResponse(render::standalonePage(record, toc, html));
}

} // namespace

Result<Response> getListing(const Call &call, const AknAddress &address)
{
    SHERIA_CHECK(requireJson(call, address.suffix));
    ListQuery query = readListQuery(call.request.query);
    if (!query.problems.isEmpty())
        return http::fieldProblems(query.problems);
    query.filter.prefix = address.prefix;
    query.filter.onlyLatest = true;
    query.filter.order = store::ExpressionFilter::Order::ByWorkUri;
    return expressionList(call, query.filter, listingLinks(call, address));
}

Result<Response> getExpression(const Call &call, const AknAddress &address)
{
    using http::Format;
    SHERIA_TRY(const Format format,
               http::chooseFormat(call.request, http::formatForName(address.suffix),
                                  {Format::Json, Format::Xml, Format::Html}));
    SHERIA_TRY(const ExpressionRecord record, contextOf(call).record(address.uri));
    if (format == Format::Json)
        return expressionJson(call, record);
    SHERIA_TRY(const QByteArray contentHash, wantedContent(call, record));
    return format == Format::Xml ? expressionXml(call, record, contentHash)
                                 : expressionHtml(call, record, contentHash);
}

} // namespace sheria::routes
