// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTextDocument;

namespace sheria::app {

/// A hit in the list of results: title, where it is, and its passage with the matches marked.
class HitDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    static void layOut(QTextDocument &document, const QModelIndex &index,
                       const QStyleOptionViewItem &option);
};

/// Whether a place in a row of the list is on the line that says how many more there are.
bool isOnOthers(const QModelIndex &index, const QRect &row, const QPoint &at,
                const QFontMetrics &metrics);

} // namespace sheria::app
