// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QObject>
#include <QString>

class QAction;
class QStackedWidget;
class QWidget;

namespace sheria::app {

class MainWindow;

/// A page that stands in the place of the texts until it is left: what a search found, the list of
/// decisions, a comparison.
class SidePage : public QObject
{
    Q_OBJECT

public:
    /// The window has another library, or none.
    virtual void setLibrary() = 0;
    /// Whether it is looked at.
    bool isShown() const { return m_isShown; }
    void show();
    /// The texts are to be shown again, and get the focus. Nothing while it is not shown.
    void leave();
    /// Shows the page, with the focus in it, or leaves it.
    void toggle();
    /// What the session keeps of a page of several pages that is looked at: its name and which one is in front. Empty:
    /// nothing.
    QJsonObject toJson() const;
    /// Shows the page again, if this is what it kept.
    void restore(const QJsonObject &kept);

Q_SIGNALS:
    /// The texts are to be shown again.
    void left();
    void shownChanged();
    /// What toJson() says has changed.
    void moved();

protected:
    /// The page becomes one of `pages`.
    SidePage(MainWindow &window, QStackedWidget &pages);

    /// Before anything else is called.
    void setPage(QWidget *page);
    /// An entry of the View menu, which is disabled.
    QAction *makeViewAction(const QString &name, const QString &text, const QString &keys,
                            const QString &iconName);
    /// The window has another library, or none: what there was to show is gone.
    void forget() { setShown(false); }

    MainWindow &m_window;

private:
    void setShown(bool isShown);

    QStackedWidget &m_pages;
    QWidget *m_sidePage = nullptr;
    bool m_isShown = false;
};

} // namespace sheria::app
