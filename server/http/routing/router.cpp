// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/routing/router.h"

#include "server/http/log/requestlog.h"
#include "server/http/message/problem.h"
#include "server/http/message/query.h"

#include <QVarLengthArray>

#include <algorithm>
#include <exception>

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
        qCWarning(lcHttp).noquote() << route.name << errorCodeName(error.code) << error.text();
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

constexpr qsizetype MaxPatternSegments = 20;
constexpr int MaxSegments =
    64; ///< Of a path; what lies deeper is one segment: only a rest takes it.

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
        m_end = count() > 0 && at(count() - 1).isEmpty() ? count() - 1 : count();
        const QByteArrayView last = m_end > 0 ? at(m_end - 1) : QByteArrayView();
        const qsizetype dot = last.lastIndexOf('.');
        if (dot >= 0) {
            stem = last.first(dot);
            suffix = last.sliced(dot + 1);
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
    bool endsAt(qsizetype index) const { return index == count() || index == m_end; }

    // Of the last segment that is not empty; null where it has no dot.
    QByteArrayView stem;
    QByteArrayView suffix;

private:
    QByteArrayView m_path;
    QVarLengthArray<qsizetype, 16> m_starts;
    qsizetype m_end = 0;
};

QByteArray decoded(QByteArrayView text)
{
    return text.contains('%') ? percentDecoded(text) : text.toByteArray();
}

/// True when `segment` of a path is `literal`. An encoded slash separates nothing.
bool isLiteral(QByteArrayView segment, QByteArrayView literal)
{
    return segment == literal || (segment.contains('%') && percentDecoded(segment) == literal);
}

/// How a segment of a pattern takes one of a path: the lower the better.
enum class Fit : quint64 { Literal, LiteralWithSuffix, CaptureWithSuffix, Capture, Rest };

/// How well a pattern takes a path.
struct RouteRank
{
    quint64 fits = 0; ///< The Fit of each segment, that of the first in the highest bits.
    bool isSuffixed = false;

    void add(qsizetype index, Fit fit)
    {
        constexpr qsizetype FitBits = 3;
        fits |= static_cast<quint64>(fit) << (FitBits * (MaxPatternSegments - index));
        isSuffixed = fit == Fit::LiteralWithSuffix || fit == Fit::CaptureWithSuffix;
    }
};

/// Nothing when `pattern`, the segments of `route`, does not take `path`.
std::optional<RouteRank> rankOf(const Route &route, const QByteArrayList &pattern,
                                const Segments &path)
{
    const auto endsSuffixed = [&](qsizetype count) {
        return path.endsAt(count) && !path.suffix.isNull()
            && std::any_of(route.suffixes.begin(), route.suffixes.end(),
                           [&path](const QByteArray &each) { return each == path.suffix; });
    };
    RouteRank rank;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QByteArray &wanted = pattern[i];
        const bool isCapture = wanted.startsWith('{');
        if (isCapture && wanted.endsWith("...}")) {
            rank.add(i, Fit::Rest);
            return rank;
        }
        if (i == path.count())
            return std::nullopt;
        const bool takesStem = i + 1 == pattern.size() && !path.stem.isEmpty()
            && endsSuffixed(i + 1);
        if (!isCapture && isLiteral(path.at(i), wanted))
            rank.add(i, Fit::Literal);
        else if (takesStem && (isCapture || isLiteral(path.stem, wanted)))
            rank.add(i, isCapture ? Fit::CaptureWithSuffix : Fit::LiteralWithSuffix);
        else if (isCapture && !path.at(i).isEmpty())
            rank.add(i, Fit::Capture);
        else
            return std::nullopt;
    }
    if (path.endsAt(pattern.size()))
        return rank;
    if (!path.stem.isEmpty() || !endsSuffixed(pattern.size() + 1))
        return std::nullopt;
    rank.add(pattern.size(), Fit::LiteralWithSuffix); // "/v3/places/.json"
    return rank;
}

/// What the braces of `pattern` take of `path`.
Captures capturesOf(const QByteArrayList &pattern, const Segments &path, bool isSuffixed)
{
    Captures captures;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (!pattern[i].startsWith('{'))
            continue;
        const QByteArray name = pattern[i].sliced(1, pattern[i].size() - 2);
        if (name.endsWith("..."))
            captures.insert(name.chopped(3), decoded(path.from(i)));
        else
            captures.insert(name,
                            decoded(isSuffixed && path.endsAt(i + 1) ? path.stem : path.at(i)));
    }
    return captures;
}

} // namespace

Result<Identity> Call::identity() const
{
    if (!m_identity)
        m_identity = lookUpIdentity();
    return *m_identity;
}

Result<Identity> Call::lookUpIdentity() const
{
    SHERIA_TRY(const Credentials credentials, credentialsOf(request));
    if (!m_authenticator)
        return Error{ErrorCode::Unauthorized, u"Invalid token."_s};
    return m_authenticator(credentials, worker);
}

void Router::add(Route route)
{
    Q_ASSERT(route.handler && route.pattern.startsWith('/'));
    Q_ASSERT(route.pattern.count('/') < MaxPatternSegments);
    route.index = static_cast<int>(m_routes.size());
    m_patterns.push_back(route.pattern.split('/').sliced(1));
    m_routes.push_back(std::make_unique<Route>(std::move(route)));
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
    const Segments path(request.rawPath);
    std::optional<RouteRank> best;
    std::vector<const Route *> rows; // Those of one pattern, each with its methods.
    for (std::size_t i = 0; i < m_routes.size(); ++i) {
        const std::optional<RouteRank> rank = rankOf(*m_routes[i], m_patterns[i], path);
        if (!rank || (best && rank->fits > best->fits))
            continue;
        if (!best || rank->fits < best->fits)
            rows.clear();
        best = rank;
        rows.push_back(m_routes[i].get());
    }
    if (!best)
        return notFound();
    if (request.method == Method::Options)
        return optionsResponse(allowOf(rows));
    const Route *route = rowFor(rows, request.method);
    if (!route)
        return methodNotAllowed(request.method, allowOf(rows));

    const Captures captures = capturesOf(m_patterns[static_cast<std::size_t>(route->index)], path,
                                         best->isSuffixed);
    Call call(request, captures, worker, m_authenticator);
    call.suffix = best->isSuffixed ? path.suffix.toByteArray() : QByteArray();
    call.stop = stop;
    Response response = answerOf(*route, call);
    response.route = route->index;
    return response;
}

} // namespace sheria::http
