#include "core/library/library.h"
#include "core/search/indexstatus.h"
#include "core/search/searcher.h"
#include "server/routes/handlers.h"
#include "server/routes/listquery.h"
#include "server/routes/routecontext.h"

#include <algorithm>
#include <limits>

namespace sheria::routes {

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

} // namespace sheria::routes
