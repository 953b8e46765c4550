#pragma once

#include "app/shell/pagedpanel.h"

#include <QString>

class QLabel;

namespace sheria::app {

class EndpointsPage;
class IncomingPage;
class LocalServer;
class LogPage;
class ReceiversPage;
class ScenariosPage;
class WebhookDesk;

/// Webhooks: who is told of changes, what was sent and what came back, receivers to try them on, and
/// scenarios for one's own receiver.
class WebhookPanel : public PagedPanel
{
    Q_OBJECT

public:
    explicit WebhookPanel(QWidget *parent = nullptr);

    /// Both of the library that is open, or null.
    void setLibrary(WebhookDesk *desk, LocalServer *server);

Q_SIGNALS:
    void notice(const QString &sentence);

protected:
    void watch(bool isWatched) override;

private:
    void registerReceiver(const QString &url);
    void followServer();
    void updateState();

    WebhookDesk *m_desk = nullptr;
    LocalServer *m_server = nullptr;
    QLabel *m_state = nullptr;
    EndpointsPage *m_endpoints = nullptr;
    LogPage *m_log = nullptr;
    ReceiversPage *m_receivers = nullptr;
    ScenariosPage *m_scenarios = nullptr;
    IncomingPage *m_incoming = nullptr;
};

} // namespace sheria::app
