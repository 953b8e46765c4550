// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"

#include <QDir>
#include <QFile>
#include <QFileDevice>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <filesystem>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace sheria {

using namespace Qt::StringLiterals;

namespace {

constexpr int NoSpaceNumbers[] = {ENOSPC, EDQUOT, EFBIG};
constexpr int PermissionNumbers[] = {EACCES, EPERM, EROFS};

template <std::size_t Count>
bool names(const QString &reason, const int (&numbers)[Count])
{
    return std::any_of(std::begin(numbers), std::end(numbers),
                       [&](int number) { return reason.contains(qt_error_string(number)); });
}

} // namespace

ErrorCode codeOfSystemError(int errorNumber)
{
    const bool isNoSpace = std::find(std::begin(NoSpaceNumbers), std::end(NoSpaceNumbers),
                                     errorNumber)
        != std::end(NoSpaceNumbers);
    return isNoSpace ? ErrorCode::NoSpace : ErrorCode::Unavailable;
}

bool namesPermission(const QString &reason)
{
    return names(reason, PermissionNumbers);
}

Error writeError(const Message &what, const QString &reason)
{
    if (names(reason, NoSpaceNumbers))
        return {
            ErrorCode::NoSpace,
            Message::tr("the disk is full: %1 was not written; free some space and try again (%2)",
                        what, reason)};
    if (namesPermission(reason))
        return {
            ErrorCode::Unavailable,
            Message::tr(
                "no permission to write %1: check the permissions of the file and its folder (%2)",
                what, reason)};
    return {ErrorCode::Unavailable, Message::tr("%1 cannot be written: %2", what, reason)};
}

Error writeError(const Message &what, int errorNumber)
{
    return writeError(what, qt_error_string(errorNumber));
}

Error writeError(const Message &what, const QFileDevice &file, int errorNumber)
{
    // A device that could write only a part has no words for it.
    Error error = writeError(what, file.errorString());
    if (error.code != ErrorCode::NoSpace && codeOfSystemError(errorNumber) == ErrorCode::NoSpace)
        return writeError(what, errorNumber);
    return error;
}

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
    return {ErrorCode::Unavailable, Message::tr("%1 cannot be written: %2", path, why)};
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
        return writeError(Message::tr("the folder %1", path));
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

bool isSameFile(const QString &a, const QString &b)
{
    const auto native = [](const QString &path) {
        return std::filesystem::path(QFile::encodeName(path).toStdString());
    };
    std::error_code none;
    return std::filesystem::equivalent(native(a), native(b), none);
}

Result<void> checkIsFileName(const QString &path)
{
    const QFileInfo info(path); // Of what a link leads to.
    if (info.exists() && !info.isFile())
        return Error{
            ErrorCode::InvalidArgument,
            Message::tr(
                "%1 is not a regular file but a folder, pipe, socket or device; specify a file",
                path)};
    return {};
}

Result<void> OutputFile::open()
{
    SHERIA_CHECK(checkIsFileName(m_file.fileName()));
    if (!m_file.open(QIODevice::WriteOnly))
        return fault();
    useRightsOfUser(m_file);
    return {};
}

Result<void> OutputFile::commit()
{
    SHERIA_CHECK(checkIsFileName(m_file.fileName()));
    return m_file.commit() ? Result<void>() : fault();
}

Error OutputFile::fault() const
{
    return writeError(m_file.fileName(), m_file);
}

Result<void> writeOutputFile(const QString &path, const QByteArray &bytes)
{
    OutputFile file(path);
    SHERIA_CHECK(file.open());
    file.device().write(bytes); // What it could not write, commit() tells.
    return file.commit();
}

} // namespace sheria
