// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/knowledge/retriever.h"

#include "core/knowledge/item.h"
#include "core/knowledge/portions.h"
#include "core/knowledge/vectorsearch.h"
#include "core/search/query/searcher.h"
#include "core/store/rows/placequeries.h"

#include <QHash>

#include <algorithm>
#include <set>

namespace sheria::knowledge {

namespace {

using search::Filter;
using search::Hit;

constexpr int PoolFactor = 3;          ///< Hits that are looked at for each item wanted,
constexpr int LeastPool = 30;          ///< or so many.
constexpr std::size_t NearFactor = 10; ///< Passages that are looked at for each hit wanted.
constexpr int MostLooked = 5000; ///< Where most hits do not pass what the index cannot filter.

void addFilter(search::Query &query, const char *dimension, const Allowed &allowed)
{
    if (allowed)
        query.filters.push_back({dimension, *allowed, Filter::Match::Exact});
}

/// The canonical URIs of the works that both lists allow, of those that are URIs.
Allowed worksOf(const Filters &filters)
{
    const auto canonical = [](const Allowed &uris) -> Allowed {
        if (!uris)
            return std::nullopt;
        std::vector<QByteArray> works;
        for (const QByteArray &text : *uris) {
            if (const Result<FrbrUri> uri = FrbrUri::parse(text))
                works.push_back(uri->canonical().workUri(false));
        }
        std::sort(works.begin(), works.end());
        works.erase(std::unique(works.begin(), works.end()), works.end());
        return works;
    };
    Allowed works = both(canonical(filters.works), canonical(filters.expressions));
    if (works)
        std::sort(works->begin(), works->end());
    return works;
}

Result<void> addLocalities(search::Query &query, const Allowed &localities, store::Database &db)
{
    if (!localities)
        return {};
    SHERIA_TRY(const std::vector<Country> countries, store::listCountries(db));
    std::vector<QByteArray> places;
    for (const Country &country : countries) {
        for (const Place &place : country.localities) {
            const auto &wanted = *localities;
            if (std::find(wanted.begin(), wanted.end(), place.localityCode()) != wanted.end())
                places.push_back(place.uriCode);
        }
    }
    query.filters.push_back({search::dimension::Place, places, Filter::Match::Exact});
    return {};
}

QByteArray named(bool value)
{
    return value ? "true" : "false";
}

/// What the index knows of today only is looked up for another day: see Passing.
void addStates(search::Query &query, const Filters &filters)
{
    if (filters.principal)
        addFilter(query, search::dimension::Principal,
                  std::vector<QByteArray>{named(*filters.principal)});
    if (filters.asAt.isValid())
        return;
    if (filters.commenced)
        addFilter(query, search::dimension::Commenced,
                  std::vector<QByteArray>{named(*filters.commenced)});
    // The index counts a repeal before its day comes: see Passing.
    if (filters.repealed == true)
        addFilter(query, search::dimension::Status, std::vector<QByteArray>{"repealed"});
}

Result<search::Query> queryFor(const KnowledgeBase &base, const Request &request,
                               const Subscription &seen, store::Database &db)
{
    SHERIA_TRY(search::Query query, queryOf(base, db));
    const Filters &filters = request.filters;
    query.text = request.text;
    query.unit = base.kind == KnowledgeBase::Kind::Judgments ? search::Query::Unit::Works
                                                             : search::Query::Unit::Provisions;
    query.words = search::Query::Words::Question;
    query.seen = seen;
    query.wantsTotal = false; // Nobody asks how many there are.
    query.works = worksOf(filters);
    if (filters.asAt.isValid()) {
        query.scope = search::Query::Scope::AsAt;
        query.asAt = filters.asAt;
    }
    addFilter(query, search::dimension::Place, filters.places);
    addFilter(query, search::dimension::Country, filters.countries);
    addFilter(query, search::dimension::Doctype, filters.doctypes);
    addFilter(query, search::dimension::Subtype, filters.subtypes);
    addStates(query, filters);
    SHERIA_CHECK(addLocalities(query, filters.localities, db));
    return query;
}

Hit hitOf(const NearPassage &near, const store::TextHolder &holder)
{
    Hit hit;
    hit.workUri = holder.workUri;
    hit.expressionUri = holder.expressionUri;
    hit.language = holder.language;
    hit.date = holder.date;
    hit.title = holder.title;
    hit.component = near.row.component;
    hit.eId = near.row.eId;
    hit.eIdOfUnit = near.row.eId;
    hit.rank = near.likeness;
    hit.contentHash = holder.contentHash;
    hit.isOfSummary = holder.contentHash.isEmpty();
    hit.textStart = near.row.start;
    hit.textEnd = near.row.end;
    return hit;
}

/// Says of an item which words of the question are where in it; of a provision those of their families, too.
void explain(Item &item, const QString &question, const search::Searcher &searcher)
{
    std::vector<MatchedWord> &words = item.explanation.words;
    const bool hasFamilies = item.type == PortionType::Provision;
    const auto noteIn = [&](const QString &text, const auto &note) {
        const QByteArray utf8 = text.toUtf8();
        for (const search::TextRange &range :
             searcher.matchesIn(utf8, item.language, question, hasFamilies)) {
            const QString word =
                QString::fromUtf8(utf8.mid(range.start, range.end - range.start)).toLower();
            auto known = std::find_if(words.begin(), words.end(), [&word](const MatchedWord &each) {
                return each.word == word;
            });
            if (known == words.end())
                known = words.insert(words.end(), MatchedWord{word});
            note(*known);
        }
    };
    noteIn(item.text, [](MatchedWord &word) { ++word.inText; });
    noteIn(item.portionTitle, [](MatchedWord &word) { word.isInPortionTitle = true; });
    for (const Ancestor &parent : item.parents)
        noteIn(parent.title, [](MatchedWord &word) { word.isInParents = true; });
    noteIn(item.title, [](MatchedWord &word) { word.isInTitle = true; });
}

} // namespace

/// What the index cannot decide: languages and expressions of portions, and states on another day.
class Retriever::Passing
{
public:
    Passing(const KnowledgeBase &base, const Filters &filters, Portions &portions)
        : m_base(base)
        , m_filters(filters)
        , m_portions(portions)
    {
        for (const QByteArray &text : filters.expressions.value_or(std::vector<QByteArray>())) {
            const Result<FrbrUri> uri = FrbrUri::parse(text);
            const Result<QByteArray> expression = uri ? uri->canonical().expressionUri()
                                                      : Result<QByteArray>(uri.error());
            if (expression)
                m_expressions.insert(*expression);
        }
    }

