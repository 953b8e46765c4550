// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/legislation/topicqueries.h"

#include "core/store/access/accountqueries.h"
#include "core/store/db/records.h"
#include "core/store/db/replicaqueries.h"

#include <QHash>
#include <QSet>

namespace sheria::store {

namespace {

Error noTopic(QByteArrayView slug)
{
    return Error{ErrorCode::NotFound, QStringLiteral("no topic ") + QString::fromUtf8(slug)};
}

/// All topics by their parent's id (0: the roots), siblings in order.
using TopicsByParent = QHash<qint64, std::vector<Topic>>;

Result<TopicsByParent> topicsByParent(Database &db)
{
    SHERIA_TRY(Statement query, Statement::prepare(db, R"sql(
        SELECT id, slug, name, is_public, parent_id FROM topic ORDER BY parent_id, position, id
    )sql"));
    TopicsByParent topics;
    SHERIA_CHECK(query.forEach([&](const Statement &row) {
        topics[row.integer(4)].push_back(
            {row.integer(0), row.text(1), row.string(2), row.boolean(3), {}});
    }));
    return topics;
}

std::vector<Topic> childrenOf(qint64 parentId, const TopicsByParent &topics)
{
    std::vector<Topic> children = topics.value(parentId);
    for (Topic &child : children)
        child.children = childrenOf(child.id, topics);
    return children;
}

const Topic *findIn(const std::vector<Topic> &topics, QByteArrayView slug)
{
    for (const Topic &topic : topics) {
        if (topic.slug == slug)
            return &topic;
        if (const Topic *below = findIn(topic.children, slug))
            return below;
    }
    return nullptr;
}

/// The topic, whose id stays the same as long as its slug does; a new one gets the id it brings
/// where that is free.
Result<qint64> putTopic(Database &db, const Topic &topic, bool isPublic,
                        std::optional<qint64> parentId, int position)
{
    return Statement::number(db, R"sql(
        INSERT INTO topic (id, slug, name, is_public, parent_id, position)
        VALUES (CASE WHEN ?6 > 0 AND NOT EXISTS (SELECT 1 FROM topic WHERE id = ?6) THEN ?6 END,
                ?1, ?2, ?3, ?4, ?5)
            ON CONFLICT (slug) DO UPDATE
               SET name = excluded.name, is_public = excluded.is_public,
                   parent_id = excluded.parent_id, position = excluded.position
        RETURNING id
    )sql",
                             topic.slug, topic.name, isPublic, parentId, position, topic.id);
}

/// A slug among `placed`, those that the tree had before, is passed over with all below it: put a second time, the
/// topic could come to lie below itself.
Result<void> putTree(Database &db, const Topic &topic, bool isPublic,
                     std::optional<qint64> parentId, int position, QSet<QByteArray> &placed)
{
    if (placed.contains(topic.slug))
        return {};
    placed.insert(topic.slug);
    SHERIA_TRY(const qint64 id, putTopic(db, topic, isPublic, parentId, position));
    int childPosition = 0;
    for (const Topic &child : topic.children)
        SHERIA_CHECK(putTree(db, child, isPublic, id, childPosition++, placed));
    return {};
}

/// Takes the topics that lie below themselves, which earlier versions could make, and all below these out of the
/// circle, as detachBelow() does.
Result<void> detachCircles(Database &db)
{
    return Statement::run(db, R"sql(
        WITH RECURSIVE reached (id) AS (
            SELECT id FROM topic WHERE parent_id IS NULL
            UNION
            SELECT t.id FROM reached r JOIN topic t ON t.parent_id = r.id)
        UPDATE topic SET parent_id = NULL, position = -1 WHERE id NOT IN (SELECT id FROM reached)
    )sql");
}

/// Takes the topics below `slug` out of the tree, so that those that are put again come back with
/// their old ids and the others can be told and dropped.
Result<void> detachBelow(Database &db, QByteArrayView slug)
{
    return Statement::run(db, R"sql(
        WITH RECURSIVE below (id) AS (
            SELECT t.id FROM topic t JOIN topic root ON t.parent_id = root.id WHERE root.slug = ?1
            UNION
            SELECT t.id FROM below b JOIN topic t ON t.parent_id = b.id)
        UPDATE topic SET parent_id = NULL, position = -1 WHERE id IN (SELECT id FROM below)
    )sql",
                          slug);
}

Result<int> rootPosition(Database &db, QByteArrayView slug)
{
    SHERIA_TRY(const qint64 position,
               Statement::number(db, R"sql(
        SELECT COALESCE((SELECT position FROM topic WHERE slug = ?1 AND parent_id IS NULL
                            AND position >= 0),
                        (SELECT MAX(position) + 1 FROM topic WHERE parent_id IS NULL), 0)
    )sql",
                                 slug));
    return static_cast<int>(std::max<qint64>(0, position));
}

