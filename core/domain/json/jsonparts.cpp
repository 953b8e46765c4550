#include "core/domain/json/json.h"

namespace sheria::json {

namespace {

auto linksTo(const Place &place, const Addresses &at)
{
    return [&](Writer &out) {
        out.beginArray().object("rel", "works", "title", "Works", "href",
                                at.of(QByteArray("/akn/" + place.uriCode + '/')));
        out.endArray();
    };
}

/// Where the items of one answer stand.
struct Context
{
    QByteArrayView expressionUri;
    const Addresses &at;
};

/// Above an item: its parent and that one's subcomponent.
struct Above
{
    const TocEntry *entry = nullptr;
    QByteArray subcomponent;
};

QByteArray urlOf(const TocEntry &entry, const QByteArray &subcomponent, const Context &context)
{
    const bool isV2 = context.at.version == ApiVersion::V2;
    const QByteArray portion = isV2 ? subcomponent : portionOf(entry);
    QByteArray uri = context.expressionUri.toByteArray() + (isV2 ? "/" : "/!") + entry.component;
    if (!portion.isEmpty())
        uri += (isV2 ? '/' : '~') + portion;
    return context.at.of(uri);
}

void writeEntry(Writer &out, const TocEntry &entry, const Above &above, const Context &context)
{
    const bool isV2 = context.at.version == ApiVersion::V2;
    const QByteArray subcomponent = isV2 ? subcomponentOf(entry, above.entry, above.subcomponent)
                                         : QByteArray();
    out.beginObject().members("type", entry.type, "component", entry.component);
    if (isV2)
        out.member("subcomponent", orNull(subcomponent));
    out.member("title", entry.title);
    out.key("children").array(entry.children, [&](const TocEntry &child) {
        writeEntry(out, child, {&entry, subcomponent}, context);
    });
    if (!isV2)
        out.member("basic_unit", entry.isBasicUnit);
    out.members("num", entry.num, "id", orNull(entry.eId), "heading", entry.heading, "url",
                urlOf(entry, subcomponent, context));
    out.endObject();
}

} // namespace

void writeTimeline(Writer &out, const std::vector<TimelineDay> &days)
{
    const auto writeEvent = [&out](const TimelineEvent &event) {
        out.object("type", event.type, "description", event.description, "by_frbr_uri",
                   event.by.uri, "by_title", event.by.title, "note", event.note);
    };
    out.beginObject().key("timeline").array(days, [&](const TimelineDay &day) {
        out.beginObject().member("date", day.date);
        out.key("events").array(day.events, writeEvent).endObject();
    });
    out.endObject();
}

void writeCountry(Writer &out, const Country &country, const Addresses &at)
{
    out.beginObject().members("code", country.place.country(), "name", country.place.name,
                              "frbr_uri_code", country.place.uriCode);
    out.key("localities").array(country.localities, [&](const Place &locality) {
        writeLocality(out, locality, at);
    });
    out.member("links", linksTo(country.place, at)).endObject();
}

void writeLocality(Writer &out, const Place &locality, const Addresses &at)
{
    out.object("code", locality.localityCode(), "name", locality.name, "frbr_uri_code",
               locality.uriCode, "links", linksTo(locality, at));
}

void writeToc(Writer &out, const std::vector<TocEntry> &entries, QByteArrayView expressionUri,
              const Addresses &at)
{
    const Context context{expressionUri, at};
    out.beginObject().key("toc").array(entries, [&](const TocEntry &entry) {
        writeEntry(out, entry, {}, context);
    });
    out.endObject();
}

} // namespace sheria::json
