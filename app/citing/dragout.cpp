// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/citing/dragout.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QMimeData>
#include <QMouseEvent>
#include <QTabBar>

namespace sheria::app {

DragOut::DragOut(QAbstractItemView *view, Rows rows)
    : QObject(view)
    , m_view(view)
    , m_rows(std::move(rows))
{
    view->viewport()->installEventFilter(this);
}

DragOut::DragOut(QTabBar *bar, Tab tab) : QObject(bar), m_bar(bar), m_tab(std::move(tab))
{
    bar->installEventFilter(this);
}

bool DragOut::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress: return press(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseMove:
        if (move(*static_cast<QMouseEvent *>(event)))
            return true;
        break;
    case QEvent::MouseButtonRelease: {
        // The end of a drag opens nothing.
        const bool wasDragging = m_isDragging;
        forget();
        if (wasDragging && m_view)
            return true;
        break;
    }
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

bool DragOut::press(const QMouseEvent &mouse)
{
    forget();
    if (mouse.button() != Qt::LeftButton || mouse.modifiers() != Qt::NoModifier)
        return false;
    std::vector<Cited> works;
    if (m_view) {
        const QModelIndex at = m_view->indexAt(mouse.pos());
        if (!at.isValid())
            return false;
        const QList<QModelIndex> selected = m_view->selectionModel()->selectedIndexes();
        works = m_rows(selected.contains(at) ? selected : QList<QModelIndex>{at});
    } else {
        works = m_tab(m_bar->tabAt(mouse.pos()));
    }
    if (works.empty())
        return false;
    m_pressed = mouse.pos();
    Q_EMIT wanted(works);
    return false;
}

bool DragOut::move(const QMouseEvent &mouse)
{
    if (!m_pressed || !mouse.buttons().testFlag(Qt::LeftButton))
        return false;
    if (!m_isDragging && isOutside(mouse.pos())) {
        m_isDragging = true;
        start();
    }
    return m_view != nullptr; // Rows are not selected by dragging.
}

bool DragOut::isOutside(const QPoint &at) const
{
    const int distance = QApplication::startDragDistance();
    if (m_bar)
        return !m_bar->rect().adjusted(-distance, -distance, distance, distance).contains(at);
    return (at - *m_pressed).manhattanLength() >= distance;
}

void DragOut::take(std::unique_ptr<QMimeData> data)
{
    if (!m_pressed)
        return;
    m_data = std::move(data);
    start();
}

void DragOut::start()
{
    if (!m_isDragging || !m_data)
        return;
    QMimeData *data = m_data.release();
    // The drag takes the release of the button: the bar is to end the moving of its tab.
    if (m_bar) {
        QMouseEvent release(QEvent::MouseButtonRelease, *m_pressed, m_bar->mapToGlobal(*m_pressed),
                            Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_bar, &release);
    }
    m_pressed.reset();
    Q_EMIT dragged(data);
}

void DragOut::forget()
{
    m_pressed.reset();
    m_isDragging = false;
    m_data.reset();
}

} // namespace sheria::app