constexpr auto Datasets = records<EnrichmentDataset>(
    "id, name, description, created_at, updated_at, root_topic", "FROM enrichment_dataset d",
    &EnrichmentDataset::id, &EnrichmentDataset::name, &EnrichmentDataset::description,
    &EnrichmentDataset::createdAt, &EnrichmentDataset::updatedAt, &EnrichmentDataset::rootTopic);

Result<std::vector<Enrichment>> enrichmentsOf(Database &db, qint64 datasetId,
                                              QByteArrayView subscription)
{
    constexpr auto Rows = records<Enrichment>("id, provision_id, topic, work_uri",
                                              "FROM enrichment", &Enrichment::id,
                                              &Enrichment::provisionId, &Enrichment::topic,
                                              &Enrichment::workUri);
    return Rows.list(db, "WHERE dataset_id = ?1 AND (?2 = '' OR is_seen(?2, work_uri)) ORDER BY id",
                     datasetId, subscription);
}

Result<void> replaceEnrichments(Database &db, qint64 datasetId,
                                const std::vector<Enrichment> &enrichments)
{
    SHERIA_CHECK(Statement::run(db, "DELETE FROM enrichment WHERE dataset_id = ?1", datasetId));
    // An id that is given is kept, since clients know it, unless another dataset has taken it.
    SHERIA_TRY(Statement add, Statement::prepare(db, R"sql(
        INSERT INTO enrichment (id, dataset_id, provision_id, topic, work_uri)
        VALUES (CASE WHEN ?1 > 0 AND NOT EXISTS (SELECT 1 FROM enrichment WHERE id = ?1)
                     THEN ?1 END, ?2, ?3, ?4, ?5)
    )sql"));
    for (const Enrichment &one : enrichments) {
        add.bindAll(one.id, datasetId, one.provisionId, one.topic, one.workUri);
        SHERIA_CHECK(add.run());
    }
    return {};
}

/// The topics of the works that a subscription covers, and of what is noted about these. Datasets may
/// name theirs without the prefix that the topics of enrichments have.
Result<QSet<QByteArray>> seenSlugs(Database &db, QByteArrayView subscription)
{
    SHERIA_TRY(const QByteArrayList slugs,
               Statement::texts(db, R"sql(
        SELECT t.slug FROM work_topic t JOIN work w ON w.id = t.work_id WHERE is_seen(?1, w.uri)
        UNION
        SELECT topic FROM enrichment WHERE is_seen(?1, work_uri)
        UNION
        SELECT 'enrichments-' || topic FROM enrichment WHERE is_seen(?1, work_uri)
    )sql",
                                subscription));
    return QSet<QByteArray>(slugs.begin(), slugs.end());
}

/// Leaves of `topics` those that are seen or above one that is.
void keepSeen(std::vector<Topic> &topics, const QSet<QByteArray> &seen)
{
    for (Topic &topic : topics)
        keepSeen(topic.children, seen);
    std::erase_if(topics, [&seen](const Topic &topic) {
        return topic.children.empty() && !seen.contains(topic.slug);
    });
}

Error notSeen()
{
    return {ErrorCode::Forbidden, {}};
}

} // namespace

