// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/synccontroller.h"

#include "app/reader/readertabs.h"
#include "app/settings/preferences.h"
#include "app/sync/connectdialog.h"
#include "app/sync/runpages.h"
#include "app/sync/sourcedialogs.h"
#include "app/sync/sourcespage.h"
#include "app/sync/syncdesk.h"
#include "app/sync/syncpanel.h"
#include "app/theme/widgets.h"
#include "app/tree/librarypanel.h"
#include "app/welcome/welcomepage.h"
#include "app/window/mainmenu.h"
#include "app/window/mainwindow.h"
#include "app/window/panels.h"

#include <QAction>
#include <QStatusBar>
#include <QToolButton>

namespace sheria::app {

using namespace Qt::StringLiterals;

SyncController::SyncController(MainWindow &window, QStackedWidget &pages, MainMenu &menu,
                               WelcomePage &welcome, Preferences &preferences)
    : SidePage(window, pages)
    , m_preferences(preferences)
    , m_panel(new SyncPanel)
    , m_action(makeViewAction(u"showSync"_s, tr("S&ync"), u"Shift+F4"_s, u"sync"_s))
{
    setPage(m_panel);
    buildButton();
    connectPanel();
    connect(&menu, &MainMenu::connectRequested, this, &SyncController::showConnect);
    connect(&welcome, &WelcomePage::connectRequested, this, &SyncController::showConnect);
    connect(&window, &MainWindow::libraryOpened, this, &SyncController::begin);
}

void SyncController::buildButton()
{
    m_button = makeToolButton(&m_window, u"syncButton"_s, u"sync"_s, tr("Show sync"));
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->hide();
    connect(m_button, &QToolButton::clicked, this, &SyncController::reveal);
    m_window.statusBar()->addPermanentWidget(m_button);
    m_button->hide();
}

void SyncController::connectPanel()
{
    const SourcesPage &sources = m_panel->sources();
    connect(&sources, &SourcesPage::connectRequested, this, &SyncController::showConnect);
    connect(&sources, &SourcesPage::editRequested, this, &SyncController::showEdit);
    connect(&sources, &SourcesPage::tokenRequested, this, &SyncController::giveToken);
    connect(&m_panel->changes(), &ChangesPage::compareRequested, this,
            &SyncController::compareRequested);
    connect(m_panel, &SyncPanel::openRequested, &m_window,
            [this](const QByteArray &uri) { m_window.openUri(uri, false); });
    connect(m_panel, &SyncPanel::closed, this, &SidePage::leave);
    connect(m_action, &QAction::triggered, this, &SidePage::toggle);
    connect(&m_window.tabs(), &ReaderTabs::shownChanged, this, &SyncController::markShown);
}

/// What is read bears no mark any more.
void SyncController::markShown()
{
    const ReaderTab *tab = m_window.tabs().current();
    if (!desk() || !tab || !tab->expression())
        return;
    const QByteArray work = tab->expression()->record.work.uri.workUri(false);
    if (m_window.panels().library().isUnread(work))
        desk()->markRead(work);
}

SyncDesk *SyncController::desk() const
{
    return m_window.library() ? &m_window.library()->sync() : nullptr;
}

void SyncController::setLibrary()
{
    forget();
    m_action->setEnabled(m_window.library() != nullptr);
    m_panel->setDesk(desk());
}

void SyncController::begin()
{
    const QString path = m_window.library()->path();
    connect(desk(), &SyncDesk::moved, this, &SyncController::showButton);
    connect(desk(), &SyncDesk::ended, this, &SyncController::tellEnd);
    // Marks come and go without a change of the law.
    for (const auto signal : {&SyncDesk::ended, &SyncDesk::changed})
        connect(desk(), signal, this, [this] { m_window.panels().library().refresh(); });
    connect(desk(), &QObject::destroyed, m_button, &QWidget::hide);
    m_ends = {};
    desk()->begin(SyncMemory(path, m_preferences.syncMemory(), [this](const QByteArray &text) {
        m_preferences.setSyncMemory(text);
    }));
}

void SyncController::reveal()
{
    m_panel->show(SyncPanel::Sources);
    show();
    m_panel->setFocus();
}

void SyncController::showConnect()
{
    if (desk())
        showDialog(new ConnectDialog(*desk(), &m_window));
}

void SyncController::showEdit(qint64 id)
{
    const StoredSource *kept = desk() ? desk()->find(id) : nullptr;
    if (kept)
        showDialog(new ConnectDialog(*desk(), kept->source, &m_window));
}

void SyncController::giveToken(qint64 id)
{
    const StoredSource *kept = desk() ? desk()->find(id) : nullptr;
    if (!kept)
        return;
    if (wantsPassword(*kept, desk()->live(id)))
        unseal(id);
    else
        showEdit(id);
}

void SyncController::unseal(qint64 id)
{
    auto *dialog = new UnsealDialog(*desk(), id, &m_window);
    connect(dialog, &UnsealDialog::tokenRequested, this, &SyncController::showEdit,
            Qt::QueuedConnection); // It takes the place of the one that asks.
    showDialog(dialog);
}

void SyncController::showDialog(QDialog *dialog)
{
    delete m_dialog;
    m_dialog = dialog;
    const QPointer<QDialog> shown(dialog);
    // The library may be closed below it, whose trust it asks.
    connect(m_window.library(), &OpenLibrary::closing, dialog, [this] { delete m_dialog; });
    if (auto *connecting = qobject_cast<ConnectDialog *>(dialog)) {
        connect(connecting, &ConnectDialog::saved, &m_panel->sources(), &SourcesPage::choose);
        connect(dialog, &QDialog::accepted, this, &SyncController::reveal);
    }
    dialog->open();
}

void SyncController::showButton()
{
    const QString text = runningText(*desk());
    m_button->setText(text);
    m_button->setAccessibleName(tr("Sync: %1").arg(text));
    m_button->setVisible(!text.isEmpty());
}

void SyncController::tellEnd(qint64 id)
{
    const bool isOneOfMany = desk()->sources().size() > 1;
    const StoredSource *kept = desk()->find(id);
    m_ends.add(isOneOfMany && kept ? sourceName(kept->source) : QString(), desk()->live(id));
    showNotice(this, m_ends.text());
    if (desk()->running() == 0)
        m_ends = {};
}

} // namespace sheria::app
