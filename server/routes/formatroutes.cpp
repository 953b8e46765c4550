#include "server/routes/formatroutes.h"

#include "core/base/hash.h"
#include "core/formats/fileformat.h"
#include "core/formats/itemloader.h"
#include "server/routes/htmlparameters.h"
#include "server/routes/listquery.h"
#include "server/routes/loadeddocument.h"
#include "server/routes/routecontext.h"

#include <algorithm>

namespace sheria::routes {

namespace {

using formats::FileFormat;
using http::Format;

struct FormatRow
{
    Format format = Format::Pdf;
    FileFormat file = FileFormat::Pdf;
    http::Disposition disposition = http::Disposition::Inline;
    bool hasRanges = false; ///< Viewers of PDF fetch pages as they are turned.
};

constexpr FormatRow FormatRows[] = {
    {Format::Pdf, FileFormat::Pdf, http::Disposition::Inline, true},
    {Format::Epub, FileFormat::Epub, http::Disposition::Inline, false},
    {Format::Zip, FileFormat::Zip, http::Disposition::Attachment, false}};

const FormatRow &rowFor(Format format)
{
    const auto *const row = std::find_if(std::begin(FormatRows), std::end(FormatRows),
                                         [format](const FormatRow &each) {
                                             return each.format == format;
                                         });
    Q_ASSERT(row != std::end(FormatRows));
    return *row;
}

render::ArchiveOptions optionsOf(const Call &call)
{
    render::ArchiveOptions options;
    options.today = contextOf(call).today();
    options.resolver = htmlParameters(call.request).options.resolver;
    return options;
}

Response fileResponse(const FormatRow &row, QByteArray bytes, const QString &stem)
{
    Response response = Response::of(http::contentTypeFor(row.format).toByteArray(),
                                     std::move(bytes));
    const QString name = stem + u'.' + QString::fromLatin1(formats::suffixOf(row.file));
    response.setHeader("Content-Disposition", http::contentDisposition(row.disposition, name));
    response.ranges = row.hasRanges;
    return response;
}

/// What `make` returns, or what it returned when everything it depends on, `content`, was the same.
Result<QByteArray> fileOf(const Call &call, const FormatRow &row,
                          const render::ArchiveOptions &options, const QByteArray &content,
                          const std::function<Result<QByteArray>()> &make)
{
    RenderCache &cache = contextOf(call).services().files;
    const QByteArray key = formats::suffixOf(row.file).toByteArray()
        + sha256Hex(QByteArray(options.resolver + '\n' + content));
    if (auto known = cache.find(key))
        return *std::move(known);
    SHERIA_TRY(QByteArray made, make());
    cache.insert(key, made);
    return made;
}

/// A record as it is today, for fileOf().
Result<QByteArray> contentOf(const Call &call, const ExpressionRecord &record,
                             const formats::Wanted &wanted = {})
{
    SHERIA_TRY(const QByteArray content, formats::fingerprint(databaseOf(call), record, wanted));
    const QDate today = contextOf(call).today().in(record.work.uri.place());
    return QByteArray(today.toString(Qt::ISODate).toLatin1() + '\n' + content);
}

Result<QByteArray> itemFile(const Call &call, const FormatRow &row, const ExpressionRecord &record,
                            const formats::Wanted &wanted)
{
    store::Database &db = databaseOf(call);
    const render::ArchiveOptions options = optionsOf(call);
    SHERIA_TRY(const QByteArray content, contentOf(call, record, wanted));
    return fileOf(call, row, options, content, [&]() -> Result<QByteArray> {
        SHERIA_TRY(const render::ArchiveItem item, formats::loadItem(db, record, wanted));
        return formats::makeFile(row.file, item, options, call.stop);
    });
}

Result<QByteArray> bundle(const Call &call, const FormatRow &row,
                          std::vector<ExpressionRecord> records)
{
    store::Database &db = databaseOf(call);
    const render::ArchiveOptions options = optionsOf(call);
    QByteArray content;
    for (const ExpressionRecord &record : records) {
        SHERIA_TRY(const QByteArray one, contentOf(call, record));
        content += sha256Hex(one);
    }
    return fileOf(call, row, options, content, [&] {
        return formats::makeFile(row.file, formats::bundleSource(db, std::move(records)), options,
                                 call.stop);
    });
}

/// "format=pdf" among the parameters of a query.
bool namesFile(QByteArrayView query, QByteArrayView name)
{
    const QByteArray parameter = "format=" + name.toByteArray();
    const qsizetype at = query.indexOf(parameter);
    const bool begins = at == 0 || (at > 0 && query[at - 1] == '&');
    const qsizetype end = at + parameter.size();
    return begins && (end == query.size() || query[end] == '&');
}

} // namespace

QList<Format> withFiles(QList<Format> formats)
{
    for (const FormatRow &row : FormatRows)
        formats.append(row.format);
    return formats;
}

bool isFile(Format format)
{
    return std::any_of(std::begin(FormatRows), std::end(FormatRows),
                       [format](const FormatRow &row) { return row.format == format; });
}

bool asksForFile(const http::Request &request)
{
    const QByteArrayView target = request.target;
    const qsizetype mark = target.indexOf('?');
    QByteArrayView path = mark < 0 ? target : target.first(mark);
    const QByteArrayView query = mark < 0 ? QByteArrayView() : target.sliced(mark + 1);
    if (path.indexOf("/akn/") < 0 || path.indexOf("/media") >= 0)
        return false;
    while (path.endsWith('/'))
        path.chop(1);
    const QByteArray accept = request.headers.value("Accept").toByteArray().toLower();
    return std::any_of(std::begin(FormatRows), std::end(FormatRows), [&](const FormatRow &row) {
        const QByteArrayView name = http::formatName(row.format);
        return path.endsWith(QByteArray('.' + name.toByteArray())) || namesFile(query, name)
            || accept.contains(http::contentTypeFor(row.format));
    });
}

Result<Response> expressionFile(const Call &call, const ExpressionRecord &record,
                                const QByteArray &contentHash, Format format)
{
    const FormatRow &row = rowFor(format);
    formats::Wanted wanted;
    if (contentHash != record.expression.contentHash)
        wanted.contentHash = contentHash;
    SHERIA_TRY(QByteArray bytes, itemFile(call, row, record, wanted));
    return fileResponse(row, std::move(bytes), fileStem(record.work.uri));
}

Result<Response> partFile(const Call &call, const ExpressionRecord &record, const FrbrUri &uri,
                          Format format)
{
    const FormatRow &row = rowFor(format);
    SHERIA_TRY(QByteArray bytes,
               itemFile(call, row, record, {uri.component, uri.portion, QByteArray()}));
    return fileResponse(row, std::move(bytes), fileStem(uri));
}

Result<Response> listingFile(const Call &call, const QByteArray &prefix, Format format)
{
    const FormatRow &row = rowFor(format);
    ListQuery query = readListQuery(call.request.query);
    if (!query.problems.isEmpty())
        return http::fieldProblems(query.problems);
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    query.filter.subscription = scope->text;
    query.filter.prefix = prefix;
    query.filter.onlyLatest = true;
    SHERIA_TRY(auto records, formats::findBundle(databaseOf(call), query.filter));
    if (records.empty())
        return Error{ErrorCode::NotFound, QStringLiteral("there are no such works")};
    for (ExpressionRecord &record : records)
        conceal(record, scope->seen);
    SHERIA_TRY(QByteArray bytes, bundle(call, row, std::move(records)));
    QByteArray stem = prefix;
    stem.replace('/', '-');
    return fileResponse(row, std::move(bytes), QString::fromUtf8(stem));
}

} // namespace sheria::routes
