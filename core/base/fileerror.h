#pragma once

#include "core/base/error.h"

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
Error writeError(const QString &what, const QString &reason);

/// The same of a call that left `errorNumber`.
Error writeError(const QString &what, int errorNumber = errno);

/// The same of a failed open(), write() or commit(), directly after it: what the device does not say is
/// taken from `errorNumber`.
Error writeError(const QString &what, const QFileDevice &file, int errorNumber = errno);

} // namespace sheria
