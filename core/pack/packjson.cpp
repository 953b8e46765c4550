// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/packjson.h"

#include "core/domain/json/json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <array>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;
using json::Members;

constexpr int MaxTopicDepth = 32; ///< Trees in use have three levels.

Result<QJsonArray> readList(const QByteArray &json, const QString &key)
{
    SHERIA_TRY(const QJsonObject object, parsedObject(json));
    if (!object[key].isArray())
        return wrongPack(Message::tr("it has no array \"%1\"", key));
    return object[key].toArray();
}

/// What `read` makes of the object that each item is, or the first error.
template <typename Read>
auto readAll(const QJsonArray &list, Read read)
    -> Result<std::vector<std::decay_t<decltype(*read(QJsonObject()))>>>
{
    std::vector<std::decay_t<decltype(*read(QJsonObject()))>> all;
    for (const QJsonValue &value : list) {
        SHERIA_TRY(auto one, read(value.toObject()));
        all.push_back(std::move(one));
    }
    return all;
}

Result<Place> readPlace(const QJsonObject &object)
{
    Members in(object);
    Place place;
    place.uriCode = in.bytes(u"frbr_uri_code"_s);
    place.name = in.text(u"name"_s);
    if (const QByteArray language = in.bytes(u"primary_language"_s); !language.isEmpty())
        place.primaryLanguage = language;
    place.asAtDate = in.date(u"as_at_date"_s);
    if (in.error())
        return *in.error();
    if (!isPlaceCode(place.uriCode))
        return wrongPack(Message::tr("\"%1\" is not a place code", place.uriCode));
    return place;
}

void writePlace(json::Writer &out, const Place &place)
{
    out.members("code", place.isLocality() ? place.localityCode() : place.uriCode, "name",
                place.name, "frbr_uri_code", place.uriCode, "primary_language",
                place.primaryLanguage, "as_at_date", place.asAtDate);
}

QByteArray localityJson(const Place &locality)
{
    json::Writer out;
    out.beginObject();
    writePlace(out, locality);
    return out.endObject().take();
}

QByteArray countryJson(const Country &country)
{
    json::Writer out;
    out.beginObject();
    writePlace(out, country.place);
    out.members("localities", json::list(country.localities, localityJson));
    return out.endObject().take();
}

Result<store::Topic> readTopic(const QJsonObject &object, int depth)
{
    Members in(object);
    store::Topic topic;
    topic.id = in.integer(u"id"_s).value_or(0);
    topic.slug = in.bytes(u"slug"_s);
    topic.name = in.text(u"name"_s);
    topic.isPublic = in.flag(u"public"_s, true);
    const QJsonArray children = in.array(u"children"_s);
    if (in.error())
        return *in.error();
    if (topic.slug.isEmpty() || depth > MaxTopicDepth)
        return wrongPack(Message::tr("a topic has no slug or is nested too deeply"));
    SHERIA_TRY(topic.children, readAll(children, [depth](const QJsonObject &child) {
                   return readTopic(child, depth + 1);
               }));
    return topic;
}

QByteArray topicJson(const store::Topic &topic)
{
    return json::object("name", topic.name, "slug", topic.slug, "id", topic.id, "public",
                        topic.isPublic, "children", json::list(topic.children, topicJson));
}

Result<store::EnrichmentDataset> readDataset(const QJsonObject &object)
{
    Members in(object);
    store::EnrichmentDataset dataset;
    dataset.id = in.integer(u"id"_s).value_or(0);
    dataset.name = in.text(u"name"_s);
    dataset.description = in.text(u"description"_s);
    dataset.createdAt = in.dateTime(u"created_at"_s);
    dataset.updatedAt = in.dateTime(u"updated_at"_s);
    if (const auto taxonomy = in.object(u"taxonomy"_s))
        dataset.rootTopic = Members(*taxonomy).bytes(u"slug"_s);
    const QJsonArray enrichments = in.array(u"enrichments"_s);
    for (const QJsonValue &value : enrichments) {
        Members item(value.toObject());
        dataset.enrichments.push_back({item.integer(u"id"_s).value_or(0),
                                       item.bytes(u"provision_id"_s),
                                       item.bytes(u"taxonomy_topic"_s), item.bytes(u"work"_s)});
        in.complainAs(u"enrichments"_s, item);
    }
    if (in.error())
        return *in.error();
    if (dataset.name.isEmpty() || !dataset.createdAt.isValid() || !dataset.updatedAt.isValid())
        return wrongPack(Message::tr("a dataset has no name, created_at or updated_at"));
    return dataset;
}

