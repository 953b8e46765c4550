// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QSaveFile>
#include <QString>

#include <cerrno>

class QFileDevice;

namespace sheria {

/// NoSpace where the system's `errorNumber` says that a disk, its quota or its table of files is full,
/// or a file larger than allowed; Unavailable for the rest.
ErrorCode codeOfSystemError(int errorNumber);

/// Whether the system's words in `reason` say that permissions are missing, or the disk is read-only.
bool namesPermission(const QString &reason);

/// Why `what`, a file or folder, could not be made or written: one sentence that says what to do.
/// `reason`: a message in which the system's own words are, of which the code is taken, too.
Error writeError(const Message &what, const QString &reason);

/// The same of a call that left `errorNumber`.
Error writeError(const Message &what, int errorNumber = errno);

/// The same of a failed open(), write() or commit(), directly after it: what the device does not say is
/// taken from `errorNumber`.
Error writeError(const Message &what, const QFileDevice &file, int errorNumber = errno);

/// From now on what this process makes is for its owner only, whatever umask it was started with: files
/// 0600, folders 0700. For the start of a program, before it has threads.
void keepNewFilesPrivate();

/// Gives a file that a person exports the rights that the person's own umask leaves, rather than those
/// of keepNewFilesPrivate(). Call it after opening. A file that a QSaveFile replaces keeps its rights.
void useRightsOfUser(QFileDevice &file);

/// Makes the folder and those above it that are missing, each with the rights 0700. One that is there
/// keeps its rights.
/// Errors: Unavailable.
Result<void> makePrivateFolder(const QString &path);

/// Takes the rights of all but the owner away from a file, or a folder; nothing where it is not there,
/// or is somebody else's.
void makePrivate(const QString &path);

/// Writes the whole file, which appears complete or not at all, with the rights 0600, and its folder
/// where that is missing.
/// Errors: Unavailable.
Result<void> writePrivateFile(const QString &path, const QByteArray &bytes);

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

/// Whether two paths lead to one file that is there, also through symbolic or hard links.
bool isSameFile(const QString &a, const QString &b);

/// That `path` names a file, or nothing yet. Errors: InvalidArgument.
Result<void> checkIsFileName(const QString &path);

} // namespace sheria
