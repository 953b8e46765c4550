// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QList>
#include <QObject>
#include <QString>
#include <QTabWidget>
#include <QWidget>

#include <functional>

class QMainWindow;
class QStackedWidget;
class QWidget;

namespace sheria::app {

class BrowsePanel;
class CitesPanel;
class DetailsPanel;
class ImportPanel;
class LibraryPanel;
class MainWindow;
class NotesPanel;
class OpenLibrary;
class Preferences;
class ReaderTabs;
class ServerPanel;
class WindowFit;

/// The panels around the texts, each in a dock that can be moved, closed and had back.
class Panels : public QObject
{
    Q_OBJECT

public:
    Panels(QMainWindow &window, Preferences &preferences);

    /// What the panels show of; null: no library is open.
    void setLibrary(OpenLibrary *library);

    LibraryPanel &library() { return *m_library; }
    BrowsePanel &decisions() { return *m_decisions; }
    CitesPanel &cites() { return *m_cites; }
    NotesPanel &notes() { return *m_notes; }
    DetailsPanel &details() { return *m_details; }
    ServerPanel &server() { return *m_server; }
    ImportPanel &imports() { return *m_imports; }
    /// Which of them the window has room for.
    WindowFit &fit() { return *m_fit; }

    /// What depends on the text that is read follows these tabs.
    void follow(const ReaderTabs &tabs);

    /// Show and hide, for the menu.
    QList<QAction *> actions() const { return m_actions; }
    /// Brings the dock of a panel to the front.
    static void reveal(const QWidget &panel);

Q_SIGNALS:
    /// Of any panel.
    void openRequested(const QByteArray &uri, bool inNewTab);

private:
    void connectPanels();
    QDockWidget *dock(QWidget *panel, const QString &title, const QString &name,
                      const QString &keys);
    static QAction *toggleAction(QDockWidget *dock, const QString &keys);
    static void setShown(QDockWidget *dock, bool isWanted);
    void addAction(const QString &text, const QString &name, const QString &keys,
                   const std::function<void()> &act);
    QList<QWidget *> panes() const;
    void goToPane(int step);
    void leaveDock(const QDockWidget &dock);
    void updateTitles();
    void fitImports(bool isFolded);

    QMainWindow &m_window;
    const ReaderTabs *m_tabs = nullptr; ///< Whose texts stand in the middle.
    QList<QDockWidget *> m_docks;
    QList<QAction *> m_actions;
    LibraryPanel *m_library = nullptr;
    BrowsePanel *m_decisions = nullptr;
    CitesPanel *m_cites = nullptr;
    NotesPanel *m_notes = nullptr;
    DetailsPanel *m_details = nullptr;
    ServerPanel *m_server = nullptr;
    ImportPanel *m_imports = nullptr;
    WindowFit *m_fit = nullptr;
    int m_lowerHeight =
        240; ///< Of the import panel, unfolded: room for some lines below the fields.
};

} // namespace sheria::app
