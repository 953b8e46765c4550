// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/citing/citationgraph.h"

#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/citations/graph.h"
#include "core/domain/decisions/casecitation.h"
#include "core/store/legislation/expressionqueries.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <set>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

enum GraphColumn { NodeTitleColumn, NodeDateColumn, NodeAxisColumn };
constexpr int NodeUriRole = Qt::UserRole;
constexpr int NodeDirectionRole = Qt::UserRole + 1;
constexpr int NodeYearRole = Qt::UserRole + 2;
constexpr int NodeLoadedRole = Qt::UserRole + 3;

GraphNode nodeOf(const Work &work)
{
    const CaseCitation citation = workCitation(work, work.title, {}, {});
    GraphNode node{work.uri.canonical().workUri(false), work.title, citation.date, !citation.isLaw};
    if (!node.date.isValid() && citation.year.toInt() > 0)
        node.date = QDate(citation.year.toInt(), 1, 1);
    return node;
}

void sortByDate(std::vector<GraphNode> &nodes)
{
    std::stable_sort(nodes.begin(), nodes.end(),
                     [](const GraphNode &a, const GraphNode &b) { return a.date > b.date; });
}

/// The works that the text of `asAt` cites; none where there was no text yet.
Result<std::vector<citations::CitedWork>> citesAsAt(store::Database &db, FrbrUri uri,
                                                    const Today &today, QDate asAt)
{
    uri.expressionDate = FrbrUri::asAt(asAt);
    const Result<ExpressionRecord> record = store::findExpression(db, uri, today);
    if (record)
        return citations::cites(db, *record, citations::Unnamed::LeftOut, asAt);
    if (record.error().code == ErrorCode::NotFound)
        return std::vector<citations::CitedWork>();
    return record.error();
}

} // namespace

Result<GraphStep> graphStep(store::Database &db, const QByteArray &workUri, const Today &today,
                            QDate asAt)
{
    SHERIA_TRY(const FrbrUri uri, FrbrUri::parse(workUri));
    SHERIA_TRY(const ExpressionRecord record, store::findExpression(db, uri, today));
    GraphStep step{nodeOf(record.work), {}, {}};
    SHERIA_TRY(const auto cites,
               asAt.isValid() ? citesAsAt(db, uri, today, asAt) : citations::cites(db, record));
    SHERIA_TRY(const citations::CitedBy citedBy, citations::citedBy(db, record, {}, asAt));
    std::set<QByteArray> known = {step.centre.uri};
    for (const citations::CitedWork &one : cites) {
        if (one.work.uri.isEmpty() || !known.insert(one.work.uri).second)
            continue;
        SHERIA_TRY(const Work work, store::findWork(db, one.work.uri));
        step.cites.push_back(nodeOf(work));
    }
    known = {step.centre.uri};
    for (const citations::CitingWork &one : citedBy.works) {
        if (!known.insert(one.work.uri).second)
            continue;
        step.citedBy.push_back({one.work.uri, one.work.title, one.date, one.doctype == "judgment"});
        // A law's newest text is younger than the law.
        if (one.doctype != "judgment") {
            SHERIA_TRY(const Work work, store::findWork(db, one.work.uri));
            step.citedBy.back() = nodeOf(work);
        }
    }
    sortByDate(step.cites);
    sortByDate(step.citedBy);
    return step;
}

void TimeAxis::note(int year)
{
    m_first = m_first == 0 ? year : std::min(m_first, year);
    m_last = std::max(m_last, year);
}

void TimeAxis::paint(QPainter *painter, const QStyleOptionViewItem &option,
                     const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const int year = index.data(NodeYearRole).toInt();
    if (year == 0 || m_first == 0)
        return;
    constexpr int Margin = 10;
    constexpr int Radius = 4;
    const QRect area = option.rect.adjusted(Margin, 0, -Margin, 0);
    const int y = area.center().y();
    const double part = m_last == m_first ? 0.5 : double(year - m_first) / double(m_last - m_first);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QPalette::ColorRole role = isSelected ? QPalette::HighlightedText : QPalette::Text;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QColor line = option.palette.color(role);
    line.setAlphaF(0.35F);
    painter->setPen(line);
    painter->drawLine(area.left(), y, area.right(), y);
    painter->setPen(Qt::NoPen);
    painter->setBrush(option.palette.color(role));
    painter->drawEllipse(QPoint(area.left() + int(part * area.width()), y), Radius, Radius);
    painter->restore();
}

