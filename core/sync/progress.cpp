#include "core/sync/progress.h"

#include <algorithm>

namespace sheria::sync {

namespace {

constexpr qint64 WindowMs = 30'000;
constexpr qint64 ApartMs = 1000;
constexpr qint64 MaxStepMs = 10'000; ///< Between two notes: more is no work, but sleep.
constexpr double MsPerSecond = 1000;

} // namespace

void Rate::note(const QDateTime &now, qint64 done)
{
    const qint64 step = m_last.isValid() ? m_last.msecsTo(now) : 0;
    m_last = now;
    m_now.done = done;
    if (step > 0 && step <= MaxStepMs)
        m_now.atMs += step;
    if (m_points.empty() || m_now.atMs - m_points.back().atMs >= ApartMs)
        m_points.push_back(m_now);
    while (m_points.size() > 1 && m_now.atMs - m_points.front().atMs > WindowMs)
        m_points.pop_front();
}

double Rate::perSecond() const
{
    if (m_points.empty() || m_now.atMs == m_points.front().atMs)
        return 0;
    const auto done = static_cast<double>(std::max<qint64>(0, m_now.done - m_points.front().done));
    return done * MsPerSecond / static_cast<double>(m_now.atMs - m_points.front().atMs);
}

qint64 Rate::secondsFor(qint64 left) const
{
    const double rate = perSecond();
    if (rate <= 0)
        return -1;
    return static_cast<qint64>(static_cast<double>(std::max<qint64>(0, left)) / rate);
}

} // namespace sheria::sync
