#include "app/theme/pagedpanel.h"

#include "app/theme/widgets.h"

#include <QScrollArea>
#include <QTabBar>

namespace sheria::app {

PagedPanel::PagedPanel(const QString &name, const QString &pagesName, const QString &title,
                       QWidget *parent)
    : QWidget(parent)
    , m_pages(new QTabWidget(this))
{
    setObjectName(name);
    m_pages->setObjectName(pagesName);
    m_pages->setAccessibleName(title);
    m_pages->tabBar()->setAccessibleName(title);
    // In document mode a line would stand above what is beside the tabs.
    m_pages->tabBar()->setDrawBase(false);
    vbox({m_pages}, this, QMargins(10, 2, 10, 6));
}

/// A page is wider than a small window leaves it; that must not keep the window from being small.
void PagedPanel::addPage(QWidget *page, const QString &title)
{
    m_pages->addTab(makeScrollArea(page, this), title);
}

void PagedPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    watch(true);
}

void PagedPanel::hideEvent(QHideEvent *event)
{
    watch(false);
    QWidget::hideEvent(event);
}

} // namespace sheria::app
