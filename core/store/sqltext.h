#pragma once

#include <QByteArrayView>

#include <algorithm>
#include <array>
#include <cstddef>

namespace sheria::store {

/// SQL put together from literals by the compiler: lists differ in what they select from and how
/// they are ordered, while their conditions are the same. Values are bound, never written.
template <std::size_t Size>
struct SqlText
{
    std::array<char, Size> characters;

    operator QByteArrayView() const // NOLINT(google-explicit-constructor)
    {
        return QByteArrayView(characters.data(), Size);
    }
};

template <std::size_t... Sizes>
consteval auto sqlText(const char (&...parts)[Sizes])
{
    SqlText<(0 + ... + (Sizes - 1))> text{};
    auto end = text.characters.begin();
    ((end = std::copy_n(parts, Sizes - 1, end)), ...);
    return text;
}

} // namespace sheria::store
