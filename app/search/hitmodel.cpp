#include "app/search/hitmodel.h"

#include "app/search/searchbox.h"
#include "app/text/words.h"
#include "core/domain/language.h"
#include "core/search/searcher.h"
#include "core/store/placequeries.h"
#include "core/store/topicqueries.h"

#include <QTextDocumentFragment>

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

} // namespace sheria::app
