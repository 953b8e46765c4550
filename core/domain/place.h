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

} // namespace sheria
