// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/http/client.h"
#include "core/store/webhooks/changes.h"

#include <QByteArray>
#include <QByteArrayList>

#include <functional>
#include <memory>

namespace sheria::http {
class Server;
} // namespace sheria::http

namespace sheria::routes {

/// Takes POST requests at any path of a port of this computer, makes them to another address, and answers what that
/// answers; 502 where it does not answer.
class WebhookRelay
{
public:
    struct Options
    {
        QByteArray to;             ///< The result of webhooks::parseEndpointUrl().
        quint16 port = 0;          ///< 0: a free one.
        QByteArrayList hosts = {}; ///< That requests may name besides this computer's.
        /// Called after each request, with its path, on any thread.
        std::function<void(const QByteArray &target, const store::Delivery &made)> relayed;
    };
    /// Errors: those of http::Server::start().
    static Result<std::unique_ptr<WebhookRelay>> start(Options options);
    ~WebhookRelay(); ///< Stops.
    Q_DISABLE_COPY_MOVE(WebhookRelay)

    /// "http://127.0.0.1:9000".
    const QByteArray &address() const { return m_address; }

private:
    explicit WebhookRelay(Options options);

    const Options m_options;
    net::Client m_client;
    QByteArray m_address;
    std::unique_ptr<http::Server> m_server; ///< Last: it stops before what its handler uses goes.
};

} // namespace sheria::routes
