#include "app/decisions/browsemodel.h"

#include "app/decisions/cataloguekeeper.h"
#include "app/theme/icons.h"
#include "app/tree/librarymodel.h"

#include <QLocale>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The rows below each of some branches, of one state of the library.
using BranchesBelow = std::vector<std::vector<DecisionBranch>>;

} // namespace

BrowseModel::BrowseModel(QObject *parent) : TreeModel(parent)
{}

BrowseModel::~BrowseModel() = default;

void BrowseModel::setLibrary(store::Readers *readers, std::shared_ptr<CatalogueKeeper> keeper)
{
    m_query.reset();
    m_keeper = std::move(keeper);
    m_readers = readers;
    clear();
    if (readers)
        m_query = std::make_unique<LatestQuery>(*readers, this);
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
    m_query->start(
        [keeper = m_keeper, opened](store::Database &db,
                                    const std::stop_token &) -> Result<BranchesBelow> {
            SHERIA_TRY(const auto catalogue, keeper->current(db));
            BranchesBelow below{topBranches(*catalogue)};
            for (const DecisionBranch &branch : opened)
                below.push_back(branchesBelow(*catalogue, branch));
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
        [keeper = m_keeper, branch = node->row](
            store::Database &db, const std::stop_token &) -> Result<std::vector<DecisionBranch>> {
            SHERIA_TRY(const auto catalogue, keeper->current(db));
            return branchesBelow(*catalogue, branch);
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
    const QString label = row->label.isEmpty() ? tr("Not named") : row->label;
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

} // namespace sheria::app
