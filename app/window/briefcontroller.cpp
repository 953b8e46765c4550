// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/briefcontroller.h"

#include "app/briefs/briefpage.h"
#include "app/theme/widgets.h"
#include "app/window/mainwindow.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int FileMenu = 0; // In the menu bar.

} // namespace

BriefController::BriefController(MainWindow &window, QStackedWidget &pages)
    : SidePage(window, pages)
    , m_page(new BriefPage)
{
    setPage(m_page);
    m_action = makeAction(this, u"checkBrief"_s, tr("Check a &Brief…"), u"Ctrl+Alt+B"_s,
                          u"check"_s);
    m_action->setEnabled(false);
    QMenu *menu = window.menuBar()->actions().at(FileMenu)->menu();
    menu->insertAction(menu->actions().last(), m_action);
    connect(m_action, &QAction::triggered, this, [this] {
        show();
        m_page->focusList();
    });
    m_page->setServer([&window] {
        return window.library() ? window.library()->server().address() : QByteArray();
    });
    connect(m_page, &BriefPage::closed, this, &SidePage::leave);
    connect(m_page, &BriefPage::openRequested, &window, &MainWindow::openUri);
}

void BriefController::setLibrary()
{
    OpenLibrary *library = m_window.library();
    forget();
    m_action->setEnabled(library != nullptr);
    m_page->setReaders(library ? &library->readers() : nullptr);
    if (library)
        connect(library, &OpenLibrary::changed, m_page, &BriefPage::refresh);
}

} // namespace sheria::app
