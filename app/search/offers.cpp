#include "app/search/offers.h"

#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "core/akn/pages.h"
#include "core/search/searcher.h"
#include "core/store/titlequeries.h"

#include <QCoreApplication>

#include <algorithm>

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
                    const std::vector<search::Suggestion> &suggestions, const QString &typed)
{
    for (const search::Suggestion &suggestion : suggestions) {
        if (!suggestion.workUri.isEmpty()) {
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

search::Query quickQuery(const QString &typed)
{
    search::Query query;
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

} // namespace

QString placeName(const search::Hit &hit)
{
    const QByteArray page = akn::pageNumber(hit.eIdOfUnit);
    if (!page.isEmpty() && hit.num.isEmpty() && hit.heading.isEmpty())
        return QCoreApplication::translate("SearchHit", "Page %1").arg(QString::fromLatin1(page));
    return QStringList{hit.num, hit.heading}.join(u' ').simplified();
}

Result<std::vector<Offer>> readOffers(store::Database &db, search::Searcher &searcher,
                                      const QString &typed, const std::stop_token &stop)
{
    const Error cancelled{ErrorCode::Cancelled, u"something else was typed"_s};
    std::vector<Offer> offers;
    std::vector<Offer> words;
    if (stop.stop_requested())
        return cancelled;
    SHERIA_TRY(const auto titles, store::findTitles(db, typed, MaxTitles));
    for (const store::TitleMatch &match : titles)
        addWork(offers, match.work.title, longDate(match.work.latest), match.work.uri);
    if (stop.stop_requested())
        return cancelled;
    const auto suggestions = searcher.suggest(typed, MaxTitles, Subscription{}, stop);
    if (suggestions)
        addSuggestions(offers, words, *suggestions, typed);
    else if (!isMere(suggestions.error()))
        return suggestions.error();
    const auto results = searcher.search(quickQuery(typed), db, stop);
    if (results)
        addHits(offers, *results);
    else if (!isMere(results.error()))
        return results.error();
    offers.insert(offers.begin(), words.begin(), words.end());
    return offers;
}

void OfferModel::show(std::vector<Offer> offers)
{
    beginResetModel();
    m_offers = std::move(offers);
    endResetModel();
}

const Offer *OfferModel::at(int row) const
{
    return row >= 0 && row < int(m_offers.size()) ? &m_offers[size_t(row)] : nullptr;
}

int OfferModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_offers.size());
}

QVariant OfferModel::data(const QModelIndex &index, int role) const
{
    const Offer *offer = at(index.row());
    if (!offer)
        return {};
    switch (role) {
    case Qt::DisplayRole: return offer->text;
    case Qt::DecorationRole: return icon(iconOf(offer->kind));
    case NoteRole: return offer->note;
    case Qt::ToolTipRole: return QString::fromUtf8(offer->uri);
    case Qt::AccessibleTextRole:
        return offer->note.isEmpty() ? offer->text : offer->text + u", "_s + offer->note;
    default: return {};
    }
}

} // namespace sheria::app
