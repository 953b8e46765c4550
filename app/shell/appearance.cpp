#include "app/shell/appearance.h"

#include "app/theme/icons.h"

#include <QApplication>
#include <QFile>
#include <QProxyStyle>
#include <QStyleFactory>

#include <algorithm>
#include <iterator>
#include <utility>

namespace sheria::app {

using namespace Qt::StringLiterals;

namespace {

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
