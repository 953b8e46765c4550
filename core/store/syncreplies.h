#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// What a source answered to a request, and the entity tag it had then.
struct SyncReply
{
    QByteArray workUri; ///< Empty: it is of no work.
    QByteArray part;    ///< Of the work: "timeline", or a path of its own.
    QByteArray path;    ///< Where it was asked for.
    QByteArray etag;    ///< As it came, with its quotes. Empty: what was kept is forgotten.
    QByteArray hash;    ///< Of a file, SHA-256, hexadecimal; empty: it is a list.
    QByteArray body;    ///< Of a list.
};

/// None where nothing was kept, or what was kept cannot be read.
Result<std::optional<SyncReply>> findSyncReply(Database &db, qint64 sourceId,
                                               QByteArrayView workUri, QByteArrayView part);

/// Keeps these in place of what was kept of the same parts.
Result<void> putSyncReplies(Database &db, qint64 sourceId, const std::vector<SyncReply> &replies);

/// Forgets what was answered of a work.
Result<void> dropSyncReplies(Database &db, qint64 sourceId, QByteArrayView workUri);

} // namespace sheria::store