    Result<bool> passes(const Hit &hit)
    {
        const auto &languages = m_base.languages;
        if (!languages.empty()
            && std::find(languages.begin(), languages.end(), hit.language) == languages.end())
            return false;
        if (m_filters.expressions && !m_expressions.contains(plainExpression(hit)))
            return false;
        const bool asksCommencement = m_filters.commenced && m_filters.asAt.isValid();
        if (!m_filters.repealed && !asksCommencement)
            return true;
        SHERIA_TRY(const auto record, m_portions.record(hit));
        const bool isRepealedAsAsked = !m_filters.repealed
            || m_portions.isRepealed(record->work) == m_filters.repealed;
        return isRepealedAsAsked
            && (!m_filters.commenced
                || m_portions.isCommenced(record->work) == m_filters.commenced);
    }

    /// None for a hit that does not pass, or has no text, or that the library has no longer: an index
    /// may be a moment behind.
    Result<std::optional<Item>> itemOf(const Hit &hit)
    {
        SHERIA_TRY(const bool isWanted, passes(hit));
        Result<std::optional<Item>> item = isWanted ? m_portions.itemOf(hit)
                                                    : std::optional<Item>();
        if (!item && item.error().code == ErrorCode::NotFound)
            return std::optional<Item>();
        return item;
    }

private:
    static QByteArray plainExpression(const Hit &hit)
    {
        const qsizetype component = hit.expressionUri.indexOf("/!");
        return component < 0 ? hit.expressionUri : hit.expressionUri.first(component);
    }

