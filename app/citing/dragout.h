// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/citing/citationmenu.h"

#include <QMimeData>
#include <QPoint>

class QAbstractItemView;
class QEvent;
class QModelIndex;
class QMouseEvent;
class QTabBar;

namespace sheria::app {

/// Lets works be dragged out of a view or a bar of tabs. What is dragged is looked up while the button is pressed, so
/// that nobody waits for it.
class DragOut : public QObject
{
    Q_OBJECT

public:
    /// Which works the rows stand for.
    using Rows = std::function<std::vector<Cited>(const QList<QModelIndex> &rows)>;
    using Tab = std::function<std::vector<Cited>(int tab)>;

    DragOut(QAbstractItemView *view, Rows rows);
    /// A tab is dragged when the mouse leaves the bar; within it the tab moves.
    DragOut(QTabBar *bar, Tab tab);

    /// What was asked for by wanted().
    void take(std::unique_ptr<QMimeData> data);

Q_SIGNALS:
    /// Somebody may be about to drag these.
    void wanted(const std::vector<sheria::app::Cited> &works);
    /// They are dragged; without a slot, nothing is. The slot takes `data` over.
    void dragged(QMimeData *data);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool press(const QMouseEvent &mouse);
    bool move(const QMouseEvent &mouse);
    bool isOutside(const QPoint &at) const;
    void start();
    void forget();

    QAbstractItemView *m_view = nullptr;
    QTabBar *m_bar = nullptr;
    Rows m_rows;
    Tab m_tab;
    std::optional<QPoint> m_pressed;
    bool m_isDragging = false; ///< Far enough from where it was pressed.
    std::unique_ptr<QMimeData> m_data;
};

} // namespace sheria::app
