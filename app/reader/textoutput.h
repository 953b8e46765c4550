#pragma once

#include "app/reader/showntext.h"

#include <QString>

#include <functional>

namespace sheria::app {

/// Asks for a file and writes the text to it as PDF; `tell` hears how it went. Does
/// nothing when no file is chosen.
void saveTextAsPdf(const ShownText &text, const std::function<void(const QString &)> &tell);

/// Asks for a printer and prints the text.
void printText(const ShownText &text, const std::function<void(const QString &)> &tell);

/// A file name made of a title: without what file systems do not take.
QString fileNameFor(const QString &title, const QString &suffix);

} // namespace sheria::app