    const KnowledgeBase &m_base;
    const Filters &m_filters;
    Portions &m_portions;
    std::set<QByteArray> m_expressions;
};

Result<std::vector<Item>> Retriever::retrieve(const KnowledgeBase &base, const Request &request,
                                              const Subscription &seen, const std::stop_token &stop)
{
    const bool isOfToday = !request.filters.asAt.isValid();
    const auto question = m_vectors && isOfToday ? m_vectors->ask(m_db, request.text) : nullptr;
    SHERIA_TRY(search::Query query, queryFor(base, request, seen, m_db));
    Portions portions(m_db, request.filters.asAt, m_today);
    Passing passing(base, request.filters, portions);
    const int pool = std::max(LeastPool, PoolFactor * request.topK);
    SHERIA_TRY(std::vector<Item> items, byWords(query, passing, pool, stop));
    liftScores(items);
    calibrate(items);
    if (question) {
        SHERIA_TRY(const auto near,
                   m_vectors->nearest(m_db, *question, std::size_t(pool) * NearFactor));
        SHERIA_TRY(std::vector<Item> alike, byMeaning(near, query, passing, pool, stop));
        if (!alike.empty())
            items = fused(std::move(items), std::move(alike));
    }
    dropAncestors(items);
    items = mixed(std::move(items), request.topK);
    for (Item &item : items)
        portions.structure(item);
    if (request.wantsExplanation) {
        for (Item &item : items)
            explain(item, request.text, m_searcher);
    }
    return items;
}

Result<std::vector<Item>> Retriever::byWords(search::Query &query, Passing &passing, int pool,
                                             const std::stop_token &stop)
{
    std::vector<Item> items;
    std::set<QByteArray> known;
    query.limit = pool;
    for (int rank = 0; int(items.size()) < pool && query.offset < MostLooked;
         query.offset += query.limit) {
        SHERIA_TRY(const search::Results found, m_searcher.search(query, m_db, stop));
        for (const Hit &hit : found.hits) {
            ++rank;
            SHERIA_TRY(std::optional<Item> item, passing.itemOf(hit));
            // One hit of each portion, as whichever part of it answers best.
            if (!item || !known.insert(keyOf(*item)).second)
                continue;
            item->explanation.lexicalRank = rank;
            item->explanation.lexicalScore = hit.rank;
            item->explanation.coverage = hit.coverage;
            items.push_back(*std::move(item));
        }
        if (qint64(found.hits.size()) < query.limit)
            break;
    }
    return items;
}

Result<std::vector<Item>> Retriever::byMeaning(const std::vector<NearPassage> &near,
                                               search::Query query, Passing &passing, int pool,
                                               const std::stop_token &stop)
{
    std::vector<Hit> hits;
    QHash<qint64, std::optional<store::TextHolder>> holders;
    for (const NearPassage &each : near) {
        auto &holder = holders[each.row.textId];
        if (!holder) {
            auto found = store::holderOfText(m_db, each.row.textId);
            if (!found && found.error().code == ErrorCode::NotFound)
                continue;
            SHERIA_CHECK(found);
            holder = *std::move(found);
        }
        hits.push_back(hitOf(each, *holder));
    }
    SHERIA_TRY(const std::set<QByteArray> allowed, allowedOf(hits, std::move(query), stop));
    std::vector<Item> items;
    std::set<QByteArray> known;
    for (const Hit &hit : hits) {
        if (int(items.size()) == pool)
            break;
        if (!allowed.contains(hit.workUri))
            continue;
        SHERIA_TRY(std::optional<Item> item, passing.itemOf(hit));
        if (!item || !known.insert(keyOf(*item)).second)
            continue;
        item->explanation.vectorScore = hit.rank;
        items.push_back(*std::move(item));
    }
    return items;
}

Result<std::set<QByteArray>> Retriever::allowedOf(const std::vector<Hit> &hits, search::Query query,
                                                  const std::stop_token &stop)
{
    std::set<QByteArray> works;
    for (const Hit &hit : hits)
        works.insert(hit.workUri);
    if (works.empty())
        return works;
    query.works = both(query.works, std::vector<QByteArray>(works.begin(), works.end()));
    std::sort(query.works->begin(), query.works->end());
    query.text.clear();
    query.unit = search::Query::Unit::Works;
    query.offset = 0;
    query.limit = qint64(works.size());
    query.wantsTotal = false;
    SHERIA_TRY(const search::Results passed, m_searcher.search(query, m_db, stop));
    std::set<QByteArray> allowed;
    for (const Hit &hit : passed.hits)
        allowed.insert(hit.workUri);
    return allowed;
}

} // namespace sheria::knowledge
