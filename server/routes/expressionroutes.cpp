// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"
#include "core/store/legislation/expressionqueries.h"
#include "core/store/rows/mediaqueries.h"
#include "server/http/message/answer.h"
#include "server/http/message/negotiate.h"
#include "server/http/message/problem.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/listquery.h"
#include "server/routes/common/loadeddocument.h"
#include "server/routes/common/routecontext.h"

#include <algorithm>

namespace sheria::routes {

namespace {

/// A part of an expression, and where its text is.
struct Item
{
    RecordPointer record;
    FrbrUri uri; ///< Of the work, with component and portion as they were asked for.
    TextPart part;
    bool isFile = false; ///< A whole stored document, not a part of one.
};

/// A component that is a document of its own, if the expression has one of that name; its main
/// document may carry a name, too.
const Manifestation *ownDocument(const ExpressionRecord &record, const QByteArray &component)
{
    const auto found = std::find_if(record.manifestations.begin(), record.manifestations.end(),
                                    [&](const Manifestation &m) {
                                        return m.role != Manifestation::Role::Superseded
                                            && m.component == component && component != "main";
                                    });
    return found == record.manifestations.end() ? nullptr : &*found;
}

Result<Item> findItem(const Call &call, const FrbrUri &uri)
{
    Item item;
    SHERIA_TRY(item.record, contextOf(call).record(call, uri));
    item.uri = item.record->work.uri;
    item.uri.component = uri.component;
    item.uri.portion = uri.portion;
    const Manifestation *own = ownDocument(*item.record, uri.component);
    item.part = {own ? own->contentHash : item.record->expression.contentHash,
                 own ? QByteArray("main") : uri.component, uri.portion};
    item.isFile = own && uri.portion.isEmpty();
    if (item.part.contentHash.isEmpty())
        return Error{ErrorCode::NotFound, QStringLiteral("a stub has no parts")};
    return item;
}

Result<Response> itemXml(const Call &call, const Item &item)
{
    SHERIA_TRY(QByteArray xml,
               xmlOf(call, item.isFile ? TextPart{item.part.contentHash, {}, {}} : item.part));
    return xmlResponse(std::move(xml), item.uri);
}

/// A page says where it is served, so that it can be cited.
Result<render::PageSource> pageSourceOf(const Call &call, const ExpressionRecord &record)
{
    SHERIA_TRY(const Place country, contextOf(call).place(record.work.uri.country));
    return render::PageSource{country.name, addressesOf(call).api() + record.expression.uri};
}

Result<Response> itemHtml(const Call &call, const Item &item)
{
    SHERIA_TRY(const HtmlParameters parameters, htmlParameters(call, *item.record));
    SHERIA_TRY(QByteArray html, htmlOf(call, item.part, parameters.options));
    if (!parameters.standalone)
        return htmlResponse(versionOf(call) == json::ApiVersion::V2
                                ? "<div class=\"akoma-ntoso\">" + html + "</div>"
                                : html);
    if (parameters.coverpage) {
        SHERIA_TRY(const QByteArray cover, coverpageOf(call, *item.record, parameters.options));
        html.prepend(cover);
    }
    SHERIA_TRY(const render::PageSource source, pageSourceOf(call, *item.record));
    return htmlResponse(render::standalonePage(*item.record, {}, html, source));
}

const TocEntry *findEntry(const std::vector<TocEntry> &entries, const Item &item)
{
    for (const TocEntry &entry : entries) {
        const bool isComponent = item.part.component.isEmpty()
            || entry.component == item.part.component;
        if (isComponent
            && (entry.eId == item.part.portion || portionOf(entry) == item.part.portion))
            return &entry;
        if (const TocEntry *found = findEntry(entry.children, item))
            return found;
    }
    return nullptr;
}

QByteArray localName(pugi::xml_node element)
{
    const QByteArray name = element.name();
    return name.mid(name.indexOf(':') + 1);
}

/// What the table of contents says of the item; of one that is not in it, what its element says.
TocEntry describe(const akn::Document &document, pugi::xml_node element, const Item &item)
{
    if (!item.part.portion.isEmpty()) {
        const std::vector<TocEntry> toc = document.toc();
        if (const TocEntry *entry = findEntry(toc, item))
            return *entry;
    }
    TocEntry out;
    out.type = localName(element);
    out.eId = document.eIdOf(element);
    const auto &provisions = document.provisions();
    const auto provision = std::find_if(provisions.begin(), provisions.end(),
                                        [&out](const akn::Provision &each) {
                                            return each.eId == out.eId;
                                        });
    if (provision != provisions.end() && !out.eId.isEmpty()) {
        out.num = provision->num;
        out.heading = provision->heading;
    }
    out.title = item.part.portion.isEmpty() ? item.record->expression.title
                                            : out.heading.value_or(out.num.value_or(QString()));
    return out;
}

void writeTextOrNull(json::Writer &out, QByteArrayView key, const std::optional<QString> &text)
{
    out.key(key);
    text ? out.string(*text) : out.null();
}

/// Source: server/API.md section 2.14.
Result<Response> itemJson(const Call &call, const Item &item)
{
    SHERIA_TRY(const auto document, loadDocument(call, item.part.contentHash));
    SHERIA_TRY(const auto element, findElement(document, item.part));
    const TocEntry entry = describe(document, element, item);
    SHERIA_TRY(const HtmlParameters parameters, htmlParameters(call, *item.record));
    SHERIA_TRY(const QByteArray html, htmlOf(call, item.part, parameters.options));
    SHERIA_TRY(const QByteArray path, datedUri(*item.record, item.uri).expressionUri());
    json::Writer out;
    out.beginObject().member("type", entry.type);
    out.key("id").stringOrNull(entry.eId);
    writeTextOrNull(out, "num", entry.num);
    writeTextOrNull(out, "heading", entry.heading);
    out.member("title", entry.title);
    out.member("component", item.uri.component.isEmpty() ? QByteArray("main") : item.uri.component);
    out.member("url", addressesOf(call).of(path)).member("html", html).endObject();
    return Response::json(out.take());
}

Result<Response> answer(const Call &call, const FrbrUri &uri, QByteArrayView suffix)
{
    using http::Format;
    SHERIA_TRY(const Format format,
               http::chooseFormat(call.request, http::formatForName(suffix),
                                  withFiles({Format::Html, Format::Xml, Format::Json})));
    SHERIA_TRY(const Item item, findItem(call, uri));
    if (isFile(format))
        return partFile(call, *item.record, item.uri, format);
    if (format == Format::Xml)
        return itemXml(call, item);
    return format == Format::Html ? itemHtml(call, item) : itemJson(call, item);
}

/// The portion that an older address means.
Result<QByteArray> legacyPortion(const Call &call, const LegacyItem &legacy)
{
    if (legacy.subcomponent.isEmpty())
        return QByteArray();
    FrbrUri uri = legacy.expression;
    uri.component = legacy.component;
    SHERIA_TRY(const Item item, findItem(call, uri));
    SHERIA_TRY(const auto document, loadDocument(call, item.part.contentHash));
    const std::vector<TocEntry> toc = document.toc();
    const TocEntry *entry = findSubcomponent(toc, item.part.component, legacy.subcomponent);
    if (!entry || portionOf(*entry).isEmpty())
        return Error{ErrorCode::NotFound, QStringLiteral("no such part")};
    return portionOf(*entry);
}

/// Links of a listing to itself in other formats.
/// Source: server/API.md section 2.5.
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
    json::Writer out;
    out.beginArray();
    for (const Row &row : Rows) {
        out.beginObject().member("rel", QByteArrayView("alternate")).member("title", row.title);
        out.member("href", QByteArray(url + row.suffix.toByteArray()));
        out.member(at.mediaTypeKey(), row.mediaType).endObject();
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
    SHERIA_TRY(QByteArray xml, xmlOf(call, {contentHash, {}, {}}));
    return xmlResponse(std::move(xml), record.work.uri);
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

/// What stands between the title and the text of a page that a person reads.
Result<QByteArray> foldedContentsFor(const Call &call, const QByteArray &contentHash)
{
    if (contentHash.isEmpty())
        return QByteArray();
    SHERIA_TRY(const auto document, loadDocument(call, contentHash));
    return render::foldedContents(document);
}

/// `pages`: the hash of what pagesOf() gives.
Result<QByteArray> wholePage(const Call &call, const ExpressionRecord &record,
                             const QByteArray &contentHash, const QByteArray &pages,
                             const HtmlParameters &parameters)
{
    QByteArray html;
    if (!contentHash.isEmpty()) {
        SHERIA_TRY(html, htmlOf(call, {contentHash, {}, {}}, parameters.options));
    } else if (!pages.isEmpty()) {
        SHERIA_TRY(const QByteArray text, store::pageText(databaseOf(call), pages));
        html = render::pagesHtml(text);
    }
    QByteArray cover;
    if (parameters.coverpage) {
        SHERIA_TRY(cover, coverpageOf(call, record, parameters.options));
    }
    if (!parameters.standalone)
        return cover + html;
    SHERIA_TRY(const render::PageSource source, pageSourceOf(call, record));
    if (parameters.isForReading) {
        SHERIA_TRY(const QByteArray contents, foldedContentsFor(call, contentHash));
        return render::standalonePage(record, {}, cover + contents + html, source);
    }
    SHERIA_TRY(const auto toc, tocFor(call, contentHash));
    return render::standalonePage(record, toc, cover + html, source);
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
    const bool isText = !parameters.coverpage && !parameters.standalone;
    const char *const form = parameters.standalone ? "standalone" : "page";
    return cacheKey({parameters.isForReading ? "reading" : form,
                     parameters.coverpage ? "with cover" : "",
                     isText ? QByteArray() : recordKey(call, record),
                     parameters.standalone ? addressesOf(call).api() : QByteArray(),
                     parameters.options.resolver, parameters.options.mediaUrl,
                     parameters.options.media.value_or(QStringList()).join(u'/').toUtf8()});
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
    SHERIA_TRY(const HtmlParameters parameters, htmlParameters(call, record));
    SHERIA_TRY(const QByteArray pages, pagesOf(call, record));
    return taggedResponse(call, contentHash.isEmpty() ? pages : contentHash,
                          pageKey(call, record, parameters), htmlResponse,
                          [&] { return wholePage(call, record, contentHash, pages, parameters); });
}

} // namespace

Result<Response> getItem(const Call &call, const AknAddress &address)
{
    return answer(call, address.uri, address.suffix);
}

Result<Response> getLegacyItem(const Call &call, const AknAddress &address)
{
    FrbrUri uri = address.legacy.expression;
    uri.component = address.legacy.component;
    SHERIA_TRY(uri.portion, legacyPortion(call, address.legacy));
    return answer(call, uri, address.suffix);
}

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