const store::Topic *topicNamed(const std::vector<store::Topic> &topics, const QByteArray &slug)
{
    for (const store::Topic &topic : topics) {
        if (topic.slug == slug)
            return &topic;
        if (const store::Topic *below = topicNamed(topic.children, slug))
            return below;
    }
    return nullptr;
}

QByteArray datasetJson(const store::EnrichmentDataset &dataset,
                       const std::vector<store::Topic> &roots)
{
    const auto enrichmentJson = [](const store::Enrichment &one) {
        return json::object("id", one.id, "provision_id", one.provisionId, "taxonomy_topic",
                            one.topic, "work", one.workUri);
    };
    const store::Topic *root = topicNamed(roots, dataset.rootTopic);
    return json::object("id", dataset.id, "name", dataset.name, "description", dataset.description,
                        "created_at", dataset.createdAt, "updated_at", dataset.updatedAt,
                        "enrichments", json::list(dataset.enrichments, enrichmentJson), "taxonomy",
                        json::Raw{root ? topicJson(*root)
                                       : json::object("slug", dataset.rootTopic)});
}

/// In the order of DateOrigin.
constexpr std::array<QLatin1StringView, 4> OriginNames{"uri"_L1, "document"_L1, "work"_L1,
                                                       "unknown"_L1};

DateOrigin originNamed(const QString &name)
{
    for (std::size_t i = 0; i < OriginNames.size(); ++i) {
        if (name == OriginNames[i])
            return static_cast<DateOrigin>(i);
    }
    return DateOrigin::Uri;
}

/// Who it is, from its address alone: the other members only repeat it.
Result<void> readIdentity(Members &in, PackedExpression &packed)
{
    SHERIA_TRY(FrbrUri uri, FrbrUri::parse(in.bytes(u"expression_frbr_uri"_s)));
    SHERIA_TRY(const PointInTime point, uri.pointInTime());
    if (uri.language.isEmpty() || point.kind != PointInTime::Kind::Exactly)
        return wrongPack(Message::tr("\"expression_frbr_uri\" has no language or no date"));
    packed.expression.language = uri.language;
    packed.expression.date = point.date;
    uri = uri.canonical();
    uri.language.clear();
    uri.expressionDate.clear();
    packed.workUri = uri;
    return {};
}

Result<PackedManifestation> readManifestation(const QJsonObject &object)
{
    Members in(object);
    PackedManifestation packed;
    packed.isDescribed = true;
    packed.path = in.text(u"path"_s);
    Manifestation &one = packed.manifestation;
    one.role = Manifestation::roleNamed(in.bytes(u"role"_s));
    one.component = in.bytes(u"component"_s);
    one.frbrThis = in.bytes(u"frbr_this"_s);
    one.date = in.date(u"date"_s);
    one.importedAt = in.dateTime(u"imported_at"_s);
    if (in.error())
        return *in.error();
    if (packed.path.isEmpty())
        return wrongPack(Message::tr("a manifestation has no path"));
    return packed;
}

Result<PackedMedia> readMedia(const QJsonObject &object)
{
    Members in(object);
    PackedMedia media{in.text(u"path"_s), in.text(u"filename"_s), in.bytes(u"mime_type"_s)};
    if (in.error())
        return *in.error();
    if (media.path.isEmpty() || media.filename.isEmpty())
        return wrongPack(Message::tr("a media file has no path or no name"));
    return media;
}

QByteArray manifestationJson(const PackedManifestation &packed)
{
    const Manifestation &one = packed.manifestation;
    return json::object("role", enumName(one.role), "component", one.component, "frbr_this",
                        one.frbrThis, "date", one.date, "imported_at", one.importedAt, "path",
                        packed.path);
}

