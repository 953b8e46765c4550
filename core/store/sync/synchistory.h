// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enumnames.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace sheria::store {

class Database;

/// What a run did. Units: expressions; bytes.
struct SyncCounts
{
    qint64 listed = 0;
    qint64 fetched = 0;
    qint64 failed = 0; ///< Still wanted: the next run tries again.
    qint64 deleted = 0;
    qint64 requests = 0;
    qint64 bytes = 0;
};

/// What became of a run.
struct SyncRun : SyncCounts
{
    qint64 id = 0;
    qint64 sourceId = 0;
    QByteArray
        cause; ///< "asked", "interval", "webhook"; "gone": to see whether what was found gone is.
    QDateTime startedAt;
    QDateTime endedAt; ///< Invalid: it is under way, or was cut off.
    /// "done", "findings", "stopped", "failed"; "cut off" when the process died; empty while it runs.
    QByteArray outcome;
    Message note;
};

/// What a run brought of a place. Units: expressions. Written as it goes on.
struct SyncRunPlace
{
    QByteArray place;
    qint64 added = 0;
    qint64 changed = 0;
    qint64 deleted = 0;
    qint64 failed = 0;
};

/// What a run brought of a work, as people say it.
enum class SyncNews {
    New,
    Amended,  ///< It has a later point in time than before.
    Changed,  ///< Words or record of a point in time that was here are others.
    Repealed, ///< It was not before.
    Deleted,  ///< An expression, or all.
};
constexpr std::array<QByteArrayView, 5> enumNames(SyncNews)
{
    return {"new", "amended", "changed", "repealed", "deleted"};
}

struct SyncRunWork
{
    qint64 runId = 0;
    QByteArray workUri;
    SyncNews news = SyncNews::New;
    QByteArray expressionUri; ///< The newest that it is about.
    QByteArray previousUri;   ///< To compare an amended one with; empty: there is none.
    QString title;
    QDateTime at; ///< When the run began; set when read.
};

/// Something that did not work, in words for people; says what to do where something can be done.
struct SyncRunTrouble
{
    QByteArray uri; ///< Of the expression; empty: of the source as a whole.
    Message what;
};

/// Begins one; those of the source that never ended were cut off. Returns its id.
Result<qint64> beginSyncRun(Database &db, qint64 sourceId, const QByteArray &cause,
                            const QDateTime &now);
/// Keeps how `run` ended.
Result<void> putSyncRun(Database &db, const SyncRun &run);
/// Of the sources that are read by themselves, when the one that is furthest behind was last read to its end,
/// or was added; none: there are no such sources.
Result<std::optional<QDateTime>> oldestSync(Database &db);
/// The newest first, at most `limit`.
Result<std::vector<SyncRun>> listSyncRuns(Database &db, qint64 sourceId, int limit);

/// Adds to what the run brought of a place.
Result<void> addToSyncRunPlace(Database &db, qint64 runId, const SyncRunPlace &more);
/// By place.
Result<std::vector<SyncRunPlace>> syncRunPlaces(Database &db, qint64 runId);

/// Notes what the run brought of a work, each thing once; of one that it brought as new, nothing else
/// but that it was deleted. The caller keeps them below limits::MaxSyncRunWorks.
Result<void> noteSyncRunWork(Database &db, const SyncRunWork &work);
/// What the newest runs brought: of one source, or of all; newest run first, then by kind and title.
Result<std::vector<SyncRunWork>> listSyncNews(Database &db, std::optional<qint64> sourceId,
                                              int limit);

Result<void> putSyncRunTroubles(Database &db, qint64 runId,
                                const std::vector<SyncRunTrouble> &troubles);
Result<std::vector<SyncRunTrouble>> syncRunTroubles(Database &db, qint64 runId);

/// What a person has not looked at of what syncs brought, and what is not whole.
struct UnreadWork
{
    QByteArray workUri;
    SyncNews news = SyncNews::Changed; ///< What says most.
    bool isRead = false;               ///< Only that a part of it is missing is worth a mark.
    bool isStale = false;              ///< A part of it could not be fetched.
};

/// By work. What came before a source was first here as a whole is not news.
Result<std::vector<UnreadWork>> listUnreadWorks(Database &db);
/// Somebody has looked at it. Nothing where there is no news of it.
Result<void> markWorkRead(Database &db, QByteArrayView workUri);
Result<void> markAllWorksRead(Database &db);

} // namespace sheria::store
