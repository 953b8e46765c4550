#include "app/search/facetpanel.h"

#include "app/search/facettext.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

enum Role { DimensionRole = Qt::UserRole, ValueRole };
enum FacetColumn { FacetName, CountColumn, FacetColumns };

} // namespace

FacetPanel::FacetPanel(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(u"searchFacets"_s);
    setAccessibleName(tr("Narrow the results down"));
    setColumnCount(FacetColumns);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(10);
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(true);
    setSelectionMode(SingleSelection);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(FacetName, QHeaderView::Stretch);
    header()->setSectionResizeMode(CountColumn, QHeaderView::ResizeToContents);
    connect(this, &QTreeWidget::itemChanged, this, &FacetPanel::changed);
    connect(this, &QTreeWidget::itemClicked, this, &FacetPanel::activate);
}

void FacetPanel::show(const std::vector<search::Facet> &facets, const Question &question)
{
    m_facets = facets;
    m_question = question;
    const QSignalBlocker quiet(this);
    const QTreeWidgetItem *before = currentItem();
    const QByteArray dimension = before ? before->data(0, DimensionRole).toByteArray()
                                        : QByteArray();
    const QByteArray value = before ? before->data(0, ValueRole).toByteArray() : QByteArray();
    clear();
    for (const search::Facet &facet : facets)
        addFacet(facet, question);
    expandAll();
    // Who works with the keyboard stays where they were.
    if (dimension.isEmpty())
        return;
    for (QTreeWidgetItemIterator it(this); *it; ++it) {
        if ((*it)->data(0, DimensionRole).toByteArray() == dimension
            && (*it)->data(0, ValueRole).toByteArray() == value)
            setCurrentItem(*it);
    }
}

void FacetPanel::addFacet(const search::Facet &facet, const Question &question)
{
    std::vector<search::FacetValue> values;
    for (const search::FacetValue &value : facet.values) {
        if (value.count > 0 || question.isChosen(facet.dimension, value.value))
            values.push_back(value);
    }
    if (values.empty())
        return;
    const bool isOpened = std::find(m_opened.begin(), m_opened.end(), facet.dimension)
        != m_opened.end();
    auto *group = new QTreeWidgetItem(this, {dimensionName(facet.dimension)});
    group->setFlags(Qt::ItemIsEnabled);
    group->setFirstColumnSpanned(true);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    group->setFont(FacetName, bold);
    int shown = 0;
    for (const search::FacetValue &value : values) {
        const bool isChosen = question.isChosen(facet.dimension, value.value);
        if (!isOpened && !isChosen && shown >= FewValues)
            continue;
        ++shown;
        auto *item = new QTreeWidgetItem(group,
                                         {facetValueName(facet.dimension, value.value, value.label),
                                          QLocale().toString(value.count)});
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(FacetName, isChosen ? Qt::Checked : Qt::Unchecked);
        item->setTextAlignment(CountColumn, Qt::AlignRight | Qt::AlignVCenter);
        item->setForeground(CountColumn, palette().brush(QPalette::PlaceholderText));
        item->setToolTip(FacetName, item->text(FacetName));
        item->setData(0, DimensionRole, facet.dimension);
        item->setData(0, ValueRole, value.value);
    }
    if (shown < int(values.size())) {
        auto *more = new QTreeWidgetItem(group,
                                         {tr("%n more…", nullptr, int(values.size()) - shown)});
        more->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        more->setForeground(FacetName, palette().brush(QPalette::Link));
        more->setData(0, DimensionRole, facet.dimension);
    }
}

void FacetPanel::changed(QTreeWidgetItem *item)
{
    const QByteArray value = item->data(0, ValueRole).toByteArray();
    if (!value.isEmpty())
        Q_EMIT chosen(item->data(0, DimensionRole).toByteArray(), value,
                      item->checkState(FacetName) == Qt::Checked);
}

void FacetPanel::activate(QTreeWidgetItem *item)
{
    const QByteArray dimension = item->data(0, DimensionRole).toByteArray();
    if (dimension.isEmpty() || !item->data(0, ValueRole).toByteArray().isEmpty())
        return;
    m_opened.push_back(dimension);
    show(m_facets, m_question);
}

void FacetPanel::keyPressEvent(QKeyEvent *event)
{
    QTreeWidgetItem *item = currentItem();
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || !item) {
        QTreeWidget::keyPressEvent(event);
        return;
    }
    if (item->flags().testFlag(Qt::ItemIsUserCheckable))
        item->setCheckState(
            FacetName, item->checkState(FacetName) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    else
        activate(item);
}

} // namespace sheria::app
