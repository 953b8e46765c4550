// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace sheria::app {

/// How much of something is done, or how well it fits, as a bar; nothing where the cell has no data.
class ProgressDelegate : public QStyledItemDelegate
{
public:
    /// Of the cell: a share from 0 to 1, as double; or below 0: under way, nobody knows how far.
    static constexpr int ShareRole = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace sheria::app
