// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QAction;

namespace sheria::app {

class KnowledgeDialog;
class MainWindow;

/// Brings the dialog for knowledge bases into the window: its entry in the menu, and that it goes with
/// the library.
class KnowledgeController : public QObject
{
    Q_OBJECT

public:
    explicit KnowledgeController(MainWindow &window);

private:
    void show();

    MainWindow &m_window;
    QAction *m_action = nullptr;
    QPointer<KnowledgeDialog> m_dialog;
};

} // namespace sheria::app
