#include "app/search/offerdelegate.h"

#include "app/search/offers.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace sheria::app {

namespace {

constexpr double OfferHeight = 1.9; ///< Times the height of the letters.
constexpr int Gap = 10;             ///< Units: device-independent pixels.

} // namespace

void OfferDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QString note = index.data(OfferModel::NoteRole).toString();
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    const QRect text = style->subElementRect(QStyle::SE_ItemViewItemText, &row, row.widget);
    // A note may be a long title: at most half of the row.
    const int noteWidth = std::min(row.fontMetrics.horizontalAdvance(note) + 2, text.width() / 2);
    row.text = row.fontMetrics.elidedText(row.text, Qt::ElideRight,
                                          text.width() - (note.isEmpty() ? 0 : noteWidth + Gap));
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    const bool isSelected = row.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setPen(
        row.palette.color(isSelected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    const QRect area = row.rect.adjusted(Gap, 0, -Gap, 0);
    const Qt::Alignment side = row.direction == Qt::RightToLeft ? Qt::AlignLeft : Qt::AlignRight;
    painter->drawText(area, static_cast<int>(Qt::AlignVCenter | side),
                      row.fontMetrics.elidedText(note, Qt::ElideRight, noteWidth));
    painter->restore();
}

QSize OfferDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(std::max(size.height(), int(option.fontMetrics.height() * OfferHeight)));
    return size;
}

} // namespace sheria::app
