// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/hitmodel.h"

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

#include <QTextDocumentFragment>

#include <algorithm>
#include <iterator>

namespace sheria::app {

using namespace Qt::StringLiterals;
using search::News;

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

QString newsName(News::Kind kind)
{
    switch (kind) {
    case News::Kind::None: return {};
    case News::Kind::Changed: return HitModel::tr("Changed");
    case News::Kind::New: return HitModel::tr("New");
    }
    Q_UNREACHABLE();
}

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

} // namespace sheria::app
