#include "server/routes/aknhandlers.h"
#include "server/routes/listquery.h"
#include "server/routes/loadeddocument.h"
#include "server/routes/routecontext.h"

namespace sheria::routes {

namespace {

/// The expression's URI with the date as it was asked for: links from "eng@" stay at "eng@". A work
/// URI names no language, so its items are addressed by date.
QByteArray uriAsAsked(const FrbrUri &asked, const ExpressionRecord &record)
{
    if (asked.language.isEmpty())
        return record.expression.uri;
    return record.work.uri.workUri(false) + '/' + record.expression.language + asked.expressionDate;
}

} // namespace

Result<Response> getToc(const Call &call, const AknAddress &address)
{
    SHERIA_CHECK(requireJson(call, address.suffix));
    SHERIA_TRY(const RecordPointer found, contextOf(call).record(call, address.uri));
    const ExpressionRecord &record = *found;
    const QByteArray uri = uriAsAsked(address.uri, record);
    const json::Addresses at = addressesOf(call);
    if (!record.expression.hasContent()) {
        json::Writer out;
        json::writeToc(out, {}, uri, at);
        return Response::json(out.take());
    }
    const QByteArray &hash = record.expression.contentHash;
    SHERIA_TRY(QByteArray toc,
               rendered(call, hash, cacheKey({"toc", at.of(uri)}), [&]() -> Result<QByteArray> {
                   SHERIA_TRY(const auto document, loadDocument(call, hash));
                   json::Writer out;
                   json::writeToc(out, document.toc(), uri, at);
                   return out.take();
               }));
    return Response::json(std::move(toc));
}

} // namespace sheria::routes
