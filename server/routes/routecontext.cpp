#include "server/routes/routecontext.h"

#include "core/access/doorkeeper.h"
#include "core/library/library.h"
#include "core/store/expressionqueries.h"
#include "core/store/placequeries.h"

#include <utility>

namespace sheria::routes {

quint64 Services::revision() const
{
    constexpr quint64 MinuteBits = 28; // Enough until the year 2480.
    constexpr quint64 AccessBits = 12; // Among answers that are a minute old at most.
    const auto minute = static_cast<quint64>(library.clock().now().toSecsSinceEpoch() / 60);
    const auto access = static_cast<quint64>(library.accessRevision()) & ((1ULL << AccessBits) - 1);
    return static_cast<quint64>(library.revision()) << (MinuteBits + AccessBits)
        | access << MinuteBits | (minute & ((1ULL << MinuteBits) - 1));
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

void RouteContext::adopt(quint64 revision)
{
    if (std::exchange(m_revision, revision) == revision)
        return;
    m_places.clear();
    m_records.clear();
}

Result<Place> RouteContext::place(const QByteArray &code)
{
    if (const Place *known = m_places.find(code))
        return *known;
    SHERIA_TRY(Place place, store::findPlace(m_database, code));
    m_places.put(code, place);
    return place;
}

Result<ExpressionRecord> RouteContext::record(const FrbrUri &uri)
{
    const FrbrUri asked = uri.canonical();
    const QByteArray key = asked.workUri(false) + '/' + asked.language + asked.expressionDate;
    if (const ExpressionRecord *known = m_records.find(key))
        return *known;
    auto record = store::findExpression(m_database, asked, today());
    if (!record && record.error().code == ErrorCode::InvalidArgument)
        return Error{ErrorCode::NotFound, record.error().detail};
    if (record)
        m_records.put(key, *record);
    return record;
}

http::Identity identityOf(const access::Visitor &visitor)
{
    return {visitor.account, visitor.accountName.toUtf8(), visitor.isAdmin, visitor.subscription,
            visitor.tokenName.toUtf8()};
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
    return identityOf(visitor);
}

} // namespace sheria::routes
