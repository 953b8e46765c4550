// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readertabs.h"

#include "app/reader/windowdate.h"

#include <QApplication>
#include <QHash>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QSet>
#include <QTabBar>

#include <algorithm>
#include <iterator>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// Its tabs keep room for the title beside their badge.
class TextTabBar final : public QTabBar
{
public:
    using QTabBar::QTabBar;

protected:
    QSize minimumTabSizeHint(int index) const override
    {
        QSize size = QTabBar::minimumTabSizeHint(index);
        if (const QWidget *badge = tabButton(index, LeftSide))
            size.rwidth() += badge->sizeHint().width();
        return size.boundedTo(tabSizeHint(index));
    }
};

} // namespace

ReaderTabs::ReaderTabs(QWidget *parent) : QTabWidget(parent)
{
    setObjectName(u"readerTabs"_s);
    setTabBar(new TextTabBar(this));
    setDocumentMode(true);
    setTabsClosable(true);
    setMovable(true);
    setElideMode(Qt::ElideMiddle);
    setUsesScrollButtons(true);
    setAccessibleName(tr("Open texts"));
    tabBar()->setAccessibleName(accessibleName());
    tabBar()->setExpanding(false);
    tabBar()->setDrawBase(false);
    connect(this, &QTabWidget::tabCloseRequested, this, &ReaderTabs::closeTab);
    connect(this, &QTabWidget::currentChanged, this, &ReaderTabs::currentHasChanged);
    connect(tabBar(), &QTabBar::tabMoved, this, &ReaderTabs::moved);
    tabBar()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(tabBar(), &QWidget::customContextMenuRequested, this, &ReaderTabs::showTabMenu);
}

ReaderTabs::~ReaderTabs()
{
    disconnect(this, nullptr, this, nullptr);
}

void ReaderTabs::setServices(const ReaderServices *services)
{
    while (count() > 0)
        delete widget(0);
    delete std::exchange(m_spare, nullptr);
    m_closed.clear();
    m_services.reset();
    if (services) {
        m_services.emplace(*services);
        connect(&services->date, &WindowDate::changed, this, &ReaderTabs::followDate,
                Qt::UniqueConnection);
    }
    Q_EMIT shownChanged();
}

ReaderTab *ReaderTabs::current() const
{
    return qobject_cast<ReaderTab *>(currentWidget());
}

ReaderTab *ReaderTabs::at(int index) const
{
    return qobject_cast<ReaderTab *>(widget(index));
}

void ReaderTabs::open(const Link &link, bool inNewTab)
{
    if (!m_services)
        return;
    const bool needsTab = link.kind == Link::Kind::Law && (inNewTab || !current());
    ReaderTab *tab = needsTab ? add(true) : current();
    if (tab)
        tab->open(link);
}

ReaderTab *ReaderTabs::add(bool isCurrent)
{
    // A tab that is only restored does not need its page yet.
    ReaderTab *tab = isCurrent ? takeSpare() : new ReaderTab(*m_services, m_look, this);
    connectTab(tab);
    const int index = insertTab(isCurrent ? currentIndex() + 1 : count(), tab, tab->title());
    labelTabs();
    if (isCurrent)
        setCurrentIndex(index);
    return tab;
}

ReaderTab *ReaderTabs::takeSpare()
{
    ReaderTab *spare = std::exchange(m_spare, nullptr);
    return spare ? spare : new ReaderTab(*m_services, m_look, this);
}

void ReaderTabs::prepareSpare()
{
    if (m_spare || !m_services)
        return;
    m_spare = new ReaderTab(*m_services, m_look, this);
    m_spare->hide();
    if (const ReaderTab *shown = current())
        m_spare->resize(shown->size());
    m_spare->pane().warmUp();
}

void ReaderTabs::connectTab(ReaderTab *tab)
{
    connect(tab, &ReaderTab::titleChanged, this, &ReaderTabs::labelTabs);
    connect(tab, &ReaderTab::expressionChanged, this, [this, tab] {
        labelTabs();
        if (tab == current())
            Q_EMIT shownChanged();
    });
    connect(tab, &ReaderTab::historyChanged, this, [this, tab] {
        if (tab == current())
            Q_EMIT historyChanged();
    });
    connect(tab, &ReaderTab::setOut, this, [this, tab] {
        if (tab == current())
            Q_EMIT setOut();
    });
    connect(tab, &ReaderTab::openInNewTab, this, [this](const Link &link) { open(link, true); });
    connect(tab, &ReaderTab::moved, this, &ReaderTabs::moved);
    connect(tab, &ReaderTab::originChosen, this, &ReaderTabs::originChosen);
    connect(tab, &ReaderTab::effectsRequested, this, &ReaderTabs::effectsRequested);
    connect(tab, &ReaderTab::notice, this, &ReaderTabs::notice);
    connect(tab, &ReaderTab::openExternally, this, &ReaderTabs::openExternally);
    connect(&tab->pane(), &ReaderPane::completed, this, &ReaderTabs::prepareSpare);
    connect(&tab->pane(), &ReaderPane::completed, this, &ReaderTabs::suspendUnseen);
    connect(&tab->pane(), &ReaderPane::menuRequested, this, &ReaderTabs::menuRequested);
    connect(&tab->pane(), &ReaderPane::tocVisibleChanged, this, [this](bool isVisible) {
        m_look.isTocVisible = isVisible;
        setLook(m_look);
    });
    connect(&tab->pane(), &ReaderPane::tocWidthChanged, this, [this](int width) {
        m_look.tocWidth = width;
        setLook(m_look);
    });
}

void ReaderTabs::tabRemoved(int index)
{
    QTabWidget::tabRemoved(index);
    labelTabs();
}

