// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/widgets.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDate>
#include <QWidget>

#include <set>

class QMenu;
class QModelIndex;
class QTreeView;

namespace sheria {
class Clock;
} // namespace sheria

namespace sheria::store {
class Readers;
} // namespace sheria::store

namespace sheria::app {

class LibraryModel;

/// The library tree with its filter: the left panel.
class LibraryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryPanel(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setReaders(store::Readers *readers, const Clock *clock);
    void refresh();
    /// Chooses the row of the work that is read, and brings it into view, as soon as it is there and the
    /// person does not use the tree: has neither the keyboard's focus in it nor the mouse over it.
    void follow(const QByteArray &workUri);
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
    /// What changes when in the works of a place is to be listed.
    void effectsRequested(const QByteArray &place);
    /// The whole library has been looked at: how many works it holds.
    void worksCounted(qint64 works);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void open(const QModelIndex &index, bool inNewTab);
    void expandFew(const QModelIndex &index);
    bool isInUse() const;
    void showFollowed();
    void keepInView();
    void rememberOpen(const QModelIndex &parent, int first, int last);
    void openAgain();
    void showMenu(const QPoint &at);
    void showPlaceMenu(const QPoint &at, const QByteArray &place);
    void showRefreshed();
    bool handleKey(int key, Qt::KeyboardModifiers modifiers);

    QByteArray m_followed;           ///< Of the text that is read.
    bool m_isFollowing = false;      ///< Its row is still to be chosen.
    std::set<QByteArrayList> m_gone; ///< Paths of branches that were open when they went.
    LibraryModel *m_model = nullptr;
    QLineEdit *m_filter = nullptr;
    QTreeView *m_view = nullptr;
    QLabel *m_empty = nullptr;
    QLabel *m_hidden = nullptr;
};

} // namespace sheria::app
