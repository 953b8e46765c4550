#include "app/window/sidepage.h"

#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "app/window/mainwindow.h"

#include <QStackedWidget>

namespace sheria::app {

SidePage::SidePage(MainWindow &window, QStackedWidget &pages)
    : QObject(&window)
    , m_window(window)
    , m_pages(pages)
{
    connect(&window.tabs(), &ReaderTabs::setOut, this, &SidePage::leave);
}

void SidePage::setPage(QWidget *page)
{
    m_sidePage = page;
    m_pages.addWidget(page);
    connect(&m_pages, &QStackedWidget::currentChanged, this,
            [this] { setShown(m_isShown && m_pages.currentWidget() == m_sidePage); });
}

void SidePage::setShown(bool isShown)
{
    if (m_isShown == isShown)
        return;
    m_isShown = isShown;
    Q_EMIT shownChanged();
}

void SidePage::show()
{
    // First, or the page that goes would bring the texts back.
    setShown(true);
    m_pages.setCurrentWidget(m_sidePage);
}

void SidePage::leave()
{
    if (!m_isShown)
        return;
    setShown(false);
    Q_EMIT left();
    if (ReaderTab *tab = m_window.tabs().current())
        tab->pane().setFocus();
}

} // namespace sheria::app
