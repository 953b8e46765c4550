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
    /// Whether it is looked at.
    bool isShown() const { return m_isShown; }
    void show();
    /// The texts are to be shown again, and get the focus. Nothing while it is not shown.
    void leave();

Q_SIGNALS:
    /// The texts are to be shown again.
    void left();
    void shownChanged();

protected:
    /// The page becomes one of `pages`.
    SidePage(MainWindow &window, QStackedWidget &pages);

    /// Before anything else is called.
    void setPage(QWidget *page);
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
