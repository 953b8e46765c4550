// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tree/librarymodel.h"

#include "app/theme/standing.h"
#include "app/theme/widgets.h"
#include "core/base/clock.h"
#include "core/domain/frbruri.h"
#include "core/domain/place.h"
#include "core/domain/today.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace sheria::app {

using BranchKind = Branch::Kind;

LibraryModel::LibraryModel(QObject *parent) : TreeModel(parent)
{}

LibraryModel::~LibraryModel() = default;

void LibraryModel::setReaders(store::Readers *readers, const Clock *clock)
{
    m_readers = readers;
    m_clock = clock;
    m_filter.clear();
    clear();
    m_query.setReaders(readers);
    refresh();
}

void LibraryModel::setFilter(const QString &text)
{
    const QString filter = text.simplified();
    if (filter == m_filter)
        return;
    m_filter = filter;
    clear();
    refresh();
}

void LibraryModel::setAsAt(QDate date)
{
    if (date == m_asAt)
        return;
    m_asAt = date;
    // Branches that are being read are of the other day.
    eachBelow(root(), [this](Node *node) {
        if (std::exchange(node->query, nullptr))
            fetchMore(indexOf(node));
        return true;
    });
    refresh();
}

void LibraryModel::refresh()
{
    if (!m_query)
        return;
    std::vector<BranchKey> years;
    eachBelow(root(), [&](const Node *node) {
        if (node->isLoaded)
            years.push_back(keyOf(node));
        return true;
    });
    m_query.start(
        [filter = m_filter, years, day = day()](store::Database &db, const std::stop_token &) {
            return filter.isEmpty() ? readLibrary(db, years, day)
                                    : searchLibrary(db, filter, MaxMatches, day);
        },
        [this](const Result<LibrarySnapshot> &snapshot) {
            if (snapshot)
                showSnapshot(*snapshot);
            Q_EMIT refreshed();
        });
}

void LibraryModel::showMarks(const std::vector<store::UnreadWork> &works)
{
    m_marks = UnreadMarks(works);
    touch(root());
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
        const BranchKey key = keyOf(node);
        if (key.doctype.isEmpty())
            return m_marks.ofPlace(key.place);
        return m_marks.ofYear(key.place, key.doctype, key.year);
    }
    case BranchKind::Folder:
        return std::count_if(node->children.begin(), node->children.end(),
                             [this](const auto &one) { return isUnread(one->row.key); });
    case BranchKind::Work: break;
    }
    return 0;
}

BranchKey LibraryModel::keyOf(const Node *year)
{
    if (!year->parent->parent)
        return {year->row.key, {}, {}};
    return {year->parent->parent->row.key, year->parent->row.key, year->row.key};
}

void LibraryModel::showSnapshot(const LibrarySnapshot &snapshot)
{
    m_hidden = snapshot.hidden;
    merge(root(), snapshot.roots);
    std::vector<Node *> years;
    eachBelow(root(), [&](Node *node) {
        if (node->row.kind == BranchKind::Year)
            years.push_back(node);
        return true;
    });
    for (Node *year : years) {
        const auto works = snapshot.works.find(keyOf(year));
        if (works == snapshot.works.end())
            continue;
        year->isLoaded = true;
        merge(year, workBranches(works->second));
    }
    showMarks(snapshot.unread);
}

store::ListDay LibraryModel::day() const
{
    return {m_asAt, m_clock ? Today(m_clock->now()).here() : QDate()};
}

QModelIndex LibraryModel::find(const QByteArray &workUri)
{
    const Result<FrbrUri> uri = FrbrUri::parse(workUri);
    if (!uri)
        return {};
    const bool isAnywhere = isUnidentified(uri->place());
    const BranchKey wanted = isAnywhere ? BranchKey{UnidentifiedPlace.toByteArray(), {}, {}}
                                        : BranchKey{uri->place(), uri->doctype, uri->year()};
    const Node *found = nullptr;
    Node *year = nullptr;
    eachBelow(root(), [&](Node *node) {
        if (node->row.kind == BranchKind::Work && node->row.key == workUri)
            found = node;
        else if (node->row.kind == BranchKind::Year && keyOf(node) == wanted)
            year = node;
        return !found;
    });
    if (found)
        return indexOf(found);
    if (year)
        fetchMore(indexOf(year));
    return {};
}

