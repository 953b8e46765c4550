#include "core/sync/referencedata.h"

#include "core/domain/json/json.h"
#include "core/store/rows/placequeries.h"
#include "core/sync/listing.h"
#include "core/sync/source/responseclass.h"
#include "core/sync/storedreplies.h"

#include <QJsonArray>

#include <algorithm>

namespace sheria::sync {

namespace {

using namespace Qt::StringLiterals;

constexpr int MaxTopicDepth = 64;

store::Topic readTopic(const QJsonObject &object, int depth)
{
    store::Topic topic;
    topic.slug = object.value("slug"_L1).toString().toUtf8();
    topic.name = object.value("name"_L1).toString();
    if (depth >= MaxTopicDepth)
        return topic;
    for (const QJsonValue &child : object.value("children"_L1).toArray()) {
        store::Topic below = readTopic(child.toObject(), depth + 1);
        if (!below.slug.isEmpty())
            topic.children.push_back(std::move(below));
    }
    return topic;
}

QByteArray placesPath(const Upstream &upstream)
{
    return upstream.kind() == Upstream::Kind::ByPrefix ? "/countries.json" : "/places";
}

/// "ZZ" of zz, "CPT" of za-cpt: so says a server that knows no name.
bool isBareCode(const Place &said)
{
    const QByteArray last = said.uriCode.mid(said.uriCode.lastIndexOf('-') + 1);
    return said.name.compare(QString::fromUtf8(last), Qt::CaseInsensitive) == 0;
}

/// What was known of a place and is not told by the API stays. Another source may have told its name.
Result<void> putPlaceName(store::Database &db, const Place &said)
{
    Result<Place> known = store::findPlace(db, said.uriCode);
    Place place = known ? *known : said;
    if (!said.name.isEmpty() && !(known && isBareCode(said)))
        place.name = said.name;
    if (known && place == *known)
        return {};
    return store::putPlace(db, place);
}

Result<void> putCountries(store::Database &db, const std::vector<Country> &countries)
{
    for (const Country &country : countries) {
        SHERIA_CHECK(putPlaceName(db, country.place));
        for (const Place &locality : country.localities)
            SHERIA_CHECK(putPlaceName(db, locality));
    }
    return {};
}

bool areEqual(const std::vector<store::Topic> &a, const std::vector<store::Topic> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto &x, const auto &y) {
        return x.slug == y.slug && x.name == y.name && areEqual(x.children, y.children);
    });
}

/// The same dataset may have another number here.
Result<store::EnrichmentDataset> asKnownHere(store::Database &db, store::EnrichmentDataset dataset)
{
    SHERIA_TRY(const auto known, store::listDatasets(db, {}, {}));
    bool isTaken = false;
    for (const store::EnrichmentDataset &one : known) {
        if (one.name == dataset.name && one.rootTopic == dataset.rootTopic) {
            dataset.id = one.id;
            return dataset;
        }
        isTaken = isTaken || one.id == dataset.id;
    }
    if (isTaken)
        dataset.id = 0;
    return dataset;
}

/// Fetches the parts one after the other.
class ReferenceData
{
public:
    explicit ReferenceData(const RunContext &run)
        : m_run(run)
        , m_kept(run, run.reader)
        , m_ask([this](const QByteArray &path) { return m_kept.page(path); })
    {}

    Result<std::vector<QByteArray>> places()
    {
        std::vector<Country> countries;
        SHERIA_CHECK(
            forPages(m_ask, placesPath(m_run.upstream), appendTo(countries, readCountries)));
        std::vector<QByteArray> codes;
        std::vector<Country> wanted;
        for (const Country &country : countries)
            sort(country, codes, wanted);
        SHERIA_CHECK(put([wanted](store::Database &db) { return putCountries(db, wanted); }));
        return codes;
    }

    Result<void> topics()
    {
        std::vector<store::Topic> roots;
        SHERIA_CHECK(forPages(m_ask, "/taxonomy-topics", appendTo(roots, readTopicTrees)));
        SHERIA_TRY(std::vector<store::Topic> known, store::listTopics(m_run.reader));
        std::erase_if(known, [&roots](const auto &one) {
            return std::none_of(roots.begin(), roots.end(),
                                [&one](const auto &root) { return root.slug == one.slug; });
        });
        if (areEqual(known, roots))
            return put([](store::Database &) { return Result<void>(); });
        return put([roots](store::Database &db) { return store::putTopics(db, roots); });
    }

    Result<void> datasets()
    {
        std::vector<qint64> ids;
        SHERIA_TRY(const auto known, store::listDatasets(m_run.reader, {}, {}));
        SHERIA_CHECK(
            forPages(m_ask, "/enrichment-datasets", [&](const QJsonObject &page) -> Result<void> {
                for (const QJsonValue &item : page.value("results"_L1).toArray()) {
                    if (!isKnown(item, known))
                        ids.push_back(item["id"_L1].toInteger());
                }
                return {};
            }));
        for (const qint64 id : ids)
            SHERIA_CHECK(dataset(id));
        return put([](store::Database &) { return Result<void>(); });
    }

private:
    void sort(const Country &country, std::vector<QByteArray> &codes,
              std::vector<Country> &wanted) const
    {
        Country kept{country.place, {}};
        codes.push_back(country.place.uriCode);
        for (const Place &locality : country.localities) {
            codes.push_back(locality.uriCode);
            if (m_run.selection.coversPlace(locality.uriCode))
                kept.localities.push_back(locality);
        }
        if (m_run.selection.coversPlace(country.place.uriCode) || !kept.localities.empty())
            wanted.push_back(std::move(kept));
    }

