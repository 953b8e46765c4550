// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/preferences/networkpages.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace sheria::app {

class CommandPalette;
class MainWindow;
class Preferences;
class PreferencesDialog;
class SessionFile;
class Shortcuts;

/// The preferences and the command palette at the desk: entries of the menus "Edit" and "Help". What is changed in
/// the preferences that concerns the open library and its server is handed on here.
class SettingsController : public QObject
{
    Q_OBJECT

public:
    /// Make it when `window` has all of its actions.
    SettingsController(MainWindow &window, Preferences &preferences, const SessionFile &session);

    /// Shows the preferences with the page of that object name; empty: as they are.
    void showPreferences(const QString &page = {});
    void closePreferences();
    void showPalette();

Q_SIGNALS:
    void clearSearchesRequested();
    void openFolderRequested(const QString &folder);

private:
    void setLibrary();

    MainWindow &m_window;
    Preferences &m_preferences;
    const std::vector<KeptPlace> m_places;
    Shortcuts *m_shortcuts = nullptr;
    QPointer<PreferencesDialog> m_dialog;
    QPointer<CommandPalette> m_palette;
};

} // namespace sheria::app
