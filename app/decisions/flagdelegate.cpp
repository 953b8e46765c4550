#include "app/decisions/flagdelegate.h"

#include "app/decisions/decisionmodel.h"

#include <QApplication>
#include <QPainter>

namespace sheria::app {

namespace {

// Units: device-independent pixels.
constexpr int FlagMargin = 8;
constexpr int Dot = 8;
constexpr int FlagGap = 5;

} // namespace

void FlagDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const QVariant value = index.data(DecisionModel::SummaryRole);
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.text.clear();
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    if (!value.isValid())
        return;
    const auto summary = value.value<store::DecisionSummary>();
    std::vector<std::pair<QString, QColor>> marks;
    if (!summary.isPublished)
        marks.emplace_back(DecisionModel::tr("Being processed"),
                           cell.palette.color(QPalette::PlaceholderText));
    for (const CaseFlag &flag : summary.flags)
        marks.emplace_back(flag.label, QColor(flag.color));
    const bool isSelected = cell.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setClipRect(cell.rect);
    painter->setRenderHint(QPainter::Antialiasing);
    int x = FlagMargin;
    for (const auto &[label, color] : marks) {
        const int room = cell.rect.width() - x - Dot - FlagGap - FlagMargin;
        if (room <= 0)
            break;
        const QString text = cell.fontMetrics.elidedText(label, Qt::ElideRight, room);
        QRect dot(cell.rect.left() + x, cell.rect.center().y() - Dot / 2 + 1, Dot, Dot);
        QRect words(dot.right() + FlagGap, cell.rect.top(), room, cell.rect.height());
        painter->setPen(Qt::NoPen);
        painter->setBrush(color.isValid() ? color : cell.palette.color(QPalette::Highlight));
        painter->drawEllipse(QStyle::visualRect(cell.direction, cell.rect, dot));
        painter->setPen(
            cell.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
        painter->drawText(QStyle::visualRect(cell.direction, cell.rect, words),
                          int(Qt::AlignVCenter | Qt::AlignLeading), text);
        x += Dot + FlagGap + cell.fontMetrics.horizontalAdvance(text) + FlagMargin;
    }
    painter->restore();
}

} // namespace sheria::app
