// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDateTime>

#include <array>
#include <optional>

namespace sheria::store {

class Database;

/// What a library is among several that have the same content.
enum class ReplicaRole {
    Primary,  ///< It is changed here; also a library that never was one of several.
    Replica,  ///< It follows another one and is changed by nothing else.
    Replaced, ///< It was the primary; another one was promoted in its place. Nothing changes it.
};
constexpr std::array<QByteArrayView, 3> enumNames(ReplicaRole)
{
    return {"primary", "replica", "replaced"};
}

struct ReplicaState
{
    ReplicaRole role = ReplicaRole::Primary;
    qint64 epoch =
        1; ///< Rises with each promotion; nobody follows one of an earlier epoch than its own.
    QByteArray
        primary; ///< The address of the one that it follows, or followed; of a replaced one, by whom.
    QByteArray library; ///< packIdentity() of that one.
    QByteArray parts; ///< Which state of its places, topics, datasets and knowledge bases is here.
    QByteArray settings;        ///< Which state of its accounts, groups and webhooks.
    QByteArray webhooks = "[]"; ///< JSON: its webhooks, to be registered by a promotion.
    QDateTime
        equalAt; ///< When it was last known to hold what the primary had, as last kept; invalid: never.
};

/// That of a library which never was one of several, where nothing is stored.
Result<ReplicaState> replicaState(Database &db);
Result<void> putReplicaState(Database &db, const ReplicaState &state);

/// Call it in every transaction that changes what a replica has of its primary.
/// Errors: Conflict where the library is a replica, or was replaced: it says where to make the change.
Result<void> checkMayChange(Database &db);
/// What this connection changes comes from the primary: checkMayChange() lets it through.
Result<void> letPrimaryChange(Database &db);

/// Changes with what is of no work, of which the change log says nothing: places, topics, enrichment datasets,
/// knowledge bases. Shape: 32 hexadecimal digits.
Result<QByteArray> generalPartsTag(Database &db);

/// Revision `revision` of the followed library is what is here now.
Result<void> noteReplicaStep(Database &db, QByteArrayView library, qint64 revision);
/// The latest revision of this library that has nothing which revision `revision` of `library`, this one or
/// one that it followed, lacks; none: not known, or it has seen less than that revision.
Result<std::optional<qint64>> ownRevisionOf(Database &db, QByteArrayView library, qint64 revision);
/// From now on `library` is followed, whose revision `revision` is what is here. A library that began as a copy
/// of that one's file gets a packIdentity() of its own.
Result<void> adoptPrimary(Database &db, QByteArrayView library, qint64 revision,
                          const QDateTime &now);

} // namespace sheria::store
