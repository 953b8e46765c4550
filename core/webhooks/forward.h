// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/http/client.h"
#include "core/store/webhooks/changes.h"
#include "core/webhooks/transport.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDateTime>

#include <functional>
#include <stop_token>
#include <vector>

namespace sheria::webhooks {

/// A POST that was recorded, or came in, and is to be made to another address.
struct Call
{
    QByteArrayList fields; ///< "Name: value".
    QByteArray body;
    QDateTime at;   ///< When it was made; invalid: unknown.
    int number = 0; ///< In its file, from 1: an entry or a line.
};

/// The request of `call` to `to`, the result of parseEndpointUrl(). Fields of the connection are left out, and
/// so are cookies and what signs in (Authorization), which were meant for another address.
HttpRequest requestOf(const Call &call, const QByteArray &to);

/// A request that came in, made to `to`: what a relay does, so that all fields but those of the connection go
/// along.
HttpRequest relayedRequest(const Call &call, const QByteArray &to);

/// An entry of the log about a request and what came of it, without invocation.
store::Delivery deliveryOf(const HttpRequest &request, const HttpResult &result,
                           const QDateTime &at);

/// What a request answered, for who asked the relay.
struct RelayedAnswer
{
    int status = 502; ///< Where no answer came.
    QByteArray
        fields; ///< "Name: value\r\n", without those of the connection and those of isBrowserField().
    QByteArray body; ///< The first 16 KB of it, without the coding of its transfer.
};
RelayedAnswer relayedAnswer(const HttpResult &result);

/// Calls in the order in which they were made.
struct Recording
{
    std::vector<Call> calls;
    int skipped = 0; ///< Entries that are no POST.
};

inline constexpr qint64 MaxRecordingBytes = 64LL * 1024 * 1024;
inline constexpr std::size_t MaxRecordedCalls = 100'000;
inline constexpr qsizetype MaxRecordedBodyBytes = 1024LL * 1024;

/// Reads an HTTP archive (HAR 1.2), or JSON Lines: what `sheriactl webhooks log --json` prints, or objects with
/// "body", a text or JSON, and optionally "headers", an object, a list of {"name", "value"} or a text, "method"
/// and "at".
/// Errors: InvalidArgument, with the entry or line and what is wrong with it.
Result<Recording> parseRecording(const QByteArray &bytes);
/// The same of a file. Errors: NotFound too.
Result<Recording> readRecording(const QString &path);

struct ReplayOptions
{
    QByteArray to;    ///< The result of parseEndpointUrl().
    double speed = 0; ///< 1: with the waiting times of the recording; 2: half of them; 0: without.
    std::stop_token stop = {};
    /// Called after each call, in their order.
    std::function<void(const store::Delivery &delivery)> called = {};
};

struct ReplayReport
{
    int delivered = 0; ///< Answered with a status from 200 to 299.
    int failed = 0;
    bool wasStopped = false;
};

/// Makes the calls one after another; a call that fails is not made again.
ReplayReport replay(const Recording &recording, const ReplayOptions &options, const Clock &clock);

} // namespace sheria::webhooks
