// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/akn/text.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

using namespace Qt::StringLiterals;

namespace sheria::akn {
namespace {

/// What is looked at in one step where the processor can.
constexpr qsizetype BlockSize = 16;

enum ByteClass : std::uint8_t {
    Plain,
    Space,
    MaybeSpace, ///< First byte of a character that may be white space.
    Composable, ///< First byte of U+0300 or beyond: may need normalizing.
};

constexpr std::array<ByteClass, 256> byteClasses()
{
    std::array<ByteClass, 256> classes{};
    for (std::size_t c = 0xCC; c < 256; ++c)
        classes[c] = Composable;
    for (const std::size_t c : {0x09U, 0x0AU, 0x0BU, 0x0CU, 0x0DU, 0x20U})
        classes[c] = Space;
    for (const std::size_t c : {0xC2U, 0xE1U, 0xE2U, 0xE3U})
        classes[c] = MaybeSpace;
    return classes;
}
constexpr std::array<ByteClass, 256> Classes = byteClasses();

ByteClass classOf(char c)
{
    return Classes[static_cast<unsigned char>(c)];
}

/// A character decoded from UTF-8.
struct Decoded
{
    char32_t character = 0;
    int length = 0; ///< Units: bytes. 0: malformed.
};

/// Decodes the character of more than one byte at `at`.
/// Precondition: the bytes are followed by a NUL.
Decoded decode(const char *at)
{
    const auto lead = static_cast<unsigned char>(at[0]);
    const int length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    char32_t character = lead & (0x7FU >> unsigned(length));
    for (int i = 1; i < length; ++i) {
        const unsigned bits = static_cast<unsigned char>(at[i]) ^ 0x80U;
        if (bits > 0x3F)
            return {};
        character = character << 6U | bits;
    }
    return {character, length};
}

struct Range
{
    char32_t first;
    char32_t last;
};

/// Characters beyond U+0300 that are in form C by themselves and do not combine with what stands
/// before them: the scripts that laws are written in. Others make the text take the slow way.
/// Source: Unicode Standard Annex 15, quick check (NFC_QC=Yes) and combining class 0.
constexpr auto Settled = std::to_array<Range>({
    {0x2010, 0x2027}, {0x2030, 0x205E}, {0x20A0, 0x20C0}, {0x0391, 0x03CE}, {0x0400, 0x0482},
    {0x048A, 0x052F}, {0x0531, 0x058A}, {0x05D0, 0x05EA}, {0x0600, 0x060F}, {0x061B, 0x064A},
    {0x0660, 0x066F}, {0x0671, 0x06D3}, {0x06F0, 0x06FF}, {0x0E01, 0x0E37}, {0x1200, 0x135A},
    {0x1E00, 0x1EFF}, {0x2100, 0x2125}, {0x2190, 0x219A}, {0x2460, 0x24FF}, {0x2500, 0x27BF},
    {0x3001, 0x3029}, {0x3041, 0x3096}, {0x30A1, 0x30FE}, {0x3400, 0x4DBF}, {0x4E00, 0x9FFF},
    {0xAC00, 0xD7A3}, {0xFF00, 0xFFEF}, {0xE000, 0xF8FF},
});

bool isSettled(char32_t c)
{
    return c < 0x300 || std::any_of(Settled.begin(), Settled.end(), [c](const Range &range) {
               return c >= range.first && c <= range.last;
           });
}

bool isInFormC(QByteArrayView utf8)
{
    const char *end = utf8.end();
    for (const char *at = utf8.begin(); at < end;) {
        if (static_cast<unsigned char>(*at) < 0xCC) {
            ++at;
            continue;
        }
        const Decoded decoded = decode(at);
        if (decoded.length == 0 || !isSettled(decoded.character))
            return false;
        at += decoded.length;
    }
    return true;
}

/// White space of three bytes, by its second and third.
bool isWideSpace(unsigned char lead, unsigned char second, unsigned char third)
{
    if (lead == 0xE1)
        return second == 0x9A && third == 0x80;
    if (lead == 0xE3)
        return second == 0x80 && third == 0x80;
    if (second == 0x81)
        return third == 0x9F;
    return second == 0x80 && (third <= 0x8A || third == 0xA8 || third == 0xA9 || third == 0xAF);
}

void collect(pugi::xml_node node, QByteArray &out)
{
    for (pugi::xml_node child : node) {
        if (child.type() == pugi::node_element) {
            if (std::strcmp(child.name(), "authorialNote") != 0
                && std::strcmp(child.name(), "meta") != 0)
                collect(child, out);
        } else {
            out += child.value();
        }
    }
}

} // namespace

int whiteSpaceLength(const char *at, const char *end)
{
    const ByteClass kind = classOf(*at);
    if (kind == Space)
        return 1;
    if (kind != MaybeSpace || end - at < 2)
        return 0;
    const auto lead = static_cast<unsigned char>(at[0]);
    const auto second = static_cast<unsigned char>(at[1]);
    if (lead == 0xC2)
        return second == 0x85 || second == 0xA0 ? 2 : 0;
    return end - at >= 3 && isWideSpace(lead, second, static_cast<unsigned char>(at[2])) ? 3 : 0;
}

QByteArray foldWhiteSpace(QByteArrayView utf8)
{
    TextFolder folder(utf8.size());
    folder.append(utf8.data(), std::size_t(utf8.size()));
    return folder.take();
}

QByteArray withoutWhiteSpace(QByteArrayView utf8)
{
    QByteArray out;
    out.reserve(utf8.size());
    const char *end = utf8.end();
    for (const char *at = utf8.begin(); at < end;) {
        if (const int length = whiteSpaceLength(at, end))
            at += length;
        else
            out += *at++;
    }
    return out;
}

QByteArray normalized(const QByteArray &utf8)
{
    if (isInFormC(utf8))
        return utf8;
    return QString::fromUtf8(utf8).normalized(QString::NormalizationForm_C).toUtf8();
}

TextFolder::TextFolder(qsizetype capacity)
    : m_bytes(capacity + BlockSize, Qt::Uninitialized)
    , m_begin(m_bytes.data())
    , m_at(m_begin)
{}

void TextFolder::append(const char *utf8, std::size_t size)
{
    const char *end = utf8 + size;
    for (const char *at = utf8; at < end;) {
        at = appendBlocks(at, end);
        at = appendCharacter(at, end);
    }
}

/// Copies as long as blocks of text are words with single blanks between them, which nearly all of
/// a document is, and stops before the first that is not.
const char *TextFolder::appendBlocks(const char *at, const char *end)
{
#if defined(__SSE2__)
    constexpr unsigned First = 1;
    constexpr unsigned Last = 0x8000;
    for (; end - at >= BlockSize; at += BlockSize) {
        const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
        const __m128i blank = _mm_set1_epi8(' ');
        // Signed: bytes beyond ASCII are below blanks, too.
        const auto odd = unsigned(_mm_movemask_epi8(_mm_cmplt_epi8(block, blank)));
        const auto blanks = unsigned(_mm_movemask_epi8(_mm_cmpeq_epi8(block, blank)));
        const bool isSuperfluous = (blanks & First) != 0 && (m_isSeparated || m_at == m_begin);
        if (odd != 0 || (blanks & (blanks << 1U)) != 0 || isSuperfluous)
            return at;
        if (m_isSeparated && m_at != m_begin)
            *m_at++ = ' ';
        _mm_storeu_si128(reinterpret_cast<__m128i *>(m_at), block);
        m_isSeparated = (blanks & Last) != 0;
        m_at += m_isSeparated ? BlockSize - 1 : BlockSize;
    }
#else
    Q_UNUSED(end)
#endif
    return at;
}

/// One character, or one run of white space, or the rest of a word.
const char *TextFolder::appendCharacter(const char *at, const char *end)
{
    if (at == end)
        return at;
    if (const int length = whiteSpaceLength(at, end)) {
        m_isSeparated = true;
        at += length;
        while (at < end && classOf(*at) == Space)
            ++at;
        return at;
    }
    char *out = m_at;
    if (m_isSeparated && out != m_begin)
        *out++ = ' ';
    m_isSeparated = false;
    // The characters of two bytes after C2 are below U+0300.
    if (!m_mayNeedNormalizing && classOf(*at) >= MaybeSpace && *at != '\xC2')
        m_mayNeedNormalizing = !isSettled(decode(at).character);
    do {
        *out++ = *at++;
    } while (at < end && classOf(*at) == Plain);
    m_at = out;
    return at;
}

QByteArray TextFolder::take()
{
    m_bytes.truncate(size());
    m_bytes.squeeze();
    m_begin = nullptr;
    m_at = nullptr;
    return std::move(m_bytes);
}

QString textOf(pugi::xml_node node)
{
    return TextReader(std::numeric_limits<qsizetype>::max()).textOf(node);
}

QString TextReader::textOf(pugi::xml_node node)
{
    const pugi::xml_node only = node.first_child();
    if (only && !only.next_sibling() && only.type() != pugi::node_element)
        return QString::fromUtf8(normalized(foldWhiteSpace(only.value())));
    if (m_left <= 0)
        return {};
    QByteArray bytes;
    collect(node, bytes);
    m_left -= bytes.size();
    return QString::fromUtf8(normalized(foldWhiteSpace(bytes)));
}

namespace {

/// Control and formatting characters: line breaks, escapes, bidirectional overrides.
bool isObeyed(QChar c)
{
    return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format;
}

} // namespace

QString shortened(const QString &text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    const qsizetype blank = text.lastIndexOf(u' ', most);
    QString words = text.left(blank > 0 ? blank : most);
    if (words.back().isHighSurrogate())
        words.chop(1);
    while (!words.isEmpty() && u",;:–—-"_s.contains(words.back()))
        words.chop(1);
    return words + u'…';
}

QString quoted(QByteArrayView utf8)
{
    constexpr qsizetype Longest = 100;
    if (utf8.isEmpty())
        return u"nothing"_s;
    // A character has at most four bytes.
    QString text = QString::fromUtf8(utf8.first(std::min(utf8.size(), 4 * Longest)));
    if (text.size() > Longest)
        text = text.left(Longest) + u'…';
    std::replace_if(text.begin(), text.end(), isObeyed, QChar(u'?'));
    return u'"' + text + u'"';
}

Message atPlace(QByteArrayView utf8, qsizetype offset, const Message &what)
{
    const QByteArrayView before = utf8.first(std::clamp<qsizetype>(offset, 0, utf8.size()));
    qsizetype line = 1;
    for (qsizetype at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1))
        ++line;
    const QByteArrayView inLine = before.sliced(before.lastIndexOf('\n') + 1);
    const auto column = 1 + std::count_if(inLine.begin(), inLine.end(), [](char c) {
                            return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
                        });
    return Message::tr("line %1, column %2: %3", line, column, what);
}

