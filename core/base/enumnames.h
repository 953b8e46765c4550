// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace sheria {

/// What `value` is called in the library and in what is sent. An enumeration has names when a function
/// enumNames() beside it takes one of its values and returns an array with one for each enumerator, in
/// their order.
template <typename Enum>
constexpr QByteArrayView enumName(Enum value)
{
    return enumNames(value)[static_cast<std::size_t>(value)];
}

/// The enumerator that is called `name`; none where none is.
template <typename Enum>
constexpr std::optional<Enum> enumNamed(QByteArrayView name)
{
    const auto names = enumNames(Enum());
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt
                                : std::optional(static_cast<Enum>(found - names.begin()));
}

} // namespace sheria
