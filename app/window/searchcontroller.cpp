// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/searchcontroller.h"

#include "app/reader/hitmarks.h"
#include "app/reader/readerpane.h"
#include "app/reader/readertabs.h"
#include "app/reader/windowdate.h"
#include "app/search/resultspage.h"
#include "app/search/searchbox.h"
#include "app/window/mainwindow.h"
#include "app/window/panels.h"
#include "core/domain/today.h"
#include "core/search/index/indexer.h"
#include "core/search/query/news.h"
#include "core/store/webhooks/changes.h"

#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int EditMenu = 1; ///< In the menu bar.

} // namespace

/// A saved search, and what is new of it.
struct SearchController::SeenSearch
{
    Question question;
    qint64 seen = 0; ///< Revision of the library when its results were last looked at.
    qint64 news = 0;
    qint64 latest = 0; ///< Revision of the library.
};

Result<std::vector<SearchController::SeenSearch>> SearchController::newsOf(
    std::vector<SeenSearch> searches, search::Searcher &searcher, store::Database &db,
    const std::stop_token &stop)
{
    SHERIA_TRY(const qint64 latest, store::latestRevision(db));
    std::map<qint64, search::News> known; // Many were looked at on the same day.
    for (SeenSearch &one : searches) {
        one.latest = latest;
        if (!known.contains(one.seen)) {
            SHERIA_TRY(known[one.seen], search::News::since(db, one.seen));
        }
        SHERIA_TRY(one.news,
                   search::countNews(searcher, queryFor(one.question, 0, 1), known[one.seen], db,
                                     stop));
    }
    return searches;
}

SearchController::SearchController(MainWindow &window, SearchBox &box, QStackedWidget &pages,
                                   Preferences &preferences)
    : SidePage(window, pages)
    , m_box(box)
    , m_memory(preferences)
    , m_results(new ResultsPage(m_memory))
    , m_index(new QLabel(&window))
{
    setPage(m_results);
    m_index->setObjectName(u"indexState"_s);
    m_index->hide();
    window.statusBar()->addPermanentWidget(m_index);
    m_box.setMemory(&m_memory);
    makeActions();
    connect(&m_box, &SearchBox::asked, this, &SearchController::ask);
    connect(&m_box, &SearchBox::openRequested, this, &SearchController::open);
    connect(&m_box, &SearchBox::left, this, &SearchController::focusShown);
    connect(m_results, &ResultsPage::openRequested, this, &SearchController::openHit);
    connect(m_results, &ResultsPage::closed, this, &SidePage::leave);
    connect(m_results, &ResultsPage::questionChanged, this, &SearchController::showWords);
    connect(m_results, &ResultsPage::asAtChosen, this, &SearchController::setAsAt);
    connect(&window.date(), &WindowDate::changed, this, &SearchController::setAsAt);
    connect(&window.tabs(), &ReaderTabs::shownChanged, this, &SearchController::watchTab);
}

QAction *SearchController::make(const QString &text, const QString &keys, const QString &name)
{
    QAction *action = makeAction(this, name, text, keys);
    m_window.menuBar()->actions().at(EditMenu)->menu()->addAction(action);
    return action;
}

void SearchController::makeActions()
{
    m_window.menuBar()->actions().at(EditMenu)->menu()->addSeparator();
    m_search = make(tr("&Search…"), u"Ctrl+Shift+F"_s, u"search"_s);
    m_search->setIcon(icon(u"find"_s));
    connect(m_search, &QAction::triggered, &m_box, &SearchBox::beginSearch);
    m_showResults = make(tr("Search &Results"), u"Ctrl+Shift+R"_s, u"showResults"_s);
    connect(m_showResults, &QAction::triggered, this, &SearchController::showResults);
    m_nextHit = make(tr("Next Search Match"), u"Ctrl+G"_s, u"goToNextHit"_s);
    connect(m_nextHit, &QAction::triggered, this, [this] { step(1); });
    m_previousHit = make(tr("Previous Search Match"), u"Ctrl+Shift+G"_s, u"goToPreviousHit"_s);
    connect(m_previousHit, &QAction::triggered, this, [this] { step(-1); });
    setLibrary();
}

void SearchController::setLibrary()
{
    OpenLibrary *library = m_window.library();
    forget();
    m_indexed = -1;
    m_index->hide();
    m_memory.setLibrary(library ? library->path() : QString());
    m_news.setReaders(library ? &library->readers() : nullptr);
    m_results->showSavedSearches();
    store::Readers *readers = library ? &library->readers() : nullptr;
    search::Searcher *searcher = library ? &library->searcher() : nullptr;
    const Clock *clock = library ? &library->clock() : nullptr;
    m_box.setLibrary(readers, searcher, clock);
    m_results->setLibrary(readers, searcher, clock);
    for (QAction *action : {m_search, m_showResults, m_nextHit, m_previousHit})
        action->setEnabled(library && action == m_search);
    if (!library)
        return;
    m_results->setToday(Today(library->clock().now()).here());
    setAsAt(m_window.date().date());
    connect(library, &OpenLibrary::looked, this, &SearchController::follow);
}

