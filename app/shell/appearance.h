#pragma once

#include "app/theme/theme.h"

#include <QObject>

class QApplication;
class QDBusVariant;

namespace sheria::app {

/// Whether the desktop wants dark windows, and when it changes its mind. Asks the desktop portal
/// (org.freedesktop.appearance); without one, the palette that the program started with tells.
class SystemColors : public QObject
{
    Q_OBJECT

public:
    /// Make it before the application's palette is changed.
    explicit SystemColors(QObject *parent = nullptr);

    ThemeKind kind() const { return m_kind; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void portalSettingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void askPortal();
    void setScheme(uint scheme);

    ThemeKind m_kind = ThemeKind::Light;
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
