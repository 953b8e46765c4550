#include "app/decisions/browsemodel.h"

#include "app/decisions/cataloguekeeper.h"
#include "app/theme/icons.h"
#include "app/tree/librarymodel.h"

#include <QLocale>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

struct BrowseModel::Node
{
    DecisionBranch row;
    Node *parent = nullptr;
    std::vector<std::unique_ptr<Node>> children;
    bool isLoaded = false;
    std::unique_ptr<LatestQuery> query;

    int position() const
    {
        const auto &siblings = parent->children;
        const auto at = std::find_if(siblings.begin(), siblings.end(),
                                     [this](const auto &node) { return node.get() == this; });
        return int(at - siblings.begin());
    }
};

BrowseModel::BrowseModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<Node>())
{}

BrowseModel::~BrowseModel() = default;

void BrowseModel::setLibrary(store::Readers *readers, std::shared_ptr<CatalogueKeeper> keeper)
{
    m_query.reset();
    m_keeper = std::move(keeper);
    m_readers = readers;
    beginResetModel();
    m_root = std::make_unique<Node>();
    endResetModel();
    if (readers)
        m_query = std::make_unique<LatestQuery>(*readers, this);
    refresh();
}

void BrowseModel::collectOpened(Node *node, std::vector<Node *> &opened) const
{
    for (const auto &child : node->children) {
        if (child->isLoaded)
            opened.push_back(child.get());
        collectOpened(child.get(), opened);
    }
}

void BrowseModel::refresh()
{
    if (!m_query)
        return;
    std::vector<Node *> nodes;
    collectOpened(m_root.get(), nodes);
    std::vector<DecisionBranch> opened;
    opened.reserve(nodes.size());
    for (const Node *node : nodes)
        opened.push_back(node->row);
    m_query->start(
        [keeper = m_keeper, opened](store::Database &db,
                                    const std::stop_token &) -> Result<Snapshot> {
            SHERIA_TRY(const auto catalogue, keeper->current(db));
            Snapshot snapshot;
            snapshot.below.push_back(topBranches(*catalogue));
            for (const DecisionBranch &branch : opened)
                snapshot.below.push_back(branchesBelow(*catalogue, branch));
            return snapshot;
        },
        [this, opened](Result<Snapshot> snapshot) {
            if (snapshot) {
                merge(m_root.get(), std::move(snapshot->below.front()));
                for (std::size_t i = 0; i < opened.size(); ++i) {
                    if (Node *node = find(opened[i], m_root.get()))
                        merge(node, std::move(snapshot->below[i + 1]));
                }
            }
            Q_EMIT refreshed();
        });
}

BrowseModel::Node *BrowseModel::find(const DecisionBranch &branch, Node *from) const
{
    for (const auto &child : from->children) {
        if (child->row.isSameRow(branch))
            return child.get();
        if (Node *found = find(branch, child.get()))
            return found;
    }
    return nullptr;
}

void BrowseModel::removeMissing(Node *node, const std::vector<DecisionBranch> &rows)
{
    for (int row = int(node->children.size()) - 1; row >= 0; --row) {
        const DecisionBranch &known = node->children[std::size_t(row)]->row;
        if (std::any_of(rows.begin(), rows.end(),
                        [&](const DecisionBranch &wanted) { return wanted.isSameRow(known); }))
            continue;
        beginRemoveRows(indexOf(node), row, row);
        node->children.erase(node->children.begin() + row);
        endRemoveRows();
    }
}

void BrowseModel::merge(Node *node, std::vector<DecisionBranch> rows)
{
    node->isLoaded = true;
    const QModelIndex parent = indexOf(node);
    removeMissing(node, rows);
    auto &children = node->children;
    for (int row = 0; row < int(rows.size()); ++row) {
        DecisionBranch &wanted = rows[std::size_t(row)];
        const auto found = std::find_if(children.begin() + row, children.end(),
                                        [&](const auto &child) {
                                            return child->row.isSameRow(wanted);
                                        });
        const int at = int(found - children.begin());
        if (found == children.end()) {
            beginInsertRows(parent, row, row);
            auto child = std::make_unique<Node>();
            child->parent = node;
            child->row = std::move(wanted);
            children.insert(children.begin() + row, std::move(child));
            endInsertRows();
            continue;
        }
        if (at != row) {
            beginMoveRows(parent, at, at, parent, row);
            std::rotate(children.begin() + row, found, found + 1);
            endMoveRows();
        }
        Node *child = children[std::size_t(row)].get();
        if (child->row == wanted)
            continue;
        child->row = std::move(wanted);
        const QModelIndex changed = index(row, 0, parent);
        Q_EMIT dataChanged(changed, changed);
    }
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

BrowseModel::Node *BrowseModel::nodeAt(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Node *>(index.internalPointer()) : m_root.get();
}

QModelIndex BrowseModel::indexOf(const Node *node) const
{
    if (node == m_root.get())
        return {};
    return createIndex(node->position(), 0, const_cast<Node *>(node)); // NOLINT
}

QModelIndex BrowseModel::index(int row, int column, const QModelIndex &parent) const
{
    const Node *node = nodeAt(parent);
    if (column != 0 || row < 0 || row >= int(node->children.size()))
        return {};
    return createIndex(row, 0, node->children[std::size_t(row)].get());
}

QModelIndex BrowseModel::parent(const QModelIndex &index) const
{
    return index.isValid() ? indexOf(nodeAt(index)->parent) : QModelIndex();
}

int BrowseModel::rowCount(const QModelIndex &parent) const
{
    return int(nodeAt(parent)->children.size());
}

int BrowseModel::columnCount(const QModelIndex &) const
{
    return 1;
}

bool BrowseModel::hasChildren(const QModelIndex &parent) const
{
    const Node *node = nodeAt(parent);
    return node->isLoaded ? !node->children.empty()
                          : node == m_root.get() || node->row.hasBranches();
}

bool BrowseModel::canFetchMore(const QModelIndex &parent) const
{
    const Node *node = nodeAt(parent);
    return m_readers && node != m_root.get() && node->row.hasBranches() && !node->isLoaded
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
            if (rows)
                merge(node, *std::move(rows));
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
