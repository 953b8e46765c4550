#include "app/compare/comparedesk.h"

#include "app/compare/comparepage.h"
#include "app/reader/readeractions.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "app/shell/mainwindow.h"
#include "app/shell/panels.h"
#include "app/sync/changespage.h"
#include "app/sync/syncpanel.h"

#include <QStackedWidget>

namespace sheria::app {

CompareDesk::CompareDesk(MainWindow &window, ReaderActions &actions, QStackedWidget &pages)
    : QObject(&window)
    , m_window(window)
    , m_pages(pages)
    , m_page(new ComparePage)
{
    pages.addWidget(m_page);
    connect(&actions, &ReaderActions::compareRequested, this, &CompareDesk::compareShown);
    connect(&window.panels().sync().changes(), &ChangesPage::compareRequested, this,
            &CompareDesk::compare);
    connect(m_page, &ComparePage::closed, this, &CompareDesk::leave);
    connect(m_page, &ComparePage::openRequested, &window, &MainWindow::openUri);
    connect(&window.tabs(), &ReaderTabs::setOut, this, &CompareDesk::leave);
    connect(&window.tabs(), &ReaderTabs::lookChanged, this,
            [this] { m_page->setLook(m_window.tabs().look()); });
    connect(&pages, &QStackedWidget::currentChanged, this,
            [this] { m_isShown = m_isShown && m_pages.currentWidget() == m_page; });
}

void CompareDesk::setLibrary()
{
    m_isShown = false;
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
    m_isShown = true;
    m_page->compare(before, after);
    m_pages.setCurrentWidget(m_page);
    m_page->focusText();
}

void CompareDesk::leave()
{
    if (!m_isShown)
        return;
    m_isShown = false;
    Q_EMIT left();
    if (ReaderTab *tab = m_window.tabs().current())
        tab->pane().setFocus();
}

} // namespace sheria::app
