// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/common/loadeddocument.h"

#include "core/base/hash.h"
#include "core/formats/fileformat.h"
#include "core/render/safehtml.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/contentqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "server/http/message/negotiate.h"
#include "server/http/message/query.h"
#include "server/routes/common/caches.h"
#include "server/routes/common/listquery.h"
#include "server/routes/common/routecontext.h"

#include <algorithm>

namespace sheria::routes {

using namespace Qt::StringLiterals;

namespace {

QByteArray resolverFor(const http::Request &request)
{
    const QByteArray wanted = request.query.value("resolver");
    if (wanted.isEmpty())
        return request.base + "/resolver/resolve";
    if (wanted == "no" || wanted == "none")
        return {};
    const render::LinkKind kind = render::kindOfLink(wanted);
    if (kind == render::LinkKind::Web || kind == render::LinkKind::Path)
        return wanted;
    return request.base + "/resolver/" + http::percentEncoded(wanted) + "/resolve";
}

/// Markup that came from outside has been made harmless already; this holds if something was missed.
constexpr QByteArrayView Policy =
    "default-src 'none'; img-src 'self' http: https: data:; style-src 'unsafe-inline'; "
    "font-src 'self'; base-uri 'none'; form-action 'none'";

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
    options.resolver = resolverFor(call.request);
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
    const QByteArray key = formats::suffixOf(row.file).toByteArray()
        + sha256Hex(cacheKey({options.resolver, content}));
    return contextOf(call).services().files.findOrMake(key, make);
}

/// A record as it is today, for fileOf().
Result<QByteArray> contentOf(const Call &call, const ExpressionRecord &record,
                             const formats::Wanted &wanted = {})
{
    SHERIA_TRY(const QByteArray content, formats::fingerprint(databaseOf(call), record, wanted));
    const QDate today = contextOf(call).today().in(record.work.uri.place());
    return cacheKey({today.toString(Qt::ISODate).toLatin1(), content});
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

/// What `render` makes of the document, or of the document and one element.
template <typename Render>
Result<QByteArray> renderedPart(const Call &call, const TextPart &part, const QByteArray &key,
                                const Render &render)
{
    return rendered(call, part.contentHash, key, [&]() -> Result<QByteArray> {
        SHERIA_TRY(const akn::Document document, loadDocument(call, part.contentHash));
        if (part.component.isEmpty() && part.portion.isEmpty())
            return render(document);
        SHERIA_TRY(const pugi::xml_node element, findElement(document, part));
        return render(document, element);
    });
}

/// Whether anything in `request` could make it one for a file: cheap, and true too often.
bool mayAskForFile(const http::Request &request)
{
    const QByteArrayView accept = request.headers.value("Accept");
    // A format that nobody names is chosen only where the others are put behind it.
    if (request.query.contains("format") || accept.contains(';'))
        return true;
    return std::any_of(std::begin(FormatRows), std::end(FormatRows), [&](const FormatRow &row) {
        const QByteArray suffix = '.' + http::formatName(row.format).toByteArray();
        return request.path.contains(suffix)
            || accept.toByteArray().toLower().contains(http::contentTypeFor(row.format));
    });
}

} // namespace

Result<QStringList> mediaNames(const Call &call, const ExpressionRecord &record)
{
    SHERIA_TRY(const auto files, store::listMedia(databaseOf(call), record.expression.id));
    QStringList names;
    for (const store::MediaFile &file : files)
        names << file.filename;
    return names;
}

Result<HtmlParameters> htmlParameters(const Call &call, const ExpressionRecord &record)
{
    const http::Query &query = call.request.query;
    HtmlParameters out;
    SHERIA_TRY(out.options.media, mediaNames(call, record));
    out.coverpage = !query.contains("coverpage") || query.value("coverpage") == "1";
    out.standalone = query.value("standalone") == "1";
    out.isForReading = out.standalone && call.request.isForReading;
    out.options.resolver = resolverFor(call.request);
    out.options.mediaUrl = query.value("media-url");
    return out;
}

std::optional<Response> refusedAddresses(const http::Request &request)
{
    using render::LinkKind;
    QList<http::FieldProblem> problems;
    for (const char *name : {"resolver", "media-url"}) {
        const QByteArray value = request.query.value(name);
        const LinkKind kind = render::kindOfLink(value);
        const bool isWeb = kind == LinkKind::Web && value.toLower().startsWith("http");
        if (!value.isEmpty() && !isWeb && kind != LinkKind::Path && kind != LinkKind::Relative)
            problems.append(
                http::FieldProblem{name, {"Enter an http or https URL, or a relative one."}});
    }
    return problems.isEmpty() ? std::nullopt : std::optional(http::fieldProblems(problems));
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
        return Error{ErrorCode::Corrupt, document.error().text()};
    return document;
}

Result<QByteArray> rendered(const Call &call, QByteArrayView contentHash, const QByteArray &key,
                            const std::function<Result<QByteArray>()> &make)
{
    return contextOf(call).services().renderings.findOrMake(cacheKey({contentHash, key}), make);
}

Result<pugi::xml_node> findElement(const akn::Document &document, const TextPart &part)
{
    const pugi::xml_node element = document.find(part.component, part.portion);
    if (!element)
        return Error{ErrorCode::NotFound, QStringLiteral("no such part")};
    return element;
}

Result<QByteArray> htmlOf(const Call &call, const TextPart &part,
                          const render::HtmlOptions &options)
{
    const QByteArray key = cacheKey({"html", options.resolver, options.mediaUrl, part.component,
                                     part.portion,
                                     options.media.value_or(QStringList()).join(u'/').toUtf8()});
    return renderedPart(call, part, key,
                        [&options](const auto &...of) { return render::toHtml(of..., options); });
}

Result<QByteArray> xmlOf(const Call &call, const TextPart &part)
{
    return renderedPart(call, part, cacheKey({"xml", part.component, part.portion}),
                        [](const auto &...of) { return render::toXml(of...); });
}

Result<Response> tocOf(const Call &call, const Expression &expression, const QByteArray &uri)
{
    const json::Addresses at = addressesOf(call);
    const QByteArray &hash = expression.contentHash;
    const auto write = [&](const std::vector<TocEntry> &entries) {
        json::Writer out;
        json::writeToc(out, entries, uri, at);
        return out.take();
    };
    if (hash.isEmpty())
        return Response::json(write({}));
    SHERIA_TRY(QByteArray toc,
               rendered(call, hash, cacheKey({"toc", at.of(uri)}), [&]() -> Result<QByteArray> {
                   SHERIA_TRY(const auto document, loadDocument(call, hash));
                   return write(document.toc());
               }));
    return Response::json(std::move(toc));
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
                                                fileStem(uri) + u".xml"_s));
    return response;
}

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
    using Kind = AknAddress::Kind;
    const qsizetype akn = request.path.indexOf("/akn/");
    if (akn < 0 || !mayAskForFile(request))
        return false;
    // What the handlers read, read by the same functions: nothing can be spelled so that only they
    // understand it.
    const AknAddress address = AknAddress::parse(QByteArrayView(request.path).sliced(akn));
    const bool isListing = address.kind == Kind::Listing;
    if (!isListing && address.kind != Kind::Expression && address.kind != Kind::Item
        && address.kind != Kind::LegacyItem)
        return false;
    const auto format = http::chooseFormat(
        request, http::formatForName(address.suffix),
        withFiles(isListing ? QList<Format>{Format::Json}
                            : QList<Format>{Format::Json, Format::Xml, Format::Html}));
    return format && isFile(*format);
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
    query.filter.today = contextOf(call).today().in(placeOf(query.filter));
    auto records = formats::findBundle(databaseOf(call), query.filter);
    if (!records && records.error().code == ErrorCode::Unsupported)
        return http::problem(406, records.error().text().toUtf8());
    SHERIA_CHECK(records);
    if (records->empty())
        return Error{ErrorCode::NotFound, QStringLiteral("there are no such works")};
    for (ExpressionRecord &record : *records)
        conceal(record, scope->seen);
    SHERIA_TRY(QByteArray bytes, bundle(call, row, *std::move(records)));
    QByteArray stem = prefix;
    stem.replace('/', '-');
    return fileResponse(row, std::move(bytes), QString::fromUtf8(stem));
}

} // namespace sheria::routes
