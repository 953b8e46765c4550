#pragma once

#include <array>
#include <cstdint>

/// Characters as XML 1.0 (fifth edition) sees them, over UTF-8 bytes that end in a NUL.
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

/// Source: XML 1.0, productions 4 and 4a, for characters beyond ASCII.
bool isNameStart(char32_t c);
bool isNameCharacter(char32_t c);

constexpr bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

/// What a byte means where a name is read.
enum NameClass : std::uint8_t {
    NoName = 0,
    NameStart = 1,
    NameInner = 2,
    Colon = 4,
    BeyondAscii = 8
};

constexpr std::array<std::uint8_t, 256> nameClasses()
{
    std::array<std::uint8_t, 256> classes{};
    for (std::size_t c = 0; c < 256; ++c) {
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_')
            classes[c] = NameStart;
        else if ((c >= '0' && c <= '9') || c == '-' || c == '.')
            classes[c] = NameInner;
        else if (c == ':')
            classes[c] = Colon;
        else if (c >= 0x80)
            classes[c] = BeyondAscii;
    }
    return classes;
}
inline constexpr std::array<std::uint8_t, 256> NameClasses = nameClasses();

/// True for the bytes at which a run of plain characters has to stop and be looked at: control
/// characters, bytes beyond ASCII, and those of `stops`.
template <std::size_t Count>
constexpr std::array<bool, 256> stopsAt(const std::array<char, Count> &stops)
{
    std::array<bool, 256> table{};
    for (std::size_t c = 0; c < 256; ++c)
        table[c] = c >= 0x80 || (c < 0x20 && c != '\t' && c != '\n' && c != '\r');
    for (const char c : stops)
        table[static_cast<unsigned char>(c)] = true;
    return table;
}

} // namespace sheria::akn::xml
