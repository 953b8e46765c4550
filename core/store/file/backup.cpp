// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/file/backup.h"

#include "core/base/filelock.h"
#include "core/base/files.h"
#include "core/store/db/statement.h"
#include "core/store/file/libraryfile.h"
#include "core/store/file/verify.h"
#include "core/store/webhooks/changes.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstdio>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace sheria::store {

using namespace Qt::StringLiterals;

namespace {

QByteArray nameOf(const QString &path)
{
    return QFile::encodeName(path);
}

/// Puts the entries of the folder that `path` is in on the disk.
Result<void> syncFolderOf(const QString &path)
{
#ifdef Q_OS_UNIX
    const int folder = ::open(nameOf(QFileInfo(path).absolutePath()).constData(),
                              O_RDONLY | O_CLOEXEC);
    const bool isDone = folder >= 0 && ::fsync(folder) == 0;
    const int error = errno;
    if (folder >= 0)
        ::close(folder);
    if (!isDone && error != EINVAL) // Some file systems have nothing to put there.
        return writeError(path, error);
#else
    Q_UNUSED(path)
#endif
    return {};
}

Result<void> rename(const QString &from, const QString &to)
{
    if (std::rename(nameOf(from).constData(), nameOf(to).constData()) != 0)
        return writeError(to);
    return {};
}

Error damagedCopy(const QString &path, const QString &what)
{
    return {ErrorCode::Corrupt, u"%1 is damaged: %2"_s.arg(path, what)};
}

Result<void> checkCopiedLibrary(const QString &copy, const QString &shown,
                                const std::stop_token &stop)
{
    SHERIA_TRY(const FileHeader header, FileHeader::read(copy));
    SHERIA_CHECK(header.checkIsLibrary(shown));
    SHERIA_CHECK(header.checkSize(shown));
    if (const int known = migrations().back().version; header.userVersion() > known)
        return newerVersion(header.userVersion(), known);
    SHERIA_TRY(Database db, Database::openUntouched(copy, false));
    // A library of an earlier version cannot be looked at row by row.
    if (header.userVersion() < migrations().back().version)
        return quickCheck(db);
    SHERIA_CHECK(checkSchema(db));
    SHERIA_TRY(const std::vector<Finding> findings, verify(db, {}, stop));
    if (findings.empty())
        return {};
    return damagedCopy(shown,
                       u"%1 findings, of which the first is %2: %3"_s.arg(findings.size())
                           .arg(findings.front().subject, findings.front().detail));
}

Result<void> checkCopiedNotes(const QString &copy)
{
    SHERIA_TRY(Database db, Database::openUntouched(copy, false));
    SHERIA_TRY(const auto found, Statement::firstText(db, "PRAGMA integrity_check(1)"));
    if (found != QByteArray("ok"))
        return damagedCopy(copy, QString::fromUtf8(found.value_or(QByteArray())));
    return {};
}

/// A library, which checkCopiedLibrary() judges, or a file of notes.
enum class CopyKind { Library, Notes };

/// One file that is being copied, beside its target until it is whole.
struct Copy
{
    QString from;
    QString target;
    CopyKind kind;
    QString partial() const { return target + u".partial"_s; }
};

/// What else may be at the place of a copy: nothing, or an earlier one. A file of something else is not written over.
Result<void> checkTarget(const Copy &copy)
{
    SHERIA_CHECK(checkIsFileName(copy.target));
    SHERIA_CHECK(checkIsFileName(copy.partial()));
    if (isSameFile(copy.from, copy.target) || isSameFile(copy.from, copy.partial()))
        return Error{ErrorCode::InvalidArgument,
                     u"%1 is the file itself; name another for the backup"_s.arg(copy.target)};
    if (QFileInfo(copy.partial()).isSymLink())
        return Error{ErrorCode::Conflict, u"%1 is a link"_s.arg(copy.partial())};
    // A log would be taken for that of the file which comes into its place.
    if (walBytes(copy.target) > 0)
        return Error{
            ErrorCode::Conflict,
            u"%1 is open as a library, or was not closed; name another file for the backup"_s.arg(
                copy.target)};
    const QFileInfo there(copy.target);
    if (!there.exists() || there.size() == 0)
        return {};
    const Result<FileHeader> header = FileHeader::read(copy.target);
    const bool isOne = header
        && (copy.kind == CopyKind::Notes || header->checkIsLibrary(copy.target));
    if (!isOne)
        return Error{ErrorCode::Conflict,
                     u"%1 is there already, and is no backup; name another file"_s.arg(
                         copy.target)};
    return {};
}

Result<BackupMade> copyWhole(const Copy &copy, const CopyProgress &progress,
                             const std::stop_token &stop)
{
    // Most is written before the read transaction, which keeps the log from beginning anew.
    SHERIA_TRY(const CopiedPages before, copyBytes(copy.from, copy.partial(), progress, stop));
    makePrivate(copy.partial());
    BackupMade made;
    made.written = before.written;
    SHERIA_TRY(Database from, Database::open(copy.from, Database::Mode::ReadOnly));
    SHERIA_TRY(const Transaction moment, Transaction::read(from));
    if (copy.kind == CopyKind::Library) {
        SHERIA_TRY(made.revision, latestRevision(from));
    } else {
        SHERIA_CHECK(Statement::firstText(from, "SELECT name FROM sqlite_schema LIMIT 1"));
    }
    SHERIA_TRY(const CopiedPages copied, copyDatabase(from, copy.partial(), progress, stop));
    made.bytes = copied.bytes;
    made.written = std::min(made.bytes, made.written + copied.written);
    return made;
}

QString keptName(const QString &target, int number)
{
    return number == 0 ? target : u"%1.%2"_s.arg(target).arg(number);
}

/// Makes room for one backup more: each gets the name after its own, up to the first that is free. The newest
/// has two names then, so that a process which ends here leaves one too many and none too few.
Result<void> makeRoom(const QString &target, int keep)
{
    if (!QFileInfo::exists(target))
        return {};
    for (int number = keep; QFileInfo::exists(keptName(target, number)); ++number)
        QFile::remove(keptName(target, number));
    // So it is when an earlier run ended between the second name and the new file.
    if (keep == 1 || isSameFile(target, keptName(target, 1)))
        return {};
    int last = 1;
    while (last < keep - 1 && QFileInfo::exists(keptName(target, last)))
        ++last;
    for (; last > 1; --last)
        SHERIA_CHECK(rename(keptName(target, last - 1), keptName(target, last)));
    QFile::remove(keptName(target, 1));
#ifdef Q_OS_UNIX
    if (::link(nameOf(target).constData(), nameOf(keptName(target, 1)).constData()) == 0)
        return {};
#endif
    return rename(target, keptName(target, 1)); // Some file systems have no second names.
}

Result<void> putInPlace(const Copy &copy, int keep)
{
    SHERIA_CHECK(makeRoom(copy.target, keep));
    SHERIA_CHECK(rename(copy.partial(), copy.target));
    return syncFolderOf(copy.target);
}

/// Whether a process has the database at `path` open. SQLite keeps a lock on the index of its log.
/// Source: os_unix.c, "UNIX_SHM_DMS".
bool isOpenElsewhere([[maybe_unused]] const QString &path)
{
#ifdef F_OFD_SETLK
    constexpr off_t OpenLock = 128;
    const int file = ::open(nameOf(path + "-shm"_L1).constData(), O_RDWR | O_CLOEXEC);
    if (file < 0)
        return false;
    struct flock lock = {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = OpenLock;
    lock.l_len = 1;
    const bool isFree = ::fcntl(file, F_OFD_SETLK, &lock) == 0;
    ::close(file);
    return !isFree;
#else
    return false;
#endif
}

/// Gives what is at `file`, with its log, the name `aside`. The file goes first: where a process ends in between,
/// the log is still moved by the next one, and never lies beside another file, which it would change.
Result<void> moveAside(const QString &file, const QString &aside)
{
    if (isOpenElsewhere(file))
        return Error{ErrorCode::Unavailable,
                     u"%1 is open in another program; close that and try again"_s.arg(file)};
    const bool isThere = QFileInfo::exists(file);
    const bool isLogKept = walBytes(file) > 0;
    if (!isThere && isLogKept && walBytes(aside) > 0)
        return Error{
            ErrorCode::Conflict,
            u"%1-wal is the log of a library that is not there; give it another name and try again"_s
                .arg(file)};
    if (isThere) {
        for (const auto &suffix : {"-wal"_L1, "-shm"_L1})
            QFile::remove(aside + suffix);
        SHERIA_CHECK(rename(file, aside));
    }
    for (const auto &suffix : {"-wal"_L1, "-shm"_L1}) {
        if (!isLogKept)
            QFile::remove(file + suffix);
        else if (QFileInfo::exists(file + suffix))
            SHERIA_CHECK(rename(file + suffix, aside + suffix));
    }
    return {};
}

QString replacedName(const QString &target)
{
    return target + u".replaced"_s;
}

/// The name that what is at `target` gets when a copy of `from` takes its place. `from` stays as it is.
Result<QString> asideName(const QString &target, const QString &from)
{
    const QString usual = replacedName(target);
    if (!isSameFile(from, usual))
        return usual;
    // See moveAside(): of a log without its file it could not be told which of the two names it goes with.
    if (walBytes(target) > 0)
        return Error{
            ErrorCode::Conflict,
            u"%1 is open, or was not closed: its last changes are in its log; close it, or restore %2 to another file"_s
                .arg(target, from)};
    return keptName(usual, 1);
}

/// The file itself, where `path` is a link to it: its log lies there.
QString realPath(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? path : real;
}

/// Makes `made` a copy of what is to be restored. The last changes of one that was not closed are in its log.
Result<void> copyWithLog(const QString &from, const QString &made, const std::stop_token &stop)
{
    if (walBytes(from) == 0) {
        SHERIA_CHECK(copyBytes(from, made, {}, stop));
        return {};
    }
    SHERIA_TRY(Database db, Database::openUntouched(from, true));
    SHERIA_TRY(const Transaction moment, Transaction::read(db));
    SHERIA_CHECK(Statement::firstText(db, "SELECT name FROM sqlite_schema LIMIT 1"));
    SHERIA_CHECK(copyDatabase(db, made, {}, stop));
    return {};
}

Result<void> restore(const Copy &copy, bool mayReplace, const std::stop_token &stop)
{
    SHERIA_CHECK(checkIsFileName(copy.target));
    if (!QFileInfo::exists(copy.from))
        return Error{ErrorCode::NotFound, u"no backup at "_s + copy.from};
    if (isSameFile(copy.from, copy.target))
        return Error{ErrorCode::InvalidArgument, u"%1 is the backup itself"_s.arg(copy.target)};
    if (QFileInfo(copy.target).size() > 0 && !mayReplace)
        return Error{ErrorCode::Conflict,
                     u"%1 is there already; --replace puts the backup in its place"_s.arg(
                         copy.target)};
    const QString target = realPath(copy.target);
    // Before the copy, which may be of the file that the log without its own belongs to.
    if (!QFileInfo::exists(target))
        SHERIA_CHECK(moveAside(target, replacedName(target)));
    SHERIA_TRY(const QString aside, asideName(target, copy.from));
    SHERIA_TRY(const auto folder, TemporaryFolder::beside(target));
    const QString made = folder->filePath(u"library"_s);
    SHERIA_CHECK(copyWithLog(copy.from, made, stop));
    makePrivate(made);
    SHERIA_CHECK(copy.kind == CopyKind::Library ? checkCopiedLibrary(made, copy.from, stop)
                                                : checkCopiedNotes(made));
    SHERIA_CHECK(moveAside(target, aside));
    SHERIA_CHECK(rename(made, target));
    return syncFolderOf(target);
}

} // namespace

Result<BackupMade> backupLibrary(const QString &path, const QString &target,
                                 const BackupOptions &options, const std::stop_token &stop)
{
    SHERIA_CHECK(inspectLibraryFile(path));
    std::vector<Copy> copies{{path, target, CopyKind::Library}};
    if (!options.notes.isEmpty())
        copies.push_back({options.notes, target + u".notes"_s, CopyKind::Notes});
    for (const Copy &copy : copies) {
        if (!QFileInfo::exists(copy.from))
            return Error{ErrorCode::NotFound, u"no file of notes at "_s + copy.from};
        SHERIA_CHECK(checkTarget(copy));
    }
    FileLock lock(target + u".lock"_s);
    SHERIA_CHECK(lock.take());
    BackupMade made;
    for (const Copy &copy : copies) {
        SHERIA_TRY(const BackupMade one,
                   copyWhole(copy,
                             copy.kind == CopyKind::Library ? options.progress : CopyProgress(),
                             stop));
        if (copy.kind == CopyKind::Library) {
            made = one;
            SHERIA_CHECK(checkCopiedLibrary(copy.partial(), path, stop));
        } else {
            SHERIA_CHECK(checkCopiedNotes(copy.partial()));
        }
    }
    for (const Copy &copy : copies)
        SHERIA_CHECK(putInPlace(copy, options.keep));
    return made;
}

Result<void> restoreLibrary(const QString &backup, const QString &path, bool mayReplace,
                            const std::stop_token &stop)
{
    return restore({backup, path, CopyKind::Library}, mayReplace, stop);
}

Result<void> restoreNotes(const QString &backup, const QString &path, bool mayReplace,
                          const std::stop_token &stop)
{
    return restore({backup, path, CopyKind::Notes}, mayReplace, stop);
}

} // namespace sheria::store
