// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decisions/browsepanel.h"

#include "app/decisions/decisionmodel.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "app/tree/librarydelegate.h"
#include "app/tree/librarymodel.h"

#include <QCollator>
#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QTreeView>

#include <algorithm>
#include <array>

namespace sheria::app {

using DecisionBranchKind = DecisionBranch::Kind;
using store::Dimension;
using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct BranchWords
{
    Q_DECLARE_TR_FUNCTIONS(Decisions)
};

struct Group
{
    Dimension dimension;
    const char *label;
};

constexpr std::array Groups = {
    Group{Dimension::Court, QT_TRANSLATE_NOOP("Decisions", "By court")},
    Group{Dimension::Judge, QT_TRANSLATE_NOOP("Decisions", "By judge")},
    Group{Dimension::AreaOfLaw, QT_TRANSLATE_NOOP("Decisions", "By area of law")},
    Group{Dimension::CaseType, QT_TRANSLATE_NOOP("Decisions", "By case type")},
};

using Values = std::vector<store::FacetValue>;

Values facet(const store::DecisionCatalogue &catalogue, const store::DecisionFilter &filter,
             Dimension dimension)
{
    const store::DecisionIndex &index = catalogue.index(store::DecisionScope::All);
    return index.facets(filter)[static_cast<std::size_t>(dimension)];
}

std::vector<DecisionBranch> values(const store::DecisionCatalogue &catalogue,
                                   const DecisionBranch &group, QDate asAt)
{
    std::vector<DecisionBranch> rows;
    for (const store::FacetValue &value : facet(catalogue, group.filter(asAt), group.dimension))
        rows.push_back({DecisionBranchKind::Value, group.dimension, value.value, 0, 0,
                        catalogue.name(value.value), value.count});
    QCollator collator;
    collator.setNumericMode(true);
    std::stable_sort(rows.begin(), rows.end(), [&](const auto &a, const auto &b) {
        return collator.compare(a.label, b.label) < 0;
    });
    return rows;
}

std::vector<DecisionBranch> years(const store::DecisionCatalogue &catalogue,
                                  const DecisionBranch &above, QDate asAt)
{
    std::vector<DecisionBranch> rows;
    for (const store::FacetValue &year :
         facet(catalogue, above.filter(asAt), Dimension::DeliveryYear)) {
        DecisionBranch row = above;
        row.kind = DecisionBranchKind::Year;
        row.year = int(year.value);
        row.label = QString::number(year.value);
        row.count = year.count;
        rows.push_back(row);
    }
    return rows;
}

std::vector<DecisionBranch> months(const store::DecisionCatalogue &catalogue,
                                   const DecisionBranch &year, QDate asAt)
{
    std::vector<DecisionBranch> rows;
    const store::DecisionIndex &index = catalogue.index(store::DecisionScope::All);
    for (const store::FacetValue &month : index.months(year.filter(asAt))) {
        DecisionBranch row = year;
        row.kind = DecisionBranchKind::Month;
        row.month = int(month.value);
        row.label = QLocale().standaloneMonthName(row.month);
        row.label.replace(0, 1, row.label.left(1).toUpper());
        row.count = month.count;
        rows.push_back(row);
    }
    return rows;
}

/// The rows below each of some branches, of one state of the library.
using BranchesBelow = std::vector<std::vector<DecisionBranch>>;

} // namespace

store::DecisionFilter DecisionBranch::filter(QDate asAt) const
{
    store::DecisionFilter filter;
    if (value != 0)
        filter[dimension] = {value};
    if (year != 0)
        filter[Dimension::DeliveryYear] = {year};
    if (month != 0) {
        filter.from = QDate(year, month, 1);
        filter.to = filter.from.addMonths(1).addDays(-1);
    }
    if (asAt.isValid() && (!filter.to.isValid() || asAt < filter.to))
        filter.to = asAt;
    return filter;
}

