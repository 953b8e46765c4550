#pragma once

#include <QUrl>
#include <QWebEngineView>

namespace sheria::app {

/// The web view of a reader: asks for a menu of the program's own instead of the browser's.
class ReaderView : public QWebEngineView
{
    Q_OBJECT

public:
    explicit ReaderView(QWidget *parent = nullptr);

Q_SIGNALS:
    void menuRequested(const QPoint &globalPosition, const QUrl &link, bool hasSelection);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
};

} // namespace sheria::app
