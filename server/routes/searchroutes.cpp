// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/publisheraddress.h"
#include "core/library/library.h"
#include "core/search/index/indexstatus.h"
#include "core/search/query/searcher.h"
#include "core/store/decisions/decisionqueries.h"
#include "server/routes/common/decisionquery.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/listquery.h"
#include "server/routes/common/routecontext.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace sheria::routes {

using namespace Qt::StringLiterals;

using search::IndexLag;
using search::IndexProgress;

Result<IndexLag> indexLag(const http::Call &call)
{
    return libraryOf(call).searcher().lag(databaseOf(call));
}

http::Response &noteIndexLag(http::Response &response, const IndexLag &lag)
{
    if (lag.isComplete)
        return response;
    response.setHeader("X-Sheria-Index", "incomplete; behind=" + QByteArray::number(lag.behind));
    return response.setHeader("Cache-Control", "no-store");
}

QByteArray withHit(const QByteArray &item, const search::Hit &hit)
{
    json::Writer snippet;
    snippet.string(QByteArrayView(hit.snippet));
    return item.chopped(1) + ",\"_rank\":" + QByteArray::number(hit.rank, 'f', 6)
        + ",\"_snippet\":" + snippet.take() + '}';
}

Result<IndexState> indexState(const http::Call &call)
{
    const Library &library = libraryOf(call);
    const search::Indexer *indexer = library.indexer();
    if (!indexer)
        return IndexState{"off", {}, true};
    SHERIA_TRY(const IndexLag lag, indexLag(call));
    if (!search::notedIndexDamage(search::indexFolder(library.path())).isEmpty())
        return IndexState{"damaged", lag, false};
    const IndexProgress progress = indexer->progress();
    if (progress.state == IndexProgress::State::Failed)
        return IndexState{"failed", lag, false};
    if (progress.state == IndexProgress::State::Building && !progress.problem.isEmpty())
        return IndexState{"rebuilding", lag, false};
    if (!lag.isBuilt)
        return IndexState{"building", lag, true};
    if (progress.state == IndexProgress::State::Elsewhere)
        return IndexState{"elsewhere", lag, true};
    return IndexState{lag.isComplete ? "up-to-date" : "behind", lag, true};
}

