// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/sidepage.h"

class QAction;

namespace sheria::app {

class MainWindow;
class WebhookPanel;

/// Brings the webhooks into the window: their page, its entry in the View menu, and that it goes with the library.
class WebhooksController : public SidePage
{
    Q_OBJECT

public:
    /// Its page becomes one of `pages`.
    WebhooksController(MainWindow &window, QStackedWidget &pages);

    void setLibrary() override;

private:
    WebhookPanel *m_panel = nullptr;
    QAction *m_action = nullptr;
};

} // namespace sheria::app
