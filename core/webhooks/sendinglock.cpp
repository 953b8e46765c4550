#include "core/webhooks/sendinglock.h"

#include <QFile>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sheria::webhooks {

namespace {

constexpr mode_t OwnerOnly = 0600;

/// Whether `file` is still what `path` names: who had the lock before may have removed it.
bool isNamed(int file, const QByteArray &path)
{
    struct stat open = {};
    struct stat named = {};
    return ::fstat(file, &open) == 0 && ::stat(path.constData(), &named) == 0
        && open.st_ino == named.st_ino && open.st_dev == named.st_dev;
}

} // namespace

SendingLock::SendingLock(const QString &libraryPath)
    : m_path(QFile::encodeName(libraryPath) + "-sending")
{}

SendingLock::~SendingLock()
{
    if (m_file < 0)
        return;
    ::unlink(m_path.constData()); // While it is locked: the next one makes its own.
    ::close(m_file);
}

bool SendingLock::take()
{
    if (isHeld())
        return true;
    const int file = ::open(m_path.constData(), O_RDWR | O_CREAT | O_CLOEXEC, OwnerOnly);
    if (file < 0)
        return false;
    if (::flock(file, LOCK_EX | LOCK_NB) == 0 && isNamed(file, m_path))
        m_file = file;
    else
        ::close(file);
    return isHeld();
}

} // namespace sheria::webhooks
