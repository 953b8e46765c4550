#include "app/search/resultspage.h"

#include "app/reader/datebar.h"
#include "app/search/facetpanel.h"
#include "app/search/hitdelegate.h"
#include "app/search/hitmodel.h"
#include "app/search/searchmemory.h"
#include "app/text/errortext.h"
#include "app/theme/icons.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int FacetsWidth = 230;
constexpr int WidthForFacets = 620; ///< Of the page; a narrower one shows them when asked to.
constexpr std::size_t MenuLength = 12;

QToolButton *button(QWidget *parent, const QString &iconName, const QString &name,
                    const QString &objectName)
{
    auto *made = new QToolButton(parent);
    made->setObjectName(objectName);
    made->setIcon(icon(iconName));
    made->setToolTip(name);
    made->setAccessibleName(name);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

} // namespace

ResultsPage::ResultsPage(SearchMemory &memory, QWidget *parent)
    : QWidget(parent)
    , m_memory(memory)
    , m_hits(new HitModel(this))
{
    setObjectName(u"resultsPage"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildBar());
    layout->addWidget(buildBody(), 1);
    connectBar();
    connect(m_hits, &HitModel::answered, this, &ResultsPage::showAnswer);
    connect(m_hits, &HitModel::failed, this, &ResultsPage::showFailure);
}

QWidget *ResultsPage::buildBar()
{
    auto *bar = new QWidget(this);
    bar->setObjectName(u"resultsBar"_s);
    m_state = new QLabel(bar);
    m_state->setObjectName(u"resultsState"_s);
    m_state->setMinimumWidth(80);
    m_narrow = button(bar, u"down"_s, tr("Narrow the results down"), u"narrowResults"_s);
    m_narrow->setCheckable(true);
    m_isAsAt = new QCheckBox(tr("As &at"), bar);
    m_isAsAt->setObjectName(u"searchIsAsAt"_s);
    m_isAsAt->setToolTip(tr("Search the texts as they were on a day"));
    m_asAt = new QDateEdit(bar);
    m_asAt->setObjectName(u"searchAsAt"_s);
    m_asAt->setAccessibleName(tr("Search as at this date"));
    m_asAt->setCalendarPopup(true);
    m_asAt->setDisplayFormat(DateBar::tr("d MMM yyyy"));
    m_asAt->setEnabled(false);
    m_sort = new QComboBox(bar);
    m_sort->setObjectName(u"searchSort"_s);
    m_sort->setAccessibleName(tr("Order of the results"));
    m_sort->addItems({tr("Best first"), tr("Newest first"), tr("Oldest first"), tr("By title")});
    m_save = button(bar, u"add"_s, tr("Save this search"), u"saveSearch"_s);
    m_save->setCheckable(true);
    m_history = button(bar, u"history"_s, tr("Saved and earlier searches"), u"searchHistory"_s);
    m_history->setPopupMode(QToolButton::InstantPopup);
    m_history->setMenu(new QMenu(m_history));
    m_close = button(bar, u"close"_s, tr("Back to the texts"), u"closeResults"_s);
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(10, 5, 8, 5);
    for (QWidget *widget : {static_cast<QWidget *>(m_narrow), static_cast<QWidget *>(m_state),
                            static_cast<QWidget *>(m_isAsAt), static_cast<QWidget *>(m_asAt),
                            static_cast<QWidget *>(m_sort), static_cast<QWidget *>(m_save),
                            static_cast<QWidget *>(m_history), static_cast<QWidget *>(m_close)})
        layout->addWidget(widget, widget == m_state ? 1 : 0);
    return bar;
}

QWidget *ResultsPage::buildBody()
{
    auto *body = new QWidget(this);
    m_facets = new FacetPanel(body);
    m_facets->setFixedWidth(FacetsWidth);
    m_didYouMean = new QPushButton(tr("Did you mean “%1”?").arg(QString()), body);
    m_didYouMean->setObjectName(u"didYouMean"_s);
    m_didYouMean->setFlat(true);
    m_didYouMean->hide();
    m_hint = new QLabel(body);
    m_hint->setObjectName(u"emptyHint"_s);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->hide();
    m_list = new QListView(body);
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
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    auto *found = new QVBoxLayout;
    found->setSpacing(0);
    found->addWidget(m_didYouMean, 0, Qt::AlignLeading);
    found->addWidget(m_hint);
    found->addWidget(m_list, 1);
    auto *layout = new QHBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_facets);
    layout->addLayout(found, 1);
    return body;
}

void ResultsPage::connectBar()
{
    connect(m_narrow, &QToolButton::toggled, this, &ResultsPage::showFacets);
    connect(m_facets, &FacetPanel::chosen, this,
            [this](const QByteArray &dimension, const QByteArray &value, bool isWanted) {
                m_question.choose(dimension, value, isWanted);
                askAgain();
            });
    connect(m_isAsAt, &QCheckBox::toggled, this, [this](bool isWanted) {
        m_asAt->setEnabled(isWanted);
        m_question.asAt = isWanted ? m_asAt->date() : QDate();
        askAgain();
    });
    connect(m_asAt, &QDateEdit::dateChanged, this, [this](QDate date) {
        m_question.asAt = date;
        askAgain();
    });
    connect(m_sort, &QComboBox::activated, this, [this](int index) {
        m_question.sort = search::Query::Sort(index);
        askAgain();
    });
    connect(m_save, &QToolButton::toggled, this, [this](bool isWanted) {
        if (isWanted)
            m_memory.save(m_question);
        else
            m_memory.forget(m_question);
        showSaved();
    });
    connect(m_didYouMean, &QPushButton::clicked, this, [this] {
        m_question.text = m_suggestion;
        askAgain();
        focusResults();
    });
    connect(m_history->menu(), &QMenu::aboutToShow, this, &ResultsPage::fillHistory);
    connect(m_close, &QToolButton::clicked, this, &ResultsPage::closed);
}

