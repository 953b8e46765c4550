#pragma once

#include <QDateTime>

#include <deque>

namespace sheria::sync {

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
