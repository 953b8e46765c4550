// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/tree/librarysnapshot.h"
#include "app/tree/treemodel.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDate>
#include <QString>
#include <QVariant>

#include <vector>

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::store {
class Readers;
} // namespace sheria::store

namespace sheria::app {

/// The library as a tree. Years load their works when they are opened; refresh() brings what is
/// shown up to date without closing anything. With a filter it holds the works that match, complete
/// down to the last row.
///
/// Thread: the GUI thread's; queries run on the library's readers.
class LibraryModel : public TreeModel<Branch>
{
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole,
        UriRole,
        NoteRole,
        RepealedRole,
        MarkRole,
        UnreadRole,
        GivenRole,    ///< Whether a person gave the work its address.
        PlaceRole,    ///< Of a country or locality its code.
        StandingRole, ///< A Standing: what is said of the work beside its title.
    };
    /// What MarkRole gives of a work.
    enum class Mark { None, New, Changed, Stale };

    /// How many works a filter shows at most.
    static constexpr int MaxMatches = 500;

    explicit LibraryModel(QObject *parent = nullptr);
    ~LibraryModel() override;

    /// Shows what `readers` read; null: nothing. By `clock` it is known what has been repealed and has
    /// commenced; without one, all that is known has happened. Borrowed.
    void setReaders(store::Readers *readers, const Clock *clock = nullptr);
    /// Looks for changes and shows them.
    void refresh();
    /// Only works whose title, number or URI have every word of `text`; empty: all.
    void setFilter(const QString &text);
    bool isFiltered() const { return !m_filter.isEmpty(); }
    /// Shows the works as they stood on a day, without those that did not exist yet; null: as they are.
    void setAsAt(QDate date);
    QDate asAt() const { return m_asAt; }
    /// How many did not exist yet.
    qint64 hidden() const { return m_hidden; }
    /// Whether syncs brought something of the work that nobody has read.
    bool isUnread(const QByteArray &workUri) const;
    /// Of the whole library, or matches of the filter (at most MaxMatches).
    qint64 works() const;
    /// Of a branch, whether they are loaded or not.
    qint64 worksBelow(const QModelIndex &branch) const { return nodeAt(branch)->row.works; }
    /// The row of a work. While the branch that it hangs on is not loaded: invalid, and it is asked for;
    /// where there is no such row: invalid.
    QModelIndex find(const QByteArray &workUri);
    /// The keys of a branch and of those above it, the topmost first: they are the same when it has gone and
    /// is there again.
    QByteArrayList path(const QModelIndex &branch) const;
    /// The branch with that path; invalid: it is not there.
    QModelIndex at(const QByteArrayList &path) const;

    QVariant data(const QModelIndex &index, int role) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// What was asked for is shown now.
    void refreshed();
    /// The works of another branch are there.
    void loaded();

private:
    void update(Node *node, Branch row) override;
    void showSnapshot(const LibrarySnapshot &snapshot);
    void showMarks(const std::vector<store::UnreadWork> &works);
    void touch(const Node *node);
    Mark markOf(const Node *node) const;
    QString markTextOf(const Node *node) const;
    qint64 unreadBelow(const Node *node) const;
    static BranchKey keyOf(const Node *year);
    store::ListDay day() const;

    store::Readers *m_readers = nullptr;
    const Clock *m_clock = nullptr;
    LatestQuery m_query{this};
    QString m_filter;
    QDate m_asAt;
    qint64 m_hidden = 0;
    UnreadMarks m_marks;
};

} // namespace sheria::app
