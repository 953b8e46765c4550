#include "app/tree/librarypanel.h"

#include "app/theme/widgets.h"
#include "app/tree/librarymodel.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QTreeView>

namespace sheria::app {

using namespace Qt::StringLiterals;

LibraryPanel::LibraryPanel(QWidget *parent) : QWidget(parent), m_model(new LibraryModel(this))
{
    build();
    connect(m_filter, &QLineEdit::textChanged, m_model, &LibraryModel::setFilter);
    connect(m_model, &LibraryModel::refreshed, this, &LibraryPanel::showRefreshed);
    connect(m_view, &QTreeView::activated, this,
            [this](const QModelIndex &index) { open(index, false); });
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (!(QGuiApplication::keyboardModifiers() & Qt::ControlModifier))
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

    m_view = new QTreeView(this);
    m_view->setObjectName(u"libraryTree"_s);
    m_view->setAccessibleName(tr("Library"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new LibraryDelegate(m_view));
    m_view->setHeaderHidden(true);
    m_view->setUniformRowHeights(true);
    m_view->setAnimated(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setTextElideMode(Qt::ElideRight);
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);

    m_empty = makeEmptyHint(this);
    m_empty->hide();

    vbox({m_filter, m_empty, {m_view, 1}}, this, QMargins(6, 6, 6, 0));
    setFocusProxy(m_view);
}

void LibraryPanel::setReaders(store::Readers *readers)
{
    m_filter->clear();
    m_filter->setEnabled(readers != nullptr);
    m_model->setReaders(readers);
    m_empty->setVisible(false);
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
    if (isEmpty)
        m_empty->setText(m_model->isFiltered() ? tr("Nothing in the library matches this.")
                                               : tr("This library is empty. Import files, or drop "
                                                    "them on the window."));
    m_empty->setVisible(isEmpty);
    if (!m_model->isFiltered())
        Q_EMIT worksCounted(m_model->works());
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

void LibraryPanel::showMenu(const QPoint &at)
{
    const QModelIndex index = m_view->indexAt(at);
    const QByteArray uri = index.data(LibraryModel::UriRole).toByteArray();
    if (uri.isEmpty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Open"), this, [this, uri] { Q_EMIT openRequested(uri, false); });
    menu->addAction(tr("Open in New Tab"), this, [this, uri] { Q_EMIT openRequested(uri, true); });
    menu->addSeparator();
    menu->addAction(icon(u"copy"_s), tr("Copy FRBR URI"), this,
                    [uri] { copyText(QString::fromUtf8(uri)); });
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
