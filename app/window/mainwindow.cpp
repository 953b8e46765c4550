// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/mainwindow.h"

#include "app/compare/comparepage.h"
#include "app/details/detailspanel.h"
#include "app/help/diagnostics.h"
#include "app/help/helpwindow.h"
#include "app/imports/importpanel.h"
#include "app/knowledge/knowledgedialog.h"
#include "app/reader/readertabs.h"
#include "app/serverpanel/serverpanel.h"
#include "app/settings/preferences.h"
#include "app/shell/appearance.h"
#include "app/shell/dialogs.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "app/tree/librarypanel.h"
#include "app/welcome/startpage.h"
#include "app/welcome/welcomepage.h"
#include "app/window/briefcontroller.h"
#include "app/window/bundlecontroller.h"
#include "app/window/citingcontroller.h"
#include "app/window/comparecontroller.h"
#include "app/window/decisionscontroller.h"
#include "app/window/effectscontroller.h"
#include "app/window/exporter.h"
#include "app/window/knowledgecontroller.h"
#include "app/window/mainmenu.h"
#include "app/window/notescontroller.h"
#include "app/window/panels.h"
#include "app/window/readeractions.h"
#include "app/window/searchcontroller.h"
#include "app/window/sessionkeeper.h"
#include "app/window/settingscontroller.h"
#include "app/window/synccontroller.h"
#include "app/window/undocontroller.h"
#include "app/window/webhookscontroller.h"
#include "app/window/windowfit.h"
#include "core/base/files.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>

#include "resources/sample/samplepack.h"

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize FirstSize(1440, 900);
constexpr QSize SmallestMiddle(400, 180);

} // namespace

MainWindow::MainWindow(ApplicationContext context, QWidget *parent)
    : QMainWindow(parent)
    , m_context(std::move(context))
    , m_profile(m_documents)
    , m_opening(this)
{
    build();
    connectMenu();
    connectPanels();
    connectReader();
    connectWelcome();
    m_context.appearance.setStill(m_context.preferences.isStill());
    connect(&m_context.appearance, &Appearance::changed, this, &MainWindow::applyTheme);
    applyTheme();
    if (!m_session->restoreWindow())
        resize(FirstSize.boundedTo(screen()->availableSize()));
}

MainWindow::~MainWindow()
{
    hide(); // Nobody is to look at a window that waits for what it closes.
    closeLibrary();
    // Pages have to go before their profile.
    delete m_help;
    delete m_center;
}

void MainWindow::build()
{
    setWindowTitle(u"Sheria"_s);
    m_tabs = new ReaderTabs;
    m_welcome = new WelcomePage;
    m_center = new QWidget(this);
    m_middle = new QStackedWidget(m_center);
    m_middle->addWidget(m_welcome);
    m_middle->addWidget(m_tabs);
    vbox({new DateNote(m_date, m_center), {m_middle, 1}}, m_center)->setSpacing(0);
    setCentralWidget(m_center);
    // Less than some pages want, which would otherwise keep all of them from a small window.
    m_middle->setMinimumSize(SmallestMiddle);

    m_actions = new ReaderActions(*m_tabs, m_date, this);
    m_actions->addToolBar(*this, tr("Toolbar"));
    m_menu = new MainMenu(*this, *m_actions, m_context.preferences);
    m_panels = std::make_unique<Panels>(*this, m_context.preferences);
    m_menu->addPanelActions(m_panels->actions());
    buildStatusBar();
    new Exporter(*this, *m_actions);
    new PackExporter(*this, m_context.preferences);
    new KnowledgeController(*this);
    m_search = new SearchController(*this, *m_actions->box(), *m_middle, m_context.preferences);
    m_decisions = new DecisionsController(*this, *m_middle);
    connect(m_decisions, &DecisionsController::openExternally, this, &MainWindow::openLink);
    m_compare = new CompareController(*this, *m_actions, *m_middle);
    auto *sync = new SyncController(*this, *m_middle, *m_menu, *m_welcome, m_context.preferences);
    connect(sync, &SyncController::compareRequested, m_compare, &CompareController::compare);
    m_sidePages = {m_search,
                   m_decisions,
                   m_compare,
                   new BriefController(*this, *m_middle),
                   new EffectsController(*this, *m_middle),
                   new WebhooksController(*this, *m_middle),
                   sync};
    for (SidePage *page : m_sidePages)
        connect(page, &SidePage::left, this, &MainWindow::showText);
    m_citing = new CitingController(*this, *m_actions);
    m_notes = new NotesController(*this, *m_actions);
    m_bundles = new BundleController(*this);
    m_session = new SessionKeeper(m_context.session, *this, *m_tabs, m_date, m_panels->fit());
    m_session->follow(m_sidePages);
    m_drop = new DropOverlay(this, m_middle);
    m_undo = new UndoController(*this, *m_menu);
    showRecent();
    m_settings = new SettingsController(*this, m_context.preferences, m_context.session);
    connect(m_settings, &SettingsController::clearSearchesRequested, m_search,
            &SearchController::clearHistory);
    connect(m_settings, &SettingsController::openFolderRequested, this,
            [this](const QString &folder) { openLink(QUrl::fromLocalFile(folder)); });
    setContextMenuPolicy(Qt::NoContextMenu);
}

