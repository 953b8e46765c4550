#pragma once

#include <cstdint>

/// Characters as XML 1.0 sees them, over UTF-8 bytes that end in a NUL.
namespace sheria::akn::xml {

/// A character decoded from UTF-8.
struct Decoded
{
    char32_t character = 0;
    int length = 0; ///< Units: bytes. 0: malformed, or not a character of XML.
};

/// Decodes the character of more than one byte at `at`, strictly: no overlong form, no surrogate,
/// nothing beyond U+10FFFF, nothing that XML forbids (U+FFFE, U+FFFF).
/// Precondition: the bytes are followed by a NUL.
Decoded decode(const char *at);

/// Source: XML 1.0, production 2 (Char).
constexpr bool isXmlCharacter(char32_t c)
{
    return c == 0x9 || c == 0xA || c == 0xD || (c >= 0x20 && c <= 0xD7FF)
        || (c >= 0xE000 && c <= 0xFFFD) || (c >= 0x10000 && c <= 0x10FFFF);
}

constexpr bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

} // namespace sheria::akn::xml
