// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/file/pagecopy.h"

#include "core/base/files.h"
#include "core/store/db/database.h"

#include <QFile>

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <string_view>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 BytesAtOnce = 1024LL * 1024;
constexpr qint64 BytesBetweenSyncs = 64 * BytesAtOnce; ///< The last one has little left to write.
constexpr int PagesOfStep = 1024;
constexpr const char *VfsName = "sheria-compare";

Error stopped()
{
    return {ErrorCode::Cancelled, u"the copy was stopped; the next run continues it"_s};
}

/// Puts what was written on the disk.
Result<void> toDisk(QFile &file, const QString &path)
{
#ifdef Q_OS_UNIX
    if (!file.flush() || ::fdatasync(file.handle()) != 0)
        return writeError(path);
#else
    if (!file.flush())
        return writeError(path, file);
#endif
    return {};
}

/// A file of SQLite's that begins empty, whatever the real one beneath holds, and writes there only what
/// differs. SQLite opens it for the copy alone, and reads nothing but what it has written.
struct ComparingFile
{
    sqlite3_file base; ///< First: SQLite knows no more of it.
    sqlite3_int64 size;
    sqlite3_int64 written;
    sqlite3_file *real; ///< Directly behind this.
};

ComparingFile &comparing(sqlite3_file *file)
{
    return *reinterpret_cast<ComparingFile *>(file);
}

sqlite3_file *realOf(sqlite3_file *file)
{
    return comparing(file).real;
}

int readWritten(sqlite3_file *file, void *out, int count, sqlite3_int64 offset)
{
    const auto known = std::clamp<sqlite3_int64>(comparing(file).size - offset, 0, count);
    if (known > 0) {
        const int rc = realOf(file)->pMethods->xRead(realOf(file), out, int(known), offset);
        if (rc != SQLITE_OK)
            return rc;
    }
    std::memset(static_cast<char *>(out) + known, 0, std::size_t(count - known));
    return known == count ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int writeDiffering(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset)
{
    constexpr int LargestPage = 65536;
    ComparingFile &own = comparing(file);
    std::array<char, LargestPage> there;
    const bool isSame = count <= LargestPage
        && own.real->pMethods->xRead(own.real, there.data(), count, offset) == SQLITE_OK
        && std::memcmp(there.data(), bytes, std::size_t(count)) == 0;
    if (!isSame) {
        const int rc = own.real->pMethods->xWrite(own.real, bytes, count, offset);
        if (rc != SQLITE_OK)
            return rc;
        own.written += count;
    }
    own.size = std::max(own.size, offset + count);
    return SQLITE_OK;
}

constexpr sqlite3_io_methods ComparingMethods = {
    .iVersion = 1,
    .xClose = [](sqlite3_file *file) { return realOf(file)->pMethods->xClose(realOf(file)); },
    .xRead = readWritten,
    .xWrite = writeDiffering,
    .xTruncate =
        [](sqlite3_file *file, sqlite3_int64 size) {
            comparing(file).size = size;
            return realOf(file)->pMethods->xTruncate(realOf(file), size);
        },
    .xSync = [](sqlite3_file *file,
                int flags) { return realOf(file)->pMethods->xSync(realOf(file), flags); },
    .xFileSize =
        [](sqlite3_file *file, sqlite3_int64 *size) {
            *size = comparing(file).size;
            return SQLITE_OK;
        },
    // Only this process knows the file: see copyDatabase().
    .xLock = [](sqlite3_file *, int) { return SQLITE_OK; },
    .xUnlock = [](sqlite3_file *, int) { return SQLITE_OK; },
    .xCheckReservedLock =
        [](sqlite3_file *, int *isReserved) {
            *isReserved = 0;
            return SQLITE_OK;
        },
    .xFileControl = [](sqlite3_file *, int, void *) { return SQLITE_NOTFOUND; },
    .xSectorSize =
        [](sqlite3_file *file) { return realOf(file)->pMethods->xSectorSize(realOf(file)); },
    .xDeviceCharacteristics = [](sqlite3_file *) { return 0; },
    .xShmMap = nullptr,
    .xShmLock = nullptr,
    .xShmBarrier = nullptr,
    .xShmUnmap = nullptr,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

int openComparing(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *outFlags)
{
    auto *const systems = static_cast<sqlite3_vfs *>(vfs->pAppData);
    ComparingFile &own = comparing(file);
    own = {{nullptr}, 0, 0, reinterpret_cast<sqlite3_file *>(&own + 1)};
    const int rc = systems->xOpen(systems, name, own.real, flags, outFlags);
    if (rc == SQLITE_OK)
        own.base.pMethods = &ComparingMethods;
    return rc;
}

/// Makes files of that kind known to SQLite, once.
void registerComparing()
{
    static sqlite3_vfs vfs = [] {
        sqlite3_vfs *const systems = sqlite3_vfs_find(nullptr);
        sqlite3_vfs own = *systems;
        own.pNext = nullptr;
        own.zName = VfsName;
        own.pAppData = systems;
        own.szOsFile = int(sizeof(ComparingFile)) + systems->szOsFile;
        own.xOpen = openComparing;
        return own;
    }();
    static const int registered = sqlite3_vfs_register(&vfs, 0);
    Q_UNUSED(registered)
}

struct Close
{
    void operator()(sqlite3 *db) const { sqlite3_close(db); }
};
using Target = std::unique_ptr<sqlite3, Close>;

Result<Target> openTarget(const QString &path)
{
    registerComparing();
    sqlite3 *raw = nullptr;
    const int rc = sqlite3_open_v2(QFile::encodeName(path).constData(), &raw,
                                   SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, VfsName);
    Target target(raw);
    if (rc != SQLITE_OK)
        return sqliteError(rc, raw);
    // Nothing is undone: what lies there after a failure is compared again.
    sqlite3_exec(raw, "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = FULL;", nullptr, nullptr,
                 nullptr);
    return target;
}

CopiedPages copiedTo(sqlite3 *db)
{
    sqlite3_file *file = nullptr;
    sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void *>(&file));
    return {comparing(file).size, comparing(file).written};
}

/// Cuts off what an earlier copy had more, and puts all on the disk.
Result<void> finish(const QString &target, qint64 bytes)
{
    QFile file(target);
    if (!file.open(QIODevice::ReadWrite | QIODevice::Unbuffered) || !file.resize(bytes))
        return writeError(target, file);
    return toDisk(file, target);
}

} // namespace

