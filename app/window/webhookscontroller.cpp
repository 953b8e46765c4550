// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/webhookscontroller.h"

#include "app/webhooks/webhookpanel.h"
#include "app/window/mainwindow.h"

#include <QAction>

namespace sheria::app {

using namespace Qt::StringLiterals;

WebhooksController::WebhooksController(MainWindow &window, QStackedWidget &pages)
    : SidePage(window, pages)
    , m_panel(new WebhookPanel)
    , m_action(makeViewAction(u"showWebhooks"_s, tr("&Webhooks"), u"F4"_s, u"link"_s))
{
    setPage(m_panel);
    connect(m_action, &QAction::triggered, this, &SidePage::toggle);
    connect(m_panel, &WebhookPanel::closed, this, &SidePage::leave);
}

void WebhooksController::setLibrary()
{
    OpenLibrary *library = m_window.library();
    forget();
    m_action->setEnabled(library != nullptr);
    m_panel->setLibrary(library ? &library->webhooks() : nullptr,
                        library ? &library->server() : nullptr);
}

} // namespace sheria::app
