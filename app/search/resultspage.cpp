// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/resultspage.h"

#include "app/reader/bars.h"
#include "app/search/hitdelegate.h"
#include "app/search/hitmodel.h"
#include "app/text/words.h"
#include "core/search/query/searcher.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int ShownSortLetters = 5;
constexpr int FacetsWidth = 230;
constexpr int WidthForFacets = 620; ///< Of the page; a narrower one shows them when asked to.
constexpr std::size_t MenuLength = 12;

} // namespace

ResultsPage::ResultsPage(SearchMemory &memory, QWidget *parent)
    : ListPage({.facets = u"searchFacets"_s,
                .state = u"resultsState"_s,
                .narrow = u"narrowResults"_s,
                .close = u"closeResults"_s,
                .narrowText = tr("Filter results"),
                .closeText = tr("Back to texts"),
                .facetsWidth = FacetsWidth,
                .widthForFacets = WidthForFacets},
               parent)
    , m_memory(memory)
    , m_hits(new HitModel(this))
{
    setObjectName(u"resultsPage"_s);
    buildTools();
    buildList();
    assemble({m_isAsAt, m_asAt, m_sort, m_save, m_history}, m_list, m_didYouMean);
    connectParts();
    connect(m_hits, &HitModel::answered, this, &ResultsPage::showAnswer);
    connect(m_hits, &HitModel::failed, this, &ResultsPage::showFailure);
}

void ResultsPage::buildTools()
{
    m_isAsAt = makeCheckBox(this, u"searchIsAsAt"_s, tr("As &at"),
                            tr("Search the texts as they stood on a date"));
    m_asAt = makeDateEdit(this, u"searchAsAt"_s, tr("Search as at this date"));
    m_asAt->setEnabled(false);
    m_sort = makeComboBox(this, u"searchSort"_s, tr("Order of the results"));
    m_sort->addItems(
        {tr("Most relevant first"), tr("Newest first"), tr("Oldest first"), tr("By title")});
    m_sort->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_sort->setMinimumContentsLength(
        ShownSortLetters); // The bar decides how narrow the window can be.
    m_save = makeToolButton(this, u"saveSearch"_s, u"add"_s, tr("Save this search"));
    m_save->setCheckable(true);
    m_history = makeToolButton(this, u"searchHistory"_s, u"history"_s,
                               tr("Saved and earlier searches"));
    m_history->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_history->setPopupMode(QToolButton::InstantPopup);
    m_history->setMenu(new QMenu(m_history));
}

