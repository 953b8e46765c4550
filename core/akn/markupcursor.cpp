#include "core/akn/markupcursor.h"

#include "core/akn/messages.h"
#include "core/akn/xmlchars.h"
#include "core/base/limits.h"

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

constexpr auto TextStops = xml::stopsAt(std::to_array<char>({'<', '&', ']'}));
constexpr auto DoubleQuoteStops = xml::stopsAt(std::to_array<char>({'<', '&', '"'}));
constexpr auto SingleQuoteStops = xml::stopsAt(std::to_array<char>({'<', '&', '\''}));
constexpr auto DashStops = xml::stopsAt(std::to_array<char>({'-'}));
constexpr auto BracketStops = xml::stopsAt(std::to_array<char>({']'}));
constexpr auto QuestionStops = xml::stopsAt(std::to_array<char>({'?'}));

const char *skipPlain(const char *at, const std::array<bool, 256> &stops)
{
    while (!stops[static_cast<unsigned char>(*at)])
        ++at;
    return at;
}

const std::array<bool, 256> &stopsFor(char terminator)
{
    switch (terminator) {
    case '-': return DashStops;
    case ']': return BracketStops;
    default: return QuestionStops;
    }
}

/// The value of a hexadecimal digit; more than any base for another character.
char32_t digitAt(const char *at)
{
    const char c = *at;
    if (c >= '0' && c <= '9')
        return char32_t(c - '0');
    const char lower = char(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? char32_t(lower - 'a' + 10) : 0xFF;
}

} // namespace

bool MarkupCursor::skipSpace()
{
    const char *before = m_at;
    while (xml::isSpace(*m_at))
        ++m_at;
    return m_at > before;
}

bool MarkupCursor::fail(const QString &message, const char *at, ErrorCode code)
{
    if (!m_fault)
        m_fault = Fault{code, at ? at : m_at, message};
    return false;
}

bool MarkupCursor::nameCharacter(bool first, bool &taken)
{
    taken = true;
    const std::uint8_t kind = xml::NameClasses[static_cast<unsigned char>(*m_at)];
    if (kind == xml::NameStart || (kind == xml::NameInner && !first)) {
        ++m_at;
        return true;
    }
    taken = false;
    if (kind != xml::BeyondAscii)
        return true;
    const xml::Decoded decoded = xml::decode(m_at);
    if (decoded.length == 0)
        return character();
    if (first ? xml::isNameStart(decoded.character) : xml::isNameCharacter(decoded.character)) {
        m_at += decoded.length;
        taken = true;
    }
    return true;
}

bool MarkupCursor::name(MarkupName &result)
{
    const char *start = m_at;
    std::size_t prefixLength = 0;
    bool first = true;
    for (bool taken = true; taken;) {
        if (!nameCharacter(first, taken))
            return false;
        first = first && !taken;
        if (!taken && *m_at == ':' && !first && prefixLength == 0) {
            prefixLength = std::size_t(m_at - start);
            ++m_at;
            first = true;
            taken = true;
        }
    }
    if (first)
        return fail(m_at == start ? u"a name is expected here"_s : u"the name is malformed"_s);
    result = {std::string_view(start, std::size_t(m_at - start)), prefixLength};
    return true;
}

/// A character that is not plain: a byte beyond ASCII, or a control character.
bool MarkupCursor::character()
{
    const auto byte = static_cast<unsigned char>(*m_at);
    if (byte >= 0x80) {
        const xml::Decoded decoded = xml::decode(m_at);
        if (decoded.length == 0)
            return fail(u"malformed UTF-8, or a character that XML forbids (byte 0x%1)"_s.arg(
                byte, 2, 16, QChar(u'0')));
        m_at += decoded.length;
        return true;
    }
    if (m_at == m_end)
        return fail(u"the document ends here unexpectedly"_s);
    if (byte < 0x20 && !xml::isSpace(*m_at))
        return fail(u"the control character U+%1 is forbidden"_s.arg(byte, 4, 16, QChar(u'0')));
    ++m_at;
    return true;
}

