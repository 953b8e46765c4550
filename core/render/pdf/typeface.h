// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QFont>
#include <QStringList>

#include <map>
#include <tuple>

namespace sheria::render {

/// 0xRRGGBB.
using Colour = quint32;

/// How a piece of text looks. Sizes are in points.
struct TextStyle
{
    float size = 9;
    bool isSans = false;
    bool isBold = false;
    bool isItalic = false;
    bool isUnderlined = false;
    bool isStruckOut = false;
    int raised = 0; ///< 1: superscript, -1: subscript.
    Colour colour = 0;

    friend bool operator==(const TextStyle &, const TextStyle &) = default;
};

/// The fonts for texts in one language, and how their lines are spaced.
///
/// Every list ends with fonts for the other scripts, so that a quotation in another language is not
/// shown as boxes; Qt looks further where these fail.
class Typeface
{
public:
    explicit Typeface(QByteArrayView language);

    /// The font of `style`, enlarged by Scale. The same object for the same style: it knows what Qt found for it.
    QFont font(const TextStyle &style);
    /// From one base line to the next, for text of this size.
    double lineHeight(double size) const { return size * m_leading; }
    /// Height of the letters for which the line is made, above the base line.
    double ascent(double size) const { return size * 0.75; }
    /// A script whose faces have no italic: slanting it would disfigure it.
    bool hasItalic() const { return m_hasItalic; }

    /// Text is set in units of 1/16 point, so that rounding does not show.
    static constexpr int Scale = 16;
    /// Size of raised and lowered text, and how far it is moved, in relation to the text around.
    static constexpr float SmallSize = 0.68F;
    static constexpr float Raise = 0.33F;
    static constexpr float Lower = -0.14F;

private:
    std::map<std::tuple<int, bool, bool, bool>, QFont>
        m_fonts; ///< Of size, family, weight and slant.
    QStringList m_serif;
    QStringList m_sans;
    double m_leading = 1.44;
    bool m_hasItalic = true;
};

} // namespace sheria::render
