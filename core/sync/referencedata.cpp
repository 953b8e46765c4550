// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/referencedata.h"

#include "core/domain/json/json.h"
#include "core/store/knowledge/knowledgebasequeries.h"
#include "core/store/rows/placequeries.h"
#include "core/store/sync/synchistory.h"
#include "core/store/sync/syncitems.h"
#include "core/sync/deletions.h"
#include "core/sync/filefetch.h"
#include "core/sync/listing.h"
#include "core/sync/source/responseclass.h"

#include <QJsonArray>
#include <QJsonObject>

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
    SHERIA_CHECK(store::keepPlace(db, said.uriCode));
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

using store::SyncItem;

namespace {

/// What a server says of one; in our form, or why it cannot be.
Result<KnowledgeBase> baseOf(const QJsonObject &said)
{
    KnowledgeBase out;
    out.code = said.value("code"_L1).toString().toUtf8();
    out.name = said.value("name"_L1).toString();
    out.description = said.value("description"_L1).toString();
    // The API does not tell the kind; codes do.
    // Source: server/API.md section 8.1.
    out.kind = out.code.startsWith("judgments") ? KnowledgeBase::Kind::Judgments
                                                : KnowledgeBase::Kind::Legislation;
    return checked(out);
}

/// One run; see syncKnowledgeBases().
class KnowledgeRun
{
public:
    KnowledgeRun(const RunContext &run, Summary &summary,
                 const std::function<void(const Trouble &)> &troubled)
        : m_run(run)
        , m_summary(summary)
        , m_troubled(troubled)
    {}

    Result<void> run()
    {
        SHERIA_TRY(KnowledgeList list, listKnowledgeBases(m_run.upstream));
        m_summary.listed += list.listed;
        for (const Trouble &trouble : list.troubles)
            m_troubled(trouble);
        m_listed = std::move(list.bases);
        for (const KnowledgeBase &base : m_listed)
            SHERIA_CHECK(take(base));
        return settleGone();
    }

private:
    Result<void> take(const KnowledgeBase &said)
    {
        SHERIA_TRY(const auto item, store::findSyncItem(m_run.reader, m_run.source.id, said.code));
        const auto known = store::findKnowledgeBase(m_run.reader, said.code);
        if (!known && known.error().code != ErrorCode::NotFound)
            return known.error();
        const bool isSame = known && known->name == said.name
            && known->description == said.description;
        if (known && !item) {
            if (isSame)
                return {}; // Every library begins with the same ones.
            SHERIA_TRY(const bool cameByPack, isAsAPackBroughtIt(*known));
            if (!cameByPack) {
                m_troubled({{},
                            Message::tr("the library has its own knowledge base %1, which is kept",
                                        said.code)});
                return {};
            }
        }
        if (isSame && !item->missingAt.isValid())
            return {};
        KnowledgeBase put = known ? *known : said;
        put.name = said.name;
        put.description = said.description;
        ++m_summary.fetched;
        return m_run.writer.write(
            [&, isNew = !known](store::Database &db) { return keep(db, put, isNew); });
    }

    /// A copy that began with a pack goes on from the server.
    Result<bool> isAsAPackBroughtIt(const KnowledgeBase &known) const
    {
        SHERIA_TRY(const auto origin, store::findKnowledgeOrigin(m_run.reader, known.code));
        return origin && origin->library != store::KnowledgeOrigin::Program
            && origin->base == known;
    }

    Result<void> keep(store::Database &db, const KnowledgeBase &base, bool isNew) const
    {
        if (!isNew)
            SHERIA_CHECK(store::removeKnowledgeBase(db, base.code));
        SHERIA_CHECK(store::addKnowledgeBase(db, base));
        SHERIA_CHECK(
            store::wantSyncItem(db, m_run.source.id, {base.code, base.code, {}, {}, {}, -1}));
        SHERIA_TRY(auto item, store::findSyncItem(db, m_run.source.id, base.code));
        item->state = SyncItem::State::Complete;
        SHERIA_CHECK(store::putSyncItem(db, *item, {}));
        store::SyncRunPlace brought;
        brought.added = isNew ? 1 : 0;
        brought.changed = isNew ? 0 : 1;
        return store::addToSyncRunPlace(db, m_run.runId, brought);
    }

    /// What is not listed any more.
    Result<void> settleGone()
    {
        SHERIA_TRY(auto known, store::syncItemsOfPlace(m_run.reader, m_run.source.id, {}));
        std::erase_if(known, [this](const SyncItem &item) {
            return std::any_of(m_listed.begin(), m_listed.end(),
                               [&item](const KnowledgeBase &base) {
                                   return base.code == item.uri;
                               });
        });
        return settleDeletions(m_run, std::move(known), m_summary);
    }

    const RunContext &m_run;
    Summary &m_summary;
    const std::function<void(const Trouble &)> &m_troubled;
    std::vector<KnowledgeBase> m_listed;
};

} // namespace

Result<KnowledgeList> listKnowledgeBases(Upstream &upstream)
{
    KnowledgeList out;
    const auto take = [&out](const QJsonObject &page) -> Result<void> {
        if (!page.value("results"_L1).isArray())
            return Error{ErrorCode::Unsupported,
                         Message::tr("the response is not a page of a list")};
        for (const QJsonValue &item : page.value("results"_L1).toArray()) {
            ++out.listed;
            auto base = baseOf(item.toObject());
            if (base)
                out.bases.push_back(*std::move(base));
            else
                out.troubles.push_back({{}, base.error().message});
        }
        return {};
    };
    SHERIA_CHECK(forPages([&upstream](const QByteArray &path) { return upstream.getJson(path); },
                          "/knowledge-bases", take, 100));
    return out;
}

Result<void> syncKnowledgeBases(const RunContext &run, Summary &summary,
                                const std::function<void(const Trouble &)> &troubled)
{
    return KnowledgeRun(run, summary, troubled).run();
}

} // namespace sheria::sync