void SearchController::setAsAt(QDate date)
{
    m_window.date().set(date);
    m_box.setAsAt(date);
    m_results->setAsAt(date);
}

void SearchController::search(const QString &words)
{
    Question question;
    question.text = words.trimmed();
    if (!question.text.isEmpty())
        ask(question);
}

/// A search that was saved with a date keeps it.
void SearchController::ask(Question question)
{
    if (!question.asAt.isValid())
        question.asAt = m_window.date().date();
    m_results->ask(question);
    m_showResults->setEnabled(true);
    showResults();
}

void SearchController::openHit(const search::Hit &hit, bool inNewTab)
{
    open(hit.expressionUri.isEmpty() ? hit.workUri : hit.expressionUri, hit.component, hit.eId,
         m_results->question().text, inNewTab);
}

void SearchController::open(const QByteArray &uri, const QByteArray &component,
                            const QByteArray &eId, const QString &words, bool inNewTab)
{
    Link link = parseLink(uri);
    if (link.component.isEmpty() && component != "main")
        link.component = component;
    if (!eId.isEmpty())
        link.eId = eId;
    m_window.tabs().open(link, inNewTab);
    ReaderTab *tab = m_window.tabs().current();
    if (!tab)
        return;
    tab->marks().look(words, workOf(link.uri), link.eId);
    tab->pane().setFocus();
}

void SearchController::step(int by)
{
    if (ReaderTab *tab = m_window.tabs().current())
        tab->marks().step(by);
}

void SearchController::watchTab()
{
    ReaderTab *tab = m_window.tabs().current();
    const bool hasMarks = tab && tab->marks().isLooking();
    m_nextHit->setEnabled(hasMarks);
    m_previousHit->setEnabled(hasMarks);
    if (tab) {
        connect(&tab->hitBar(), &HitBar::resultsWanted, this, &SearchController::showResults,
                Qt::UniqueConnection);
        connect(&tab->marks(), &HitMarks::changed, this, &SearchController::watchTab,
                Qt::UniqueConnection);
    }
    showWords();
}

void SearchController::showResults()
{
    show();
    showWords();
    m_results->focusList();
}

void SearchController::focusShown()
{
    if (isShown())
        m_results->focusList();
    else if (ReaderTab *tab = m_window.tabs().current())
        tab->pane().setFocus();
}

/// While the results are shown the box has their words.
void SearchController::showWords()
{
    if (isShown())
        m_box.setShown(m_results->question().text);
}

void SearchController::follow()
{
    const search::Indexer *indexer = m_window.library() ? m_window.library()->indexer() : nullptr;
    if (!indexer)
        return;
    const search::IndexProgress progress = indexer->progress();
    const QString text = progressText(progress);
    m_index->setText(text);
    m_index->setToolTip(progress.problem);
    m_index->setVisible(!text.isEmpty());
    if (progress.revision == m_indexed)
        return;
    m_indexed = progress.revision;
    m_results->refresh();
    countNews();
}

void SearchController::countNews()
{
    if (m_indexed <= 0)
        return; // There is no index yet.
    std::vector<SeenSearch> asked;
    for (const SavedSearch &search : m_memory.saved())
        asked.push_back({search.question, m_memory.seen(search).value_or(m_indexed)});
    m_news.start([asked = std::move(asked), searcher = &m_window.library()->searcher()](
                     store::Database &db,
                     const std::stop_token &stop) { return newsOf(asked, *searcher, db, stop); },
                 [this, indexed = m_indexed](const Result<std::vector<SeenSearch>> &counted) {
                     if (counted)
                         showNews(*counted, indexed);
                 });
}

void SearchController::showNews(const std::vector<SeenSearch> &counted, qint64 indexed)
{
    for (const SeenSearch &one : counted) {
        const SavedSearch *saved = m_memory.savedFor(one.question);
        const std::optional<qint64> seen = saved ? m_memory.seen(*saved) : std::nullopt;
        // Never looked at in this library; or the library was put back to an earlier state.
        if (!seen || *seen > one.latest)
            m_memory.markSeen(one.question, indexed);
        else if (*seen == one.seen) // Otherwise it was opened meanwhile.
            m_memory.setNews(one.question, one.news);
    }
    m_results->showSavedSearches();
}

QString SearchController::progressText(const search::IndexProgress &progress)
{
    using State = search::IndexProgress::State;
    switch (progress.state) {
    case State::Starting:
    case State::UpToDate: return {};
    case State::Building:
        if (!progress.problem.isEmpty())
            return tr("The search index was damaged and is built again: %1 of %2 works")
                .arg(QLocale().toString(progress.done), QLocale().toString(progress.total));
        return tr("Search index: %1 of %2 works")
            .arg(QLocale().toString(progress.done), QLocale().toString(progress.total));
    case State::Following: return tr("Search index: updating");
    case State::Elsewhere: return tr("Another program is updating the search index");
    case State::Failed:
        return progress.isNoSpace ? tr("The disk is full: the search index cannot be written")
                                  : tr("The search index could not be written");
    }
    Q_UNREACHABLE();
}

} // namespace sheria::app
