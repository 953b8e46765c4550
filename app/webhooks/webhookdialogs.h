// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/async/background.h"
#include "app/webhooks/webhookpanel.h"
#include "core/store/webhooks/labreceivers.h"
#include "core/webhooks/forward.h"

#include <QDialog>
#include <QPointer>

#include <array>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace sheria::app {

/// A form whose values are given to the library when it is accepted. It closes when they are taken, and says why
/// when they are not.
class WebhookDialog : public QDialog
{
    Q_OBJECT

protected:
    /// `desk`: its library is open. The dialog closes with it.
    WebhookDialog(WebhookDesk *desk, const QString &name, const QString &title,
                  const QString &accept, QWidget *parent);

    QFormLayout &form() { return *m_form; }
    /// A field of several lines of text, in a fixed font.
    QPlainTextEdit *makeLines(const QString &name, const QString &spoken);
    /// Does what is to be done when the form is accepted, and calls end(). The desk is there.
    virtual void apply();
    /// What apply() does.
    virtual WebhookDesk::Change change() const { return {}; }
    WebhookDesk *desk() const { return m_desk; }
    void beginApplying();
    void end(const Result<WebhookDesk::Done> &done);

private:
    QPointer<WebhookDesk> m_desk;
    QFormLayout *m_form = nullptr;
    QLabel *m_problem = nullptr;
    QDialogButtonBox *m_buttons = nullptr;
};

/// The events that a webhook is called for, and the headers of its requests.
class EndpointDialog : public WebhookDialog
{
    Q_OBJECT

public:
    EndpointDialog(WebhookDesk *desk, const store::Endpoint &endpoint, QWidget *parent);

private:
    WebhookDesk::Change change() const override;

    const qint64 m_id;
    std::array<QCheckBox *, 3> m_events{}; ///< In the order of store::ChangeAction.
    QPlainTextEdit *m_fields = nullptr;
};

/// Sends an invocation once to an address of the person's choice.
class ResendDialog : public WebhookDialog
{
    Q_OBJECT

public:
    ResendDialog(WebhookDesk *desk, const QByteArray &invocationId, QWidget *parent);

private:
    void apply() override;

    const QByteArray m_invocationId;
    QLineEdit *m_url = nullptr;
};

/// Defines a receiver of the laboratory.
class ReceiverDialog : public WebhookDialog
{
    Q_OBJECT

public:
    /// `receiver`: the one to change; without a name, a new one.
    ReceiverDialog(WebhookDesk *desk, const store::LabReceiver &receiver, QWidget *parent);

private:
    WebhookDesk::Change change() const override;

    store::Writer &m_writer;
    QLineEdit *m_name = nullptr;
    QSpinBox *m_status = nullptr;
    QPlainTextEdit *m_fields = nullptr;
    QPlainTextEdit *m_body = nullptr;
    QSpinBox *m_delay = nullptr;
    QLineEdit *m_forward = nullptr;
};

/// Makes the requests of a recording to an address, and lists what is answered.
class ReplayDialog : public QDialog
{
    Q_OBJECT

public:
    ReplayDialog(const QString &path, QWidget *parent);

private:
    void build();
    void start();
    void add(const store::Delivery &delivery);
    void end(const Result<webhooks::ReplayReport> &report);

    const QString m_path;
    QLineEdit *m_url = nullptr;
    QComboBox *m_speed = nullptr;
    QPushButton *m_start = nullptr;
    QPushButton *m_stop = nullptr;
    QLabel *m_state = nullptr;
    QListWidget *m_list = nullptr;
    std::stop_source m_stopping;
    Background m_replay{this}; ///< Last: it ends before what it uses goes.
};

} // namespace sheria::app
