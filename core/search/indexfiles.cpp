#include "core/search/indexfiles.h"

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
    const bool isExchanged = exchange(QFile::encodeName(next), QFile::encodeName(folder));
    const bool isMoved = isExchanged
        || (QDir().rename(folder, before) && QDir().rename(next, folder));
    if (!isMoved)
        return Error{ErrorCode::Unavailable,
                     QStringLiteral("the index %1 could not be put in place").arg(next)};
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

} // namespace sheria::search
