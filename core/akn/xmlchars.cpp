#include "core/akn/xmlchars.h"

namespace sheria::akn::xml {
namespace {

/// The six bits that a continuation byte carries; above 0x3F for any other byte.
char32_t continuation(char byte)
{
    return static_cast<unsigned char>(byte) ^ 0x80U;
}

} // namespace

Decoded decode(const char *at)
{
    const char32_t lead = static_cast<unsigned char>(at[0]);
    if (lead < 0xC2 || lead > 0xF4)
        return {};
    const char32_t second = continuation(at[1]);
    if (second > 0x3F)
        return {};
    if (lead < 0xE0)
        return {((lead & 0x1FU) << 6U) | second, 2};
    const char32_t third = continuation(at[2]);
    if (third > 0x3F)
        return {};
    if (lead < 0xF0) {
        const char32_t c = ((lead & 0xFU) << 12U) | (second << 6U) | third;
        return c >= 0x800 && isXmlCharacter(c) ? Decoded{c, 3} : Decoded{};
    }
    const char32_t fourth = continuation(at[3]);
    if (fourth > 0x3F)
        return {};
    const char32_t c = ((lead & 0x7U) << 18U) | (second << 12U) | (third << 6U) | fourth;
    return c >= 0x10000 && c <= 0x10FFFF ? Decoded{c, 4} : Decoded{};
}

} // namespace sheria::akn::xml
