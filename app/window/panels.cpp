// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels.h"

#include "app/cites/citespanel.h"
#include "app/decisions/browsepanel.h"
#include "app/details/detailspanel.h"
#include "app/imports/importpanel.h"
#include "app/notes/notespanel.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "app/serverpanel/serverpanel.h"
#include "app/shell/openlibrary.h"
#include "app/theme/widgets.h"
#include "app/tree/librarypanel.h"
#include "app/window/mainwindow.h"
#include "app/window/windowfit.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QMainWindow>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>

#include <algorithm>
#include <iterator>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int LibraryWidth = 240;
constexpr int DetailsWidth = 300;
constexpr int NarrowestLibrary = 216; ///< Two titles of docks, one behind the other.
constexpr int NarrowestDetails = 270; ///< Two columns of words.

/// The translation context of this file.
struct PanelWords
{
    Q_DECLARE_TR_FUNCTIONS(Panels)
};

} // namespace

Panels::Panels(QMainWindow &window, Preferences &preferences)
    : m_window(window)
    , m_library(new LibraryPanel)
    , m_decisions(new BrowsePanel)
    , m_cites(new CitesPanel)
    , m_notes(new NotesPanel)
    , m_details(new DetailsPanel)
    , m_server(new ServerPanel(preferences))
    , m_imports(new ImportPanel)
    , m_fit(new WindowFit(window))
{
    window.setDockNestingEnabled(true);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    QDockWidget *library = dock(m_library, PanelWords::tr("Library"), u"libraryDock"_s,
                                u"Shift+F9"_s);
    QDockWidget *details = dock(m_details, PanelWords::tr("Details"), u"detailsDock"_s, u"F8"_s);
    QDockWidget *cites = dock(m_cites, PanelWords::tr("Citations"), u"citesDock"_s, u"Shift+F8"_s);
    QDockWidget *notes = dock(m_notes, PanelWords::tr("Notes"), u"notesDock"_s, u"Shift+F7"_s);
    QDockWidget *server = dock(makeScrollArea(m_server), PanelWords::tr("Server"), u"serverDock"_s,
                               u"F7"_s);
    QDockWidget *imports = dock(m_imports, PanelWords::tr("Import"), u"importDock"_s,
                                u"Shift+F5"_s);
    QDockWidget *decisions = dock(m_decisions, PanelWords::tr("Decisions"), u"decisionsDock"_s,
                                  u"F5"_s);
    // What stands below is wide: a table with its buttons.
    const Qt::DockWidgetArea leading = leadingSide();
    const Qt::DockWidgetArea trailing = trailingSide();
    const bool isMirrored = leading == Qt::RightDockWidgetArea;
    window.setCorner(isMirrored ? Qt::BottomRightCorner : Qt::BottomLeftCorner,
                     Qt::BottomDockWidgetArea);
    window.setCorner(isMirrored ? Qt::BottomLeftCorner : Qt::BottomRightCorner, trailing);
    window.addDockWidget(leading, library);
    window.addDockWidget(leading, decisions);
    window.tabifyDockWidget(library, decisions);
    library->raise();
    window.addDockWidget(trailing, cites);
    window.addDockWidget(trailing, notes);
    window.tabifyDockWidget(cites, notes);
    window.addDockWidget(trailing, details);
    window.tabifyDockWidget(notes, details);
    window.addDockWidget(trailing, server);
    window.tabifyDockWidget(details, server);
    details->raise();
    window.addDockWidget(Qt::BottomDockWidgetArea, imports);
    imports->hide();
    m_library->setMinimumWidth(NarrowestLibrary);
    m_decisions->setMinimumWidth(NarrowestLibrary);
    m_details->setMinimumWidth(NarrowestDetails);
    window.resizeDocks({library, details}, {LibraryWidth, DetailsWidth}, Qt::Horizontal);
    window.resizeDocks({imports}, {m_lowerHeight}, Qt::Vertical);
    addAction(PanelWords::tr("Left Side"), u"leftSideAction"_s, u"F9"_s,
              [this] { m_fit->toggle(leadingSide()); });
    addAction(PanelWords::tr("Next Pane"), u"nextPaneAction"_s, u"F6"_s, [this] { goToPane(1); });
    addAction(PanelWords::tr("Previous Pane"), u"previousPaneAction"_s, u"Shift+F6"_s,
              [this] { goToPane(-1); });
    connectPanels();
}

void Panels::addAction(const QString &text, const QString &name, const QString &keys,
                       const std::function<void()> &act)
{
    auto *action = new QAction(text, &m_window);
    action->setObjectName(name);
    action->setShortcut(QKeySequence(keys));
    connect(action, &QAction::triggered, this, act);
    m_actions.append(action);
}

/// What is in front on the leading side, in the middle, on the trailing side and below.
QList<QWidget *> Panels::panes() const
{
    const auto front = [this](Qt::DockWidgetArea area) {
        const auto found = std::find_if(m_docks.begin(), m_docks.end(), [&](QDockWidget *dock) {
            return m_window.dockWidgetArea(dock) == area && dock->isVisible()
                && dock->widget()->isEnabled();
        });
        return found == m_docks.end() ? nullptr : (*found)->widget();
    };
    QList<QWidget *> panes{front(leadingSide()), m_window.centralWidget(), front(trailingSide()),
                           front(Qt::BottomDockWidgetArea)};
    panes.removeAll(nullptr);
    return panes;
}