CitationGraph::CitationGraph(QWidget *parent, store::Readers &readers, const Today &today)
    : QDialog(parent)
    , m_readers(readers)
    , m_today(today)
    , m_centre(readers, this)
{
    setUpDialog(*this, u"citationGraph"_s, tr("Citation Graph"));
    m_back = makeToolButton(this, u"graphBack"_s, u"back"_s, tr("Back to the work before"));
    m_back->setEnabled(false);
    m_title = makeParagraph(this, u"graphTitle"_s);
    m_tree = makeTree(this, u"graphTree"_s, tr("Citation graph"),
                      {tr("Work"), tr("Date"), QString()});
    m_axis = new TimeAxis(m_tree);
    m_tree->setItemDelegateForColumn(NodeAxisColumn, m_axis);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->installEventFilter(this);
    m_tree->header()->setSectionResizeMode(NodeTitleColumn, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(NodeDateColumn, QHeaderView::ResizeToContents);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->resizeSection(NodeAxisColumn, 180);
    m_note = makeParagraph(this, u"graphNote"_s,
                           tr("The arrow keys open and close branches. Return or a double click "
                              "puts a work in the middle, Backspace goes back, Ctrl+Return opens "
                              "its text."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    vbox({hbox({m_back, {m_title, 1}}), {m_tree, 1}, m_note, buttons}, this, StyleMargins);
    resize(760, 520);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_back, &QToolButton::clicked, this, &CitationGraph::goBack);
    connect(m_tree, &QTreeWidget::itemExpanded, this, &CitationGraph::expand);
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this, &CitationGraph::activate);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &CitationGraph::showMenu);
}

void CitationGraph::setAsAt(QDate date)
{
    m_asAt = date;
    if (!m_path.empty())
        walkTo(m_path.back());
}

void CitationGraph::walkTo(const QByteArray &workUri)
{
    m_title->setText(tr("Reading…"));
    m_centre.start(
        [workUri, today = m_today, asAt = m_asAt](store::Database &db, const std::stop_token &) {
            return graphStep(db, workUri, today, asAt);
        },
        [this, workUri](const Result<GraphStep> &step) {
            if (!step) {
                m_title->setText(errorText(step.error().code));
                return;
            }
            if (m_path.empty() || m_path.back() != workUri)
                m_path.push_back(workUri);
            showCentre(*step);
        });
}

void CitationGraph::showCentre(const GraphStep &step)
{
    m_queries.clear();
    m_rest.clear();
    m_tree->clear();
    m_axis->clear();
    const QString date = longDate(step.centre.date);
    m_title->setText(date.isEmpty() ? step.centre.title
                                    : u"%1 (%2)"_s.arg(step.centre.title, date));
    m_back->setEnabled(m_path.size() > 1);
    const QString day = longDate(m_asAt);
    QTreeWidgetItem *citedBy = branch(
        m_asAt.isValid() ? tr("Cited by (%L1), as at %2").arg(step.citedBy.size()).arg(day)
                         : tr("Cited by (%L1)").arg(step.citedBy.size()),
        step.citedBy, Direction::CitedBy);
    branch(m_asAt.isValid() ? tr("Cites (%L1), as at %2").arg(step.cites.size()).arg(day)
                            : tr("Cites (%L1)").arg(step.cites.size()),
           step.cites, Direction::Cites);
    m_tree->setCurrentItem(citedBy->childCount() > 0 ? citedBy->child(0) : citedBy);
    m_tree->setFocus();
}

QTreeWidgetItem *CitationGraph::branch(const QString &title, const std::vector<GraphNode> &nodes,
                                       Direction direction)
{
    auto *item = new QTreeWidgetItem(m_tree, {title});
    QFont font = m_tree->font();
    font.setBold(true);
    item->setFont(NodeTitleColumn, font);
    item->setData(NodeTitleColumn, NodeLoadedRole, true);
    add(item, nodes, 0, direction);
    item->setExpanded(true);
    return item;
}

