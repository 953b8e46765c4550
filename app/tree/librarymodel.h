#pragma once

#include "app/tree/librarysnapshot.h"
#include "app/tree/treemodel.h"

#include <QStyledItemDelegate>
#include <QVariant>

#include <memory>

namespace sheria::app {

struct LibrarySnapshot;

/// The library as a tree. Years load their works when they are opened; refresh() brings what is
/// shown up to date without closing anything. With a filter it holds the works that match, complete
/// down to the last row.
///
/// Thread: the GUI thread's; queries run on the library's readers.
class LibraryModel : public TreeModel<Branch>
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

    QVariant data(const QModelIndex &index, int role) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// What was asked for is shown now.
    void refreshed();

private:
    void update(Node *node, Branch row) override;
    void showSnapshot(const LibrarySnapshot &snapshot);
    void showMarks(const std::vector<store::UnreadWork> &works);
    void touch(const Node *node);
    Mark markOf(const Node *node) const;
    QString markTextOf(const Node *node) const;
    qint64 unreadBelow(const Node *node) const;
    static BranchKey keyOf(const Node *year);

    store::Readers *m_readers = nullptr;
    std::unique_ptr<LatestQuery> m_query;
    QString m_filter;
    UnreadMarks m_marks;
};

/// A row of the library tree: its label, and its count or number in muted letters at the far end.
class LibraryDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace sheria::app