void MainWindow::buildStatusBar()
{
    m_serverButton = makeToolButton(this, u"serverButton"_s, u"server"_s,
                                    tr("Show the server panel"));
    m_serverButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_serverButton, &QToolButton::clicked, this,
            [this] { Panels::reveal(m_panels->server()); });
    statusBar()->addPermanentWidget(m_serverButton);
    statusBar()->setSizeGripEnabled(false);
    showServer();
}

void MainWindow::connectMenu()
{
    const auto open = [this](const QString &path) {
        openLibrary(path);
    };
    const auto import = [this](const QStringList &paths) {
        importPaths(paths);
    };
    connect(m_menu, &MainMenu::newLibraryRequested, this,
            [this, open] { askNewLibrary(this, libraryFolder(), open); });
    connect(m_menu, &MainMenu::openLibraryRequested, this,
            [this, open] { askLibrary(this, libraryFolder(), open); });
    connect(m_menu, &MainMenu::recentRequested, this,
            [this](const QString &path) { openLibrary(path, Library::Mode::OpenExisting); });
    connect(m_menu, &MainMenu::importFilesRequested, this,
            [this, import] { askImportFiles(this, import); });
    connect(m_menu, &MainMenu::importFolderRequested, this,
            [this, import] { askImportFolder(this, import); });
    connect(m_menu, &MainMenu::importSampleRequested, this,
            [this] { importPaths({resources::samplePackPath()}); });
    connect(m_menu, &MainMenu::filterRequested, this, [this] {
        Panels::reveal(m_panels->library());
        m_panels->library().focusFilter();
    });
    connect(m_drop, &DropOverlay::importDropped, this, &MainWindow::importPaths);
    connect(m_drop, &DropOverlay::libraryDropped, this,
            [this](const QString &path) { openLibrary(path, Library::Mode::OpenExisting); });
    connect(m_menu, &MainMenu::accountsRequested, this, &MainWindow::showAccounts);
    const Preferences &preferences = m_context.preferences;
    connect(&preferences, &Preferences::themeChanged, this,
            [this] { m_context.appearance.choose(m_context.preferences.theme()); });
    connect(&preferences, &Preferences::stillChanged, this,
            [this] { m_context.appearance.setStill(m_context.preferences.isStill()); });
    connect(&preferences, &Preferences::readingChanged, this, &MainWindow::applyTheme);
    connect(&preferences, &Preferences::recentLibrariesChanged, this, &MainWindow::showRecent);
    connect(m_menu, &MainMenu::helpRequested, this, &MainWindow::showHelp);
    connect(m_menu, &MainMenu::diagnosticsRequested, this, &MainWindow::showDiagnostics);
    connect(m_menu, &MainMenu::aboutRequested, this, [this] { showAbout(this); });
}

void MainWindow::connectPanels()
{
    connect(m_panels.get(), &Panels::openRequested, this, &MainWindow::openUri);
    connect(&m_panels->library(), &LibraryPanel::worksCounted, this, [this](qint64 works) {
        m_works = works;
        showWelcome();
    });
    connect(&m_date, &WindowDate::changed, &m_panels->library(), &LibraryPanel::setAsAt);
    connect(&m_panels->server(), &ServerPanel::browserRequested, this, &MainWindow::openLink);
    connect(&m_panels->server(), &ServerPanel::accountsRequested, this, &MainWindow::showAccounts);
}

