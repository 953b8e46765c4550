// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/domain/place.h"
#include "core/effects/effects.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::app {

/// Of what it is listed what changes when.
struct EffectsOf
{
    enum class Kind {
        Work,       ///< The one that is read.
        Place,      ///< All works of a place.
        Collection, ///< The works that the notes of a collection are on.
    };
    Kind kind = Kind::Work;
    /// The URI of the expression, the code of the place, or the name of the collection as UTF-8; empty: there
    /// is none.
    QByteArray key;
    QString name; ///< For people.
};

/// Which effects of a list are shown. Everything that is set must hold.
struct EffectFilter
{
    effects::Choice dates;
    std::optional<effects::Effect::State> state; ///< Days say nothing of those that are undated.

    bool has(const effects::Effect &effect) const;
};

/// What there is to choose from.
struct EffectSources
{
    std::vector<std::pair<QByteArray, QString>> places; ///< Code and name of those that have works.
    QStringList collections;
    std::optional<Error> problem; ///< Why the file of notes cannot be read.
};
/// Without notes there are no collections. Errors: those of the database.
Result<EffectSources> readEffectSources(store::Database &db);

/// The effects by date, undated ones last, as at `today`. Of a collection without works that the library does
/// not have. Nothing without a key.
/// Errors: NotFound; Cancelled; those of the database and of the file of notes.
Result<std::vector<effects::Effect>> readEffects(store::Database &db, const EffectsOf &of,
                                                 const Today &today, const std::stop_token &stop);

/// Where an effect is read: the text of its day, or the first one after that, in the language that the library
/// prefers, at the first provision that it names.
/// Errors: those of the database.
Result<QByteArray> addressOf(store::Database &db, const effects::Effect &effect,
                             const Today &today);

/// "Amendment of Tree Act (section 2), by Second Act".
QString effectText(const effects::Effect &effect);
QString effectStateText(effects::Effect::State state);

} // namespace sheria::app
