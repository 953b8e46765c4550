#include "core/search/indexfiles.h"

#include "core/base/files.h"

#include <QDir>
#include <QFile>

#include <fcntl.h>
#include <sys/stat.h>

#include <cstdio>

namespace sheria::search {

namespace {

bool exchange(const QByteArray &one, const QByteArray &other)
{
#ifdef RENAME_EXCHANGE
    return renameat2(AT_FDCWD, one.constData(), AT_FDCWD, other.constData(), RENAME_EXCHANGE) == 0;
#else
    return false;
#endif
}

} // namespace

QString nextFolder(const QString &folder)
{
    return folder + QStringLiteral(".next");
}

Result<void> takeNextFolder(const QString &folder)
{
    const QString next = nextFolder(folder);
    const QString before = folder + QStringLiteral(".before");
    QDir(before).removeRecursively(); // Left by a process that was killed.
    const bool isExchanged = exchange(QFile::encodeName(next), QFile::encodeName(folder));
    const bool isMoved = isExchanged
        || (QDir().rename(folder, before) && QDir().rename(next, folder));
    if (!isMoved)
        return writeError(QStringLiteral("the search index %1").arg(folder));
    QDir(isExchanged ? next : before).removeRecursively();
    return {};
}

IndexFiles indexFiles(const std::string &folder)
{
    constexpr std::int64_t NsOfSecond = 1'000'000'000;
    IndexFiles files;
    struct stat file = {};
    if (stat((folder + "/postlist.glass").c_str(), &file) == 0)
        files.index = std::uint64_t(file.st_ino);
    // Each commit puts another file in the place of this one.
    if (stat((folder + "/iamglass").c_str(), &file) == 0) {
        files.version = std::uint64_t(file.st_ino);
        files.changedNs = std::int64_t(file.st_ctim.tv_sec) * NsOfSecond + file.st_ctim.tv_nsec;
    }
    return files;
}

namespace {

QString damageNote(const QString &folder)
{
    return folder + QStringLiteral("/damaged");
}

} // namespace

void noteIndexDamage(const QString &folder, const QString &what)
{
    QFile note(damageNote(folder));
    if (note.open(QIODevice::WriteOnly))
        note.write(what.toUtf8());
}

QString notedIndexDamage(const QString &folder)
{
    constexpr qint64 MostBytes = 1000;
    QFile note(damageNote(folder));
    if (!note.open(QIODevice::ReadOnly))
        return {};
    const QString what = QString::fromUtf8(note.read(MostBytes));
    return what.isEmpty() ? QStringLiteral("it was found damaged") : what;
}

void clearIndexDamage(const QString &folder)
{
    QFile::remove(damageNote(folder));
}

} // namespace sheria::search