void CitationGraph::add(QTreeWidgetItem *parent, const std::vector<GraphNode> &nodes,
                        std::size_t from, Direction direction)
{
    const std::size_t end = std::min(nodes.size(), from + Few);
    for (std::size_t i = from; i < end; ++i) {
        const GraphNode &node = nodes[i];
        const QString date = longDate(node.date);
        auto *item = new QTreeWidgetItem(parent, {node.title, date});
        item->setIcon(NodeTitleColumn, icon(node.isJudgment ? u"judgment"_s : u"act"_s));
        item->setToolTip(NodeTitleColumn, node.title + u'\n' + QString::fromUtf8(node.uri));
        item->setData(NodeTitleColumn, NodeUriRole, node.uri);
        item->setData(NodeTitleColumn, NodeDirectionRole, int(direction));
        item->setData(NodeAxisColumn, NodeYearRole, node.date.isValid() ? node.date.year() : 0);
        item->setData(NodeAxisColumn, Qt::AccessibleTextRole, date);
        item->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
        if (node.date.isValid())
            m_axis->note(node.date.year());
    }
    if (end < nodes.size()) {
        auto *more = new QTreeWidgetItem(parent, {tr("More… (%L1)").arg(nodes.size() - end)});
        more->setData(NodeTitleColumn, NodeDirectionRole, int(direction));
        m_rest[more] = std::vector<GraphNode>(nodes.begin() + std::ptrdiff_t(end), nodes.end());
    }
    if (m_axis->first() > 0)
        m_tree->headerItem()->setText(NodeAxisColumn,
                                      u"%1 – %2"_s.arg(m_axis->first()).arg(m_axis->last()));
    m_tree->viewport()->update();
}

/// A branch is read when it is opened.
void CitationGraph::expand(QTreeWidgetItem *item)
{
    const QByteArray uri = item->data(NodeTitleColumn, NodeUriRole).toByteArray();
    if (uri.isEmpty() || item->data(NodeTitleColumn, NodeLoadedRole).toBool())
        return;
    item->setData(NodeTitleColumn, NodeLoadedRole, true);
    auto query = std::make_unique<LatestQuery>(m_readers, this);
    query->start(
        [uri, today = m_today, asAt = m_asAt](store::Database &db, const std::stop_token &) {
            return graphStep(db, uri, today, asAt);
        },
        // The query is the item's, so this is not called once the item has gone.
        [this, item](const Result<GraphStep> &step) {
            const auto direction = Direction(
                item->data(NodeTitleColumn, NodeDirectionRole).toInt());
            item->setChildIndicatorPolicy(QTreeWidgetItem::DontShowIndicatorWhenChildless);
            if (step)
                add(item, direction == Direction::Cites ? step->cites : step->citedBy, 0,
                    direction);
        });
    m_queries[item] = std::move(query);
}

void CitationGraph::activate(QTreeWidgetItem *item)
{
    if (!item)
        return;
    if (const auto rest = m_rest.find(item); rest != m_rest.end()) {
        const std::vector<GraphNode> nodes = std::move(rest->second);
        const auto direction = Direction(item->data(NodeTitleColumn, NodeDirectionRole).toInt());
        QTreeWidgetItem *parent = item->parent();
        m_rest.erase(rest);
        const int row = parent->indexOfChild(item);
        delete item;
        add(parent, nodes, 0, direction);
        m_tree->setCurrentItem(parent->child(row));
        return;
    }
    const QByteArray uri = item->data(NodeTitleColumn, NodeUriRole).toByteArray();
    if (!uri.isEmpty())
        walkTo(uri);
}

void CitationGraph::goBack()
{
    if (m_path.size() < 2)
        return;
    m_path.pop_back();
    walkTo(m_path.back());
}

bool CitationGraph::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_tree || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    QTreeWidgetItem *item = m_tree->currentItem();
    if (key->key() == Qt::Key_Backspace) {
        goBack();
        return true;
    }
    if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter)
        return false;
    if (!key->modifiers().testFlag(Qt::ControlModifier))
        activate(item);
    else if (item && !item->data(NodeTitleColumn, NodeUriRole).toByteArray().isEmpty())
        Q_EMIT openRequested(item->data(NodeTitleColumn, NodeUriRole).toByteArray(), true);
    return true;
}

void CitationGraph::showMenu(const QPoint &at)
{
    QTreeWidgetItem *item = m_tree->itemAt(at);
    const QByteArray uri = item ? item->data(NodeTitleColumn, NodeUriRole).toByteArray()
                                : QByteArray();
    if (uri.isEmpty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Centre on This Work"), this, [this, uri] { walkTo(uri); });
    menu->addAction(tr("Open in New Tab"), this, [this, uri] { Q_EMIT openRequested(uri, true); });
    menu->popup(m_tree->viewport()->mapToGlobal(at));
}

} // namespace sheria::app
