#pragma once

#include "app/reader/bars.h"
#include "app/reader/readerpane.h"

#include <QPointer>
#include <QString>

#include <functional>

namespace sheria::app {

/// What is read, wherever in the window it stands: what is found in, copied, printed and saved.
struct ShownText
{
    QPointer<ReaderPane> pane; ///< Null: nothing is.
    QPointer<FindBar> findBar;
    QString title;
    bool isWide = false; ///< Two columns: paper lies on its side.
};

/// Asks for a file and writes the text to it as PDF; `tell` hears how it went. Does
/// nothing when no file is chosen.
void saveTextAsPdf(const ShownText &text, const std::function<void(const QString &)> &tell);

/// Asks for a printer and prints the text.
void printText(const ShownText &text, const std::function<void(const QString &)> &tell);

/// A file name made of a title: without what file systems do not take.
QString fileNameFor(const QString &title, const QString &suffix);

} // namespace sheria::app
