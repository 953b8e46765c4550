// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/theme.h"

#include <QObject>
#include <QStringList>

class QAction;
class QMainWindow;
class QMenu;
class QMenuBar;

namespace sheria::app {

class Preferences;
class ReaderActions;

/// The menu bar. What concerns the text that is shown comes from ReaderActions.
class MainMenu : public QObject
{
    Q_OBJECT

public:
    MainMenu(QMainWindow &window, ReaderActions &reader, Preferences &preferences);

    /// Actions that show and hide the panels.
    void addPanelActions(const QList<QAction *> &actions);
    void setRecent(const QStringList &paths);
    /// Whether there is a library to import into.
    void setLibraryOpen(bool isOpen);

Q_SIGNALS:
    void newLibraryRequested();
    void openLibraryRequested();
    void recentRequested(const QString &path);
    void importFilesRequested();
    void importFolderRequested();
    void importSampleRequested();
    void connectRequested();
    void accountsRequested();
    void trashRequested();
    void deleteShownRequested();
    void filterRequested();
    void helpRequested();
    void diagnosticsRequested();
    void aboutRequested();

private:
    void buildFileMenu(QMenuBar &bar);
    void buildEditMenu(QMenuBar &bar);
    void buildViewMenu(QMenuBar &bar);
    void buildGoMenu(QMenuBar &bar);
    void buildHelpMenu(QMenuBar &bar);
    void fillThemes(QMenu *menu);
    void fillLanguages(QMenu *menu);
    QAction *add(QMenu *menu, const QString &iconName, const QString &text, const QString &keys,
                 void (MainMenu::*signal)());

    QMainWindow &m_window;
    ReaderActions &m_reader;
    Preferences &m_preferences;
    QMenu *m_recent = nullptr;
    QMenu *m_panels = nullptr;
    QList<QAction *> m_needLibrary;
};

} // namespace sheria::app
