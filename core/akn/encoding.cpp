#include "core/akn/encoding.h"

#include "core/akn/messages.h"
#include "core/akn/xmlchars.h"

#include <QString>

#include <array>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

constexpr QByteArrayView Utf8Mark("\xEF\xBB\xBF");

Error malformed(const QString &what)
{
    return {ErrorCode::InvalidArgument, u"line 1, column 1: "_s + what};
}

/// Reads one pseudo-attribute (` name="value"`) of the declaration.
class DeclarationReader
{
public:
    DeclarationReader(QByteArrayView bytes, qsizetype at) : m_bytes(bytes), m_at(at) {}

    qsizetype position() const { return m_at; }
    qsizetype valueStart() const { return m_valueStart; }

    bool skipSpace()
    {
        const qsizetype before = m_at;
        while (m_at < m_bytes.size() && xml::isSpace(m_bytes[m_at]))
            ++m_at;
        return m_at > before;
    }
    bool skip(QByteArrayView text)
    {
        if (!m_bytes.sliced(m_at).startsWith(text))
            return false;
        m_at += text.size();
        return true;
    }
    /// The value of `name`, or none when something else stands here.
    std::optional<QByteArray> value(QByteArrayView name)
    {
        const qsizetype before = m_at;
        if (skipSpace() && skip(name)) {
            if (std::optional<QByteArray> found = quotedValue())
                return found;
        }
        m_at = before;
        return std::nullopt;
    }

private:
    std::optional<QByteArray> quotedValue()
    {
        skipSpace();
        if (!skip("="))
            return std::nullopt;
        skipSpace();
        if (m_at >= m_bytes.size() || (m_bytes[m_at] != '"' && m_bytes[m_at] != '\''))
            return std::nullopt;
        const qsizetype end = m_bytes.indexOf(m_bytes[m_at], m_at + 1);
        if (end < 0)
            return std::nullopt;
        m_valueStart = m_at + 1;
        m_at = end + 1;
        return m_bytes.sliced(m_valueStart, end - m_valueStart).toByteArray();
    }

    QByteArrayView m_bytes;
    qsizetype m_at = 0;
    qsizetype m_valueStart = 0;
};

void appendUtf8(QByteArray &out, char32_t c)
{
    if (c < 0x80) {
        out += char(c);
    } else if (c < 0x800) {
        out += char(0xC0 | (c >> 6));
        out += char(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        out += char(0xE0 | (c >> 12));
        out += char(0x80 | ((c >> 6) & 0x3F));
        out += char(0x80 | (c & 0x3F));
    } else {
        out += char(0xF0 | (c >> 18));
        out += char(0x80 | ((c >> 12) & 0x3F));
        out += char(0x80 | ((c >> 6) & 0x3F));
        out += char(0x80 | (c & 0x3F));
    }
}

/// Characters of windows-1252 at 0x80 to 0x9F; 0 where it has none.
constexpr std::array<char32_t, 32> Windows1252 = {
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

char32_t fromWindows1252(unsigned char byte)
{
    return byte >= 0x80 && byte < 0xA0 ? Windows1252[byte - 0x80U] : byte;
}

char32_t fromLatin1(unsigned char byte)
{
    return byte;
}

char32_t fromLatin9(unsigned char byte)
{
    switch (byte) {
    case 0xA4: return 0x20AC;
    case 0xA6: return 0x160;
    case 0xA8: return 0x161;
    case 0xB4: return 0x17D;
    case 0xB8: return 0x17E;
    case 0xBC: return 0x152;
    case 0xBD: return 0x153;
    case 0xBE: return 0x178;
    default: return byte;
    }
}

/// US-ASCII has no characters beyond 0x7F; 0 says so, but NUL itself passes for the form check.
char32_t fromAscii(unsigned char byte)
{
    return byte < 0x80 ? byte : 0;
}

using OneByteDecoder = char32_t (*)(unsigned char);

OneByteDecoder oneByteDecoder(const QByteArray &lowerName)
{
    if (lowerName == "us-ascii" || lowerName == "ascii")
        return fromAscii;
    if (lowerName == "iso-8859-1" || lowerName == "latin1" || lowerName == "iso_8859-1")
        return fromLatin1;
    if (lowerName == "windows-1252" || lowerName == "cp1252")
        return fromWindows1252;
    if (lowerName == "iso-8859-15" || lowerName == "latin-9")
        return fromLatin9;
    return nullptr;
}

/// Makes the declaration of a transcoded document tell the truth.
Result<QByteArray> declaredAsUtf8(QByteArray utf8)
{
    SHERIA_TRY(const XmlDeclaration declaration, readDeclaration(utf8, 0));
    if (!declaration.encoding.isEmpty())
        utf8.replace(declaration.encodingStart, declaration.encoding.size(), "UTF-8");
    return utf8;
}

Result<QByteArray> fromOneByte(const QByteArray &bytes, const XmlDeclaration &declaration,
                               OneByteDecoder decoder)
{
    QByteArray out;
    out.reserve(bytes.size() + bytes.size() / 8);
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        const char32_t c = decoder(byte);
        if (c == 0 && byte != 0) {
            return malformed(u"byte %1 (0x%2) has no meaning in the declared encoding %3"_s.arg(i)
                                 .arg(byte, 2, 16, QChar(u'0'))
                                 .arg(quoted(declaration.encoding)));
        }
        appendUtf8(out, c);
    }
    return declaredAsUtf8(std::move(out));
}

/// One unit of UTF-16 at byte `at`.
char32_t unitAt(const QByteArray &bytes, qsizetype at, bool bigEndian)
{
    const auto first = static_cast<unsigned char>(bytes[at]);
    const auto second = static_cast<unsigned char>(bytes[at + 1]);
    return bigEndian ? char32_t(first << 8 | second) : char32_t(second << 8 | first);
}

Result<QByteArray> utf16Units(const QByteArray &bytes, qsizetype start, bool bigEndian)
{
    if ((bytes.size() - start) % 2 != 0)
        return malformed(u"UTF-16 with an odd number of bytes"_s);
    QByteArray out;
    out.reserve(bytes.size());
    for (qsizetype at = start; at < bytes.size(); at += 2) {
        char32_t c = unitAt(bytes, at, bigEndian);
        if (c >= 0xD800 && c <= 0xDFFF) {
            const char32_t low = at + 4 <= bytes.size() ? unitAt(bytes, at + 2, bigEndian) : 0;
            if (c > 0xDBFF || low < 0xDC00 || low > 0xDFFF)
                return malformed(u"malformed UTF-16 at byte %1"_s.arg(at));
            c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
            at += 2;
        }
        appendUtf8(out, c);
    }
    return out;
}

Result<QByteArray> fromUtf16(const QByteArray &bytes, qsizetype start, bool bigEndian)
{
    SHERIA_TRY(QByteArray out, utf16Units(bytes, start, bigEndian));
    SHERIA_TRY(const XmlDeclaration declaration, readDeclaration(out, 0));
    const QByteArray name = declaration.encoding.toLower();
    const bool isMarked = start > 0;
    const bool agrees = name == "utf-16" || (name.isEmpty() && isMarked)
        || name == (bigEndian ? "utf-16be" : "utf-16le");
    if (!agrees) {
        return malformed(u"the bytes are UTF-16, but the declaration says %1"_s.arg(
            quoted(declaration.encoding)));
    }
    return declaredAsUtf8(std::move(out));
}

Result<QByteArray> fromDeclared(const QByteArray &bytes, const XmlDeclaration &declaration)
{
    const QByteArray name = declaration.encoding.toLower();
    if (name.isEmpty() || name == "utf-8" || name == "utf8")
        return bytes;
    if (const OneByteDecoder decoder = oneByteDecoder(name))
        return fromOneByte(bytes, declaration, decoder);
    if (name.startsWith("utf-16") || name.startsWith("utf-32") || name.startsWith("ucs-")) {
        return malformed(u"the declaration says %1, but the bytes are not that"_s.arg(
            quoted(declaration.encoding)));
    }
    return Error{ErrorCode::Unsupported,
                 u"line 1, column 1: the encoding %1 is not known"_s.arg(
                     quoted(declaration.encoding))};
}

} // namespace

