#pragma once

#include "app/async/latestquery.h"
#include "app/tree/branches.h"
#include "app/tree/unreadmarks.h"

#include <QAbstractItemModel>
#include <QVariant>

#include <memory>

namespace sheria::app {

/// The library as a tree. Years load their works when they are opened; refresh() brings what is
/// shown up to date without closing anything. With a filter it holds the works that match, complete
/// down to the last row.
///
/// Thread: the GUI thread's; queries run on the library's readers.
class LibraryModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role { KindRole = Qt::UserRole, UriRole, NoteRole, RepealedRole, MarkRole, UnreadRole };
    /// What MarkRole gives of a work.
    enum class Mark { None, New, Changed, Stale };

    /// How many works a filter shows at most.
    static constexpr int MaxMatches = 500;

    explicit LibraryModel(QObject *parent = nullptr);
    ~LibraryModel() override;

    /// Shows what `readers` read; null: nothing.
    void setReaders(store::Readers *readers);
    /// Looks for changes and shows them.
    void refresh();
    /// Only works whose title, number or URI have every word of `text`; empty: all.
    void setFilter(const QString &text);
    bool isFiltered() const { return !m_filter.isEmpty(); }
    /// Whether syncs brought something of the work that nobody has read.
    bool isUnread(const QByteArray &workUri) const;
    /// Of the whole library, or matches of the filter (at most MaxMatches).
    qint64 works() const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// What was asked for is shown now.
    void refreshed();

private:
    struct Node;
    struct Snapshot;

    Node *nodeAt(const QModelIndex &index) const;
    QModelIndex indexOf(const Node *node) const;
    void show(std::vector<Branch> roots);
    void showSnapshot(Snapshot snapshot);
    void merge(Node *node, std::vector<Branch> rows);
    void update(Node *node, Branch row);
    int placeRow(Node *node, int row, const Branch &wanted);
    void removeMissing(Node *node, const std::vector<Branch> &rows);
    std::vector<BranchKey> openedYears(const Node *node) const;
    Node *find(const BranchKey &key) const;

    store::Readers *m_readers = nullptr;
    std::unique_ptr<LatestQuery> m_query;
    std::unique_ptr<Node> m_root;
    void showMarks(const std::vector<store::UnreadWork> &works);
    void touch(const Node *node);
    Mark markOf(const Node *node) const;
    QString markTextOf(const Node *node) const;
    qint64 unreadBelow(const Node *node) const;

    QString m_filter;
    UnreadMarks m_marks;
};

} // namespace sheria::app
