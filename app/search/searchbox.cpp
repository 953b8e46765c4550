#include "app/search/searchbox.h"

#include "app/reader/link.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/akn/pages.h"
#include "core/search/query/searcher.h"
#include "core/store/legislation/workqueries.h"

#include <QApplication>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <iterator>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int MaxTitles = 6;
constexpr int MaxWords = 3;
constexpr int MaxHits = 5;

QString iconOf(Offer::Kind kind)
{
    switch (kind) {
    case Offer::Kind::Address: return u"link"_s;
    case Offer::Kind::Search:
    case Offer::Kind::Word: return u"find"_s;
    case Offer::Kind::Work: return u"act"_s;
    case Offer::Kind::Hit: return u"quote"_s;
    case Offer::Kind::Saved: return u"check"_s;
    case Offer::Kind::Recent: return u"history"_s;
    }
    Q_UNREACHABLE();
}

void addWork(std::vector<Offer> &offers, const QString &title, const QString &note,
             const QByteArray &uri)
{
    const auto isThere = [&uri](const Offer &offer) {
        return offer.uri == uri;
    };
    if (std::none_of(offers.begin(), offers.end(), isThere))
        offers.push_back({Offer::Kind::Work, title, note, uri, {}, {}, {}});
}

void addSuggestions(std::vector<Offer> &offers, std::vector<Offer> &words,
                    const std::vector<search::Suggestion> &suggestions, const QString &typed,
                    QDate asAt)
{
    for (const search::Suggestion &suggestion : suggestions) {
        if (!suggestion.workUri.isEmpty()) {
            // The index does not say since when there is a work; the titles of the library do.
            if (!asAt.isValid())
                addWork(offers, suggestion.text, {}, suggestion.workUri);
        } else if (words.size() < MaxWords
                   && suggestion.text.compare(typed, Qt::CaseInsensitive) != 0) {
            Offer offer{Offer::Kind::Word, suggestion.text, {}, {}, {}, {}, {}};
            offer.question.text = suggestion.text;
            words.push_back(std::move(offer));
        }
    }
}

void addHits(std::vector<Offer> &offers, const search::Results &results)
{
    for (const search::Hit &hit : results.hits) {
        const QString place = placeName(hit);
        const QByteArray &uri = hit.expressionUri.isEmpty() ? hit.workUri : hit.expressionUri;
        if (place.isEmpty())
            addWork(offers, hit.title, longDate(hit.date), hit.workUri);
        else
            offers.push_back({Offer::Kind::Hit, place, hit.title, uri, hit.component, hit.eId, {}});
    }
}

search::Query quickQuery(const QString &typed, QDate asAt)
{
    search::Query query;
    query.scope = asAt.isValid() ? search::Query::Scope::AsAt : search::Query::Scope::Newest;
    query.asAt = asAt;
    query.text = typed;
    query.isTyping = true;
    query.limit = MaxHits;
    query.snippetWords = 0;
    query.wantsSuggestion = false;
    query.wantsTotal = false;
    return query;
}

/// The box shows the titles that there are, whatever is wrong with the index.
bool isMere(const Error &error)
{
    return error.code != ErrorCode::Cancelled;
}

constexpr std::size_t MaxRemembered = 8; ///< Of each kind, before anything is typed.
constexpr int MostRows = 14;
constexpr int NarrowestList = 480;

bool isLaw(const QString &text)
{
    return parseLink(text.trimmed().toUtf8()).kind == Link::Kind::Law;
}

/// A row below the search box: icon, text, and a note at its end.
class OfferDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

constexpr double OfferHeight = 1.9; ///< Times the height of the letters.
constexpr int Gap = 10;             ///< Units: device-independent pixels.

void OfferDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QString note = index.data(OfferModel::NoteRole).toString();
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    const QRect text = style->subElementRect(QStyle::SE_ItemViewItemText, &row, row.widget);
    // A note may be a long title: at most half of the row.
    const int noteWidth = std::min(row.fontMetrics.horizontalAdvance(note) + 2, text.width() / 2);
    row.text = row.fontMetrics.elidedText(row.text, Qt::ElideRight,
                                          text.width() - (note.isEmpty() ? 0 : noteWidth + Gap));
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    const bool isSelected = row.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setPen(
        row.palette.color(isSelected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    const QRect area = row.rect.adjusted(Gap, 0, -Gap, 0);
    const Qt::Alignment side = row.direction == Qt::RightToLeft ? Qt::AlignLeft : Qt::AlignRight;
    painter->drawText(area, static_cast<int>(Qt::AlignVCenter | side),
                      row.fontMetrics.elidedText(note, Qt::ElideRight, noteWidth));
    painter->restore();
}

QSize OfferDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(std::max(size.height(), int(option.fontMetrics.height() * OfferHeight)));
    return size;
}

} // namespace