QByteArrayList LibraryModel::path(const QModelIndex &branch) const
{
    QByteArrayList keys;
    for (const Node *node = nodeAt(branch); node->parent; node = node->parent)
        keys.prepend(node->row.key);
    return keys;
}

QModelIndex LibraryModel::at(const QByteArrayList &path) const
{
    const Node *node = root();
    for (const QByteArray &key : path) {
        const auto found = std::find_if(node->children.begin(), node->children.end(),
                                        [&key](const auto &child) {
                                            return child->row.key == key;
                                        });
        if (found == node->children.end())
            return {};
        node = found->get();
    }
    return indexOf(node);
}

qint64 LibraryModel::works() const
{
    qint64 works = 0;
    for (const auto &node : root()->children)
        works += node->row.works;
    return works;
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

bool LibraryModel::canFetchMore(const QModelIndex &parent) const
{
    const Node *node = nodeAt(parent);
    // With a filter all that matches is there already.
    return m_readers && !isFiltered() && node->row.kind == BranchKind::Year && node->parent
        && !node->isLoaded && !node->query;
}

void LibraryModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    Node *node = nodeAt(parent);
    node->query = std::make_unique<LatestQuery>(*m_readers, this);
    node->query->start(
        [key = keyOf(node), day = day()](store::Database &db, const std::stop_token &) {
            return store::listWorks(db, key.place, key.doctype, key.year, day);
        },
        // The query is the node's, so this is not called once the node has gone.
        [this, node](const Result<std::vector<store::WorkSummary>> &works) {
            if (works) {
                node->isLoaded = true;
                merge(node, workBranches(*works));
            }
            node->query.reset();
            Q_EMIT loaded();
        });
}

bool LibraryModel::hasChildren(const QModelIndex &parent) const
{
    const Node *node = nodeAt(parent);
    return !node->children.empty() || (node->parent && node->row.works > 0);
}

namespace {

QString iconName(const Branch &row)
{
    switch (row.kind) {
    case BranchKind::Country: return QStringLiteral("library");
    case BranchKind::Locality: return QStringLiteral("place");
    case BranchKind::Nature:
    case BranchKind::Folder: return QStringLiteral("folder");
    case BranchKind::Year: return row.key == UnidentifiedPlace ? QStringLiteral("file") : QString();
    case BranchKind::Work: return iconOf(row.summary);
    }
    Q_UNREACHABLE();
}

QString lines(const QString &first, const QString &second)
{
    return second.isEmpty() ? first : first + u'\n' + second;
}

/// The number of a work, and how many works a branch has.
QString note(const Branch &row)
{
    return row.kind == BranchKind::Work ? noteOf(row.summary) : QLocale().toString(row.works);
}

} // namespace

QString LibraryModel::markTextOf(const Node *node) const
{
    if (node->row.kind == BranchKind::Work) {
        const store::UnreadWork *work = m_marks.find(node->row.key);
        return work ? markText(*work) : QString();
    }
    const qint64 unread = unreadBelow(node);
    return unread > 0 ? tr("%n unread", nullptr, int(unread)) : QString();
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
        const QString name = iconName(row);
        return name.isEmpty() ? QVariant() : icon(name);
    }
    case Qt::ToolTipRole:
        return lines(row.kind == BranchKind::Work         ? describe(row.summary)
                         : row.kind == BranchKind::Folder ? QString::fromUtf8(row.key)
                                                          : row.label,
                     markTextOf(node));
    case Qt::AccessibleTextRole: return lines(accessibleText(row), markTextOf(node));
    case KindRole: return int(row.kind);
    case UriRole: return row.kind == BranchKind::Work ? row.key : QByteArray();
    case NoteRole: return note(row);
    case RepealedRole: return row.summary.isRepealed || row.summary.isPending;
    case MarkRole: return int(markOf(node));
    case UnreadRole: return unreadBelow(node);
    case GivenRole: return row.summary.isAddressGiven;
    case StandingRole: return int(standingOf(row.summary));
    case PlaceRole:
        return row.kind == BranchKind::Country || row.kind == BranchKind::Locality ? row.key
                                                                                   : QByteArray();
    default: return {};
    }
}

} // namespace sheria::app
