#include "server/routes/routecontext.h"

#include "core/access/doorkeeper.h"
#include "core/library/library.h"

#include <utility>

namespace sheria::routes {

quint64 Services::revision() const
{
    constexpr quint64 MinuteBits = 28; // Enough until the year 2480.
    constexpr quint64 GenerationBits = 12;
    const auto minute = static_cast<quint64>(library.clock().now().toSecsSinceEpoch() / 60);
    const auto generation = doorkeeper.generation() & ((1ULL << GenerationBits) - 1);
    return static_cast<quint64>(library.revision()) << (MinuteBits + GenerationBits)
        | generation << MinuteBits | (minute & ((1ULL << MinuteBits) - 1));
}

Result<std::unique_ptr<http::WorkerContext>> RouteContext::make(const Services &services)
{
    SHERIA_TRY(store::Database database, services.library.openReader());
    return std::unique_ptr<http::WorkerContext>(new RouteContext(services, std::move(database)));
}

RouteContext::RouteContext(const Services &services, store::Database database)
    : m_services(services)
    , m_database(std::move(database))
{}

QDate RouteContext::today() const
{
    return m_services.library.clock().today();
}

Result<http::Identity> authenticate(const http::Credentials &credentials,
                                    http::WorkerContext &worker)
{
    auto &context = static_cast<RouteContext &>(worker);
    access::Doorkeeper &door = context.services().doorkeeper;
    SHERIA_TRY(const access::Visitor visitor,
               credentials.kind == http::Credentials::Kind::Session
                   ? door.admitSession(context.database(), credentials.secret)
                   : door.admit(context.database(), credentials.secret));
    // A library has one account, its owner's.
    return http::Identity{visitor.account, visitor.tokenName.toUtf8(), true};
}

} // namespace sheria::routes