    static bool isKnown(const QJsonValue &item, const std::vector<store::EnrichmentDataset> &known)
    {
        const QDateTime updatedAt = json::parseInstant(item["updated_at"_L1].toString());
        return std::any_of(known.begin(), known.end(), [&](const auto &one) {
            return one.name == item["name"_L1].toString() && one.updatedAt == updatedAt;
        });
    }

    Result<void> dataset(qint64 id)
    {
        SHERIA_TRY(const QJsonObject got,
                   m_kept.page("/enrichment-datasets/" + QByteArray::number(id)));
        SHERIA_TRY(const ReceivedDataset received, readDataset(got));
        return put([received](store::Database &db) -> Result<void> {
            SHERIA_TRY(const auto known, store::listTopics(db));
            const bool hasRoot = std::any_of(known.begin(), known.end(), [&](const auto &root) {
                return root.slug == received.taxonomy.slug;
            });
            if (!hasRoot)
                SHERIA_CHECK(store::putTopics(db, {received.taxonomy}));
            SHERIA_TRY(const auto dataset, asKnownHere(db, received.dataset));
            return store::putDataset(db, dataset);
        });
    }

    /// What a part led to, and what is kept of how it was said.
    Result<void> put(const store::Writer::Job &job)
    {
        return m_run.writer.write(
            [&job, this, replies = m_kept.take()](store::Database &db) -> Result<void> {
                SHERIA_CHECK(job(db));
                return store::putSyncReplies(db, m_run.source.id, replies);
            });
    }

    const RunContext &m_run;
    StoredReplies m_kept;
    const Ask m_ask;
};

Result<void> orTold(const Result<void> &done, const std::function<void(Trouble)> &troubled)
{
    if (done || done.error().code == ErrorCode::NotFound)
        return {};
    if (isFatal(done.error()))
        return done;
    troubled({{}, done.error().message});
    return {};
}

} // namespace

std::vector<Country> readCountries(const QJsonObject &page)
{
    std::vector<Country> out;
    for (const QJsonValue &item : page.value("results"_L1).toArray()) {
        Country country;
        country.place.uriCode = item["frbr_uri_code"_L1].toString().toUtf8();
        if (country.place.uriCode.isEmpty())
            country.place.uriCode = item["code"_L1].toString().toUtf8();
        country.place.name = item["name"_L1].toString();
        if (!isPlaceCode(country.place.uriCode))
            continue;
        for (const QJsonValue &below : item["localities"_L1].toArray()) {
            Place locality;
            locality.uriCode = below["frbr_uri_code"_L1].toString().toUtf8();
            if (locality.uriCode.isEmpty())
                locality.uriCode = country.place.uriCode + '-'
                    + below["code"_L1].toString().toUtf8();
            locality.name = below["name"_L1].toString();
            if (isPlaceCode(locality.uriCode))
                country.localities.push_back(locality);
        }
        out.push_back(std::move(country));
    }
    return out;
}

Result<std::vector<QByteArray>> placeCodes(Upstream &upstream)
{
    std::vector<Country> countries;
    SHERIA_CHECK(forPages([&upstream](const QByteArray &path) { return upstream.getJson(path); },
                          placesPath(upstream), appendTo(countries, readCountries)));
    std::vector<QByteArray> codes;
    for (const Country &country : countries) {
        codes.push_back(country.place.uriCode);
        for (const Place &locality : country.localities)
            codes.push_back(locality.uriCode);
    }
    return codes;
}

std::vector<store::Topic> readTopicTrees(const QJsonObject &page)
{
    std::vector<store::Topic> out;
    for (const QJsonValue &item : page.value("results"_L1).toArray()) {
        store::Topic topic = readTopic(item.toObject(), 0);
        if (!topic.slug.isEmpty())
            out.push_back(std::move(topic));
    }
    return out;
}

Result<ReceivedDataset> readDataset(const QJsonObject &object)
{
    ReceivedDataset out;
    store::EnrichmentDataset &dataset = out.dataset;
    dataset.id = object.value("id"_L1).toInteger();
    dataset.name = object.value("name"_L1).toString();
    dataset.description = object.value("description"_L1).toString();
    dataset.createdAt = json::parseInstant(object.value("created_at"_L1).toString());
    dataset.updatedAt = json::parseInstant(object.value("updated_at"_L1).toString());
    out.taxonomy = readTopic(object.value("taxonomy"_L1).toObject(), 0);
    dataset.rootTopic = out.taxonomy.slug;
    if (dataset.name.isEmpty() || dataset.rootTopic.isEmpty())
        return Error{ErrorCode::Unsupported,
                     Message::tr("the response is not an enrichment dataset")};
    for (const QJsonValue &item : object.value("enrichments"_L1).toArray()) {
        dataset.enrichments.push_back({0, item["provision_id"_L1].toString().toUtf8(),
                                       item["taxonomy_topic"_L1].toString().toUtf8(),
                                       item["work"_L1].toString().toUtf8()});
    }
    return out;
}

Result<std::vector<QByteArray>> fetchReferenceData(const RunContext &run,
                                                   const std::function<void(Trouble)> &troubled)
{
    const Upstream::Kind kind = run.upstream.kind();
    ReferenceData parts(run);
    Result<std::vector<QByteArray>> codes = parts.places();
    if (!codes && (isFatal(codes.error()) || kind != Upstream::Kind::Global))
        return codes.error();
    if (!codes)
        SHERIA_CHECK(orTold(codes.error(), troubled));
    SHERIA_CHECK(orTold(parts.topics(), troubled));
    if (kind != Upstream::Kind::ByPrefix)
        SHERIA_CHECK(orTold(parts.datasets(), troubled));
    return codes ? *std::move(codes) : std::vector<QByteArray>();
}

} // namespace sheria::sync
