#include "app/serverpanel/requestmodel.h"

#include <QLocale>

namespace sheria::app {

using namespace Qt::StringLiterals;

void RequestModel::update(const http::RequestLog *log)
{
    const quint64 total = log ? log->total() : 0;
    if (total == m_total)
        return;
    m_total = total;
    std::vector<http::LoggedRequest> requests;
    if (log)
        requests = log->recent();
    beginResetModel();
    m_requests = std::move(requests);
    endResetModel();
}

int RequestModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_requests.size());
}

int RequestModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant RequestModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const http::LoggedRequest &request = m_requests[size_t(index.row())];
    if (role == Qt::DisplayRole)
        return text(request, index.column());
    if (role == Qt::ToolTipRole)
        return tr("Request %1").arg(QString::fromLatin1(request.id));
    if (role == Qt::TextAlignmentRole && index.column() >= StatusColumn)
        return int(Qt::AlignTrailing | Qt::AlignVCenter);
    return {};
}

QVariant RequestModel::text(const http::LoggedRequest &request, int column)
{
    const QLocale locale;
    switch (column) {
    case TimeColumn: return locale.toString(request.when.toLocalTime().time(), u"HH:mm:ss"_s);
    case RequestColumn: return QString::fromUtf8(request.method + ' ' + request.path);
    case StatusColumn: return request.status;
    case SizeColumn: return locale.formattedDataSize(request.bytes);
    case TookColumn:
        return tr("%1 ms").arg(locale.toString(double(request.took.count()) / 1000, 'f', 1));
    default: return {};
    }
}

QVariant RequestModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TimeColumn: return tr("Time");
    case RequestColumn: return tr("Request");
    case StatusColumn: return tr("Status");
    case SizeColumn: return tr("Size");
    case TookColumn: return tr("Took");
    default: return {};
    }
}

} // namespace sheria::app
