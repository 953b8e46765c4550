// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "server/http/message/message.h"
#include "server/http/routing/authenticate.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QHash>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace sheria::http {

/// The parts of a path that a pattern's braces matched, decoded, by name.
using Captures = QHash<QByteArray, QByteArray>;

/// Everything a handler is given.
class Call
{
public:
    const Request &request;
    const Captures &captures;
    WorkerContext &worker;
    QByteArray suffix;    ///< "json" when the path ended in ".json"; empty without suffix.
    std::stop_token stop; ///< Stopped when the server stops: long work should end.

    /// `worker` as the class the routes derived.
    template <typename Context>
    Context &context() const
    {
        return static_cast<Context &>(worker);
    }

    /// Who asks; known without another look-up once it was asked for.
    /// Errors: Unauthorized, Forbidden; return them and the client reads the right text.
    Result<Identity> identity() const;

private:
    friend class Router;
    Call(const Request &r, const Captures &c, WorkerContext &w, const AuthenticationCallback &a)
        : request(r)
        , captures(c)
        , worker(w)
        , m_authenticator(a)
    {}

    Result<Identity> lookUpIdentity() const;

    const AuthenticationCallback &m_authenticator;
    mutable std::optional<Result<Identity>> m_identity;
};

/// What is asked of a client before the handler runs.
enum class Access {
    Public,        ///< Nothing.
    Deferred,      ///< Nothing yet: the handler calls Call::identity() itself, after its 404s.
    Authenticated, ///< An identity.
    Admin,         ///< An identity that is an administrator; another one gets 403.
};

/// Answers one kind of request. It may run on many threads at once.
using Handler = std::function<Result<Response>(const Call &call)>;

/// One row of the route table.
struct Route
{
    QByteArray name;       ///< Unique: "place-work-expressions". Names the OpenAPI operation.
    QList<Method> methods; ///< Get brings Head; Options is always there.

    /// Segments are literal, "{name}" (one segment, not empty) or, at the end, "{name...}" (all
    /// the rest, slashes, suffix and all; may be empty): "/v3/places/{code}/work-expressions".
    /// A trailing slash of the request never matters, nor does a suffix named in `suffixes`.
    QByteArray pattern;
    Access access = Access::Authenticated;
    Handler handler;
    QByteArray summary; ///< One sentence, for the OpenAPI document.
    QByteArrayList suffixes = {"json"};
    /// The media types a request's body may have; another one is answered 415. Empty: any.
    QByteArrayList bodyTypes = {};
    int index = -1; ///< The row's place in the table: set by add().
};

class Router;

/// Answers some requests in a way of its own: with a page around the answer that dispatch() gives.
struct Presenter
{
    bool (*wants)(const Request &request) = nullptr; ///< Asked of every request: cheap.
    std::function<Response(const Router &router, const Request &request, WorkerContext &worker,
                           const std::stop_token &stop)>
        present;
};

/// Maps method and path to a handler, from one table that also says which methods a path has.
///
/// Literal segments win over captures, captures over a rest. It never redirects. It knows nothing
/// of sockets: a test hands it a Request and compares the Response.
///
/// Thread: dispatch() may run on many threads at once; add() and setAuthenticator() only before.
class Router
{
public:
    void add(Route route);
    void setAuthenticator(AuthenticationCallback authenticator);
    void setPresenter(Presenter presenter) { m_presenter = std::move(presenter); }
    /// `finish` is given each response, errors too, before it leaves.
    void setFinisher(void (*finish)(const Request &request, Response &response))
    {
        m_finish = finish;
    }

    /// The table, in order of add().
    const std::vector<std::unique_ptr<Route>> &routes() const { return m_routes; }

    /// Who sends `request`. Errors: those of Call::identity().
    Result<Identity> identityOf(const Request &request, WorkerContext &worker) const;

    /// The handler's response; a problem() for an Error, an exception (500), an unknown path (404)
    /// or a known path with another method (405). Answers OPTIONS and lets HEAD be GET itself.
    Response dispatch(const Request &request, WorkerContext &worker,
                      const std::stop_token &stop = {}) const;
    /// The same, whatever the presenter wants.
    Response answer(const Request &request, WorkerContext &worker,
                    const std::stop_token &stop = {}) const;

private:
    Response route(const Request &request, WorkerContext &worker,
                   const std::stop_token &stop) const;

    std::vector<std::unique_ptr<Route>> m_routes;
    std::vector<QByteArrayList> m_patterns; ///< Their segments.
    AuthenticationCallback m_authenticator;
    Presenter m_presenter;
    void (*m_finish)(const Request &request, Response &response) = nullptr;
};

} // namespace sheria::http
