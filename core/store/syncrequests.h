#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>

#include <vector>

namespace sheria::store {

class Database;

/// A work that another server said to have changed: to be fetched again, whatever it said.
struct SyncRequest
{
    qint64 id = 0;
    QByteArray workUri;
    QByteArray url;    ///< Where to fetch it, as the other server said.
    QByteArray action; ///< The last that was heard; "deleted" must be checked by fetching first.
    QByteArray invocationId; ///< Empty where the server sends none.
    QDateTime receivedAt;
    QDateTime notBefore; ///< Not to be fetched earlier.
};

/// Queues `request`, in the place of one about the same work. False when its invocation was received
/// before: then nothing is queued again.
Result<bool> queueSyncRequest(Database &db, const SyncRequest &request);
/// Those that may be fetched now, oldest first.
Result<std::vector<SyncRequest>> dueSyncRequests(Database &db, const QDateTime &now, int limit);
/// Takes one off the queue, unless the work was named again meanwhile.
Result<void> finishSyncRequest(Database &db, const SyncRequest &request);

} // namespace sheria::store
