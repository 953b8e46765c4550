// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"
#include "core/domain/expression.h"
#include "core/domain/json/json.h"
#include "core/domain/subscription.h"
#include "core/domain/today.h"

#include <QByteArray>
#include <QDate>

#include <array>
#include <stop_token>
#include <vector>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::effects {

/// That a work, or provisions of it, come into force, change, or end on a day.
struct Effect
{
    enum class Kind { Commencement, Amendment, Repeal };
    friend constexpr std::array<QByteArrayView, 3> enumNames(Kind)
    {
        return {"commencement", "amendment", "repeal"};
    }
    enum class State {
        Applied,    ///< By today, and the text shows it.
        NotApplied, ///< By today, but the text that the library has does not show it.
        Later,      ///< After today.
        Undated,    ///< Nobody says when.
    };
    friend constexpr std::array<QByteArrayView, 4> enumNames(State)
    {
        return {"applied", "not-applied", "later", "undated"};
    }

    Kind kind = Kind::Amendment;
    State state = State::Applied;
    QDate date;                       ///< Null: Undated.
    WorkRef work;                     ///< To which it happens.
    WorkRef by;                       ///< By which it does; empty: not known.
    QByteArray verb;                  ///< Of a repeal: "repealed", "revoked".
    std::vector<QByteArray> portions; ///< eIds; empty: the work, or not known.
};

/// Which effects are wanted. Everything that is set must hold.
struct Choice
{
    QDate from; ///< Undated ones are left out where this or `to` is set.
    QDate to;

    bool has(const Effect &effect) const;
};

/// The effects on the work of an expression, as they stand to its text, by date, undated ones last.
/// Errors: those of the database.
Result<std::vector<Effect>> effectsOf(store::Database &db, const ExpressionRecord &record,
                                      const Today &today);

/// Those on the works of several expressions, as effectsOf() tells of each, together by date.
/// Errors: Cancelled; those of the database.
Result<std::vector<Effect>> effectsOn(store::Database &db,
                                      const std::vector<ExpressionRecord> &records,
                                      const Choice &choice, const Today &today,
                                      const std::stop_token &stop);

/// Those on all works of a place, as they stand to the newest text of each; without provisions of amendments,
/// which the documents alone know. `seen`: only works that it covers, and titles of no others.
/// Errors: Cancelled; those of the database.
Result<std::vector<Effect>> effectsIn(store::Database &db, const QByteArray &place,
                                      const Subscription &seen, const Choice &choice,
                                      const Today &today, const std::stop_token &stop);

/// {"kind", "state", "date", "frbr_uri", "title", "by_frbr_uri", "by_title", "portion_ids"}.
void write(json::Writer &out, const Effect &effect);

} // namespace sheria::effects