void ReaderTabs::labelTabs()
{
    QHash<QString, QSet<QString>> numbers; // Of the works of one title.
    for (int i = 0; i < count(); ++i)
        numbers[at(i)->title()].insert(at(i)->citation());
    for (int i = 0; i < count(); ++i)
        labelTab(i, numbers[at(i)->title()].size() == 1);
}

void ReaderTabs::labelTab(int index, bool isAlone)
{
    const ReaderTab *tab = at(index);
    const Standing standing = tab->standing();
    QStringList said{tab->title(), tab->citation(), standingName(standing)};
    QString label = isAlone || said[1].isEmpty() ? said[0] : said[0] + u" · "_s + said[1];
    said.removeAll(QString());
    said.removeDuplicates();
    // An ampersand in a title is no shortcut.
    if (label.replace(u'&', u"&&"_s) != tabText(index))
        setTabText(index, label);
    setTabToolTip(index, said.join(u'\n'));
    tabBar()->setAccessibleTabName(index, said.join(u", "_s));
    auto *badge = qobject_cast<QLabel *>(tabBar()->tabButton(index, QTabBar::LeftSide));
    if ((badge ? badge->text() : QString()) == standingName(standing))
        return;
    if (badge)
        badge->deleteLater();
    badge = standing == Standing::InForce ? nullptr : new QLabel(standingName(standing));
    if (badge) {
        badge->setObjectName(u"tabBadge"_s);
        badge->setProperty("tone", standingTone(standing));
    }
    tabBar()->setTabButton(index, QTabBar::LeftSide, badge);
}

void ReaderTabs::showTabMenu(const QPoint &position)
{
    const int index = tabBar()->tabAt(position);
    if (index < 0)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"tabMenu"_s);
    Q_EMIT tabMenuRequested(menu, index);
    menu->addAction(tr("&Close"), this,
                    [this, tab = QPointer(at(index))] { closeTab(indexOf(tab)); });
    menu->popup(tabBar()->mapToGlobal(position));
}

void ReaderTabs::currentHasChanged()
{
    if (ReaderTab *tab = current()) {
        tab->activate();
        std::erase(m_awake, tab);
        m_awake.emplace_back(tab);
        suspendUnseen();
    }
    Q_EMIT shownChanged();
    Q_EMIT historyChanged();
    Q_EMIT setOut();
    Q_EMIT moved();
}

void ReaderTabs::suspendUnseen()
{
    std::erase(m_awake, nullptr);
    const auto end = m_awake.end() - std::min(std::ssize(m_awake), std::ptrdiff_t(MaxAwake));
    const auto isAsleep = [](ReaderTab *tab) {
        return tab->suspend();
    };
    m_awake.erase(std::remove_if(m_awake.begin(), end, isAsleep), end);
}

void ReaderTabs::followDate()
{
    for (int i = 0; i < count(); ++i)
        at(i)->followDate(at(i) == current());
    for (ClosedTab &closed : m_closed)
        closed.isBehind = true;
    Q_EMIT moved();
}

void ReaderTabs::closeTab(int index)
{
    ReaderTab *tab = at(index);
    if (!tab)
        return;
    if (!tab->history().isEmpty())
        m_closed.push_back({tab->history(), tab->title(), tab->isBehind()});
    if (m_closed.size() > MaxClosed)
        m_closed.erase(m_closed.begin());
    const bool hasFocus = tab->isAncestorOf(QApplication::focusWidget());
    removeTab(index);
    tab->deleteLater();
    if (hasFocus && current())
        current()->pane().setFocus();
}

void ReaderTabs::reopenClosed()
{
    if (m_closed.empty() || !m_services)
        return;
    ClosedTab closed = std::move(m_closed.back());
    m_closed.pop_back();
    ReaderTab *tab = add(true);
    tab->restore(std::move(closed.history), closed.title, closed.isBehind);
    tab->activate();
}

void ReaderTabs::selectNext(int step)
{
    if (count() > 1)
        setCurrentIndex((currentIndex() + step + count()) % count());
}

void ReaderTabs::refresh()
{
    for (int i = 0; i < count(); ++i)
        at(i)->refresh();
}

void ReaderTabs::setLook(const ReaderLook &look)
{
    m_look = look;
    for (int i = 0; i < count(); ++i)
        at(i)->setLook(look);
    if (m_spare)
        m_spare->setLook(look);
    Q_EMIT lookChanged();
}

QJsonObject ReaderTabs::toJson() const
{
    QJsonArray tabs;
    for (int i = 0; i < count(); ++i) {
        const ReaderTab *tab = at(i);
        if (tab->history().isEmpty())
            continue;
        QJsonObject object = tab->history().toJson();
        object.insert(u"title"_s, tab->title());
        if (tab->isBehind())
            object.insert(u"behind"_s, true);
        tabs.append(object);
    }
    return {{u"tabs"_s, tabs}, {u"current"_s, currentIndex()}};
}

void ReaderTabs::restore(const QJsonObject &object)
{
    if (!m_services)
        return;
    const QJsonArray tabs = object.value("tabs"_L1).toArray();
    const QSignalBlocker quiet(this); // Only the tab that is looked at is loaded.
    for (const QJsonValue &value : tabs) {
        History history = History::fromJson(value.toObject());
        if (!history.isEmpty())
            add(false)->restore(std::move(history), value["title"_L1].toString(),
                                value["behind"_L1].toBool());
    }
    setCurrentIndex(std::clamp(object.value("current"_L1).toInt(), 0, std::max(0, count() - 1)));
    blockSignals(false);
    currentHasChanged();
}

} // namespace sheria::app
