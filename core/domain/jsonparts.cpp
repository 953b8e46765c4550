#include "core/domain/json.h"

namespace sheria::json {

namespace {

void writeEvent(Writer &out, const TimelineEvent &event)
{
    out.beginObject();
    out.member("type", event.type).member("description", event.description);
    out.member("by_frbr_uri", event.by.uri).member("by_title", event.by.title);
    out.member("note", event.note);
    out.endObject();
}

void writeWorksLink(Writer &out, const Place &place, const Addresses &at)
{
    out.key("links").beginArray().beginObject();
    out.member("rel", QByteArrayView("works")).member("title", QByteArrayView("Works"));
    out.member("href", at.of(QByteArray("/akn/" + place.uriCode + '/')));
    out.endObject().endArray();
}

} // namespace

void writeCommencements(Writer &out, const std::vector<Commencement> &commencements)
{
    out.beginObject();
    writeCommencementArray(out, commencements);
    out.endObject();
}

void writeTimeline(Writer &out, const std::vector<TimelineDay> &days)
{
    out.beginObject();
    writeArray(out, "timeline", days, [&](const TimelineDay &day) {
        out.beginObject().member("date", day.date);
        writeArray(out, "events", day.events,
                   [&](const TimelineEvent &event) { writeEvent(out, event); });
        out.endObject();
    });
    out.endObject();
}

void writeCountry(Writer &out, const Country &country, const Addresses &at)
{
    out.beginObject();
    out.member("code", country.place.country()).member("name", country.place.name);
    out.member("frbr_uri_code", country.place.uriCode);
    writeArray(out, "localities", country.localities,
               [&](const Place &locality) { writeLocality(out, locality, at); });
    writeWorksLink(out, country.place, at);
    out.endObject();
}

void writeLocality(Writer &out, const Place &locality, const Addresses &at)
{
    out.beginObject();
    out.member("code", locality.localityCode()).member("name", locality.name);
    out.member("frbr_uri_code", locality.uriCode);
    writeWorksLink(out, locality, at);
    out.endObject();
}

namespace {

/// Where the items of one answer stand.
struct Context
{
    QByteArrayView expressionUri;
    const Addresses &at;
};

void writeTextOrNull(Writer &out, QByteArrayView key, const std::optional<QString> &text)
{
    out.key(key);
    text ? out.string(*text) : out.null();
}

QByteArray urlOf(const TocEntry &entry, const Context &context)
{
    QByteArray uri = context.expressionUri.toByteArray() + "/!" + entry.component;
    if (const QByteArray portion = portionOf(entry); !portion.isEmpty())
        uri += '~' + portion;
    return context.at.of(uri);
}

QByteArray legacyUrlOf(const TocEntry &entry, const QByteArray &subcomponent,
                       const Context &context)
{
    QByteArray uri = context.expressionUri.toByteArray() + '/' + entry.component;
    if (!subcomponent.isEmpty())
        uri += '/' + subcomponent;
    return context.at.of(uri);
}

void writeEntry(Writer &out, const TocEntry &entry, const Context &context)
{
    out.beginObject();
    out.member("type", entry.type).member("component", entry.component);
    out.member("title", entry.title);
    writeArray(out, "children", entry.children,
               [&](const TocEntry &child) { writeEntry(out, child, context); });
    out.member("basic_unit", entry.isBasicUnit);
    writeTextOrNull(out, "num", entry.num);
    out.key("id").stringOrNull(entry.eId);
    writeTextOrNull(out, "heading", entry.heading);
    out.member("url", urlOf(entry, context));
    out.endObject();
}

/// Above an item: its parent and that one's subcomponent.
struct Above
{
    const TocEntry *entry = nullptr;
    QByteArray subcomponent;
};

void writeLegacyEntry(Writer &out, const TocEntry &entry, const Above &above,
                      const Context &context)
{
    const QByteArray subcomponent = subcomponentOf(entry, above.entry, above.subcomponent);
    out.beginObject();
    out.member("type", entry.type).member("component", entry.component);
    out.key("subcomponent").stringOrNull(subcomponent);
    out.member("title", entry.title);
    writeArray(out, "children", entry.children, [&](const TocEntry &child) {
        writeLegacyEntry(out, child, {&entry, subcomponent}, context);
    });
    writeTextOrNull(out, "num", entry.num);
    out.key("id").stringOrNull(entry.eId);
    writeTextOrNull(out, "heading", entry.heading);
    out.member("url", legacyUrlOf(entry, subcomponent, context));
    out.endObject();
}

} // namespace

void writeToc(Writer &out, const std::vector<TocEntry> &entries, QByteArrayView expressionUri,
              const Addresses &at)
{
    const Context context{expressionUri, at};
    const bool isV2 = at.version == ApiVersion::V2;
    out.beginObject();
    writeArray(out, "toc", entries, [&](const TocEntry &entry) {
        isV2 ? writeLegacyEntry(out, entry, {}, context) : writeEntry(out, entry, context);
    });
    out.endObject();
}

} // namespace sheria::json
