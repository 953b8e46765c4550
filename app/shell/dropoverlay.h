#pragma once

#include <QLabel>
#include <QStringList>

class QDragEnterEvent;
class QDropEvent;

namespace sheria::app {

/// Takes what is dragged onto a window and dropped there; says so over the window's middle meanwhile.
class DropOverlay : public QLabel
{
    Q_OBJECT

public:
    /// Over `middle`, a child of `window`.
    DropOverlay(QWidget *window, QWidget *middle);

    /// Without a library only another library is taken.
    void setLibraryOpen(bool isOpen) { m_isLibraryOpen = isOpen; }

Q_SIGNALS:
    void importDropped(const QStringList &paths);
    void libraryDropped(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isWanted(const QStringList &paths) const;
    bool greet(QDragEnterEvent &drag);
    void take(QDropEvent &drop);

    QWidget *m_middle;
    bool m_isLibraryOpen = false;
};

} // namespace sheria::app
