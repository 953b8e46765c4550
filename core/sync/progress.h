#pragma once

#include "core/store/sync/synchistory.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <deque>
#include <functional>
#include <map>
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

} // namespace sheria::sync
