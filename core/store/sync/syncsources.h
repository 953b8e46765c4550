// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDateTime>

#include <array>
#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// Which API of a server is copied, or whose feed.
enum class SyncKind {
    Legislation,      ///< server/API.md sections 1 to 6.
    Decisions,        ///< Section 9.
    Knowledge,        ///< The list of knowledge bases, section 8.
    LegislationGovUk, ///< An Atom feed of legislation.gov.uk.
    FindCaseLaw,      ///< An Atom feed of the National Archives' Find Case Law.
};
constexpr std::array<QByteArrayView, 5> enumNames(SyncKind)
{
    return {"legislation", "decisions", "knowledge", "legislation.gov.uk", "find-case-law"};
}

/// A server that is copied.
struct SyncSource
{
    qint64 id = 0;
    SyncKind kind = SyncKind::Legislation;
    /// "https://example.org/api": without a version, or a slash at its end; of a feed, its address.
    QByteArray base;
    QByteArray selection; ///< JSON; core/sync knows what it says.
    /// An id of its token, for secrets::LibraryTrust: never the token, nor where it is. Empty: the token
    /// is given anew for each run.
    QByteArray tokenFrom;
    int intervalMinutes = 0; ///< Between looks for changes; 0: only when asked.
    bool isPaused = false;   ///< Nothing is fetched unless a person asks.
    /// What is fetched costs money: nothing but texts, seldom, and only when asked beyond that.
    bool isMetered = false;
    QDateTime createdAt;
    QDateTime watermark;   ///< By the server's clock; invalid: it was never listed to the end.
    QDateTime checkedAt;   ///< When all it has was last compared; invalid: never.
    QString licenseName;   ///< "Open Government Licence v3.0"; empty: not known.
    QByteArray licenseUrl; ///< Where it is published.
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
/// Keeps the licence of `source`.
Result<void> setSyncLicense(Database &db, const SyncSource &source);
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
    bool isSteady = true; ///< False: a list kept changing, or did not come; something is missed.
    QByteArray next; ///< Path of a feed's next page; empty: before the first, or after the last.
};
Result<std::optional<SyncPass>> findSyncPass(Database &db, qint64 sourceId);
Result<void> putSyncPass(Database &db, qint64 sourceId, const SyncPass &pass);
/// Ends it, and forgets what it saw.
Result<void> dropSyncPass(Database &db, qint64 sourceId);

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
