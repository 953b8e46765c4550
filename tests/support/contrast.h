// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace sheria::tests {

/// Source: WCAG 2.1, "relative luminance".
inline double luminance(const QColor &color)
{
    const auto linear = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
        + 0.0722 * linear(color.blueF());
}

/// The contrast of `ink`, which may let its ground shine through, on `ground`: from 1 to 21.
/// Source: WCAG 2.1, section 1.4.3.
inline double contrastRatio(const QColor &ground, const QColor &ink)
{
    const auto mixed = [alpha = ink.alphaF()](float below, float above) {
        return below * (1 - alpha) + above * alpha;
    };
    const QColor seen = QColor::fromRgbF(mixed(ground.redF(), ink.redF()),
                                         mixed(ground.greenF(), ink.greenF()),
                                         mixed(ground.blueF(), ink.blueF()));
    const auto [dark, light] = std::minmax({luminance(ground), luminance(seen)}); // By value.
    return (light + 0.05) / (dark + 0.05);
}

} // namespace sheria::tests
