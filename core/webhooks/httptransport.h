#pragma once

#include "core/http/client.h"
#include "core/webhooks/schedule.h"
#include "core/webhooks/transport.h"

#include <stop_token>

namespace sheria::webhooks {

/// Makes requests over real sockets, any number at the same time, on a network thread of its own. No request
/// waits for another one's connection: an endpoint that is slow takes nothing from another. Redirects are not
/// followed; a connection is used again only soon after an answer that was read to its end.
///
/// An answer counts by its status, which must be there within the limit, measured from when the
/// connection is begun. Its body is read for the log, as far as it comes in the time that is left.
///
/// Thread: any.
class HttpTransport final : public Transport
{
public:
    explicit HttpTransport(std::chrono::milliseconds limit = AnswerLimit);
    void send(HttpRequest request, Done done) override; ///< `done` runs on the network thread.

private:
    net::AsyncClient m_client;
};

/// Makes a request in the calling thread and waits for what becomes of it. When `stop` is requested it waits
/// no longer, and the outcome is Broken.
HttpResult exchange(net::Client &client, const HttpRequest &request, const std::stop_token &stop);

/// Of a client whose requests are made as HttpTransport makes them.
net::Options clientOptions(std::chrono::milliseconds limit = AnswerLimit);

} // namespace sheria::webhooks
