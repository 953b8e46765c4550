// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QString>
#include <QTabWidget>
#include <QWidget>

namespace sheria::app {

/// A page of several pages, each of which scrolls where there is too little room for it. Knows whether anybody looks at
/// it.
class PagedPanel : public QWidget
{
    Q_OBJECT

public:
    /// `title`: what the pages together are called.
    PagedPanel(const QString &name, const QString &pagesName, const QString &title,
               QWidget *parent = nullptr);

    /// Which of the pages is in front.
    int page() const { return m_pages->currentIndex(); }
    /// Nothing where there is no such page.
    void turnTo(int page) { m_pages->setCurrentIndex(page); }

Q_SIGNALS:
    /// Another page is in front.
    void turned();
    /// The person goes back to the text.
    void closed();

protected:
    QTabWidget &pages() { return *m_pages; }
    void addPage(QWidget *page, const QString &title);
    /// Beside the title.
    void addToHead(QWidget *widget);
    /// Called when the page is shown and hidden.
    virtual void watch(bool isWatched) = 0;

    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QTabWidget *m_pages = nullptr;
    QBoxLayout *m_head = nullptr;
};

} // namespace sheria::app
