#include "app/sync/syncpanel.h"

#include "app/sync/changespage.h"
#include "app/sync/historypage.h"
#include "app/sync/sourcespage.h"
#include "app/sync/syncdesk.h"

#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace sheria::app {

using namespace Qt::StringLiterals;

SyncPanel::SyncPanel(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QTabWidget(this))
    , m_sources(new SourcesPage(this))
    , m_changes(new ChangesPage(this))
    , m_history(new HistoryPage(this))
{
    setObjectName(u"syncPanel"_s);
    m_pages->setObjectName(u"syncPages"_s);
    m_pages->setDocumentMode(true);
    m_pages->setAccessibleName(tr("Sync"));
    m_pages->tabBar()->setAccessibleName(m_pages->accessibleName());
    m_pages->tabBar()->setDrawBase(false);
    addPage(m_sources, tr("Sources"));
    addPage(m_changes, tr("What Changed"));
    addPage(m_history, tr("History"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 2, 10, 6);
    layout->addWidget(m_pages);
    connect(m_sources, &SourcesPage::connectRequested, this, &SyncPanel::connectRequested);
    connect(m_sources, &SourcesPage::editRequested, this, &SyncPanel::editRequested);
    connect(m_sources, &SourcesPage::notice, this, &SyncPanel::notice);
    connect(m_changes, &ChangesPage::openRequested, this, &SyncPanel::openRequested);
    connect(m_history, &HistoryPage::openRequested, this, &SyncPanel::openRequested);
}

/// A page is wider than a small window leaves it; that must not keep the window from being small.
void SyncPanel::addPage(QWidget *page, const QString &title)
{
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    m_pages->addTab(scroll, title);
}

void SyncPanel::setDesk(SyncDesk *desk)
{
    m_desk = desk;
    m_sources->setDesk(desk);
    m_changes->setDesk(desk);
    m_history->setDesk(desk);
    if (desk)
        desk->setWatched(isVisible());
}

void SyncPanel::show(Page page)
{
    m_pages->setCurrentIndex(page);
}

void SyncPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_desk)
        m_desk->setWatched(true);
}

void SyncPanel::hideEvent(QHideEvent *event)
{
    if (m_desk)
        m_desk->setWatched(false);
    QWidget::hideEvent(event);
}

} // namespace sheria::app
