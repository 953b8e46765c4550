#include "app/compare/comparedesk.h"

#include "app/compare/comparepage.h"
#include "app/reader/readeractions.h"
#include "app/reader/readertabs.h"
#include "app/shell/mainwindow.h"
#include "app/shell/panels.h"
#include "app/sync/changespage.h"
#include "app/sync/syncpanel.h"

namespace sheria::app {

CompareDesk::CompareDesk(MainWindow &window, ReaderActions &actions, QStackedWidget &pages)
    : QObject(&window)
    , m_window(window)
    , m_actions(actions)
    , m_page(new ComparePage)
    , m_side(new SidePage(window, pages, *m_page))
{
    connect(&actions, &ReaderActions::compareRequested, this, &CompareDesk::compareShown);
    connect(&window.panels().sync().changes(), &ChangesPage::compareRequested, this,
            &CompareDesk::compare);
    connect(m_page, &ComparePage::closed, m_side, &SidePage::leave);
    connect(m_page, &ComparePage::shownChanged, this, &CompareDesk::tellActions);
    connect(m_page, &ComparePage::menuRequested, &actions, &ReaderActions::showMenu);
    connect(m_side, &SidePage::shownChanged, this, &CompareDesk::tellActions);
    connect(m_side, &SidePage::left, this, &CompareDesk::left);
    connect(m_page, &ComparePage::openRequested, &window, &MainWindow::openUri);
    connect(&window.tabs(), &ReaderTabs::lookChanged, this,
            [this] { m_page->setLook(m_window.tabs().look()); });
}

void CompareDesk::setLibrary()
{
    m_side->forget();
    m_page->setServices(m_window.library() ? &m_window.library()->services() : nullptr,
                        m_window.tabs().look());
    if (m_window.library())
        connect(m_window.library(), &OpenLibrary::changed, m_page, &ComparePage::refresh);
}

void CompareDesk::compareShown()
{
    const ReaderTab *tab = m_window.tabs().current();
    if (!tab || !tab->expression())
        return;
    const ComparedPair pair = pairFor(tab->expression()->record);
    if (!pair.after.isEmpty())
        compare(pair.before, pair.after);
}

void CompareDesk::compare(const QByteArray &before, const QByteArray &after)
{
    m_page->compare(before, after);
    m_side->show();
    m_page->focusText();
}

/// While it is looked at, it is what is found in, copied and printed.
void CompareDesk::tellActions()
{
    m_actions.setInstead(isShown() ? m_page->text() : ShownText());
}

} // namespace sheria::app
