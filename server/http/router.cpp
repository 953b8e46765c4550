#include "server/http/router.h"

#include "server/http/logging.h"
#include "server/http/problem.h"

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
        qCWarning(lcHttp).noquote() << route.name << errorCodeName(error.code) << error.detail;
}

/// True when `route` cannot read a body of the type that the request says it has.
bool isBodyUnreadable(const Route &route, const Request &request)
{
    const QByteArrayView given = request.headers.value("Content-Type");
    if (route.bodyTypes.isEmpty() || request.body.isEmpty() || given.isNull())
        return false;
    const qsizetype parameters = given.indexOf(';');
    const QByteArrayView type = trimmedBlanks(parameters < 0 ? given : given.first(parameters));
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

} // namespace

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

Router::Router() = default;
Router::~Router() = default;
Router::Router(Router &&) noexcept = default;
Router &Router::operator=(Router &&) noexcept = default;

void Router::add(Route route)
{
    Q_ASSERT(route.handler && route.pattern.startsWith('/'));
    route.index = static_cast<int>(m_routes.size());
    m_routes.push_back(std::make_unique<Route>(std::move(route)));
    m_tree.insert(m_routes.back().get());
}

void Router::setAuthenticator(Authenticator authenticator)
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
    const std::optional<RouteMatch> match = m_tree.find(request.rawPath);
    if (!match)
        return notFound();
    if (request.method == Method::Options)
        return optionsResponse(allowOf(*match->rows));
    const Route *route = rowFor(*match->rows, request.method);
    if (!route)
        return methodNotAllowed(request.method, allowOf(*match->rows));

    const Captures captures = match->capturesFor(*route);
    Call call(request, captures, worker, m_authenticator);
    call.suffix = match->suffix;
    call.stop = stop;
    Response response = answerOf(*route, call);
    response.route = route->index;
    return response;
}

} // namespace sheria::http
