// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QByteArray>
#include <QByteArrayList>

#include <chrono>

namespace sheria::net {

/// A request of ours: a GET, or a POST.
struct Request
{
    QByteArray url;
    QByteArray authorization; ///< "Token …"; empty: none is shown.
    QByteArray etag;          ///< Of what is here; empty: nothing is.
    QByteArray accept;        ///< "application/json".
    qint64 maxBytes = 0;      ///< Of the body of the answer.
    QByteArray body = {};     ///< JSON; null: it is a GET.
    /// An HTTP date: when what is here was last changed; empty: not known.
    QByteArray modifiedSince = {};
    /// Sends `fields` ("Name: value") and no others, does not unpack or unchunk the answer, and never
    /// sends the request a second time, which libcurl does where a kept connection turns out closed.
    bool isExact = false;
    QByteArrayList fields = {}; ///< Where it is exact.
    bool isFresh = false;       ///< Goes on a connection of its own, not on one that was kept.
};

/// How a client makes its requests.
struct Options
{
    std::chrono::milliseconds silence{30'000}; ///< Without a byte.
    std::chrono::milliseconds whole{600'000};  ///< Of one answer.
    std::chrono::seconds idle{100}; ///< Connections that waited longer are not used again.
    bool isDirect = false;          ///< Uses no proxies.
};

/// What came of a request.
struct Answer
{
    enum class End {
        Answered,     ///< With a status; a whole body.
        NotConnected, ///< Refused, unreachable, no such name, no proxy.
        NotSecure,    ///< TLS failed; nothing was sent.
        TooSlow,
        Broken,   ///< The connection ended before the answer did, or no HTTP came.
        Stale,    ///< A kept connection was closed as it was used again. Only of an exact request.
        TooLarge, ///< More than maxBytes.
        Cancelled,
    };
    End end = End::Cancelled;
    int status = 0;           ///< 0: the head did not come whole. Known whatever `end` is.
    QByteArray head;          ///< As received, those of interim answers before it.
    QByteArray body;          ///< Empty unless answered; of an exact request, what came of it.
    bool isHttp = true;       ///< False: what came is no HTTP answer, or its head is too long.
    bool isConnected = false; ///< There was a connection, so that the request could go.
    std::chrono::milliseconds duration{0}; ///< Until the status; without one, until the end.
    Message note;                          ///< What `end` does not say.

    // Fields of the head.
    QByteArray contentType;
    QByteArray etag;
    QByteArray lastModified;
    QByteArray date;
    QByteArray location;
    QByteArray retryAfter;
};

/// The value of the first field `name` in the head of a message, trimmed; null when it has none.
/// Shape: `name` in any case; `message` begins with its first line.
QByteArrayView fieldOf(QByteArrayView message, QByteArrayView name);

} // namespace sheria::net
