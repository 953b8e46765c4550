// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/hitdelegate.h"

#include "app/search/hitmodel.h"
#include "app/search/searchbox.h"
#include "app/text/words.h"
#include "app/theme/standing.h"

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;
using search::News;

namespace {

constexpr int HitMargin = 10; ///< Units: device-independent pixels.
constexpr int WidestText = 860;

const search::Hit *hitAt(const QModelIndex &index)
{
    const auto *model = qobject_cast<const HitModel *>(index.model());
    return model ? model->at(index.row()) : nullptr;
}

int textWidth(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return std::min(WidestText, std::max(120, width - 2 * HitMargin));
}

/// The colours of the theme; matches are seen without them, too: they are bold.
QString styleSheet(const QPalette &palette)
{
    return u".title { font-weight: 600; color: %1; } .where { color: %2; } "
           ".hit { font-weight: 600; color: %3; background-color: %4; }"_s.arg(
               palette.color(QPalette::Link).name(),
               palette.color(QPalette::PlaceholderText).name(),
               palette.color(QPalette::HighlightedText).name(),
               palette.color(QPalette::Highlight).name());
}

/// What one of the other provisions of a work is called; one without a name as its text is.
QString innerTitle(const search::Hit &hit, const QString &title)
{
    const QString place = placeName(hit);
    return place.isEmpty() ? title : place;
}

} // namespace

bool isOnOthers(const QModelIndex &index, const QRect &row, const QPoint &at,
                const QFontMetrics &metrics)
{
    return index.data(HitModel::OthersRole).toInt() > 0
        && at.y() > row.bottom() - HitMargin - metrics.lineSpacing();
}

void HitDelegate::layOut(QTextDocument &document, const QModelIndex &index,
                         const QStyleOptionViewItem &option)
{
    const search::Hit &hit = *hitAt(index);
    QString news = newsName(News::Kind(index.data(HitModel::NewsRole).toInt()));
    if (!news.isEmpty())
        news = u"<span class=\"hit\">&nbsp;%1&nbsp;</span> "_s.arg(news.toHtmlEscaped());
    const Standing standing = Standing(index.data(HitModel::StandingRole).toInt());
    QString badge = standingName(standing);
    if (!badge.isEmpty())
        badge = u" &nbsp;<span style=\"font-weight: 600; color: %1\">%2</span>"_s.arg(
            standingColor(standing, option.palette).name(), badge.toHtmlEscaped());
    QString passage = QString::fromUtf8(hit.snippet);
    passage.replace("<mark>"_L1, "<span class=\"hit\">"_L1);
    passage.replace("</mark>"_L1, "</span>"_L1);
    document.setDefaultFont(option.font);
    document.setDocumentMargin(0);
    document.setDefaultStyleSheet(styleSheet(option.palette));
    document.setTextWidth(textWidth(option));
    if (hit.others < 0) {
        document.setHtml(u"<p style=\"margin-left: %1px; margin-right: %1px\"><span "
                         "class=\"title\">%2</span>%3</p>"_s.arg(
                             QString::number(3 * HitMargin),
                             innerTitle(hit, index.data().toString()).toHtmlEscaped(),
                             passage.isEmpty() ? QString() : u"<br>"_s + passage));
        return;
    }
    if (const QString others = othersText(hit); !others.isEmpty())
        passage += u"<br><span class=\"where\">%1 %2</span>"_s.arg(
            index.data(HitModel::IsOpenRole).toBool() ? u"▾"_s : u"▸"_s, others.toHtmlEscaped());
    document.setHtml(
        u"<p>%4<span class=\"title\">%1</span>%5<br><span class=\"where\">%2</span>%3</p>"_s.arg(
            index.data().toString().toHtmlEscaped(),
            whereabouts(hit, index.data(HitModel::CitationRole).toString()).toHtmlEscaped(),
            passage.isEmpty() ? QString() : u"<br>"_s + passage, news, badge));
}

void HitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    if (!hitAt(index))
        return;
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    QTextDocument document;
    layOut(document, index, row);
    painter->save();
    painter->translate(row.rect.topLeft() + QPoint(HitMargin, HitMargin));
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = row.palette;
    const bool isSelected = row.state.testFlag(QStyle::State_Selected);
    context.palette.setColor(
        QPalette::Text, row.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    document.documentLayout()->draw(painter, context);
    painter->restore();
}

QSize HitDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (!hitAt(index))
        return QStyledItemDelegate::sizeHint(option, index);
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    QTextDocument document;
    layOut(document, index, row);
    return {textWidth(row), int(document.size().height()) + 2 * HitMargin};
}

} // namespace sheria::app
