#pragma once

#include "app/theme/widgets.h"
#include "app/tree/librarysnapshot.h"
#include "app/tree/treemodel.h"

#include <QByteArray>
#include <QStyledItemDelegate>
#include <QVariant>
#include <QWidget>

#include <memory>

class QMenu;
class QModelIndex;
class QTreeView;

namespace sheria::store {
class Readers;
} // namespace sheria::store

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
    enum Role {
        KindRole = Qt::UserRole,
        UriRole,
        NoteRole,
        RepealedRole,
        MarkRole,
        UnreadRole,
        GivenRole, ///< Whether a person gave the work its address.
    };
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
    /// Shows the works as they stood on a day, without those that did not exist yet; null: as they are.
    void setAsAt(QDate date);
    QDate asAt() const { return m_asAt; }
    /// How many did not exist yet.
    qint64 hidden() const { return m_hidden; }
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
    LatestQuery m_query{this};
    QString m_filter;
    QDate m_asAt;
    qint64 m_hidden = 0;
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

/// A tree of `model`, whose rows LibraryDelegate paints.
QTreeView *makeLibraryTree(QWidget *parent, const QString &name, const QString &spoken,
                           QAbstractItemModel *model);

/// The library tree with its filter: the left panel.
class LibraryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryPanel(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setReaders(store::Readers *readers);
    void refresh();
    /// The date of the window; null: the latest.
    void setAsAt(QDate date);
    /// Whether syncs brought something of the work that nobody has read.
    bool isUnread(const QByteArray &workUri) const;
    void focusFilter();

Q_SIGNALS:
    void openRequested(const QByteArray &workUri, bool inNewTab);
    void deleteRequested(const QByteArray &workUri, const QString &title);
    /// More can be done with the chosen works: who knows how adds it to the menu.
    void menuRequested(QMenu *menu);
    /// An unidentified document is to be given an address.
    void addressRequested(const QByteArray &workUri, const QString &title);
    /// The address that a document was given is to be taken back.
    void addressClearRequested(const QByteArray &workUri);
    /// The whole library has been looked at: how many works it holds.
    void worksCounted(qint64 works);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void open(const QModelIndex &index, bool inNewTab);
    void showMenu(const QPoint &at);
    void showRefreshed();
    bool handleKey(int key, Qt::KeyboardModifiers modifiers);

    LibraryModel *m_model = nullptr;
    QLineEdit *m_filter = nullptr;
    QTreeView *m_view = nullptr;
    QLabel *m_empty = nullptr;
    QLabel *m_hidden = nullptr;
};

} // namespace sheria::app
