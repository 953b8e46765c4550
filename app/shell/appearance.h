// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/theme.h"

#include <QObject>

class QApplication;
class QDBusVariant;

namespace sheria::app {

/// Whether the desktop wants dark windows, high contrast or no animations, and when it changes its mind.
/// Asks the desktop portal (org.freedesktop.appearance, org.gnome.desktop.interface); without one, the
/// palette that the program started with tells.
class SystemColors : public QObject
{
    Q_OBJECT

public:
    /// Make it before the application's palette is changed.
    explicit SystemColors(QObject *parent = nullptr);

    ThemeKind kind() const { return m_hasContrast ? ThemeKind::Contrast : m_kind; }
    bool wantsStillness() const { return m_isStill; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void portalSettingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void askPortal();
    void ask(const QString &group, const QString &key);

    ThemeKind m_kind = ThemeKind::Light;
    bool m_hasContrast = false;
    bool m_isStill = false;
};

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
    /// Leaves animations out, whatever the desktop wants; or lets the desktop decide.
    void setStill(bool isStill);
    /// Whether nothing is to move by itself.
    bool isStill() const { return m_isStill || m_system.wantsStillness(); }

Q_SIGNALS:
    void changed();

private:
    void apply();

    QApplication &m_application;
    SystemColors m_system;
    QString m_sheet;
    ThemeChoice m_choice = ThemeChoice::System;
    ThemeKind m_kind = ThemeKind::Light;
    bool m_isStill = false;
};

} // namespace sheria::app
