#include "app/shell/appearance.h"

#include "app/theme/widgets.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFile>
#include <QGuiApplication>
#include <QPalette>
#include <QProxyStyle>
#include <QStyleFactory>

#include <algorithm>
#include <iterator>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

const auto PortalService = u"org.freedesktop.portal.Desktop"_s;
const auto PortalPath = u"/org/freedesktop/portal/desktop"_s;
const auto PortalInterface = u"org.freedesktop.portal.Settings"_s;
const auto AppearanceGroup = u"org.freedesktop.appearance"_s;
const auto SchemeKey = u"color-scheme"_s;
constexpr uint PrefersDark = 1;

ThemeKind kindOf(ThemeChoice choice, const SystemColors &system)
{
    switch (choice) {
    case ThemeChoice::System: return system.kind();
    case ThemeChoice::Light: return ThemeKind::Light;
    case ThemeChoice::Dark: return ThemeKind::Dark;
    }
    Q_UNREACHABLE();
}

/// The widgets of every desktop: Fusion, which follows a palette the same way everywhere, with the
/// program's own icons in the dialogs of the toolkit, and none in their buttons.
class DeskStyle : public QProxyStyle
{
public:
    DeskStyle();

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override;
    QIcon standardIcon(StandardPixmap wanted, const QStyleOption *option,
                       const QWidget *widget) const override;
};

constexpr std::pair<QStyle::StandardPixmap, QStringView> OwnIcons[] = {
    {QStyle::SP_MessageBoxWarning, u"warning"},
    {QStyle::SP_MessageBoxCritical, u"warning"},
    {QStyle::SP_MessageBoxInformation, u"info"},
    {QStyle::SP_MessageBoxQuestion, u"help"},
    {QStyle::SP_ArrowBack, u"back"},
    {QStyle::SP_ArrowForward, u"forward"},
    {QStyle::SP_FileDialogToParent, u"up"},
    {QStyle::SP_FileDialogNewFolder, u"add"},
};

DeskStyle::DeskStyle() : QProxyStyle(QStyleFactory::create(u"Fusion"_s))
{}

int DeskStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                         QStyleHintReturn *returned) const
{
    return hint == SH_DialogButtonBox_ButtonsHaveIcons
        ? 0
        : QProxyStyle::styleHint(hint, option, widget, returned);
}

QIcon DeskStyle::standardIcon(StandardPixmap wanted, const QStyleOption *option,
                              const QWidget *widget) const
{
    const auto own = std::find_if(std::begin(OwnIcons), std::end(OwnIcons),
                                  [wanted](const auto &each) { return each.first == wanted; });
    return own == std::end(OwnIcons) ? QProxyStyle::standardIcon(wanted, option, widget)
                                     : icon(own->second.toString());
}

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

Appearance::Appearance(QApplication &application) : m_application(application)
{
    QFile sheet(u":/app/style.qss"_s);
    if (sheet.open(QIODevice::ReadOnly))
        m_sheet = QString::fromUtf8(sheet.readAll());
    QApplication::setStyle(new DeskStyle); // The application owns it.
    connect(&m_system, &SystemColors::changed, this, &Appearance::apply);
    apply();
}

void Appearance::choose(ThemeChoice choice)
{
    m_choice = choice;
    apply();
}

void Appearance::apply()
{
    m_kind = kindOf(m_choice, m_system);
    QApplication::setPalette(themePalette(themeColors(m_kind)));
    m_application.setStyleSheet(themedSheet(m_sheet, m_kind));
    Q_EMIT changed();
}

} // namespace sheria::app
