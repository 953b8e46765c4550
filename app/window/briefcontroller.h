// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/sidepage.h"

class QAction;

namespace sheria::app {

class BriefPage;
class MainWindow;

/// Brings the page that checks briefs into the window: its entry in the menu, and that it goes with the
/// library.
class BriefController : public SidePage
{
    Q_OBJECT

public:
    /// The page becomes one of `pages`.
    BriefController(MainWindow &window, QStackedWidget &pages);

    /// The window has another library, or none.
    void setLibrary() override;

private:
    QAction *m_action = nullptr;
    BriefPage *m_page = nullptr;
};

} // namespace sheria::app
