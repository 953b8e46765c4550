#include "core/domain/jsonparts.h"

namespace sheria::json {

namespace {

void writeCommencement(Writer &out, const Commencement &commencement)
{
    out.beginObject();
    out.key("commencing_title");
    commencement.by ? out.string(commencement.by->title) : out.null();
    out.key("commencing_frbr_uri")
        .stringOrNull(commencement.by ? commencement.by->uri : QByteArray());
    out.member("date", commencement.date);
    out.member("main", commencement.isMain);
    out.member("all_provisions", commencement.allProvisions);
    writeArray(out, "provisions", commencement.provisions,
               [&](const auto &eId) { out.string(eId); });
    out.key("note").stringOrNull(commencement.note);
    out.endObject();
}

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

void writeCommencementArray(Writer &out, const std::vector<Commencement> &commencements)
{
    writeArray(out, "commencements", commencements,
               [&](const Commencement &each) { writeCommencement(out, each); });
}

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

} // namespace sheria::json
