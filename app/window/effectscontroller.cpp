// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/effectscontroller.h"

#include "app/effects/effectspage.h"
#include "app/reader/readertab.h"
#include "app/reader/readertabs.h"
#include "app/tree/librarypanel.h"
#include "app/window/mainwindow.h"
#include "app/window/panels.h"

#include <QAction>

namespace sheria::app {

using namespace Qt::StringLiterals;

EffectsController::EffectsController(MainWindow &window, QStackedWidget &pages)
    : SidePage(window, pages)
    , m_page(new EffectsPage)
{
    setPage(m_page);
    m_action = makeViewAction(u"whatChangesWhen"_s, tr("What Chan&ges When"), u"Ctrl+Alt+F"_s,
                              u"calendar"_s);
    connect(m_action, &QAction::triggered, this, [this] {
        m_page->showAgain(openWork());
        showPage();
    });
    connect(&window.panels().library(), &LibraryPanel::effectsRequested, this,
            [this](const QByteArray &place) {
                m_page->showPlace(place);
                showPage();
            });
    connect(&window.tabs(), &ReaderTabs::effectsRequested, this, [this](const QByteArray &eId) {
        m_page->showWork(openWork(), eId);
        showPage();
    });
    connect(&window.date(), &WindowDate::changed, m_page, &EffectsPage::setAsAt);
    connect(m_page, &EffectsPage::closed, this, &SidePage::leave);
    connect(m_page, &EffectsPage::openRequested, &window, &MainWindow::openUri);
}

void EffectsController::setLibrary()
{
    OpenLibrary *library = m_window.library();
    forget();
    m_action->setEnabled(library != nullptr);
    m_page->setLibrary(library);
    m_page->setAsAt(m_window.date().date());
    if (library)
        connect(library, &OpenLibrary::changed, m_page, &EffectsPage::refresh);
}

EffectsOf EffectsController::openWork() const
{
    const ReaderTab *tab = m_window.tabs().current();
    if (!tab || !tab->expression())
        return {};
    const Expression &shown = tab->expression()->record.expression;
    return {EffectsOf::Kind::Work, shown.uri, shown.title};
}

void EffectsController::showPage()
{
    show();
    m_page->focusList();
}

} // namespace sheria::app
