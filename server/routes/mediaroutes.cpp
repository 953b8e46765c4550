#include "core/store/expressionqueries.h"
#include "core/store/mediaqueries.h"
#include "server/http/problem.h"
#include "server/http/query.h"
#include "server/routes/aknhandlers.h"
#include "server/routes/listquery.h"
#include "server/routes/loadeddocument.h"
#include "server/routes/routecontext.h"

namespace sheria::routes {

namespace {

/// A stored file comes from outside: shown alone it must not be able to do anything in our name.
constexpr QByteArrayView FilePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

Response fileResponse(QByteArray bytes, const QByteArray &mimeType, const QByteArray &hash,
                      const QString &filename)
{
    Response response = Response::of(
        mimeType.isEmpty() ? QByteArray("application/octet-stream") : mimeType, std::move(bytes));
    response.setHeader("Content-Disposition",
                       http::contentDisposition(http::Disposition::Inline, filename));
    response.setHeader("Content-Security-Policy", FilePolicy.toByteArray());
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.etag = hash;
    response.ranges = true;
    return response;
}

bool isWebAddress(const QByteArray &url)
{
    return url.startsWith("https://") || url.startsWith("http://");
}

Response redirectTo(const QByteArray &url)
{
    Response response;
    response.status = 302;
    response.setHeader("Location", url);
    return response;
}

} // namespace

Result<Response> listMedia(const Call &call, const AknAddress &address)
{
    SHERIA_CHECK(requireJson(call, address.suffix));
    SHERIA_TRY(const RecordPointer found, contextOf(call).record(call, address.uri));
    const ExpressionRecord &record = *found;
    SHERIA_TRY(const auto files, store::listMedia(databaseOf(call), record.expression.id));
    const QByteArray base = addressesOf(call).of(record.expression.uri) + "/media/";
    return pagedList(call, files, [&base](json::Writer &out, const store::MediaFile &file) {
        out.beginObject();
        out.member("url", QByteArray(base + http::percentEncoded(file.filename.toUtf8())));
        out.member("filename", file.filename).member("mime_type", file.mimeType);
        out.member("size", file.size).endObject();
    });
}

Result<Response> getMedia(const Call &call, const AknAddress &address)
{
    SHERIA_TRY(const RecordPointer found, contextOf(call).record(call, address.uri));
    const ExpressionRecord &record = *found;
    store::Database &db = databaseOf(call);
    SHERIA_TRY(const store::MediaFile file,
               store::findMedia(db, record.expression.id, QString::fromUtf8(address.filename)));
    SHERIA_TRY(QByteArray bytes, store::fileBytes(db, file.hash));
    return fileResponse(std::move(bytes), file.mimeType, file.hash, file.filename);
}

Result<Response> getPublication(const Call &call, const AknAddress &address)
{
    store::Database &db = databaseOf(call);
    SHERIA_TRY(const Work work, store::findWork(db, address.uri.canonical().workUri(false)));
    if (!work.publication.document)
        return http::notFound();
    const PublicationDocument &document = *work.publication.document;
    const QString filename = document.filename.isEmpty()
        ? json::defaultPublicationFilename(work.uri)
        : document.filename;
    if (filename != QString::fromUtf8(address.filename))
        return http::notFound();
    if (isWebAddress(document.trustedUrl))
        return redirectTo(document.trustedUrl);
    if (document.contentHash.isEmpty())
        return http::notFound();
    SHERIA_TRY(QByteArray bytes, store::fileBytes(db, document.contentHash));
    return fileResponse(std::move(bytes),
                        document.mimeType.isEmpty() ? QByteArray("application/pdf")
                                                    : document.mimeType,
                        document.contentHash, filename);
}

} // namespace sheria::routes
