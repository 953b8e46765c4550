// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection/requestparser.h"

#include "server/http/message/limits.h"

#include <algorithm>
#include <utility>

namespace sheria::http {

namespace {

constexpr int Accepted = 0;

/// 505 for a version that is one but not ours.
int parseVersion(QByteArrayView version, RequestHead &head)
{
    if (version.size() != 8 || !version.startsWith("HTTP/")
        || !belongsTo(version[5], Characters::Digit) || version[6] != '.'
        || !belongsTo(version[7], Characters::Digit))
        return 400;
    if (version[5] != '1')
        return 505;
    head.minorVersion = version[7] == '0' ? 0 : 1;
    head.keepAlive = head.minorVersion == 1;
    return Accepted;
}

/// True when every "%" begins an encoded byte, and none of them is a control character. No address of
/// ours has one, and what is decoded from a target becomes part of fields and of keys.
bool isWellEncoded(QByteArrayView target)
{
    for (qsizetype i = target.indexOf('%'); i >= 0; i = target.indexOf('%', i + 1)) {
        if (i + 2 >= target.size() || !belongsTo(target[i + 1], Characters::Hex)
            || !belongsTo(target[i + 2], Characters::Hex))
            return false;
        if (target[i + 1] == '0' || target[i + 1] == '1'
            || (target[i + 1] == '7' && (target[i + 2] | 0x20) == 'f'))
            return false;
    }
    return true;
}

/// Cuts "http://host" off an absolute target (RFC 9112 section 3.2.2).
int takeAuthority(RequestHead &head)
{
    constexpr QByteArrayView Scheme = "http://";
    if (head.target.size() <= Scheme.size()
        || !equalsIgnoringCase(head.target.first(Scheme.size()), Scheme))
        return 400;
    const QByteArrayView rest = head.target.sliced(Scheme.size());
    const qsizetype slash = rest.indexOf('/');
    if (slash <= 0)
        return 400;
    head.host = rest.first(slash);
    head.target = rest.sliced(slash);
    return Accepted;
}

int parseTarget(RequestHead &head)
{
    if (head.target.size() > MaxTargetBytes)
        return 414;
    if (head.target.isEmpty() || !consistsOf(head.target, Characters::Target)
        || !isWellEncoded(head.target))
        return 400;
    if (head.target == "*")
        return head.method == Method::Options ? Accepted : 400;
    return head.target[0] == '/' ? Accepted : takeAuthority(head);
}

int parseRequestLine(QByteArrayView line, RequestHead &head)
{
    const QByteArrayView methodToken = takeUntil(line, ' ');
    head.target = takeUntil(line, ' ');
    if (methodToken.isEmpty() || !consistsOf(methodToken, Characters::Token))
        return 400;
    if (const int refused = parseVersion(line, head))
        return refused;
    const std::optional<Method> method = methodForName(methodToken);
    if (!method)
        return 501;
    head.method = *method;
    return parseTarget(head);
}

/// Fields that decide how the request is framed or answered; the others are the handler's.
int parseKnownField(const RequestHead::Field &field, RequestHead &head, int &hosts)
{
    const auto isField = [&field](QByteArrayView name) {
        return equalsIgnoringCase(field.name, name);
    };
    if (isField("host")) {
        ++hosts;
        head.host = head.host.isEmpty() ? field.value : head.host;
    } else if (isField("connection")) {
        if (listContains(field.value, "close"))
            head.keepAlive = false;
        else if (listContains(field.value, "keep-alive"))
            head.keepAlive = true;
    } else if (isField("content-length")) {
        if (std::exchange(head.contentLength, parseDigits(field.value)) || !head.contentLength)
            return 400;
    } else if (isField("expect") && head.minorVersion > 0) {
        head.expectsContinue = equalsIgnoringCase(field.value, "100-continue");
        return head.expectsContinue ? Accepted : 417;
    } else if (isField("transfer-encoding")) {
        if (head.minorVersion == 0 || head.chunked)
            return 400;
        head.chunked = equalsIgnoringCase(field.value, "chunked");
        return head.chunked ? Accepted : 501;
    }
    return Accepted;
}

int parseField(QByteArrayView line, RequestHead &head, int &hosts)
{
    // A line that begins with a blank would continue the one before (obs-fold): its name is bad.
    const qsizetype colon = line.indexOf(':');
    if (colon <= 0 || !consistsOf(line.first(colon), Characters::Token)
        || !consistsOf(line.sliced(colon + 1), Characters::FieldValue))
        return 400;
    if (head.fields.size() == MaxHeaderFields)
        return 431;
    head.fields.append({line.first(colon), line.sliced(colon + 1).trimmed()});
    return parseKnownField(head.fields.last(), head, hosts);
}

/// The size a chunk line gives; nothing for one that is not hexadecimal or absurdly long.
/// Extensions are allowed and ignored (RFC 9112 section 7.1.1).
std::optional<qint64> chunkSize(QByteArrayView line)
{
    constexpr qsizetype MostDigits = 8;
    const qsizetype extension = line.indexOf(';');
    const QByteArrayView digits = (extension < 0 ? line : line.first(extension)).trimmed();
    if (digits.isEmpty() || digits.size() > MostDigits || !consistsOf(digits, Characters::Hex))
        return std::nullopt;
    return digits.toLongLong(nullptr, 16);
}

} // namespace

int parseRequestHead(QByteArrayView bytes, RequestHead &head)
{
    head = RequestHead();
    head.bytes = bytes;
    int hosts = 0;
    bool first = true;
    while (!bytes.isEmpty()) {
        QByteArrayView line = takeUntil(bytes, '\n');
        if (!line.endsWith('\r'))
            return 400;
        line.chop(1);
        const int refused = first ? parseRequestLine(line, head) : parseField(line, head, hosts);
        if (refused)
            return refused;
        first = false;
    }
    if (first || hosts > 1 || (hosts == 0 && head.minorVersion > 0))
        return 400;
    if (head.chunked && head.contentLength)
        return 400;
    return Accepted;
}

bool RequestParser::advance()
{
    if (m_state == State::Idle || m_state == State::Head)
        return takeHead();
    while (m_state == State::Body && takeBodyPart()) {}
    return m_state != State::Body;
}

/// Takes the head off the input when all of it is there. Returns false when more must come.
bool RequestParser::takeHead()
{
    if (m_in.isEmpty())
        return false;
    // TLS, or another protocol: it may never send a line's end.
    const char first = m_in.at(0);
    if (m_state == State::Idle && first != '\r' && first != '\n' && (first < 'A' || first > 'Z'))
        return fail(400);
    m_state = State::Head;
    for (;;) {
        const qsizetype newline = m_in.indexOf('\n', m_line);
        const qsizetype length = newline < 0 ? m_in.size() : newline;
        const bool isFirst = m_line == 0;
        if (length > MaxHeadBytes || (isFirst && length > MaxTargetBytes + 64))
            return fail(isFirst ? 414 : 431);
        if (newline < 0)
            return false;
        const QByteArrayView line = QByteArrayView(m_in).sliced(m_line, newline - m_line);
        if (!line.endsWith('\r'))
            return fail(400);
        m_line = newline + 1;
        if (line.size() > 1) {
            // What is no request line need not be waited for: HTTP/0.9, another protocol.
            if (isFirst && line.indexOf(" HTTP/") < 0)
                return fail(400);
        } else if (isFirst) {
            m_in.remove(0, std::exchange(m_line, 0));
            if (++m_blankLines > MaxBlankLines)
                return fail(400);
        } else {
            m_headBytes = m_in.first(m_line - line.size() - 1);
            m_in.remove(0, m_line);
            return beginBody();
        }
    }
}

bool RequestParser::beginBody()
{
    if (const int refused = parseRequestHead(m_headBytes, m_head))
        return fail(refused);
    m_left = m_head.contentLength.value_or(0);
    if (m_left > m_maxBodyBytes)
        return fail(413);
    m_part = m_head.chunked ? Part::ChunkSize : Part::Data;
    m_state = m_head.chunked || m_left > 0 ? State::Body : State::Complete;
    return true;
}

/// Takes bytes of the body, or a line of the chunked framing. Returns false when more must come.
bool RequestParser::takeBodyPart()
{
    if (m_part == Part::Data) {
        const qsizetype taken = std::min<qsizetype>(m_in.size(), m_left);
        m_body.append(m_in.constData(), taken);
        m_in.remove(0, taken);
        m_left -= taken;
        if (m_left > 0)
            return false;
        m_part = Part::ChunkEnd;
        m_state = m_head.chunked ? State::Body : State::Complete;
        return true;
    }
    const qsizetype newline = m_in.indexOf('\n');
    const qsizetype size = newline < 0 ? m_in.size() : newline + 1;
    if (size > (m_part == Part::Trailer ? MaxTrailerBytes : MaxChunkLineBytes))
        return fail(400);
    if (newline < 0)
        return false;
    const QByteArrayView line = QByteArrayView(m_in).first(newline);
    if (!line.endsWith('\r') || !consistsOf(line.chopped(1), Characters::FieldValue))
        return fail(400);
    takeLine(line.chopped(1));
    m_in.remove(0, size);
    return true;
}

void RequestParser::takeLine(QByteArrayView line)
{
    if (m_part == Part::ChunkEnd) {
        m_part = Part::ChunkSize;
        if (!line.isEmpty())
            fail(400);
    } else if (m_part == Part::Trailer) {
        m_trailerBytes += line.size();
        if (m_trailerBytes > MaxTrailerBytes)
            fail(431);
        else if (line.isEmpty())
            m_state = State::Complete;
    } else if (const std::optional<qint64> size = chunkSize(line)) {
        m_left = *size;
        m_part = *size == 0 ? Part::Trailer : Part::Data;
        if (m_body.size() + *size > m_maxBodyBytes)
            fail(413);
    } else {
        fail(400);
    }
}

void RequestParser::next()
{
    Q_ASSERT(m_state == State::Complete);
    m_state = State::Idle;
    m_line = 0;
    m_blankLines = 0;
    m_trailerBytes = 0;
    m_body.clear();
}

bool RequestParser::fail(int status)
{
    m_state = State::Failed;
    m_failure = status;
    return true;
}

} // namespace sheria::http
