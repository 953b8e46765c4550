// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/searchbox.h"

#include "app/cites/citespanel.h"
#include "app/reader/link.h"
#include "app/search/searchmemory.h"
#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/akn/pages.h"
#include "core/base/clock.h"
#include "core/citations/resolver.h"
#include "core/citations/typedreference.h"
#include "core/domain/today.h"
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
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int MaxTitles = 6;
constexpr int MaxWords = 3;
constexpr int MaxHits = 5;

QString iconOf(Offer::Kind kind)
{
    switch (kind) {
    case Offer::Kind::Address:
    case Offer::Kind::Reference: return u"link"_s;
    case Offer::Kind::Search:
    case Offer::Kind::Word: return u"find"_s;
    case Offer::Kind::Work: return u"act"_s;
    case Offer::Kind::Hit: return u"quote"_s;
    case Offer::Kind::Saved: return u"check"_s;
    case Offer::Kind::Recent: return u"history"_s;
    }
    Q_UNREACHABLE();
}

void addWork(std::vector<Offer> &offers, const QString &title, const QByteArray &uri)
{
    const auto isThere = [&uri](const Offer &offer) {
        return offer.uri == uri;
    };
    if (std::none_of(offers.begin(), offers.end(), isThere))
        offers.push_back({Offer::Kind::Work, title, {}, uri, {}, {}, {}});
}

