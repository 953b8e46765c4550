// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/theme/rowsmodel.h"
#include "app/theme/widgets.h"
#include "core/base/result.h"
#include "core/store/webhooks/changes.h"

#include <QHash>
#include <QTimer>
#include <QVariant>
#include <QWidget>

#include <optional>
#include <vector>

namespace sheria::app {

class AttemptView;
class WebhookDesk;

/// The attempts to tell webhooks, the newest first. It knows the ids of all and fetches the rest of
/// those rows that are looked at; until they are there they are empty.
class DeliveryModel : public ColumnsModel
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
    QVariant data(const QModelIndex &index, int role) const override;

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
    LatestQuery m_list{this};
    LatestQuery m_fetch{this};
};

enum class LogFormat { Har, JsonLines };

/// The log of attempts: filtered, live, and each in full.
class LogPage : public QWidget
{
    Q_OBJECT

public:
    explicit LogPage(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setDesk(WebhookDesk *desk);

private:
    void build();
    QWidget *buildBar();
    void buildTable();
    void fillEndpoints();
    void applyFilter();
    void look();
    void updateHint();
    void showCurrent();
    void choose(qint64 deliveryId);
    std::vector<qint64> chosen() const;
    void copyCurl();
    void chooseRecording();
    void save(LogFormat format);
    void write(LogFormat format, const QString &path);

    WebhookDesk *m_desk = nullptr;
    DeliveryModel *m_model = nullptr;
    LatestQuery m_export{this};
    QTimer m_typed; ///< Until the person stops typing.

    QComboBox *m_endpoint = nullptr;
    QComboBox *m_outcome = nullptr;
    QComboBox *m_action = nullptr;
    QLineEdit *m_text = nullptr;
    QLabel *m_count = nullptr;
    QPushButton *m_save = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_hint = nullptr;
    AttemptView *m_attempt = nullptr;
};

} // namespace sheria::app
