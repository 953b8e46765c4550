// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/http/message/message.h"
#include "server/http/message/negotiate.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QCache>

#include <optional>

namespace sheria::http {

/// A strong entity tag for `body`, without quotes: a hash and the length. It is meant to differ
/// when the body does, not to withstand somebody who makes two bodies for one tag.
QByteArray etagOf(QByteArrayView body);

/// `etag` of the same answer in `coding`: another body, so another strong tag.
QByteArray codedEtag(QByteArrayView etag, Coding coding);

/// True when If-None-Match `value` names `etag` (without quotes), compared weakly, or is "*". The
/// tags of the plain and of the coded answers stand for each other.
/// Source: RFC 9110 sections 8.8.3.2 and 13.1.2.
bool matchesEtag(QByteArrayView value, QByteArrayView etag);

/// A part of a body.
struct ByteRange
{
    qint64 first = 0;
    qint64 length = 0;

    bool operator==(const ByteRange &) const = default;
};

/// What Range `value` asks of a body of `size` bytes: an empty part when it is beyond the end (416),
/// nothing (the whole body) when it is malformed, several, or no byte range.
/// Source: RFC 9110 section 14.2.
std::optional<ByteRange> parseRange(QByteArrayView value, qint64 size);

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
    StepSource steps;                     ///< See Response.
    bool notModified = false;             ///< Send unchanged() this time, and keep the rest.

    /// That 304.
    Answer unchanged() const;
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

/// Answers that were given, for as long as the library has the revision they were made from; the
/// least recently used go first when they become too many bytes.
///
/// Thread: the I/O thread's.
class ResponseCache
{
public:
    explicit ResponseCache(qint64 capacityBytes) : m_answers(capacityBytes) {}

    /// The answer kept under `key`, or null. Valid until the next insert() or find().
    /// `revision` is the library's now: with another than before everything is forgotten.
    const Answer *find(const QByteArray &key, quint64 revision)
    {
        adopt(revision);
        return m_answers.object(key);
    }

    /// Keeps `answer` if it was made from `revision`, and is small enough to leave room for others.
    void insert(const QByteArray &key, const Answer &answer, quint64 revision);

    qint64 bytes() const { return m_answers.totalCost(); }
    qsizetype count() const { return m_answers.count(); }

private:
    void adopt(quint64 revision);

    quint64 m_revision = 0;
    QCache<QByteArray, Answer> m_answers;
};

} // namespace sheria::http
