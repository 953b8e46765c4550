// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/transport.h"

#include "core/base/limits.h"

#include <utility>

namespace sheria::webhooks {

namespace {

using namespace Qt::StringLiterals;
using End = net::Answer::End;

/// The same bytes, as libcurl wants them; the request line follows from the address.
net::Request requestOf(const HttpRequest &request)
{
    const qsizetype end = request.bytes.indexOf("\r\n\r\n");
    net::Request out;
    out.url = request.target.url;
    out.maxBytes = limits::MaxResponseBytes;
    out.isExact = true;
    qsizetype at = request.bytes.indexOf("\r\n") + 2;
    while (at < end) {
        const qsizetype next = request.bytes.indexOf("\r\n", at);
        out.fields << request.bytes.sliced(at, next - at);
        at = next + 2;
    }
    out.body = QByteArray("").append(QByteArrayView(request.bytes).sliced(end + 4));
    return out;
}

Outcome outcomeOf(const net::Answer &answer)
{
    if (answer.status != 0)
        return Outcome::Answered;
    switch (answer.end) {
    case End::NotConnected: return Outcome::NotConnected;
    case End::NotSecure: return Outcome::NotSecure;
    case End::TooSlow: return Outcome::TooSlow;
    case End::Stale: return Outcome::Stale;
    default: return answer.isHttp ? Outcome::Broken : Outcome::NotHttp;
    }
}

Message noteOf(const net::Answer &answer)
{
    switch (answer.end) {
    case End::Answered: return {};
    case End::TooLarge: return Message::tr("the rest of the body was not read");
    case End::Cancelled: return Message::tr("nobody waited for it");
    case End::TooSlow:
        if (answer.status != 0)
            return Message::tr("the body did not end in time");
        return answer.isConnected ? Message::tr("no answer in time")
                                  : Message::tr("no connection in time");
    default:
        return answer.status == 0 ? answer.note
                                  : Message::tr("the body was cut off: %1", answer.note);
    }
}

HttpResult resultFrom(net::Answer answer)
{
    HttpResult result;
    result.outcome = outcomeOf(answer);
    result.status = answer.status;
    result.responseBytes = answer.head.size() + answer.body.size();
    result.response = answer.head.append(answer.body).left(limits::MaxLoggedResponseBytes);
    result.durationMs = answer.duration.count();
    result.note = noteOf(answer);
    return result;
}

} // namespace

QByteArrayView outcomeName(Outcome outcome, int status)
{
    switch (outcome) {
    case Outcome::Answered: return status / 100 == 2 ? "delivered" : "refused";
    case Outcome::TooSlow: return "too-slow";
    case Outcome::NotConnected: return "not-connected";
    case Outcome::NotSecure: return "not-secure";
    case Outcome::Broken: return "broken";
    case Outcome::NotHttp: return "not-http";
    case Outcome::Stale: return "stale";
    }
    Q_UNREACHABLE();
}

net::Options clientOptions(std::chrono::milliseconds limit)
{
    // Servers close idle connections after seconds; a request that meets the closing fails.
    return {limit, limit, std::chrono::seconds(1), true};
}

HttpTransport::HttpTransport(std::chrono::milliseconds limit) : m_client(clientOptions(limit))
{}

void HttpTransport::send(const HttpRequest &request, Done done)
{
    m_client.send(requestOf(request), [done = std::move(done)](net::Answer answer) {
        done(resultFrom(std::move(answer)));
    });
}

HttpResult exchange(net::Client &client, const HttpRequest &request, const std::stop_token &stop)
{
    net::Request given = requestOf(request);
    net::Answer answer = client.get(given, stop);
    if (answer.end == End::Stale) {
        given.isFresh = true;
        answer = client.get(given, stop);
    }
    return resultFrom(std::move(answer));
}

} // namespace sheria::webhooks
