#include "core/webhooks/responseparser.h"

#include "core/base/limits.h"
#include "core/webhooks/retryafter.h"

#include <algorithm>

namespace sheria::webhooks {

namespace {

constexpr qsizetype MaxChunkLineBytes = 1024;
constexpr qsizetype LineBreakBytes = 2;
constexpr qint64 MaxChunkBytes = 1LL << 40; ///< Sums of it do not overflow.

/// The status in "HTTP/1.1 200 OK"; 0 when it is no such line.
int statusIn(QByteArrayView line)
{
    if (line.size() < 12 || !(line.startsWith("HTTP/1.1 ") || line.startsWith("HTTP/1.0 ")))
        return 0;
    int status = 0;
    for (qsizetype i = 9; i < 12; ++i) {
        if (line[i] < '0' || line[i] > '9')
            return 0;
        status = status * 10 + (line[i] - '0');
    }
    const bool ends = line.size() == 12 || line[12] == ' ';
    return ends && status >= 100 && status <= 599 ? status : 0;
}

bool isToken(QByteArrayView list, QByteArrayView token)
{
    for (const QByteArray &each : list.toByteArray().toLower().split(',')) {
        if (each.trimmed() == token)
            return true;
    }
    return false;
}

} // namespace

void ResponseParser::keep(QByteArrayView bytes)
{
    m_received += bytes.size();
    const qsizetype room = limits::MaxLoggedResponseBytes - m_kept.size();
    m_kept.append(bytes.first(std::min(room, bytes.size())));
}

void ResponseParser::feed(QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        switch (m_state) {
        case State::Head: takeHead(bytes); break;
        case State::Body: takeBody(bytes); break;
        case State::Complete: m_hasExcess = true; return;
        case State::Failed: return;
        }
    }
}

void ResponseParser::finish()
{
    if (m_state == State::Body && m_length == Length::UntilEnd)
        m_state = State::Complete;
    m_keepAlive = false;
}

void ResponseParser::takeHead(QByteArrayView &bytes)
{
    // The end of the head may lie on both sides of what came before.
    const qsizetype before = m_head.size();
    m_head.append(bytes);
    const qsizetype end = m_head.indexOf("\r\n\r\n", std::max<qsizetype>(before - 3, 0));
    const qsizetype taken = end < 0 ? bytes.size() : end + 4 - before;
    keep(bytes.first(taken));
    bytes = bytes.sliced(taken);
    m_head.truncate(before + taken);
    constexpr QByteArrayView Start = "HTTP/1.";
    const qsizetype known = std::min(m_head.size(), Start.size());
    if (m_head.first(known) != Start.first(known) || m_head.size() > limits::MaxResponseHeadBytes)
        return fail();
    if (end >= 0 && !readHead())
        fail();
}

/// An interim answer is forgotten: the final one follows.
bool ResponseParser::readHead()
{
    const int status = statusIn(QByteArrayView(m_head).first(m_head.indexOf("\r\n")));
    if (status == 0 || status == 101)
        return false;
    if (status >= 200) {
        m_status = status;
        readFraming();
    }
    m_head.clear();
    return m_state != State::Failed;
}

void ResponseParser::readFraming()
{
    const QByteArrayView connection = fieldOf(m_head, "connection");
    m_keepAlive = m_head.startsWith("HTTP/1.1") ? !isToken(connection, "close")
                                                : isToken(connection, "keep-alive");
    m_state = State::Body;
    if (m_status == 204 || m_status == 304) {
        m_state = State::Complete;
    } else if (isToken(fieldOf(m_head, "transfer-encoding"), "chunked")) {
        m_length = Length::Chunked;
    } else if (const QByteArrayView length = fieldOf(m_head, "content-length"); length.isNull()) {
        m_length = Length::UntilEnd;
    } else {
        bool isNumber = false;
        m_left = length.toByteArray().toLongLong(&isNumber);
        if (!isNumber || m_left < 0)
            return fail();
        if (m_left == 0)
            m_state = State::Complete;
    }
}

void ResponseParser::takeBody(QByteArrayView &bytes)
{
    if (m_length == Length::Chunked)
        return takeChunked(bytes);
    const qsizetype taken = m_length == Length::UntilEnd
        ? bytes.size()
        : static_cast<qsizetype>(std::min<qint64>(m_left, bytes.size()));
    keep(bytes.first(taken));
    bytes = bytes.sliced(taken);
    m_left -= taken;
    if (m_length == Length::Known && m_left == 0)
        m_state = State::Complete;
}

void ResponseParser::takeChunked(QByteArrayView &bytes)
{
    if (m_left == 0)
        return takeChunkLine(bytes);
    const auto taken = static_cast<qsizetype>(std::min<qint64>(m_left, bytes.size()));
    keep(bytes.first(taken));
    bytes = bytes.sliced(taken);
    m_left -= taken;
}

void ResponseParser::takeChunkLine(QByteArrayView &bytes)
{
    const qsizetype end = bytes.indexOf('\n');
    const qsizetype taken = end < 0 ? bytes.size() : end + 1;
    keep(bytes.first(taken));
    m_line.append(bytes.first(taken));
    bytes = bytes.sliced(taken);
    if (m_line.size() > MaxChunkLineBytes)
        return fail();
    if (end >= 0)
        chunkLine();
}

void ResponseParser::chunkLine()
{
    const QByteArray line = std::exchange(m_line, {}).trimmed();
    if (m_inTrailer) {
        if (line.isEmpty())
            m_state = State::Complete;
        return;
    }
    bool isNumber = false;
    const qint64 size = line.split(';').constFirst().trimmed().toLongLong(&isNumber, 16);
    if (!isNumber || size < 0 || size > MaxChunkBytes)
        return fail();
    m_inTrailer = size == 0;
    m_left = size == 0 ? 0 : size + LineBreakBytes;
}

} // namespace sheria::webhooks
