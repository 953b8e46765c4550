#pragma once

#include <QStyledItemDelegate>

namespace sheria::app {

/// A row of the library tree: its label, and its count or number in muted letters at the far end.
class LibraryDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace sheria::app
