#include "core/base/privatefiles.h"

#include "core/base/fileerror.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace sheria {

using namespace Qt::StringLiterals;

namespace {

constexpr QFile::Permissions OwnerReads = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser
    | QFile::WriteUser;
constexpr QFile::Permissions OwnerEnters = OwnerReads | QFile::ExeOwner | QFile::ExeUser;
constexpr QFile::Permissions OthersRights = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup
    | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;

#ifdef Q_OS_UNIX
/// The umask that the process was started with. The first call replaces it.
mode_t umaskOfUser()
{
    static const mode_t before = ::umask(S_IRWXG | S_IRWXO);
    return before;
}
#endif

Error cannotWrite(const QString &path, const QString &why)
{
    return {ErrorCode::Unavailable, u"%1 cannot be written: %2"_s.arg(path, why)};
}

} // namespace

void keepNewFilesPrivate()
{
#ifdef Q_OS_UNIX
    umaskOfUser();
#endif
}

void useRightsOfUser(QFileDevice &file)
{
#ifdef Q_OS_UNIX
    const mode_t mask = umaskOfUser();
    if (QFileInfo::exists(file.fileName()) && qobject_cast<QSaveFile *>(&file))
        return; // QSaveFile takes the rights of the file that it replaces.
    QFile::Permissions rights = OwnerReads;
    rights.setFlag(QFile::ReadGroup, (mask & S_IRGRP) == 0);
    rights.setFlag(QFile::WriteGroup, (mask & S_IWGRP) == 0);
    rights.setFlag(QFile::ReadOther, (mask & S_IROTH) == 0);
    rights.setFlag(QFile::WriteOther, (mask & S_IWOTH) == 0);
    file.setPermissions(rights);
#else
    Q_UNUSED(file);
#endif
}

Result<void> makePrivateFolder(const QString &path)
{
    const QFileInfo folder(path);
    if (folder.isDir())
        return {};
    SHERIA_CHECK(makePrivateFolder(folder.absolutePath()));
    // Another process may have made it meanwhile.
    if (!QDir().mkdir(path, OwnerEnters) && !QFileInfo(path).isDir())
        return writeError(u"the folder %1"_s.arg(path));
    return {};
}

void makePrivate(const QString &path)
{
    const QFile::Permissions rights = QFile::permissions(path);
    if (rights & OthersRights)
        QFile::setPermissions(path, rights & ~OthersRights);
}

Result<void> writePrivateFile(const QString &path, const QByteArray &bytes)
{
    SHERIA_CHECK(makePrivateFolder(QFileInfo(path).absolutePath()));
    QSaveFile file(path);
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.setPermissions(OwnerReads)
        && file.write(bytes) == bytes.size() && file.commit();
    return isWritten ? Result<void>() : cannotWrite(path, file.errorString());
}

} // namespace sheria
