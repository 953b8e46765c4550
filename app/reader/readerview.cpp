#include "app/reader/readerview.h"

#include <QContextMenuEvent>
#include <QWebEngineContextMenuRequest>

namespace sheria::app {

ReaderView::ReaderView(QWidget *parent) : QWebEngineView(parent)
{
    // What is dropped is for the window to import: a page would try to open it.
    setAcceptDrops(false);
}

void ReaderView::contextMenuEvent(QContextMenuEvent *event)
{
    const QWebEngineContextMenuRequest *request = lastContextMenuRequest();
    const QUrl link = request ? request->linkUrl() : QUrl();
    const bool hasSelection = request && !request->selectedText().isEmpty();
    Q_EMIT menuRequested(event->globalPos(), link, hasSelection);
    event->accept();
}

} // namespace sheria::app
