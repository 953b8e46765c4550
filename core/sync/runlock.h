#pragma once

#include "core/base/filelock.h"

namespace sheria::sync {

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
            return Error{ErrorCode::Conflict,
                         QStringLiteral(
                             "another sync of this source is under way: process %1 (%2), "
                             "since %3")
                             .arg(holder->process)
                             .arg(holder->program, holder->since.toString(Qt::ISODate))};
        return Error{ErrorCode::Conflict,
                     QStringLiteral("another sync of this source is under way")};
    }

private:
    FileLock m_lock;
};

} // namespace sheria::sync
