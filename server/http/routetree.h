#pragma once

#include "server/http/captures.h"

#include <QByteArray>
#include <QByteArrayView>

#include <memory>
#include <optional>
#include <vector>

namespace sheria::http {

struct Route;

/// Where a path leads: the rows of the route table with that pattern, one per set of methods.
struct RouteMatch
{
    const std::vector<const Route *> *rows = nullptr;
    std::vector<QByteArray> captured; ///< Decoded, in order of the pattern's braces.
    QByteArray suffix;                ///< "json" when the path ended in ".json".

    /// `captured` under the names that `route` has for them.
    Captures capturesFor(const Route &route) const;
};

/// The patterns of a route table as a tree of segments: finding a path costs its length, not the
/// number of routes.
///
/// Thread: find() may run on many threads at once; insert() only before.
class RouteTree
{
public:
    RouteTree();
    ~RouteTree();
    RouteTree(RouteTree &&) noexcept;
    RouteTree &operator=(RouteTree &&) noexcept;

    /// `route` must outlive the tree. See Route::pattern for the language.
    void insert(const Route *route);

    /// The rows for `rawPath`, still percent-encoded: an encoded slash separates nothing. Per
    /// segment a literal wins over a literal with suffix, that over a capture, that over a rest.
    std::optional<RouteMatch> find(QByteArrayView rawPath) const;

private:
    struct Node;
    class Search;
    std::unique_ptr<Node> m_root;
};

} // namespace sheria::http