std::vector<DecisionBranch> topBranches(const store::DecisionCatalogue &catalogue, QDate asAt)
{
    const store::DecisionIndex &index = catalogue.index(store::DecisionScope::All);
    const store::DecisionFilter filter = DecisionBranch().filter(asAt);
    const qint64 count = index.page(filter, store::DecisionOrder::NewestFirst, 0, 0).count;
    if (count == 0)
        return {};
    std::vector<DecisionBranch> rows = {{DecisionBranchKind::All, Dimension::Court, 0, 0, 0,
                                         BranchWords::tr("All decisions"), count}};
    for (const Group &group : Groups) {
        if (!facet(catalogue, filter, group.dimension).empty())
            rows.push_back({DecisionBranchKind::Group, group.dimension, 0, 0, 0,
                            BranchWords::tr(group.label), 0});
    }
    return rows;
}

std::vector<DecisionBranch> branchesBelow(const store::DecisionCatalogue &catalogue,
                                          const DecisionBranch &branch, QDate asAt)
{
    switch (branch.kind) {
    case DecisionBranchKind::Group: return values(catalogue, branch, asAt);
    case DecisionBranchKind::Value: return years(catalogue, branch, asAt);
    case DecisionBranchKind::Year: return months(catalogue, branch, asAt);
    case DecisionBranchKind::All:
    case DecisionBranchKind::Month: return {};
    }
    Q_UNREACHABLE();
}

BrowseModel::BrowseModel(QObject *parent) : TreeModel(parent)
{}

BrowseModel::~BrowseModel() = default;

void BrowseModel::setLibrary(store::Readers *readers, std::shared_ptr<CatalogueKeeper> keeper)
{
    m_keeper = std::move(keeper);
    m_readers = readers;
    clear();
    m_query.setReaders(readers);
    refresh();
}

void BrowseModel::refresh()
{
    if (!m_query)
        return;
    std::vector<DecisionBranch> opened;
    eachBelow(root(), [&](const Node *node) {
        if (node->isLoaded)
            opened.push_back(node->row);
        return true;
    });
    m_query.start(
        [keeper = m_keeper, opened,
         asAt = m_asAt](store::Database &db, const std::stop_token &) -> Result<BranchesBelow> {
            SHERIA_TRY(const auto catalogue, keeper->current(db));
            BranchesBelow below{topBranches(*catalogue, asAt)};
            for (const DecisionBranch &branch : opened)
                below.push_back(branchesBelow(*catalogue, branch, asAt));
            return below;
        },
        [this, opened](Result<BranchesBelow> below) {
            if (below) {
                root()->isLoaded = true;
                merge(root(), std::move(below->front()));
                for (std::size_t i = 0; i < opened.size(); ++i) {
                    // Returns false, which ends the search, once it has found the branch.
                    eachBelow(root(), [&](Node *node) {
                        const bool isIt = node->row.identity() == opened[i].identity();
                        if (isIt)
                            merge(node, std::move((*below)[i + 1]));
                        return !isIt;
                    });
                }
            }
            Q_EMIT refreshed();
        });
}

void BrowseModel::update(Node *node, DecisionBranch row)
{
    if (node->row == row)
        return;
    node->row = std::move(row);
    const QModelIndex changed = indexOf(node);
    Q_EMIT dataChanged(changed, changed);
}

const DecisionBranch *BrowseModel::branch(const QModelIndex &index) const
{
    return index.isValid() ? &nodeAt(index)->row : nullptr;
}

QString BrowseModel::title(const QModelIndex &index) const
{
    QStringList parts;
    for (const Node *node = nodeAt(index); node && node->parent; node = node->parent) {
        if (node->row.kind != DecisionBranch::Kind::Group)
            parts.prepend(node->row.label);
    }
    return parts.join(u" · "_s);
}

bool BrowseModel::hasChildren(const QModelIndex &parent) const
{
    const Node *node = nodeAt(parent);
    return node->isLoaded ? !node->children.empty() : node == root() || node->row.hasBranches();
}

