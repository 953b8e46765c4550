// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/preferences.h"

#include <QByteArrayList>
#include <QGuiApplication>
#include <QJsonObject>
#include <QObject>
#include <QTimer>

#include <vector>

class QMainWindow;

namespace sheria::app {

class ReaderTabs;
class SidePage;
class WindowDate;
class WindowFit;

/// Brings back what the window looked like and which texts were open, and keeps both as they change.
class SessionKeeper : public QObject
{
    Q_OBJECT

public:
    /// How long after a change it is kept. Units: milliseconds.
    static constexpr int KeepAfterMs = 400;
    /// Works of each library that are remembered as read last.
    static constexpr qsizetype MaxRecent = 20;
    /// Libraries whose tabs are remembered.
    static constexpr int MaxLibraries = 12;

    SessionKeeper(SessionFile &file, QMainWindow &window, ReaderTabs &tabs, WindowDate &date,
                  WindowFit &fit);

    /// The pages in the place of the texts, which live as long as the window.
    void follow(const std::vector<SidePage *> &pages);
    /// The library that was open last; empty: none.
    QString lastLibrary() const;
    /// Places the window and its panels as they were. Returns false when nothing is known.
    bool restoreWindow();
    /// Gives the window the date that it had with `library`.
    void restoreDate(const QString &library);
    /// Opens the tabs that `library` had, and the page that was looked at in their place.
    void restoreTabs(const QString &library);
    /// The works of the library that were read last, the last one first.
    const QByteArrayList &recent() const { return m_recent; }
    /// The tabs are those of no library now.
    void forgetLibrary();
    /// Keeps everything at once; the window is closing.
    void keepNow();

public Q_SLOTS:
    void keepSoon();

Q_SIGNALS:
    void recentChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followPanels();
    void noteShown();

    SessionFile &m_file;
    QMainWindow &m_window;
    ReaderTabs &m_tabs;
    WindowDate &m_date;
    WindowFit &m_fit;
    std::vector<SidePage *> m_pages;
    QJsonObject m_state;
    /// A layout says left and right: a mirrored window has one of its own.
    const QLatin1StringView m_layoutKey{QGuiApplication::isRightToLeft() ? "mirroredLayout"
                                                                         : "layout"};
    QString m_library;
    QByteArrayList m_recent;
    QTimer m_timer;
};

} // namespace sheria::app
