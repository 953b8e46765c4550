// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/webhooks/webhookpanel.h"

#include "app/serverpanel/localserver.h"
#include "app/webhooks/convergepage.h"
#include "app/webhooks/endpointspage.h"
#include "app/webhooks/logpage.h"
#include "app/webhooks/receiverspage.h"
#include "app/webhooks/relaypage.h"
#include "app/webhooks/scenariospage.h"
#include "core/store/webhooks/endpointqueries.h"

#include <QLabel>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

Result<WebhookDesk::State> readState(store::Database &db)
{
    WebhookDesk::State state;
    SHERIA_TRY(state.endpoints, store::listEndpoints(db));
    SHERIA_TRY(state.counts, store::countInvocations(db));
    SHERIA_TRY(state.receivers, store::listLabReceivers(db));
    SHERIA_TRY(const QByteArrayList secrets, store::incomingSecrets(db));
    state.incomingSecrets = int(secrets.size());
    return state;
}

} // namespace

WebhookDesk::WebhookDesk(Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_look(library.readers(), this)
    , m_change(this)
    , m_resend(this)
{
    m_next.setSingleShot(true);
    m_next.setInterval(LookEveryMs);
    connect(&m_next, &QTimer::timeout, this, &WebhookDesk::refresh);
}

void WebhookDesk::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    if (isWatched)
        refresh();
    else
        m_next.stop();
}

void WebhookDesk::refresh()
{
    m_next.stop();
    m_look.start([](store::Database &db, const std::stop_token &) { return readState(db); },
                 [this](Result<State> state) {
                     if (m_isWatched)
                         m_next.start();
                     if (!state)
                         return; // The next look may see more.
                     m_state = *std::move(state);
                     Q_EMIT refreshed();
                 });
}

void WebhookDesk::change(const Change &change)
{
    this->change(change, [this](const Result<Done> &done) {
        if (done)
            Q_EMIT changed(*done);
        else
            Q_EMIT failed(done.error());
    });
}

void WebhookDesk::change(const Change &change, const Ended &ended)
{
    if (m_isBusy)
        return;
    m_isBusy = true;
    m_change.start(
        [&library = m_library, change](const std::stop_token &) {
            webhooks::Registry registry(library.writer(), library.clock(), library.trust());
            return change(registry);
        },
        [this, ended](const Result<Done> &done) {
            m_isBusy = false;
            ended(done);
            refresh();
        });
}

void WebhookDesk::resendTo(const QByteArray &invocationId, const QString &url,
                           const std::function<void(const Result<store::Delivery> &)> &ended)
{
    m_resend.start(
        [&library = m_library, invocationId, url](const std::stop_token &stop) {
            webhooks::Registry registry(library.writer(), library.clock(), library.trust());
            return registry.resendTo(invocationId, url, stop);
        },
        [this, ended](const Result<store::Delivery> &made) {
            ended(made);
            refresh();
        });
}

WebhookPanel::WebhookPanel(QWidget *parent)
    : PagedPanel(u"webhookPanel"_s, u"webhookPages"_s, tr("Webhooks"), parent)
    , m_state(new QLabel(this))
    , m_endpoints(new EndpointsPage(this))
    , m_log(new LogPage(this))
    , m_receivers(new ReceiversPage(this))
    , m_scenarios(new ScenariosPage(this))
    , m_incoming(new IncomingPage(this))
    , m_converge(new ConvergePage(this))
    , m_relay(new RelayPage(this))
{
    addPage(m_endpoints, tr("Webhooks"));
    addPage(m_log, tr("Log"));
    addPage(m_receivers, tr("Receivers"));
    addPage(m_scenarios, tr("Scenarios"));
    addPage(m_incoming, tr("Incoming"));
    addPage(m_converge, tr("Convergence"));
    addPage(m_relay, tr("Relay"));
    m_state->setObjectName(u"sendingState"_s);
    addToHead(m_state);
    connect(m_receivers, &ReceiversPage::registerRequested, this, &WebhookPanel::registerReceiver);
    updateState();
}

void WebhookPanel::setLibrary(WebhookDesk *desk, LocalServer *server)
{
    m_desk = desk;
    m_server = server;
    m_endpoints->setDesk(desk);
    m_log->setDesk(desk);
    m_incoming->setDesk(desk);
    m_receivers->setServer(server);
    m_receivers->setDesk(desk);
    if (server)
        connect(server, &LocalServer::changed, this, &WebhookPanel::followServer);
    if (desk)
        desk->setWatched(isVisible());
    followServer();
}

void WebhookPanel::registerReceiver(const QString &url)
{
    m_endpoints->add(url);
    pages().setCurrentIndex(0);
}

void WebhookPanel::followServer()
{
    const QByteArray address = m_server ? m_server->address() : QByteArray();
    m_scenarios->setBase(address);
    m_incoming->setServer(address);
    updateState();
}

void WebhookPanel::updateState()
{
    if (!m_server)
        m_state->setText(tr("No library is open."));
    else if (m_server->address().isEmpty())
        m_state->setText(tr("Nothing is sent while the server is stopped."));
    else
        m_state->setText(tr("Delivery active."));
}

void WebhookPanel::watch(bool isWatched)
{
    if (m_desk)
        m_desk->setWatched(isWatched);
}

} // namespace sheria::app
