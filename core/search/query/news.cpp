// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/query/news.h"

#include "core/search/query/searcher.h"
#include "core/store/webhooks/changes.h"

#include <algorithm>

namespace sheria::search {

Result<News> News::since(store::Database &db, qint64 revision)
{
    SHERIA_TRY(const auto texts, store::textsChangedAfter(db, revision));
    News news;
    for (const store::ChangedText &text : texts) {
        if (news.m_works.empty() || news.m_works.back() != text.workUri)
            news.m_works.push_back(text.workUri);
        const QByteArray &uri = text.expressionUri.isEmpty() ? text.workUri : text.expressionUri;
        news.m_kinds[uri] = text.isNew ? Kind::New : Kind::Changed;
    }
    return news;
}

News::Kind News::of(const QByteArray &uri) const
{
    const auto found = m_kinds.find(uri);
    return found == m_kinds.end() ? Kind::None : found->second;
}

News::Kind News::of(const Hit &hit) const
{
    return std::max(of(hit.workUri), of(hit.expressionUri));
}

Result<qint64> countNews(Searcher &searcher, Query query, const News &news, store::Database &db,
                         const std::stop_token &stop)
{
    if (news.works().empty())
        return qint64(0);
    query.unit = Query::Unit::Works;
    query.works = news.works();
    query.offset = 0;
    query.limit = MaxNews;
    query.facets.clear();
    query.snippetWords = 0;
    query.wantsSuggestion = false;
    query.wantsTotal =
        true; // So that words are left out only where the whole library has too little.
    SHERIA_TRY(const Results results, searcher.search(query, db, stop));
    return std::count_if(results.hits.begin(), results.hits.end(),
                         [&news](const Hit &hit) { return news.of(hit) != News::Kind::None; });
}

} // namespace sheria::search