void addSuggestions(std::vector<Offer> &offers, std::vector<Offer> &words,
                    const std::vector<search::Suggestion> &suggestions, const QString &typed,
                    QDate asAt)
{
    for (const search::Suggestion &suggestion : suggestions) {
        if (!suggestion.workUri.isEmpty()) {
            // The index does not say since when there is a work; the titles of the library do.
            if (!asAt.isValid())
                addWork(offers, suggestion.text, suggestion.workUri);
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
            addWork(offers, hit.title, hit.workUri);
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

/// Says of what opens a work how it stands, and what tells it from works of the same title.
Result<void> describeOffers(store::Database &db, std::vector<Offer> &offers,
                            const store::ListDay &day)
{
    QByteArrayList uris;
    for (const Offer &offer : offers)
        uris.append(workOf(offer.uri));
    SHERIA_TRY(const auto works, store::listWorks(db, uris, day));
    for (Offer &offer : offers) {
        const auto work = std::find_if(works.begin(), works.end(), [&offer](const auto &each) {
            return each.uri == workOf(offer.uri);
        });
        if (work == works.end())
            continue;
        offer.standing = standingOf(*work);
        const bool isWork = offer.kind == Offer::Kind::Work;
        if (isWork && !work->title.isEmpty())
            offer.text = work->title;
        QStringList parts{offer.note, work->citation, isWork ? longDate(work->latest) : QString()};
        parts.removeAll(QString());
        parts.removeDuplicates();
        offer.note = parts.join(u" · "_s);
    }
    return {};
}

/// "section 9(1)"
QString pinpointName(const citations::ResolvedReference &found)
{
    return placeWords(citations::pinpointWords(found));
}

Offer referenceOffer(const citations::ResolvedReference &found)
{
    Offer offer{Offer::Kind::Reference, found.work.title, {}, found.work.uri, {}, {}, {}};
    const bool isProvision = found.unit != citations::Unit::None;
    offer.component = found.component;
    offer.eId = found.eId;
    QStringList note;
    if (isProvision && found.isThere) {
        offer.text = pinpointName(found);
        offer.text.replace(0, 1, offer.text.left(1).toUpper());
        if (!found.heading.isEmpty())
            offer.text += u" · "_s + found.heading;
        note.append(found.work.title);
    } else if (isProvision) {
        note.append(SearchBox::tr("no %1", "section 99").arg(pinpointName(found)));
    }
    const bool hasText = !found.expressionUri.isEmpty();
    // The text that was looked at, whichever of the work is being read.
    if (hasText)
        offer.uri = uriAsAt(found.expressionUri, found.date);
    if (found.date.isValid() && hasText) {
        note.append(SearchBox::tr("text of %1").arg(longDate(found.expressionDate)));
    } else if (found.date.isValid()) {
        note.append(SearchBox::tr("no text of %1").arg(longDate(found.date)));
        offer.notice = SearchBox::tr("The library has no text of %1 of %2.")
                           .arg(longDate(found.date), found.work.title);
    }
    if (isProvision && !found.isThere && hasText)
        offer.notice = found.expressionDate.isValid()
            ? SearchBox::tr("There is no %1 in the text of %2 of %3.")
                  .arg(pinpointName(found), longDate(found.expressionDate), found.work.title)
            : SearchBox::tr("There is no %1 in %2.").arg(pinpointName(found), found.work.title);
    offer.note = note.join(u" · "_s);
    return offer;
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
    const Standing standing = Standing(index.data(OfferModel::StandingRole).toInt());
    const int badge = badgeWidth(standing, row.font);
    const int rest = (note.isEmpty() ? 0 : noteWidth + 2 * Gap) + (badge > 0 ? badge + Gap : 0);
    row.text = isolated(row.fontMetrics.elidedText(row.text, Qt::ElideMiddle, text.width() - rest));
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    const bool isSelected = row.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setFont(row.font);
    const QRect frame(row.rect.right() - rest, row.rect.top(), badge, row.rect.height());
    paintBadge(painter, QStyle::visualRect(row.direction, row.rect, frame), standing, row.palette);
    painter->setPen(
        row.palette.color(isSelected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    const QRect area = row.rect.adjusted(Gap, 0, -Gap, 0);
    const Qt::Alignment side = row.direction == Qt::RightToLeft ? Qt::AlignLeft : Qt::AlignRight;
    painter->drawText(area, static_cast<int>(Qt::AlignVCenter | side | Qt::AlignAbsolute),
                      isolated(row.fontMetrics.elidedText(note, Qt::ElideMiddle, noteWidth)));
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
                                      const QString &typed, const store::ListDay &day,
                                      const std::stop_token &stop)
{
    const Error cancelled{ErrorCode::Cancelled, u"something else was typed"_s};
    std::vector<Offer> offers;
    std::vector<Offer> words;
    if (stop.stop_requested())
        return cancelled;
    SHERIA_TRY(const auto titles, store::findTitles(db, typed, MaxTitles, day));
    for (const store::TitleMatch &match : titles)
        addWork(offers, match.work.title, match.work.uri);
    if (stop.stop_requested())
        return cancelled;
    const auto suggestions = searcher.suggest(typed, MaxTitles, {}, stop);
    if (suggestions)
        addSuggestions(offers, words, *suggestions, typed, day.asAt);
    else if (!isMere(suggestions.error()))
        return suggestions.error();
    const auto results = searcher.search(quickQuery(typed, day.asAt), db, stop);
    if (results)
        addHits(offers, *results);
    else if (!isMere(results.error()))
        return results.error();
    SHERIA_CHECK(describeOffers(db, offers, day));
    offers.insert(offers.begin(), words.begin(), words.end());
    return offers;
}

Result<std::vector<Offer>> readReferences(store::Database &db, const QString &typed,
                                          const store::ListDay &day, const Today &today,
                                          const std::stop_token &stop)
{
    citations::ResolveOptions options{.today = today, .asAt = day.asAt, .stop = stop};
    SHERIA_TRY(const auto found, citations::resolveTyped(db, typed, options));
    std::vector<Offer> offers;
    for (const citations::ResolvedReference &one : found)
        offers.push_back(referenceOffer(one));
    SHERIA_CHECK(describeOffers(db, offers, day));
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
            case StandingRole: return int(offer.standing);
            case Qt::ToolTipRole: {
                QStringList lines{offer.text, offer.note, standingName(offer.standing),
                                  QString::fromUtf8(offer.uri)};
                lines.removeAll(QString());
                return offer.uri.isEmpty() ? QString() : lines.join(u'\n');
            }
            case Qt::AccessibleTextRole: {
                QStringList parts{offer.text, standingName(offer.standing), offer.note};
                parts.removeAll(QString());
                return parts.join(u", "_s);
            }
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

void SearchBox::setLibrary(store::Readers *readers, search::Searcher *searcher, const Clock *clock)
{
    m_searcher = searcher;
    m_clock = clock;
    m_query.setReaders(readers);
    m_referenceQuery.setReaders(readers);
    forgetTyped();
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
    const QString words = text().trimmed();
    forgetTyped();
    askReferences(words);
    showOffers({});
    if (words.isEmpty()) {
        m_query.start([](store::Database &, const std::stop_token &) { return true; }, [](bool) {});
        return;
    }
    m_query.start(
        [words, searcher = m_searcher,
         day = store::ListDay(m_asAt, m_clock ? Today(m_clock->now()).here() : QDate())](
            store::Database &db, const std::stop_token &stop) {
            return readOffers(db, *searcher, words, day, stop);
        },
        [this](Result<std::vector<Offer>> offers) {
            if (offers && hasFocus())
                showOffers(std::move(*offers));
        });
}

void SearchBox::forgetTyped()
{
    m_referenceQuery.cancel();
    m_references.clear();
    m_more.clear();
    m_isResolving = false;
    m_awaited.reset();
}

/// Works are looked for by a query of their own: it takes less time than the search.
void SearchBox::askReferences(const QString &words)
{
    if (citations::readTyped(words).empty())
        return;
    m_isResolving = true;
    const Today today = m_clock ? Today(m_clock->now()) : Today();
    m_referenceQuery.start(
        [words, today, day = store::ListDay(m_asAt, today.here())](store::Database &db,
                                                                   const std::stop_token &stop) {
            return readReferences(db, words, day, today, stop);
        },
        [this](Result<std::vector<Offer>> references) {
            showReferences(references ? std::move(*references) : std::vector<Offer>());
        });
}

void SearchBox::showReferences(std::vector<Offer> references)
{
    m_isResolving = false;
    m_references = std::move(references);
    if (!hasFocus())
        return;
    // Who has moved on to another offer stays there.
    if (!m_references.empty() && (!isOpen() || m_list->currentIndex().row() <= 0))
        showOffers(std::move(m_more));
    if (m_awaited)
        choose(0, std::exchange(m_awaited, std::nullopt)->testFlag(Qt::ControlModifier));
}

/// What needs no further query: the address, the provision or the search itself, or, before anything is typed, what was
/// asked before.
std::vector<Offer> SearchBox::firstOffers() const
{
    const QString words = text().trimmed();
    std::vector<Offer> offers;
    if (isLaw(words))
        offers.push_back(
            {Offer::Kind::Address, tr("Open %1").arg(words), {}, words.toUtf8(), {}, {}, {}});
    const bool isClear = m_references.size() == 1;
    if (isClear)
        offers.push_back(m_references.front());
    if (!words.isEmpty()) {
        Offer search{
            Offer::Kind::Search, tr("Search all texts for “%1”").arg(words), {}, {}, {}, {}, {}};
        search.question.text = words;
        offers.push_back(std::move(search));
        if (!isClear)
            offers.insert(offers.end(), m_references.begin(), m_references.end());
        return offers;
    }
    if (!m_memory)
        return offers;
    for (const SavedSearch &search : m_memory->saved()) {
        if (offers.size() < MaxRemembered)
            offers.push_back({Offer::Kind::Saved,
                              search.name(),
                              search.news > 0 ? search.newsText() : tr("saved"),
                              {},
                              {},
                              {},
                              search.question});
    }
    const std::vector<Question> &recent = m_memory->recent();
    for (std::size_t i = 0; i < std::min(recent.size(), MaxRemembered); ++i)
        offers.push_back(
            {Offer::Kind::Recent, describe(recent[i]), tr("before"), {}, {}, {}, recent[i]});
    return offers;
}

void SearchBox::showOffers(std::vector<Offer> more)
{
    if (!m_list)
        build();
    m_more = std::move(more);
    std::vector<Offer> offers = firstOffers();
    const auto isNamed = [this](const Offer &offer) {
        return std::any_of(m_references.begin(), m_references.end(), [&](const Offer &named) {
            return workOf(named.uri) == workOf(offer.uri) && named.eId == offer.eId;
        });
    };
    std::copy_if(m_more.begin(), m_more.end(), std::back_inserter(offers),
                 [&](const Offer &offer) { return offer.uri.isEmpty() || !isNamed(offer); });
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
    } else if (isEnter && m_isResolving && (!isOpen() || m_list->currentIndex().row() <= 0)) {
        m_awaited = event->modifiers();
    } else if (isEnter) {
        choose(isOpen() ? m_list->currentIndex().row() : -1,
               event->modifiers().testFlag(Qt::ControlModifier));
    } else if (event->key() == Qt::Key_Escape) {
        forgetTyped();
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
        if (!offer.notice.isEmpty())
            showNotice(this, offer.notice);
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
    forgetTyped();
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
