// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/today.h"

#include <QCache>
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

constexpr int MostZones = 300; ///< That a thread keeps: more than there are countries.

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

QTimeZone zoneOfCountry(QByteArrayView country)
{
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

} // namespace

QTimeZone timeZoneOf(QByteArrayView placeCode)
{
    // Qt looks the zone's file up each time, which costs more than the rest of a small answer.
    thread_local QCache<QByteArray, QTimeZone> zones(MostZones);
    const QByteArray country =
        placeCode.first(std::min<qsizetype>(2, placeCode.size())).toByteArray();
    if (const QTimeZone *known = zones.object(country))
        return *known;
    QTimeZone zone = zoneOfCountry(country);
    zones.insert(country, new QTimeZone(zone));
    return zone;
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
