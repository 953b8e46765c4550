#include "app/tree/librarymodel.h"

#include "app/theme/icons.h"
#include "app/tree/librarysnapshot.h"

#include <QLocale>
#include <QSet>

#include <algorithm>

namespace sheria::app {

using BranchKind = Branch::Kind;

struct LibraryModel::Node
{
    Branch row; ///< Without children: they are nodes.
    Node *parent = nullptr;
    std::vector<std::unique_ptr<Node>> children;
    bool hasWorks = false; ///< Of a year: its works have been loaded.
    std::unique_ptr<LatestQuery> query;
    mutable std::size_t found = 0; ///< Where it stood when it was last looked for.

    /// Views ask each row again and again, so it is looked for only when it has moved.
    int position() const
    {
        const auto &siblings = parent->children;
        if (found < siblings.size() && siblings[found].get() == this)
            return int(found);
        const auto at = std::find_if(siblings.begin(), siblings.end(),
                                     [this](const auto &node) { return node.get() == this; });
        found = std::size_t(at - siblings.begin());
        return int(found);
    }
    BranchKey key() const { return {parent->parent->row.key, parent->row.key, row.key}; }
};

struct LibraryModel::Snapshot : LibrarySnapshot
{};

LibraryModel::LibraryModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<Node>())
{}

LibraryModel::~LibraryModel() = default;

void LibraryModel::setReaders(store::Readers *readers)
{
    m_query.reset();
    m_readers = readers;
    m_filter.clear();
    show({});
    if (readers)
        m_query = std::make_unique<LatestQuery>(*readers, this);
    refresh();
}

void LibraryModel::setFilter(const QString &text)
{
    const QString filter = text.simplified();
    if (filter == m_filter)
        return;
    m_filter = filter;
    show({});
    refresh();
}

void LibraryModel::refresh()
{
    if (!m_query)
        return;
    m_query->start(
        [filter = m_filter, years = openedYears(m_root.get())](store::Database &db,
                                                               const std::stop_token &) {
            return filter.isEmpty() ? readLibrary(db, years)
                                    : searchLibrary(db, filter, MaxMatches);
        },
        [this](const Result<LibrarySnapshot> &snapshot) {
            if (snapshot)
                showSnapshot({*snapshot});
            Q_EMIT refreshed();
        });
}

void LibraryModel::showMarks(const std::vector<store::UnreadWork> &works)
{
    m_marks = UnreadMarks(works);
    touch(m_root.get());
}

