#include "server/http/router.h"

#include "server/http/problem.h"
#include "server/http/query.h"
#include "server/http/requestlog.h"

#include <QVarLengthArray>

#include <algorithm>
#include <exception>
#include <map>

namespace sheria::http {

using namespace Qt::StringLiterals;

namespace {

/// What a row must list to answer `method`: HEAD is GET whose body is not sent.
Method listedAs(Method method)
{
    return method == Method::Head ? Method::Get : method;
}

const Route *rowFor(const std::vector<const Route *> &rows, Method method)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [method](const Route *route) {
        return route->methods.contains(listedAs(method));
    });
    return found == rows.end() ? nullptr : *found;
}

/// "GET, HEAD, OPTIONS" and what else the rows of one pattern know.
QByteArray allowOf(const std::vector<const Route *> &rows)
{
    QByteArray allow;
    for (const Method method :
         {Method::Get, Method::Head, Method::Post, Method::Put, Method::Patch, Method::Delete}) {
        if (rowFor(rows, method))
            allow += methodName(method).toByteArray() + ", ";
    }
    return allow + "OPTIONS";
}

Response optionsResponse(QByteArray allow)
{
    return Response::noContent().setHeader("Allow", std::move(allow));
}

/// Nothing when the client may call `route`.
Result<void> checkAccess(const Route &route, const Call &call)
{
    if (route.access == Access::Public || route.access == Access::Deferred)
        return {};
    SHERIA_TRY(const Identity identity, call.identity());
    if (route.access == Access::Admin && !identity.admin)
        return Error{ErrorCode::Forbidden, {}};
    return {};
}

/// An exception must not leave the thread: it would end the process.
Result<Response> run(const Route &route, const Call &call)
{
    try {
        SHERIA_CHECK(checkAccess(route, call));
        return route.handler(call);
    } catch (const std::exception &exception) {
        return Error{ErrorCode::Internal, QString::fromUtf8(exception.what())};
    } catch (...) {
        return Error{ErrorCode::Internal, u"an exception that is no std::exception"_s};
    }
}

void logFault(const Route &route, const Error &error)
{
    if (error.code == ErrorCode::Internal || error.code == ErrorCode::Corrupt
        || error.code == ErrorCode::Unavailable)
        qCWarning(lcHttp).noquote() << route.name << errorCodeName(error.code) << error.detail;
}

/// True when `route` cannot read a body of the type that the request says it has.
bool isBodyUnreadable(const Route &route, const Request &request)
{
    const QByteArrayView given = request.headers.value("Content-Type");
    if (route.bodyTypes.isEmpty() || request.body.isEmpty() || given.isNull())
        return false;
    const QByteArrayView type = withoutParameters(given);
    return std::none_of(route.bodyTypes.begin(), route.bodyTypes.end(),
                        [type](const QByteArray &known) {
                            return equalsIgnoringCase(known, type);
                        });
}

Response answerOf(const Route &route, const Call &call)
{
    if (isBodyUnreadable(route, call.request))
        return unsupportedMediaType(call.request.headers.value("Content-Type"),
                                    route.bodyTypes.join(", "));
    Result<Response> response = run(route, call);
    if (response)
        return *std::move(response);
    logFault(route, response.error());
    return problem(response.error());
}

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

/// The patterns of the table as a tree of segments: finding a path costs its length, not the number of
/// rows.
struct Router::Node
{
    std::map<QByteArray, std::unique_ptr<Node>, std::less<>> literals;
    std::unique_ptr<Node> capture;
    std::vector<const Route *> here; ///< Rows whose pattern ends here.
    std::vector<const Route *> rest; ///< Rows whose pattern ends with a rest from here.

    /// Where a path leads.
    struct Match
    {
        const std::vector<const Route *> *rows = nullptr; ///< One per set of methods.
        std::vector<QByteArray> captured; ///< Decoded, in order of the pattern's braces.
        QByteArray suffix;                ///< "json" when the path ended in ".json".

        bool end(const Node &node, QByteArrayView with)
        {
            rows = &node.here;
            suffix = with.toByteArray();
            return true;
        }
    };

    void insert(const Route *route);
    /// True when the segments from `index` on lead somewhere: an encoded slash separates nothing. Per
    /// segment a literal wins over a literal with suffix, that over a capture, that over a rest.
    bool find(const Segments &path, qsizetype index, Match &match) const;

private:
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
    bool findSuffixed(QByteArrayView segment, Match &match) const;
};

