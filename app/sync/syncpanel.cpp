// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sync/syncpanel.h"

#include "app/sync/runpages.h"
#include "app/sync/sourcespage.h"
#include "app/sync/syncdesk.h"

namespace sheria::app {

using namespace Qt::StringLiterals;

SyncPanel::SyncPanel(QWidget *parent)
    : PagedPanel(u"syncPanel"_s, u"syncPages"_s, tr("Sync"), parent)
    , m_sources(new SourcesPage(this))
    , m_changes(new ChangesPage(this))
    , m_history(new HistoryPage(this))
{
    addPage(m_sources, tr("Sources"));
    addPage(m_changes, tr("What Changed"));
    addPage(m_history, tr("History"));
    connect(m_changes, &ChangesPage::openRequested, this, &SyncPanel::openRequested);
    connect(m_history, &HistoryPage::openRequested, this, &SyncPanel::openRequested);
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
    pages().setCurrentIndex(page);
}

void SyncPanel::watch(bool isWatched)
{
    if (m_desk)
        m_desk->setWatched(isWatched);
}

} // namespace sheria::app
