// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/resultspage.h"

#include "app/reader/bars.h"
#include "app/search/searchbox.h"
#include "app/text/words.h"
#include "app/theme/standing.h"
#include "core/base/clock.h"
#include "core/domain/language.h"
#include "core/domain/today.h"
#include "core/domain/work.h"
#include "core/search/query/searcher.h"
#include "core/store/legislation/topicqueries.h"
#include "core/store/rows/placequeries.h"

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QInputDialog>
#include <QKeyEvent>
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

#include <algorithm>
#include <iterator>

namespace sheria::app {

using namespace Qt::StringLiterals;
using search::News;

namespace {

constexpr int ShownSortLetters = 5;

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

Result<search::Results> found(search::Searcher &searcher, const search::Query &query,
                              store::Database &db, const std::stop_token &stop)
{
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, u"something else was asked"_s};
    SHERIA_TRY(search::Results results, searcher.search(query, db, stop));
    nameValues(db, results.facets);
    return results;
}

/// The works that hits are of.
Result<std::vector<store::WorkSummary>> worksOf(store::Database &db,
                                                const std::vector<search::Hit> &hits,
                                                const store::ListDay &day)
{
    QByteArrayList uris;
    for (const search::Hit &hit : hits)
        uris.append(hit.workUri);
    return store::listWorks(db, uris, day);
}

/// The title of a hit; one that is the hash of an address in the index has a name in the library.
QString titleOf(const search::Hit &hit)
{
    const Result<FrbrUri> uri = FrbrUri::parse(hit.workUri);
    return uri ? withoutHash(hit.title, *uri, {}) : hit.title;
}

search::Query pageOf(const Question &question, qint64 offset)
{
    search::Query query = queryFor(question, offset, HitModel::PageSize);
    query.wantsOthers = true;
    return query;
}

/// What is said of a hit of a saved search; empty: nothing.
QString newsName(News::Kind kind)
{
    switch (kind) {
    case News::Kind::None: return {};
    case News::Kind::Changed: return HitModel::tr("Changed");
    case News::Kind::New: return HitModel::tr("New");
    }
    Q_UNREACHABLE();
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
    static void layOut(QTextDocument &document, const QModelIndex &index,
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

/// What one of the other provisions of a work is called; one without a name as its text is.
QString innerTitle(const search::Hit &hit)
{
    const QString place = placeName(hit);
    return place.isEmpty() ? titleOf(hit) : place;
}

/// "3 more in this act", with a sign for whether they are shown; empty: none.
QString othersText(const search::Hit &hit)
{
    if (hit.others <= 0)
        return {};
    const Result<FrbrUri> uri = FrbrUri::parse(hit.workUri);
    if (uri && uri->doctype == "judgment")
        return HitModel::tr("%n more in this decision", nullptr, hit.others);
    if (uri && uri->doctype == "act" && uri->subtype.isEmpty())
        return HitModel::tr("%n more in this act", nullptr, hit.others);
    return HitModel::tr("%n more in this document", nullptr, hit.others);
}

/// Whether a place in a row of the list is on the line that says how many more there are.
bool isOnOthers(const QModelIndex &index, const QRect &row, const QPoint &at,
                const QFontMetrics &metrics)
{
    return index.data(HitModel::OthersRole).toInt() > 0
        && at.y() > row.bottom() - HitMargin - metrics.lineSpacing();
}

void HitDelegate::layOut(QTextDocument &document, const QModelIndex &index,
                         const QStyleOptionViewItem &option)
{
    const search::Hit &hit = *hitAt(index);
    QString news = newsName(News::Kind(index.data(HitModel::NewsRole).toInt()));
    if (!news.isEmpty())
        news = u"<span class=\"hit\">&nbsp;%1&nbsp;</span> "_s.arg(news.toHtmlEscaped());
    const Standing standing = Standing(index.data(HitModel::StandingRole).toInt());
    QString badge = standingName(standing);
    if (!badge.isEmpty())
        badge = u" &nbsp;<span style=\"font-weight: 600; color: %1\">%2</span>"_s.arg(
            standingColor(standing, option.palette).name(), badge.toHtmlEscaped());
    QString passage = QString::fromUtf8(hit.snippet);
    passage.replace("<mark>"_L1, "<span class=\"hit\">"_L1);
    passage.replace("</mark>"_L1, "</span>"_L1);
    document.setDefaultFont(option.font);
    document.setDocumentMargin(0);
    document.setDefaultStyleSheet(styleSheet(option.palette));
    document.setTextWidth(textWidth(option));
    if (hit.others < 0) {
        document.setHtml(u"<p style=\"margin-left: %1px; margin-right: %1px\"><span "
                         "class=\"title\">%2</span>%3</p>"_s.arg(
                             QString::number(3 * HitMargin), innerTitle(hit).toHtmlEscaped(),
                             passage.isEmpty() ? QString() : u"<br>"_s + passage));
        return;
    }
    if (const QString others = othersText(hit); !others.isEmpty())
        passage += u"<br><span class=\"where\">%1 %2</span>"_s.arg(
            index.data(HitModel::IsOpenRole).toBool() ? u"▾"_s : u"▸"_s, others.toHtmlEscaped());
    document.setHtml(
        u"<p>%4<span class=\"title\">%1</span>%5<br><span class=\"where\">%2</span>%3</p>"_s.arg(
            index.data().toString().toHtmlEscaped(),
            whereabouts(hit, index.data(HitModel::CitationRole).toString()).toHtmlEscaped(),
            passage.isEmpty() ? QString() : u"<br>"_s + passage, news, badge));
}

void HitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    if (!hitAt(index))
        return;
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    QTextDocument document;
    layOut(document, index, row);
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
    if (!hitAt(index))
        return QStyledItemDelegate::sizeHint(option, index);
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    QTextDocument document;
    layOut(document, index, row);
    return {textWidth(row), int(document.size().height()) + 2 * HitMargin};
}

} // namespace

HitModel::HitModel(QObject *parent) : QAbstractListModel(parent)
{}

HitModel::~HitModel() = default;

void HitModel::setLibrary(store::Readers *readers, search::Searcher *searcher, const Clock *clock)
{
    m_searcher = searcher;
    m_clock = clock;
    m_query.setReaders(readers);
    m_othersQuery.setReaders(readers);
    clear();
}

void HitModel::clear()
{
    beginResetModel();
    m_hits.clear();
    m_opened.clear();
    m_othersOf.clear();
    m_works.clear();
    m_news.reset();
    m_total = 0;
    m_isFetching = false;
    endResetModel();
}

void HitModel::ask(const Question &question, std::optional<qint64> newSince)
{
    if (!m_query)
        return;
    m_question = question;
    m_newSince = newSince;
    m_news.reset();
    start(0, &HitModel::showFirst);
}

void HitModel::start(qint64 offset, void (HitModel::*show)(Result<Answer>))
{
    m_isFetching = true;
    m_query.start(
        [query = pageOf(m_question, offset), searcher = m_searcher, news = m_news,
         newSince = m_newSince,
         day = store::ListDay(m_question.asAt, m_clock ? Today(m_clock->now()).here() : QDate())](
            store::Database &db, const std::stop_token &stop) -> Result<Answer> {
            Answer answer{{}, news, {}};
            SHERIA_TRY(answer.results, found(*searcher, query, db, stop));
            SHERIA_TRY(answer.works, worksOf(db, answer.results.hits, day));
            if (newSince && !news) {
                SHERIA_TRY(search::News since, search::News::since(db, *newSince));
                answer.news = std::make_shared<const search::News>(std::move(since));
            }
            return answer;
        },
        [this, show](Result<Answer> answer) { (this->*show)(std::move(answer)); });
}

void HitModel::showFirst(Result<Answer> answer)
{
    beginResetModel();
    m_isFetching = false;
    m_hits.clear();
    m_opened.clear();
    m_othersOf.clear();
    m_works.clear();
    m_total = 0;
    if (answer) {
        keepWorks(answer->works);
        m_news = answer->news;
        m_hits = answer->results.hits;
        m_total = answer->results.total;
    }
    endResetModel();
    if (answer)
        Q_EMIT answered(answer->results);
    else
        Q_EMIT failed(answer.error());
}

bool HitModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_query && !m_isFetching && works() < m_total;
}

void HitModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        start(works(), &HitModel::showMore);
}

void HitModel::showMore(Result<Answer> answer)
{
    m_isFetching = false;
    if (!answer || answer->results.hits.empty()) {
        m_total = works(); // There is no more, or it cannot be had.
        return;
    }
    keepWorks(answer->works);
    std::vector<search::Hit> &more = answer->results.hits;
    const int first = int(m_hits.size());
    beginInsertRows({}, first, first + int(more.size()) - 1);
    std::move(more.begin(), more.end(), std::back_inserter(m_hits));
    endInsertRows();
}

void HitModel::keepWorks(const std::vector<store::WorkSummary> &works)
{
    for (const store::WorkSummary &work : works)
        m_works.insert(work.uri, work);
}

qint64 HitModel::works() const
{
    return std::count_if(m_hits.begin(), m_hits.end(),
                         [](const search::Hit &hit) { return hit.others >= 0; });
}

int HitModel::rowOfWork(const QByteArray &workUri) const
{
    const auto found = std::find_if(m_hits.begin(), m_hits.end(), [&](const search::Hit &hit) {
        return hit.workUri == workUri && hit.others >= 0;
    });
    return found == m_hits.end() ? -1 : int(found - m_hits.begin());
}

int HitModel::setOpen(int row, bool isOpen)
{
    const search::Hit *hit = at(row);
    const int ofWork = hit ? rowOfWork(hit->workUri) : -1;
    if (ofWork < 0 || m_hits[std::size_t(ofWork)].others == 0
        || m_opened.contains(hit->workUri) == isOpen)
        return ofWork < 0 ? row : ofWork;
    const QByteArray workUri = hit->workUri;
    if (isOpen) {
        askOthers(workUri);
    } else {
        m_opened.remove(workUri);
        int last = ofWork;
        while (last + 1 < int(m_hits.size()) && m_hits[std::size_t(last) + 1].others < 0)
            ++last;
        if (last > ofWork) {
            beginRemoveRows({}, ofWork + 1, last);
            m_hits.erase(m_hits.begin() + ofWork + 1, m_hits.begin() + last + 1);
            endRemoveRows();
        }
    }
    Q_EMIT dataChanged(index(ofWork), index(ofWork));
    return ofWork;
}

