// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/knowledgecontroller.h"

#include "app/knowledge/knowledgedialog.h"
#include "app/reader/windowdate.h"
#include "app/theme/widgets.h"
#include "app/window/mainwindow.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int GoMenu = 3; // In the menu bar.

} // namespace

KnowledgeController::KnowledgeController(MainWindow &window) : QObject(&window), m_window(window)
{
    m_action = makeAction(this, u"showKnowledge"_s, tr("&Knowledge Bases and AI Tools…"),
                          u"Ctrl+Alt+K"_s, u"quote"_s);
    m_action->setEnabled(false);
    window.menuBar()->actions().at(GoMenu)->menu()->addAction(m_action);
    connect(m_action, &QAction::triggered, this, &KnowledgeController::show);
    connect(&window, &MainWindow::libraryOpened, this, [this] { m_action->setEnabled(true); });
    connect(&window, &MainWindow::libraryRefused, this, [this] { m_action->setEnabled(false); });
}

void KnowledgeController::show()
{
    OpenLibrary *library = m_window.library();
    if (!library)
        return;
    if (!m_dialog) {
        m_dialog = new KnowledgeDialog(library->library(), library->server(),
                                       library->sync().vault(), &m_window);
        connect(m_dialog, &KnowledgeDialog::openRequested, &m_window,
                [this](const QByteArray &uri) { m_window.openUri(uri); });
        m_dialog->setAsAt(m_window.date().date());
        connect(&m_window.date(), &WindowDate::changed, m_dialog, &KnowledgeDialog::setAsAt);
        // At once, not when events are looked at: what it uses goes next.
        connect(library, &OpenLibrary::closing, this, [this] { delete m_dialog; });
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

} // namespace sheria::app
