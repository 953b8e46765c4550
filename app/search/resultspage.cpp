#include "app/search/resultspage.h"

#include "app/reader/bars.h"
#include "app/search/searchbox.h"
#include "app/text/words.h"
#include "core/domain/language.h"
#include "core/search/query/searcher.h"
#include "core/store/legislation/topicqueries.h"
#include "core/store/rows/placequeries.h"

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QToolButton>

#include <iterator>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

/// The index knows places and topics by their codes; the library knows what people call them.
void nameValues(store::Database &db, std::vector<search::Facet> &facets)
{
    for (search::Facet &facet : facets) {
        for (search::FacetValue &value : facet.values) {
            if (facet.dimension == search::dimension::Place) {
                const Result<Place> place = store::findPlace(db, value.value);
                value.label = place ? place->name : QString();
            } else if (facet.dimension == search::dimension::Topic) {
                const Result<store::Topic> topic = store::findTopic(db, value.value);
                value.label = topic ? topic->name : value.label;
            }
        }
    }
}

Result<search::Results> answer(search::Searcher &searcher, const search::Query &query,
                               store::Database &db, const std::stop_token &stop)
{
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, u"something else was asked"_s};
    SHERIA_TRY(search::Results results, searcher.search(query, db, stop));
    nameValues(db, results.facets);
    return results;
}

constexpr int FacetsWidth = 230;
constexpr int WidthForFacets = 620; ///< Of the page; a narrower one shows them when asked to.
constexpr std::size_t MenuLength = 12;

/// A hit in the list of results: title, where it is, and its passage with the matches marked.
class HitDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    static void layOut(QTextDocument &document, const search::Hit &hit,
                       const QStyleOptionViewItem &option);
};

constexpr int HitMargin = 10; ///< Units: device-independent pixels.
constexpr int WidestText = 860;

const search::Hit *hitAt(const QModelIndex &index)
{
    const auto *model = qobject_cast<const HitModel *>(index.model());
    return model ? model->at(index.row()) : nullptr;
}

int textWidth(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return std::min(WidestText, std::max(120, width - 2 * HitMargin));
}

/// The colours of the theme; matches are seen without them, too: they are bold.
QString styleSheet(const QPalette &palette)
{
    return u".title { font-weight: 600; color: %1; } .where { color: %2; } "
           ".hit { font-weight: 600; color: %3; background-color: %4; }"_s.arg(
               palette.color(QPalette::Link).name(),
               palette.color(QPalette::PlaceholderText).name(),
               palette.color(QPalette::HighlightedText).name(),
               palette.color(QPalette::Highlight).name());
}

void HitDelegate::layOut(QTextDocument &document, const search::Hit &hit,
                         const QStyleOptionViewItem &option)
{
    QString passage = QString::fromUtf8(hit.snippet);
    passage.replace("<mark>"_L1, "<span class=\"hit\">"_L1);
    passage.replace("</mark>"_L1, "</span>"_L1);
    document.setDefaultFont(option.font);
    document.setDocumentMargin(0);
    document.setDefaultStyleSheet(styleSheet(option.palette));
    document.setTextWidth(textWidth(option));
    document.setHtml(
        u"<p><span class=\"title\">%1</span><br><span class=\"where\">%2</span>%3</p>"_s.arg(
            hit.title.toHtmlEscaped(), whereabouts(hit).toHtmlEscaped(),
            passage.isEmpty() ? QString() : u"<br>"_s + passage));
}

void HitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    const search::Hit *hit = hitAt(index);
    if (!hit)
        return;
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    QTextDocument document;
    layOut(document, *hit, row);
    painter->save();
    painter->translate(row.rect.topLeft() + QPoint(HitMargin, HitMargin));
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = row.palette;
    const bool isSelected = row.state.testFlag(QStyle::State_Selected);
    context.palette.setColor(
        QPalette::Text, row.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
    document.documentLayout()->draw(painter, context);
    painter->restore();
}

QSize HitDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const search::Hit *hit = hitAt(index);
    if (!hit)
        return QStyledItemDelegate::sizeHint(option, index);
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    QTextDocument document;
    layOut(document, *hit, row);
    return {textWidth(row), int(document.size().height()) + 2 * HitMargin};
}

} // namespace

HitModel::HitModel(QObject *parent) : QAbstractListModel(parent)
{}

HitModel::~HitModel() = default;

void HitModel::setLibrary(store::Readers *readers, search::Searcher *searcher)
{
    m_searcher = searcher;
    m_query.setReaders(readers);
    clear();
}

