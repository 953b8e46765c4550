// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowfit.h"

#include <QEvent>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScopedValueRollback>
#include <QScreen>
#include <QWindow>

#include <algorithm>
#include <iterator>

namespace sheria::app {

namespace {

constexpr int NarrowestText = 500; ///< Units: device-independent pixels.
constexpr int NarrowestSide = 270; ///< Likewise.

} // namespace

Qt::DockWidgetArea leadingSide()
{
    return QGuiApplication::isRightToLeft() ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea;
}

Qt::DockWidgetArea trailingSide()
{
    return QGuiApplication::isRightToLeft() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
}

WindowFit::WindowFit(QMainWindow &window)
    : QObject(&window)
    , m_window(window)
    , m_sides{{{trailingSide(), WidthOfTrailing, {}, {}}, {leadingSide(), WidthOfLeading, {}, {}}}}
{
    window.setMinimumWidth(WidthOfText);
}

void WindowFit::begin(const QStringList &collapsed)
{
    const auto docks = m_window.findChildren<QDockWidget *>();
    for (const QString &name : collapsed) {
        const auto found = std::find_if(docks.begin(), docks.end(),
                                        [&name](const QDockWidget *dock) {
                                            return dock->objectName() == name;
                                        });
        if (Side *side = found == docks.end() ? nullptr : sideOf(*found))
            side->collapsed.append(*found);
    }
    for (QDockWidget *dock : docks)
        dock->installEventFilter(this);
    m_window.installEventFilter(this);
}

QStringList WindowFit::collapsed() const
{
    QStringList names;
    for (const Side &side : m_sides) {
        for (const QPointer<QDockWidget> &dock : side.collapsed)
            names.append(dock->objectName());
    }
    return names;
}

WindowFit::Side *WindowFit::sideOf(QDockWidget *dock)
{
    const auto found = std::find_if(m_sides.begin(), m_sides.end(), [&](const Side &side) {
        return side.area == m_window.dockWidgetArea(dock);
    });
    return found == m_sides.end() ? nullptr : found;
}

/// The one in front comes last.
WindowFit::Docks WindowFit::shownAt(Qt::DockWidgetArea area) const
{
    const auto docks = m_window.findChildren<QDockWidget *>();
    Docks shown;
    std::copy_if(docks.begin(), docks.end(), std::back_inserter(shown), [&](QDockWidget *dock) {
        return m_window.dockWidgetArea(dock) == area && !dock->isHidden();
    });
    // The panel of the one in front is enabled: see Panels::dock().
    std::stable_partition(shown.begin(), shown.end(), [](const QPointer<QDockWidget> &dock) {
        return !dock->widget()->isEnabled();
    });
    return shown;
}

void WindowFit::showAgain(Docks &docks)
{
    for (const QPointer<QDockWidget> &dock : std::as_const(docks))
        dock->show();
    if (!docks.isEmpty())
        docks.last()->raise();
    docks.clear();
}

void WindowFit::toggle(Qt::DockWidgetArea area)
{
    Side &side = *std::find_if(m_sides.begin(), m_sides.end(),
                               [area](const Side &each) { return each.area == area; });
    Docks shown = shownAt(area);
    if (!shown.isEmpty()) {
        side.hidden = shown;
        for (const QPointer<QDockWidget> &dock : std::as_const(shown))
            dock->hide();
        return;
    }
    Docks wanted = side.collapsed.isEmpty() ? side.hidden : side.collapsed;
    if (wanted.isEmpty()) {
        const auto docks = m_window.findChildren<QDockWidget *>();
        std::copy_if(docks.begin(), docks.end(), std::back_inserter(wanted),
                     [&](QDockWidget *dock) { return m_window.dockWidgetArea(dock) == area; });
    }
    QDockWidget *front = wanted.last();
    showAgain(wanted);
    front->widget()->setFocus();
}

/// A side that somebody wants in a narrow window takes the room of the other one.
bool WindowFit::hasRoom(const Side &side) const
{
    const bool isOtherKept = std::any_of(m_sides.begin(), m_sides.end(), [&side](const Side &each) {
        return &each != &side && each.isKept;
    });
    return m_window.width() >= (isOtherKept ? WidthOfTrailing : side.width);
}

void WindowFit::fitPanes()
{
    const QScopedValueRollback fitting(m_isFitting, true);
    for (Side &side : m_sides) {
        if (hasRoom(side)) {
            side.isKept = false;
            showAgain(side.collapsed);
        } else if (!side.isKept) {
            const Docks shown = shownAt(side.area);
            for (const QPointer<QDockWidget> &dock : shown)
                dock->hide();
            side.collapsed += shown;
        }
    }
    // Of its own: by the widths of all panels the window could not become so narrow that they go.
    const auto kept = int(std::count_if(m_sides.begin(), m_sides.end(),
                                        [](const Side &side) { return side.isKept; }));
    m_window.setMinimumWidth(std::min(std::max(WidthOfText, NarrowestText + kept * NarrowestSide),
                                      m_window.screen()->availableGeometry().width()));
}

/// Somebody else than fitPanes() shows or hides a panel.
void WindowFit::noteChoice(QDockWidget *dock, bool isShown)
{
    Side *side = sideOf(dock);
    if (!side)
        return;
    side->collapsed.removeAll(dock);
    side->isKept = isShown ? !hasRoom(*side) : side->isKept && !shownAt(side->area).isEmpty();
    QMetaObject::invokeMethod(this, &WindowFit::fitPanes, Qt::QueuedConnection);
}

/// With its frame.
void WindowFit::keepInScreen()
{
    const QWindow *handle = m_window.windowHandle();
    if (!handle || (m_window.windowState() & ~Qt::WindowActive) != 0)
        return;
    const QRect room = m_window.screen()->availableGeometry().marginsRemoved(
        handle->frameMargins());
    QRect place(m_window.geometry().topLeft(), m_window.size().boundedTo(room.size()));
    place.moveRight(std::min(place.right(), room.right()));
    place.moveBottom(std::min(place.bottom(), room.bottom()));
    place.moveLeft(std::max(place.left(), room.left()));
    place.moveTop(std::max(place.top(), room.top()));
    if (place != m_window.geometry())
        m_window.setGeometry(place);
}

bool WindowFit::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (watched != &m_window) {
        if (m_isShown && !m_isFitting
            && (type == QEvent::ShowToParent || type == QEvent::HideToParent))
            noteChoice(qobject_cast<QDockWidget *>(watched), type == QEvent::ShowToParent);
        return false;
    }
    // Before, the docks are shown with the window.
    m_isShown = m_isShown || type == QEvent::Show;
    if (type == QEvent::Show || (type == QEvent::Resize && m_window.isVisible()))
        fitPanes();
    // A window manager gives the window its frame between the two.
    const bool isActivated = type == QEvent::WindowActivate;
    if (!m_isPlaced && (type == QEvent::Show || isActivated)) {
        m_isPlaced = isActivated;
        QMetaObject::invokeMethod(this, &WindowFit::keepInScreen, Qt::QueuedConnection);
    }
    return false;
}

} // namespace sheria::app
