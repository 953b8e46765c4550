// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/appearance.h"

#include "app/theme/widgets.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QPalette>
#include <QPointer>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyledItemDelegate>

#include <algorithm>
#include <iterator>
#include <tuple>
#include <typeinfo>
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
const auto ContrastKey = u"contrast"_s;
const auto InterfaceGroup = u"org.gnome.desktop.interface"_s;
const auto AnimationsKey = u"enable-animations"_s;

ThemeKind kindOf(ThemeChoice choice, const SystemColors &system)
{
    switch (choice) {
    case ThemeChoice::System: return system.kind();
    case ThemeChoice::Light: return ThemeKind::Light;
    case ThemeChoice::Dark: return ThemeKind::Dark;
    case ThemeChoice::Contrast: return ThemeKind::Contrast;
    }
    Q_UNREACHABLE();
}

/// The widgets of every desktop: Fusion, which follows a palette the same way everywhere, with the
/// program's own icons in the dialogs of the toolkit, and none in their buttons.
class DeskStyle : public QProxyStyle
{
public:
    /// `appearance` says whether anything may move by itself.
    explicit DeskStyle(const Appearance *appearance);

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override;
    QIcon standardIcon(StandardPixmap wanted, const QStyleOption *option,
                       const QWidget *widget) const override;
    using QProxyStyle::polish;
    void polish(QWidget *widget) override;

private:
    const QPointer<const Appearance> m_appearance;
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

DeskStyle::DeskStyle(const Appearance *appearance)
    : QProxyStyle(QStyleFactory::create(u"Fusion"_s))
    , m_appearance(appearance)
{}

int DeskStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                         QStyleHintReturn *returned) const
{
    const bool isStill = m_appearance && m_appearance->isStill();
    // An underline would part the letters of Arabic, which are joined; the shortcuts work without it.
    const bool isJoined = QGuiApplication::isRightToLeft();
    // Tabs that have too little room are shortened; behind arrows they would not be seen at all.
    if (hint == SH_TabBar_PreferNoArrows)
        return 1;
    if (hint == SH_TabBar_ElideMode)
        return Qt::ElideRight;
    return hint == SH_DialogButtonBox_ButtonsHaveIcons
            || (hint == SH_Widget_Animation_Duration && isStill)
            || (hint == SH_UnderlineShortcut && isJoined)
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

/// Draws the text of each item in its own direction.
class IsolatingDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->text = isolated(option->text);
    }
};

/// In a mirrored list a title or citation in another script keeps its own direction. A delegate sees to it: what the
/// style sheet has rules for, it draws without asking this style.
void DeskStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    auto *view = qobject_cast<QAbstractItemView *>(widget);
    const QAbstractItemDelegate *delegate = view ? view->itemDelegate() : nullptr;
    if (!delegate || !view->isRightToLeft())
        return;
    const QAbstractItemDelegate &usual = *delegate;
    if (typeid(usual) == typeid(QStyledItemDelegate)) // None that a page has made.
        view->setItemDelegate(new IsolatingDelegate(view));
}

/// Links have the colour that the palette had when the text of their label was set.
void colourLinksAnew()
{
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        auto *label = qobject_cast<QLabel *>(widget);
        if (!label || label->textFormat() != Qt::RichText)
            continue;
        const QString text = label->text();
        label->clear();
        label->setText(text);
    }
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
    ask(AppearanceGroup, SchemeKey);
    ask(AppearanceGroup, ContrastKey);
    ask(InterfaceGroup, AnimationsKey);
}

void SystemColors::ask(const QString &group, const QString &key)
{
    QDBusMessage call = QDBusMessage::createMethodCall(PortalService, PortalPath, PortalInterface,
                                                       u"Read"_s);
    call << group << key;
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call),
                                                this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, group, key] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isValid())
            portalSettingChanged(group, key, reply.value());
        watcher->deleteLater();
    });
}

void SystemColors::portalSettingChanged(const QString &group, const QString &key,
                                        const QDBusVariant &value)
{
    // Read() wraps the value in a second variant, the signal does not.
    QVariant inner = value.variant();
    if (inner.canConvert<QDBusVariant>())
        inner = inner.value<QDBusVariant>().variant();
    const auto before = std::tuple(m_kind, m_hasContrast, m_isStill);
    if (group == AppearanceGroup && key == SchemeKey)
        m_kind = inner.toUInt() == PrefersDark ? ThemeKind::Dark : ThemeKind::Light;
    else if (group == AppearanceGroup && key == ContrastKey)
        m_hasContrast = inner.toUInt() == 1;
    else if (group == InterfaceGroup && key == AnimationsKey)
        m_isStill = !inner.toBool();
    if (std::tuple(m_kind, m_hasContrast, m_isStill) != before)
        Q_EMIT changed();
}

Appearance::Appearance(QApplication &application) : m_application(application)
{
    QFile sheet(u":/app/style.qss"_s);
    if (sheet.open(QIODevice::ReadOnly))
        m_sheet = QString::fromUtf8(sheet.readAll());
    QApplication::setStyle(new DeskStyle(this)); // The application owns it.
    connect(&m_system, &SystemColors::changed, this, &Appearance::apply);
    apply();
}

void Appearance::choose(ThemeChoice choice)
{
    m_choice = choice;
    apply();
}

void Appearance::setStill(bool isStill)
{
    if (std::exchange(m_isStill, isStill) != isStill)
        Q_EMIT changed();
}

void Appearance::apply()
{
    m_kind = kindOf(m_choice, m_system);
    QApplication::setPalette(themePalette(themeColors(m_kind)));
    m_application.setStyleSheet(themedSheet(m_sheet, m_kind));
    colourLinksAnew();
    Q_EMIT changed();
}

} // namespace sheria::app
