#pragma once

#include "core/webhooks/schedule.h"
#include "core/webhooks/transport.h"

#include <memory>

namespace sheria::webhooks {

/// Makes requests over real sockets, on a network thread of its own. Each endpoint has connections of
/// its own: one that is slow takes nothing from another. Redirects are not followed; a connection
/// is used again only right after an answer that was read to its end.
///
/// An answer counts by its status, which must be there within the limit, measured from when the
/// connection is begun. Its body is read for the log, as far as it comes in the time that is left.
///
/// Thread: any.
class HttpTransport final : public Transport
{
public:
    explicit HttpTransport(std::chrono::milliseconds limit = AnswerLimit);
    ~HttpTransport() override;
    void send(HttpRequest request, Done done) override; ///< `done` runs on the network thread.

private:
    class Network;
    std::unique_ptr<Network> m_network;
};

} // namespace sheria::webhooks
