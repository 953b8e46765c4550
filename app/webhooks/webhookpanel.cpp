#include "app/webhooks/webhookpanel.h"

#include "app/serverpanel/localserver.h"
#include "app/webhooks/endpointspage.h"
#include "app/webhooks/incomingpage.h"
#include "app/webhooks/logpage.h"
#include "app/webhooks/receiverspage.h"
#include "app/webhooks/scenariospage.h"
#include "app/webhooks/webhookdesk.h"

#include <QLabel>

namespace sheria::app {

using namespace Qt::StringLiterals;

WebhookPanel::WebhookPanel(QWidget *parent)
    : PagedPanel(u"webhookPanel"_s, u"webhookPages"_s, tr("Webhooks"), parent)
    , m_state(new QLabel(this))
    , m_endpoints(new EndpointsPage(this))
    , m_log(new LogPage(this))
    , m_receivers(new ReceiversPage(this))
    , m_scenarios(new ScenariosPage(this))
    , m_incoming(new IncomingPage(this))
{
    addPage(m_endpoints, tr("Webhooks"));
    addPage(m_log, tr("Log"));
    addPage(m_receivers, tr("Receivers"));
    addPage(m_scenarios, tr("Scenarios"));
    addPage(m_incoming, tr("Incoming"));
    m_state->setObjectName(u"sendingState"_s);
    pages().setCornerWidget(m_state);
    connect(m_endpoints, &EndpointsPage::notice, this, &WebhookPanel::notice);
    connect(m_log, &LogPage::notice, this, &WebhookPanel::notice);
    connect(m_receivers, &ReceiversPage::notice, this, &WebhookPanel::notice);
    connect(m_scenarios, &ScenariosPage::notice, this, &WebhookPanel::notice);
    connect(m_incoming, &IncomingPage::notice, this, &WebhookPanel::notice);
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
        m_state->setText(tr("Webhooks are told."));
}

void WebhookPanel::watch(bool isWatched)
{
    if (m_desk)
        m_desk->setWatched(isWatched);
}

} // namespace sheria::app