void MainWindow::connectReader()
{
    connect(m_tabs, &ReaderTabs::notice, this, &MainWindow::showNotice);
    connect(m_tabs, &ReaderTabs::openExternally, this, &MainWindow::openLink);
    connect(m_tabs, &ReaderTabs::shownChanged, this, &MainWindow::showText);
    connect(m_tabs, &ReaderTabs::originChosen, this,
            [this] { Panels::reveal(m_panels->details()); });
    m_panels->follow(*m_tabs);
}

void MainWindow::connectWelcome()
{
    const auto open = [this](const QString &path) {
        openLibrary(path);
    };
    connect(m_welcome, &WelcomePage::sampleRequested, m_menu, &MainMenu::importSampleRequested);
    connect(m_welcome, &WelcomePage::importFilesRequested, m_menu, &MainMenu::importFilesRequested);
    connect(m_welcome, &WelcomePage::importFolderRequested, m_menu,
            &MainMenu::importFolderRequested);
    connect(m_welcome, &WelcomePage::openRequested, this,
            [this, open] { askLibrary(this, libraryFolder(), open); });
    connect(m_welcome, &WelcomePage::newRequested, this,
            [this, open] { askNewLibrary(this, libraryFolder(), open); });
    connect(m_welcome, &WelcomePage::retryRequested, this, open);
    StartPage &start = m_welcome->start();
    connect(&start, &StartPage::openRequested, this, &MainWindow::openUri);
    connect(&start, &StartPage::searchRequested, m_search, &SearchController::search);
    connect(&start, &StartPage::courtRequested, m_decisions, &DecisionsController::showCourt);
    connect(&m_date, &WindowDate::changed, &start, &StartPage::setAsAt);
    connect(m_session, &SessionKeeper::recentChanged, &start,
            [this] { m_welcome->start().setRecent(m_session->recent()); });
    connect(m_welcome, &WelcomePage::recentRequested, this,
            [this](const QString &path) { openLibrary(path, Library::Mode::OpenExisting); });
}

void MainWindow::openLibrary(const QString &path, Library::Mode mode)
{
    closeLibrary();
    const QString file = QFileInfo(path).absoluteFilePath();
    // What was to go into another library is not for this one.
    std::erase_if(m_waiting, [&file](const OpenRequest &waiting) {
        return !waiting.library.isEmpty() && waiting.library != file
            && !isSameFile(waiting.library, file);
    });
    m_welcome->showOpening(file);
    m_middle->setCurrentWidget(m_welcome);
    m_opening.start(
        [file, mode, &clock = m_context.clock,
         closing = m_closing[file]](const std::stop_token &stop) {
            // Services of two would hinder one another: of the index, say, one process is the writer.
            if (closing.valid())
                closing.wait();
            if (mode == Library::Mode::OpenOrCreate)
                QDir().mkpath(QFileInfo(file).path());
            auto opened = std::make_shared<Result<std::unique_ptr<Library>>>(
                Library::open(file, mode, clock, Library::Access::ReadAtLeast, stop));
            if (*opened)
                (**opened)->vouchForAccountsToCome();
            return opened;
        },
        [this, file](const std::shared_ptr<Result<std::unique_ptr<Library>>> &opened) {
            if (*opened)
                showOpened(std::move(**opened));
            else
                showRefused(opened->error(), file);
        });
}

void MainWindow::closeLibrary()
{
    // Who looks sees that there is none any more; what they still ask of it is handed over before it.
    std::unique_ptr<OpenLibrary> closing = std::move(m_library);
    m_session->forgetLibrary();
    m_tabs->setServices(nullptr);
    m_panels->setLibrary(nullptr);
    m_profile.handler().setReaders(nullptr);
    m_menu->setLibraryOpen(false);
    m_drop->setLibraryOpen(false);
    for (SidePage *page : m_sidePages)
        page->setLibrary();
    m_citing->setLibrary();
    m_notes->setLibrary();
    m_bundles->setLibrary();
    m_welcome->start().setLibrary(nullptr, nullptr);
    m_date.clear();
    m_works = 0;
    showServer();
    if (!closing)
        return;
    const QString path = closing->path();
    closing.reset();
    const auto ended = std::make_shared<std::promise<void>>();
    m_closing[path] = ended->get_future().share();
    m_closer.closer().post([ended, path, window = QPointer(this)] {
        ended->set_value();
        QMetaObject::invokeMethod(
            qApp,
            [path, window] {
                if (window)
                    Q_EMIT window->libraryClosed(path);
            },
            Qt::QueuedConnection);
    });
}

