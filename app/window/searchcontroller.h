// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/search/searchmemory.h"
#include "app/theme/widgets.h"
#include "app/window/sidepage.h"

#include <QObject>

class QString;
class QStackedWidget;

namespace sheria::search {
class Searcher;
struct Hit;
struct IndexProgress;
} // namespace sheria::search

namespace sheria::app {

class MainWindow;
class ResultsPage;
class SearchBox;

/// Search at the desk: the box, the page of results, the marks in the text that was opened, and how
/// far the index is.
class SearchController : public SidePage
{
    Q_OBJECT

public:
    /// `box` is the window's; the page of results becomes one of `pages`.
    SearchController(MainWindow &window, SearchBox &box, QStackedWidget &pages,
                     Preferences &preferences);

    /// The window has another library, or none.
    void setLibrary() override;
    /// Searches for words.
    void search(const QString &words);
    /// Forgets the earlier searches; those that are saved stay.
    void clearHistory() { m_memory.clearRecent(); }
    /// How far the index is, in words; empty while there is nothing to say.
    static QString progressText(const search::IndexProgress &progress);

private:
    struct SeenSearch;

    QAction *make(const QString &text, const QString &keys, const QString &name);
    void makeActions();
    void ask(Question question);
    void setAsAt(QDate date);
    void openHit(const search::Hit &hit, bool inNewTab);
    void open(const QByteArray &uri, const QByteArray &component, const QByteArray &eId,
              const QString &words, bool inNewTab);
    void showResults();
    void focusShown();
    void showWords();
    void step(int by);
    /// Another tab is looked at, or another text.
    void watchTab();
    /// Shows how far the index is.
    void follow();
    /// Counts what is new of the saved searches, as far as the index has come.
    void countNews();
    void showNews(const std::vector<SeenSearch> &counted, qint64 indexed);
    static Result<std::vector<SeenSearch>> newsOf(std::vector<SeenSearch> searches,
                                                  search::Searcher &searcher, store::Database &db,
                                                  const std::stop_token &stop);

    SearchBox &m_box;
    SearchMemory m_memory;
    ResultsPage *m_results = nullptr;
    QLabel *m_index = nullptr;
    QAction *m_search = nullptr;
    QAction *m_showResults = nullptr;
    QAction *m_nextHit = nullptr;
    QAction *m_previousHit = nullptr;
    LatestQuery m_news{this};
    qint64 m_indexed = -1; ///< Revision that the index had come to when it was last looked at.
};

} // namespace sheria::app
