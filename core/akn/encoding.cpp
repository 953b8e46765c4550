// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/form.h"
#include "core/akn/text.h"

#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

constexpr QByteArrayView Utf8Mark("\xEF\xBB\xBF");

/// A fault of the declaration or the encoding, which has no better place.
Error atStart(ErrorCode code, const Message &what)
{
    return {code, atPlace({}, 0, what)};
}

Error malformed(const Message &what)
{
    return atStart(ErrorCode::InvalidArgument, what);
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
        while (m_at < m_bytes.size() && isXmlSpace(m_bytes[m_at]))
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

/// Makes the declaration of a transcoded document tell the truth.
Result<QByteArray> declaredAsUtf8(QByteArray utf8)
{
    SHERIA_TRY(const XmlDeclaration declaration, readDeclaration(utf8, 0));
    if (!declaration.encoding.isEmpty())
        utf8.replace(declaration.encodingStart, declaration.encoding.size(), "UTF-8");
    return utf8;
}

/// `bytes` from `start` as UTF-8, with `name` for error messages.
Result<QByteArray> decoded(QStringDecoder &decoder, QByteArrayView bytes, const QByteArray &name)
{
    const QString text = decoder.decode(bytes);
    QStringEncoder encoder(QStringEncoder::Utf8);
    const QByteArray utf8 = encoder.encode(text);
    // Decoders pass the C1 control characters through for the bytes that windows-125x leaves undefined.
    const bool isUndefined = name.toLower().startsWith("windows-125")
        && std::any_of(text.begin(), text.end(),
                       [](QChar c) { return c >= u'\x80' && c <= u'\x9F'; });
    if (decoder.hasError() || encoder.hasError() || isUndefined)
        return malformed(Message::tr("bytes have no meaning in the encoding %1", quoted(name)));
    return utf8;
}

Result<QByteArray> fromUtf16(const QByteArray &bytes, qsizetype start, bool bigEndian)
{
    if ((bytes.size() - start) % 2 != 0)
        return malformed(Message::tr("UTF-16 with an odd number of bytes"));
    QStringDecoder decoder(bigEndian ? QStringDecoder::Utf16BE : QStringDecoder::Utf16LE);
    SHERIA_TRY(QByteArray out, decoded(decoder, QByteArrayView(bytes).sliced(start), "UTF-16"));
    SHERIA_TRY(const XmlDeclaration declaration, readDeclaration(out, 0));
    const QByteArray name = declaration.encoding.toLower();
    const bool isMarked = start > 0;
    const bool agrees = name == "utf-16" || (name.isEmpty() && isMarked)
        || name == (bigEndian ? "utf-16be" : "utf-16le");
    if (!agrees) {
        return malformed(Message::tr("the content is UTF-16, but the declaration says %1",
                                     quoted(declaration.encoding)));
    }
    return declaredAsUtf8(std::move(out));
}

Result<QByteArray> fromDeclared(const QByteArray &bytes, const XmlDeclaration &declaration)
{
    const QByteArray name = declaration.encoding.toLower();
    if (name.isEmpty() || name == "utf-8" || name == "utf8")
        return bytes;
    // Only names of XML's grammar reach the converters, which may look for files by them.
    const bool isName = std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')
            || QByteArrayView("._-").contains(c);
    });
    QStringDecoder decoder(isName ? name.constData() : "", QStringDecoder::Flag::Stateless);
    if (!decoder.isValid()) {
        return atStart(ErrorCode::Unsupported,
                       Message::tr("the encoding %1 is unknown", quoted(declaration.encoding)));
    }
    SHERIA_TRY(QByteArray utf8, decoded(decoder, bytes, decoder.name()));
    // The declaration was read as ASCII: an encoding that reads it in another way is not that of the bytes.
    if (!utf8.startsWith(QByteArrayView(bytes).first(declaration.length))) {
        return malformed(
            Message::tr("the declaration says %1, but the content has another encoding",
                        quoted(declaration.encoding)));
    }
    return declaredAsUtf8(std::move(utf8));
}

} // namespace

Result<XmlDeclaration> readDeclaration(QByteArrayView bytes, qsizetype start)
{
    XmlDeclaration result;
    const QByteArrayView head = bytes.sliced(start);
    if (!head.startsWith("<?xml") || head.size() < 6 || !isXmlSpace(head[5]))
        return result;
    DeclarationReader reader(bytes, start + 5);
    const std::optional<QByteArray> version = reader.value("version");
    if (!version || version->isEmpty())
        return malformed(Message::tr("the XML declaration names no version"));
    result.version = *version;
    if (const std::optional<QByteArray> encoding = reader.value("encoding")) {
        result.encoding = *encoding;
        result.encodingStart = reader.valueStart();
    }
    const std::optional<QByteArray> standalone = reader.value("standalone");
    reader.skipSpace();
    if ((standalone && *standalone != "yes" && *standalone != "no") || !reader.skip("?>"))
        return malformed(Message::tr("the XML declaration is malformed"));
    result.length = reader.position() - start;
    return result;
}

Result<QByteArray> toUtf8(const QByteArray &bytes)
{
    if (bytes.startsWith(QByteArrayView("\xFF\xFE\0\0", 4))
        || bytes.startsWith(QByteArrayView("\0\0\xFE\xFF", 4)))
        return atStart(ErrorCode::Unsupported, Message::tr("UTF-32 is not supported"));
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
    return malformed(
        Message::tr("the content starts with a UTF-8 byte order mark, but the declaration says %1",
                    quoted(declaration.encoding)));
}

} // namespace sheria::akn
