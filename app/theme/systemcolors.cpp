#include "app/theme/systemcolors.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QGuiApplication>
#include <QPalette>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

const auto PortalService = u"org.freedesktop.portal.Desktop"_s;
const auto PortalPath = u"/org/freedesktop/portal/desktop"_s;
const auto PortalInterface = u"org.freedesktop.portal.Settings"_s;
const auto AppearanceGroup = u"org.freedesktop.appearance"_s;
const auto SchemeKey = u"color-scheme"_s;
constexpr uint PrefersDark = 1;

} // namespace

SystemColors::SystemColors(QObject *parent) : QObject(parent)
{
    const QPalette palette = QGuiApplication::palette();
    if (palette.color(QPalette::Window).lightness()
        < palette.color(QPalette::WindowText).lightness())
        m_kind = ThemeKind::Dark;
    askPortal();
}

void SystemColors::askPortal()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(PortalService, PortalPath, PortalInterface, u"SettingChanged"_s, this,
                SLOT(portalSettingChanged(QString, QString, QDBusVariant)));
    QDBusMessage call = QDBusMessage::createMethodCall(PortalService, PortalPath, PortalInterface,
                                                       u"Read"_s);
    call << AppearanceGroup << SchemeKey;
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isValid())
            portalSettingChanged(AppearanceGroup, SchemeKey, reply.value());
        watcher->deleteLater();
    });
}

void SystemColors::portalSettingChanged(const QString &group, const QString &key,
                                        const QDBusVariant &value)
{
    if (group != AppearanceGroup || key != SchemeKey)
        return;
    // Read() wraps the value in a second variant, the signal does not.
    QVariant inner = value.variant();
    if (inner.canConvert<QDBusVariant>())
        inner = inner.value<QDBusVariant>().variant();
    setScheme(inner.toUInt());
}

void SystemColors::setScheme(uint scheme)
{
    const ThemeKind kind = scheme == PrefersDark ? ThemeKind::Dark : ThemeKind::Light;
    if (kind == m_kind)
        return;
    m_kind = kind;
    Q_EMIT changed();
}

} // namespace sheria::app