bool BrowseModel::canFetchMore(const QModelIndex &parent) const
{
    const Node *node = nodeAt(parent);
    return m_readers && node != root() && node->row.hasBranches() && !node->isLoaded
        && !node->query;
}

void BrowseModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    Node *node = nodeAt(parent);
    node->query = std::make_unique<LatestQuery>(*m_readers, this);
    node->query->start(
        [keeper = m_keeper, branch = node->row, asAt = m_asAt](
            store::Database &db, const std::stop_token &) -> Result<std::vector<DecisionBranch>> {
            SHERIA_TRY(const auto catalogue, keeper->current(db));
            return branchesBelow(*catalogue, branch, asAt);
        },
        // The node's query goes with it, so that a result that comes has its node.
        [this, node](Result<std::vector<DecisionBranch>> rows) {
            if (rows) {
                node->isLoaded = true;
                merge(node, *std::move(rows));
            }
            node->query.reset();
            Q_EMIT refreshed();
        });
}

QVariant BrowseModel::data(const QModelIndex &index, int role) const
{
    const DecisionBranch *row = branch(index);
    if (!row)
        return {};
    const QString count = row->count > 0 ? QLocale().toString(row->count) : QString();
    const QString label = row->label.isEmpty() ? tr("Unnamed") : row->label;
    switch (role) {
    case Qt::DisplayRole: return label;
    case Qt::DecorationRole:
        return row->kind == DecisionBranch::Kind::All ? QVariant(icon(u"judgment"_s)) : QVariant();
    case Qt::ToolTipRole: return title(index);
    case Qt::AccessibleTextRole:
        return count.isEmpty() ? label : tr("%1, %2 decisions").arg(label, count);
    case LibraryModel::NoteRole: return count;
    default: return {};
    }
}

BrowsePanel::BrowsePanel(QWidget *parent) : QWidget(parent), m_model(new BrowseModel(this))
{
    m_view = makeLibraryTree(this, u"decisionTree"_s, tr("Court decisions"), m_model);
    m_empty = makeEmptyHint(this);
    m_empty->hide();
    vbox({m_empty, {m_view, 1}}, this, QMargins(6, 6, 6, 0));
    setFocusProxy(m_view);
    connect(m_model, &BrowseModel::refreshed, this, &BrowsePanel::showRefreshed);
    connect(m_view, &QTreeView::clicked, this, &BrowsePanel::choose);
    connect(m_view, &QTreeView::activated, this, &BrowsePanel::choose);
}

void BrowsePanel::setLibrary(store::Readers *readers, std::shared_ptr<CatalogueKeeper> keeper)
{
    m_empty->hide();
    m_isOpened = false;
    m_model->setLibrary(readers, std::move(keeper));
}

void BrowsePanel::setAsAt(QDate date)
{
    m_model->setAsAt(date);
}

void BrowsePanel::refresh()
{
    m_model->refresh();
}

void BrowsePanel::choose(const QModelIndex &index)
{
    const DecisionBranch *branch = m_model->branch(index);
    if (!branch)
        return;
    // A group is no choice of decisions, but of what they are browsed by.
    if (branch->kind == DecisionBranch::Kind::Group) {
        m_view->setExpanded(index, !m_view->isExpanded(index));
        return;
    }
    m_view->expand(index);
    Q_EMIT chosen(branch->filter(), m_model->title(index));
}

void BrowsePanel::showRefreshed()
{
    m_empty->setText(m_model->asAt().isValid()
                         ? tr("No court decisions given by %1.").arg(longDate(m_model->asAt()))
                         : tr("This library contains no court decisions."));
    m_empty->setVisible(m_model->rowCount() == 0);
    if (m_isOpened || m_model->rowCount() < 2)
        return;
    m_isOpened = true;
    m_view->expand(m_model->index(1, 0));
}

} // namespace sheria::app