void MainWindow::showOpened(std::unique_ptr<Library> library)
{
    m_library = std::make_unique<OpenLibrary>(std::move(library), m_profile, m_documents, m_date,
                                              serverOptions(m_context.preferences),
                                              m_context.vault);
    const QString path = m_library->path();
    m_context.preferences.addRecentLibrary(path);
    showRecent();
    m_menu->setLibraryOpen(true);
    m_drop->setLibraryOpen(true);
    const QString title = m_library->library().isReadOnly() ? tr("%1 (read-only) – Sheria")
                                                            : tr("%1 – Sheria");
    setWindowTitle(title.arg(QFileInfo(path).completeBaseName()));
    m_profile.handler().setReaders(&m_library->readers());
    m_session->restoreDate(path);
    m_actions->dateButton()->setToday(Today(m_context.clock.now()).here());
    for (SidePage *page : m_sidePages)
        page->setLibrary();
    m_citing->setLibrary();
    m_notes->setLibrary();
    m_bundles->setLibrary();
    m_welcome->start().setLibrary(&m_library->readers(), &m_context.clock);
    m_tabs->setServices(&m_library->services());
    m_panels->setLibrary(m_library.get());
    connect(m_library.get(), &OpenLibrary::changed, this, &MainWindow::followLibrary);
    connect(m_library.get(), &OpenLibrary::contactsFound, this,
            [this](const std::vector<Contact> &contacts) {
                askToContact(this, *m_library, contacts,
                             [this, contacts] { m_library->agreeTo(contacts); });
            });
    connect(&m_library->server(), &LocalServer::changed, this, &MainWindow::showServer);
    connect(&m_library->server(), &LocalServer::tokenMade, this,
            [this] { Panels::reveal(m_panels->server()); });
    if (m_startsServer.value_or(m_context.preferences.startsServer()))
        m_library->server().start(m_port.value_or(m_context.preferences.port()));
    showWelcome();
    m_session->restoreTabs(path);
    openWaiting();
    Q_EMIT libraryOpened();
}

void MainWindow::showRefused(const Error &error, const QString &path)
{
    const LibraryProblem problem = libraryProblem(error, path);
    qWarning().noquote() << path << errorCodeName(error.code) << error.text();
    setWindowTitle(u"Sheria"_s);
    m_welcome->showProblem(problem.title, problem.explanation, path);
    m_middle->setCurrentWidget(m_welcome);
    Q_EMIT libraryRefused(error);
}

void MainWindow::followLibrary()
{
    m_panels->library().refresh();
    m_welcome->start().refresh();
    m_decisions->refresh();
    m_tabs->refresh();
}

void MainWindow::openUri(const QByteArray &uri, bool inNewTab)
{
    if (!m_library) {
        m_waiting.push_back({{}, {}, {uri}});
        return;
    }
    if (const auto file = FileAddress::parse(uri))
        m_decisions->openFile(*file);
    else if (const Link link = parseLink(uri); link.kind == Link::Kind::Law)
        m_tabs->open(link, inNewTab);
    else
        showNotice(tr("This is not the address of an act or a judgment."));
}

void MainWindow::importPaths(const QStringList &paths)
{
    if (!m_library)
        return;
    Panels::reveal(m_panels->imports());
    m_library->imports().start(paths, m_panels->imports().mode());
}

void MainWindow::take(const OpenRequest &request)
{
    const bool isShown = m_library && isSameFile(m_library->path(), request.library);
    if (!request.library.isEmpty() && !isShown)
        openLibrary(request.library);
    m_waiting.push_back(request);
    openWaiting();
}

