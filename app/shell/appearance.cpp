#include "app/shell/appearance.h"

#include "app/theme/deskstyle.h"

#include <QApplication>
#include <QFile>

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
