#pragma once

#include "app/reader/findbar.h"
#include "app/reader/readerpane.h"

#include <QPointer>
#include <QString>

namespace sheria::app {

/// What is read, wherever in the window it stands: what is found in, copied, printed and saved.
struct ShownText
{
    QPointer<ReaderPane> pane; ///< Null: nothing is.
    QPointer<FindBar> findBar;
    QString title;
    bool isWide = false; ///< Two columns: paper lies on its side.
};

} // namespace sheria::app
