// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mutex.h"
#include "core/store/db/replicaqueries.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>

namespace sheria::replica {

/// What a server knows of its library as one of several. Thread: any.
class Status
{
public:
    /// `mostLag`: a replica whose content is older is not ready.
    explicit Status(std::chrono::seconds mostLag = std::chrono::seconds(60)) : m_mostLag(mostLag) {}

    void set(const store::ReplicaState &state)
    {
        m_role = state.role;
        m_epoch = state.epoch;
        if (m_equalAt == 0 && state.equalAt.isValid())
            m_equalAt = state.equalAt.toMSecsSinceEpoch();
        const MutexLock lock(m_mutex);
        m_primary = state.primary;
    }
    void setEqualAt(const QDateTime &at) { m_equalAt = at.toMSecsSinceEpoch(); }
    /// Empty: there is none.
    void setProblem(const QString &problem)
    {
        const MutexLock lock(m_mutex);
        m_problem = problem;
    }

    store::ReplicaRole role() const { return m_role; }
    qint64 epoch() const { return m_epoch; }
    /// Since when its primary is not known to have had anything else; none: it never was as that one.
    /// Units: seconds.
    std::optional<qint64> age(const QDateTime &now) const
    {
        const qint64 equalAt = m_equalAt;
        if (equalAt == 0)
            return std::nullopt;
        constexpr qint64 MsPerSecond = 1000;
        return std::max<qint64>(0, now.toMSecsSinceEpoch() - equalAt) / MsPerSecond;
    }
    /// Whether it is a replica and too far behind.
    bool isBehind(const QDateTime &now) const
    {
        const auto old = age(now);
        return role() == store::ReplicaRole::Replica && (!old || *old > m_mostLag.count());
    }
    QByteArray primary() const
    {
        const MutexLock lock(m_mutex);
        return m_primary;
    }
    QString problem() const
    {
        const MutexLock lock(m_mutex);
        return m_problem;
    }

private:
    const std::chrono::seconds m_mostLag;
    std::atomic<store::ReplicaRole> m_role = store::ReplicaRole::Primary;
    std::atomic<qint64> m_epoch = 1;
    std::atomic<qint64> m_equalAt = 0; ///< Milliseconds since 1970; 0: never.
    mutable Mutex m_mutex;
    QByteArray m_primary SHERIA_GUARDED_BY(m_mutex);
    QString m_problem SHERIA_GUARDED_BY(m_mutex);
};

} // namespace sheria::replica
