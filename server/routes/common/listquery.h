// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/json/json.h"
#include "core/search/index/indexer.h"
#include "core/search/query/results.h"
#include "core/store/legislation/expressionqueries.h"
#include "server/http/message/problem.h"
#include "server/http/message/query.h"
#include "server/http/routing/pagination.h"
#include "server/routes/common/caches.h"
#include "server/routes/common/handlers.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
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
/// Source: server/API.md section 2.7.
ListQuery readListQuery(const http::Query &query);

/// The place whose day says what is repealed, in a list of one place or of one prefix; empty: several may be in it.
QByteArray placeOf(const store::ExpressionFilter &filter);

/// "true", "1", "false" and "0", in any case.
std::optional<bool> flagOf(QByteArrayView text);

/// An instant of a query parameter, none when it is not given or empty; a bad one is added to
/// `problems`.
std::optional<QDateTime> readInstant(const http::Query &query, QByteArrayView name,
                                     QList<http::FieldProblem> &problems);

/// A page of a list, and what is on it.
struct FoundPage
{
    std::optional<http::Page> page; ///< None: there is no such page.
    std::vector<qint64> ids;
};

/// The page of the list called `key` that the request asks for; `read` gives all its ids. A list that takes
/// several pages is remembered, so that a client on its way through meets each item once, whatever changes
/// meanwhile: see ListCache.
Result<FoundPage> readPage(const Call &call, const QByteArray &key, const http::PageRule &rule,
                           const ListCache::Read &read);

using Pieces = std::vector<ListItemCache::Piece>;
/// Ids with the JSON of each, in the order of the ids that were asked for; what is gone is left out.
using MadePieces = std::vector<std::pair<qint64, QByteArray>>;
using MakePieces = std::function<Result<MadePieces>(const std::vector<qint64> &ids)>;

/// The pieces of `ids` in their order, null for what is gone. `make` is asked for those that are not known.
/// `shelf`: see ListItemCache.
Result<Pieces> readPieces(const Call &call, const QByteArray &shelf, const std::vector<qint64> &ids,
                          const MakePieces &make);

/// Sets in a filter what the path of a list says, and its order.
using NarrowFilter = std::function<void(store::ExpressionFilter &)>;

/// The page of expressions that the request asks for, by the filters of its query and by `narrow`, as a
/// list; only of what the client may see. `more`: further members of the envelope, with their leading comma.
Result<Response> expressionList(const Call &call, const NarrowFilter &narrow,
                                QByteArrayView more = {});

/// `results`, a JSON array, as `page` of a list. `more`: further members with their leading comma.
Response listPage(const Call &call, const http::Page &page, QByteArrayView results,
                  QByteArrayView more = {});

/// The same of pieces, those that are not known left out. Puts the page together in a body of its
/// exact size, and its tag from those of the pieces.
Response pieceList(const Call &call, const http::Page &page, const Pieces &pieces,
                   QByteArrayView more = {});

/// The page of `items`, which are all there are, that the request asks for; `write` puts one of them.
template <typename Item, typename Write>
Result<Response> pagedList(const Call &call, const std::vector<Item> &items, const Write &write,
                           const http::PageRule &rule = {})
{
    const auto count = static_cast<qint64>(items.size());
    const auto page = http::Page::of(call.request.query, rule, count);
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

/// The place `code`, for an answer in JSON.
/// Errors: NotFound; Forbidden when the client is not shown it; those of Call::identity() and requireJson().
Result<Place> shownPlace(const Call &call, const QByteArray &code);

/// Refuses what only answers in JSON when another format is asked for.
Result<void> requireJson(const Call &call, QByteArrayView suffix);

/// How far the search index is behind the library. Ask before what is answered from it.
Result<search::IndexLag> indexLag(const http::Call &call);

/// Says in a header of our own that there may be more than `response` has, since the bodies are fixed:
/// "X-Sheria-Index: incomplete; behind=12", works while the index is built, else changes. Such an answer
/// is not kept. Nothing where the index is complete.
http::Response &noteIndexLag(http::Response &response, const search::IndexLag &lag);

/// An item of a list, a JSON object, with what the search says of it: _rank and _snippet.
/// Source: server/API.md section 6.1.
QByteArray withHit(const QByteArray &item, const search::Hit &hit);

/// What can be said of the index in a word, to anybody: "up-to-date", "behind", "building",
/// "rebuilding" (it was damaged), "damaged", "elsewhere" (another program keeps it), "failed", "off".
struct IndexState
{
    QByteArrayView name;
    search::IndexLag lag;
    bool isSound = true; ///< Neither damaged nor failing.
};
Result<IndexState> indexState(const http::Call &call);

} // namespace sheria::routes
