// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reader/readerpage.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QUrl>

#include <functional>
#include <vector>

class QAction;
class QMainWindow;
class QMenu;

namespace sheria::app {

class DateBar;
class DateButton;
class FindBar;
class ReaderTab;
class ReaderTabs;
class SearchBox;
class WindowDate;

/// What can be done with the text that is shown: the actions, the menus and the toolbar they stand
/// in.
class ReaderActions : public QObject
{
    Q_OBJECT

public:
    static constexpr double MinZoom = 0.5;
    static constexpr double MaxZoom = 3.0;

    /// `window` holds the actions, so that their shortcuts work in it.
    ReaderActions(ReaderTabs &tabs, WindowDate &date, QWidget *window);

    void addToolBar(QMainWindow &window, const QString &title);
    void fillEditMenu(QMenu *menu);
    void fillViewMenu(QMenu *menu);
    void fillGoMenu(QMenu *menu);
    void fillTextMenu(QMenu *menu);

    /// The box of the toolbar; null before addToolBar().
    SearchBox *box() { return m_address; }
    /// Likewise the button of the date of the window.
    DateButton *dateButton() { return m_dateButton; }

    /// Where copied links point: "http://127.0.0.1:8089", or empty while no server runs.
    void setServerAddress(const QByteArray &address);

    /// "Copy As", of the Edit menu, the toolbar and the menu of a text: what a text is copied as.
    QMenu *copyMenu() { return m_copyMenu; }
    /// What makes notes, for the menu of a text.
    void setNoteActions(const QList<QAction *> &actions) { m_noteActions = actions; }

    /// What is read in the place of the tabs: that is found in, copied and printed. Without a pane: the
    /// text of the tab is.
    void setInstead(const ShownText &text);
    /// Opens the menu of what is read, at a place of the screen.
    void showMenu(const QPoint &at, const QUrl &link, bool hasSelection);

Q_SIGNALS:
    /// The text that is shown is to be compared with another one of its work.
    void compareRequested();
    /// The same with a text that is chosen: another open one, another language, another work.
    void compareWithRequested();
    /// The text of the tab is to be saved as PDF.
    void saveRequested();
    /// What is read is to be printed; `isLookedAt`: to be looked at before.
    void printRequested(const ShownText &text, bool isLookedAt);

private:
    QAction *make(const QString &iconName, const QString &text, const QString &keys,
                  const std::function<void()> &run);
    void makeActions();
    void nameActions();
    void makeGoActions();
    void makeTextActions();
    void makeCopyMenu();
    void update();
    ShownText shown() const;

    void inTab(void (ReaderTab::*run)());
    void inDateBar(void (DateBar::*run)());
    void inFindBar(void (FindBar::*run)());
    void zoomBy(double step);
    void copy();
    void copyCitation();
    void copyUri();
    void copyServerLink();
    void toggleContents();
    void chooseOrigins();
    void savePdf();
    void print(bool isLookedAt);

    ReaderTabs &m_tabs;
    WindowDate &m_date;
    QWidget *m_window = nullptr;
    SearchBox *m_address = nullptr;
    DateButton *m_dateButton = nullptr;
    QByteArray m_serverAddress;
    ShownText m_instead;

    QMenu *m_copyMenu = nullptr;
    QList<QAction *> m_noteActions;
    QAction *m_back = nullptr, *m_forward = nullptr, *m_focusAddress = nullptr;
    QAction *m_origins = nullptr, *m_originsByAge = nullptr;
    QAction *m_nextTab = nullptr, *m_previousTab = nullptr, *m_closeTab = nullptr;
    QAction *m_reopenTab = nullptr, *m_find = nullptr, *m_findNext = nullptr;
    QAction *m_findPrevious = nullptr, *m_zoomIn = nullptr, *m_zoomOut = nullptr;
    QAction *m_zoomReset = nullptr, *m_copy = nullptr, *m_copyCitation = nullptr;
    QAction *m_copyUri = nullptr, *m_copyServerLink = nullptr, *m_contents = nullptr;
    QAction *m_chooseDate = nullptr, *m_choosePoint = nullptr, *m_chooseLanguage = nullptr;
    QAction *m_latest = nullptr, *m_timeline = nullptr;
    QAction *m_compare = nullptr, *m_compareWith = nullptr;
    QAction *m_savePdf = nullptr, *m_print = nullptr, *m_preview = nullptr;
    std::vector<QAction *> m_needText; ///< Make no sense without a text.
    std::vector<QAction *> m_needPdf;  ///< The same, of a text that can be a PDF.
    std::vector<QAction *> m_needTab;  ///< Need a text, and the bars of its tab.
};

} // namespace sheria::app
