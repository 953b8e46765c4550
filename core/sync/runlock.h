#pragma once

#include "core/base/result.h"

#include <QLockFile>
#include <QString>

namespace sheria::sync {

/// The right to sync a source of a library, which one run has at a time. It ends with the process, also
/// when that is killed.
class RunLock
{
public:
    RunLock(const QString &libraryPath, qint64 sourceId)
        : m_file(libraryPath + QStringLiteral("-syncing-") + QString::number(sourceId))
    {
        m_file.setStaleLockTime(0); // Runs may take hours; a dead process is noticed anyway.
    }

    /// Errors: Conflict when another run has it.
    Result<void> take()
    {
        if (m_file.tryLock())
            return {};
        return Error{ErrorCode::Conflict,
                     QStringLiteral("another sync of this source is under way")};
    }

private:
    QLockFile m_file;
};

} // namespace sheria::sync
