// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/pagedpanel.h"

#include <QObject>
#include <QString>

namespace sheria::app {

class ChangesPage;
class HistoryPage;
class SourcesPage;
class SyncDesk;

/// The sync centre: the servers that the library is a copy of, what changed, and what became of each
/// run.
class SyncPanel : public PagedPanel
{
    Q_OBJECT

public:
    enum Page { Sources, Changes, History };

    explicit SyncPanel(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setDesk(SyncDesk *desk);
    void show(Page page);
    SourcesPage &sources() { return *m_sources; }
    ChangesPage &changes() { return *m_changes; }

Q_SIGNALS:
    void openRequested(const QByteArray &expressionUri);

protected:
    void watch(bool isWatched) override;

private:
    SyncDesk *m_desk = nullptr;
    SourcesPage *m_sources = nullptr;
    ChangesPage *m_changes = nullptr;
    HistoryPage *m_history = nullptr;
};

} // namespace sheria::app