QString placeName(const search::Hit &hit)
{
    const QByteArray page = akn::pageNumber(hit.eIdOfUnit);
    if (!page.isEmpty() && hit.num.isEmpty() && hit.heading.isEmpty())
        return QCoreApplication::translate("SearchHit", "Page %1").arg(QString::fromLatin1(page));
    return QStringList{hit.num, hit.heading}.join(u' ').simplified();
}

Result<std::vector<Offer>> readOffers(store::Database &db, search::Searcher &searcher,
                                      const QString &typed, QDate asAt, const std::stop_token &stop)
{
    const Error cancelled{ErrorCode::Cancelled, u"something else was typed"_s};
    std::vector<Offer> offers;
    std::vector<Offer> words;
    if (stop.stop_requested())
        return cancelled;
    SHERIA_TRY(const auto titles, store::findTitles(db, typed, MaxTitles, asAt));
    for (const store::TitleMatch &match : titles)
        addWork(offers, match.work.title, longDate(match.work.latest), match.work.uri);
    if (stop.stop_requested())
        return cancelled;
    const auto suggestions = searcher.suggest(typed, MaxTitles, {}, stop);
    if (suggestions)
        addSuggestions(offers, words, *suggestions, typed, asAt);
    else if (!isMere(suggestions.error()))
        return suggestions.error();
    const auto results = searcher.search(quickQuery(typed, asAt), db, stop);
    if (results)
        addHits(offers, *results);
    else if (!isMere(results.error()))
        return results.error();
    offers.insert(offers.begin(), words.begin(), words.end());
    return offers;
}

OfferModel::OfferModel(QObject *parent)
    : RowsModel(
        {{{},
          [](const Offer &offer) {
              return offer.text;
          }}},
        [](const Offer &offer, int, int role) -> QVariant {
            switch (role) {
            case Qt::DecorationRole: return icon(iconOf(offer.kind));
            case NoteRole: return offer.note;
            case Qt::ToolTipRole: return QString::fromUtf8(offer.uri);
            case Qt::AccessibleTextRole:
                return offer.note.isEmpty() ? offer.text : offer.text + u", "_s + offer.note;
            default: return {};
            }
        },
        parent)
{}

SearchBox::SearchBox(QWidget *parent) : QLineEdit(parent), m_offers(new OfferModel(this))
{
    setObjectName(u"address"_s);
    setPlaceholderText(tr("Search words, titles, citations, or /akn/… addresses"));
    setAccessibleName(tr("Search, or address of the text"));
    addAction(icon(u"find"_s), QLineEdit::LeadingPosition);
    setClearButtonEnabled(true);
    connect(this, &QLineEdit::textEdited, this, &SearchBox::typed);
}

SearchBox::~SearchBox() = default;

