// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/widgets.h"
#include "app/webhooks/webhookpanel.h"
#include "server/routes/common/receiverlab.h"

#include <QWidget>

#include <map>
#include <vector>

namespace sheria::app {

class LocalServer;
class SecretBox;

/// The receivers of the laboratory that the server has: where they are, and what each got.
class ReceiversPage : public QWidget
{
    Q_OBJECT

public:
    explicit ReceiversPage(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setServer(LocalServer *server);
    /// The same; receivers are defined in its library.
    void setDesk(WebhookDesk *desk);

Q_SIGNALS:
    /// A receiver shall be told as a webhook.
    void registerRequested(const QString &url);

private:
    void build();
    QWidget *buildReceivers();
    QWidget *buildRequests();
    QWidget *buildActions();
    void addReceiver(const QByteArray &name);
    void addEntered();
    const store::LabReceiver *defined(const QByteArray &name) const;
    void showDefined();
    void edit();
    void confirmRemove();
    void look();
    void updateActions();
    void showRequests();
    void showRequest();
    QByteArray current() const;
    QString address() const;

    LocalServer *m_server = nullptr;
    WebhookDesk *m_desk = nullptr;
    std::map<QByteArray, int> m_counts;
    QByteArray m_shown; ///< Whose requests are shown, and how many it had got.
    int m_shownCount = -1;
    std::vector<routes::LabRequest> m_requests; ///< The newest first.

    QTableWidget *m_receivers = nullptr;
    QLineEdit *m_name = nullptr;
    QListWidget *m_list = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QCheckBox *m_open = nullptr;
    QLineEdit *m_address = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_register = nullptr;
    QPushButton *m_forget = nullptr;
    QPushButton *m_new = nullptr;
    QPushButton *m_edit = nullptr;
    QPushButton *m_remove = nullptr;
};

/// Where other servers' webhooks come in, and whether they have to sign what they send.
class IncomingPage : public QWidget
{
    Q_OBJECT

public:
    explicit IncomingPage(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setDesk(WebhookDesk *desk);
    /// Of the server that runs; empty: none does.
    void setServer(const QByteArray &address);

private:
    void build();
    void look();
    void want();
    void wantNone();
    void showDone(const Result<WebhookDesk::Done> &done);

    WebhookDesk *m_desk = nullptr;
    QByteArray m_server;
    QLineEdit *m_address = nullptr;
    QPushButton *m_copy = nullptr;
    QLabel *m_state = nullptr;
    QLineEdit *m_entered = nullptr;
    QPushButton *m_want = nullptr;
    QPushButton *m_wantNone = nullptr;
    SecretBox *m_secret = nullptr;
};

} // namespace sheria::app
