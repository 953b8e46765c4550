#include "app/tree/librarydelegate.h"

#include "app/tree/librarymodel.h"

#include <QApplication>
#include <QPainter>

namespace sheria::app {

namespace {

constexpr double RowHeight = 1.7; ///< Times the height of the letters.
constexpr int NoteGap = 6;        ///< Between label and note. Units: device-independent pixels.

} // namespace

void LibraryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QString note = index.data(LibraryModel::NoteRole).toString();
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    const int noteWidth = note.isEmpty() ? 0 : row.fontMetrics.horizontalAdvance(note) + NoteGap;
    const QRect text = style->subElementRect(QStyle::SE_ItemViewItemText, &row, row.widget);
    const QString label = row.text;
    row.text = row.fontMetrics.elidedText(label, Qt::ElideRight,
                                          text.width() - noteWidth - NoteGap);
    if (index.data(LibraryModel::RepealedRole).toBool())
        row.palette.setColor(QPalette::Text, row.palette.color(QPalette::PlaceholderText));
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    if (note.isEmpty())
        return;
    const bool isSelected = row.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setPen(
        row.palette.color(isSelected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    const QRect area = row.rect.adjusted(NoteGap, 0, -NoteGap, 0);
    const bool isMirrored = row.direction == Qt::RightToLeft;
    const Qt::Alignment side = isMirrored ? Qt::AlignLeft : Qt::AlignRight;
    painter->drawText(area, static_cast<int>(Qt::AlignVCenter | side), note);
    painter->restore();
}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(std::max(size.height(), int(option.fontMetrics.height() * RowHeight)));
    return size;
}

} // namespace sheria::app
