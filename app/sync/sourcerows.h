#pragma once

#include "app/sync/syncdesk.h"

#include <QString>
#include <QStyledItemDelegate>

class QTreeWidgetItem;

namespace sheria::app {

/// How much of something is done, as a bar; nothing where the cell has no data.
class ProgressDelegate : public QStyledItemDelegate
{
public:
    /// Of the cell: a share from 0 to 1, as double; or below 0: under way, nobody knows how far.
    static constexpr int ShareRole = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

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
void fillSourceRow(QTreeWidgetItem &item, const SyncDesk &desk, const SyncKept &kept);

/// What is wrong with a source and what can be done about it; empty: nothing is.
QString sourceProblem(const SyncDesk &desk, const SyncKept &kept);

} // namespace sheria::app
