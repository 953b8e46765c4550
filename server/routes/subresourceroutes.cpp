// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "server/http/message/answer.h"
#include "server/http/message/problem.h"
#include "server/http/message/query.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/listquery.h"
#include "server/routes/common/loadeddocument.h"
#include "server/routes/common/routecontext.h"

#include <QCryptographicHash>

#include <algorithm>
#include <iterator>
#include <utility>

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

/// The work of an address. One that names an expression must name one that exists; a work alone is
/// found even while all its expressions lie in the future.
Result<Work> findWorkOf(const Call &call, const FrbrUri &uri)
{
    if (uri.language.isEmpty()) {
        SHERIA_TRY(const ScopePointer scope, scopeOf(call));
        SHERIA_TRY(Work work, store::findWork(databaseOf(call), uri.canonical().workUri(false)));
        conceal(work, scope->seen);
        return work;
    }
    SHERIA_TRY(const RecordPointer record, contextOf(call).record(call, uri));
    return record->work;
}

/// A stored file comes from outside: shown alone it must not be able to do anything in our name.
constexpr QByteArrayView FilePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/// A file that is longer is read while it is sent; a shorter one is compared with its hash before.
constexpr qint64 MostFileAtOnce = 1024LL * 1024;

/// What is shown as what it says it is. Everything else is for saving: a type is the word of whoever
/// made the file, and a script or a page must not come from this server's own origin.
constexpr QByteArrayView ShownTypes[] = {"application/pdf", "image/avif",    "image/bmp",
                                         "image/gif",       "image/jpeg",    "image/png",
                                         "image/tiff",      "image/svg+xml", "image/webp",
                                         "image/x-icon"};

/// A stored file on its way out. Read from its beginning it is compared with its hash, and what does
/// not match is broken off before its end.
class FileBodyReader final : public http::BodyReader
{
public:
    FileBodyReader(QByteArray hash, qint64 size) : m_hash(std::move(hash)), m_size(size) {}

    Result<QByteArray> read(http::WorkerContext &worker, qint64 offset, qint64 most) override
    {
        SHERIA_TRY(store::FileReader *const files, static_cast<RouteContext &>(worker).files());
        SHERIA_TRY(QByteArray bytes, files->read(m_hash, offset, most));
        if (bytes.isEmpty())
            return damaged();
        if (offset == m_hashed) {
            m_sum.addData(bytes);
            m_hashed += bytes.size();
            if (m_hashed == m_size && m_sum.result().toHex() != m_hash)
                return damaged();
        }
        return bytes;
    }

private:
    Error damaged() const
    {
        return {ErrorCode::Corrupt,
                QStringLiteral("stored file %1 does not match its hash")
                    .arg(QString::fromUtf8(m_hash))};
    }

    const QByteArray m_hash;
    const qint64 m_size;
    QCryptographicHash m_sum{QCryptographicHash::Sha256};
    qint64 m_hashed = 0; ///< From the beginning on.
};

/// The file, which is not read where the client has it, or wants to know of it only.
Result<Response> fileResponse(const Call &call, const QByteArray &mimeType, const QByteArray &hash,
                              const QString &filename)
{
    store::Database &db = databaseOf(call);
    const QByteArray type = http::withoutParameters(mimeType).toByteArray().toLower();
    const bool isShown = std::find(std::begin(ShownTypes), std::end(ShownTypes), type)
        != std::end(ShownTypes);
    Response response = Response::of(isShown ? type : QByteArray("application/octet-stream"), {});
    SHERIA_TRY(const store::StoredFile file, store::findStoredFile(db, hash));
    const bool isRead = call.request.method == http::Method::Get
        && !http::isNotModified(call.request, hash);
    if (isRead && file.size <= MostFileAtOnce) {
        SHERIA_TRY(response.body, store::fileBytes(db, hash));
    } else {
        response.stream = {std::make_shared<FileBodyReader>(hash, file.size), file.size};
    }
    response.setHeader("Content-Disposition",
                       http::contentDisposition(isShown ? http::Disposition::Inline
                                                        : http::Disposition::Attachment,
                                                filename));
    response.setHeader("Content-Security-Policy", FilePolicy.toByteArray());
    response.etag = hash;
    response.ranges = true;
    return response;
}

bool isWebAddress(const QByteArray &url)
{
    return url.startsWith("https://") || url.startsWith("http://");
}

} // namespace

Result<Response> getToc(const Call &call, const AknAddress &address)
{
    SHERIA_TRY(const RecordPointer record, contextOf(call).record(call, address.uri));
    return tocOf(call, record->expression, uriAsAsked(address.uri, *record));
}

Result<Response> getCommencements(const Call &call, const AknAddress &address)
{
    SHERIA_TRY(const Work work, findWorkOf(call, address.uri));
    json::Writer out;
    json::writeCommencements(out, work.commencements);
    return Response::json(out.take());
}

Result<Response> getTimeline(const Call &call, const AknAddress &address)
{
    SHERIA_TRY(const Work work, findWorkOf(call, address.uri));
    json::Writer out;
    json::writeTimeline(out, timeline(work));
    return Response::json(out.take());
}

Result<Response> getProvisionEnrichments(const Call &call, const AknAddress &address)
{
    SHERIA_TRY(const Work work, findWorkOf(call, address.uri));
    json::Writer out;
    out.beginObject().key("enrichments");
    out.raw(work.enrichments.isEmpty() ? QByteArrayView("[]") : QByteArrayView(work.enrichments));
    out.endObject();
    return Response::json(out.take());
}

Result<Response> listMedia(const Call &call, const AknAddress &address)
{
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
    return fileResponse(call, file.mimeType, file.hash, file.filename);
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
        return Response::redirect(302, document.trustedUrl);
    if (document.contentHash.isEmpty())
        return http::notFound();
    return fileResponse(call,
                        document.mimeType.isEmpty() ? QByteArray("application/pdf")
                                                    : document.mimeType,
                        document.contentHash, filename);
}

} // namespace sheria::routes