namespace {

constexpr http::PageRule SearchPages{20, 100};

bool isCountry(QByteArrayView code)
{
    return code.size() == 2
        && std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

} // namespace

Result<Response> searchCountry(const Call &call)
{
    const QByteArray code = call.captures.value("country");
    if (!isCountry(code))
        return http::notFound();
    SHERIA_CHECK(shownPlace(call, code));
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    const http::Query &asked = call.request.query;
    search::Query query;
    query.text = QString::fromUtf8(asked.value("q")).trimmed();
    // The page is known before the count is.
    const auto wanted = http::Page::of(asked, SearchPages, std::numeric_limits<qint32>::max());
    if (!wanted)
        return http::invalidPage();
    if (query.text.isEmpty())
        return pagedList(call, std::vector<int>(), [](json::Writer &, int) {});
    query.words = search::Query::Words::All;
    query.scope = search::Query::Scope::Ever;
    query.filters = {{search::dimension::Country, {code}}};
    query.workUri = asked.value("frbr_uri");
    if (const auto published = publisherAddress(query.workUri))
        query.workUri = published->work.workUri();
    query.workPrefix = asked.value("frbr_uri__startswith");
    query.seen = scope->seen;
    query.isPublic = true;
    query.offset = wanted->offset();
    query.limit = wanted->size;
    query.wantsSuggestion = false;
    SHERIA_TRY(const search::Results found,
               libraryOf(call).searcher().search(query, databaseOf(call)));
    const auto page = http::Page::of(asked, SearchPages, found.total);
    if (!page)
        return http::invalidPage();
    QByteArray results;
    for (const search::Hit &hit : found.hits) {
        const Result<FrbrUri> uri = FrbrUri::parse(hit.expressionUri);
        if (!uri)
            continue;
        const Result<RecordPointer> record = contextOf(call).record(*uri, *scope);
        if (!record)
            continue; // The index may be a moment behind the library.
        json::Writer item;
        json::writeExpression(item, **record, addressesOf(call));
        results += (results.isEmpty() ? "" : ",") + withHit(item.take(), hit);
    }
    Response response = listPage(call, *page, QByteArray('[' + results + ']'));
    return noteIndexLag(response, found.lag);
}

namespace {

constexpr int MostSuggestions = 10; ///< As many as fit below a search box.

/// A page of what a search found, and what else there is to say of it.
struct Found
{
    http::Page page;
    std::vector<std::pair<qint64, search::Hit>> hits; ///< By work.
    QByteArray facets;
    QString suggestion;
    search::IndexLag lag; ///< Of what was searched; browsing needs no index.
};

void writeFacetValue(json::Writer &out, const QByteArray &value, const QString &label, qint64 count)
{
    out.beginObject().member("value", value).member("label", label).member("count", count);
    out.endObject();
}

/// The values of one dimension, in the order of the search: by count, then value; years as they are.
std::vector<std::pair<SpelledValue, qint64>> spelledFacet(
    store::Dimension dimension, const std::vector<store::FacetValue> &facet,
    const DecisionView &view)
{
    std::vector<std::pair<SpelledValue, qint64>> values;
    for (const store::FacetValue &each : facet)
        values.emplace_back(spelled(dimension, each.value, view), each.count);
    if (dimension == store::Dimension::DeliveryYear || dimension == store::Dimension::FilingYear)
        return values;
    std::stable_sort(values.begin(), values.end(), [](const auto &a, const auto &b) {
        return a.second != b.second ? a.second > b.second : a.first.value < b.first.value;
    });
    return values;
}

QByteArray facetsOf(const store::DecisionIndex::Facets &facets, const DecisionView &view)
{
    json::Writer out;
    out.beginObject();
    for (const DimensionName &name : dimensionNames()) {
        const auto &facet = facets[static_cast<std::size_t>(name.dimension)];
        out.key(name.name).beginArray();
        for (const auto &[value, count] : spelledFacet(name.dimension, facet, view))
            writeFacetValue(out, value.value, value.label, count);
        out.endArray();
    }
    return out.endObject().take();
}

QByteArray facetsOf(const std::vector<search::Facet> &facets)
{
    json::Writer out;
    out.beginObject();
    for (const DimensionName &name : dimensionNames()) {
        out.key(name.name).beginArray();
        for (const search::Facet &facet : facets) {
            if (facet.dimension != name.searched)
                continue;
            for (const search::FacetValue &each : facet.values) {
                if (each.count > 0)
                    writeFacetValue(out, each.value, each.label, each.count);
            }
        }
        out.endArray();
    }
    return out.endObject().take();
}

search::Query::Sort sortOf(const DecisionQuery &asked)
{
    using store::DecisionOrder;
    using Sort = search::Query::Sort;
    if (!asked.order)
        return Sort::Relevance;
    switch (*asked.order) {
    case DecisionOrder::NewestFirst: return Sort::NewestFirst;
    case DecisionOrder::OldestFirst: return Sort::OldestFirst;
    case DecisionOrder::Title: return Sort::Title;
    case DecisionOrder::UpdatedLast:
    case DecisionOrder::UpdatedFirst: break; // Refused: see isByUpdate().
    }
    Q_UNREACHABLE();
}

bool isByUpdate(const DecisionQuery &asked)
{
    return asked.order == store::DecisionOrder::UpdatedLast
        || asked.order == store::DecisionOrder::UpdatedFirst;
}

search::Query searchQuery(const QString &text, const DecisionQuery &asked, const DecisionView &view,
                          const Scope &scope)
{
    search::Query query;
    query.text = text;
    query.filters = searchFilters(asked.filter, view);
    query.filters.push_back({search::dimension::Kind, {"judgment"}});
    query.from = asked.filter.from;
    query.to = asked.filter.to;
    query.seen = scope.seen;
    query.isPublic = true;
    query.sort = sortOf(asked);
    return query;
}

/// What may have been meant instead, if that would find anything: the words of what is not public
/// are words of the index, too.
Result<QString> checkedSuggestion(const Call &call, search::Query query, const QString &suggestion)
{
    if (suggestion.isEmpty())
        return QString();
    query.text = suggestion;
    query.offset = 0;
    query.limit = 1;
    query.words = search::Query::Words::All;
    query.isTyping = false;
    query.facets.clear();
    query.snippetWords = 0;
    query.wantsSuggestion = false;
    search::Searcher &searcher = libraryOf(call).searcher();
    SHERIA_TRY(const search::Results found, searcher.search(query, databaseOf(call), call.stop));
    return found.total > 0 ? suggestion : QString();
}

/// By date, without a word to search for.
Result<std::optional<Found>> browse(const Call &call, const DecisionQuery &asked,
                                    const DecisionView &view)
{
    const auto wanted = http::Page::of(call.request.query, DecisionPages,
                                       std::numeric_limits<qint32>::max());
    if (!wanted)
        return std::optional<Found>();
    const auto order = asked.order.value_or(store::DecisionOrder::NewestFirst);
    const auto list = view.index->page(asked.filter, order, wanted->offset(), wanted->size);
    const auto page = http::Page::of(call.request.query, DecisionPages, list.count);
    if (!page)
        return std::optional<Found>();
    store::DecisionIndex::Facets facets = view.index->facets(asked.filter);
    store::DecisionFilter withoutCourt = asked.filter;
    withoutCourt[store::Dimension::Court] = {0};
    if (const qint64 count = view.index->page(withoutCourt, order, 0, 0).count; count > 0)
        facets[static_cast<std::size_t>(store::Dimension::Court)].push_back({0, count});
    Found found{*page, {}, facetsOf(facets, view), {}, {}};
    for (const qint64 work : list.works)
        found.hits.emplace_back(work, search::Hit());
    return std::optional(std::move(found));
}

constexpr qint64 NoCourt = 0; ///< The value of decisions that name no court.

bool isCourt(const search::Filter &filter)
{
    return filter.dimension == search::dimension::Court;
}

/// The search index does not know which decisions name no court: where they are asked for, the list of
/// decisions says which those of the courts are.
Result<void> chooseCourts(const Call &call, const DecisionQuery &asked, const DecisionView &view,
                          search::Query &query)
{
    constexpr auto Court = static_cast<std::size_t>(store::Dimension::Court);
    const auto &courts = asked.filter.anyOf[Court];
    if (!courts || std::find(courts->begin(), courts->end(), NoCourt) == courts->end())
        return {};
    store::DecisionFilter ofCourts;
    ofCourts.anyOf[Court] = courts;
    const auto list = view.index->page(ofCourts, store::DecisionOrder::NewestFirst, 0,
                                       qint64(view.index->size()));
    SHERIA_TRY(query.works, store::decisionUris(databaseOf(call), list.works));
    std::erase_if(query.filters, isCourt);
    return {};
}

/// How what `query` finds spreads over courts, whichever it asks for. What the index has in none of
/// them names no court.
Result<search::Facet> courtFacet(const Call &call, search::Query query, const DecisionView &view)
{
    query.works.reset();
    std::erase_if(query.filters, isCourt);
    query.offset = 0;
    query.limit = 1;
    query.facets = {search::dimension::Court};
    query.snippetWords = 0;
    query.wantsSuggestion = false;
    search::Searcher &searcher = libraryOf(call).searcher();
    SHERIA_TRY(search::Results all, searcher.search(query, databaseOf(call), call.stop));
    search::Facet facet = std::move(all.facets.front());
    qint64 count = all.total;
    for (const search::FacetValue &each : facet.values)
        count -= each.count;
    const SpelledValue none = spelled(store::Dimension::Court, NoCourt, view);
    const auto place = std::find_if(facet.values.begin(), facet.values.end(),
                                    [&](const auto &each) {
                                        return each.count < count
                                            || (each.count == count && each.value > none.value);
                                    });
    facet.values.insert(place, {none.value, none.label, count, false});
    return facet;
}

/// The works of the hits; the index may be a moment behind the library, which has the last word.
Result<void> addHits(const Call &call, std::vector<search::Hit> hits, Found &found)
{
    for (search::Hit &hit : hits) {
        SHERIA_TRY(const auto ids, store::decisionIds(databaseOf(call), {hit.workUri}));
        if (!ids.empty())
            found.hits.emplace_back(ids.front(), std::move(hit));
    }
    return {};
}

Result<std::optional<Found>> find(const Call &call, const QString &text, const DecisionQuery &asked,
                                  const DecisionView &view)
{
    const auto wanted = http::Page::of(call.request.query, DecisionPages,
                                       std::numeric_limits<qint32>::max());
    if (!wanted)
        return std::optional<Found>();
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    search::Query query = searchQuery(text.trimmed(), asked, view, *scope);
    query.isTyping = !text.back().isSpace();
    query.offset = wanted->offset();
    query.limit = wanted->size;
    for (const DimensionName &name : dimensionNames())
        query.facets.push_back(name.searched);
    SHERIA_CHECK(chooseCourts(call, asked, view, query));
    search::Searcher &searcher = libraryOf(call).searcher();
    SHERIA_TRY(search::Results results, searcher.search(query, databaseOf(call), call.stop));
    if (view.find(store::Dimension::Court, NoCourt)) {
        const auto facet = std::find_if(results.facets.begin(), results.facets.end(),
                                        [](const search::Facet &each) {
                                            return each.dimension == search::dimension::Court;
                                        });
        SHERIA_TRY(*facet, courtFacet(call, query, view));
    }
    const auto page = http::Page::of(call.request.query, DecisionPages, results.total);
    if (!page)
        return std::optional<Found>();
    Found found{*page, {}, facetsOf(results.facets), {}, results.lag};
    SHERIA_TRY(found.suggestion, checkedSuggestion(call, query, results.suggestion));
    SHERIA_CHECK(addHits(call, std::move(results.hits), found));
    return std::optional(std::move(found));
}

Result<QByteArray> resultsOf(const Call &call, const Found &found)
{
    std::vector<qint64> works;
    for (const auto &[work, hit] : found.hits)
        works.push_back(work);
    SHERIA_TRY(const auto pieces, decisionPieces(call, works));
    QByteArray results;
    for (std::size_t i = 0; i < works.size(); ++i) {
        if (!pieces[i].json.isNull())
            results += (results.isEmpty() ? "" : ",")
                + withHit(pieces[i].json, found.hits[i].second);
    }
    return QByteArray('[' + results + ']');
}

/// The instants at which decisions came are not in the search index: rather no answer than more
/// than was asked for.
void refuseInstants(const http::Query &query, DecisionQuery &asked)
{
    for (const QByteArrayView name : {"created_at", "created_at__gte", "created_at__lte",
                                      "updated_at", "updated_at__gte", "updated_at__lte"}) {
        if (!query.value(name).isEmpty())
            asked.problems.append({name.toByteArray(), {"Cannot be combined with q."}});
    }
    if (asked.problems.isEmpty())
        asked.problems.append(
            http::FieldProblem{"filters", {"Instants cannot be combined with q."}});
}

/// Nor can what was found be put in their order: rather no answer than one in another.
void refuseOrder(DecisionQuery &asked)
{
    if (isByUpdate(asked))
        asked.problems.append(
            http::FieldProblem{"ordering", {"The order of changes cannot be combined with q."}});
}

} // namespace

Result<Response> searchDecisions(const Call &call)
{
    SHERIA_TRY(const auto view, decisionView(call));
    const QByteArray given = call.request.query.value("q");
    const QString text = QString::fromUtf8(given);
    const bool isBlank = text.trimmed().isEmpty();
    DecisionQuery asked = readSearchFilters(call.request.query, *view);
    if (asked.hasInstants && !isBlank)
        refuseInstants(call.request.query, asked);
    if (!isBlank)
        refuseOrder(asked);
    if (asked.problems.isEmpty() && isBlank && !asked.isFiltered)
        asked.problems.append(http::FieldProblem{"q", {"This field may not be blank."}});
    if (!asked.problems.isEmpty())
        return http::fieldProblems(asked.problems);
    SHERIA_TRY(const auto found,
               isBlank ? browse(call, asked, *view) : find(call, text, asked, *view));
    if (!found)
        return http::invalidPage();
    SHERIA_TRY(const QByteArray results, resultsOf(call, *found));
    json::Writer more;
    more.beginObject().key("facets").raw(found->facets);
    more.key("suggestion").stringOrNull(found->suggestion).member("query", text).endObject();
    const QByteArray members = more.take();
    Response response = listPage(call, found->page, results,
                                 QByteArray(',' + members.sliced(1, members.size() - 2)));
    return noteIndexLag(response, found->lag);
}

Result<Response> suggestDecisions(const Call &call)
{
    SHERIA_TRY(const auto view, decisionView(call));
    SHERIA_TRY(const ScopePointer scope, scopeOf(call));
    const QString text = QString::fromUtf8(call.request.query.value("q"));
    const search::Query within = searchQuery({}, {}, *view, *scope);
    search::Searcher &searcher = libraryOf(call).searcher();
    std::vector<search::Suggestion> suggestions;
    SHERIA_TRY(const search::IndexLag lag, indexLag(call));
    if (!text.trimmed().isEmpty()) {
        SHERIA_TRY(suggestions, searcher.suggest(text, MostSuggestions, within, call.stop));
    }
    json::Writer out;
    out.beginObject().key("suggestions").beginArray();
    for (const search::Suggestion &each : suggestions) {
        using Type = search::Suggestion::Type;
        const bool isWord = each.type == Type::Word;
        if (!isWord) {
            SHERIA_TRY(const auto works, store::decisionIds(databaseOf(call), {each.workUri}));
            if (works.empty())
                continue; // The index may be a moment behind the library.
        }
        const QByteArrayView type = isWord ? "word"
            : each.type == Type::Title     ? "title"
                                           : "citation";
        out.beginObject().member("text", each.text).member("type", type);
        if (!isWord)
            out.member("frbr_uri", each.workUri);
        out.endObject();
    }
    out.endArray().endObject();
    Response response = Response::json(out.take());
    return noteIndexLag(response, lag);
}

} // namespace sheria::routes
