// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/webhooks/receiverspage.h"

#include "app/serverpanel/localserver.h"
#include "app/text/words.h"
#include "app/webhooks/endpointspage.h"
#include "app/webhooks/webhookdialogs.h"
#include "app/webhooks/webhooktext.h"
#include "core/webhooks/lab/reaction.h"
#include "core/webhooks/message.h"

#include <QCheckBox>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QSplitter>
#include <QTableWidget>

#include <algorithm>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

enum ReceiverColumn { ReceiverName, WhatColumn, GotColumn, ReceiverColumns };

constexpr int LookAtReceiversEveryMs = 500;

} // namespace

ReceiversPage::ReceiversPage(QWidget *parent) : QWidget(parent)
{
    build();
    for (const webhooks::Preset &preset : webhooks::presets())
        addReceiver(preset.name.toByteArray());
    m_receivers->selectRow(0);
    lookWhileShown(this, LookAtReceiversEveryMs, [this] { look(); });
    connect(m_name, &QLineEdit::returnPressed, this, &ReceiversPage::addEntered);
    connect(m_receivers, &QTableWidget::itemSelectionChanged, this, &ReceiversPage::look);
    connect(m_list, &QListWidget::currentRowChanged, this, &ReceiversPage::showRequest);
    look();
}

void ReceiversPage::build()
{
    auto *split = makeSplitter(this, Qt::Horizontal, {buildReceivers(), buildRequests()});
    split->setSizes({440, 480});
    vbox({buildActions(), {split, 1}}, this, QMargins(0, 6, 0, 0));
}

QWidget *ReceiversPage::buildActions()
{
    auto *bar = new QWidget(this);
    m_open = makeCheckBox(
        bar, u"openReceivers"_s, tr("Enable Receivers"),
        tr("While enabled, any program on this computer can send requests to them"),
        [this](bool isOn) {
            if (m_server)
                m_server->lab().setOpen(isOn);
            look();
        });
    m_address = makeReadOnlyLine(bar, u"receiverAddress"_s, tr("Address of the receiver"));
    m_copy = makeButton(bar, u"copyReceiver"_s, tr("Copy the Address"), u"copy"_s, {}, [this] {
        copyText(address());
        showNotice(this, tr("Copied."));
    });
    m_register = makeButton(bar, u"registerReceiver"_s, tr("Register as a Webhook"), u"add"_s, {},
                            [this] { Q_EMIT registerRequested(address()); });
    m_forget = makeButton(bar, u"forgetReceiver"_s, tr("Clear Requests"), u"close"_s,
                          tr("Resets the receiver: the next request counts as its first"), [this] {
                              if (!m_server)
                                  return;
                              m_server->lab().clear(current());
                              look();
                          });
    vbox({hbox({m_open, {m_address, 1}, m_copy}), hbox({m_register, m_forget, BoxItem::filler()})},
         bar);
    return bar;
}

QWidget *ReceiversPage::buildReceivers()
{
    auto *box = new QWidget(this);
    m_receivers = makeTable(box, u"receiverTable"_s, tr("Receivers"),
                            {tr("Receiver"), tr("Behaviour"), tr("Requests")}, WhatColumn);
    m_name = makeLine(box, u"receiverName"_s, tr("Name of another receiver"),
                      tr("Other name, such as slow-2s, 503x4-then-200, flaky-0.5-seed-1"));
    m_new = makeButton(box, u"newReceiver"_s, tr("New…"), u"add"_s,
                       tr("Defines a receiver: its status, headers, body and delay, or a program "
                          "that its requests are forwarded to"),
                       [this] {
                           if (m_desk)
                               (new ReceiverDialog(m_desk, {}, this))->open();
                       });
    m_edit = makeButton(box, u"editReceiver"_s, tr("Edit…"), {}, {}, [this] { edit(); });
    m_remove = makeButton(box, u"removeReceiver"_s, tr("Remove"), u"close"_s, {},
                          [this] { confirmRemove(); });
    vbox({{m_receivers, 1}, hbox({{m_name, 1}, m_new, m_edit, m_remove})}, box);
    return box;
}

