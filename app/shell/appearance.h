#pragma once

#include "app/theme/systemcolors.h"

#include <QObject>

class QApplication;

namespace sheria::app {

/// How the program looks: palette and style sheet of the theme that was chosen, or that the system
/// wants.
class Appearance : public QObject
{
    Q_OBJECT

public:
    explicit Appearance(QApplication &application);

    void choose(ThemeChoice choice);
    ThemeChoice choice() const { return m_choice; }
    /// The theme in use.
    ThemeKind kind() const { return m_kind; }

Q_SIGNALS:
    void changed();

private:
    void apply();

    QApplication &m_application;
    SystemColors m_system;
    QString m_sheet;
    ThemeChoice m_choice = ThemeChoice::System;
    ThemeKind m_kind = ThemeKind::Light;
};

} // namespace sheria::app
