// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/placequeries.h"

#include "core/store/access/accountqueries.h"
#include "core/store/db/records.h"
#include "core/store/db/replicaqueries.h"
#include "core/store/rows/workrows.h"

#include <QLocale>

#include <algorithm>

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

/// What a place is called until someone says otherwise: its name in the table of places, else the
/// English name of a country or the code of a locality in capitals.
QString placeName(QByteArrayView code)
{
    if (isUnidentified(code))
        return knownPlaceName(UnidentifiedPlace);
    if (const QString known = knownPlaceName(code); !known.isEmpty())
        return known;
    if (code.size() > 2)
        return QString::fromUtf8(code.sliced(3)).toUpper();
    const QString upper = QString::fromUtf8(code).toUpper();
    const QLocale::Territory territory = QLocale::codeToTerritory(upper);
    return territory == QLocale::AnyTerritory ? upper : QLocale::territoryToString(territory);
}

/// With the name of the table where nobody has named it: older libraries hold its code in capitals.
Place withName(Place place)
{
    const QByteArray code = place.isLocality() ? place.localityCode() : place.uriCode;
    const bool isCode = place.name == QString::fromUtf8(code).toUpper()
        || place.name == "Documents without an address"_L1;
    if (isCode)
        place.name = placeName(place.uriCode);
    return place;
}

constexpr auto Places = records<Place>("code, name, primary_language, as_at_date", "FROM place",
                                       &Place::uriCode, &Place::name, &Place::primaryLanguage,
                                       &Place::asAtDate);

bool isNamedBefore(const Place &a, const Place &b)
{
    const int byName = QString::compare(a.name, b.name, Qt::CaseInsensitive);
    return byName != 0 ? byName < 0 : a.uriCode < b.uriCode;
}

Result<void> addIfMissing(Database &db, QByteArrayView code)
{
    SHERIA_TRY(const bool isKnown,
               Statement::hasRow(db, "SELECT 1 FROM place WHERE code = ?1", code));
    if (isKnown)
        return {}; // Working out a name takes longer than anything else here.
    return Statement::run(db, R"sql(
        INSERT INTO place (code, name, primary_language) VALUES (?1, ?2, 'eng')
    )sql",
                          code, placeName(code));
}

/// Which expression is the latest depends on the language that is preferred.
Result<void> refreshWorksOf(Database &db, QByteArrayView place)
{
    SHERIA_TRY(const std::vector<qint64> works,
               Statement::numbers(db, "SELECT id FROM work WHERE place = ?1", place));
    for (const qint64 work : works)
        SHERIA_CHECK(refreshLatest(db, work));
    return {};
}

} // namespace

Result<std::vector<Country>> listCountries(Database &db)
{
    SHERIA_TRY(std::vector<Place> places, Places.list(db, "ORDER BY code"));
    std::vector<Country> countries;
    // In order of code a country comes right before its localities ("-" sorts before letters).
    for (Place &read : places) {
        Place place = withName(std::move(read));
        if (place.isLocality() && !countries.empty())
            countries.back().localities.push_back(std::move(place));
        else
            countries.push_back({std::move(place), {}});
    }
    for (Country &country : countries)
        std::sort(country.localities.begin(), country.localities.end(), isNamedBefore);
    std::sort(countries.begin(), countries.end(),
              [](const Country &a, const Country &b) { return isNamedBefore(a.place, b.place); });
    return countries;
}

Result<Place> findPlace(Database &db, QByteArrayView code)
{
    SHERIA_TRY(Place place,
               found(Places.find(db, "WHERE code = ?1", code),
                     {ErrorCode::NotFound, QStringLiteral("no place ") + QString::fromUtf8(code)}));
    return withName(std::move(place));
}

Result<void> ensurePlace(Database &db, QByteArrayView code)
{
    if (!isPlaceCode(code))
        return Error{ErrorCode::InvalidArgument,
                     QStringLiteral("not a place code: ") + QString::fromUtf8(code)};
    SHERIA_CHECK(addIfMissing(db, code.first(2))); // A locality's country must be known, too.
    return code.size() > 2 ? addIfMissing(db, code) : Result<void>();
}

Result<std::vector<PlaceOfTexts>> listPlacesOfTexts(Database &db, QByteArrayView subscription)
{
    return Statement::list(
        db, R"sql(
        SELECT w.place, MIN(e.created_at), MAX(e.updated_at)
          FROM work w JOIN expression e ON e.id = w.latest_expression_id
         WHERE NOT w.is_stub AND (?1 = '' OR is_seen(?1, w.uri))
         GROUP BY w.place ORDER BY w.place
    )sql",
        [](const Statement &row) {
            return PlaceOfTexts{row.text(0), row.dateTime(1), row.dateTime(2)};
        },
        subscription);
}

Result<void> putPlace(Database &db, const Place &place)
{
    SHERIA_CHECK(checkMayChange(db));
    SHERIA_CHECK(ensurePlace(db, place.uriCode));
    SHERIA_TRY(const Place before, findPlace(db, place.uriCode));
    SHERIA_CHECK(Statement::run(db, R"sql(
        UPDATE place SET name = ?2, primary_language = ?3, as_at_date = ?4 WHERE code = ?1
    )sql",
                                place.uriCode,
                                place.name.isEmpty() ? placeName(place.uriCode) : place.name,
                                place.primaryLanguage, place.asAtDate));
    SHERIA_CHECK(raiseAccessRevision(db));
    if (before.primaryLanguage != place.primaryLanguage)
        return refreshWorksOf(db, place.uriCode);
    return {};
}

Result<void> keepPlace(Database &db, QByteArrayView code)
{
    return Statement::run(db, "DELETE FROM made_place WHERE code = ?1", code);
}

Result<void> dropEmptyPlaces(Database &db, QByteArrayList codes)
{
    std::sort(codes.begin(), codes.end(), std::greater<>()); // Localities before their country.
    for (const QByteArray &code : codes)
        SHERIA_CHECK(Statement::run(db, R"sql(
            DELETE FROM place
             WHERE code = ?1 AND NOT EXISTS (SELECT 1 FROM work WHERE place = ?1)
               AND NOT EXISTS (SELECT 1 FROM place WHERE substr(code, 1, length(?1) + 1) = ?1 || '-')
        )sql",
                                    code));
    return codes.isEmpty() ? Result<void>() : raiseAccessRevision(db);
}

} // namespace sheria::store
