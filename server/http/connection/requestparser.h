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
    QByteArrayView value(QByteArrayView name) const;
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
        Idle,     ///< Nothing of a request has come.
        Head,     ///< Part of a head has come.
        Body,     ///< The head is complete and in head(), the body is not.
        Complete, ///< head() and body() are a request; next() goes on to the following one.
        Failed,   ///< failure() says how; nothing more is read.
    };

    explicit RequestParser(qint64 maxBodyBytes) : m_maxBodyBytes(maxBodyBytes) {}

    /// Reads from `bytes` until they end, the head is complete (once: the caller may refuse or ask
    /// for the body), the request is, or it is refused. Returns how many were used. The views of
    /// head() may point into `bytes` until keepHead() or next().
    qsizetype feed(QByteArrayView bytes);

    State state() const { return m_state; }
    int failure() const { return m_failure; }
    const RequestHead &head() const { return m_head; }
    const QByteArray &body() const { return m_body; }
    QByteArray takeBody() { return std::exchange(m_body, {}); }

    /// Makes head() independent of the bytes last fed. Call before those go, in state Body or Complete.
    void keepHead();

    /// Forgets the request: state Idle.
    void next();

private:
    enum class Part { Sized, ChunkSize, ChunkData, ChunkEnd, Trailer };

    qsizetype feedHead(QByteArrayView bytes);
    qsizetype findHeadEnd(QByteArrayView bytes);
    void beginBody();
    qsizetype feedBody(QByteArrayView bytes);
    qsizetype takeBytes(QByteArrayView bytes);
    qsizetype takeLine(QByteArrayView bytes);
    void endLine();
    void beginChunk();
    void fail(int status);

    const qint64 m_maxBodyBytes;
    State m_state = State::Idle;
    int m_failure = 0;

    QByteArray m_headBytes;    ///< Of a head that came in pieces, or was kept.
    qsizetype m_lineStart = 0; ///< In the head: where the line that is being looked at begins.
    qsizetype m_headStart = 0; ///< Behind the blank lines that may precede it.
    int m_blankLines = 0;
    RequestHead m_head;

    Part m_part = Part::Sized;
    qint64 m_left = 0; ///< Bytes of the body, or of the chunk, that are still to come.
    QByteArray m_line; ///< Of the chunked framing, that came in pieces.
    qsizetype m_trailerBytes = 0;
    QByteArray m_body;
};

} // namespace sheria::http
