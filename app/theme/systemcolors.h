#pragma once

#include "app/theme/theme.h"

#include <QObject>

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

} // namespace sheria::app
