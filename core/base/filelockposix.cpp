// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/filelock.h"

#include <QFile>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace sheria {

using namespace Qt::StringLiterals;

namespace {

constexpr mode_t OwnerOnly = 0600;
constexpr int MaxAttempts = 1000; ///< Of owners who remove the file at the wrong moment, in a row.

Error unavailable(const Message &what)
{
    return Error{ErrorCode::Unavailable, what};
}

QString systemReason()
{
    return QString::fromLocal8Bit(std::strerror(errno)); // NOLINT(concurrency-mt-unsafe)
}

/// Whether `file` is still what `path` names: who had the lock before may have removed it.
bool isNamed(const struct stat &open, const QByteArray &path)
{
    struct stat named = {};
    return ::lstat(path.constData(), &named) == 0 && open.st_ino == named.st_ino
        && open.st_dev == named.st_dev;
}

/// False: another owner has it. Errors: Unavailable when this file system has no locks.
Result<bool> tryLock(int file, const QString &path)
{
    while (::flock(file, LOCK_EX | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK)
            return false;
        if (errno != EINTR)
            return unavailable(
                Message::tr("the lock file %1 cannot be locked (%2); keep it on a local disk", path,
                            systemReason()));
    }
    return true;
}

} // namespace

Result<FileLock::File> FileLock::openLocked(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    for (int attempt = 0; attempt < MaxAttempts; ++attempt) {
        // Neither a link to another file, nor a pipe that waits for its other end.
        const int file = ::open(name.constData(),
                                O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, OwnerOnly);
        if (file < 0)
            return unavailable(
                Message::tr("the lock file %1 cannot be made: %2", path, systemReason()));
        const Result<bool> isLocked = tryLock(file, path);
        struct stat open = {};
        const bool isPlain = ::fstat(file, &open) == 0 && S_ISREG(open.st_mode)
            && open.st_nlink <= 1;
        if (isLocked && *isLocked && isPlain && isNamed(open, name))
            return File(file);
        ::close(file);
        if (!isLocked)
            return isLocked.error();
        if (!*isLocked)
            return Error{ErrorCode::Conflict, Message::tr("%1 is locked by another program", path)};
        if (!isPlain)
            return unavailable(
                Message::tr("the lock file %1 is not a regular file; remove it", path));
    }
    return Error{ErrorCode::Conflict, Message::tr("%1 is locked by another program", path)};
}

void FileLock::write(File file, const QByteArray &text)
{
    const int descriptor = static_cast<int>(file);
    // Only for people: that it cannot be written does not undo the lock.
    if (::ftruncate(descriptor, 0) != 0
        || ::pwrite(descriptor, text.constData(), std::size_t(text.size()), 0) != text.size())
        return;
}

void FileLock::removeAndClose(File file, const QString &path)
{
    const int descriptor = static_cast<int>(file);
    struct stat open = {};
    const QByteArray name = QFile::encodeName(path);
    // While it is locked: the next owner makes a file of its own. Not what somebody else put there.
    if (::fstat(descriptor, &open) == 0 && isNamed(open, name))
        ::unlink(name.constData());
    ::flock(descriptor, LOCK_UN); // A child process may hold a copy of the descriptor.
    ::close(descriptor);
}

} // namespace sheria
