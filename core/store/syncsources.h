#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>

#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// A server that is copied.
struct SyncSource
{
    qint64 id = 0;
    QByteArray base;      ///< "https://example.org/api": without "/v3", without a slash at its end.
    QByteArray selection; ///< JSON; core/sync knows what it says.
    QByteArray tokenFrom; ///< Where its token is: never the token. Empty: given anew for each run.
    int intervalMinutes = 0; ///< Between looks for changes; 0: only when asked.
    QDateTime createdAt;
    QDateTime watermark; ///< By the server's clock; invalid: it was never listed to the end.
    QDateTime checkedAt; ///< When all it has was last compared; invalid: never.
};

/// By id.
Result<std::vector<SyncSource>> listSyncSources(Database &db);
/// Errors: NotFound.
Result<SyncSource> findSyncSource(Database &db, qint64 id);
/// Errors: Conflict when there is one with this base.
Result<qint64> addSyncSource(Database &db, const SyncSource &source);
/// Forgets the source and what is known of its expressions; they stay in the library.
/// Errors: NotFound.
Result<void> removeSyncSource(Database &db, qint64 id);
Result<void> setSyncWatermark(Database &db, qint64 id, const QDateTime &watermark);
Result<void> setSyncChecked(Database &db, qint64 id, const QDateTime &at);

/// The reading of a source's lists that is under way.
struct SyncPass
{
    bool isEverything = false;
    QDateTime serverTime;
    QDateTime since; ///< Of a pass over changes.
    int list = 0;
    int page = 1;
    std::optional<qint64> count;
    int restarts = 0;
};
Result<std::optional<SyncPass>> findSyncPass(Database &db, qint64 sourceId);
Result<void> putSyncPass(Database &db, qint64 sourceId, const SyncPass &pass);
/// Ends it, and forgets what it saw.
Result<void> dropSyncPass(Database &db, qint64 sourceId);

/// What became of a run.
struct SyncRun
{
    qint64 id = 0;
    qint64 sourceId = 0;
    QDateTime startedAt;
    QDateTime endedAt;  ///< Invalid: it is under way, or was cut off.
    QByteArray outcome; ///< "done", "findings", "stopped", "failed"; empty while it runs.
    qint64 listed = 0;
    qint64 fetched = 0;
    qint64 failed = 0;
    qint64 deleted = 0;
    qint64 requests = 0;
    qint64 bytes = 0;
    QString note;
};
/// Returns its id.
Result<qint64> beginSyncRun(Database &db, qint64 sourceId, const QDateTime &now);
Result<void> putSyncRun(Database &db, const SyncRun &run);
/// The newest first, at most `limit`.
Result<std::vector<SyncRun>> listSyncRuns(Database &db, qint64 sourceId, int limit);

} // namespace sheria::store