void HitModel::clear()
{
    beginResetModel();
    m_hits.clear();
    m_total = 0;
    m_isFetching = false;
    endResetModel();
}

void HitModel::ask(const Question &question)
{
    if (!m_query)
        return;
    m_question = question;
    m_isFetching = true;
    m_query.start([query = queryFor(question, 0, PageSize), searcher = m_searcher](
                      store::Database &db,
                      const std::stop_token &stop) { return answer(*searcher, query, db, stop); },
                  [this](Result<search::Results> results) { showFirst(std::move(results)); });
}

void HitModel::showFirst(Result<search::Results> results)
{
    beginResetModel();
    m_isFetching = false;
    m_hits.clear();
    m_total = 0;
    if (results) {
        m_hits = results->hits;
        m_total = results->total;
    }
    endResetModel();
    if (results)
        Q_EMIT answered(*results);
    else
        Q_EMIT failed(results.error());
}

bool HitModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_query && !m_isFetching && qint64(m_hits.size()) < m_total;
}

void HitModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_isFetching = true;
    m_query.start(
        [query = queryFor(m_question, qint64(m_hits.size()), PageSize),
         searcher = m_searcher](store::Database &db, const std::stop_token &stop) {
            return answer(*searcher, query, db, stop);
        },
        [this](Result<search::Results> results) { showMore(std::move(results)); });
}

void HitModel::showMore(Result<search::Results> results)
{
    m_isFetching = false;
    if (!results || results->hits.empty()) {
        m_total = qint64(m_hits.size()); // There is no more, or it cannot be had.
        return;
    }
    const int first = int(m_hits.size());
    beginInsertRows({}, first, first + int(results->hits.size()) - 1);
    std::move(results->hits.begin(), results->hits.end(), std::back_inserter(m_hits));
    endInsertRows();
}

const search::Hit *HitModel::at(int row) const
{
    return row >= 0 && row < int(m_hits.size()) ? &m_hits[size_t(row)] : nullptr;
}

int HitModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_hits.size());
}

QVariant HitModel::data(const QModelIndex &index, int role) const
{
    const search::Hit *hit = at(index.row());
    if (!hit)
        return {};
    switch (role) {
    case Qt::DisplayRole: return hit->title;
    case Qt::ToolTipRole:
        return QString::fromUtf8(hit->expressionUri.isEmpty() ? hit->workUri : hit->expressionUri);
    case Qt::AccessibleTextRole:
        return QStringList{
            hit->title, whereabouts(*hit),
            QTextDocumentFragment::fromHtml(QString::fromUtf8(hit->snippet)).toPlainText()}
            .join(u". "_s);
    default: return {};
    }
}

QString whereabouts(const search::Hit &hit)
{
    QStringList parts;
    const QString place = placeName(hit);
    if (!place.isEmpty())
        parts.append(place);
    if (hit.date.isValid())
        parts.append(HitModel::tr("text of %1").arg(longDate(hit.date)));
    if (!hit.language.isEmpty())
        parts.append(languageName(hit.language));
    return parts.join(u" · "_s);
}

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
    m_save = makeToolButton(this, u"saveSearch"_s, u"add"_s, tr("Save this search"));
    m_save->setCheckable(true);
    m_history = makeToolButton(this, u"searchHistory"_s, u"history"_s,
                               tr("Saved and earlier searches"));
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
        showSaved();
    });
    connect(m_didYouMean, &QPushButton::clicked, this, [this] {
        m_question.text = m_suggestion;
        askAgain();
        focusList();
    });
    connect(m_history->menu(), &QMenu::aboutToShow, this, &ResultsPage::fillHistory);
}

void ResultsPage::setLibrary(store::Readers *readers, search::Searcher *searcher)
{
    m_isWaiting = false;
    m_question = {};
    m_hits->setLibrary(readers, searcher);
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
    m_save->setToolTip(isSaved ? tr("Saved; click again to remove this search")
                               : tr("Save this search"));
    m_save->setAccessibleName(m_save->toolTip());
}

void ResultsPage::showAnswer(const search::Results &results)
{
    m_isWaiting = false;
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
    menu->addAction(tr("Clear Search History"), this, [this] { m_memory.clearRecent(); });
}

void ResultsPage::open(const QModelIndex &index, bool inNewTab)
{
    if (const search::Hit *hit = m_hits->at(index.row()))
        Q_EMIT openRequested(*hit, inNewTab);
}

} // namespace sheria::app