Result<std::vector<Topic>> listTopics(Database &db, QByteArrayView subscription)
{
    SHERIA_TRY(const TopicsByParent topics, topicsByParent(db));
    std::vector<Topic> roots = childrenOf(0, topics);
    if (subscription.isEmpty())
        return roots;
    SHERIA_TRY(const QSet<QByteArray> seen, seenSlugs(db, subscription));
    keepSeen(roots, seen);
    return roots;
}

Result<Topic> findTopic(Database &db, QByteArrayView slug, QByteArrayView subscription)
{
    SHERIA_TRY(std::vector<Topic> roots, listTopics(db));
    const Topic *topic = findIn(roots, slug);
    if (!topic || !topic->isPublic)
        return noTopic(slug);
    if (subscription.isEmpty())
        return *topic;
    SHERIA_TRY(const QSet<QByteArray> seen, seenSlugs(db, subscription));
    keepSeen(roots, seen);
    topic = findIn(roots, slug);
    return topic ? Result<Topic>(*topic) : notSeen();
}

Result<void> putTopics(Database &db, const std::vector<Topic> &roots)
{
    SHERIA_CHECK(checkMayChange(db));
    SHERIA_CHECK(detachCircles(db));
    for (const Topic &root : roots) {
        SHERIA_TRY(const int position, rootPosition(db, root.slug));
        SHERIA_CHECK(detachBelow(db, root.slug));
        QSet<QByteArray> placed;
        SHERIA_CHECK(putTree(db, root, root.isPublic, std::nullopt, position, placed));
    }
    SHERIA_CHECK(db.execute("DELETE FROM topic WHERE parent_id IS NULL AND position < 0"));
    return raiseAccessRevision(db);
}

Result<std::vector<EnrichmentDataset>> listDatasets(Database &db,
                                                    std::optional<QDateTime> updatedFrom,
                                                    std::optional<QDateTime> updatedTo,
                                                    QByteArrayView subscription)
{
    return Datasets.list(db, R"sql(
        WHERE (?1 IS NULL OR updated_at >= ?1) AND (?2 IS NULL OR updated_at <= ?2)
          AND (?3 = '' OR EXISTS (SELECT 1 FROM enrichment e
                                   WHERE e.dataset_id = d.id AND is_seen(?3, e.work_uri)))
        ORDER BY id
    )sql",
                         updatedFrom.value_or(QDateTime()), updatedTo.value_or(QDateTime()),
                         subscription);
}

Result<EnrichmentDataset> findDataset(Database &db, qint64 id, QByteArrayView subscription)
{
    SHERIA_TRY(EnrichmentDataset dataset,
               found(Datasets.find(db, "WHERE id = ?1", id),
                     {ErrorCode::NotFound, QStringLiteral("no enrichment dataset %1").arg(id)}));
    SHERIA_TRY(dataset.enrichments, enrichmentsOf(db, id, subscription));
    if (!subscription.isEmpty() && dataset.enrichments.empty())
        return notSeen();
    return dataset;
}

Result<void> putDataset(Database &db, const EnrichmentDataset &dataset)
{
    SHERIA_CHECK(checkMayChange(db));
    SHERIA_TRY(const qint64 id,
               Statement::number(db, R"sql(
        INSERT INTO enrichment_dataset (id, name, description, root_topic, created_at, updated_at)
        VALUES (NULLIF(?1, 0), ?2, ?3, ?4, ?5, ?6)
            ON CONFLICT (id) DO UPDATE
               SET name = excluded.name, description = excluded.description,
                   root_topic = excluded.root_topic, created_at = excluded.created_at,
                   updated_at = excluded.updated_at
        RETURNING id
    )sql",
                                 dataset.id, dataset.name, dataset.description, dataset.rootTopic,
                                 dataset.createdAt, dataset.updatedAt));
    SHERIA_CHECK(replaceEnrichments(db, id, dataset.enrichments));
    return raiseAccessRevision(db);
}

} // namespace sheria::store
