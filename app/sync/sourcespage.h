// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sync/syncdesk.h"
#include "app/theme/widgets.h"

#include <QString>
#include <QWidget>

class QTreeWidgetItem;

namespace sheria::app {

/// The columns of the list of sources.
enum SourceColumn {
    SourceName,
    SourceState,
    SourceProgress,
    SourceTexts,
    SourceOpen,
    SourceColumns
};

/// Fills the row of a source, and below it a row for each of its places.
void fillSourceRow(QTreeWidgetItem &item, const SyncDesk &desk, const StoredSource &kept);

/// What is wrong with a source and what can be done about it; empty: nothing is.
QString sourceProblem(const SyncDesk &desk, const StoredSource &kept);

/// The servers that the library is a copy of, place by place: how far each is, and what can be done
/// with it.
class SourcesPage : public QWidget
{
    Q_OBJECT

public:
    explicit SourcesPage(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setDesk(SyncDesk *desk);
    /// The source that is chosen; 0: none.
    qint64 chosenId() const;
    /// As soon as it is listed.
    void choose(qint64 id);
    /// Where more can be done with what was synced.
    QPushButton &more() { return *m_more; }

Q_SIGNALS:
    void connectRequested();
    void editRequested(qint64 id);
    void tokenRequested(qint64 id);

private:
    void build();
    QWidget *buildActions();
    void fillMore();
    void connectActions();
    void look();
    void showMoved(qint64 id);
    QTreeWidgetItem *itemOf(qint64 id) const;
    const StoredSource *current() const;
    void updateActions();
    void updateAll();
    void updateProblem();
    void run(const SyncRunKind &kind);
    void togglePause();
    void confirmRemove();
    void allowDeletions();

    SyncDesk *m_desk = nullptr;
    qint64 m_wanted = 0; ///< The source to choose when it is listed; 0: none.
    QTreeWidget *m_tree = nullptr;
    QLabel *m_hint = nullptr;
    QWidget *m_problemBox = nullptr;
    QLabel *m_problem = nullptr;
    QPushButton *m_allow = nullptr;
    QPushButton *m_give = nullptr;
    QPushButton *m_connect = nullptr;
    QPushButton *m_run = nullptr;
    QPushButton *m_pause = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_more = nullptr;
    QAction *m_runAll = nullptr;
    QAction *m_cancelAll = nullptr;
    QAction *m_full = nullptr;
    QAction *m_edit = nullptr;
    QAction *m_remove = nullptr;
};

} // namespace sheria::app
