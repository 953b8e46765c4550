// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/filelock.h"
#include "core/store/db/writer.h"
#include "core/store/sync/synchistory.h"
#include "core/store/sync/syncsources.h"
#include "core/sync/source/settings.h"
#include "core/sync/source/upstream.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDateTime>
#include <QString>

#include <deque>
#include <functional>
#include <map>
#include <stop_token>
#include <vector>

namespace sheria::sync {

/// How far a run is.
struct Progress
{
    enum class Phase { Connecting, ReferenceData, Listing, Fetching, Checking, Done };
    struct Place
    {
        qint64 total = 0; ///< That were to be fetched when the fetching began.
        qint64 done = 0;
    };
    Phase phase = Phase::Connecting;
    qint64 listed = 0;  ///< Expressions that the lists told of.
    qint64 total = 0;   ///< To be fetched.
    qint64 fetched = 0; ///< Of these, to the end.
    qint64 failed = 0;  ///< Of these, not, or not all of it.
    qint64 requests = 0;
    qint64 bytes = 0;
    double perSecond = 0;    ///< Expressions, over the last while; see Rate.
    qint64 secondsLeft = -1; ///< -1: not known.
    std::map<QByteArray, Place> places;
};

using Trouble = store::SyncRunTrouble;

/// What became of a run.
struct Summary : store::SyncCounts
{
    qint64 awaiting =
        0; ///< Said to be gone once; the next run that comes late enough deletes them.
    bool isCancelled = false;
    std::vector<QByteArray>
        braked;                    ///< Places of which too much would vanish: a person must say so.
    std::vector<Trouble> troubles; ///< The first of them.
};

/// Watches a run. Thread: the run's; hand values on, and return soon.
struct Observer
{
    std::function<void(const Progress &)> progressed;
    std::function<void(const Trouble &)> troubled;
};

/// How fast something gets on, over the last while that the computer was awake: hours that it slept, or
/// that its clock was put forward or back by, do not count. Told several times a second.
class Rate
{
public:
    /// `done`: in all, up to now.
    void note(const QDateTime &now, qint64 done);
    /// 0: nothing was done in the last while, or it is not known yet.
    double perSecond() const;
    /// How long `left` more take. Units: seconds; -1: not known.
    qint64 secondsFor(qint64 left) const;

private:
    struct Point
    {
        qint64 atMs = 0; ///< Awake, since the first.
        qint64 done = 0;
    };
    QDateTime m_last;
    Point m_now;
    std::deque<Point> m_points; ///< Of the last while, a second apart.
};

/// The right to sync a source of a library, which one run has at a time.
class RunLock
{
public:
    RunLock(const QString &libraryPath, qint64 sourceId)
        : m_lock(libraryPath + QStringLiteral("-syncing-") + QString::number(sourceId))
    {}

    /// Errors: Conflict when another run has it, naming that run; Unavailable when there is no lock to be had.
    Result<void> take()
    {
        const Result<void> taken = m_lock.take();
        if (taken || taken.error().code != ErrorCode::Conflict)
            return taken;
        if (const auto holder = m_lock.holder())
            return Error{
                ErrorCode::Conflict,
                Message::tr("another sync of this source is running: process %1 (%2), since %3",
                            holder->process, holder->program, holder->since.toString(Qt::ISODate))};
        return Error{ErrorCode::Conflict, Message::tr("another sync of this source is running")};
    }

private:
    FileLock m_lock;
};

/// How long a copy is believed without comparing everything.
/// Source: server/API.md section 10.6 (7).
inline constexpr int CheckEveryDays = 7;

/// What all parts of one run of a source share.
struct RunContext
{
    store::Writer &writer;
    store::Database &reader; ///< Of the run's thread.
    Upstream &upstream;
    const RunOptions &options;
    const Clock &clock;
    qint64 runId = 0; ///< In whose history it is noted what was brought.
    store::SyncSource source;
    bool isFirstCopy = false; ///< What comes is new, not amended: the history of it came too.
    Selection selection = {}; ///< What is fetched.
};

/// Whether the source is still to be copied as `run` does. Call it in each transaction that writes what a run brings
/// or how far it is: what is wanted now may be something that the run does not look for.
/// Errors: Cancelled when the selection or the cost of traffic was changed; NotFound when the source was removed.
Result<void> checkSettings(store::Database &db, const RunContext &run);

/// Brings the library up to what a source has: goes on where the last run stopped, lists what changed,
/// fetches it, and settles what is gone. One run of a source at a time, also over processes; several
/// sources of one library may be brought up side by side, and then share `options.turns`.
///
/// Thread: any but the writer's; waits. A panel runs it on a thread of its own; `observer` tells how it
/// goes, `stop` ends it at any point without loss.
/// Errors: Unauthorized, Forbidden, Unavailable, Unsupported: each a sentence that says what to do;
/// Conflict when another run of the source is under way; those of the library. What was written until then stays.
/// That it was stopped, or that single expressions failed, is no error: the summary says so. A run whose source a
/// person gives another selection ends as one that was stopped, and the summary says why.
Result<Summary> run(store::Writer &writer, qint64 sourceId, const RunOptions &options,
                    const Clock &clock, const Observer &observer, const std::stop_token &stop);

/// The history of a run: where it begins, and what is kept of how it ended.
Result<qint64> beginHistory(store::Writer &writer, qint64 sourceId, const QByteArray &cause,
                            const QDateTime &now);
Result<void> keepHistory(store::Writer &writer, qint64 runId, const Result<void> &done,
                         const Summary &summary, const QDateTime &now);

} // namespace sheria::sync
