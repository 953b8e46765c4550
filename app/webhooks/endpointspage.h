// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/widgets.h"
#include "app/webhooks/webhookpanel.h"

#include <QByteArray>
#include <QString>
#include <QWidget>

namespace sheria::app {

/// Shows a signing secret, which is shown only once, until the person has it.
class SecretBox : public QWidget
{
    Q_OBJECT

public:
    /// `sentence` says whom the secret is for; `name` tells its fields from another one's.
    SecretBox(const QString &sentence, const QString &name, QWidget *parent = nullptr);

    void show(const QByteArray &secret);
    void forget();

private:
    QLineEdit *m_secret = nullptr;
};

/// Who is told: registers, pauses, signs and removes webhooks, and tells them again.
class EndpointsPage : public QWidget
{
    Q_OBJECT

public:
    explicit EndpointsPage(QWidget *parent = nullptr);

    /// Null: no library is open.
    void setDesk(WebhookDesk *desk);
    /// Registers an address, as if it had been typed.
    void add(const QString &url);

private:
    void build();
    QWidget *buildAdd();
    QWidget *buildActions();
    void look();
    void fillRow(int row, const store::Endpoint &endpoint);
    const store::Endpoint *current() const;
    void updateButtons();
    void addEntered();
    void confirmRemove();
    void togglePause();
    void sign();
    void resendFailed();
    void showDone(const WebhookDesk::Done &done);
    void showProblem(const Error &error);
    void run(const WebhookDesk::Change &change);
    void runForChosen(
        const std::function<Result<void>(webhooks::Registry &, qint64 endpointId)> &change);

    WebhookDesk *m_desk = nullptr;
    bool m_isAdding = false; ///< What was typed is under way.

    QLineEdit *m_url = nullptr;
    QPushButton *m_add = nullptr;
    QLabel *m_problem = nullptr;
    QTableWidget *m_table = nullptr;
    QLabel *m_hint = nullptr;
    SecretBox *m_secret = nullptr;
    QPushButton *m_pause = nullptr;
    QPushButton *m_settings = nullptr;
    QPushButton *m_sign = nullptr;
    QPushButton *m_unsign = nullptr;
    QPushButton *m_example = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_resend = nullptr;
    QComboBox *m_since = nullptr;
};

} // namespace sheria::app
