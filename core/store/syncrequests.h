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

/// As many works at most wait to be fetched, and as many invocations are remembered.
inline constexpr qint64 MostSyncRequests = 20'000;
inline constexpr qint64 MostReceivedInvocations = 100'000;

/// Queues `request`, in the place of one about the same work. False when its invocation was received
/// before: then nothing is queued again.
/// Errors: Unavailable when MostSyncRequests wait: the sender tries again later. Of the invocations
/// those received first are forgotten; one that comes again then is fetched again, which is harmless.
Result<bool> queueSyncRequest(Database &db, const SyncRequest &request);
/// Those that may be fetched now, oldest first.
Result<std::vector<SyncRequest>> dueSyncRequests(Database &db, const QDateTime &now, int limit);
/// Takes one off the queue, unless the work was named again meanwhile.
Result<void> finishSyncRequest(Database &db, const SyncRequest &request);

} // namespace sheria::store
