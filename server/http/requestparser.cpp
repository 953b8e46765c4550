#include "server/http/requestparser.h"

#include "server/http/limits.h"

#include <algorithm>

namespace sheria::http {

namespace {

/// The size a chunk line gives; nothing for one that is not hexadecimal or absurdly long.
/// Extensions are allowed and ignored (RFC 9112 section 7.1.1).
std::optional<qint64> chunkSize(QByteArrayView line)
{
    constexpr qsizetype MostDigits = 8;
    const qsizetype extension = line.indexOf(';');
    const QByteArrayView digits = trimmedBlanks(extension < 0 ? line : line.first(extension));
    if (digits.isEmpty() || digits.size() > MostDigits)
        return std::nullopt;
    qint64 size = 0;
    for (const char c : digits) {
        const char low = static_cast<char>(c | 0x20);
        if (c >= '0' && c <= '9')
            size = size * 16 + (c - '0');
        else if (low >= 'a' && low <= 'f')
            size = size * 16 + (low - 'a' + 10);
        else
            return std::nullopt;
    }
    return size;
}

bool hasControl(QByteArrayView line)
{
    return std::any_of(line.begin(), line.end(), [](char c) {
        return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7f;
    });
}

} // namespace

qsizetype RequestParser::feed(QByteArrayView bytes)
{
    qsizetype used = 0;
    while (used < bytes.size() && m_state != State::Complete && m_state != State::Failed) {
        const bool inHead = m_state == State::Idle || m_state == State::Head;
        used += inHead ? feedHead(bytes.sliced(used)) : feedBody(bytes.sliced(used));
        if (inHead && m_state == State::Body)
            return used;
    }
    return used;
}

qsizetype RequestParser::feedHead(QByteArrayView bytes)
{
    if (m_state == State::Idle && bytes[0] != '\r' && bytes[0] != '\n'
        && (bytes[0] < 'A' || bytes[0] > 'Z')) {
        fail(400); // TLS, or another protocol: it may never send a line's end.
        return 0;
    }
    m_state = State::Head;
    const qsizetype before = m_headBytes.size();
    if (before > 0)
        m_headBytes.append(bytes);
    const QByteArrayView all = before > 0 ? QByteArrayView(m_headBytes) : bytes;
    const qsizetype end = findHeadEnd(all);
    if (m_state == State::Failed)
        return bytes.size();
    if (end < 0) {
        if (before == 0)
            m_headBytes = bytes.toByteArray();
        return bytes.size();
    }
    const QByteArrayView head = all.sliced(m_headStart, m_lineStart - m_headStart);
    if (const int refused = parseRequestHead(head, m_head))
        fail(refused);
    else
        beginBody();
    return end - before;
}

/// Where the bytes behind the head's blank line begin, or -1. m_lineStart is then that line.
qsizetype RequestParser::findHeadEnd(QByteArrayView bytes)
{
    for (;;) {
        const qsizetype newline = bytes.indexOf('\n', m_lineStart);
        const qsizetype length = (newline < 0 ? bytes.size() : newline) - m_headStart;
        if (length > MaxHeadBytes || (m_lineStart == m_headStart && length > MaxTargetBytes + 64)) {
            fail(m_lineStart == m_headStart ? 414 : 431);
            return -1;
        }
        if (newline < 0)
            return -1;
        if (newline == m_lineStart || bytes[newline - 1] != '\r') {
            fail(400);
            return -1;
        }
        const bool blank = newline == m_lineStart + 1;
        if (blank && m_lineStart > m_headStart)
            return newline + 1;
        // What is no request line need not be waited for: HTTP/0.9, another protocol.
        const bool isFirst = !blank && m_lineStart == m_headStart;
        if (isFirst && bytes.sliced(m_lineStart, newline - m_lineStart).indexOf(" HTTP/") < 0) {
            fail(400);
            return -1;
        }
        m_lineStart = newline + 1;
        if (blank) {
            m_headStart = m_lineStart;
            if (++m_blankLines > MaxBlankLines) {
                fail(400);
                return -1;
            }
        }
    }
}

void RequestParser::beginBody()
{
    const qint64 length = m_head.contentLength.value_or(0);
    if (length > m_maxBodyBytes) {
        fail(413);
        return;
    }
    m_part = m_head.chunked ? Part::ChunkSize : Part::Sized;
    m_left = length;
    m_state = m_head.chunked || length > 0 ? State::Body : State::Complete;
}

qsizetype RequestParser::feedBody(QByteArrayView bytes)
{
    if (m_part == Part::Sized || m_part == Part::ChunkData)
        return takeBytes(bytes);
    return takeLine(bytes);
}

qsizetype RequestParser::takeBytes(QByteArrayView bytes)
{
    const qsizetype taken = std::min<qsizetype>(bytes.size(), m_left);
    m_body.append(bytes.first(taken));
    m_left -= taken;
    if (m_left > 0)
        return taken;
    if (m_part == Part::Sized)
        m_state = State::Complete;
    else
        m_part = Part::ChunkEnd;
    return taken;
}

/// Collects one line of the chunked framing into m_line, without its CRLF, and acts on it.
qsizetype RequestParser::takeLine(QByteArrayView bytes)
{
    const qsizetype newline = bytes.indexOf('\n');
    const qsizetype taken = newline < 0 ? bytes.size() : newline + 1;
    if (m_line.size() + taken > (m_part == Part::Trailer ? MaxTrailerBytes : MaxChunkLineBytes)) {
        fail(400);
        return taken;
    }
    m_line.append(bytes.first(taken));
    if (newline < 0)
        return taken;
    if (!m_line.endsWith("\r\n")) {
        fail(400);
        return taken;
    }
    m_line.chop(2);
    if (hasControl(m_line))
        fail(400);
    else
        endLine();
    m_line.clear();
    return taken;
}

void RequestParser::endLine()
{
    switch (m_part) {
    case Part::ChunkSize: beginChunk(); return;
    case Part::ChunkEnd:
        if (m_line.isEmpty())
            m_part = Part::ChunkSize;
        else
            fail(400);
        return;
    case Part::Trailer:
        m_trailerBytes += m_line.size();
        if (m_trailerBytes > MaxTrailerBytes)
            fail(431);
        else if (m_line.isEmpty())
            m_state = State::Complete;
        return;
    case Part::Sized:
    case Part::ChunkData: break;
    }
    Q_UNREACHABLE();
}

void RequestParser::beginChunk()
{
    const std::optional<qint64> size = chunkSize(m_line);
    if (!size)
        return fail(400);
    if (m_body.size() + *size > m_maxBodyBytes)
        return fail(413);
    m_left = *size;
    m_part = *size == 0 ? Part::Trailer : Part::ChunkData;
}

void RequestParser::keepHead()
{
    if (m_head.bytes.data() == m_headBytes.constData() + m_headStart)
        return;
    m_headBytes = m_head.bytes.toByteArray();
    m_headStart = 0;
    m_lineStart = m_headBytes.size();
    const int refused = parseRequestHead(m_headBytes, m_head);
    Q_ASSERT(refused == 0);
    Q_UNUSED(refused);
}

void RequestParser::next()
{
    Q_ASSERT(m_state == State::Complete);
    m_state = State::Idle;
    m_headBytes.clear();
    m_lineStart = 0;
    m_headStart = 0;
    m_blankLines = 0;
    m_line.clear();
    m_trailerBytes = 0;
    m_body.clear();
}

void RequestParser::fail(int status)
{
    m_state = State::Failed;
    m_failure = status;
}

} // namespace sheria::http
