#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>

#include <array>
#include <vector>

namespace sheria::store {

class Database;

enum class ChangeAction { Created, Updated, Deleted };
/// What it is called on the wire, too.
constexpr std::array<QByteArrayView, 3> enumNames(ChangeAction)
{
    return {"created", "updated", "deleted"};
}

/// One line of the change log. `revision` only ever rises, also over deletions and restarts.
struct Change
{
    qint64 revision = 0;
    QDateTime at;
    ChangeAction action = ChangeAction::Created;
    QByteArray workUri;
    QByteArray expressionUri; ///< Empty: the work itself changed.
};

/// Notes a change. Call it in the transaction that makes the change: then a crash loses both or
/// neither. Call it before a work is removed: whether it was hidden is noted, too. What webhooks are to be told of it is written with it; search, caches and the desk follow
/// this log, and nothing calls them.
Result<void> recordChange(Database &db, ChangeAction action, QByteArrayView workUri,
                          QByteArrayView expressionUri, const QDateTime &now);

/// The highest revision, 0 in an empty library.
Result<qint64> latestRevision(Database &db);

/// Changes after `revision`, oldest first, at most `limit`.
Result<std::vector<Change>> changesAfter(Database &db, qint64 revision, int limit);

} // namespace sheria::store
