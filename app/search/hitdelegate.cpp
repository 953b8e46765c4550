#include "app/search/hitdelegate.h"

#include "app/search/hitmodel.h"

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QPainter>
#include <QTextDocument>
#include <QTextOption>

namespace sheria::app {

using namespace Qt::StringLiterals;

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

} // namespace

void HitDelegate::layOut(QTextDocument &document, const search::Hit &hit,
                         const QStyleOptionViewItem &option)
{
    QString passage = QString::fromUtf8(hit.snippet);
    passage.replace("<mark>"_L1, "<span class=\"hit\">"_L1);
    passage.replace("</mark>"_L1, "</span>"_L1);
    document.setDefaultFont(option.font);
    document.setDocumentMargin(0);
    document.setDefaultStyleSheet(styleSheet(option.palette));
    document.setTextWidth(textWidth(option));
    document.setHtml(
        u"<p><span class=\"title\">%1</span><br><span class=\"where\">%2</span>%3</p>"_s.arg(
            hit.title.toHtmlEscaped(), whereabouts(hit).toHtmlEscaped(),
            passage.isEmpty() ? QString() : u"<br>"_s + passage));
}

void HitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    const search::Hit *hit = hitAt(index);
    if (!hit)
        return;
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    QTextDocument document;
    layOut(document, *hit, row);
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
    const search::Hit *hit = hitAt(index);
    if (!hit)
        return QStyledItemDelegate::sizeHint(option, index);
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    QTextDocument document;
    layOut(document, *hit, row);
    return {textWidth(row), int(document.size().height()) + 2 * HitMargin};
}

} // namespace sheria::app
