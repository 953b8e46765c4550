#pragma once

#include "core/base/result.h"
#include "core/domain/knowledgebase.h"
#include "core/domain/subscription.h"
#include "core/knowledge/item.h"
#include "core/knowledge/request.h"

#include <QDate>

#include <stop_token>
#include <vector>

namespace sheria::search {
class Searcher;
} // namespace sheria::search
namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::knowledge {

/// Finds the portions of a knowledge base that answer a question best.
///
/// Provisions are given whole, however long, and judgments once each. Of a provision and one around
/// it only the inner one is given where it answers better. No work has more than its share of the
/// items while others answer, too.
class Retriever
{
public:
    /// Both outlive this; `today` is the reader's.
    Retriever(search::Searcher &searcher, store::Database &db, QDate today)
        : m_searcher(searcher)
        , m_db(db)
        , m_today(today)
    {}

    /// The best first, at most Request::topK. `seen`: only what it covers.
    /// Errors: as Searcher::search(); those of the database.
    Result<std::vector<Item>> retrieve(const KnowledgeBase &base, const Request &request,
                                       const Subscription &seen = {},
                                       const std::stop_token &stop = {});

private:
    search::Searcher &m_searcher;
    store::Database &m_db;
    const QDate m_today;
};

} // namespace sheria::knowledge