void MainWindow::openWaiting()
{
    if (!m_library)
        return;
    const std::vector<OpenRequest> waiting = std::exchange(m_waiting, {});
    for (const OpenRequest &request : waiting) {
        if (!request.imports.isEmpty())
            importPaths(request.imports);
        for (const QByteArray &place : request.places)
            openUri(place);
    }
}

void MainWindow::comeToFront(const QByteArray &activation)
{
    // The platform takes it from there, once.
    if (!activation.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", activation);
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
    QApplication::alert(this); // Where the desktop does not let it come to the front.
}

QString MainWindow::lastLibrary() const
{
    return m_session->lastLibrary();
}

void MainWindow::showServer()
{
    const QByteArray address = m_library ? m_library->server().address() : QByteArray();
    m_serverButton->setText(address.isEmpty() ? tr("Server stopped")
                                              : QString::fromLatin1(address));
    m_serverButton->setAccessibleName(tr("Server: %1").arg(m_serverButton->text()));
    m_actions->setServerAddress(address);
}

void MainWindow::showText()
{
    const ReaderTab *tab = m_tabs->current();
    const LoadedExpression *expression = tab ? tab->expression() : nullptr;
    if (std::none_of(m_sidePages.begin(), m_sidePages.end(),
                     [](const SidePage *page) { return page->isShown(); }))
        m_middle->setCurrentWidget(tab ? static_cast<QWidget *>(m_tabs) : m_welcome);
    if (!tab)
        showWelcome();
    std::vector<DetailsSection> sections;
    if (expression)
        sections = details(*expression, tab->rendering(), Today(m_context.clock.now()));
    if (expression && tab->blame())
        sections.insert(sections.begin(), originSection(*tab->blame(), tab->originPlace()));
    if (DetailsSection pending = expression ? pendingSection(tab->effects()) : DetailsSection();
        !pending.rows.empty())
        sections.insert(sections.begin(), std::move(pending));
    m_panels->details().show(sections);
    m_panels->server().setExample(expression ? expression->record.expression.uri : QByteArray());
}

void MainWindow::showWelcome()
{
    if (m_library)
        m_welcome->showLibrary(m_library->path(), m_works);
}

void MainWindow::showRecent()
{
    QStringList paths = m_context.preferences.recentLibraries();
    if (m_library)
        paths.removeAll(m_library->path());
    m_welcome->setRecent(paths);
    m_menu->setRecent(paths);
}

void MainWindow::showNotice(const QString &sentence)
{
    app::showNotice(this, sentence);
}

void MainWindow::applyTheme()
{
    ReaderLook look = m_tabs->look();
    look.theme = m_context.appearance.kind();
    look.isStill = m_context.appearance.isStill();
    look.style = m_context.preferences.reading();
    m_tabs->setLook(look);
    if (m_help)
        m_help->setTheme(look.theme);
}

void MainWindow::openLink(const QUrl &url)
{
    if (!m_context.openExternally(url))
        showNotice(tr("The address %1 could not be opened.").arg(url.toDisplayString()));
}

void MainWindow::showHelp()
{
    if (!m_help) {
        m_help = new HelpWindow(m_profile, this);
        connect(m_help, &HelpWindow::openExternally, this, &MainWindow::openLink);
        m_help->setTheme(m_context.appearance.kind());
    }
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void MainWindow::showDiagnostics()
{
    if (!m_diagnostics) {
        const DiagnosisOptions options = {m_library ? m_library->path() : QString(),
                                          m_library && m_library->server().port() != 0
                                              ? m_library->server().port()
                                              : m_port.value_or(m_context.preferences.port())};
        m_diagnostics = new DiagnosticsDialog(options, m_context.preferences.file(), this);
    }
    m_diagnostics->show();
    m_diagnostics->raise();
    m_diagnostics->activateWindow();
}

void MainWindow::showAccounts()
{
    if (m_library)
        m_library->showAccounts(this);
}

QString MainWindow::libraryFolder() const
{
    return m_library ? QFileInfo(m_library->path()).path() : QDir::homePath();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    keepSession();
    m_settings->closePreferences();
    QMainWindow::closeEvent(event);
}

void MainWindow::keepSession()
{
    m_session->keepNow();
}

void MainWindow::showPreferences(const QString &page)
{
    m_settings->showPreferences(page);
}

} // namespace sheria::app
