// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/pagedpanel.h"

#include "app/theme/widgets.h"

#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QTabBar>
#include <QToolButton>

namespace sheria::app {

using namespace Qt::StringLiterals;

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
    setFocusProxy(m_pages->tabBar());
    connect(m_pages, &QTabWidget::currentChanged, this, &PagedPanel::turned);
    QLabel *head = makeLineLabel(this, name + u"Title"_s);
    head->setText(title);
    QFont bold = head->font();
    bold.setBold(true);
    head->setFont(bold);
    QToolButton *close = makeToolButton(this, name + u"Close"_s, u"close"_s, tr("Back to Text"));
    connect(close, &QToolButton::clicked, this, &PagedPanel::closed);
    m_head = hbox({{head, 1}, close});
    vbox({m_head, m_pages}, this, QMargins(10, 6, 10, 6));
}

/// A page is wider than a small window leaves it; that must not keep the window from being small.
void PagedPanel::addPage(QWidget *page, const QString &title)
{
    m_pages->setTabToolTip(m_pages->addTab(makeScrollArea(page, this), title), title);
}

void PagedPanel::addToHead(QWidget *widget)
{
    m_head->insertWidget(m_head->count() - 1, widget);
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

void PagedPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace sheria::app