void Router::Node::insert(const Route *route)
{
    const Segments segments(route->pattern);
    Node *node = this;
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

bool Router::Node::find(const Segments &path, qsizetype index, Match &match) const
{
    if (path.endsAt(index) && !here.empty())
        return match.end(*this, {});
    if (index < path.count()) {
        const QByteArrayView segment = path.at(index);
        if (const Node *next = literal(segment); next && next->find(path, index + 1, match))
            return true;
        if (path.endsAt(index + 1) && findSuffixed(segment, match))
            return true;
        if (capture && !segment.isEmpty()) {
            match.captured.push_back(decoded(segment));
            if (capture->find(path, index + 1, match))
                return true;
            match.captured.pop_back();
        }
    }
    if (rest.empty())
        return false;
    match.rows = &rest;
    match.captured.push_back(decoded(path.from(index)));
    return true;
}

/// The last segment read as "<stem>.<suffix>"; with an empty stem it is a trailing slash.
bool Router::Node::findSuffixed(QByteArrayView segment, Match &match) const
{
    const qsizetype dot = segment.lastIndexOf('.');
    if (dot < 0)
        return false;
    const QByteArrayView stem = segment.first(dot);
    const QByteArrayView suffix = segment.sliced(dot + 1);
    if (stem.isEmpty())
        return allows(suffix) && match.end(*this, suffix);
    if (const Node *next = literal(stem); next && next->allows(suffix))
        return match.end(*next, suffix);
    if (!capture || !capture->allows(suffix))
        return false;
    match.captured.push_back(decoded(stem));
    return match.end(*capture, suffix);
}

Result<Identity> Call::identity() const
{
    if (!m_identity)
        m_identity = lookUpIdentity();
    return *m_identity;
}

Result<Identity> Call::lookUpIdentity() const
{
    SHERIA_TRY(const Credentials credentials,
               credentialsOf(request.headers, request.sessionCookie));
    if (!m_authenticator)
        return Error{ErrorCode::Unauthorized, u"Invalid token."_s};
    return m_authenticator(credentials, worker);
}

Router::Router() : m_root(std::make_unique<Node>())
{}
Router::~Router() = default;
Router::Router(Router &&) noexcept = default;
Router &Router::operator=(Router &&) noexcept = default;

void Router::add(Route route)
{
    Q_ASSERT(route.handler && route.pattern.startsWith('/'));
    route.index = static_cast<int>(m_routes.size());
    m_routes.push_back(std::make_unique<Route>(std::move(route)));
    m_root->insert(m_routes.back().get());
}

void Router::setAuthenticator(AuthenticationCallback authenticator)
{
    m_authenticator = std::move(authenticator);
}

Result<Identity> Router::identityOf(const Request &request, WorkerContext &worker) const
{
    const Captures captures;
    return Call(request, captures, worker, m_authenticator).identity();
}

Response Router::dispatch(const Request &request, WorkerContext &worker,
                          const std::stop_token &stop) const
{
    if (m_presenter.wants && m_presenter.wants(request))
        return m_presenter.present(*this, request, worker, stop);
    return answer(request, worker, stop);
}

Response Router::answer(const Request &request, WorkerContext &worker,
                        const std::stop_token &stop) const
{
    Response response = route(request, worker, stop);
    if (m_finish)
        m_finish(request, response);
    return response;
}

Response Router::route(const Request &request, WorkerContext &worker,
                       const std::stop_token &stop) const
{
    if (request.target == "*")
        return optionsResponse("GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
    Node::Match match;
    if (!m_root->find(Segments(request.rawPath), 0, match))
        return notFound();
    if (request.method == Method::Options)
        return optionsResponse(allowOf(*match.rows));
    const Route *route = rowFor(*match.rows, request.method);
    if (!route)
        return methodNotAllowed(request.method, allowOf(*match.rows));

    Captures captures;
    const std::vector<QByteArrayView> names = captureNames(route->pattern);
    for (std::size_t i = 0; i < names.size() && i < match.captured.size(); ++i)
        captures.add(names[i], match.captured[i]);
    Call call(request, captures, worker, m_authenticator);
    call.suffix = match.suffix;
    call.stop = stop;
    Response response = answerOf(*route, call);
    response.route = route->index;
    return response;
}

} // namespace sheria::http
