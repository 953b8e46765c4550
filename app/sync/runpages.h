// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sync/syncdesk.h"
#include "app/theme/widgets.h"

#include <QStringList>
#include <QWidget>

#include <memory>
#include <span>
#include <vector>

class QTreeWidgetItem;

namespace sheria::app {

/// What the runs brought, work by work: what is new, amended, changed, repealed and deleted, each with
/// a way to open it and to compare it with what it was.
class ChangesPage : public QWidget
{
    Q_OBJECT

public:
    /// More is not read by people.
    static constexpr int MostWorks = 2000;

    explicit ChangesPage(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setDesk(SyncDesk *desk);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

Q_SIGNALS:
    void openRequested(const QByteArray &expressionUri);
    void compareRequested(const QByteArray &before, const QByteArray &after);

private:
    void build();
    void look();
    void show(const std::vector<store::SyncRunWork> &works);
    QString runTitle(const store::SyncRunWork &work) const;
    void showTitles();
    QTreeWidgetItem *runAt(int row, const store::SyncRunWork &work);
    void fillRun(QTreeWidgetItem *run, std::span<const store::SyncRunWork> works);
    QTreeWidgetItem *newRow(const store::SyncRunWork &work) const;
    void makeLink(QTreeWidgetItem *item, int column) const;
    void click(const QTreeWidgetItem *item, int column);
    void updateButtons();

    SyncDesk *m_desk = nullptr;
    LatestQuery m_query{this};
    std::vector<store::SyncRunWork> m_shown; ///< Those of a run stand together, the last run first.
    QTreeWidget *m_tree = nullptr;
    QLabel *m_hint = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_compare = nullptr;
    QPushButton *m_allRead = nullptr;
};

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
    void fillRun(QTreeWidgetItem *item, const StoredSource &kept, const store::SyncRun &run);
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
