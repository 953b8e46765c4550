#include "server/routes/searchstate.h"

#include "core/library/library.h"
#include "core/search/indexstatus.h"
#include "core/search/searcher.h"
#include "server/routes/routecontext.h"

namespace sheria::routes {

using search::IndexLag;
using search::IndexProgress;

Result<IndexLag> indexLag(const http::Call &call)
{
    return contextOf(call).services().library.searcher().lag(databaseOf(call));
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
    const Library &library = contextOf(call).services().library;
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

} // namespace sheria::routes
