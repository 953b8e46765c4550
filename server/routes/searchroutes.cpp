#include "core/library/library.h"
#include "core/search/searcher.h"
#include "server/routes/handlers.h"
#include "server/routes/listquery.h"
#include "server/routes/routecontext.h"
#include "server/routes/searchstate.h"

#include <algorithm>
#include <limits>

namespace sheria::routes {

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
    SHERIA_CHECK(contextOf(call).place(code));
    SHERIA_CHECK(checkPlace(call, code));
    SHERIA_CHECK(requireJson(call, call.suffix));
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
               contextOf(call).services().library.searcher().search(query, databaseOf(call)));
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
