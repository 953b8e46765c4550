// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tree/librarydelegate.h"

#include "app/theme/standing.h"
#include "app/theme/widgets.h"
#include "app/tree/librarymodel.h"

#include <QApplication>
#include <QLocale>
#include <QPainter>
#include <QTreeView>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr double RowHeight = 1.7; ///< Times the height of the letters.
constexpr int NoteGap = 6;        ///< Between label and note. Units: device-independent pixels.
constexpr int MarkSize = 7;       ///< Likewise.
constexpr double SmallestLabel =
    0.5;                        ///< Of the width of a row; a label that is shorter takes less.
constexpr int Indentation = 14; ///< Of each level. Units: device-independent pixels.
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

LibraryDelegate::Parts LibraryDelegate::parts(const QStyleOptionViewItem &option,
                                              const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    const int room = style->subElementRect(QStyle::SE_ItemViewItemText, &row, row.widget).width();
    const auto widthOf = [&row](const QString &text) {
        return text.isEmpty() ? 0 : row.fontMetrics.horizontalAdvance(text) + NoteGap;
    };
    Parts parts;
    const Standing standing = Standing(index.data(LibraryModel::StandingRole).toInt());
    if (hasMark(index))
        parts.markWidth = MarkSize + NoteGap + row.fontMetrics.horizontalAdvance(unreadText(index));
    const int least = std::min(int(room * SmallestLabel), widthOf(row.text));
    if (const int width = app::badgeWidth(standing, row.font); width > 0) {
        const bool hasRoom = room - parts.markWidth - width - NoteGap >= least;
        parts.badgeWidth = (hasRoom ? width : symbolWidth(standing, row.font)) + NoteGap;
    }
    parts.note = index.data(LibraryModel::NoteRole).toString();
    const int left = room - parts.badgeWidth - parts.markWidth;
    // Of "4 of 2005" the year stands in the branch above, too.
    const auto digits = std::find_if_not(parts.note.cbegin(), parts.note.cend(),
                                         [](QChar c) { return c.isDigit(); });
    const bool isNumberOfYear = digits != parts.note.cend() && *digits == u' ';
    if (isNumberOfYear && widthOf(parts.note) + widthOf(row.text) > left)
        parts.note.truncate(digits - parts.note.cbegin());
    // Half a number says nothing: it is shown as a whole, or in the tooltip alone, where the title needs its room.
    if (left - widthOf(parts.note) < least)
        parts.note.clear();
    parts.noteWidth = widthOf(parts.note);
    parts.label = row.fontMetrics.elidedText(row.text, Qt::ElideMiddle,
                                             left - parts.noteWidth - NoteGap);
    return parts;
}

void LibraryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const Parts shown = parts(option, index);
    row.text = isolated(shown.label);
    if (index.data(LibraryModel::RepealedRole).toBool())
        row.palette.setColor(QPalette::Text, row.palette.color(QPalette::PlaceholderText));
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    paintMark(painter, row, index, shown.noteWidth + shown.badgeWidth + shown.markWidth,
              unreadText(index));
    painter->save();
    painter->setFont(row.font);
    if (shown.badgeWidth > 0) {
        const QRect badge(row.rect.right() - shown.noteWidth - shown.badgeWidth, row.rect.top(),
                          shown.badgeWidth - NoteGap, row.rect.height());
        paintBadge(painter, QStyle::visualRect(row.direction, row.rect, badge),
                   Standing(index.data(LibraryModel::StandingRole).toInt()), row.palette);
    }
    const bool isSelected = row.state.testFlag(QStyle::State_Selected);
    painter->setPen(
        row.palette.color(isSelected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    const QRect area = row.rect.adjusted(NoteGap, 0, -NoteGap, 0);
    const bool isMirrored = row.direction == Qt::RightToLeft;
    const Qt::Alignment side = isMirrored ? Qt::AlignLeft : Qt::AlignRight;
    // Sides are not to be mirrored once more by the painter, which has the widget's direction.
    painter->drawText(area, static_cast<int>(Qt::AlignVCenter | side | Qt::AlignAbsolute),
                      isolated(shown.note));
    painter->restore();
}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(std::max(size.height(), int(option.fontMetrics.height() * RowHeight)));
    return size;
}

QTreeView *makeLibraryTree(QWidget *parent, const QString &name, const QString &spoken,
                           QAbstractItemModel *model)
{
    auto *made = new QTreeView(parent);
    made->setObjectName(name);
    made->setAccessibleName(spoken);
    made->setModel(model);
    made->setItemDelegate(new LibraryDelegate(made));
    made->setHeaderHidden(true);
    made->setUniformRowHeights(true);
    made->setFrameShape(QFrame::NoFrame);
    made->setIndentation(Indentation);
    made->setTextElideMode(Qt::ElideMiddle);
    return made;
}

} // namespace sheria::app
