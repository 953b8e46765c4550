#pragma once

#include "server/http/requestlog.h"

#include <QAbstractTableModel>
#include <QVariant>

#include <vector>

namespace sheria::app {

/// The last requests of the embedded server, the newest first.
class RequestModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, RequestColumn, StatusColumn, SizeColumn, TookColumn, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows what is new in `log`; null: nothing.
    void update(const http::RequestLog *log);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static QVariant text(const http::LoggedRequest &request, int column);

    std::vector<http::LoggedRequest> m_requests;
    quint64 m_total = 0;
};

} // namespace sheria::app
