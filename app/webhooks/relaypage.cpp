// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/webhooks/relaypage.h"

#include "app/async/background.h"
#include "app/text/words.h"
#include "app/webhooks/webhooktext.h"
#include "core/webhooks/message.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>

#include <limits>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int MostRelayed = 1000;
constexpr int LinesOfList = 9;

} // namespace

RelayPage::RelayPage(QWidget *parent) : QWidget(parent)
{
    auto *hint = makeParagraph(
        this, u"relayHint"_s,
        tr("Passes the POST requests that arrive at a port of this computer on to a program, and "
           "answers what that answers. To receive the webhooks of another server, lead them to "
           "this port by a tunnel."));
    m_to = makeLine(this, u"relayTo"_s, tr("Address of the program"),
                    tr("Your program: http://127.0.0.1:9000/hook"));
    m_port = new QSpinBox(this);
    m_port->setObjectName(u"relayPort"_s);
    m_port->setAccessibleName(tr("Port of the relay"));
    m_port->setPrefix(tr("Port: "));
    m_port->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_port->setRange(0, std::numeric_limits<quint16>::max());
    m_port->setSpecialValueText(tr("Any free port"));
    m_start = makeButton(this, u"startRelay"_s, tr("Start"), u"start"_s, {}, [this] { start(); });
    m_stop = makeButton(this, u"stopRelay"_s, tr("Stop"), u"stop"_s, {}, [this] { stop(); });
    m_address = makeReadOnlyLine(this, u"relayAddress"_s, tr("Address of the relay"));
    m_copy = makeButton(this, u"copyRelay"_s, tr("Copy the Address"), u"copy"_s, {}, [this] {
        copyText(m_address->text());
        showNotice(this, tr("Copied."));
    });
    m_list = makeList(this, u"relayList"_s, tr("Requests and answers"));
    takeRestOfHeight(*m_list, LinesOfList);
    vbox({hint,
          hbox({{m_to, 1}, m_port, m_start, m_stop}),
          hbox({{m_address, 1}, m_copy}),
          {m_list, 1}},
         this, QMargins(0, 6, 0, 0));
    updateState();
}

RelayPage::~RelayPage()
{
    stop();
}

void RelayPage::start()
{
    const auto to = webhooks::parseEndpointUrl(m_to->text());
    if (!to) {
        m_to->setFocus();
        return showNotice(this, messageText(to.error().message));
    }
    routes::WebhookRelay::Options options;
    options.to = *to;
    options.port = quint16(m_port->value());
    options.relayed = [page = QPointer(this)](const QByteArray &target,
                                              const store::Delivery &made) {
        tellLater(page, [target, made](RelayPage &shown) { shown.add(target, made); });
    };
    auto relay = routes::WebhookRelay::start(std::move(options));
    if (relay)
        m_relay = *std::move(relay);
    else
        showNotice(this, messageText(relay.error().message));
    updateState();
}

/// Requests under way are ended, which takes a moment.
void RelayPage::stop()
{
    closeElsewhere(std::move(m_relay));
    updateState();
}

void RelayPage::add(const QByteArray &target, const store::Delivery &made)
{
    const QLocale locale;
    m_list->addItem(tr("%1  %2: %3, %4 ms", "time, path, outcome, duration")
                        .arg(timeOfDay(made.startedAt, TimeDetail::Seconds),
                             QString::fromUtf8(target), outcomeText(made),
                             locale.toString(made.durationMs)));
    if (m_list->count() > MostRelayed)
        delete m_list->takeItem(0);
    m_list->scrollToBottom();
}

void RelayPage::updateState()
{
    m_start->setEnabled(!m_relay);
    m_stop->setEnabled(m_relay != nullptr);
    m_copy->setEnabled(m_relay != nullptr);
    m_address->setText(m_relay ? QString::fromUtf8(m_relay->address())
                               : tr("The relay is stopped."));
}

} // namespace sheria::app
