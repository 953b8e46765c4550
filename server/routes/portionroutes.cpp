#include "core/store/expressionqueries.h"
#include "server/http/negotiate.h"
#include "server/http/problem.h"
#include "server/routes/aknhandlers.h"
#include "server/routes/formatroutes.h"
#include "server/routes/loadeddocument.h"
#include "server/routes/routecontext.h"

#include <algorithm>

namespace sheria::routes {

namespace {

/// A part of an expression, and where its text is.
struct Item
{
    RecordPointer record;
    FrbrUri uri; ///< Of the work, with component and portion as they were asked for.
    QByteArray contentHash;
    QByteArray component; ///< Inside that content.
    QByteArray portion;
    bool isFile = false; ///< A whole stored document, not a part of one.

    QByteArray key() const { return isFile ? cacheKey({"file"}) : cacheKey({component, portion}); }
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
    item.portion = uri.portion;
    const Manifestation *own = ownDocument(*item.record, uri.component);
    item.contentHash = own ? own->contentHash : item.record->expression.contentHash;
    item.component = own ? QByteArray("main") : uri.component;
    item.isFile = own && uri.portion.isEmpty();
    if (item.contentHash.isEmpty())
        return Error{ErrorCode::NotFound, QStringLiteral("a stub has no parts")};
    return item;
}

Result<pugi::xml_node> findElement(const akn::Document &document, const Item &item)
{
    const pugi::xml_node element = document.find(item.component, item.portion);
    if (!element)
        return Error{ErrorCode::NotFound, QStringLiteral("no such part")};
    return element;
}

Result<Response> itemXml(const Call &call, const Item &item)
{
    SHERIA_TRY(QByteArray xml,
               rendered(call, item.contentHash, cacheKey({"xml", item.key()}),
                        [&]() -> Result<QByteArray> {
                            SHERIA_TRY(const auto document, loadDocument(call, item.contentHash));
                            if (item.isFile)
                                return render::toXml(document);
                            SHERIA_TRY(const auto element, findElement(document, item));
                            return render::toXml(document, element);
                        }));
    return xmlResponse(std::move(xml), item.uri);
}

Result<QByteArray> fragment(const Call &call, const Item &item, const HtmlParameters &parameters)
{
    const QByteArray key = cacheKey({"html", parameters.key(), item.key()});
    return rendered(call, item.contentHash, key, [&]() -> Result<QByteArray> {
        SHERIA_TRY(const auto document, loadDocument(call, item.contentHash));
        SHERIA_TRY(const auto element, findElement(document, item));
        return render::toHtml(document, element, parameters.options);
    });
}

Result<Response> itemHtml(const Call &call, const Item &item)
{
    const HtmlParameters parameters = htmlParameters(call.request);
    SHERIA_TRY(QByteArray html, fragment(call, item, parameters));
    if (!parameters.standalone)
        return htmlResponse(versionOf(call) == json::ApiVersion::V2
                                ? "<div class=\"akoma-ntoso\">" + html + "</div>"
                                : html);
    if (parameters.coverpage) {
        SHERIA_TRY(const QByteArray cover, coverpageOf(call, *item.record, parameters.options));
        html.prepend(cover);
    }
    return htmlResponse(render::standalonePage(*item.record, {}, html));
}

const TocEntry *findEntry(const std::vector<TocEntry> &entries, const Item &item)
{
    for (const TocEntry &entry : entries) {
        const bool isComponent = item.component.isEmpty() || entry.component == item.component;
        if (isComponent && (entry.eId == item.portion || portionOf(entry) == item.portion))
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
    if (!item.portion.isEmpty()) {
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
    out.title = item.portion.isEmpty() ? item.record->expression.title
                                       : out.heading.value_or(out.num.value_or(QString()));
    return out;
}

void writeTextOrNull(json::Writer &out, QByteArrayView key, const std::optional<QString> &text)
{
    out.key(key);
    text ? out.string(*text) : out.null();
}

/// Source: contract API.md section 2.14.
Result<Response> itemJson(const Call &call, const Item &item)
{
    SHERIA_TRY(const auto document, loadDocument(call, item.contentHash));
    SHERIA_TRY(const auto element, findElement(document, item));
    const TocEntry entry = describe(document, element, item);
    SHERIA_TRY(const QByteArray html, fragment(call, item, htmlParameters(call.request)));
    FrbrUri uri = item.uri;
    uri.language = item.record->expression.language;
    uri.expressionDate = '@' + item.record->expression.date.toString(Qt::ISODate).toLatin1();
    SHERIA_TRY(const QByteArray path, uri.expressionUri());
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
    SHERIA_TRY(const auto document, loadDocument(call, item.contentHash));
    const std::vector<TocEntry> toc = document.toc();
    const TocEntry *entry = findSubcomponent(toc, item.component, legacy.subcomponent);
    if (!entry || portionOf(*entry).isEmpty())
        return Error{ErrorCode::NotFound, QStringLiteral("no such part")};
    return portionOf(*entry);
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

} // namespace sheria::routes
