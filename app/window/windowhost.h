// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/mainwindow.h"

#include <QObject>

#include <memory>

class QCoreApplication;

namespace sheria::app {

/// The main window of the program. When a person chooses another language for the interface, another window takes
/// its place: on the same place of the screen, with the same library, tabs and server.
///
/// Thread: the GUI thread's.
class WindowHost : public QObject
{
    Q_OBJECT

public:
    /// Makes the window; it is not shown yet.
    WindowHost(QCoreApplication &application, ApplicationContext context);
    ~WindowHost() override;

    MainWindow &window() { return *m_window; }

Q_SIGNALS:
    /// window() is another one; the one before is gone.
    void windowChanged();

private:
    /// Asks first where something is under way that would be stopped.
    void begin();
    QString underWay();
    void change();

    QCoreApplication &m_application;
    const ApplicationContext m_context;
    QString m_language; ///< That the window speaks, as the preferences say it.
    std::unique_ptr<MainWindow> m_window;
};

} // namespace sheria::app
