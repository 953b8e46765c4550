// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/reader/readerpage.h"
#include "app/reader/schemehandler.h"
#include "app/reader/windowdate.h"
#include "app/shell/commandline.h"
#include "app/shell/openlibrary.h"

#include <QMainWindow>
#include <QUrl>

#include <functional>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <vector>

class QStackedWidget;
class QToolButton;

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::secrets {
class TokenVault;
} // namespace sheria::secrets

namespace sheria::app {

class Appearance;
class BundleController;
class CitingController;
class CompareController;
class DecisionsController;
class DiagnosticsDialog;
class DropOverlay;
class HelpWindow;
class MainMenu;
class NotesController;
class Panels;
class Preferences;
class ReaderActions;
class ReaderTabs;
class SearchController;
class SessionFile;
class SessionKeeper;
class SettingsController;
class SidePage;
class UndoController;
class WelcomePage;

/// What the program gives its window. Borrowed: all of it outlives the window.
struct ApplicationContext
{
    const Clock &clock;
    Preferences &preferences;
    SessionFile &session;
    Appearance &appearance;
    /// The tokens of other servers.
    secrets::TokenVault &vault;
    /// Hands an address to the system's browser; returns whether that went well.
    std::function<bool(const QUrl &)> openExternally;
};

/// The window: puts the parts together and lets them hear of each other. What a part does is its own
/// business.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(ApplicationContext context, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Where the server shall listen instead of the port in the preferences.
    void setPort(quint16 port) { setServer(port); }
    /// The same; without a port it shall not listen.
    void setServer(std::optional<quint16> port)
    {
        m_port = port;
        m_startsServer = port.has_value();
    }
    /// Closes the library that is open, and opens this one, which is made when missing. Neither is waited
    /// for; libraryOpened() or libraryRefused() follows, and libraryClosed() of the other one.
    void openLibrary(const QString &path, Library::Mode mode = Library::Mode::OpenOrCreate);
    /// Opens a FRBR URI as soon as a library is open.
    void openUri(const QByteArray &uri, bool inNewTab = true);
    void importPaths(const QStringList &paths);
    /// Opens what is asked for, as soon as a library is open. The one that is named takes the place of the one that is
    /// open; when another one is opened instead, the rest of the request is dropped.
    void take(const OpenRequest &request);
    /// Shows the window in front of all others. `activation`: what the desktop gave for that, or empty.
    void comeToFront(const QByteArray &activation = {});

    /// Keeps what the window looks like, and what is open.
    void keepSession();
    /// See SettingsController::showPreferences().
    void showPreferences(const QString &page = {});

    /// The library that was open last; empty: none.
    QString lastLibrary() const;
    /// Null while none is open.
    OpenLibrary *library() { return m_library.get(); }
    ReaderTabs &tabs() { return *m_tabs; }
    Panels &panels() { return *m_panels; }
    UndoController &undo() { return *m_undo; }
    /// As at which day the window shows the law.
    WindowDate &date() { return m_date; }

Q_SIGNALS:
    void libraryOpened();
    void libraryRefused(const sheria::Error &error);
    /// All that worked on the library of that file has ended.
    void libraryClosed(const QString &path);

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void build();
    void buildStatusBar();
    void connectMenu();
    void connectPanels();
    void connectReader();
    void connectWelcome();
    void closeLibrary();
    void showOpened(std::unique_ptr<Library> library);
    void openWaiting();
    void showRefused(const Error &error, const QString &path);
    void followLibrary();
    void showServer();
    void showText();
    void showNotice(const QString &sentence);
    void showWelcome();
    void showRecent();
    void applyTheme();
    void openLink(const QUrl &url);
    void showHelp();
    void showDiagnostics();
    void showAccounts();
    QString libraryFolder() const;

    WindowCloser m_closer; ///< First: what the others hand over ends before the window is gone.
    ApplicationContext m_context;
    WindowDate m_date;
    OpenDocuments m_documents;
    ReaderProfile m_profile;
    std::optional<quint16> m_port;
    std::optional<bool> m_startsServer; ///< None: as the preferences say.
    std::vector<OpenRequest> m_waiting; ///< For a library to be open: the one they name, or any.
    std::unique_ptr<OpenLibrary> m_library;
    std::map<QString, std::shared_future<void>> m_closing; ///< By the path of the library.
    Background m_opening;

    std::unique_ptr<Panels> m_panels;
    ReaderTabs *m_tabs = nullptr;
    WelcomePage *m_welcome = nullptr;
    QWidget *m_center = nullptr; ///< m_middle, and what stands above it.
    QStackedWidget *m_middle = nullptr;
    ReaderActions *m_actions = nullptr;
    SearchController *m_search = nullptr;
    DecisionsController *m_decisions = nullptr;
    CompareController *m_compare = nullptr;
    std::vector<SidePage *> m_sidePages; ///< These and others.
    CitingController *m_citing = nullptr;
    NotesController *m_notes = nullptr;
    BundleController *m_bundles = nullptr;
    MainMenu *m_menu = nullptr;
    SessionKeeper *m_session = nullptr;
    UndoController *m_undo = nullptr;
    SettingsController *m_settings = nullptr;
    DropOverlay *m_drop = nullptr;
    QToolButton *m_serverButton = nullptr;
    QPointer<HelpWindow> m_help;
    QPointer<DiagnosticsDialog> m_diagnostics;
    qint64 m_works = 0;
};

} // namespace sheria::app
