#pragma once

#include "core/domain/json.h"
#include "core/store/expressionqueries.h"
#include "server/http/pagination.h"
#include "server/http/problem.h"
#include "server/http/query.h"
#include "server/routes/handlers.h"
#include "server/routes/piecememory.h"

#include <algorithm>
#include <vector>

namespace sheria::routes {

/// The filters of a list as its query gives them, and what is wrong with them.
struct ListQuery
{
    store::ExpressionFilter filter;
    QList<http::FieldProblem> problems;
};

/// Reads created_at, updated_at (with __gte and __lte), commenced, repealed and principal; other
/// parameters and empty values are ignored.
/// Source: contract API.md section 2.7.
ListQuery readListQuery(const http::Query &query);

/// An instant of a query parameter, none when it is not given or empty; a bad one is added to
/// `problems`.
std::optional<QDateTime> readInstant(const http::Query &query, QByteArrayView name,
                                     QList<http::FieldProblem> &problems);

/// The page of `filter`'s expressions that the request asks for, as a list; only of what the client
/// may see. `more`: further members
/// of the envelope, with their leading comma.
Result<Response> expressionList(const Call &call, const store::ExpressionFilter &filter,
                                QByteArrayView more = {});

/// `results`, a JSON array, as `page` of a list. `more`: further members with their leading comma.
Response listPage(const Call &call, const http::Page &page, QByteArrayView results,
                  QByteArrayView more = {});

/// The same of pieces, those that are not known left out. Puts the page together in a body of its
/// exact size, and its tag from those of the pieces.
Response pieceList(const Call &call, const http::Page &page,
                   const std::vector<PieceMemory::Piece> &pieces, QByteArrayView more = {});

/// The page of `items`, which are all there are, that the request asks for; `write` puts one of them.
template <typename Item, typename Write>
Result<Response> pagedList(const Call &call, const std::vector<Item> &items, const Write &write)
{
    const auto count = static_cast<qint64>(items.size());
    const auto page = http::Page::of(call.request.query, {}, count);
    if (!page)
        return http::invalidPage();
    json::Writer results;
    results.beginArray();
    const qint64 end = std::min(count, page->offset() + page->size);
    for (qint64 i = page->offset(); i < end; ++i)
        write(results, items[static_cast<std::size_t>(i)]);
    results.endArray();
    return listPage(call, *page, results.take());
}

/// Errors: Forbidden when the client is not shown the place; those of Call::identity().
Result<void> checkPlace(const Call &call, QByteArrayView code);

/// Refuses what only answers in JSON when another format is asked for.
Result<void> requireJson(const Call &call, QByteArrayView suffix);

} // namespace sheria::routes
