#pragma once

#include "app/async/background.h"
#include "core/store/deliverylog.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QTimer>
#include <QVariant>

#include <optional>
#include <vector>

namespace sheria::app {

/// The attempts to tell webhooks, the newest first. It knows the ids of all and fetches the rest of
/// those rows that are looked at; until they are there they are empty.
class DeliveryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        TimeColumn,
        OutcomeColumn,
        ActionColumn,
        WorkColumn,
        AttemptColumn,
        TookColumn,
        EndpointColumn,
        Columns
    };

    /// More than the log keeps.
    static constexpr int MostRows = 100'000;

    explicit DeliveryModel(QObject *parent = nullptr);

    /// Whose log it is; null: nobody's. They outlive the object or are replaced first.
    void setReaders(store::Readers *readers);
    /// Shows only these from now on.
    void setFilter(const store::DeliveryFilter &filter);
    const store::DeliveryFilter &filter() const { return m_filter; }
    /// Looks for newer attempts.
    void refresh();

    qint64 idAt(int row) const { return m_ids.at(std::size_t(row)); }
    /// The ids of all rows, the newest first.
    const std::vector<qint64> &ids() const { return m_ids; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// All that there is now is known.
    void loaded();

private:
    void loadAll();
    void prepend(const std::vector<qint64> &ids);
    void want(int row) const;
    void fetch();
    void keep(const std::vector<store::Delivery> &heads);
    static QVariant text(const store::Delivery &delivery, int column);

    store::DeliveryFilter m_filter;
    std::vector<qint64> m_ids;
    bool m_isLoading = false;
    QHash<qint64, store::Delivery> m_heads; ///< Those that were looked at lately.
    mutable int m_wanted = -1;              ///< A row that is looked at, and is not there.
    mutable QTimer m_soon;                  ///< Until what is looked at now is known.
    bool m_isFetching = false;
    std::optional<LatestQuery> m_list;
    std::optional<LatestQuery> m_fetch;
};

} // namespace sheria::app