namespace {

/// Where the white space, comment or processing instruction at `at` ends; `at` itself for others.
qsizetype endOfMisc(QByteArrayView xml, qsizetype at)
{
    const QByteArrayView rest = xml.sliced(at);
    const auto after = [&](QByteArrayView end, qsizetype from) {
        const qsizetype found = xml.indexOf(end, from);
        return found < 0 ? at : found + end.size();
    };
    if (rest.startsWith("<!--"))
        return after("-->", at + 4);
    if (rest.startsWith("<?"))
        return after("?>", at);
    return at + (std::find_if_not(rest.begin(), rest.end(), isXmlSpace) - rest.begin());
}

} // namespace

QByteArray withoutStylesheets(const QByteArray &xml)
{
    constexpr QByteArrayView Stylesheet("<?xml-stylesheet");
    QByteArray out;
    qsizetype kept = 0;
    for (qsizetype at = xml.startsWith("\xEF\xBB\xBF") ? 3 : 0, end = endOfMisc(xml, at); end > at;
         at = end, end = endOfMisc(xml, at)) {
        if (!QByteArrayView(xml).sliced(at).startsWith(Stylesheet))
            continue;
        out += xml.sliced(kept, at - kept);
        kept = end;
    }
    return kept == 0 ? xml : QByteArray(out + xml.sliced(kept));
}

} // namespace sheria::akn
