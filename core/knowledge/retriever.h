// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/knowledgebase.h"
#include "core/domain/subscription.h"
#include "core/domain/today.h"
#include "core/knowledge/item.h"

#include <set>
#include <stop_token>
#include <vector>

namespace sheria::search {
class Searcher;
struct Hit;
struct Query;
} // namespace sheria::search
namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::knowledge {

class VectorSearch;
struct NearPassage;

/// Finds the portions of a knowledge base that answer a question best.
///
/// Provisions are given whole, however long, and judgments once each. Of a provision and one around
/// it only the inner one is given where it answers better. No work has more than its share of the
/// items while others answer, too.
///
/// Where passages have vectors, what is like the question in meaning is found, too, of the newest texts;
/// for another day than today words decide alone.
class Retriever
{
public:
    /// All outlive this; `today` is the reader's. `vectors`: null to look for words only.
    Retriever(search::Searcher &searcher, store::Database &db, const Today &today,
              VectorSearch *vectors = nullptr)
        : m_searcher(searcher)
        , m_db(db)
        , m_today(today)
        , m_vectors(vectors)
    {}

    /// The best first, at most Request::topK. `seen`: only what it covers.
    /// Errors: as Searcher::search(); those of the database.
    Result<std::vector<Item>> retrieve(const KnowledgeBase &base, const Request &request,
                                       const Subscription &seen = {},
                                       const std::stop_token &stop = {});

private:
    class Passing;
    Result<std::vector<Item>> byWords(search::Query &query, Passing &passing, int pool,
                                      const std::stop_token &stop);
    /// Only what `query`, whatever its words, lets through.
    Result<std::vector<Item>> byMeaning(const std::vector<NearPassage> &near, search::Query query,
                                        Passing &passing, int pool, const std::stop_token &stop);
    /// Of the works of these hits, those that a query, whatever its words, lets through.
    Result<std::set<QByteArray>> allowedOf(const std::vector<search::Hit> &hits,
                                           search::Query query, const std::stop_token &stop);

    search::Searcher &m_searcher;
    store::Database &m_db;
    const Today m_today;
    VectorSearch *const m_vectors;
};

} // namespace sheria::knowledge