void ResultsPage::setLibrary(store::Readers *readers, search::Searcher *searcher)
{
    m_isWaiting = false;
    m_question = {};
    m_hits->setLibrary(readers, searcher);
    m_facets->clear();
}

void ResultsPage::setToday(QDate today)
{
    const QSignalBlocker quiet(m_asAt);
    m_asAt->setDate(today);
}

void ResultsPage::ask(const Question &question)
{
    m_question = question;
    m_list->scrollToTop();
    askAgain();
}

void ResultsPage::askAgain()
{
    showQuestion();
    m_memory.note(m_question);
    m_state->setText(tr("Searching…"));
    m_hits->ask(m_question);
    Q_EMIT questionChanged();
}

void ResultsPage::refresh()
{
    if (m_isWaiting)
        m_hits->ask(m_question);
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
    m_save->setToolTip(isSaved ? tr("This search is saved; choose again to forget it")
                               : tr("Save this search"));
    m_save->setAccessibleName(m_save->toolTip());
}

void ResultsPage::showAnswer(const search::Results &results)
{
    m_isWaiting = false;
    const int total = int(std::min<qint64>(results.total, std::numeric_limits<int>::max()));
    const QString count = results.isEstimate ? tr("About %n work(s)", nullptr, total)
                                             : tr("%n work(s)", nullptr, total);
    m_state->setText(results.isBroadened ? tr("%1, not all with every word").arg(count) : count);
    m_state->setToolTip(describe(m_question));
    m_facets->show(results.facets, m_question);
    m_suggestion = results.suggestion;
    QString suggested = m_suggestion;
    m_didYouMean->setText(tr("Did you mean “%1”?").arg(suggested.replace(u'&', u"&&"_s)));
    m_didYouMean->setVisible(!m_suggestion.isEmpty());
    m_hint->setVisible(results.hits.empty());
    m_hint->setText(m_question.chosen.empty() && !m_question.asAt.isValid()
                        ? tr("Nothing in the library answers this. Try fewer or other words.")
                        : tr("Nothing in the library answers this. Try fewer words, or choose less "
                             "beside the results."));
    m_list->setVisible(!results.hits.empty());
    if (!results.hits.empty())
        m_list->setCurrentIndex(m_hits->index(0));
}

void ResultsPage::showFailure(const Error &error)
{
    if (error.code == ErrorCode::Cancelled)
        return;
    m_isWaiting = error.code == ErrorCode::Unavailable || error.code == ErrorCode::Corrupt;
    m_state->setText({});
    m_facets->clear();
    m_didYouMean->hide();
    m_list->hide();
    m_hint->setText(m_isWaiting ? tr("The search index is being made. The results appear as soon "
                                     "as it can be asked.")
                                : errorText(error.code));
    m_hint->show();
}

void ResultsPage::fillHistory()
{
    QMenu *menu = m_history->menu();
    menu->clear();
    const auto add = [this, menu](const QString &title, const std::vector<Question> &questions) {
        if (questions.empty())
            return;
        menu->addSection(title);
        for (std::size_t i = 0; i < std::min(questions.size(), MenuLength); ++i)
            menu->addAction(describe(questions[i]).replace(u'&', u"&&"_s), this,
                            [this, question = questions[i]] { ask(question); });
    };
    add(tr("Saved"), m_memory.saved());
    add(tr("Earlier"), m_memory.recent());
    if (m_memory.recent().empty())
        return;
    menu->addSeparator();
    menu->addAction(tr("Forget Earlier Searches"), this, [this] { m_memory.clearRecent(); });
}

void ResultsPage::open(const QModelIndex &index, bool inNewTab)
{
    if (const search::Hit *hit = m_hits->at(index.row()))
        Q_EMIT openRequested(*hit, inNewTab);
}

void ResultsPage::focusResults()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

void ResultsPage::showFacets()
{
    const bool hasRoom = width() >= WidthForFacets;
    m_narrow->setVisible(!hasRoom);
    m_facets->setVisible(hasRoom || m_narrow->isChecked());
}

void ResultsPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showFacets();
}

void ResultsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

bool ResultsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            open(m_list->currentIndex(), key->modifiers().testFlag(Qt::ControlModifier));
            return true;
        }
    }
    if (watched == m_list->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const bool isNewTab = mouse->button() == Qt::MiddleButton
            || mouse->modifiers().testFlag(Qt::ControlModifier);
        if (mouse->button() != Qt::RightButton)
            open(m_list->indexAt(mouse->pos()), isNewTab);
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sheria::app