Result<CopiedPages> copyBytes(const QString &path, const QString &target,
                              const CopyProgress &progress, const std::stop_token &stop)
{
    QFile from(path);
    if (!from.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return Error{ErrorCode::Unavailable, u"cannot read %1: %2"_s.arg(path, from.errorString())};
    QFile to(target);
    if (!to.open(QIODevice::ReadWrite | QIODevice::Unbuffered))
        return writeError(target, to);
    const qint64 total = from.size();
    CopiedPages done;
    qint64 synced = 0;
    while (done.bytes < total && !stop.stop_requested()) {
        const QByteArray bytes = from.read(BytesAtOnce);
        if (bytes.isEmpty())
            break; // It has become shorter.
        to.seek(done.bytes);
        if (to.read(bytes.size()) != bytes) {
            if (!to.seek(done.bytes) || to.write(bytes) != bytes.size())
                return writeError(target, to);
            done.written += bytes.size();
        }
        done.bytes += bytes.size();
        if (done.written - synced >= BytesBetweenSyncs) {
            SHERIA_CHECK(toDisk(to, target));
            synced = done.written;
        }
        if (progress)
            progress(done.bytes, total);
    }
    if (stop.stop_requested())
        return stopped();
    SHERIA_CHECK(toDisk(to, target));
    return done;
}

Result<CopiedPages> copyDatabase(Database &from, const QString &target,
                                 const CopyProgress &progress, const std::stop_token &stop)
{
    SHERIA_TRY(Target to, openTarget(target));
    sqlite3_backup *const backup = sqlite3_backup_init(to.get(), "main", from.handle(), "main");
    if (!backup)
        return sqliteError(sqlite3_errcode(to.get()), to.get());
    int rc = SQLITE_OK;
    while (rc == SQLITE_OK && !stop.stop_requested()) {
        rc = sqlite3_backup_step(backup, PagesOfStep);
        if (progress)
            progress(sqlite3_backup_pagecount(backup) - sqlite3_backup_remaining(backup),
                     sqlite3_backup_pagecount(backup));
    }
    sqlite3_backup_finish(backup);
    if (rc == SQLITE_OK)
        return stopped();
    if (rc != SQLITE_DONE)
        return sqliteError(rc, to.get());
    const CopiedPages done = copiedTo(to.get());
    to.reset();
    SHERIA_CHECK(finish(target, done.bytes));
    return done;
}

} // namespace sheria::store
