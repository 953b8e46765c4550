#include "core/domain/today.h"

#include <QLocale>

#include <algorithm>
#include <iterator>

namespace sheria {

namespace {

struct CountryZone
{
    QByteArrayView country; ///< ISO 3166-1, in lower case.
    const char *zone;       ///< Of the capital, as IANA names it.
};

/// Of the countries that have several times, and of Kosovo, which the list of zones leaves out.
constexpr CountryZone Zones[] = {
    {"ar", "America/Argentina/Buenos_Aires"},
    {"au", "Australia/Sydney"},
    {"br", "America/Sao_Paulo"},
    {"ca", "America/Toronto"},
    {"cd", "Africa/Kinshasa"},
    {"cl", "America/Santiago"},
    {"cn", "Asia/Shanghai"},
    {"cy", "Asia/Nicosia"},
    {"ec", "America/Guayaquil"},
    {"es", "Europe/Madrid"},
    {"fm", "Pacific/Pohnpei"},
    {"gl", "America/Nuuk"},
    {"id", "Asia/Jakarta"},
    {"ki", "Pacific/Tarawa"},
    {"kz", "Asia/Almaty"},
    {"mn", "Asia/Ulaanbaatar"},
    {"mx", "America/Mexico_City"},
    {"nz", "Pacific/Auckland"},
    {"pf", "Pacific/Tahiti"},
    {"pg", "Pacific/Port_Moresby"},
    {"pt", "Europe/Lisbon"},
    {"ru", "Europe/Moscow"},
    {"ua", "Europe/Kyiv"},
    {"us", "America/New_York"},
    {"xk", "Europe/Belgrade"},
};

} // namespace

QTimeZone timeZoneOf(QByteArrayView placeCode)
{
    const QByteArrayView country = placeCode.first(std::min<qsizetype>(2, placeCode.size()));
    const auto *const row = std::find_if(std::begin(Zones), std::end(Zones),
                                         [country](const CountryZone &each) {
                                             return each.country == country;
                                         });
    const QLocale::Territory territory = QLocale::codeToTerritory(QString::fromLatin1(country));
    QByteArray name;
    if (row != std::end(Zones))
        name = row->zone;
    else if (territory != QLocale::AnyTerritory)
        name = QTimeZone::availableTimeZoneIds(territory).value(0);
    const QTimeZone zone(name);
    return zone.isValid() ? zone : QTimeZone::systemTimeZone();
}

QDate Today::in(QByteArrayView placeCode) const
{
    if (m_day.isValid() || !m_now.isValid())
        return m_day;
    return m_now.toTimeZone(timeZoneOf(placeCode)).date();
}

QDate Today::here() const
{
    return in({});
}

} // namespace sheria
