// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/knowledgebase.h"
#include "core/domain/place.h"
#include "core/store/legislation/topicqueries.h"
#include "core/sync/run.h"

#include <QJsonObject>

#include <functional>
#include <vector>

namespace sheria::sync {

/// The places of a page; localities with their countries.
std::vector<Country> readCountries(const QJsonObject &page);
/// The codes of all places that the server has, and of their localities.
/// Errors: as Upstream::get().
Result<std::vector<QByteArray>> placeCodes(Upstream &upstream);
/// The roots of a page of topics, public ones all.
std::vector<store::Topic> readTopicTrees(const QJsonObject &page);
/// An enrichment dataset as its address tells it, and its taxonomy.
struct ReceivedDataset
{
    store::EnrichmentDataset dataset;
    store::Topic taxonomy;
};
/// Errors: Unsupported when it is none.
Result<ReceivedDataset> readDataset(const QJsonObject &object);

/// Fetches what is not of one work, and puts it into the library: places, topics, enrichment datasets.
/// What the server has not is left as it is; what fails is told and left as it is. Returns the codes
/// of the server's places.
/// Errors: Unauthorized; Cancelled; those of the library.
Result<std::vector<QByteArray>> fetchReferenceData(const RunContext &run,
                                                   const std::function<void(Trouble)> &troubled);

/// What a server's list of knowledge bases says.
struct KnowledgeList
{
    std::vector<KnowledgeBase> bases;
    std::vector<Trouble> troubles; ///< Those that cannot be taken, and why.
    qint64 listed = 0;
};
/// Errors: as run().
Result<KnowledgeList> listKnowledgeBases(Upstream &upstream);

/// Brings the library's knowledge bases up to a server's list: new ones are added, names and
/// descriptions that changed are taken over, and what the server denies twice, DeletionPatience apart,
/// goes. What such a base holds here is what the library has of its kind, which its code tells
/// ("judgments-xa"): the API does not say more. A base of the same code that people made here is left
/// alone; one that is as a pack brought it is taken over.
/// Errors: as run().
Result<void> syncKnowledgeBases(const RunContext &run, Summary &summary,
                                const std::function<void(const Trouble &)> &troubled);

} // namespace sheria::sync
