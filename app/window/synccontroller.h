#pragma once

#include "app/sync/synctext.h"

#include <QDialog>
#include <QObject>
#include <QPointer>

class QToolButton;

namespace sheria::app {

class MainMenu;
class MainWindow;
class Preferences;
class SyncDesk;
class WelcomePage;

/// Sync in the window: what menu, welcome page, panel and status bar have to do with each other.
class SyncController : public QObject
{
    Q_OBJECT

public:
    SyncController(MainWindow &window, MainMenu &menu, WelcomePage &welcome,
                   Preferences &preferences);

private:
    void buildButton();
    void connectPanel();
    void setLibrary();
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

    MainWindow &m_window;
    Preferences &m_preferences;
    QToolButton *m_button = nullptr; ///< In the status bar, while something runs.
    QPointer<QDialog> m_dialog;
    SyncEnds m_ends; ///< Since no run was under way.
};

} // namespace sheria::app
