#pragma once

#include <QStyledItemDelegate>

class QTextDocument;

namespace sheria::search {
struct Hit;
} // namespace sheria::search

namespace sheria::app {

/// A hit in the list of results: title, where it is, and its passage with the matches marked.
class HitDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    static void layOut(QTextDocument &document, const search::Hit &hit,
                       const QStyleOptionViewItem &option);
};

} // namespace sheria::app
