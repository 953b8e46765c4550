// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tree/librarypanel.h"

#include "app/text/words.h"
#include "app/tree/librarydelegate.h"
#include "app/tree/librarymodel.h"
#include "core/domain/frbruri.h"
#include "core/domain/place.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QTreeView>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 FewWorks = 25; ///< Of a branch that is opened as a whole.

} // namespace

LibraryPanel::LibraryPanel(QWidget *parent) : QWidget(parent), m_model(new LibraryModel(this))
{
    build();
    connect(m_filter, &QLineEdit::textChanged, m_model, &LibraryModel::setFilter);
    connect(m_model, &LibraryModel::refreshed, this, &LibraryPanel::showRefreshed);
    connect(m_model, &LibraryModel::refreshed, this, &LibraryPanel::openAgain);
    connect(m_model, &LibraryModel::refreshed, this, &LibraryPanel::showFollowed);
    connect(m_model, &LibraryModel::loaded, this, &LibraryPanel::openAgain);
    connect(m_model, &LibraryModel::loaded, this, &LibraryPanel::showFollowed);
    connect(m_model, &LibraryModel::loaded, this, &LibraryPanel::keepInView);
    connect(m_model, &LibraryModel::rowsAboutToBeRemoved, this, &LibraryPanel::rememberOpen);
    connect(m_model, &LibraryModel::modelReset, this, [this] { m_gone.clear(); });
    connect(m_view, &QTreeView::expanded, this, &LibraryPanel::expandFew);
    connect(m_view, &QTreeView::activated, this,
            [this](const QModelIndex &index) { open(index, false); });
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        // With these several rows are chosen, or another tab is opened.
        if (QGuiApplication::keyboardModifiers() & (Qt::ControlModifier | Qt::ShiftModifier))
            return;
        if (index.data(LibraryModel::UriRole).toByteArray().isEmpty())
            m_view->setExpanded(index, !m_view->isExpanded(index));
        open(index, false);
    });
    connect(m_view, &QWidget::customContextMenuRequested, this, &LibraryPanel::showMenu);
}

void LibraryPanel::build()
{
    m_filter = makeLine(this, u"libraryFilter"_s, tr("Filter the library"),
                        tr("Filter by title or number"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon(u"find"_s), QLineEdit::LeadingPosition);
    m_filter->installEventFilter(this);

    m_view = makeLibraryTree(this, u"libraryTree"_s, tr("Library"), m_model);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setExpandsOnDoubleClick(false); // One click does it.
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);

    m_empty = makeEmptyHint(this);
    m_empty->hide();
    m_hidden = makeParagraph(this, u"libraryHidden"_s);
    m_hidden->hide();

    vbox({m_filter, m_hidden, m_empty, {m_view, 1}}, this, QMargins(6, 6, 6, 0));
    setFocusProxy(m_view);
}

void LibraryPanel::setReaders(store::Readers *readers, const Clock *clock)
{
    m_followed.clear();
    m_isFollowing = false;
    m_filter->clear();
    m_filter->setEnabled(readers != nullptr);
    m_model->setReaders(readers, clock);
    m_empty->setVisible(false);
}

void LibraryPanel::setAsAt(QDate date)
{
    m_model->setAsAt(date);
}

void LibraryPanel::refresh()
{
    m_model->refresh();
}

bool LibraryPanel::isUnread(const QByteArray &workUri) const
{
    return m_model->isUnread(workUri);
}

void LibraryPanel::focusFilter()
{
    m_filter->setFocus();
    m_filter->selectAll();
}

void LibraryPanel::showRefreshed()
{
    const bool isEmpty = m_model->rowCount() == 0;
    const int hidden = int(m_model->hidden());
    m_hidden->setText(
        tr("As at %1: %n later work(s) hidden", nullptr, hidden).arg(longDate(m_model->asAt())));
    m_hidden->setVisible(hidden > 0);
    if (isEmpty)
        m_empty->setText(m_model->isFiltered() || hidden > 0
                             ? tr("No matching works.")
                             : tr("This library is empty. Import files, or drop "
                                  "them on the window."));
    m_empty->setVisible(isEmpty);
    if (!m_model->isFiltered())
        Q_EMIT worksCounted(m_model->works() + m_model->hidden());
    if (m_model->isFiltered())
        m_view->expandAll();
    else if (m_model->rowCount() == 1 && m_model->works() > 0)
        m_view->expand(m_model->index(0, 0));
}

void LibraryPanel::open(const QModelIndex &index, bool inNewTab)
{
    const QByteArray uri = index.data(LibraryModel::UriRole).toByteArray();
    if (!uri.isEmpty())
        Q_EMIT openRequested(uri, inNewTab);
}

/// Opens what is below a branch without choices: its only branch, and the years of a nature that has few works.
void LibraryPanel::expandFew(const QModelIndex &index)
{
    if (m_model->isFiltered())
        return;
    const int rows = m_model->rowCount(index);
    const bool isNature = Branch::Kind(index.data(LibraryModel::KindRole).toInt())
        == Branch::Kind::Nature;
    if (rows != 1 && !(isNature && m_model->worksBelow(index) <= FewWorks))
        return;
    for (int row = 0; row < rows; ++row)
        m_view->expand(m_model->index(row, 0, index));
}

