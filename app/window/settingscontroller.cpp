// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settingscontroller.h"

#include "app/preferences/preferencesdialog.h"
#include "app/preferences/shortcuts.h"
#include "app/serverpanel/serverpanel.h"
#include "app/settings/preferences.h"
#include "app/theme/widgets.h"
#include "app/window/commandpalette.h"
#include "app/window/mainwindow.h"
#include "app/window/panels.h"
#include "core/http/hosts.h"
#include "core/notes/notesfile.h"
#include "core/secrets/tokenvault.h"

#include <QAction>
#include <QDir>
#include <QMenu>
#include <QMenuBar>

#include <optional>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int PreferencesMenu = 1; ///< In the menu bar.

std::optional<QByteArray> wantedProxy(const ProxyChoice &proxy)
{
    switch (proxy.kind) {
    case ProxyChoice::Kind::System: return {};
    case ProxyChoice::Kind::None: return QByteArray();
    case ProxyChoice::Kind::Own: return proxy.address.toUtf8();
    }
    Q_UNREACHABLE();
}

std::vector<KeptPlace> keptPlaces(const Preferences &preferences, const SessionFile &session)
{
    const QDir configuration(secrets::LibraryTrust::defaultFolder());
    return {{SettingsController::tr("Preferences"), preferences.file()},
            {SettingsController::tr("Open tabs and the layout of the window"), session.path()},
            {SettingsController::tr("Your notes"), notes::NotesFile::defaultPath()},
            {SettingsController::tr("Hosts that libraries may contact"),
             configuration.filePath(u"libraries.json"_s)},
            {SettingsController::tr("Tokens in a file with a password"),
             secrets::TokenVault::defaultSealedPath()}};
}

} // namespace

SettingsController::SettingsController(MainWindow &window, Preferences &preferences,
                                       const SessionFile &session)
    : QObject(&window)
    , m_window(window)
    , m_preferences(preferences)
    , m_places(keptPlaces(preferences, session))
{
    const QList<QAction *> menus = window.menuBar()->actions();
    QAction *settings = makeAction(this, u"preferences"_s, tr("Pre&ferences…"), u"Ctrl+,"_s);
    settings->setMenuRole(QAction::PreferencesRole);
    connect(settings, &QAction::triggered, this, [this] { showPreferences(); });
    menus.at(PreferencesMenu)->menu()->addSeparator();
    menus.at(PreferencesMenu)->menu()->addAction(settings);
    QAction *palette = makeAction(this, u"commandPalette"_s, tr("&Command Palette…"), u"Ctrl+K"_s);
    connect(palette, &QAction::triggered, this, &SettingsController::showPalette);
    QMenu *help = menus.last()->menu();
    help->insertAction(help->actions().value(1), palette);
    m_shortcuts = new Shortcuts(window, preferences);

    connect(&window.panels().server(), &ServerPanel::settingsRequested, this,
            [this] { showPreferences(u"serverSettingsPage"_s); });
    connect(&window, &MainWindow::libraryOpened, this, &SettingsController::setLibrary);
    connect(&preferences, &Preferences::serverRulesChanged, this, [this] {
        if (OpenLibrary *library = m_window.library())
            library->server().permit(m_preferences);
    });
    const auto useProxy = [this] {
        net::chooseProxy(wantedProxy(m_preferences.proxy()));
    };
    connect(&preferences, &Preferences::proxyChanged, this, useProxy);
    useProxy();
}

void SettingsController::showPreferences(const QString &page)
{
    if (!m_dialog) {
        m_dialog = new PreferencesDialog(m_preferences, *m_shortcuts, m_places, &m_window);
        connect(m_dialog, &PreferencesDialog::clearSearchesRequested, this,
                &SettingsController::clearSearchesRequested);
        connect(m_dialog, &PreferencesDialog::openFolderRequested, this,
                &SettingsController::openFolderRequested);
        setLibrary();
    }
    if (!page.isEmpty())
        m_dialog->showPage(page);
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void SettingsController::closePreferences()
{
    if (m_dialog)
        m_dialog->close();
}

void SettingsController::showPalette()
{
    if (m_palette)
        return;
    m_palette = new CommandPalette(m_window);
    m_palette->open();
}

void SettingsController::setLibrary()
{
    OpenLibrary *library = m_window.library();
    if (library)
        connect(
            library, &OpenLibrary::closing, this,
            [this] {
                if (m_dialog)
                    m_dialog->setLibrary(nullptr);
            },
            Qt::SingleShotConnection);
    if (m_dialog)
        m_dialog->setLibrary(library);
}

} // namespace sheria::app
