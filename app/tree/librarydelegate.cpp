#include "app/tree/librarydelegate.h"

#include "app/tree/librarymodel.h"

#include <QApplication>
#include <QLocale>
#include <QPainter>

namespace sheria::app {

namespace {

constexpr double RowHeight = 1.7; ///< Times the height of the letters.
constexpr int NoteGap = 6;        ///< Between label and note. Units: device-independent pixels.
constexpr int MarkSize = 7;       ///< Likewise.
const QColor StaleColor(0xb2, 0x6a, 0x00);

using Mark = LibraryModel::Mark;

Mark markOf(const QModelIndex &index)
{
    return Mark(index.data(LibraryModel::MarkRole).toInt());
}

/// How many below it were not read.
QString unreadText(const QModelIndex &index)
{
    const qint64 unread = index.data(LibraryModel::UnreadRole).toLongLong();
    return unread > 0 ? QLocale().toString(unread) + u' ' : QString();
}

bool hasMark(const QModelIndex &index)
{
    return markOf(index) != Mark::None || index.data(LibraryModel::UnreadRole).toLongLong() > 0;
}

/// A dot for what is new, a ring for what changed, another colour for what is not whole; of a branch a
/// dot and how many works below it bear one.
void paintMark(QPainter *painter, const QStyleOptionViewItem &row, const QModelIndex &index,
               int noteWidth, const QString &unread)
{
    if (!hasMark(index))
        return;
    const Mark mark = markOf(index);
    const bool isSelected = row.state.testFlag(QStyle::State_Selected);
    const QColor color = mark == Mark::Stale ? StaleColor
        : isSelected                         ? row.palette.color(QPalette::HighlightedText)
                                             : row.palette.color(QPalette::Link);
    const int left = row.rect.right() - NoteGap - noteWidth;
    QRectF dot(left, row.rect.center().y() - MarkSize / 2.0 + 0.5, MarkSize, MarkSize);
    QRect words(left + MarkSize + NoteGap / 2, row.rect.top(), row.rect.right() - left,
                row.rect.height());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color, 1.6));
    if (mark != Mark::Changed)
        painter->setBrush(color);
    painter->drawEllipse(QStyle::visualRect(row.direction, row.rect, dot.toRect()));
    painter->drawText(QStyle::visualRect(row.direction, row.rect, words),
                      int(Qt::AlignVCenter | Qt::AlignLeading), unread);
    painter->restore();
}

} // namespace

void LibraryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QString note = index.data(LibraryModel::NoteRole).toString();
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    const QString unread = unreadText(index);
    int noteWidth = note.isEmpty() ? 0 : row.fontMetrics.horizontalAdvance(note) + NoteGap;
    if (hasMark(index))
        noteWidth += MarkSize + NoteGap + row.fontMetrics.horizontalAdvance(unread);
    const QRect text = style->subElementRect(QStyle::SE_ItemViewItemText, &row, row.widget);
    const QString label = row.text;
    row.text = row.fontMetrics.elidedText(label, Qt::ElideRight,
                                          text.width() - noteWidth - NoteGap);
    if (index.data(LibraryModel::RepealedRole).toBool())
        row.palette.setColor(QPalette::Text, row.palette.color(QPalette::PlaceholderText));
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    paintMark(painter, row, index, noteWidth, unread);
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
