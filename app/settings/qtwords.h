// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace sheria::app {

/// A word that a widget of Qt itself shows.
struct QtWord
{
    const char *context; ///< "QLineEdit".
    const char *text;
};

/// What people see most of Qt's own words, in dialogs and context menus. The program translates them itself, since Qt
/// has no translation into Swahili or Amharic, and those into the others may not be installed.
std::span<const QtWord> qtWords();

} // namespace sheria::app