void LibraryPanel::follow(const QByteArray &workUri)
{
    if (workUri == m_followed)
        return;
    m_followed = workUri;
    m_isFollowing = !workUri.isEmpty();
    showFollowed();
}

/// Whether it has the keyboard's focus in it or the mouse over it.
bool LibraryPanel::isInUse() const
{
    return m_view->hasFocus() || m_view->viewport()->underMouse();
}

void LibraryPanel::showFollowed()
{
    if (!m_isFollowing || m_model->isFiltered() || isInUse())
        return;
    const QModelIndex index = m_model->find(m_followed);
    if (!index.isValid())
        return;
    m_isFollowing = false;
    m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    m_view->scrollTo(index);
}

/// Works that are read after the row was chosen may come above it.
void LibraryPanel::keepInView()
{
    const QModelIndex current = m_view->currentIndex();
    if (m_isFollowing || m_followed.isEmpty() || isInUse()
        || current.data(LibraryModel::UriRole).toByteArray() != m_followed)
        return;
    // Scrolling would open the branches above it, which were closed since.
    if (m_view->visualRect(current).isValid())
        m_view->scrollTo(current);
}

void LibraryPanel::rememberOpen(const QModelIndex &parent, int first, int last)
{
    if (m_model->isFiltered())
        return;
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = m_model->index(row, 0, parent);
        if (!m_model->hasChildren(index))
            continue;
        if (m_view->isExpanded(index))
            m_gone.insert(m_model->path(index));
        rememberOpen(index, 0, m_model->rowCount(index) - 1);
    }
}

/// Opens the branches that were open when they went, and are there again.
void LibraryPanel::openAgain()
{
    // expandFew() would also open what was closed.
    const QSignalBlocker quiet(m_view);
    std::erase_if(m_gone, [this](const QByteArrayList &path) {
        const QModelIndex index = m_model->at(path);
        m_view->expand(index);
        return index.isValid();
    });
}

void LibraryPanel::showMenu(const QPoint &at)
{
    const QModelIndex index = m_view->indexAt(at);
    const QByteArray uri = index.data(LibraryModel::UriRole).toByteArray();
    if (const QByteArray place = index.data(LibraryModel::PlaceRole).toByteArray();
        !place.isEmpty())
        showPlaceMenu(at, place);
    if (uri.isEmpty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Open"), this, [this, uri] { Q_EMIT openRequested(uri, false); });
    menu->addAction(tr("Open in New Tab"), this, [this, uri] { Q_EMIT openRequested(uri, true); });
    menu->addSeparator();
    Q_EMIT menuRequested(menu);
    menu->addSeparator();
    const QString title = index.data().toString();
    const Result<FrbrUri> work = FrbrUri::parse(uri);
    if (work && isUnidentified(work->place()))
        menu->addAction(tr("Set Address…"), this,
                        [this, uri, title] { Q_EMIT addressRequested(uri, title); });
    if (index.data(LibraryModel::GivenRole).toBool())
        menu->addAction(tr("Reset Address"), this,
                        [this, uri] { Q_EMIT addressClearRequested(uri); });
    menu->addAction(tr("Move to Trash…"), this,
                    [this, uri, title] { Q_EMIT deleteRequested(uri, title); });
    menu->popup(m_view->viewport()->mapToGlobal(at));
}

void LibraryPanel::showPlaceMenu(const QPoint &at, const QByteArray &place)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"placeMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(u"calendar"_s), tr("What Changes When"), this,
                    [this, place] { Q_EMIT effectsRequested(place); });
    menu->popup(m_view->viewport()->mapToGlobal(at));
}

bool LibraryPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (watched == m_filter && key->key() == Qt::Key_Down) {
            m_view->setFocus();
            return true;
        }
        if (watched == m_view && handleKey(key->key(), key->modifiers()))
            return true;
    }
    // Once the event is done with.
    if ((watched == m_view && event->type() == QEvent::FocusOut)
        || (watched == m_view->viewport() && event->type() == QEvent::Leave))
        QMetaObject::invokeMethod(this, &LibraryPanel::showFollowed, Qt::QueuedConnection);
    if (watched == m_view->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const bool isControlClick = mouse->button() == Qt::LeftButton
            && mouse->modifiers().testFlag(Qt::ControlModifier);
        if (mouse->button() == Qt::MiddleButton || isControlClick)
            open(m_view->indexAt(mouse->pos()), true);
    }
    return QWidget::eventFilter(watched, event);
}

bool LibraryPanel::handleKey(int key, Qt::KeyboardModifiers modifiers)
{
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!isEnter || !modifiers.testFlag(Qt::ControlModifier))
        return false;
    open(m_view->currentIndex(), true);
    return true;
}

} // namespace sheria::app
