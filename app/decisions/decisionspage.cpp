// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decisions/decisionspage.h"

#include "app/text/words.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace sheria::app {

using namespace Qt::StringLiterals;
using store::DecisionColumn;

namespace {

constexpr int DecisionFacetsWidth = 210;
constexpr int WidthForDecisionFacets =
    640; ///< Of the page; a narrower one shows them when asked to.
// Of the table, in letters: with less these columns give way.
constexpr int RoomForFlags = 105;
constexpr int RoomForCourt = 70;
constexpr int RoomForDate = 56;
constexpr double DecisionRowHeight = 1.9; ///< Times the height of the letters.

/// The column of the table by which the list is in order.
int tableColumn(DecisionColumn column)
{
    switch (column) {
    case DecisionColumn::Citation: return DecisionModel::Citation;
    case DecisionColumn::Title: return DecisionModel::Title;
    case DecisionColumn::Court: return DecisionModel::Court;
    case DecisionColumn::Date: return DecisionModel::Date;
    }
    Q_UNREACHABLE();
}

/// The marks of a decision, each with a dot in the colour it was given.
class FlagDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

// Units: device-independent pixels.
constexpr int FlagMargin = 8;
constexpr int Dot = 8;
constexpr int FlagGap = 5;

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

} // namespace

DecisionsPage::DecisionsPage(QWidget *parent)
    : ListPage({.facets = u"decisionFacets"_s,
                .state = u"decisionsState"_s,
                .narrow = u"narrowDecisions"_s,
                .close = u"closeDecisions"_s,
                .narrowText = tr("Filter decisions"),
                .closeText = tr("Back to texts"),
                .facetsWidth = DecisionFacetsWidth,
                .widthForFacets = WidthForDecisionFacets},
               parent)
    , m_model(new DecisionModel(this))
{
    setObjectName(u"decisionsPage"_s);
    buildTools();
    buildTable();
    assemble({m_days, m_all, m_scope}, m_table);
    connectParts();
}

void DecisionsPage::buildTools()
{
    m_days = makeToolButton(this, u"decisionDays"_s, u"close"_s, tr("Show all months"));
    m_days->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_days->hide();
    m_all = makeToolButton(this, u"allDecisions"_s, u"refresh"_s, tr("Show all decisions"));
    m_scope = makeComboBox(this, u"decisionScope"_s, tr("State of the decisions"),
                           {{tr("All states"), int(store::DecisionScope::All)},
                            {tr("Published"), int(store::DecisionScope::Published)},
                            {tr("Being processed"), int(store::DecisionScope::Processing)}});
}

