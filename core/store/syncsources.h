#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDateTime>

#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// Which API of a server is copied.
enum class SyncKind {
    Legislation, ///< Contract sections 1 to 6.
    Decisions,   ///< Section 9.
    Knowledge,   ///< The list of knowledge bases, section 8.
};
/// "legislation", "decisions", "knowledge".
QByteArray syncKindName(SyncKind kind);
std::optional<SyncKind> syncKindOf(QByteArrayView name);

/// A server that is copied.
struct SyncSource
{
    qint64 id = 0;
    SyncKind kind = SyncKind::Legislation;
    QByteArray base;      ///< "https://example.org/api": without a version, or a slash at its end.
    QByteArray selection; ///< JSON; core/sync knows what it says.
    /// An id of its token, for secrets::LibraryTrust: never the token, nor where it is. Empty: the token
    /// is given anew for each run.
    QByteArray tokenFrom;
    int intervalMinutes = 0; ///< Between looks for changes; 0: only when asked.
    bool isPaused = false;   ///< Nothing is fetched unless a person asks.
    /// What is fetched costs money: nothing but texts, seldom, and only when asked beyond that.
    bool isMetered = false;
    QDateTime createdAt;
    QDateTime watermark; ///< By the server's clock; invalid: it was never listed to the end.
    QDateTime checkedAt; ///< When all it has was last compared; invalid: never.
};

/// By id.
Result<std::vector<SyncSource>> listSyncSources(Database &db);
/// Errors: NotFound.
Result<SyncSource> findSyncSource(Database &db, qint64 id);
/// Errors: Conflict when there is one of this kind with this base.
Result<qint64> addSyncSource(Database &db, const SyncSource &source);
/// Takes selection, tokenFrom, interval and the two switches from `source`, by its id. With another
/// selection everything is listed again, since what was left out before may be wanted now.
/// Errors: NotFound.
Result<void> changeSyncSource(Database &db, const SyncSource &source);
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

} // namespace sheria::store