/// The focus of a dock that goes is where it was last in the middle of the window, else in the text. Qt would give it to
/// whatever comes next.
void Panels::leaveDock(const QDockWidget &dock)
{
    if (!dock.isHidden() || !dock.isAncestorOf(QApplication::focusWidget()))
        return;
    QWidget *last = m_window.centralWidget()->focusWidget();
    if (last && last->isVisible() && last->isEnabled())
        last->setFocus(Qt::OtherFocusReason);
    else if (ReaderTab *tab = m_tabs ? m_tabs->current() : nullptr; tab && tab->isVisible())
        tab->pane().setFocus();
}

/// Moves the keyboard's focus to where it was last in the pane before or behind the one that has it.
void Panels::goToPane(int step)
{
    const QList<QWidget *> all = panes();
    const QWidget *focused = QApplication::focusWidget();
    qsizetype at = step > 0 ? -1 : 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (focused && (all[i] == focused || all[i]->isAncestorOf(focused)))
            at = i;
    }
    QWidget *pane = all[(at + step + all.size()) % all.size()];
    const auto takesFocus = [pane](const QWidget *widget) {
        return pane->isAncestorOf(widget) && widget->isVisible() && widget->isEnabled()
            && (widget->focusPolicy() & Qt::TabFocus) != 0;
    };
    QWidget *target = pane->focusWidget();
    if (!target || !target->isVisible() || !target->isEnabled()) {
        target = pane->nextInFocusChain();
        while (target != pane && !takesFocus(target))
            target = target->nextInFocusChain();
    }
    target->setFocus(Qt::ShortcutFocusReason);
}

void Panels::setLibrary(OpenLibrary *library)
{
    m_library->setReaders(library ? &library->readers() : nullptr,
                          library ? &library->clock() : nullptr);
    m_imports->setRunner(library ? &library->imports() : nullptr);
    m_notes->setLibrary(library);
    m_server->setServer(library ? &library->server() : nullptr);
}

void Panels::connectPanels()
{
    connect(m_library, &LibraryPanel::openRequested, this, &Panels::openRequested);
    connect(m_cites, &CitesPanel::openRequested, this, &Panels::openRequested);
    connect(m_notes, &NotesPanel::openRequested, this, &Panels::openRequested);
    connect(m_details, &DetailsPanel::openRequested, this,
            [this](const QByteArray &uri) { Q_EMIT openRequested(uri, false); });
    connect(m_imports, &ImportPanel::foldedChanged, this, &Panels::fitImports);
    connect(m_imports, &ImportPanel::openRequested, this,
            [this](const QByteArray &uri) { Q_EMIT openRequested(uri, true); });
}

/// Folded, it leaves its room to the text; unfolded, it is as high as it was.
void Panels::fitImports(bool isFolded)
{
    auto *dock = qobject_cast<QDockWidget *>(m_imports->parentWidget());
    if (isFolded)
        m_lowerHeight = dock->height();
    m_window.resizeDocks({dock}, {isFolded ? m_imports->maximumHeight() : m_lowerHeight},
                         Qt::Vertical);
}

void Panels::follow(const ReaderTabs &tabs)
{
    m_tabs = &tabs;
    m_cites->follow(tabs);
    m_notes->follow(tabs);
    connect(&tabs, &ReaderTabs::shownChanged, m_library, [this, &tabs] {
        const ReaderTab *tab = tabs.current();
        m_library->follow(tab && tab->expression()
                              ? tab->expression()->record.work.uri.workUri(false)
                              : QByteArray());
    });
}

QDockWidget *Panels::dock(QWidget *panel, const QString &title, const QString &name,
                          const QString &keys)
{
    auto *made = new QDockWidget(title, &m_window);
    made->setObjectName(name);
    made->setWidget(panel);
    made->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    connect(made, &QDockWidget::visibilityChanged, this, [this, made] { leaveDock(*made); });
    connect(made, &QDockWidget::visibilityChanged, this, &Panels::updateTitles);
    // The dock behind another is not hidden, and would take the keyboard's focus.
    connect(made, &QDockWidget::visibilityChanged, panel, &QWidget::setEnabled);
    connect(made, &QDockWidget::dockLocationChanged, this, &Panels::updateTitles);
    m_docks.append(made);
    m_actions.append(toggleAction(made, keys));
    return made;
}

/// Unlike the dock's own action this one brings a panel that is behind others to the front.
QAction *Panels::toggleAction(QDockWidget *dock, const QString &keys)
{
    auto *action = new QAction(dock->windowTitle(), dock);
    action->setObjectName(dock->objectName() + u"Action"_s);
    action->setCheckable(true);
    action->setShortcut(QKeySequence(keys));
    connect(dock, &QDockWidget::visibilityChanged, action, &QAction::setChecked);
    connect(action, &QAction::triggered, dock, [dock](bool isWanted) { setShown(dock, isWanted); });
    return action;
}

void Panels::setShown(QDockWidget *dock, bool isWanted)
{
    if (!isWanted) {
        dock->hide();
        return;
    }
    reveal(*dock->widget());
    dock->widget()->setFocus();
}

/// A dock whose tab says its title does not say it again.
void Panels::updateTitles()
{
    for (QDockWidget *dock : std::as_const(m_docks)) {
        const QList<QDockWidget *> beside = m_window.tabifiedDockWidgets(dock);
        const bool hasTab = std::any_of(beside.begin(), beside.end(), [](const QDockWidget *other) {
            return !other->isHidden();
        });
        if (hasTab == (dock->titleBarWidget() != nullptr))
            continue;
        delete dock->titleBarWidget();
        dock->setTitleBarWidget(hasTab ? new QWidget(dock) : nullptr);
    }
}

void Panels::reveal(const QWidget &panel)
{
    QDockWidget *dock = nullptr;
    for (QWidget *around = panel.parentWidget(); !dock; around = around->parentWidget())
        dock = qobject_cast<QDockWidget *>(around);
    dock->show();
    dock->raise();
}

} // namespace sheria::app
