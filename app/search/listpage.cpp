// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/listpage.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

enum Role { DimensionRole = Qt::UserRole, ValueRole };
enum FacetColumn { FacetName, CountColumn, FacetColumns };

constexpr int LeastStateWidth = 56;

} // namespace

FacetPanel::FacetPanel(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(u"searchFacets"_s);
    setAccessibleName(tr("Filter results"));
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

ListPage::ListPage(const Shape &shape, QWidget *parent)
    : QWidget(parent)
    , m_widthForFacets(shape.widthForFacets)
    , m_facets(new FacetPanel(this))
    , m_state(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_narrow(makeToolButton(this, shape.narrow, u"down"_s, shape.narrowText))
    , m_close(makeToolButton(this, shape.close, u"close"_s, shape.closeText))
{
    m_facets->setObjectName(shape.facets);
    m_facets->setAccessibleName(shape.narrowText);
    m_facets->setFixedWidth(shape.facetsWidth);
    m_state->setObjectName(shape.state);
    m_state->setMinimumWidth(LeastStateWidth);
    m_state->setTextFormat(Qt::PlainText);
    m_hint->setObjectName(u"emptyHint"_s);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->hide();
    m_narrow->setCheckable(true);
    connect(m_facets, &FacetPanel::chosen, this,
            [this](const QByteArray &dimension, const QByteArray &value, bool isWanted) {
                choose(dimension, value, isWanted);
            });
    connect(m_narrow, &QToolButton::toggled, this, &ListPage::showFacets);
    connect(m_close, &QToolButton::clicked, this, &ListPage::closed);
}

void ListPage::assemble(std::initializer_list<QWidget *> tools, QAbstractItemView *list,
                        QWidget *note)
{
    m_list = list;
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    auto *bar = new QWidget(this);
    bar->setObjectName(u"resultsBar"_s);
    auto *inBar = hbox({m_narrow, {m_state, 1}}, bar, QMargins(10, 5, 8, 5));
    for (QWidget *tool : tools)
        inBar->addWidget(tool);
    inBar->addWidget(m_close);
    auto *listed = new QVBoxLayout;
    listed->setSpacing(0);
    if (note)
        listed->addWidget(note, 0, Qt::AlignLeading);
    listed->addWidget(m_hint);
    listed->addWidget(m_list, 1);
    auto *body = hbox({m_facets, {listed, 1}});
    body->setSpacing(0);
    vbox({bar, {body, 1}}, this)->setSpacing(0);
    // By keyboard in the order in which they stand.
    QWidget *before = m_narrow;
    for (QWidget *tool : tools) {
        setTabOrder(before, tool);
        before = tool;
    }
    setTabOrder(before, m_close);
    setTabOrder(m_close, m_facets);
    setTabOrder(m_facets, note ? note : m_list);
    if (note)
        setTabOrder(note, m_list);
}

void ListPage::showHint(const QString &sentence)
{
    m_list->hide();
    m_hint->setText(sentence);
    m_hint->show();
    showFacets();
}

void ListPage::showList()
{
    m_hint->hide();
    m_list->show();
    showFacets();
}

void ListPage::focusList()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

void ListPage::showFacets()
{
    // Without results there is nothing to filter, unless it is the filter that has left none.
    const bool isOfUse = m_hint->isHidden() || m_facets->topLevelItemCount() > 0;
    const bool hasRoom = width() >= m_widthForFacets;
    m_narrow->setVisible(isOfUse && !hasRoom);
    m_facets->setVisible(isOfUse && (hasRoom || m_narrow->isChecked()));
}

void ListPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showFacets();
}

void ListPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

bool ListPage::eventFilter(QObject *watched, QEvent *event)
{
    if (m_list && watched == m_list && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            open(m_list->currentIndex(), key->modifiers().testFlag(Qt::ControlModifier));
            return true;
        }
    }
    if (m_list && watched == m_list->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const bool isNewTab = mouse->button() == Qt::MiddleButton
            || mouse->modifiers().testFlag(Qt::ControlModifier);
        // With Shift several rows are chosen.
        if (mouse->button() != Qt::RightButton && !mouse->modifiers().testFlag(Qt::ShiftModifier))
            open(m_list->indexAt(mouse->pos()), isNewTab);
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sheria::app
