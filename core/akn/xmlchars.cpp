#include "core/akn/xmlchars.h"

#include <algorithm>

namespace sheria::akn::xml {
namespace {

struct CharRange
{
    char32_t first;
    char32_t last;
};

constexpr auto StartRanges = std::to_array<CharRange>({
    {0xC0, 0xD6},
    {0xD8, 0xF6},
    {0xF8, 0x2FF},
    {0x370, 0x37D},
    {0x37F, 0x1FFF},
    {0x200C, 0x200D},
    {0x2070, 0x218F},
    {0x2C00, 0x2FEF},
    {0x3001, 0xD7FF},
    {0xF900, 0xFDCF},
    {0xFDF0, 0xFFFD},
    {0x10000, 0xEFFFF},
});

constexpr auto InnerRanges = std::to_array<CharRange>(
    {{0xB7, 0xB7}, {0x300, 0x36F}, {0x203F, 0x2040}});

template <typename Ranges>
bool isIn(const Ranges &ranges, char32_t c)
{
    return std::any_of(ranges.begin(), ranges.end(),
                       [c](const CharRange &range) { return c >= range.first && c <= range.last; });
}

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

bool isNameStart(char32_t c)
{
    return isIn(StartRanges, c);
}

bool isNameCharacter(char32_t c)
{
    return isIn(StartRanges, c) || isIn(InnerRanges, c);
}

} // namespace sheria::akn::xml
