#include "server/http/routetree.h"

#include "server/http/query.h"
#include "server/http/router.h"

#include <QVarLengthArray>

#include <algorithm>
#include <map>

namespace sheria::http {

namespace {

constexpr int MaxSegments = 64; ///< What lies deeper is one segment: only a rest takes it.

/// A path cut at its slashes: "/a/b/" has the segments a, b and an empty one.
class Segments
{
public:
    explicit Segments(QByteArrayView path) : m_path(path)
    {
        for (qsizetype i = 0; i < path.size() && m_starts.size() < MaxSegments; ++i) {
            if (path[i] == '/')
                m_starts.append(i + 1);
        }
    }

    qsizetype count() const { return m_starts.size(); }

    QByteArrayView at(qsizetype index) const
    {
        const qsizetype end = index + 1 < count() ? m_starts[index + 1] - 1 : m_path.size();
        return m_path.sliced(m_starts[index], end - m_starts[index]);
    }

    /// From segment `index` to the end, slashes and all.
    QByteArrayView from(qsizetype index) const
    {
        return index < count() ? m_path.sliced(m_starts[index]) : QByteArrayView();
    }

    /// True when nothing follows the segments before `index`, but perhaps a trailing slash.
    bool endsAt(qsizetype index) const
    {
        return index == count() || (index + 1 == count() && at(index).isEmpty());
    }

private:
    QByteArrayView m_path;
    QVarLengthArray<qsizetype, 16> m_starts;
};

QByteArray decoded(QByteArrayView text)
{
    return text.contains('%') ? percentDecoded(text) : text.toByteArray();
}

/// The names in the braces of `pattern`, in order.
std::vector<QByteArrayView> captureNames(QByteArrayView pattern)
{
    std::vector<QByteArrayView> names;
    for (qsizetype open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', open + 1)) {
        QByteArrayView name = pattern.sliced(open + 1, pattern.indexOf('}', open) - open - 1);
        if (name.endsWith("..."))
            name.chop(3);
        names.push_back(name);
    }
    return names;
}

} // namespace

Captures RouteMatch::capturesFor(const Route &route) const
{
    Captures captures;
    const std::vector<QByteArrayView> names = captureNames(route.pattern);
    for (std::size_t i = 0; i < names.size() && i < captured.size(); ++i)
        captures.add(names[i], captured[i]);
    return captures;
}

struct RouteTree::Node
{
    std::map<QByteArray, std::unique_ptr<Node>, std::less<>> literals;
    std::unique_ptr<Node> capture;
    std::vector<const Route *> here; ///< Rows whose pattern ends here.
    std::vector<const Route *> rest; ///< Rows whose pattern ends with a rest from here.

    const Node *literal(QByteArrayView segment) const
    {
        const auto found = segment.contains('%') ? literals.find(percentDecoded(segment))
                                                 : literals.find(segment);
        return found == literals.end() ? nullptr : found->second.get();
    }
    bool allows(QByteArrayView suffix) const
    {
        return std::any_of(here.begin(), here.end(), [suffix](const Route *route) {
            return route->suffixes.contains(suffix.toByteArray());
        });
    }
};

/// One walk from the root, with steps taken back where they lead nowhere.
class RouteTree::Search
{
public:
    explicit Search(QByteArrayView path) : m_segments(path) {}

    /// True when the segments from `index` on lead somewhere below `node`.
    bool find(const Node &node, qsizetype index);
    RouteMatch match;

private:
    bool end(const Node &node, QByteArrayView suffix);
    bool byLiteral(const Node &node, qsizetype index);
    bool bySuffix(const Node &node, QByteArrayView segment);
    bool byCapture(const Node &node, qsizetype index);

    Segments m_segments;
};

bool RouteTree::Search::find(const Node &node, qsizetype index)
{
    if (m_segments.endsAt(index) && !node.here.empty())
        return end(node, {});
    if (index < m_segments.count()) {
        if (byLiteral(node, index))
            return true;
        if (m_segments.endsAt(index + 1) && bySuffix(node, m_segments.at(index)))
            return true;
        if (byCapture(node, index))
            return true;
    }
    if (node.rest.empty())
        return false;
    match.rows = &node.rest;
    match.captured.push_back(decoded(m_segments.from(index)));
    return true;
}

bool RouteTree::Search::end(const Node &node, QByteArrayView suffix)
{
    match.rows = &node.here;
    match.suffix = suffix.toByteArray();
    return true;
}

bool RouteTree::Search::byLiteral(const Node &node, qsizetype index)
{
    const Node *next = node.literal(m_segments.at(index));
    return next && find(*next, index + 1);
}

/// The last segment read as "<stem>.<suffix>"; with an empty stem it is a trailing slash.
bool RouteTree::Search::bySuffix(const Node &node, QByteArrayView segment)
{
    const qsizetype dot = segment.lastIndexOf('.');
    if (dot < 0)
        return false;
    const QByteArrayView stem = segment.first(dot);
    const QByteArrayView suffix = segment.sliced(dot + 1);
    if (stem.isEmpty())
        return node.allows(suffix) && end(node, suffix);
    if (const Node *next = node.literal(stem); next && next->allows(suffix))
        return end(*next, suffix);
    if (!node.capture || !node.capture->allows(suffix))
        return false;
    match.captured.push_back(decoded(stem));
    return end(*node.capture, suffix);
}

bool RouteTree::Search::byCapture(const Node &node, qsizetype index)
{
    const QByteArrayView segment = m_segments.at(index);
    if (!node.capture || segment.isEmpty())
        return false;
    match.captured.push_back(decoded(segment));
    if (find(*node.capture, index + 1))
        return true;
    match.captured.pop_back();
    return false;
}

RouteTree::RouteTree() : m_root(std::make_unique<Node>())
{}
RouteTree::~RouteTree() = default;
RouteTree::RouteTree(RouteTree &&) noexcept = default;
RouteTree &RouteTree::operator=(RouteTree &&) noexcept = default;

void RouteTree::insert(const Route *route)
{
    const Segments segments(route->pattern);
    Node *node = m_root.get();
    for (qsizetype i = 0; i < segments.count(); ++i) {
        const QByteArrayView segment = segments.at(i);
        if (segment.endsWith("...}")) {
            Q_ASSERT(i + 1 == segments.count());
            node->rest.push_back(route);
            return;
        }
        std::unique_ptr<Node> &next = segment.startsWith('{')
            ? node->capture
            : node->literals[segment.toByteArray()];
        if (!next)
            next = std::make_unique<Node>();
        node = next.get();
    }
    node->here.push_back(route);
}

std::optional<RouteMatch> RouteTree::find(QByteArrayView rawPath) const
{
    Search search(rawPath);
    if (!search.find(*m_root, 0))
        return std::nullopt;
    return std::move(search.match);
}

} // namespace sheria::http
