#pragma once

#include "app/shell/panels.h"
#include "app/sync/synctext.h"
#include "app/theme/widgets.h"

#include <QObject>
#include <QPointer>
#include <QString>

namespace sheria::app {

class ChangesPage;
class HistoryPage;
class MainMenu;
class MainWindow;
class Preferences;
class SourcesPage;
class SyncDesk;
class WelcomePage;

/// The sync centre: the servers that the library is a copy of, what changed, and what became of each
/// run.
class SyncPanel : public PagedPanel
{
    Q_OBJECT

public:
    enum Page { Sources, Changes, History };

    explicit SyncPanel(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setDesk(SyncDesk *desk);
    void show(Page page);
    SourcesPage &sources() { return *m_sources; }
    ChangesPage &changes() { return *m_changes; }

Q_SIGNALS:
    void openRequested(const QByteArray &expressionUri);

protected:
    void watch(bool isWatched) override;

private:
    SyncDesk *m_desk = nullptr;
    SourcesPage *m_sources = nullptr;
    ChangesPage *m_changes = nullptr;
    HistoryPage *m_history = nullptr;
};

/// Sync in the window: what menu, welcome page, panel and status bar have to do with each other.
class SyncShell : public QObject
{
    Q_OBJECT

public:
    SyncShell(MainWindow &window, MainMenu &menu, WelcomePage &welcome, Preferences &preferences);

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
