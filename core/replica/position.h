// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/db/replicaqueries.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonObject>

#include <optional>

namespace sheria::store {
class Database;
} // namespace sheria::store

namespace sheria::replica {

/// What a follower has.
struct Place
{
    QByteArray library; ///< Whose numbering of revisions; empty: it has nothing.
    qint64 revision = 0;
    QByteArray settings; ///< Which state of the settings; empty: none.
};

/// How far a server's library is, as a follower is told. Source: server/API.md section 13.7.
struct Position
{
    QByteArray library; ///< packIdentity().
    store::ReplicaRole role = store::ReplicaRole::Primary;
    qint64 epoch = 1;
    qint64 revision = 0;
    /// The revision of this library from which the follower goes on; none: it has what this library has not.
    std::optional<qint64> since;
    QByteArray
        parts; ///< Changes with what is of no work: places, topics, datasets, knowledge bases.
    QByteArray settingsTag; ///< Changes with the settings.
    QByteArray settings;    ///< settingsOf(), a JSON object; empty where the follower has them.
    /// Units: seconds. How old its own copy is, if it is a replica; none: not known.
    std::optional<qint64> age;

    QByteArray toJson() const;
    /// Errors: InvalidArgument.
    static Result<Position> parse(const QJsonObject &json);
};

/// How far the library is, for who is at `place`. `age`: of the library itself.
/// Errors: those of the library; Unavailable while it has no packIdentity().
Result<Position> positionOf(store::Database &db, const Place &place, std::optional<qint64> age);

/// What replicas have of a primary besides works and what is described with them: accounts, without whatever
/// lets them in; groups; the addresses of webhooks; series and treatments that people stated. JSON, an object.
Result<QByteArray> settingsOf(store::Database &db);
/// Brings the library to settingsOf() another one, in the transaction of the caller, on a connection that
/// letPrimaryChange(); `state` gets the webhooks. Passwords and tokens of accounts that are here stay; accounts
/// that are not there go.
/// Errors: InvalidArgument; those of the library.
Result<void> takeSettings(store::Database &db, const QByteArray &settings,
                          store::ReplicaState &state, const QDateTime &now);

} // namespace sheria::replica
