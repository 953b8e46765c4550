#include "app/shell/dropoverlay.h"

#include "app/shell/dialogs.h"

#include <QDropEvent>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int OverlayMargin = 12;

bool isOneLibrary(const QStringList &paths)
{
    return paths.size() == 1 && isLibraryPath(paths.first());
}

} // namespace

DropOverlay::DropOverlay(QWidget *window, QWidget *middle) : QLabel(window), m_middle(middle)
{
    setObjectName(u"dropOverlay"_s);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    setMargin(2 * OverlayMargin);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool DropOverlay::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::DragEnter)
        return greet(*static_cast<QDragEnterEvent *>(event));
    if (event->type() == QEvent::DragLeave)
        hide();
    if (event->type() == QEvent::Drop) {
        take(*static_cast<QDropEvent *>(event));
        return true;
    }
    return QLabel::eventFilter(watched, event);
}

bool DropOverlay::greet(QDragEnterEvent &drag)
{
    const QStringList paths = droppedPaths(*drag.mimeData());
    if (!isWanted(paths))
        return false;
    setText(isOneLibrary(paths) ? tr("Drop the library to open it")
                                : tr("Drop files or folders to import them"));
    drag.acceptProposedAction();
    setGeometry(m_middle->geometry().adjusted(OverlayMargin, OverlayMargin, -OverlayMargin,
                                              -OverlayMargin));
    raise();
    show();
    return true;
}

void DropOverlay::take(QDropEvent &drop)
{
    hide();
    const QStringList paths = droppedPaths(*drop.mimeData());
    drop.acceptProposedAction();
    if (!isWanted(paths))
        return;
    if (isOneLibrary(paths))
        Q_EMIT libraryDropped(paths.first());
    else
        Q_EMIT importDropped(paths);
}

bool DropOverlay::isWanted(const QStringList &paths) const
{
    return !paths.isEmpty() && (m_isLibraryOpen || isOneLibrary(paths));
}

} // namespace sheria::app
