#pragma once

#include <QStyledItemDelegate>

namespace sheria::app {

/// The marks of a decision, each with a dot in the colour it was given.
class FlagDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace sheria::app
