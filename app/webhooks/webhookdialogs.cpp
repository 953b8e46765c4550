// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/webhooks/webhookdialogs.h"

#include "app/text/words.h"
#include "app/theme/widgets.h"
#include "app/webhooks/webhooktext.h"
#include "core/base/clock.h"
#include "core/webhooks/lab/reaction.h"
#include "core/webhooks/message.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

namespace sheria::app {

using namespace Qt::StringLiterals;
using Done = WebhookDesk::Done;

namespace {

constexpr QSize FormSize(560, 420);
constexpr QSize ReplaySize(680, 460);
constexpr int LongestDelayMs = 60'000;
constexpr int MostListed = 5'000; ///< Answers that are listed; more than a person reads.

QByteArrayList linesOf(const QPlainTextEdit &edit)
{
    QByteArrayList lines;
    for (const QString &line : edit.toPlainText().split(u'\n')) {
        if (!line.trimmed().isEmpty())
            lines << line.trimmed().toUtf8();
    }
    return lines;
}

} // namespace

WebhookDialog::WebhookDialog(WebhookDesk *desk, const QString &name, const QString &title,
                             const QString &accept, QWidget *parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_form(new QFormLayout)
{
    setUpDialog(*this, name, title);
    resize(FormSize);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_problem = makeParagraph(this, u"webhookDialogProblem"_s);
    m_problem->hide();
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_buttons->button(QDialogButtonBox::Ok)->setText(accept);
    m_buttons->button(QDialogButtonBox::Ok)->setObjectName(u"acceptWebhookDialog"_s);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        if (m_desk)
            apply();
    });
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(desk, &QObject::destroyed, this, &QDialog::reject);
    vbox({{m_form, 1}, m_problem, m_buttons}, this, StyleMargins);
}

QPlainTextEdit *WebhookDialog::makeLines(const QString &name, const QString &spoken)
{
    auto *edit = new QPlainTextEdit(this);
    edit->setObjectName(name);
    edit->setAccessibleName(spoken);
    edit->setTabChangesFocus(true);
    edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    return edit;
}

void WebhookDialog::beginApplying()
{
    m_problem->hide();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
}

void WebhookDialog::apply()
{
    beginApplying();
    m_desk->change(change(), [self = QPointer(this)](const Result<Done> &done) {
        if (self)
            self->end(done);
    });
}

void WebhookDialog::end(const Result<Done> &done)
{
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(true);
    if (!done) {
        m_problem->setText(messageText(done.error().message));
        m_problem->show();
        return;
    }
    accept();
}

EndpointDialog::EndpointDialog(WebhookDesk *desk, const store::Endpoint &endpoint, QWidget *parent)
    : WebhookDialog(desk, u"endpointDialog"_s, tr("Events and Headers"), tr("Save"), parent)
    , m_id(endpoint.id)
{
    form().addRow(makeParagraph(this, u"endpointDialogUrl"_s, QString::fromUtf8(endpoint.url)));
    const QByteArrayList wanted = endpoint.events.isEmpty() ? QByteArrayList()
                                                            : endpoint.events.split(' ');
    const auto names = enumNames(store::ChangeAction::Created);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const QByteArray event = names[i].toByteArray();
        m_events[i] = makeCheckBox(this, u"event_"_s + QString::fromLatin1(event),
                                   actionText(event));
        m_events[i]->setChecked(wanted.isEmpty() || wanted.contains(event));
        form().addRow(i == 0 ? tr("Events:") : QString(), m_events[i]);
    }
    m_fields = makeLines(u"endpointHeaders"_s, tr("Request headers, one per line"));
    m_fields->setPlaceholderText(u"X-Environment: test"_s);
    QStringList lines;
    for (const store::RequestField &field : endpoint.fields)
        lines << QString::fromUtf8(webhooks::shownField(field));
    m_fields->setPlainText(lines.join(u'\n'));
    form().addRow(tr("Headers:"), m_fields);
    form().addRow(QString(),
                  makeParagraph(this, u"endpointHeadersNote"_s,
                                tr("One header per line. The values of headers such as "
                                   "Authorization are stored encrypted and shown as ****; leave "
                                   "**** to keep a value.")));
}