void HitModel::askOthers(const QByteArray &workUri)
{
    constexpr qint64 Most = 100;
    search::Query query = queryFor(m_question, 0, Most);
    query.unit = search::Query::Unit::Provisions;
    query.words = search::Query::Words::All;
    query.workUri = workUri;
    query.facets.clear();
    query.wantsSuggestion = false;
    // A question that has no answer yet is given up.
    if (const int before = rowOfWork(std::exchange(m_othersOf, workUri)); before >= 0) {
        m_opened.remove(m_hits[std::size_t(before)].workUri);
        Q_EMIT dataChanged(index(before), index(before));
    }
    m_opened.insert(workUri);
    m_othersQuery.start(
        [query, searcher = m_searcher](store::Database &db,
                                       const std::stop_token &stop) -> Result<Answer> {
            Answer answer;
            SHERIA_TRY(answer.results, found(*searcher, query, db, stop));
            return answer;
        },
        [this, workUri](Result<Answer> answer) { showOthers(workUri, std::move(answer)); });
}

void HitModel::showOthers(const QByteArray &workUri, Result<Answer> answer)
{
    m_othersOf.clear();
    const int row = rowOfWork(workUri);
    if (row < 0 || !m_opened.contains(workUri))
        return;
    const search::Hit &shown = m_hits[std::size_t(row)];
    std::vector<search::Hit> others;
    if (answer) {
        for (search::Hit &hit : answer->results.hits) {
            const bool isShown = hit.component == shown.component
                && hit.eIdOfUnit == shown.eIdOfUnit
                && (!hit.eIdOfUnit.isEmpty() || hit.textStart == shown.textStart);
            hit.others = -1;
            if (!isShown)
                others.push_back(std::move(hit));
        }
    }
    if (others.empty()) {
        m_opened.remove(workUri);
        Q_EMIT dataChanged(index(row), index(row));
        return;
    }
    beginInsertRows({}, row + 1, row + int(others.size()));
    m_hits.insert(m_hits.begin() + row + 1, std::make_move_iterator(others.begin()),
                  std::make_move_iterator(others.end()));
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
    const auto work = m_works.constFind(hit->workUri);
    const QString citation = work != m_works.constEnd() ? work->citation : QString();
    const Standing standing = work != m_works.constEnd() ? standingOf(*work) : Standing::InForce;
    switch (role) {
    case Qt::DisplayRole: return titleOf(*hit);
    case StandingRole: return int(standing);
    case CitationRole: return citation;
    case Qt::ToolTipRole:
        return QString::fromUtf8(hit->expressionUri.isEmpty() ? hit->workUri : hit->expressionUri);
    case OthersRole: return hit->others;
    case IsOpenRole: return m_opened.contains(hit->workUri);
    case NewsRole: return int(m_news ? m_news->of(*hit) : News::Kind::None);
    case Qt::AccessibleTextRole: {
        QStringList heard{
            titleOf(*hit), whereabouts(*hit, citation),
            QTextDocumentFragment::fromHtml(QString::fromUtf8(hit->snippet)).toPlainText()};
        if (const QString news = newsName(m_news ? m_news->of(*hit) : News::Kind::None);
            !news.isEmpty())
            heard.prepend(news);
        if (standing != Standing::InForce)
            heard.insert(heard.indexOf(titleOf(*hit)) + 1, standingName(standing));
        if (hit->others > 0)
            heard.append(othersText(*hit));
        return heard.join(u". "_s);
    }
    default: return {};
    }
}

QString whereabouts(const search::Hit &hit, const QString &citation)
{
    QStringList parts;
    if (!citation.isEmpty() && citation != hit.title)
        parts.append(citation);
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
