#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QSaveFile>
#include <QString>

namespace sheria {

/// A file that a person named to be written. It is written beside its name and takes the place of an older
/// file of that name when all is written: a fault, or a destroyed value, leaves what was there. What is no
/// file (a pipe, device, socket or folder) is neither written to nor replaced.
/// Its rights are those that the umask of the person leaves: see useRightsOfUser().
///
/// Thread: one at a time.
class OutputFile
{
public:
    explicit OutputFile(const QString &path) : m_file(path) {}

    /// Errors: InvalidArgument when `path` names something that is no file; NoSpace; Unavailable.
    Result<void> open();
    /// Open for writing after open(); errors of writing show at commit(), too.
    QIODevice &device() { return m_file; }
    /// Errors: as open().
    Result<void> commit();

private:
    Error fault() const;

    QSaveFile m_file;
};

/// Writes all of `bytes` to the file at `path`. Errors: as OutputFile::open().
Result<void> writeOutputFile(const QString &path, const QByteArray &bytes);

/// That `path` names a file, or nothing yet. Errors: InvalidArgument.
Result<void> checkIsFileName(const QString &path);

} // namespace sheria
