#pragma once

#include "app/webhooks/webhookpanel.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace sheria::app {

class SecretBox;

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

Q_SIGNALS:
    void notice(const QString &sentence);

private:
    void build();
    void layOut(QLabel *hint);
    void look();
    void want();
    void wantNone();
    void showDone(const WebhookDesk::Done &done);
    void showProblem(const Error &error);

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