WebhookDesk::Change EndpointDialog::change() const
{
    QByteArrayList events;
    const auto names = enumNames(store::ChangeAction::Created);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (m_events[i]->isChecked())
            events << names[i].toByteArray();
    }
    return [id = m_id, events,
            fields = linesOf(*m_fields)](webhooks::Registry &registry) -> Result<Done> {
        if (events.isEmpty())
            return Error{ErrorCode::InvalidArgument, Message::tr("choose at least one event")};
        SHERIA_CHECK(registry.configure(id, events, fields));
        return Done{};
    };
}

ResendDialog::ResendDialog(WebhookDesk *desk, const QByteArray &invocationId, QWidget *parent)
    : WebhookDialog(desk, u"resendDialog"_s, tr("Send to Another Address"), tr("Send"), parent)
    , m_invocationId(invocationId)
{
    connect(this, &QDialog::rejected, this, [this] {
        if (WebhookDesk *open = this->desk())
            open->cancelResending();
    });
    m_url = makeLine(this, u"resendUrl"_s, tr("Address"), u"http://localhost:9000/hook"_s);
    form().addRow(tr("Address:"), m_url);
    form().addRow(QString(),
                  makeParagraph(this, u"resendNote"_s,
                                tr("The request has the same invocation id and a new request id. "
                                   "It is signed as for the webhook; the webhook's own headers "
                                   "are not sent.")));
}

void ResendDialog::apply()
{
    beginApplying();
    desk()->resendTo(m_invocationId, m_url->text(),
                     [self = QPointer(this)](const Result<store::Delivery> &made) {
                         if (!self)
                             return;
                         if (made)
                             showNotice(self->parent(),
                                        tr("%1. The log shows the answer.", "outcome of a request")
                                            .arg(outcomeText(*made)));
                         self->end(made ? Result<Done>(Done{}) : Result<Done>(made.error()));
                     });
}

ReceiverDialog::ReceiverDialog(WebhookDesk *desk, const store::LabReceiver &receiver,
                               QWidget *parent)
    : WebhookDialog(desk, u"receiverDialog"_s,
                    receiver.name.isEmpty() ? tr("New Receiver") : tr("Edit Receiver"), tr("Save"),
                    parent)
    , m_writer(desk->writer())
{
    m_name = makeLine(this, u"receiverDialogName"_s, tr("Name"));
    m_name->setText(QString::fromUtf8(receiver.name));
    m_name->setReadOnly(!receiver.name.isEmpty());
    m_status = new QSpinBox(this);
    m_status->setObjectName(u"receiverStatus"_s);
    m_status->setRange(200, 599);
    m_status->setValue(receiver.status);
    m_delay = new QSpinBox(this);
    m_delay->setObjectName(u"receiverDelay"_s);
    m_delay->setRange(0, LongestDelayMs);
    m_delay->setSuffix(tr(" ms"));
    m_delay->setValue(int(receiver.delayMs));
    m_fields = makeLines(u"receiverHeaders"_s, tr("Response headers, one per line"));
    m_fields->setPlainText(QString::fromUtf8(receiver.fields).remove(u'\r').trimmed());
    m_body = makeLines(u"receiverBody"_s, tr("Response body"));
    m_body->setPlainText(QString::fromUtf8(receiver.body));
    m_forward = makeLine(this, u"receiverForward"_s, tr("Forward to"),
                         u"http://127.0.0.1:9000/hook"_s);
    m_forward->setText(QString::fromUtf8(receiver.forward));
    m_forward->setToolTip(tr("A program on this computer that gets the requests; its status and "
                             "body are answered"));
    form().addRow(tr("Name:"), m_name);
    form().addRow(tr("Status:"), m_status);
    form().addRow(tr("Delay:"), m_delay);
    form().addRow(tr("Headers:"), m_fields);
    form().addRow(tr("Body:"), m_body);
    form().addRow(tr("Forward to:"), m_forward);
}

