// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStyledItemDelegate>

class QAbstractItemModel;
class QTreeView;

namespace sheria::app {

/// A row of the library tree, or of a list of works: its label, elided in the middle, a badge that says its
/// standing, and its count or number in muted letters at the far end.
class LibraryDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// What a row of this option has room for.
    struct Parts
    {
        QString label;
        QString note;
        int noteWidth = 0; ///< With its gap. Units: device-independent pixels.
        int badgeWidth = 0;
        int markWidth = 0;
    };
    Parts parts(const QStyleOptionViewItem &option, const QModelIndex &index) const;
};

/// A tree of `model`, whose rows LibraryDelegate paints.
QTreeView *makeLibraryTree(QWidget *parent, const QString &name, const QString &spoken,
                           QAbstractItemModel *model);

} // namespace sheria::app
