// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>

#include <vector>

namespace sheria {

/// A country, or a locality of one.
/// Source: server/API.md section 2.8.
struct Place
{
    QByteArray uriCode; ///< "za" or "za-cpt".
    QString name;
    QByteArray primaryLanguage = "eng"; ///< Preferred where a request names no language.
    QDate asAtDate = {}; ///< The day up to which the place's law is known; null: not stated.

    bool isLocality() const { return uriCode.size() > 2; }
    /// "za": the country, also of a locality.
    QByteArray country() const { return uriCode.left(2); }
    /// "cpt" for "za-cpt", empty for a country.
    QByteArray localityCode() const { return uriCode.mid(3); }

    friend bool operator==(const Place &, const Place &) = default;
};

/// A country with the localities that the library holds or knows of.
struct Country
{
    Place place;
    std::vector<Place> localities; ///< By name.
};

/// "za" and "za-cpt": two lower-case letters, and a locality of at most 40 characters without slash.
bool isPlaceCode(QByteArrayView code);

/// The country of works whose documents do not say what they are. ISO 3166 leaves "XX" to users, and
/// WIPO standard ST.3 assigns it to unknown states.
inline constexpr QByteArrayView UnidentifiedPlace = "xx";

/// Whether works of this place have addresses of our own making. Libraries made before 2026-11 keep
/// such works at "zz-local", whose addresses have been handed out and so stay as they are.
bool isUnidentified(QByteArrayView place);

/// The English name of a country or locality in resources/domain/places.tsv; empty: not in it.
QString knownPlaceName(QByteArrayView code);

/// "ke" for "ken" and "ke"; empty for what is no country in the table.
QByteArray countryCode(QByteArrayView code);

} // namespace sheria
