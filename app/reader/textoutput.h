#pragma once

#include <QString>

#include <functional>

namespace sheria::app {

class ReaderTab;

/// Asks for a file and writes the text of the tab to it as PDF; `tell` hears how it went. Does
/// nothing when no file is chosen.
void saveTextAsPdf(ReaderTab &tab, const std::function<void(const QString &)> &tell);

/// Asks for a printer and prints the text of the tab.
void printText(ReaderTab &tab, const std::function<void(const QString &)> &tell);

/// A file name made of a title: without what file systems do not take.
QString fileNameFor(const QString &title, const QString &suffix);

} // namespace sheria::app
