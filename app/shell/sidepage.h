#pragma once

#include <QObject>

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
    /// `page` becomes one of `pages`.
    SidePage(MainWindow &window, QStackedWidget &pages, QWidget &page);

    /// Whether it is looked at.
    bool isShown() const { return m_isShown; }
    void show();
    /// The texts are to be shown again, and get the focus. Nothing while it is not shown.
    void leave();
    /// The window has another library, or none: what there was to show is gone.
    void forget();

Q_SIGNALS:
    void left();
    void shownChanged();

private:
    void setShown(bool isShown);

    MainWindow &m_window;
    QStackedWidget &m_pages;
    QWidget &m_page;
    bool m_isShown = false;
};

} // namespace sheria::app
