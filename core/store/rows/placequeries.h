// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/place.h"

#include <QByteArrayList>
#include <QByteArrayView>
#include <QDateTime>
#include <QString>

#include <vector>

namespace sheria::store {

class Database;

/// Every country that has works or was given, by name, each with its localities by name.
Result<std::vector<Country>> listCountries(Database &db);

/// Errors: NotFound.
Result<Place> findPlace(Database &db, QByteArrayView code);

/// A place that holds texts, and when the first of them came and the last of them changed.
struct PlaceOfTexts
{
    QByteArray code;
    QDateTime createdAt;
    QDateTime updatedAt;
};

/// By code: places with works of which a text is held, as far as `subscription` (in the form of
/// Subscription::toText()) covers them. Instants are those of the newest expressions.
Result<std::vector<PlaceOfTexts>> listPlacesOfTexts(Database &db, QByteArrayView subscription = {});

/// Adds the place, and its country, under names of our own unless they are known.
/// Errors: InvalidArgument for a bad code.
Result<void> ensurePlace(Database &db, QByteArrayView code);

/// Adds a place, or changes its name, language and date. Errors: InvalidArgument for a bad code.
Result<void> putPlace(Database &db, const Place &place);

/// A place that a server names: it stays when the import is undone that made it.
Result<void> keepPlace(Database &db, QByteArrayView code);
/// Forgets those of the places that have neither works nor localities.
Result<void> dropEmptyPlaces(Database &db, QByteArrayList codes);

} // namespace sheria::store
