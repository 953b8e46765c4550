#include "app/window/comparecontroller.h"

#include "app/compare/comparepage.h"
#include "app/reader/readertabs.h"
#include "app/reader/windowdate.h"
#include "app/sync/runpages.h"
#include "app/sync/syncpanel.h"
#include "app/window/mainwindow.h"
#include "app/window/panels.h"
#include "app/window/readeractions.h"

namespace sheria::app {

CompareController::CompareController(MainWindow &window, ReaderActions &actions,
                                     QStackedWidget &pages)
    : SidePage(window, pages)
    , m_actions(actions)
    , m_page(new ComparePage)
{
    setPage(m_page);
    connect(&actions, &ReaderActions::compareRequested, this, &CompareController::compareShown);
    connect(&window.panels().sync().changes(), &ChangesPage::compareRequested, this,
            &CompareController::compare);
    connect(m_page, &ComparePage::closed, this, &SidePage::leave);
    connect(m_page, &ComparePage::shownChanged, this, &CompareController::tellActions);
    connect(m_page, &ComparePage::menuRequested, &actions, &ReaderActions::showMenu);
    connect(this, &SidePage::shownChanged, this, &CompareController::tellActions);
    connect(m_page, &ComparePage::openRequested, &window, &MainWindow::openUri);
    connect(&window.tabs(), &ReaderTabs::lookChanged, this,
            [this] { m_page->setLook(m_window.tabs().look()); });
    connect(&window.date(), &WindowDate::changed, this, [this] {
        if (isShown() && m_page->comparison())
            comparePair(m_page->comparison()->after);
    });
}

void CompareController::setLibrary()
{
    forget();
    m_page->setServices(m_window.library() ? &m_window.library()->services() : nullptr,
                        m_window.tabs().look());
    if (m_window.library())
        connect(m_window.library(), &OpenLibrary::changed, m_page, &ComparePage::refresh);
}

void CompareController::compareShown()
{
    const ReaderTab *tab = m_window.tabs().current();
    if (!tab || !tab->expression())
        return;
    comparePair(tab->expression()->record);
}

/// The date of the window is on one side.
void CompareController::comparePair(const ExpressionRecord &record)
{
    const QDate today = Today(m_window.library()->clock().now()).in(record.work.uri.place());
    const ComparedPair pair = pairFor(record, m_window.date().date(), today);
    if (!pair.after.isEmpty())
        compare(pair.before, pair.after);
}

void CompareController::compare(const QByteArray &before, const QByteArray &after)
{
    m_page->compare(before, after);
    show();
    m_page->focusText();
}

/// While it is looked at, it is what is found in, copied and printed.
void CompareController::tellActions()
{
    m_actions.setInstead(isShown() ? m_page->text() : ShownText());
}

} // namespace sheria::app
