// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// A taxonomy topic with those below it.
/// Source: server/API.md section 2.8.
struct Topic
{
    qint64 id = 0;
    QByteArray slug;
    QString name;
    bool isPublic = true; ///< Of a root: only public roots leave through the API.
    std::vector<Topic> children;
};

/// The roots in tree order. For a `subscription` (in the form of Subscription::toText()) that is not
/// everything: only topics of works that it covers, or of enrichments of these, and what is above them.
Result<std::vector<Topic>> listTopics(Database &db, QByteArrayView subscription = {});
/// Errors: NotFound, also for a topic below a root that is not public; Forbidden for one that
/// listTopics() would not give.
Result<Topic> findTopic(Database &db, QByteArrayView slug, QByteArrayView subscription = {});
/// Replaces the tree below each given root; other roots stay. A slug that a tree has twice counts where it comes
/// first.
Result<void> putTopics(Database &db, const std::vector<Topic> &roots);

struct Enrichment
{
    qint64 id = 0;
    QByteArray provisionId; ///< eId; empty: the whole work.
    QByteArray topic;       ///< Slug.
    QByteArray workUri;
};

/// Source: server/API.md section 2.16.
struct EnrichmentDataset
{
    qint64 id = 0;
    QString name;
    QString description;
    QDateTime createdAt;
    QDateTime updatedAt;
    QByteArray rootTopic;                ///< Slug.
    std::vector<Enrichment> enrichments; ///< Empty in lists.
};

/// For a `subscription` that is not everything: only those that say something of a work it covers.
Result<std::vector<EnrichmentDataset>> listDatasets(Database &db,
                                                    std::optional<QDateTime> updatedFrom,
                                                    std::optional<QDateTime> updatedTo,
                                                    QByteArrayView subscription = {});
/// With those of its enrichments that are of works `subscription` covers.
/// Errors: NotFound; Forbidden when listDatasets() would not give it.
Result<EnrichmentDataset> findDataset(Database &db, qint64 id, QByteArrayView subscription = {});
Result<void> putDataset(Database &db, const EnrichmentDataset &dataset);

} // namespace sheria::store