void SearchBox::build()
{
    // A child of the window: a window of its own would take the keyboard away.
    m_list = new QListView(window());
    m_list->setObjectName(u"searchOffers"_s);
    m_list->setAccessibleName(tr("Search suggestions"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setModel(m_offers);
    m_list->setItemDelegate(new OfferDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->hide();
    m_list->viewport()->installEventFilter(this);
    window()->installEventFilter(this);
}

void SearchBox::setLibrary(store::Readers *readers, search::Searcher *searcher)
{
    m_searcher = searcher;
    m_query.setReaders(readers);
    setEnabled(readers != nullptr);
    closeList();
}

void SearchBox::setShown(const QString &text)
{
    m_shown = text;
    if (!hasFocus())
        setText(text);
}

void SearchBox::beginSearch()
{
    setFocus(Qt::ShortcutFocusReason);
    // A search that is there is there to be changed; an address is not.
    if (isLaw(text()))
        clear();
    selectAll();
    typed();
}

void SearchBox::beginAddress()
{
    setFocus(Qt::ShortcutFocusReason);
    setText(m_shown);
    selectAll();
}

bool SearchBox::isOpen() const
{
    return m_list && m_list->isVisible();
}

void SearchBox::typed()
{
    if (!m_query)
        return;
    showOffers({});
    const QString words = text().trimmed();
    if (words.isEmpty()) {
        m_query.start([](store::Database &, const std::stop_token &) { return true; }, [](bool) {});
        return;
    }
    m_query.start(
        [words, searcher = m_searcher, asAt = m_asAt](store::Database &db,
                                                      const std::stop_token &stop) {
            return readOffers(db, *searcher, words, asAt, stop);
        },
        [this](Result<std::vector<Offer>> offers) {
            if (offers && hasFocus())
                showOffers(std::move(*offers));
        });
}

/// What needs no query: the address or the search itself, or, before anything is typed, what was
/// asked before.
std::vector<Offer> SearchBox::firstOffers() const
{
    const QString words = text().trimmed();
    std::vector<Offer> offers;
    if (isLaw(words))
        offers.push_back(
            {Offer::Kind::Address, tr("Open %1").arg(words), {}, words.toUtf8(), {}, {}, {}});
    if (!words.isEmpty()) {
        Offer search{
            Offer::Kind::Search, tr("Search all texts for “%1”").arg(words), {}, {}, {}, {}, {}};
        search.question.text = words;
        offers.push_back(std::move(search));
        return offers;
    }
    if (!m_memory)
        return offers;
    const auto add = [&offers](Offer::Kind kind, const std::vector<Question> &questions,
                               const QString &note) {
        for (std::size_t i = 0; i < std::min(questions.size(), MaxRemembered); ++i)
            offers.push_back({kind, describe(questions[i]), note, {}, {}, {}, questions[i]});
    };
    add(Offer::Kind::Saved, m_memory->saved(), tr("saved"));
    add(Offer::Kind::Recent, m_memory->recent(), tr("before"));
    return offers;
}

void SearchBox::showOffers(std::vector<Offer> more)
{
    if (!m_list)
        build();
    std::vector<Offer> offers = firstOffers();
    std::move(more.begin(), more.end(), std::back_inserter(offers));
    m_offers->setRows(std::move(offers));
    if (m_offers->rowCount() == 0) {
        m_list->hide();
        return;
    }
    place();
    m_list->show();
    m_list->raise();
    // Return does what stands first; before anything is typed it does nothing.
    if (!text().trimmed().isEmpty())
        m_list->setCurrentIndex(m_offers->index(0, 0));
}

void SearchBox::place()
{
    const QPoint below = mapTo(window(), rect().bottomLeft());
    const int rows = std::min(m_offers->rowCount(), MostRows);
    const int height = rows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth() + 2;
    const int room = window()->width() - 16;
    const int width = std::min(std::max(this->width(), NarrowestList), room);
    const int left = std::clamp(below.x(), 8, std::max(8, window()->width() - width - 8));
    m_list->setGeometry(left, below.y() + 3, width,
                        std::min(height, window()->height() - below.y() - 12));
}

void SearchBox::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up) {
        moveBy(event->key() == Qt::Key_Down ? 1 : -1);
    } else if (isEnter) {
        choose(isOpen() ? m_list->currentIndex().row() : -1,
               event->modifiers().testFlag(Qt::ControlModifier));
    } else if (event->key() == Qt::Key_Escape) {
        closeList();
        setText(m_shown);
        Q_EMIT left();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

void SearchBox::moveBy(int step)
{
    if (!isOpen()) {
        typed();
        return;
    }
    const int rows = m_offers->rowCount();
    const int row = m_list->currentIndex().isValid() ? m_list->currentIndex().row() + step
                                                     : (step > 0 ? 0 : rows - 1);
    m_list->setCurrentIndex(m_offers->index((row + rows) % rows, 0));
}

void SearchBox::choose(int row, bool inNewTab)
{
    const std::vector<Offer> first = firstOffers();
    const Offer *chosen = m_offers->at(row);
    // The list may have been closed, or not been shown yet.
    if (!chosen && !text().trimmed().isEmpty() && !first.empty())
        chosen = &first.front();
    if (!chosen)
        return;
    const Offer offer = *chosen;
    const QString words = offer.kind == Offer::Kind::Hit ? text().trimmed() : QString();
    closeList();
    if (offer.uri.isEmpty()) {
        setText(offer.question.text);
        Q_EMIT asked(offer.question);
    } else {
        Q_EMIT openRequested(offer.uri, offer.component, offer.eId, words, inNewTab);
    }
}

void SearchBox::closeList()
{
    if (m_list)
        m_list->hide();
}

void SearchBox::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
        return;
    closeList();
    setText(m_shown);
}

bool SearchBox::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == window() && event->type() == QEvent::Resize && isOpen())
        place();
    if (m_list && watched == m_list->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const QModelIndex index = m_list->indexAt(mouse->pos());
        const bool inNewTab = mouse->button() == Qt::MiddleButton
            || mouse->modifiers().testFlag(Qt::ControlModifier);
        if (index.isValid())
            choose(index.row(), inNewTab);
        return true;
    }
    return QLineEdit::eventFilter(watched, event);
}

} // namespace sheria::app
