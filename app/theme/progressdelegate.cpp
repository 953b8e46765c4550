// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/progressdelegate.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace sheria::app {

namespace {

// Units: device-independent pixels.
constexpr int Margin = 8;
constexpr int Height = 7;
constexpr double Radius = 3.5;
constexpr double TrackOpacity = 0.18;
constexpr double UnknownShare = 0.08; ///< Shown while nobody knows how far it is.

} // namespace

void ProgressDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    const QVariant value = index.data(ShareRole);
    if (!value.isValid())
        return;
    const double share = value.toDouble() < 0 ? UnknownShare
                                              : std::clamp(value.toDouble(), 0.0, 1.0);
    QRectF track(cell.rect.adjusted(Margin, 0, -Margin, 0));
    track.setTop(cell.rect.center().y() - Height / 2.0);
    track.setHeight(Height);
    QRectF done = track;
    done.setWidth(std::max(track.width() * share, share > 0 ? double(Height) : 0.0));
    if (cell.direction == Qt::RightToLeft)
        done.moveRight(track.right());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    QColor color = cell.palette.color(QPalette::Text);
    color.setAlphaF(float(TrackOpacity));
    painter->setBrush(color);
    painter->drawRoundedRect(track, Radius, Radius);
    painter->setBrush(cell.palette.color(QPalette::Link));
    painter->drawRoundedRect(done, Radius, Radius);
    painter->restore();
}

} // namespace sheria::app