Result<XmlDeclaration> readDeclaration(QByteArrayView bytes, qsizetype start)
{
    XmlDeclaration result;
    const QByteArrayView head = bytes.sliced(start);
    if (!head.startsWith("<?xml") || head.size() < 6 || !xml::isSpace(head[5]))
        return result;
    DeclarationReader reader(bytes, start + 5);
    const std::optional<QByteArray> version = reader.value("version");
    if (!version || version->isEmpty())
        return malformed(u"the XML declaration names no version"_s);
    result.version = *version;
    if (const std::optional<QByteArray> encoding = reader.value("encoding")) {
        result.encoding = *encoding;
        result.encodingStart = reader.valueStart();
    }
    const std::optional<QByteArray> standalone = reader.value("standalone");
    reader.skipSpace();
    if ((standalone && *standalone != "yes" && *standalone != "no") || !reader.skip("?>"))
        return malformed(u"the XML declaration is malformed"_s);
    result.length = reader.position() - start;
    return result;
}

Result<QByteArray> toUtf8(const QByteArray &bytes)
{
    if (bytes.startsWith(QByteArrayView("\xFF\xFE\0\0", 4))
        || bytes.startsWith(QByteArrayView("\0\0\xFE\xFF", 4)))
        return Error{ErrorCode::Unsupported, u"line 1, column 1: UTF-32 is not read"_s};
    if (bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF"))
        return fromUtf16(bytes, 2, bytes[0] == '\xFE');
    if (bytes.startsWith(QByteArrayView("<\0?\0", 4))
        || bytes.startsWith(QByteArrayView("\0<\0?", 4)))
        return fromUtf16(bytes, 0, bytes[0] == '\0');

    const bool isMarked = bytes.startsWith(Utf8Mark);
    SHERIA_TRY(const XmlDeclaration declaration,
               readDeclaration(bytes, isMarked ? Utf8Mark.size() : 0));
    if (!isMarked)
        return fromDeclared(bytes, declaration);
    const QByteArray name = declaration.encoding.toLower();
    if (name.isEmpty() || name == "utf-8" || name == "utf8")
        return bytes;
    return malformed(u"the bytes begin with a UTF-8 mark, but the declaration says %1"_s.arg(
        quoted(declaration.encoding)));
}

} // namespace sheria::akn
