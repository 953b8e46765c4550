#pragma once

#include "app/sync/syncdesk.h"
#include "app/theme/widgets.h"

#include <QStringList>
#include <QWidget>

#include <memory>

class QTreeWidgetItem;

namespace sheria::app {

/// The runs of all sources, the newest first; of the chosen one what it brought place by place, and
/// what did not work.
class HistoryPage : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPage(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setDesk(SyncDesk *desk);

Q_SIGNALS:
    void openRequested(const QByteArray &expressionUri);

private:
    struct Details
    {
        std::vector<store::SyncRunPlace> places;
        std::vector<store::SyncRunTrouble> troubles;
    };

    void build();
    void look();
    void fillRun(QTreeWidgetItem *item, const SyncKept &kept, const store::SyncRun &run);
    void askDetails();
    QString placeRow(const store::SyncRunPlace &place) const;
    QStringList rowsOf(const Details &details) const;
    void showDetails(const Details &details);

    SyncDesk *m_desk = nullptr;
    LatestQuery m_query{this};
    QTreeWidget *m_runs = nullptr;
    QListWidget *m_details = nullptr;
    QWidget *m_split = nullptr;
    QLabel *m_hint = nullptr;
    qint64 m_shown = 0; ///< The run whose details are shown.
    QStringList m_rows; ///< What they say.
};

} // namespace sheria::app
