// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sessionkeeper.h"

#include "app/reader/readertabs.h"
#include "app/reader/windowdate.h"
#include "app/window/sidepage.h"
#include "app/window/windowfit.h"

#include <QDockWidget>
#include <QEvent>
#include <QJsonArray>
#include <QMainWindow>

#include <algorithm>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int LayoutVersion = 1; ///< Of QMainWindow::saveState(): the set of panels.

QByteArray bytes(const QJsonObject &object, QLatin1StringView key)
{
    return QByteArray::fromBase64(object.value(key).toString().toLatin1());
}

QString base64(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

/// Drops the libraries that have not been open for longest.
void forgetOldest(QJsonObject &libraries, int most)
{
    while (libraries.size() > most) {
        auto oldest = libraries.begin();
        for (auto it = libraries.begin(); it != libraries.end(); ++it) {
            if (it.value()["opened"_L1].toInteger() < oldest.value()["opened"_L1].toInteger())
                oldest = it;
        }
        libraries.erase(oldest);
    }
}

} // namespace

SessionKeeper::SessionKeeper(SessionFile &file, QMainWindow &window, ReaderTabs &tabs,
                             WindowDate &date, WindowFit &fit)
    : QObject(&window)
    , m_file(file)
    , m_window(window)
    , m_tabs(tabs)
    , m_date(date)
    , m_fit(fit)
    , m_state(file.load())
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(KeepAfterMs);
    connect(&m_timer, &QTimer::timeout, this, &SessionKeeper::keepNow);
    connect(&tabs, &ReaderTabs::moved, this, &SessionKeeper::keepSoon);
    connect(&date, &WindowDate::changed, this, &SessionKeeper::keepSoon);
    connect(&tabs, &ReaderTabs::lookChanged, this, &SessionKeeper::keepSoon);
    connect(&tabs, &ReaderTabs::shownChanged, this, &SessionKeeper::noteShown);
}

void SessionKeeper::follow(const std::vector<SidePage *> &pages)
{
    m_pages = pages;
    for (const SidePage *page : m_pages)
        connect(page, &SidePage::moved, this, &SessionKeeper::keepSoon);
}

QString SessionKeeper::lastLibrary() const
{
    return m_state.value("library"_L1).toString();
}

bool SessionKeeper::restoreWindow()
{
    ReaderLook look = m_tabs.look();
    look.zoom = std::clamp(m_state.value("zoom"_L1).toDouble(1.0), 0.5, 3.0);
    look.isTocVisible = m_state.value("contents"_L1).toBool(true);
    look.origins = OriginColours(std::clamp(m_state.value("origins"_L1).toInt(), 0, 2));
    look.tocWidth = std::clamp(m_state.value("contentsWidth"_L1).toInt(), 0, 2000);
    m_tabs.setLook(look);
    const bool isKnown = m_window.restoreGeometry(bytes(m_state, "geometry"_L1));
    m_window.restoreState(bytes(m_state, m_layoutKey), LayoutVersion);
    m_fit.begin(m_state.value("collapsed"_L1).toVariant().toStringList());
    followPanels();
    return isKnown;
}

void SessionKeeper::followPanels()
{
    m_window.installEventFilter(this);
    const auto panels = m_window.findChildren<QDockWidget *>();
    for (QDockWidget *panel : panels) {
        panel->installEventFilter(this);
        connect(panel, &QDockWidget::visibilityChanged, this, &SessionKeeper::keepSoon);
        connect(panel, &QDockWidget::dockLocationChanged, this, &SessionKeeper::keepSoon);
    }
}

void SessionKeeper::restoreDate(const QString &library)
{
    const QJsonValue kept = m_state.value("libraries"_L1)[library]["date"_L1];
    m_date.set(QDate::fromString(kept.toString(), Qt::ISODate));
}

void SessionKeeper::restoreTabs(const QString &library)
{
    m_library = library;
    QJsonObject libraries = m_state.value("libraries"_L1).toObject();
    const QJsonObject tabs = libraries.value(library).toObject();
    m_recent.clear();
    const QJsonArray recent = tabs.value("recent"_L1).toArray();
    for (const QJsonValue &uri : recent) {
        if (m_recent.size() < MaxRecent)
            m_recent.append(uri.toString().toUtf8());
    }
    Q_EMIT recentChanged();
    m_tabs.restore(tabs);
    for (SidePage *page : m_pages)
        page->restore(tabs.value("sidePage"_L1).toObject());
    keepSoon();
}

void SessionKeeper::noteShown()
{
    const ReaderTab *tab = m_tabs.current();
    if (m_library.isEmpty() || !tab || !tab->expression())
        return;
    const QByteArray uri = tab->expression()->record.work.uri.workUri(false);
    if (m_recent.value(0) == uri)
        return;
    m_recent.removeAll(uri);
    m_recent.prepend(uri);
    while (m_recent.size() > MaxRecent)
        m_recent.removeLast();
    Q_EMIT recentChanged();
}

void SessionKeeper::forgetLibrary()
{
    if (!m_library.isEmpty())
        keepNow();
    m_library.clear();
}

void SessionKeeper::keepSoon()
{
    if (!m_timer.isActive())
        m_timer.start();
}

void SessionKeeper::keepNow()
{
    m_timer.stop();
    const ReaderLook &look = m_tabs.look();
    m_state.insert("zoom"_L1, look.zoom);
    m_state.insert("contents"_L1, look.isTocVisible);
    m_state.insert("origins"_L1, int(look.origins));
    m_state.insert("contentsWidth"_L1, look.tocWidth);
    m_state.insert("geometry"_L1, base64(m_window.saveGeometry()));
    m_state.insert(m_layoutKey, base64(m_window.saveState(LayoutVersion)));
    m_state.insert("collapsed"_L1, QJsonArray::fromStringList(m_fit.collapsed()));
    if (!m_library.isEmpty()) {
        QJsonObject libraries = m_state.value("libraries"_L1).toObject();
        qint64 newest = 0;
        for (const QJsonValue &each : std::as_const(libraries))
            newest = std::max(newest, each["opened"_L1].toInteger());
        const bool isNewest = libraries.value(m_library)["opened"_L1].toInteger() == newest;
        QJsonObject tabs = m_tabs.toJson();
        if (m_date.isSet())
            tabs.insert("date"_L1, m_date.date().toString(Qt::ISODate));
        for (const SidePage *page : m_pages) {
            if (const QJsonObject kept = page->toJson(); !kept.isEmpty())
                tabs.insert("sidePage"_L1, kept);
        }
        QJsonArray recent;
        for (const QByteArray &uri : std::as_const(m_recent))
            recent.append(QString::fromUtf8(uri));
        tabs.insert("recent"_L1, recent);
        tabs.insert("opened"_L1, isNewest ? std::max<qint64>(newest, 1) : newest + 1);
        libraries.insert(m_library, tabs);
        forgetOldest(libraries, MaxLibraries);
        m_state.insert("libraries"_L1, libraries);
        m_state.insert("library"_L1, m_library);
    }
    m_file.save(m_state);
}

bool SessionKeeper::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        keepSoon();
    return QObject::eventFilter(watched, event);
}

} // namespace sheria::app