QByteArray mediaJson(const PackedMedia &media)
{
    return json::object("filename", media.filename, "mime_type", media.mimeType, "path",
                        media.path);
}

QByteArrayList urisOf(const QJsonValue &value)
{
    QByteArrayList out;
    for (const QJsonValue &item : value.toArray())
        out << item.toString().toUtf8();
    return out;
}

} // namespace

Result<QJsonObject> parsedObject(const QByteArray &json)
{
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(json, &error).object();
    if (error.error != QJsonParseError::NoError)
        return wrongPack(error.errorString());
    return object;
}

Result<std::vector<Country>> readPlaces(const QByteArray &json)
{
    SHERIA_TRY(const QJsonArray list, readList(json, u"places"_s));
    return readAll(list, [](const QJsonObject &object) -> Result<Country> {
        Country country;
        SHERIA_TRY(country.place, readPlace(object));
        SHERIA_TRY(country.localities, readAll(object["localities"_L1].toArray(), readPlace));
        return country;
    });
}

QByteArray writePlaces(const std::vector<Country> &countries)
{
    return json::object("places", json::list(countries, countryJson)) + '\n';
}

Result<std::vector<store::Topic>> readTopics(const QByteArray &json)
{
    SHERIA_TRY(const QJsonArray list, readList(json, u"topics"_s));
    return readAll(list, [](const QJsonObject &root) { return readTopic(root, 0); });
}

QByteArray writeTopics(const std::vector<store::Topic> &roots)
{
    return json::object("topics", json::list(roots, topicJson)) + '\n';
}

Result<std::vector<store::EnrichmentDataset>> readDatasets(const QByteArray &json)
{
    SHERIA_TRY(const QJsonArray list, readList(json, u"datasets"_s));
    return readAll(list, readDataset);
}

QByteArray writeDatasets(const std::vector<store::EnrichmentDataset> &datasets,
                         const std::vector<store::Topic> &roots)
{
    const auto toJson = [&roots](const store::EnrichmentDataset &dataset) {
        return datasetJson(dataset, roots);
    };
    return json::object("datasets", json::list(datasets, toJson)) + '\n';
}

Result<PackedExpression> readPackedExpression(const QByteArray &json)
{
    SHERIA_TRY(const QJsonObject object, parsedObject(json));
    Members in(object);
    PackedExpression packed;
    SHERIA_CHECK(readIdentity(in, packed));
    packed.expression.title = in.text(u"title"_s);
    packed.expression.dateOrigin = originNamed(in.text(u"date_origin"_s));
    packed.expression.createdAt = in.dateTime(u"created_at"_s);
    packed.expression.updatedAt = in.dateTime(u"updated_at"_s);
    SHERIA_TRY(packed.manifestations, readAll(in.array(u"manifestations"_s), readManifestation));
    SHERIA_TRY(packed.media, readAll(in.array(u"media"_s), readMedia));
    if (in.error())
        return *in.error();
    return packed;
}

QByteArray writePackedExpression(const PackedExpression &packed)
{
    const Expression &expression = packed.expression;
    const QString origin = OriginNames[static_cast<std::size_t>(expression.dateOrigin)];
    return json::object("expression_frbr_uri", expression.uri, "title", expression.title,
                        "language", expression.language, "expression_date", expression.date,
                        "date_origin", origin, "created_at", expression.createdAt, "updated_at",
                        expression.updatedAt, "manifestations",
                        json::list(packed.manifestations, manifestationJson), "media",
                        json::list(packed.media, mediaJson))
        + '\n';
}

Result<PackDeletions> readDeletions(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    if (!object["works"_L1].isArray() || !object["expressions"_L1].isArray())
        return Error{ErrorCode::InvalidArgument, Message::tr("deletions.json has no lists")};
    return PackDeletions{urisOf(object["works"_L1]), urisOf(object["expressions"_L1])};
}

QByteArray writeDeletions(const PackDeletions &deletions)
{
    return json::object("works", deletions.works, "expressions", deletions.expressions) + '\n';
}

} // namespace sheria::pack
