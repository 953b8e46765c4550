#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

namespace sheria::app {

/// What the user asks for, and what is in use.
enum class ThemeChoice { System, Light, Dark };
enum class ThemeKind { Light, Dark };

/// "system", "light", "dark": as kept in the settings.
QString themeName(ThemeChoice choice);
/// The choice of that name; System for any other.
ThemeChoice themeChoice(const QString &name);

/// The colours of one theme. Text and muted text keep a contrast of at least 4.5 to window, base and
/// alternate; accentText keeps it to accent.
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
};

ThemeColors themeColors(ThemeKind kind);

/// The palette that makes the Fusion style look like `colors`.
QPalette themePalette(const ThemeColors &colors);

/// `sheet` with each "@color" replaced by the theme's colour of that name, and "@name" by "light" or
/// "dark".
QString themedSheet(QString sheet, ThemeKind kind);

} // namespace sheria::app
