#include "app/reader/readertabs.h"

#include "app/reader/windowdate.h"

#include <QJsonArray>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

ReaderTabs::ReaderTabs(QWidget *parent) : QTabWidget(parent)
{
    setObjectName(u"readerTabs"_s);
    setDocumentMode(true);
    setTabsClosable(true);
    setMovable(true);
    setElideMode(Qt::ElideRight);
    setUsesScrollButtons(true);
    setAccessibleName(tr("Open texts"));
    tabBar()->setAccessibleName(accessibleName());
    tabBar()->setExpanding(false);
    tabBar()->setDrawBase(false);
    connect(this, &QTabWidget::tabCloseRequested, this, &ReaderTabs::closeTab);
    connect(this, &QTabWidget::currentChanged, this, &ReaderTabs::currentHasChanged);
    connect(tabBar(), &QTabBar::tabMoved, this, &ReaderTabs::moved);
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
    connect(tab, &ReaderTab::titleChanged, this,
            [this, tab](const QString &title) { setTabTitle(tab, title); });
    connect(tab, &ReaderTab::expressionChanged, this, [this, tab] {
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
    connect(tab, &ReaderTab::notice, this, &ReaderTabs::notice);
    connect(tab, &ReaderTab::openExternally, this, &ReaderTabs::openExternally);
    connect(&tab->pane(), &ReaderPane::completed, this, &ReaderTabs::prepareSpare);
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

void ReaderTabs::setTabTitle(ReaderTab *tab, const QString &title)
{
    const int index = indexOf(tab);
    QString label = title;
    // An ampersand in a title is no shortcut.
    setTabText(index, label.replace(u'&', u"&&"_s));
    setTabToolTip(index, title);
}

void ReaderTabs::currentHasChanged()
{
    if (ReaderTab *tab = current())
        tab->activate();
    Q_EMIT shownChanged();
    Q_EMIT historyChanged();
    Q_EMIT setOut();
    Q_EMIT moved();
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
    removeTab(index);
    tab->deleteLater();
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
