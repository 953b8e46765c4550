// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

namespace sheria::app {

/// What the user asks for, and what is in use.
enum class ThemeChoice { System, Light, Dark, Contrast };
/// Contrast: inks on black, each at least 7:1 (WCAG 2.1, 1.4.6).
enum class ThemeKind { Light, Dark, Contrast };

/// "system", "light", "dark", "contrast": as kept in the settings.
QString themeName(ThemeChoice choice);
/// The choice of that name; System for any other.
ThemeChoice themeChoice(const QString &name);
/// "light", "dark", "contrast": as pages know it.
QString themeName(ThemeKind kind);

/// How the text of the law is set.
struct ReadingStyle
{
    static constexpr int LeastSize = 70;
    static constexpr int MostSize = 250;
    static constexpr int LeastLength = 28;
    static constexpr int MostLength = 100;
    static constexpr int LeastSpacing = 80;
    static constexpr int MostSpacing = 200;
    static constexpr qsizetype MaxFontChars = 64;

    QString font;          ///< A family; empty: the program's own choice.
    int size = 100;        ///< Units: per cent of the usual size.
    int lineLength = 46;   ///< Units: rem, CSS.
    int lineSpacing = 100; ///< Units: per cent of the usual spacing.

    /// The same with what is out of bounds put right, and a font name that pages do not take left out.
    ReadingStyle bounded() const;
    bool operator==(const ReadingStyle &) const = default;
};

/// The colours of one theme. Text and muted text keep a contrast of at least 4.5 to window, base and
/// alternate, of at least 7 with the kind Contrast; accentText keeps it to accent.
struct ThemeColors
{
    QColor window;    ///< Behind panels and bars.
    QColor base;      ///< Behind lists and text.
    QColor alternate; ///< Every second row, hovered things.
    QColor border;
    QColor text;
    QColor muted; ///< Labels, hints, counts.
    QColor accent;
    QColor accentText;
    QColor selection;
    QColor selectionText;
    QColor success;
    QColor warning;
    QColor danger;
    QColor disabled; ///< What cannot be used; to be told apart from muted with the kind Contrast.
};

ThemeColors themeColors(ThemeKind kind);

/// The palette that makes the Fusion style look like `colors`.
QPalette themePalette(const ThemeColors &colors);

/// `sheet` with each "@color" replaced by the theme's colour of that name, and "@name" by "light" or
/// "dark": what icons are called.
QString themedSheet(QString sheet, ThemeKind kind);

} // namespace sheria::app