bool MarkupCursor::text()
{
    for (;;) {
        m_at = skipPlain(m_at, TextStops);
        if (*m_at == '<' || m_at == m_end)
            return true;
        if (*m_at == ']' && startsWith("]]>"))
            return fail(u"\"]]>\" is not allowed in text"_s);
        if (!(*m_at == '&' ? reference() : character()))
            return false;
    }
}

bool MarkupCursor::attributeValue(std::string_view &result)
{
    const char quote = *m_at;
    if (quote != '"' && quote != '\'')
        return fail(u"an attribute value in quotes is expected here"_s);
    const auto &stops = quote == '"' ? DoubleQuoteStops : SingleQuoteStops;
    const char *start = ++m_at;
    for (;;) {
        m_at = skipPlain(m_at, stops);
        if (*m_at == quote)
            break;
        if (*m_at == '<')
            return fail(u"\"<\" is not allowed in an attribute value"_s);
        if (!(*m_at == '&' ? reference() : character()))
            return false;
    }
    result = {start, std::size_t(m_at - start)};
    ++m_at;
    if (qsizetype(result.size()) > limits::MaxAttributeBytes)
        return fail(u"the attribute value is longer than %1 bytes"_s.arg(limits::MaxAttributeBytes),
                    start, ErrorCode::Unsupported);
    return true;
}

bool MarkupCursor::numericReference(const char *start)
{
    const bool isHex = *m_at == 'x';
    if (isHex)
        ++m_at;
    const char *digits = m_at;
    const char32_t base = isHex ? 16 : 10;
    char32_t value = 0;
    for (char32_t digit = digitAt(m_at); digit < base && value <= 0x10FFFF; digit = digitAt(m_at)) {
        value = value * base + digit;
        ++m_at;
    }
    if (m_at == digits || (*m_at != ';' && value <= 0x10FFFF))
        return fail(u"the character reference is malformed"_s, start);
    if (!xml::isXmlCharacter(value))
        return fail(u"the reference is to a character that XML forbids"_s, start);
    ++m_at;
    return true;
}

bool MarkupCursor::reference()
{
    const char *start = m_at++;
    if (*m_at == '#') {
        ++m_at;
        return numericReference(start);
    }
    static constexpr std::array<std::string_view, 5> Entities = {"lt;", "gt;", "amp;", "quot;",
                                                                 "apos;"};
    for (const std::string_view entity : Entities) {
        if (startsWith(entity)) {
            m_at += entity.size();
            return true;
        }
    }
    MarkupName unknown;
    if (!name(unknown) || *m_at != ';') {
        m_fault.reset();
        return fail(u"\"&\" must be written \"&amp;\""_s, start);
    }
    const QByteArrayView entity(unknown.text.data(), qsizetype(unknown.text.size()));
    return fail(u"the entity %1 is not defined"_s.arg(quoted(entity)), start);
}

bool MarkupCursor::until(std::string_view terminator, const QString &what)
{
    const char *start = m_at;
    const auto &stops = stopsFor(terminator.front());
    for (;;) {
        m_at = skipPlain(m_at, stops);
        if (*m_at == terminator.front()) {
            if (startsWith(terminator)) {
                m_at += terminator.size();
                return true;
            }
            ++m_at;
        } else if (m_at == m_end) {
            return fail(u"%1 is not closed"_s.arg(what), start);
        } else if (!character()) {
            return false;
        }
    }
}

bool MarkupCursor::comment()
{
    const char *start = m_at;
    m_at += 4;
    if (!until("--", u"a comment"_s))
        return false;
    if (*m_at != '>')
        return fail(u"\"--\" is not allowed in a comment"_s, start);
    ++m_at;
    return true;
}

bool MarkupCursor::cdata()
{
    m_at += 9;
    return until("]]>", u"a CDATA section"_s);
}

bool MarkupCursor::processingInstruction()
{
    const char *start = m_at;
    m_at += 2;
    MarkupName target;
    if (!name(target))
        return false;
    if (target.text.size() == 3 && qstrnicmp(target.text.data(), "xml", 3) == 0)
        return fail(u"an XML declaration is only allowed at the very beginning"_s, start);
    if (!xml::isSpace(*m_at) && !startsWith("?>"))
        return fail(u"the processing instruction is malformed"_s, start);
    return until("?>", u"a processing instruction"_s);
}

} // namespace sheria::akn
