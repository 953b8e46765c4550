#pragma once

#include "app/async/background.h"
#include "core/base/result.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace sheria::app {

class AttemptView;
class DeliveryModel;
class WebhookDesk;

enum class LogFormat { Har, JsonLines };

/// The log of attempts: filtered, live, and each in full.
class LogPage : public QWidget
{
    Q_OBJECT

public:
    explicit LogPage(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setDesk(WebhookDesk *desk);

Q_SIGNALS:
    void notice(const QString &sentence);

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
    void save(LogFormat format);
    void write(LogFormat format, const QString &path);

    WebhookDesk *m_desk = nullptr;
    DeliveryModel *m_model = nullptr;
    std::optional<LatestQuery> m_export;
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
