// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/theme.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

QString themeName(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::System: return u"system"_s;
    case ThemeChoice::Light: return u"light"_s;
    case ThemeChoice::Dark: return u"dark"_s;
    case ThemeChoice::Contrast: return u"contrast"_s;
    }
    Q_UNREACHABLE();
}

ThemeChoice themeChoice(const QString &name)
{
    if (name == "light"_L1)
        return ThemeChoice::Light;
    if (name == "dark"_L1)
        return ThemeChoice::Dark;
    if (name == "contrast"_L1)
        return ThemeChoice::Contrast;
    return ThemeChoice::System;
}

QString themeName(ThemeKind kind)
{
    switch (kind) {
    case ThemeKind::Light: return u"light"_s;
    case ThemeKind::Dark: return u"dark"_s;
    case ThemeKind::Contrast: return u"contrast"_s;
    }
    Q_UNREACHABLE();
}

ReadingStyle ReadingStyle::bounded() const
{
    // The page has the same rule: resources/reader/src/textstyle.js.
    static const QRegularExpression family(uR"(^[\p{L}\p{N}][\p{L}\p{N} ._-]*\z)"_s);
    const bool isName = font.size() <= MaxFontChars && family.match(font).hasMatch();
    return {isName ? font : QString(), std::clamp(size, LeastSize, MostSize),
            std::clamp(lineLength, LeastLength, MostLength),
            std::clamp(lineSpacing, LeastSpacing, MostSpacing)};
}

ThemeColors themeColors(ThemeKind kind)
{
    switch (kind) {
    // The same inks and grounds as the reader page: resources/reader/src/styles/theme.css.
    case ThemeKind::Light:
        return {QColor(0xf6f5f1), QColor(0xffffff), QColor(0xeae8e1), QColor(0xd8d6d0),
                QColor(0x1c1c1e), QColor(0x57575c), QColor(0x174a82), QColor(0xffffff),
                QColor(0xdfe8f3), QColor(0x0f2c4c), QColor(0x1f6b40), QColor(0x7a5200),
                QColor(0xa32a1b), QColor(0x57575c)};
    case ThemeKind::Dark:
        return {QColor(0x222327), QColor(0x1b1c1f), QColor(0x2e3035), QColor(0x45464c),
                QColor(0xe4e2dd), QColor(0xa9a7a1), QColor(0x94bdf0), QColor(0x10233b),
                QColor(0x2c3a4c), QColor(0xf1f5fa), QColor(0x7fcf9f), QColor(0xe5bd66),
                QColor(0xf4a396), QColor(0xa9a7a1)};
    case ThemeKind::Contrast:
        return {QColor(Qt::black), QColor(Qt::black), QColor(0x1a1a1a), QColor(0xe0e0e0),
                QColor(0xffffff),  QColor(0xe8e8e8),  QColor(0xffe14d), QColor(Qt::black),
                QColor(0x003c78),  QColor(0xffffff),  QColor(0x8cf5b0), QColor(0xffc766),
                QColor(0xffb4a8),  QColor(0xa8a8a8)};
    }
    Q_UNREACHABLE();
}

QPalette themePalette(const ThemeColors &colors)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colors.window);
    palette.setColor(QPalette::WindowText, colors.text);
    palette.setColor(QPalette::Base, colors.base);
    palette.setColor(QPalette::AlternateBase, colors.alternate);
    palette.setColor(QPalette::Text, colors.text);
    palette.setColor(QPalette::Button, colors.window);
    palette.setColor(QPalette::ButtonText, colors.text);
    palette.setColor(QPalette::BrightText, colors.danger);
    palette.setColor(QPalette::ToolTipBase, colors.alternate);
    palette.setColor(QPalette::ToolTipText, colors.text);
    palette.setColor(QPalette::PlaceholderText, colors.muted);
    palette.setColor(QPalette::Highlight, colors.selection);
    palette.setColor(QPalette::HighlightedText, colors.selectionText);
    palette.setColor(QPalette::Link, colors.accent);
    palette.setColor(QPalette::LinkVisited, colors.accent);
    palette.setColor(QPalette::Light, colors.base);
    palette.setColor(QPalette::Midlight, colors.alternate);
    palette.setColor(QPalette::Mid, colors.border);
    palette.setColor(QPalette::Dark, colors.border);
    palette.setColor(QPalette::Shadow, colors.border);
    QColor faded = colors.muted;
    faded.setAlphaF(0.6F);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, faded);
    return palette;
}

QString themedSheet(QString sheet, ThemeKind kind)
{
    const ThemeColors colors = themeColors(kind);
    const std::array<std::pair<QLatin1StringView, QColor>, 14> names = {{
        {"@window"_L1, colors.window},
        {"@base"_L1, colors.base},
        {"@alternate"_L1, colors.alternate},
        {"@border"_L1, colors.border},
        {"@text"_L1, colors.text},
        {"@muted"_L1, colors.muted},
        // Before "@accent", which it starts with.
        {"@accentText"_L1, colors.accentText},
        {"@accent"_L1, colors.accent},
        {"@selectionText"_L1, colors.selectionText},
        {"@selection"_L1, colors.selection},
        {"@success"_L1, colors.success},
        {"@warning"_L1, colors.warning},
        {"@danger"_L1, colors.danger},
        {"@disabled"_L1, colors.disabled},
    }};
    for (const auto &[name, color] : names)
        sheet.replace(name, color.name());
    return sheet.replace("@name"_L1, kind == ThemeKind::Light ? "light"_L1 : "dark"_L1);
}

} // namespace sheria::app
