// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/apiserver.h"

#include "core/base/hash.h"
#include "core/library/library.h"
#include "core/store/file/libraryfile.h"
#include "server/http/message/query.h"
#include "server/routes/common/handlers.h"
#include "server/routes/common/loadeddocument.h"

#include <utility>

namespace sheria::routes {

namespace {

/// What each answer of a replica says of its age.
QByteArray ageField(const replica::Status &status, const Clock &clock)
{
    if (status.role() != store::ReplicaRole::Replica)
        return {};
    const auto age = status.age(clock.now());
    return age ? "Sheria-Replica-Age: " + QByteArray::number(*age) + "\r\n" : QByteArray();
}

} // namespace

ApiServer::ApiServer(Library &library, http::ServerOptions options, Replication replication)
    : m_services(library, options.readerBase)
{
    m_services.replication = std::move(replication);
    // By it replicas know whose revisions they follow. Where it cannot be written, they are told so.
    if (m_services.replication.isServed)
        library.writer()
            .submit([](store::Database &db) -> Result<void> {
                SHERIA_CHECK(store::packIdentity(db));
                return {};
            })
            .wait();
    if (Result<store::Database> reader = library.openReader()) {
        if (const auto state = store::replicaState(*reader))
            m_services.replication.status->set(*state);
    }
    options.moreFields = [status = m_services.replication.status, &clock = library.clock()] {
        return ageField(*status, clock);
    };
    options.makeContext = [this] {
        return RouteContext::make(m_services);
    };
    m_services.createsAccounts = options.createsAccounts;
    m_services.lab.setOpen(options.hasLaboratory);
    if (options.sessionCookie.isEmpty())
        options.sessionCookie = "sheria_session_" + sha256Hex(library.path().toUtf8()).left(16);
    options.metrics = &m_services.metrics;
    options.clock = &library.clock();
    options.isSlow = [](const http::Request &request) {
        return asksForFile(request) || asksForGlossary(request) || asksForPack(request)
            || asksForCheck(request);
    };
    options.revision = [this] {
        return m_services.revision();
    };
    m_server = std::make_unique<http::Server>(makeRouter(m_services), std::move(options));
}

ApiServer::~ApiServer()
{
    m_server->stop(); // While all that its answers use is there.
}

QByteArray ApiServer::address() const
{
    const quint16 port = m_server->port();
    return port == 0 ? QByteArray() : "http://127.0.0.1:" + QByteArray::number(port);
}

Result<QByteArray> ApiServer::makeSignInAddress(QByteArrayView next)
{
    const QByteArray base = address();
    if (base.isEmpty())
        return Error{ErrorCode::Unavailable, QStringLiteral("the server is not running")};
    SHERIA_TRY(const QByteArray code, m_services.authenticator.makeOwnersLink());
    return QByteArray(base + "/session/begin?code=" + code
                      + "&next=" + http::percentEncoded(next, "/"));
}

} // namespace sheria::routes
