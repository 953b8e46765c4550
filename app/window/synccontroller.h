// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sync/synctext.h"
#include "app/window/sidepage.h"

#include <QDialog>
#include <QPointer>

class QAction;
class QToolButton;

namespace sheria::app {

class MainMenu;
class MainWindow;
class Preferences;
class SyncDesk;
class SyncPanel;
class WelcomePage;

/// Sync in the window: what menu, welcome page, the page of its own and status bar have to do with each other.
class SyncController : public SidePage
{
    Q_OBJECT

public:
    /// Its page becomes one of `pages`.
    SyncController(MainWindow &window, QStackedWidget &pages, MainMenu &menu, WelcomePage &welcome,
                   Preferences &preferences);

    void setLibrary() override;

Q_SIGNALS:
    void compareRequested(const QByteArray &before, const QByteArray &after);

private:
    void buildButton();
    void connectPanel();
    void begin();
    SyncDesk *desk() const;
    void reveal();
    void showConnect();
    void showEdit(qint64 id);
    void giveToken(qint64 id);
    void unseal(qint64 id);
    void showDialog(QDialog *dialog);
    void showButton();
    void tellEnd(qint64 id);
    void markShown();

    Preferences &m_preferences;
    SyncPanel *m_panel = nullptr;
    QAction *m_action = nullptr;
    QToolButton *m_button = nullptr; ///< In the status bar, while something runs.
    QPointer<QDialog> m_dialog;
    SyncEnds m_ends; ///< Since no run was under way.
};

} // namespace sheria::app
