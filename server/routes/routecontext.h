#pragma once

#include "core/base/clock.h"
#include "core/domain/json.h"
#include "core/store/database.h"
#include "server/http/router.h"
#include "server/http/workercontext.h"
#include "server/routes/rendercache.h"

#include <QDate>

#include <functional>

namespace sheria {
class Library;
namespace access {
class Doorkeeper;
} // namespace access
} // namespace sheria

namespace sheria::routes {

/// What all handlers share. The members outlive the server.
struct Services
{
    Library &library;
    access::Doorkeeper &doorkeeper;
    RenderCache &renderings;

    /// Changes whenever any answer could: with the library, with who may come in, with the day, and
    /// at least once a minute, so that what another process revokes is not served for long.
    quint64 revision() const;
};

/// What a worker thread lends to the handlers it runs: a reader of its own, and the services.
class RouteContext final : public http::WorkerContext
{
public:
    static Result<std::unique_ptr<http::WorkerContext>> make(const Services &services);

    store::Database &database() { return m_database; }
    const Services &services() const { return m_services; }
    QDate today() const;

private:
    RouteContext(const Services &services, store::Database database);

    Services m_services;
    store::Database m_database;
};

/// The context that `call` runs in.
inline RouteContext &contextOf(const http::Call &call)
{
    return call.context<RouteContext>();
}

inline store::Database &databaseOf(const http::Call &call)
{
    return contextOf(call).database();
}

/// Where the addresses in the answer to `call` point: to the name the client used for us.
inline json::Addresses addressesOf(const http::Call &call)
{
    return {call.request.base, json::ApiVersion::V3};
}

/// Turns credentials into an identity.
Result<http::Identity> authenticate(const http::Credentials &credentials,
                                    http::WorkerContext &worker);

} // namespace sheria::routes
