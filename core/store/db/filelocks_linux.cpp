// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/mutex.h"
#include "core/store/db/connection.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <map>
#include <string>
#include <utility>

namespace sheria::store {

namespace {

// What SQLite locks in a database file: the pending byte, the reserved byte, and the shared range,
// which every connection with any lock holds. SQLite's file format fixes the places.
constexpr off_t PendingByte = 0x40000000;
constexpr off_t SharedFirst = PendingByte + 2;
constexpr int FirstFreeDescriptor =
    3; ///< Lower ones are standard streams: a print would damage the file.

int descriptionCommand(int command)
{
    switch (command) {
    case F_GETLK: return F_OFD_GETLK;
    case F_SETLKW: return F_OFD_SETLKW;
    default: return F_OFD_SETLK;
    }
}

// fcntl(2) is variadic. NOLINTBEGIN(cppcoreguidelines-pro-type-vararg)

int setLock(int descriptor, int command, struct flock *lock)
{
    lock->l_pid = 0; // The kernel refuses any other; SQLite leaves it unset.
    return ::fcntl(descriptor, descriptionCommand(command), lock);
}

/// A description of its own of the file of `descriptor`, or a copy of the descriptor without /proc.
/// -1: see errno.
int describeAgain(int descriptor)
{
    const std::string path = "/proc/self/fd/" + std::to_string(descriptor);
    int opened = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    if (opened < 0)
        opened = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (opened >= FirstFreeDescriptor)
        return opened;
    const int moved = ::fcntl(opened < 0 ? descriptor : opened, F_DUPFD_CLOEXEC,
                              FirstFreeDescriptor);
    if (opened >= 0)
        ::close(opened);
    return moved;
}

/// The locks of this process on database files. SQLite counts the connections of the process to a file
/// and takes and gives back one set of locks for all of them, by whichever connection is the first or
/// the last: so one description per file holds them, which is none of the connections'.
class DatabaseLocks
{
public:
    int apply(int descriptor, int command, struct flock *lock)
    {
        struct stat status = {};
        if (::fstat(descriptor, &status) != 0)
            return -1;
        const MutexLock guard(m_mutex);
        const File file(status.st_dev, status.st_ino);
        auto holder = m_holders.find(file);
        if (holder == m_holders.end()) {
            if (command == F_GETLK)
                return setLock(descriptor, command, lock);
            if (lock->l_type == F_UNLCK)
                return 0;
            const int opened = describeAgain(descriptor);
            if (opened < 0)
                return -1;
            holder = m_holders.emplace(file, Holder{opened, false}).first;
        }
        const int done = setLock(holder->second.descriptor, command, lock);
        const int problem = errno;
        if (command != F_GETLK)
            follow(holder, *lock, done == 0);
        errno = problem;
        return done;
    }

private:
    using File = std::pair<dev_t, ino_t>;
    struct Holder
    {
        int descriptor;
        bool isShared; ///< Holds the shared range.
    };

    /// Closes the description as soon as it holds nothing.
    void follow(std::map<File, Holder>::iterator holder, const struct flock &lock, bool isDone)
        SHERIA_REQUIRES(m_mutex)
    {
        const bool isUnlock = lock.l_type == F_UNLCK;
        if (isDone && isUnlock && lock.l_len == 0)
            holder->second.isShared = false;
        else if (isDone && !isUnlock && lock.l_start == SharedFirst)
            holder->second.isShared = true;
        if (holder->second.isShared || (isDone && !isUnlock))
            return;
        ::close(holder->second.descriptor);
        m_holders.erase(holder);
    }

    Mutex m_mutex;
    std::map<File, Holder> m_holders SHERIA_GUARDED_BY(m_mutex);
};

/// One for the process, as SQLite's table of system calls, which has no room for a context, is.
DatabaseLocks &databaseLocks()
{
    static auto *const locks = new DatabaseLocks; // Connections may close after static objects go.
    return *locks;
}

/// What SQLite calls in place of fcntl(2).
int fcntlOfSqlite(int descriptor, int command, ...)
{
    va_list arguments;
    va_start(arguments, command);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    if (command != F_SETLK && command != F_SETLKW && command != F_GETLK)
        return ::fcntl(descriptor, command, argument);
    auto *lock = static_cast<struct flock *>(argument);
    // The WAL index has other bytes locked, and one descriptor in the process, which keeps its locks
    // until it is closed.
    const bool isOfDatabase = lock->l_len == 0 || lock->l_start >= PendingByte;
    return isOfDatabase ? databaseLocks().apply(descriptor, command, lock)
                        : setLock(descriptor, command, lock);
}

bool hasDescriptionLocks()
{
    const int file = ::memfd_create("locks", MFD_CLOEXEC);
    if (file < 0)
        return false;
    struct flock lock = {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    const bool isTaken = ::fcntl(file, F_OFD_SETLK, &lock) == 0;
    ::close(file);
    return isTaken;
}

// NOLINTEND(cppcoreguidelines-pro-type-vararg)

} // namespace

void useDescriptionLocks()
{
    static const bool isDone = [] {
        sqlite3_vfs *const vfs = sqlite3_vfs_find("unix");
        if (!vfs || vfs->iVersion < 3 || !hasDescriptionLocks())
            return false;
        auto *const call = reinterpret_cast<sqlite3_syscall_ptr>(&fcntlOfSqlite);
        return vfs->xSetSystemCall(vfs, "fcntl", call) == SQLITE_OK;
    }();
    Q_UNUSED(isDone);
}

} // namespace sheria::store