QWidget *ReceiversPage::buildRequests()
{
    m_list = makeList(this, u"receiverRequests"_s, tr("Requests received"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_text = makeTextView(this, u"receiverRequest"_s, tr("The request"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto *split = makeSplitter(this, Qt::Vertical, {m_list, m_text});
    split->setSizes({90, 330});
    split->setStretchFactor(1, 1);
    return split;
}

void ReceiversPage::addReceiver(const QByteArray &name)
{
    const int row = m_receivers->rowCount();
    m_receivers->insertRow(row);
    auto *what = new QTableWidgetItem(receiverText(name));
    what->setToolTip(what->text());
    m_receivers->setItem(row, ReceiverName, new QTableWidgetItem(QString::fromUtf8(name)));
    m_receivers->setItem(row, WhatColumn, what);
    auto *got = new QTableWidgetItem;
    got->setTextAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_receivers->setItem(row, GotColumn, got);
}

/// Adds the receiver that was typed, or chooses it where it is there.
void ReceiversPage::addEntered()
{
    const QString name = m_name->text().trimmed();
    if (!webhooks::Behaviour::parse(name.toUtf8())) {
        showNotice(this, tr("No receiver has this name."));
        return;
    }
    if (m_receivers->findItems(name, Qt::MatchExactly).isEmpty())
        addReceiver(name.toUtf8());
    m_receivers->selectRow(m_receivers->findItems(name, Qt::MatchExactly).constFirst()->row());
    m_name->clear();
}

void ReceiversPage::setServer(LocalServer *server)
{
    m_server = server;
    if (server)
        connect(server, &LocalServer::changed, this, &ReceiversPage::look);
    look();
}

void ReceiversPage::setDesk(WebhookDesk *desk)
{
    m_desk = desk;
    if (desk)
        connect(desk, &WebhookDesk::refreshed, this, &ReceiversPage::showDefined);
    showDefined();
}

const store::LabReceiver *ReceiversPage::defined(const QByteArray &name) const
{
    if (!m_desk)
        return nullptr;
    const auto &receivers = m_desk->state().receivers;
    const auto found = std::find_if(receivers.begin(), receivers.end(),
                                    [&name](const auto &each) { return each.name == name; });
    return found == receivers.end() ? nullptr : &*found;
}

/// Adds the receivers that were defined, and takes away those that are no more.
void ReceiversPage::showDefined()
{
    QSet<QByteArray> names;
    if (m_desk) {
        for (const store::LabReceiver &each : m_desk->state().receivers) {
            names << each.name;
            if (m_receivers->findItems(QString::fromUtf8(each.name), Qt::MatchExactly).isEmpty())
                addReceiver(each.name);
        }
    }
    for (int row = m_receivers->rowCount() - 1; row >= 0; --row) {
        const QByteArray name = m_receivers->item(row, ReceiverName)->text().toUtf8();
        QTableWidgetItem *what = m_receivers->item(row, WhatColumn);
        if (const store::LabReceiver *receiver = defined(name)) {
            what->setText(receiverText(*receiver));
            what->setToolTip(what->text());
        } else if (!webhooks::Behaviour::parse(name)) {
            m_receivers->removeRow(row);
        }
    }
    updateActions();
}

void ReceiversPage::edit()
{
    if (const store::LabReceiver *receiver = defined(current()))
        (new ReceiverDialog(m_desk, *receiver, this))->open();
}

void ReceiversPage::confirmRemove()
{
    const QByteArray name = current();
    confirm(this, u"confirmRemoveReceiver"_s, tr("Remove Receiver"),
            tr("The receiver %1 is removed from the library.").arg(QString::fromUtf8(name)),
            tr("Remove"), [this, name] {
                if (m_desk)
                    m_desk->change([name, &writer = m_desk->writer()](
                                       webhooks::Registry &) -> Result<WebhookDesk::Done> {
                        SHERIA_CHECK(writer.write([&name](store::Database &db) {
                            return store::removeLabReceiver(db, name);
                        }));
                        return WebhookDesk::Done{};
                    });
            });
}

QByteArray ReceiversPage::current() const
{
    const QModelIndexList rows = m_receivers->selectionModel()->selectedRows(ReceiverName);
    return rows.isEmpty() ? QByteArray() : rows.constFirst().data().toString().toUtf8();
}

QString ReceiversPage::address() const
{
    const QByteArray server = m_server ? m_server->address() : QByteArray();
    const QByteArray name = current();
    return server.isEmpty() || name.isEmpty() || !m_server->lab().isOpen()
        ? QString()
        : QString::fromUtf8(server + "/_lab/receiver/" + name);
}

void ReceiversPage::look()
{
    std::map<QByteArray, int> counts;
    if (m_server)
        counts = m_server->lab().counts();
    for (const auto &[name, count] : counts) {
        // One that only somebody's request has named, and that is there still.
        if (webhooks::Behaviour::parse(name)
            && m_receivers->findItems(QString::fromUtf8(name), Qt::MatchExactly).isEmpty())
            addReceiver(name);
    }
    const QLocale locale;
    for (int row = 0; row < m_receivers->rowCount(); ++row) {
        const auto found = counts.find(m_receivers->item(row, ReceiverName)->text().toUtf8());
        m_receivers->item(row, GotColumn)
            ->setText(found == counts.end() ? QString() : locale.toString(found->second));
    }
    m_counts = std::move(counts);
    updateActions();
    showRequests();
}

void ReceiversPage::updateActions()
{
    const QString where = address();
    const bool isThere = !where.isEmpty();
    if (!m_server)
        m_address->setText(tr("No library is open."));
    else if (m_server->address().isEmpty())
        m_address->setText(tr("Receivers are available while the server is running."));
    else if (!m_server->lab().isOpen())
        m_address->setText(tr("Receivers are disabled."));
    else if (m_address->text() != where) {
        m_address->setText(where);
        m_address->setCursorPosition(0);
    }
    m_open->setEnabled(m_server);
    m_open->setChecked(m_server && m_server->lab().isOpen());
    m_copy->setEnabled(isThere);
    m_register->setEnabled(isThere);
    m_forget->setEnabled(m_counts.contains(current()));
    m_new->setEnabled(m_desk);
    m_edit->setEnabled(defined(current()));
    m_remove->setEnabled(defined(current()));
}

void ReceiversPage::showRequests()
{
    const QByteArray name = current();
    const auto found = m_counts.find(name);
    const int count = found == m_counts.end() ? 0 : found->second;
    if (name == m_shown && count == m_shownCount)
        return;
    // Who reads an older one goes on reading it.
    const int before = m_list->currentRow();
    const int added = name == m_shown ? count - m_shownCount : 0;
    m_shown = name;
    m_shownCount = count;
    m_requests = m_server ? m_server->lab().requests(name) : std::vector<routes::LabRequest>();
    std::reverse(m_requests.begin(), m_requests.end());
    const QLocale locale;
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const routes::LabRequest &request : m_requests)
            m_list->addItem(tr("%1: %2", "number of a request, time")
                                .arg(locale.toString(request.number + 1),
                                     timeOfDay(request.at, TimeDetail::Seconds)));
        const int row = before > 0 && added > 0 ? before + added : 0;
        m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    }
    showRequest();
}

void ReceiversPage::showRequest()
{
    const int row = m_list->currentRow();
    QString text;
    if (row >= 0 && std::size_t(row) < m_requests.size()) {
        const routes::LabRequest &request = m_requests[std::size_t(row)];
        text = QString::fromUtf8("POST " + request.target + '\n' + request.fields + '\n'
                                 + request.body)
                   .remove(u'\r');
        if (!request.answer.isEmpty())
            text += u"\n\n"_s
                + tr("Answer of the program: %1").arg(QString::fromUtf8(request.answer));
    }
    m_text->setPlaceholderText(tr("This receiver has not received any requests yet."));
    m_text->setPlainText(text);
}

IncomingPage::IncomingPage(QWidget *parent) : QWidget(parent)
{
    build();
    connect(m_entered, &QLineEdit::returnPressed, this, &IncomingPage::want);
    look();
}

void IncomingPage::build()
{
    setObjectName(u"incomingPage"_s);
    auto *hint = new QLabel(tr("Sheria receives webhooks of another server at this address and "
                               "then downloads the changes from that server."),
                            this);
    hint->setWordWrap(true);
    m_address = makeReadOnlyLine(this, u"incomingAddress"_s,
                                 tr("Address for the webhooks of another server"));
    m_copy = makeButton(this, u"copyIncoming"_s, tr("Copy the Address"), u"copy"_s, {}, [this] {
        copyText(m_address->text());
        showNotice(this, tr("Copied."));
    });
    m_state = makeLabel(this, u"incomingState"_s);
    m_entered = makePasswordLine(this, u"incomingSecret"_s,
                                 tr("Signing secret of the other server"),
                                 tr("Secret of the other server; leave empty to generate one"));
    m_want = makeButton(this, u"wantSignatures"_s, tr("Require Signatures"), u"key"_s,
                        tr("Accepts only requests signed with this or an earlier secret"),
                        [this] { want(); });
    m_wantNone = makeButton(this, u"takeAll"_s, tr("Accept All"), {},
                            tr("Deletes the secrets and accepts unsigned requests"),
                            [this] { wantNone(); });
    m_secret = new SecretBox(
        tr("The signing secret, shown only once. Enter it on the sending server."),
        u"newIncoming"_s, this);
    vbox({hint, hbox({{m_address, 1}, m_copy}), m_state, hbox({{m_entered, 1}, m_want, m_wantNone}),
          m_secret, BoxItem::filler()},
         this, QMargins(0, 6, 0, 0));
}

void IncomingPage::setDesk(WebhookDesk *desk)
{
    m_desk = desk;
    m_secret->forget();
    m_entered->clear();
    if (desk)
        connect(desk, &WebhookDesk::refreshed, this, &IncomingPage::look);
    look();
}

void IncomingPage::setServer(const QByteArray &address)
{
    m_server = address;
    look();
}

void IncomingPage::look()
{
    const int secrets = m_desk ? m_desk->state().incomingSecrets : 0;
    m_address->setText(m_server.isEmpty() ? tr("Available while the server is running.")
                                          : QString::fromUtf8(m_server + "/webhooks/incoming"));
    m_copy->setEnabled(!m_server.isEmpty());
    m_state->setText(
        secrets == 0 ? tr("Signatures are not required, but a token of an account is.")
                     : tr("Requests must be signed with one of %n secret(s).", nullptr, secrets));
    for (QWidget *each : {static_cast<QWidget *>(m_entered), static_cast<QWidget *>(m_want)})
        each->setEnabled(m_desk);
    m_wantNone->setEnabled(secrets > 0);
}

void IncomingPage::want()
{
    const QByteArray given = m_entered->text().trimmed().toUtf8();
    if (!m_desk)
        return;
    m_desk->change(
        [given](webhooks::Registry &registry) -> Result<WebhookDesk::Done> {
            SHERIA_TRY(const QByteArray secret, registry.wantSigned(given));
            return WebhookDesk::Done{given.isEmpty() ? secret : QByteArray(), -1};
        },
        [this](const Result<WebhookDesk::Done> &done) { showDone(done); });
}

void IncomingPage::wantNone()
{
    if (!m_desk)
        return;
    m_secret->forget();
    m_desk->change(
        [](webhooks::Registry &registry) -> Result<WebhookDesk::Done> {
            SHERIA_CHECK(registry.wantUnsigned());
            return WebhookDesk::Done{};
        },
        [this](const Result<WebhookDesk::Done> &done) { showDone(done); });
}

void IncomingPage::showDone(const Result<WebhookDesk::Done> &done)
{
    if (done) {
        m_entered->clear();
        if (!done->secret.isEmpty())
            m_secret->show(done->secret);
        return;
    }
    const ErrorCode code = done.error().code;
    showNotice(this,
               code == ErrorCode::InvalidArgument
                   ? tr("A signing secret is whsec_ followed by 24 to 64 bytes in base64.")
                   : code == ErrorCode::Conflict
                   ? tr("Too many secrets, or this one already exists.")
                   : errorText(code));
}

} // namespace sheria::app
