#pragma once

#include "core/search/indexer.h"
#include "core/search/results.h"
#include "server/http/router.h"

namespace sheria::routes {

/// How far the search index is behind the library. Ask before what is answered from it.
Result<search::IndexLag> indexLag(const http::Call &call);

/// Says in a header of our own that there may be more than `response` has, since bodies are fixed by
/// contract: "X-Sheria-Index: incomplete; behind=12", works while the index is built, else changes. Such
/// an answer is not kept. Nothing where the index is complete.
http::Response &noteIndexLag(http::Response &response, const search::IndexLag &lag);

/// An item of a list, a JSON object, with what the search says of it: _rank and _snippet.
/// Source: contract API.md section 6.1.
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
