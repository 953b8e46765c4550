#include "app/webhooks/deliverymodel.h"

#include "app/theme/widgets.h"
#include "app/webhooks/webhooktext.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int FetchAround = 100;      ///< Rows on each side of the one that is wanted.
constexpr qsizetype MostHeads = 4000; ///< That are kept.

} // namespace

DeliveryModel::DeliveryModel(QObject *parent) : QAbstractTableModel(parent)
{
    m_filter.limit = MostRows;
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &DeliveryModel::fetch);
}

void DeliveryModel::setReaders(store::Readers *readers)
{
    m_list.reset();
    m_fetch.reset();
    if (readers) {
        m_list.emplace(*readers, this);
        m_fetch.emplace(*readers, this);
    }
    loadAll();
}

void DeliveryModel::setFilter(const store::DeliveryFilter &filter)
{
    m_filter = filter;
    m_filter.limit = MostRows;
    loadAll();
}

void DeliveryModel::loadAll()
{
    m_wanted = -1;
    m_isFetching = false;
    m_isLoading = m_list.has_value();
    if (!m_list) {
        beginResetModel();
        m_ids.clear();
        m_heads.clear();
        endResetModel();
        return;
    }
    m_list->start([filter = m_filter](store::Database &db,
                                      const std::stop_token &) { return deliveryIds(db, filter); },
                  [this](Result<std::vector<qint64>> ids) {
                      m_isLoading = false;
                      if (!ids)
                          return;
                      beginResetModel();
                      m_ids = *std::move(ids);
                      m_heads.clear();
                      endResetModel();
                      Q_EMIT loaded();
                  });
}

void DeliveryModel::refresh()
{
    if (!m_list || m_isLoading)
        return;
    m_isLoading = true;
    store::DeliveryFilter newer = m_filter;
    newer.afterId = m_ids.empty() ? 0 : m_ids.front();
    m_list->start([newer](store::Database &db,
                          const std::stop_token &) { return deliveryIds(db, newer); },
                  [this](const Result<std::vector<qint64>> &ids) {
                      m_isLoading = false;
                      if (ids && !ids->empty())
                          prepend(*ids);
                      Q_EMIT loaded();
                  });
}

void DeliveryModel::prepend(const std::vector<qint64> &ids)
{
    beginInsertRows({}, 0, int(ids.size()) - 1);
    m_ids.insert(m_ids.begin(), ids.begin(), ids.end());
    if (m_wanted >= 0)
        m_wanted += int(ids.size());
    endInsertRows();
    const auto most = std::size_t(MostRows);
    if (m_ids.size() <= most)
        return;
    beginRemoveRows({}, int(most), int(m_ids.size()) - 1);
    m_ids.resize(most);
    endRemoveRows();
}

int DeliveryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_ids.size());
}

int DeliveryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

void DeliveryModel::want(int row) const
{
    m_wanted = row;
    if (!m_isFetching)
        m_soon.start();
}

/// Fetches what is around the row that was looked at last: that is what is seen.
void DeliveryModel::fetch()
{
    const int row = std::exchange(m_wanted, -1);
    if (row < 0 || row >= rowCount() || !m_fetch || m_isFetching)
        return;
    const int first = std::max(0, row - FetchAround);
    const int last = std::min(rowCount(), row + FetchAround);
    std::vector<qint64> ids;
    std::copy_if(m_ids.begin() + first, m_ids.begin() + last, std::back_inserter(ids),
                 [this](qint64 id) { return !m_heads.contains(id); });
    m_isFetching = true;
    m_fetch->start([ids](store::Database &db,
                         const std::stop_token &) { return store::deliveryHeads(db, ids); },
                   [this, ids](const Result<std::vector<store::Delivery>> &heads) {
                       m_isFetching = false;
                       if (!heads)
                           return;
                       if (m_heads.size() > MostHeads)
                           m_heads.clear();
                       for (const qint64 id : ids)
                           m_heads.insert(id, {}); // What the log has dropped stays empty.
                       keep(*heads);
                   });
}

void DeliveryModel::keep(const std::vector<store::Delivery> &heads)
{
    for (const store::Delivery &head : heads)
        m_heads.insert(head.id, head);
    if (!m_ids.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

QVariant DeliveryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() == TookColumn)
        return int(Qt::AlignTrailing | Qt::AlignVCenter);
    const bool isOfRow = role == Qt::DisplayRole || role == Qt::ToolTipRole
        || role == Qt::DecorationRole;
    if (!isOfRow)
        return {};
    const auto found = m_heads.constFind(idAt(index.row()));
    if (found == m_heads.cend()) {
        want(index.row());
        return {};
    }
    if (found->id == 0)
        return {};
    if (role == Qt::DisplayRole)
        return text(*found, index.column());
    if (role == Qt::ToolTipRole)
        return found->note.isEmpty() ? QString::fromUtf8(found->url) : found->note;
    if (index.column() == OutcomeColumn)
        return icon(found->outcome == "delivered" ? u"check"_s : u"warning"_s);
    return {};
}

QVariant DeliveryModel::text(const store::Delivery &delivery, int column)
{
    const QLocale locale;
    switch (column) {
    case TimeColumn: {
        const QDateTime at = delivery.startedAt.toLocalTime();
        return QString(locale.toString(at.date(), QLocale::ShortFormat) + u' '
                       + locale.toString(at.time(), u"HH:mm:ss"_s));
    }
    case ActionColumn: return actionText(delivery.action);
    case WorkColumn: return QString::fromUtf8(delivery.workUri);
    case EndpointColumn: return QString::fromUtf8(delivery.url);
    case AttemptColumn: return locale.toString(delivery.number);
    case OutcomeColumn: return outcomeText(delivery);
    case TookColumn: return tr("%1 ms").arg(locale.toString(delivery.durationMs));
    default: return {};
    }
}

QVariant DeliveryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TimeColumn: return tr("Time");
    case ActionColumn: return tr("Event");
    case WorkColumn: return tr("Work");
    case EndpointColumn: return tr("Webhook");
    case AttemptColumn: return tr("Attempt");
    case OutcomeColumn: return tr("Outcome");
    case TookColumn: return tr("Took");
    default: return {};
    }
}

} // namespace sheria::app
