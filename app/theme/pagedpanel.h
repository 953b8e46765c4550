#pragma once

#include <QString>
#include <QTabWidget>
#include <QWidget>

namespace sheria::app {

/// A panel of several pages, each of which scrolls where the panel is too small for it. Knows whether
/// anybody looks at it.
class PagedPanel : public QWidget
{
    Q_OBJECT

public:
    /// `title`: what the pages together are called by those who read them aloud.
    PagedPanel(const QString &name, const QString &pagesName, const QString &title,
               QWidget *parent = nullptr);

protected:
    QTabWidget &pages() { return *m_pages; }
    void addPage(QWidget *page, const QString &title);
    /// Called when the panel is shown and hidden.
    virtual void watch(bool isWatched) = 0;

    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QTabWidget *m_pages = nullptr;
};

} // namespace sheria::app
