// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/effects/effectlist.h"
#include "app/window/sidepage.h"

class QAction;

namespace sheria::app {

class EffectsPage;
class MainWindow;

/// Brings the list of what changes when into the window: its entry in the View menu, the ways to it from the
/// library and from the warnings of a text, and that it goes with the library and its date.
class EffectsController : public SidePage
{
    Q_OBJECT

public:
    /// The list becomes one of `pages`.
    EffectsController(MainWindow &window, QStackedWidget &pages);

    /// The window has another library, or none.
    void setLibrary() override;

private:
    EffectsOf openWork() const;
    void showPage();

    QAction *m_action = nullptr;
    EffectsPage *m_page = nullptr;
};

} // namespace sheria::app
