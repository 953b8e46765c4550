// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "server/http/server.h"
#include "server/routes/common/routecontext.h"

#include <memory>

namespace sheria {
class Library;
} // namespace sheria

namespace sheria::routes {

/// The HTTP server of a library with all its routes: what the desk and `sheriactl serve` start.
class ApiServer
{
public:
    /// `library` must outlive the object. Bounds and threads are taken from `options`; contexts and
    /// the revision are set here. Where it has replicas, waits for the writer.
    explicit ApiServer(Library &library, http::ServerOptions options = {},
                       Replication replication = {});
    ~ApiServer(); ///< Stops.
    Q_DISABLE_COPY_MOVE(ApiServer)

    /// Starts it, stops it, tells its port and the last requests.
    http::Server &server() { return *m_server; }
    const http::Server &server() const { return *m_server; }

    /// "http://127.0.0.1:8089"; empty when it does not run.
    QByteArray address() const;

    /// An address that signs the owner's browser in, once and within access::LinkSeconds, and leads
    /// it to `next`, an address of the server's own. Waits for the writer.
    /// Errors: Unavailable when the server does not run.
    Result<QByteArray> makeSignInAddress(QByteArrayView next = "/v3");

    /// The receivers below /_lab/receiver/.
    ReceiverLab &lab() { return m_services.lab; }

    /// Makes tokens, and lets in by them.
    access::Authenticator &authenticator() { return m_services.authenticator; }

private:
    Services m_services;
    std::unique_ptr<http::Server> m_server; ///< Last: it stops before what its handlers use goes.
};

} // namespace sheria::routes
