// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "server/http/message/headers.h"
#include "server/http/message/message.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QVarLengthArray>

#include <optional>

namespace sheria::http {

/// The request line and header fields of one request, checked: views into the bytes that were
/// parsed, good only as long as those are.
struct RequestHead
{
    struct Field
    {
        QByteArrayView name;
        QByteArrayView value; ///< Without blanks at its ends.
    };

    QByteArrayView bytes; ///< All of it, without the blank line; what the views point into.
    Method method = Method::Get;
    QByteArrayView target; ///< In origin form, or "*" (OPTIONS only).
    QByteArrayView host;   ///< Of an absolute target, else of Host; empty only in HTTP/1.0.
    int minorVersion = 1;
    bool keepAlive = true;
    bool expectsContinue = false;
    bool chunked = false;
    std::optional<qint64> contentLength;
    QVarLengthArray<Field, 24> fields;

    /// The value of the first field called `name` (in any case), or a null view.
    QByteArrayView value(QByteArrayView name) const { return fieldIn(fields, name); }
};

/// `head` filled from `bytes`: a request line and fields, each with its CRLF, without the blank
/// line. Returns 0, or the status to refuse it with.
/// Source: RFC 9112 sections 2 to 6, read strictly: what two readers could take differently (bare
/// LF, obs-fold, both lengths, a blank before the colon, …) is refused.
int parseRequestHead(QByteArrayView bytes, RequestHead &head);

/// Reads requests from a stream of bytes, however they are cut, and holds one at a time.
///
/// Thread: none of its own; one connection's.
class RequestParser
{
public:
    enum class State {
        Idle,     ///< Nothing of a request was read.
        Head,     ///< Part of a head has come.
        Body,     ///< The head is complete and in head(), the body is not.
        Complete, ///< head() and body() are a request; next() goes on to the following one.
        Failed,   ///< failure() says how; nothing more is read.
    };

    explicit RequestParser(qint64 maxBodyBytes) : m_maxBodyBytes(maxBodyBytes) {}

    /// Adds what came from the client, which advance() reads.
    void append(QByteArrayView bytes) { m_in.append(bytes); }
    /// True when some of it is not read yet: it may belong to later requests.
    bool hasInput() const { return !m_in.isEmpty(); }

    /// Reads until the head is complete (once: the caller may refuse or ask for the body), the request
    /// is, or it is refused. Returns false when more bytes must come first.
    bool advance();

    State state() const { return m_state; }
    int failure() const { return m_failure; }
    /// Valid until the head of the next request is read.
    const RequestHead &head() const { return m_head; }
    const QByteArray &body() const { return m_body; }

    /// Forgets the request: state Idle.
    void next();
    /// Drops the body, for a request that is refused before it is complete.
    void dropBody() { m_body.clear(); }

private:
    enum class Part { Data, ChunkSize, ChunkEnd, Trailer };

    bool takeHead();
    bool beginBody();
    bool takeBodyPart();
    void takeLine(QByteArrayView line);
    bool fail(int status);

    const qint64 m_maxBodyBytes;
    State m_state = State::Idle;
    int m_failure = 0;

    QByteArray m_in;      ///< What was not read yet.
    qsizetype m_line = 0; ///< Where the line of the head begins that is being looked at.
    int m_blankLines = 0;
    QByteArray m_headBytes; ///< What m_head points into.
    RequestHead m_head;

    Part m_part = Part::Data;
    qint64 m_left = 0; ///< Bytes of the body, or of the chunk, that are still to come.
    qsizetype m_trailerBytes = 0;
    QByteArray m_body;
};

} // namespace sheria::http
