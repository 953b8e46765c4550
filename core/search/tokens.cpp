#include "core/search/tokens.h"

#include <QChar>

#include <array>

namespace sheria::search {

namespace {

struct Decoded
{
    char32_t character = 0xFFFD;
    std::size_t length = 1;
};

Decoded decode(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t offset) {
        return at + offset < text.size() ? static_cast<unsigned char>(text[at + offset]) : 0U;
    };
    const unsigned lead = byte(0);
    const auto more = [&](std::size_t offset) {
        return byte(offset) & 0x3FU;
    };
    const auto isMore = [&](std::size_t offset) {
        return (byte(offset) & 0xC0U) == 0x80U;
    };
    if ((lead & 0xE0U) == 0xC0U && isMore(1))
        return {((lead & 0x1FU) << 6U) | more(1), 2};
    if ((lead & 0xF0U) == 0xE0U && isMore(1) && isMore(2))
        return {((lead & 0x0FU) << 12U) | (more(1) << 6U) | more(2), 3};
    if ((lead & 0xF8U) == 0xF0U && isMore(1) && isMore(2) && isMore(3))
        return {((lead & 0x07U) << 18U) | (more(1) << 12U) | (more(2) << 6U) | more(3), 4};
    return {};
}

bool isIdeograph(char32_t c)
{
    return (c >= 0x3040 && c <= 0x30FF) || (c >= 0x3400 && c <= 0x4DBF)
        || (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0xF900 && c <= 0xFAFF)
        || (c >= 0x20000 && c <= 0x2FFFF);
}

bool isApostrophe(std::string_view text, std::size_t at, std::size_t &length)
{
    if (text[at] == '\'') {
        length = 1;
        return true;
    }
    length = 3;
    return text.substr(at, 3) == "\xE2\x80\x99";
}

constexpr bool isAsciiLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Of each byte: whether it is a letter by itself. Most of a text is.
constexpr auto AsciiLetters = [] {
    std::array<bool, 256> letters{};
    for (std::size_t c = 0; c < letters.size(); ++c)
        letters[c] = c < 0x80 && isAsciiLetter(char(c));
    return letters;
}();

} // namespace

Tokens::Character Tokens::at(std::size_t position) const
{
    const char c = m_text[position];
    if (static_cast<unsigned char>(c) >= 0x80)
        return wide(position);
    if (isAsciiLetter(c))
        return {Kind::Letter, 1};
    return {c >= '0' && c <= '9' ? Kind::Digit : Kind::Other, 1};
}

Tokens::Character Tokens::wide(std::size_t position) const
{
    const Decoded decoded = decode(m_text, position);
    const char32_t c = decoded.character;
    if (isIdeograph(c))
        return {Kind::Alone, decoded.length};
    if (QChar::isDigit(c))
        return {Kind::Digit, decoded.length};
    // The soft hyphen and joiners do not part a word.
    const bool isInWord = QChar::isLetterOrNumber(c) || QChar::isMark(c) || c == 0xAD || c == 0x200C
        || c == 0x200D;
    return {isInWord ? Kind::Letter : Kind::Other, decoded.length};
}

/// The length of what joins two characters of a word at `position`: a point or comma in a number.
std::size_t Tokens::joint(std::size_t position, Kind before) const
{
    const char c = m_text[position];
    const std::string_view wide = m_text.substr(position, 2);
    // The Arabic decimal separator and that of thousands.
    const std::size_t length = wide == "\xD9\xAB" || wide == "\xD9\xAC" ? 2 : 1;
    const bool isSeparator = c == '.' || c == ',' || length == 2;
    if (before != Kind::Digit || !isSeparator || position + length >= m_text.size())
        return 0;
    return at(position + length).kind == Kind::Digit ? length : 0;
}

bool Tokens::next(Token &token)
{
    Character first;
    while (m_at < m_text.size()) {
        first = at(m_at);
        if (first.kind != Kind::Other)
            break;
        m_at += first.length;
    }
    if (m_at >= m_text.size())
        return false;
    const std::size_t start = m_at;
    token.hasDigit = first.kind == Kind::Digit;
    m_at += first.length;
    Kind before = first.kind;
    while (before != Kind::Alone && m_at < m_text.size()) {
        if (AsciiLetters[static_cast<unsigned char>(m_text[m_at])]) {
            before = Kind::Letter;
            ++m_at;
            continue;
        }
        const Character following = at(m_at);
        if (following.kind == Kind::Letter || following.kind == Kind::Digit) {
            token.hasDigit = token.hasDigit || following.kind == Kind::Digit;
            before = following.kind;
            m_at += following.length;
        } else if (const std::size_t length = following.kind == Kind::Other ? joint(m_at, before)
                                                                            : 0) {
            m_at += length;
        } else {
            break;
        }
    }
    token.word = m_text.substr(start, m_at - start);
    token.start = qsizetype(start);
    std::size_t apostrophe = 0;
    if (before == Kind::Letter && m_at < m_text.size() && isApostrophe(m_text, m_at, apostrophe)) {
        const std::size_t s = m_at + apostrophe;
        const bool isS = s < m_text.size() && (m_text[s] == 's' || m_text[s] == 'S');
        if (isS && (s + 1 >= m_text.size() || at(s + 1).kind == Kind::Other))
            m_at = s + 1;
    }
    token.end = qsizetype(m_at);
    return true;
}

} // namespace sheria::search
