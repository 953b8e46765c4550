#pragma once

#include <QByteArray>
#include <QString>

namespace sheria::sync {

/// A request of ours: a GET, or a POST of JSON.
struct Request
{
    QByteArray url;
    QByteArray authorization; ///< "Token …"; empty: none is shown.
    QByteArray etag;          ///< Of what is here; empty: nothing is.
    QByteArray accept;        ///< "application/json".
    qint64 maxBytes = 0;
    QByteArray body = {}; ///< JSON; null: it is a GET.
};

/// What came of one.
struct Answer
{
    enum class End {
        Answered,     ///< With a status; a whole body.
        NotConnected, ///< Refused, unreachable, no such name, no proxy.
        NotSecure,    ///< TLS failed; nothing was sent.
        TooSlow,
        Broken,   ///< The connection ended before the answer did.
        TooLarge, ///< More than maxBytes.
        Cancelled,
    };
    End end = End::Cancelled;
    int status = 0;
    QByteArray body;
    QByteArray contentType;
    QByteArray etag;
    QByteArray date;
    QByteArray location;
    QByteArray retryAfter;
    QString note; ///< English: what `end` does not say.
};

} // namespace sheria::sync