/// All below it may be painted in another way.
void LibraryModel::touch(const Node *node)
{
    if (node->children.empty())
        return;
    const QModelIndex parent = indexOf(node);
    Q_EMIT dataChanged(index(0, 0, parent), index(int(node->children.size()) - 1, 0, parent),
                       {MarkRole, UnreadRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
    for (const auto &child : node->children)
        touch(child.get());
}

bool LibraryModel::isUnread(const QByteArray &workUri) const
{
    const store::UnreadWork *work = m_marks.find(workUri);
    return work && !work->isRead;
}

LibraryModel::Mark LibraryModel::markOf(const Node *node) const
{
    const store::UnreadWork *work = node->row.kind == BranchKind::Work ? m_marks.find(node->row.key)
                                                                       : nullptr;
    if (!work)
        return Mark::None;
    if (work->isRead)
        return Mark::Stale;
    return work->news == store::SyncNews::New ? Mark::New : Mark::Changed;
}

qint64 LibraryModel::unreadBelow(const Node *node) const
{
    switch (node->row.kind) {
    case BranchKind::Country:
    case BranchKind::Locality: return m_marks.ofPlace(node->row.key);
    case BranchKind::Nature: return m_marks.ofNature(node->parent->row.key, node->row.key);
    case BranchKind::Year: {
        const BranchKey key = node->key();
        return m_marks.ofYear(key.place, key.doctype, key.year);
    }
    case BranchKind::Work: break;
    }
    return 0;
}

void LibraryModel::showSnapshot(Snapshot snapshot)
{
    merge(m_root.get(), std::move(snapshot.roots));
    for (auto &[key, works] : snapshot.works) {
        Node *year = find(key);
        if (!year)
            continue;
        year->hasWorks = true;
        merge(year, workBranches(works));
    }
    showMarks(snapshot.unread);
}

void LibraryModel::show(std::vector<Branch> roots)
{
    beginResetModel();
    m_root = std::make_unique<Node>();
    endResetModel();
    merge(m_root.get(), std::move(roots));
}

qint64 LibraryModel::works() const
{
    qint64 works = 0;
    for (const auto &node : m_root->children)
        works += node->row.works;
    return works;
}

void LibraryModel::merge(Node *node, std::vector<Branch> rows)
{
    removeMissing(node, rows);
    for (int row = 0; row < int(rows.size()); ++row) {
        Branch &wanted = rows[size_t(row)];
        const int at = placeRow(node, row, wanted);
        update(node->children[size_t(at)].get(), std::move(wanted));
    }
}

void LibraryModel::removeMissing(Node *node, const std::vector<Branch> &rows)
{
    QSet<QByteArray> wanted;
    for (const Branch &branch : rows)
        wanted.insert(branch.key);
    for (int row = int(node->children.size()) - 1; row >= 0; --row) {
        if (wanted.contains(node->children[size_t(row)]->row.key))
            continue;
        beginRemoveRows(indexOf(node), row, row);
        node->children.erase(node->children.begin() + row);
        endRemoveRows();
    }
}

/// Makes the child at `row` the one that `wanted` describes: moved there, or new.
int LibraryModel::placeRow(Node *node, int row, const Branch &wanted)
{
    auto &children = node->children;
    const auto found = std::find_if(children.begin() + row, children.end(), [&](const auto &child) {
        return child->row.key == wanted.key;
    });
    if (found == children.end()) {
        beginInsertRows(indexOf(node), row, row);
        auto child = std::make_unique<Node>();
        child->parent = node;
        child->row.key = wanted.key;
        child->row.kind = wanted.kind;
        child->row.label = wanted.label;
        child->row.works = wanted.works;
        child->row.summary = wanted.summary;
        children.insert(children.begin() + row, std::move(child));
        endInsertRows();
    } else if (found != children.begin() + row) {
        beginMoveRows(indexOf(node), int(found - children.begin()), int(found - children.begin()),
                      indexOf(node), row);
        std::rotate(children.begin() + row, found, found + 1);
        endMoveRows();
    }
    return row;
}

void LibraryModel::update(Node *node, Branch row)
{
    std::vector<Branch> children = std::move(row.children);
    row.children.clear();
    node->row = std::move(row);
    const QModelIndex index = indexOf(node);
    Q_EMIT dataChanged(index, index);
    if (node->row.kind != BranchKind::Year && node->row.kind != BranchKind::Work)
        merge(node, std::move(children));
}

std::vector<BranchKey> LibraryModel::openedYears(const Node *node) const
{
    std::vector<BranchKey> years;
    for (const auto &child : node->children) {
        if (child->hasWorks) {
            years.push_back(child->key());
            continue;
        }
        const std::vector<BranchKey> below = openedYears(child.get());
        years.insert(years.end(), below.begin(), below.end());
    }
    return years;
}

LibraryModel::Node *LibraryModel::find(const BranchKey &key) const
{
    std::vector<Node *> open{m_root.get()};
    while (!open.empty()) {
        Node *node = open.back();
        open.pop_back();
        for (const auto &child : node->children) {
            if (child->row.kind == BranchKind::Year && child->key() == key)
                return child.get();
            if (child->row.kind != BranchKind::Year && child->row.kind != BranchKind::Work)
                open.push_back(child.get());
        }
    }
    return nullptr;
}

bool LibraryModel::canFetchMore(const QModelIndex &parent) const
{
    const Node *node = nodeAt(parent);
    // With a filter all that matches is there already.
    return m_readers && !isFiltered() && node->row.kind == BranchKind::Year && node->parent
        && !node->hasWorks && !node->query;
}

void LibraryModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    Node *node = nodeAt(parent);
    node->query = std::make_unique<LatestQuery>(*m_readers, this);
    node->query->start(
        [key = node->key()](store::Database &db, const std::stop_token &) {
            return store::listWorks(db, key.place, key.doctype, key.year);
        },
        // The query is the node's, so this is not called once the node has gone.
        [this, node](const Result<std::vector<store::WorkSummary>> &works) {
            if (works) {
                node->hasWorks = true;
                merge(node, workBranches(*works));
            }
            node->query.reset();
        });
}

LibraryModel::Node *LibraryModel::nodeAt(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Node *>(index.internalPointer()) : m_root.get();
}

QModelIndex LibraryModel::indexOf(const Node *node) const
{
    return node->parent ? createIndex(node->position(), 0, node) : QModelIndex();
}

QModelIndex LibraryModel::index(int row, int column, const QModelIndex &parent) const
{
    const Node *node = nodeAt(parent);
    if (column != 0 || row < 0 || row >= int(node->children.size()))
        return {};
    return createIndex(row, column, node->children[size_t(row)].get());
}

QModelIndex LibraryModel::parent(const QModelIndex &index) const
{
    return index.isValid() ? indexOf(nodeAt(index)->parent) : QModelIndex();
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return int(nodeAt(parent)->children.size());
}

int LibraryModel::columnCount(const QModelIndex &) const
{
    return 1;
}

bool LibraryModel::hasChildren(const QModelIndex &parent) const
{
    const Node *node = nodeAt(parent);
    return !node->children.empty() || (node->parent && node->row.works > 0);
}

namespace {

QString iconName(const Branch &row, const QByteArray &nature)
{
    switch (row.kind) {
    case BranchKind::Country: return QStringLiteral("library");
    case BranchKind::Locality: return QStringLiteral("place");
    case BranchKind::Nature: return QStringLiteral("folder");
    case BranchKind::Year: return {};
    case BranchKind::Work: break;
    }
    if (row.summary.isRepealed)
        return QStringLiteral("repealed");
    if (row.summary.isStub)
        return QStringLiteral("stub");
    return nature == "judgment" ? QStringLiteral("judgment") : QStringLiteral("act");
}

QString lines(const QString &first, const QString &second)
{
    return second.isEmpty() ? first : first + u'\n' + second;
}

QString note(const Branch &row)
{
    return row.kind == BranchKind::Work ? QString::fromUtf8(row.summary.number)
                                        : QLocale().toString(row.works);
}

} // namespace

QString LibraryModel::markTextOf(const Node *node) const
{
    if (node->row.kind == BranchKind::Work) {
        const store::UnreadWork *work = m_marks.find(node->row.key);
        return work ? markText(*work) : QString();
    }
    const qint64 unread = unreadBelow(node);
    return unread > 0 ? tr("%n not read since they came", nullptr, int(unread)) : QString();
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Node *node = nodeAt(index);
    const Branch &row = node->row;
    switch (role) {
    case Qt::DisplayRole: return row.label;
    case Qt::DecorationRole: {
        const bool isWork = row.kind == BranchKind::Work;
        const QString name = iconName(row, isWork ? node->parent->parent->row.key : QByteArray());
        return name.isEmpty() ? QVariant() : icon(name);
    }
    case Qt::ToolTipRole:
        return lines(row.kind == BranchKind::Work ? describe(row.summary) : row.label,
                     markTextOf(node));
    case Qt::AccessibleTextRole: return lines(accessibleText(row), markTextOf(node));
    case KindRole: return int(row.kind);
    case UriRole: return row.kind == BranchKind::Work ? row.key : QByteArray();
    case NoteRole: return note(row);
    case RepealedRole: return row.summary.isRepealed;
    case MarkRole: return int(markOf(node));
    case UnreadRole: return unreadBelow(node);
    default: return {};
    }
}

} // namespace sheria::app
