#pragma once

#include "server/http/message.h"

#include <QByteArray>

#include <optional>

namespace sheria::http {

/// A response in the bytes that go out, but for the fields that differ each time it is given: Date,
/// X-Request-Id and Connection. So one answer can serve many requests.
struct Answer
{
    int status = 200;
    int route = -1;     ///< See Response::route.
    qint64 account = 0; ///< Whom it was made for, as far as requests are counted; 0: nobody known.
    QByteArray head;    ///< Status line and fields, each with its CRLF, without the blank line.
    QByteArray body;    ///< Sent to HEAD never.
    std::optional<StreamBody> stream; ///< Or this.
    qint64 streamOffset = 0;
    qint64 length = 0; ///< Of the body, wherever it is.

    std::optional<quint64> cacheRevision; ///< Set: may be kept, see Response::cacheRevision.
    QByteArray etag;                      ///< Without quotes; empty: none.
    QByteArray notModifiedHead;           ///< The head of 304 for an answer that may be kept.
    Play play;                            ///< See Response.
    bool notModified = false;             ///< Send that 304 this time, and keep the rest.
};

/// `response` to `request`, completed: entity tag, 304, 206 and 416, compression, Vary,
/// and errors as problem details for who asks for those.
Answer makeAnswer(const Request &request, Response response);

/// `response` to something that never became a request.
Answer makeRefusal(Response response);

/// True when the client of `request` has what `etag` (without quotes, or empty) and `lastModified`
/// (or null) describe: If-None-Match where it is sent, else If-Modified-Since. A handler may ask
/// before it does the work and return Response::notModified().
bool isNotModified(const Request &request, QByteArrayView etag, const QDateTime &lastModified = {});

} // namespace sheria::http
