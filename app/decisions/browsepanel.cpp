#include "app/decisions/browsepanel.h"

#include "app/decisions/browsemodel.h"
#include "app/theme/widgets.h"
#include "app/tree/librarymodel.h"

#include <QLabel>
#include <QTreeView>

namespace sheria::app {

using namespace Qt::StringLiterals;

BrowsePanel::BrowsePanel(QWidget *parent) : QWidget(parent), m_model(new BrowseModel(this))
{
    m_view = new QTreeView(this);
    m_view->setObjectName(u"decisionTree"_s);
    m_view->setAccessibleName(tr("Decisions of courts"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new LibraryDelegate(m_view));
    m_view->setHeaderHidden(true);
    m_view->setUniformRowHeights(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setTextElideMode(Qt::ElideRight);
    m_empty = makeEmptyHint(this, tr("There are no decisions of courts in this library."));
    m_empty->hide();
    vbox({m_empty, {m_view, 1}}, this, QMargins(6, 6, 6, 0));
    setFocusProxy(m_view);
    connect(m_model, &BrowseModel::refreshed, this, &BrowsePanel::showRefreshed);
    connect(m_view, &QTreeView::clicked, this, &BrowsePanel::choose);
    connect(m_view, &QTreeView::activated, this, &BrowsePanel::choose);
}

void BrowsePanel::setLibrary(store::Readers *readers, std::shared_ptr<CatalogueKeeper> keeper)
{
    m_empty->hide();
    m_isOpened = false;
    m_model->setLibrary(readers, std::move(keeper));
}

void BrowsePanel::refresh()
{
    m_model->refresh();
}

void BrowsePanel::choose(const QModelIndex &index)
{
    const DecisionBranch *branch = m_model->branch(index);
    if (!branch)
        return;
    // A group is no choice of decisions, but of what they are browsed by.
    if (branch->kind == DecisionBranch::Kind::Group) {
        m_view->setExpanded(index, !m_view->isExpanded(index));
        return;
    }
    m_view->expand(index);
    Q_EMIT chosen(branch->filter(), m_model->title(index));
}

void BrowsePanel::showRefreshed()
{
    m_empty->setVisible(m_model->rowCount() == 0);
    if (m_isOpened || m_model->rowCount() < 2)
        return;
    m_isOpened = true;
    m_view->expand(m_model->index(1, 0));
}

} // namespace sheria::app