WebhookDesk::Change ReceiverDialog::change() const
{
    store::LabReceiver receiver;
    receiver.name = m_name->text().trimmed().toUtf8();
    receiver.status = m_status->value();
    receiver.delayMs = m_delay->value();
    receiver.fields = linesOf(*m_fields).join('\n');
    receiver.body = m_body->toPlainText().toUtf8();
    receiver.forward = m_forward->text().trimmed().toUtf8();
    return [receiver, &writer = m_writer](webhooks::Registry &) -> Result<Done> {
        SHERIA_CHECK(webhooks::putReceiver(writer, receiver));
        return Done{};
    };
}

ReplayDialog::ReplayDialog(const QString &path, QWidget *parent) : QDialog(parent), m_path(path)
{
    setUpDialog(*this, u"replayDialog"_s, tr("Replay a Recording"));
    resize(ReplaySize);
    build();
    leaveReturnToFields(*this);
    connect(this, &QDialog::finished, this, [this] { m_stopping.request_stop(); });
}

void ReplayDialog::build()
{
    m_url = makeLine(this, u"replayUrl"_s, tr("Address"), u"http://localhost:9000/hook"_s);
    m_speed = makeComboBox(this, u"replaySpeed"_s, tr("Waiting times"),
                           {{tr("Without waiting"), 0.0},
                            {tr("As recorded"), 1.0},
                            {tr("10 times faster"), 10.0},
                            {tr("100 times faster"), 100.0}});
    m_start = makeButton(this, u"startReplay"_s, tr("Start"), u"start"_s, {}, [this] { start(); });
    m_stop = makeButton(this, u"stopReplay"_s, tr("Stop"), u"stop"_s, {},
                        [this] { m_stopping.request_stop(); });
    m_stop->setEnabled(false);
    m_state = makeParagraph(this, u"replayState"_s,
                            tr("The POST requests of %1 are made to an address, in their order.")
                                .arg(QFileInfo(m_path).fileName()));
    m_list = makeList(this, u"replayAnswers"_s, tr("Answers"));
    auto *close = makeButton(this, u"closeReplay"_s, tr("Close"), {}, {}, [this] { reject(); });
    vbox({m_state,
          hbox({{m_url, 1}, m_speed, m_start, m_stop}),
          {m_list, 1},
          hbox({BoxItem::filler(), close})},
         this, StyleMargins);
}

void ReplayDialog::start()
{
    const auto url = webhooks::parseEndpointUrl(m_url->text());
    if (!url) {
        m_state->setText(messageText(url.error().message));
        return;
    }
    m_list->clear();
    m_stopping = std::stop_source();
    m_start->setEnabled(false);
    m_stop->setEnabled(true);
    webhooks::ReplayOptions options;
    options.to = *url;
    options.speed = m_speed->currentData().toDouble();
    options.stop = m_stopping.get_token();
    options.called = [self = QPointer(this)](const store::Delivery &delivery) {
        tellLater(self, [delivery](ReplayDialog &dialog) { dialog.add(delivery); });
    };
    m_replay.start(
        [options, path = m_path, stopping = m_stopping](
            const std::stop_token &stop) mutable -> Result<webhooks::ReplayReport> {
            const std::stop_callback dropped(stop, [&stopping] { stopping.request_stop(); });
            SHERIA_TRY(const webhooks::Recording recording, webhooks::readRecording(path));
            return webhooks::replay(recording, options, SystemClock());
        },
        [this](const Result<webhooks::ReplayReport> &report) { end(report); });
}

void ReplayDialog::add(const store::Delivery &delivery)
{
    if (m_list->count() >= MostListed)
        return;
    m_list->addItem(tr("%L1: %2, %L3 ms", "number of an entry, outcome, duration")
                        .arg(delivery.number)
                        .arg(outcomeText(delivery))
                        .arg(delivery.durationMs));
    m_list->scrollToBottom();
}

void ReplayDialog::end(const Result<webhooks::ReplayReport> &report)
{
    m_start->setEnabled(true);
    m_stop->setEnabled(false);
    if (!report)
        m_state->setText(messageText(report.error().message));
    else if (report->wasStopped)
        m_state->setText(
            tr("Stopped: %L1 delivered, %L2 failed.").arg(report->delivered).arg(report->failed));
    else
        m_state->setText(
            tr("%L1 delivered, %L2 failed.").arg(report->delivered).arg(report->failed));
}

} // namespace sheria::app
