// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/http/client.h"
#include "core/webhooks/schedule.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <stop_token>

namespace sheria::webhooks {

/// How a request ended.
enum class Outcome {
    Answered,     ///< A status came in time; whether it is a good one is another matter.
    TooSlow,      ///< None within AnswerLimit.
    NotConnected, ///< No connection came about: refused, unreachable, no such name.
    NotSecure,    ///< TLS failed.
    Broken,       ///< The connection ended before a status.
    NotHttp,      ///< What came is no HTTP answer.
    Stale, ///< A kept connection was closed as it was used again; another request may follow at once.
};

/// "delivered" for an answer with a status from 200 to 299, "refused" for another one, else
/// "too-slow", "not-connected", "not-secure", "broken", "not-http" or "stale".
QByteArrayView outcomeName(Outcome outcome, int status);

/// Where requests to an endpoint go.
struct Target
{
    QByteArray url;
    QByteArray hostField; ///< As the field Host wants it.
    QByteArray path;      ///< With query: "/hook?id=1".
};

/// One request.
struct HttpRequest
{
    qint64 endpointId = 0;
    Target target;
    QByteArray bytes; ///< All of it, as it goes over the wire.
};

struct HttpResult
{
    Outcome outcome = Outcome::Answered;
    int status = 0;
    QByteArray response;      ///< As received, head and body: the first of it.
    qint64 responseBytes = 0; ///< As many as were received.
    qint64 durationMs = 0;
    Message note; ///< What the outcome does not say.
};

/// Makes requests over real sockets, any number at the same time, on a network thread of its own. No request
/// waits for another one's connection: an endpoint that is slow takes nothing from another. Redirects are not
/// followed; a connection is used again only soon after an answer that was read to its end.
///
/// An answer counts by its status, which must be there within the limit, measured from when the
/// connection is begun. Its body is read for the log, as far as it comes in the time that is left.
///
/// Thread: any.
class HttpTransport
{
public:
    using Done = std::function<void(HttpResult result)>;

    explicit HttpTransport(std::chrono::milliseconds limit = AnswerLimit);
    /// Calls `done` once, on the network thread; not for what is under way when the object goes.
    void send(const HttpRequest &request, Done done);

private:
    net::AsyncClient m_client;
};

/// Makes a request in the calling thread and waits for what becomes of it; once more on a new connection where a
/// kept one was closed. When `stop` is requested it waits no longer, and the outcome is Broken.
HttpResult exchange(net::Client &client, const HttpRequest &request, const std::stop_token &stop);

/// Of a client whose requests are made as HttpTransport makes them.
net::Options clientOptions(std::chrono::milliseconds limit = AnswerLimit);

} // namespace sheria::webhooks