void ResultsPage::buildList()
{
    m_didYouMean = makeButton(this, u"didYouMean"_s, tr("Did you mean “%1”?").arg(QString()));
    m_didYouMean->setFlat(true);
    m_didYouMean->hide();
    m_list = new QListView(this);
    m_list->setObjectName(u"searchResults"_s);
    m_list->setAccessibleName(tr("Results"));
    m_list->setModel(m_hits);
    m_list->setItemDelegate(new HitDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // One that came late would leave the rows with the heights of a wider list.
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
}

void ResultsPage::connectParts()
{
    connect(m_isAsAt, &QCheckBox::toggled, this,
            [this](bool isWanted) { Q_EMIT asAtChosen(isWanted ? m_asAt->date() : QDate()); });
    connect(m_asAt, &QDateEdit::dateChanged, this, &ResultsPage::asAtChosen);
    connect(m_sort, &QComboBox::activated, this, [this](int index) {
        m_question.sort = search::Query::Sort(index);
        askAgain();
    });
    connect(m_save, &QToolButton::toggled, this, [this](bool isWanted) {
        if (isWanted)
            m_memory.save(m_question);
        else
            m_memory.forget(m_question);
        m_newSince.reset();
        m_opened = isWanted ? std::optional(m_question) : std::nullopt;
        if (isWanted && m_revision)
            m_memory.markSeen(m_question, *m_revision);
        showSavedSearches();
    });
    connect(m_didYouMean, &QPushButton::clicked, this, [this] {
        m_question.text = m_suggestion;
        askAgain();
        focusList();
    });
    connect(m_history->menu(), &QMenu::aboutToShow, this, &ResultsPage::fillHistory);
}

void ResultsPage::setLibrary(store::Readers *readers, search::Searcher *searcher,
                             const Clock *clock)
{
    m_isWaiting = false;
    m_question = {};
    m_opened.reset();
    m_revision.reset();
    m_newSince.reset();
    m_hits->setLibrary(readers, searcher, clock);
    facets().clear();
}

void ResultsPage::setToday(QDate today)
{
    const QSignalBlocker quiet(m_asAt);
    m_asAt->setDate(today);
}

void ResultsPage::setAsAt(QDate date)
{
    if (date == m_question.asAt)
        return;
    m_question.asAt = date;
    if (m_question.text.isEmpty() && m_question.chosen.empty())
        showQuestion();
    else
        askAgain();
}

void ResultsPage::ask(const Question &question)
{
    m_question = question;
    const SavedSearch *saved = m_memory.savedFor(question);
    m_opened = saved ? std::optional(saved->question) : std::nullopt;
    m_newSince = saved ? m_memory.seen(*saved) : std::nullopt;
    m_list->scrollToTop();
    askAgain();
}

void ResultsPage::choose(const QByteArray &dimension, const QByteArray &value, bool isWanted)
{
    m_question.choose(dimension, value, isWanted);
    askAgain();
}

void ResultsPage::askAgain()
{
    showQuestion();
    m_memory.note(m_question);
    state().setText(tr("Searching…"));
    m_revision.reset();
    m_hits->ask(m_question, m_newSince);
    Q_EMIT questionChanged();
}

void ResultsPage::refresh()
{
    if (m_isWaiting)
        m_hits->ask(m_question, m_newSince);
}

void ResultsPage::showQuestion()
{
    const QSignalBlocker quietCheck(m_isAsAt);
    const QSignalBlocker quietDate(m_asAt);
    m_isAsAt->setChecked(m_question.asAt.isValid());
    m_asAt->setEnabled(m_question.asAt.isValid());
    if (m_question.asAt.isValid())
        m_asAt->setDate(m_question.asAt);
    m_sort->setCurrentIndex(int(m_question.sort));
    showSaved();
}

void ResultsPage::showSaved()
{
    const QSignalBlocker quiet(m_save);
    const bool isSaved = m_memory.isSaved(m_question);
    m_save->setChecked(isSaved);
    m_save->setIcon(icon(isSaved ? u"check"_s : u"add"_s));
    m_save->setToolTip(isSaved ? tr("Saved; click again to remove this search")
                               : tr("Save this search"));
    m_save->setAccessibleName(m_save->toolTip());
}

void ResultsPage::showSavedSearches()
{
    showSaved();
    const int count = m_memory.withNews();
    m_history->setText(count > 0 ? tr("%n new", "saved searches with new results", count)
                                 : QString());
    m_history->setToolTip(
        count > 0 ? tr("Saved and earlier searches; %n of them with new results", nullptr, count)
                  : tr("Saved and earlier searches"));
}

void ResultsPage::showAnswer(const search::Results &results)
{
    m_isWaiting = false;
    m_revision = results.revision;
    if (m_opened) {
        m_memory.markSeen(*m_opened, results.revision);
        showSavedSearches();
    }
    const int total = int(std::min<qint64>(results.total, std::numeric_limits<int>::max()));
    const QString count = results.isEstimate ? tr("About %n work(s)", nullptr, total)
                                             : tr("%n work(s)", nullptr, total);
    QString said = results.isBroadened ? tr("%1, some without all words").arg(count) : count;
    if (!results.lag.isBuilt)
        said = tr("%1 so far: the search index is still being built").arg(said);
    else if (!results.lag.isComplete)
        said = tr("%1 so far: the newest changes are still being indexed").arg(said);
    state().setText(said);
    state().setToolTip(describe(m_question));
    facets().show(results.facets, m_question);
    m_suggestion = results.suggestion;
    QString suggested = m_suggestion;
    m_didYouMean->setText(tr("Did you mean “%1”?").arg(suggested.replace(u'&', u"&&"_s)));
    m_didYouMean->setVisible(!m_suggestion.isEmpty());
    if (results.hits.empty() && !results.lag.isComplete) {
        showHint(tr("No results so far. The search index is being updated; new results appear "
                    "automatically."));
        return;
    }
    if (results.hits.empty()) {
        showHint(m_question.chosen.empty() && !m_question.asAt.isValid()
                     ? tr("No results. Try fewer or different words.")
                     : tr("No results. Try fewer words or remove some filters."));
        return;
    }
    showList();
    m_list->setCurrentIndex(m_hits->index(0));
}

void ResultsPage::showFailure(const Error &error)
{
    if (error.code == ErrorCode::Cancelled)
        return;
    m_isWaiting = error.code == ErrorCode::Unavailable || error.code == ErrorCode::Corrupt;
    state().setText({});
    facets().clear();
    m_didYouMean->hide();
    showHint(m_isWaiting
                 ? tr("The search index is being built. Results appear as soon as it is ready.")
                 : errorText(error.code));
}

void ResultsPage::fillHistory()
{
    QMenu *menu = m_history->menu();
    menu->clear();
    const auto add = [this, menu](QString name, const Question &question) {
        menu->addAction(name.replace(u'&', u"&&"_s), this, [this, question] { ask(question); });
    };
    const std::vector<SavedSearch> &saved = m_memory.saved();
    if (!saved.empty())
        menu->addSection(tr("Saved"));
    for (std::size_t i = 0; i < std::min(saved.size(), MenuLength); ++i)
        add(saved[i].label(), saved[i].question);
    const std::vector<Question> &recent = m_memory.recent();
    if (!recent.empty())
        menu->addSection(tr("Earlier"));
    for (std::size_t i = 0; i < std::min(recent.size(), MenuLength); ++i)
        add(describe(recent[i]), recent[i]);
    if (m_memory.isSaved(m_question)) {
        menu->addSeparator();
        menu->addAction(tr("Rename This Search…"), this, &ResultsPage::askName)
            ->setObjectName(u"renameSearch"_s);
    }
    if (recent.empty())
        return;
    menu->addSeparator();
    menu->addAction(tr("Clear Search History"), this, [this] { m_memory.clearRecent(); });
}

void ResultsPage::askName()
{
    auto *dialog = new QInputDialog(this);
    setUpDialog(*dialog, u"searchName"_s, tr("Rename Search"));
    dialog->setLabelText(tr("Name of the search:"));
    for (const SavedSearch &search : m_memory.saved()) {
        if (search.question == m_question)
            dialog->setTextValue(search.name());
    }
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, question = m_question](const QString &name) {
                m_memory.rename(question, name == describe(question) ? QString() : name);
            });
    dialog->open();
}

