// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <array>

class QMainWindow;

namespace sheria::app {

/// Where a line begins and ends: left and right, or in a mirrored window, which QMainWindow leaves to its program, right
/// and left.
Qt::DockWidgetArea leadingSide();
Qt::DockWidgetArea trailingSide();

/// Makes the window fit: into its screen when it is first shown, and its panes into its width. A window that becomes
/// too narrow loses the panels of its trailing side first, then those of its leading side, and has them back when it is wide
/// enough again. What a person shows or hides stays as they want it: a side that they show in a narrow window stays
/// until the window has been wide enough for both, and takes the room of the other side.
class WindowFit : public QObject
{
    Q_OBJECT

public:
    /// How wide a window has to be for its trailing side, and for its leading side. Units: device-independent pixels.
    static constexpr int WidthOfTrailing = 1100;
    static constexpr int WidthOfLeading = 720;
    /// The narrowest window.
    static constexpr int WidthOfText = 600;

    /// The window has its docks, each with an object name, before begin().
    explicit WindowFit(QMainWindow &window);

    /// Call it when the window has its size and layout. `collapsed`: what collapsed() said of that layout.
    void begin(const QStringList &collapsed);
    /// The docks that are hidden because the window is narrow, by object name.
    QStringList collapsed() const;
    /// Hides all panels of a side, or has those back that it hid, with the one in front that was.
    void toggle(Qt::DockWidgetArea area);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using Docks = QList<QPointer<QDockWidget>>;
    struct Side
    {
        Qt::DockWidgetArea area;
        int width;       ///< Of a window that has room for it.
        Docks collapsed; ///< For want of room; the last one was in front.
        Docks hidden;    ///< By toggle(); likewise.
        bool isKept = false;
    };

    Side *sideOf(QDockWidget *dock);
    Docks shownAt(Qt::DockWidgetArea area) const;
    static void showAgain(Docks &docks);
    bool hasRoom(const Side &side) const;
    void fitPanes();
    void noteChoice(QDockWidget *dock, bool isShown);
    void keepInScreen();

    QMainWindow &m_window;
    std::array<Side, 2> m_sides;
    bool m_isFitting = false;
    bool m_isShown = false;  ///< What is shown and hidden from now on, somebody wants.
    bool m_isPlaced = false; ///< The frame is known, so the window is in its place.
};

} // namespace sheria::app
