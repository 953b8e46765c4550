#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace sheria::webhooks {

/// Reads one HTTP/1.x answer off a connection, of a server that may be hostile. Keeps the first bytes
/// of it and forgets the rest.
/// Source: RFC 9112.
class ResponseParser
{
public:
    enum class State {
        Head,     ///< The status, or the fields, are not all there.
        Body,     ///< status() is known.
        Complete, ///< All of it was read.
        Failed,   ///< What came is no HTTP answer, or its head is too long.
    };

    /// Takes `bytes`; what comes after the answer is not looked at.
    void feed(QByteArrayView bytes);
    /// The connection has ended.
    void finish();

    State state() const { return m_state; }
    /// Of the final answer; 0 before it is known.
    int status() const { return m_status; }
    /// The first bytes, head and body, as they came.
    const QByteArray &kept() const { return m_kept; }
    qint64 received() const { return m_received; }
    /// Whether another request may follow on the connection: it is Complete, and nothing came after.
    bool mayReuse() const { return m_state == State::Complete && m_keepAlive && !m_hasExcess; }

private:
    enum class Length { Known, Chunked, UntilEnd };

    void keep(QByteArrayView bytes);
    void takeHead(QByteArrayView &bytes);
    bool readHead();
    void readFraming();
    void takeBody(QByteArrayView &bytes);
    void takeChunked(QByteArrayView &bytes);
    void takeChunkLine(QByteArrayView &bytes);
    void chunkLine();
    void fail() { m_state = State::Failed; }

    State m_state = State::Head;
    int m_status = 0;
    bool m_keepAlive = false;
    bool m_hasExcess = false;
    QByteArray m_head;
    QByteArray m_kept;
    qint64 m_received = 0;
    Length m_length = Length::Known;
    qint64 m_left = 0; ///< Of the body, or of the chunk with the line break after it.
    bool m_inTrailer = false;
    QByteArray m_line; ///< A chunk's size, or a field after the last one.
};

} // namespace sheria::webhooks
