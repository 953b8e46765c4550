// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/routes/webhookrelay.h"

#include "core/webhooks/forward.h"
#include "core/webhooks/lab/reaction.h"
#include "server/http/server.h"

#include <utility>

namespace sheria::routes {

namespace {

/// A request waits for the other program on one of them.
constexpr int Workers = 16;

/// The bytes of `answer`, and nothing of the server's own.
http::Response exactly(const webhooks::RelayedAnswer &answer)
{
    const webhooks::Reaction reaction = webhooks::answerOf(answer.status, answer.fields,
                                                           answer.body);
    http::Response response;
    response.status = reaction.status;
    response.steps = [bytes = QByteArray(reaction.head + reaction.body)] {
        return http::Step{bytes, std::nullopt};
    };
    return response;
}

} // namespace

WebhookRelay::WebhookRelay(Options options)
    : m_options(std::move(options))
    , m_client(webhooks::clientOptions())
{}

WebhookRelay::~WebhookRelay() = default;

Result<std::unique_ptr<WebhookRelay>> WebhookRelay::start(Options options)
{
    std::unique_ptr<WebhookRelay> relay(new WebhookRelay(std::move(options)));
    http::Router router;
    http::Route route;
    route.name = "relay";
    route.methods = {http::Method::Post};
    route.pattern = "/{rest...}";
    route.access = http::Access::Public;
    route.suffixes.clear();
    route.handler = [self = relay.get()](const http::Call &call) -> Result<http::Response> {
        webhooks::Call incoming;
        for (const auto &[name, value] : call.request.headers.fields())
            incoming.fields << name + ": " + value;
        incoming.body = call.request.body;
        const webhooks::HttpRequest request = webhooks::relayedRequest(incoming,
                                                                       self->m_options.to);
        const QDateTime at = SystemClock().now();
        const webhooks::HttpResult result = webhooks::exchange(self->m_client, request, call.stop);
        if (self->m_options.relayed)
            self->m_options.relayed(call.request.target, webhooks::deliveryOf(request, result, at));
        return exactly(webhooks::relayedAnswer(result));
    };
    router.add(std::move(route));
    http::ServerOptions server;
    server.workers = Workers;
    for (const QByteArray &host : relay->m_options.hosts)
        server.allowedHosts << host;
    relay->m_server = std::make_unique<http::Server>(std::move(router), std::move(server));
    SHERIA_TRY(const quint16 port, relay->m_server->start(relay->m_options.port));
    relay->m_address = "http://127.0.0.1:" + QByteArray::number(port);
    return relay;
}

} // namespace sheria::routes