void DecisionsPage::buildTable()
{
    m_table = new QTableView(this);
    setUpTable(*m_table, u"decisionList"_s, tr("Decisions"));
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(DecisionModel::Flags, new FlagDelegate(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_table->setCornerButtonEnabled(false);
    QHeaderView *rows = m_table->verticalHeader();
    rows->hide();
    rows->setSectionResizeMode(QHeaderView::Fixed);
    rows->setDefaultSectionSize(int(m_table->fontMetrics().height() * DecisionRowHeight));
    QHeaderView *columns = m_table->horizontalHeader();
    columns->setHighlightSections(false);
    columns->setSectionsClickable(true);
    columns->setSortIndicatorShown(true);
    columns->setSortIndicator(DecisionModel::Date, Qt::DescendingOrder);
    columns->setSectionResizeMode(QHeaderView::Interactive);
    columns->setSectionResizeMode(DecisionModel::Title, QHeaderView::Stretch);
}

void DecisionsPage::connectParts()
{
    connect(m_model, &DecisionModel::answered, this, &DecisionsPage::showAnswer);
    connect(m_model, &DecisionModel::failed, this, &DecisionsPage::showFailure);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            &DecisionsPage::setOrder);
    connect(m_table, &QWidget::customContextMenuRequested, this, &DecisionsPage::showMenu);
    connect(m_days, &QToolButton::clicked, this, [this] {
        m_question.filter.from = {};
        m_question.filter.to = {};
        ask();
    });
    connect(m_all, &QToolButton::clicked, this, [this] { list({}, {}); });
    connect(m_scope, &QComboBox::activated, this, [this] {
        m_question.scope = store::DecisionScope(m_scope->currentData().toInt());
        ask();
    });
}

void DecisionsPage::setLibrary(store::Readers *readers, std::shared_ptr<CatalogueKeeper> keeper)
{
    m_question = {};
    m_titled = {};
    m_title.clear();
    m_current = 0;
    m_isAsked = false;
    m_scope->setCurrentIndex(0);
    m_table->horizontalHeader()->setSortIndicator(DecisionModel::Date, Qt::DescendingOrder);
    m_model->setLibrary(readers, std::move(keeper));
    facets().clear();
}

void DecisionsPage::list(const store::DecisionFilter &filter, const QString &title)
{
    m_question.filter = filter;
    m_titled = filter;
    m_title = title;
    ask();
}

void DecisionsPage::choose(const QByteArray &dimension, const QByteArray &value, bool isWanted)
{
    app::choose(m_question.filter, dimension, value, isWanted);
    ask();
}

void DecisionsPage::ask()
{
    m_current = 0;
    m_isAsked = true;
    showDays();
    store::DecisionQuestion asked = m_question;
    if (m_asAt.isValid() && (!asked.filter.to.isValid() || m_asAt < asked.filter.to))
        asked.filter.to = m_asAt;
    m_model->ask(asked);
}

void DecisionsPage::setAsAt(QDate date)
{
    m_asAt = date;
    if (m_isAsked)
        ask();
}

void DecisionsPage::refresh()
{
    m_current = m_model->workAt(m_table->currentIndex().row());
    m_model->refresh();
}

void DecisionsPage::setOrder(int column, Qt::SortOrder order)
{
    const bool isDescending = order == Qt::DescendingOrder;
    for (const DecisionColumn known : {DecisionColumn::Citation, DecisionColumn::Title,
                                       DecisionColumn::Court, DecisionColumn::Date}) {
        if (tableColumn(known) != column)
            continue;
        if (m_question.column == known && m_question.isDescending == isDescending)
            return;
        // Another column: names from A on, but the newest day first.
        const bool isOther = m_question.column != known;
        m_question.column = known;
        m_question.isDescending = isOther ? known == DecisionColumn::Date : isDescending;
        ask();
    }
    // The marks have no order.
    const QSignalBlocker quiet(m_table->horizontalHeader());
    m_table->horizontalHeader()->setSortIndicator(tableColumn(m_question.column),
                                                  m_question.isDescending ? Qt::DescendingOrder
                                                                          : Qt::AscendingOrder);
}

void DecisionsPage::showAnswer(const DecisionAnswer &answer)
{
    const int count = int(std::min<qint64>(answer.count, std::numeric_limits<int>::max()));
    QString counted = tr("%n decision(s)", nullptr, count);
    if (m_asAt.isValid())
        counted = tr("%1 by %2", "how many decisions, date").arg(counted, longDate(m_asAt));
    const bool isTitled = !m_title.isEmpty() && m_question.filter == m_titled;
    state().setText(isTitled ? tr("%1: %2", "what is listed, how many").arg(m_title, counted)
                             : counted);
    state().setToolTip(state().text());
    m_all->setEnabled(m_question.filter != store::DecisionFilter());
    facets().show(answer.facets, chosenIn(m_question.filter));
    if (answer.count == 0) {
        const bool isNarrowed = m_question.filter != store::DecisionFilter()
            || m_question.scope != store::DecisionScope::All || m_asAt.isValid();
        showHint(isNarrowed ? tr("No matching decisions. Remove some filters.")
                            : tr("This library contains no court decisions. Import some, or drop "
                                 "files on the window."));
        return;
    }
    showList();
    const int row = std::max(0, m_model->rowOf(m_current));
    m_table->setCurrentIndex(m_model->index(row, DecisionModel::Title));
    m_table->scrollTo(m_table->currentIndex());
}

void DecisionsPage::showFailure(const Error &error)
{
    if (error.code == ErrorCode::Cancelled)
        return;
    state().clear();
    facets().clear();
    showHint(errorText(error.code));
}

/// The month that was chosen, to be taken back.
void DecisionsPage::showDays()
{
    const QDate from = m_question.filter.from;
    m_days->setVisible(from.isValid());
    if (from.isValid())
        m_days->setText(monthOfYear(from));
}

void DecisionsPage::showMenu(const QPoint &at)
{
    const store::DecisionSummary *summary = m_model->at(m_table->indexAt(at).row());
    if (!summary)
        return;
    const QByteArray uri = summary->uri;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Open"), this, [this, uri] { Q_EMIT openRequested(uri, false); });
    menu->addAction(tr("Open in New Tab"), this, [this, uri] { Q_EMIT openRequested(uri, true); });
    menu->addSeparator();
    Q_EMIT menuRequested(menu, uri);
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

void DecisionsPage::open(const QModelIndex &index, bool inNewTab)
{
    const store::DecisionSummary *summary = m_model->at(index.row());
    if (!summary)
        return;
    m_current = summary->work;
    Q_EMIT openRequested(summary->uri, inNewTab);
}

/// The parties have what the others leave; on a narrow page the marks, then the court, then
/// the day give way.
void DecisionsPage::fitColumns()
{
    const int letter = m_table->fontMetrics().averageCharWidth();
    const int room = m_table->viewport()->width() / std::max(1, letter);
    m_table->setColumnHidden(DecisionModel::Court, room < RoomForCourt);
    m_table->setColumnHidden(DecisionModel::Flags, room < RoomForFlags);
    m_table->setColumnHidden(DecisionModel::Date, room < RoomForDate);
    m_table->setColumnWidth(DecisionModel::Citation, letter * 23);
    m_table->setColumnWidth(DecisionModel::Court, letter * std::min(36, room / 5));
    int date = 0;
    for (int month = 1; month <= 12; ++month)
        date = std::max(date,
                        m_table->fontMetrics().horizontalAdvance(longDate(QDate(2000, month, 28))));
    m_table->setColumnWidth(DecisionModel::Date, date + letter * 3);
    m_table->setColumnWidth(DecisionModel::Flags, letter * 20);
}

bool DecisionsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (m_table && watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return ListPage::eventFilter(watched, event);
}

} // namespace sheria::app