void ResultsPage::openOthers(const QModelIndex &index, bool isWanted)
{
    const int row = m_hits->setOpen(index.row(), isWanted);
    if (row >= 0)
        m_list->setCurrentIndex(m_hits->index(row));
}

/// The arrows, and a click on "3 more in this act", show the other provisions of a work and hide them.
bool ResultsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (m_list && watched == m_list && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isBackwards = layoutDirection() == Qt::RightToLeft;
        const auto open = isBackwards ? Qt::Key_Left : Qt::Key_Right;
        const auto close = isBackwards ? Qt::Key_Right : Qt::Key_Left;
        if ((key->key() == open || key->key() == close) && key->modifiers() == Qt::NoModifier) {
            openOthers(m_list->currentIndex(), key->key() == open);
            return true;
        }
    }
    if (m_list && watched == m_list->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const QModelIndex index = m_list->indexAt(mouse->pos());
        if (mouse->button() == Qt::LeftButton
            && isOnOthers(index, m_list->visualRect(index), mouse->pos(), m_list->fontMetrics())) {
            openOthers(index, !index.data(HitModel::IsOpenRole).toBool());
            return true;
        }
    }
    return ListPage::eventFilter(watched, event);
}

void ResultsPage::open(const QModelIndex &index, bool inNewTab)
{
    if (const search::Hit *hit = m_hits->at(index.row()))
        Q_EMIT openRequested(*hit, inNewTab);
}

} // namespace sheria::app
