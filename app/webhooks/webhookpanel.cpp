#include "app/webhooks/webhookpanel.h"

#include "app/serverpanel/localserver.h"
#include "app/webhooks/endpointspage.h"
#include "app/webhooks/incomingpage.h"
#include "app/webhooks/logpage.h"
#include "app/webhooks/receiverspage.h"
#include "app/webhooks/scenariospage.h"
#include "app/webhooks/webhookdesk.h"

#include <QLabel>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace sheria::app {

using namespace Qt::StringLiterals;

WebhookPanel::WebhookPanel(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QTabWidget(this))
    , m_state(new QLabel(this))
    , m_endpoints(new EndpointsPage(this))
    , m_log(new LogPage(this))
    , m_receivers(new ReceiversPage(this))
    , m_scenarios(new ScenariosPage(this))
    , m_incoming(new IncomingPage(this))
{
    setObjectName(u"webhookPanel"_s);
    m_pages->setObjectName(u"webhookPages"_s);
    m_pages->setAccessibleName(tr("Webhooks"));
    m_pages->tabBar()->setAccessibleName(m_pages->accessibleName());
    addPage(m_endpoints, tr("Webhooks"));
    addPage(m_log, tr("Log"));
    addPage(m_receivers, tr("Receivers"));
    addPage(m_scenarios, tr("Scenarios"));
    addPage(m_incoming, tr("Incoming"));
    m_state->setObjectName(u"sendingState"_s);
    m_pages->setCornerWidget(m_state);
    m_pages->tabBar()->setDrawBase(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 2, 10, 6);
    layout->addWidget(m_pages);
    connect(m_endpoints, &EndpointsPage::notice, this, &WebhookPanel::notice);
    connect(m_log, &LogPage::notice, this, &WebhookPanel::notice);
    connect(m_receivers, &ReceiversPage::notice, this, &WebhookPanel::notice);
    connect(m_scenarios, &ScenariosPage::notice, this, &WebhookPanel::notice);
    connect(m_incoming, &IncomingPage::notice, this, &WebhookPanel::notice);
    connect(m_receivers, &ReceiversPage::registerRequested, this, &WebhookPanel::registerReceiver);
    updateState();
}

/// A page is wider than a small window leaves it; that must not keep the window from being small.
void WebhookPanel::addPage(QWidget *page, const QString &title)
{
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    m_pages->addTab(scroll, title);
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
    m_pages->setCurrentIndex(0);
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

void WebhookPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_desk)
        m_desk->setWatched(true);
}

void WebhookPanel::hideEvent(QHideEvent *event)
{
    if (m_desk)
        m_desk->setWatched(false);
    QWidget::hideEvent(event);
}

} // namespace sheria::app
