// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sidepage.h"

#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "app/theme/pagedpanel.h"
#include "app/theme/widgets.h"
#include "app/window/mainwindow.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int ViewMenu = 2; // In the menu bar.

} // namespace

SidePage::SidePage(MainWindow &window, QStackedWidget &pages)
    : QObject(&window)
    , m_window(window)
    , m_pages(pages)
{
    connect(&window.tabs(), &ReaderTabs::setOut, this, &SidePage::leave);
}

void SidePage::setPage(QWidget *page)
{
    m_sidePage = page;
    m_pages.addWidget(page);
    connect(&m_pages, &QStackedWidget::currentChanged, this,
            [this] { setShown(m_isShown && m_pages.currentWidget() == m_sidePage); });
    connect(this, &SidePage::shownChanged, this, &SidePage::moved);
    if (const auto *panel = qobject_cast<PagedPanel *>(page))
        connect(panel, &PagedPanel::turned, this, &SidePage::moved);
}

QAction *SidePage::makeViewAction(const QString &name, const QString &text, const QString &keys,
                                  const QString &iconName)
{
    const QString endName = u"endOfPages"_s;
    QMenu *view = m_window.menuBar()->actions().at(ViewMenu)->menu();
    auto *end = view->findChild<QAction *>(endName);
    if (!end) {
        const QList<QAction *> entries = view->actions();
        const auto lists = std::find_if(entries.begin(), entries.end(),
                                        [](const QAction *entry) { return entry->menu(); });
        end = view->insertSeparator(lists == entries.end() ? nullptr : *lists);
        end->setObjectName(endName);
    }
    QAction *action = makeAction(this, name, text, keys, iconName);
    action->setEnabled(false);
    view->insertAction(end, action);
    return action;
}

void SidePage::setShown(bool isShown)
{
    if (m_isShown == isShown)
        return;
    m_isShown = isShown;
    Q_EMIT shownChanged();
}

void SidePage::show()
{
    // First, or the page that goes would bring the texts back.
    setShown(true);
    m_pages.setCurrentWidget(m_sidePage);
}

void SidePage::toggle()
{
    if (m_isShown) {
        leave();
        return;
    }
    show();
    m_sidePage->setFocus();
}

QJsonObject SidePage::toJson() const
{
    const auto *panel = qobject_cast<PagedPanel *>(m_sidePage);
    if (!panel || !m_isShown)
        return {};
    return {{u"name"_s, panel->objectName()}, {u"page"_s, panel->page()}};
}

void SidePage::restore(const QJsonObject &kept)
{
    auto *panel = qobject_cast<PagedPanel *>(m_sidePage);
    if (!panel || kept.value("name"_L1) != panel->objectName())
        return;
    panel->turnTo(kept.value("page"_L1).toInt());
    show();
}

void SidePage::leave()
{
    if (!m_isShown)
        return;
    setShown(false);
    Q_EMIT left();
    if (ReaderTab *tab = m_window.tabs().current())
        tab->pane().setFocus();
}

} // namespace sheria::app
