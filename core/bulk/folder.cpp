// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bulk/folder.h"

#include "core/base/files.h"
#include "core/base/hash.h"

#include <QDir>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace sheria::bulk {

using namespace Qt::StringLiterals;

namespace {

/// In a folder that is being written: it may be removed with all that is in it.
constexpr QLatin1StringView MarkName(".sheria-export");

Error occupied(const QString &path)
{
    return {ErrorCode::Conflict,
            Message::tr("%1 is there and no export of Sheria; name another folder", path)};
}

bool isEmptyFolder(const QString &path)
{
    return QFileInfo(path).isDir()
        && QDir(path).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System
                              | QDir::NoDotAndDotDot);
}

/// Where nothing is yet, or an empty folder.
Result<void> checkIsFree(const QString &path)
{
    const QFileInfo there(path);
    if ((there.exists() || there.isSymLink()) && !isEmptyFolder(path))
        return Error{
            ErrorCode::Conflict,
            u"%1 is there already; name a folder that does not exist, or an empty one"_s.arg(path)};
    return {};
}

bool putOnDisk(QFile &file)
{
    if (!file.flush())
        return false;
#ifdef Q_OS_UNIX
    return ::fsync(file.handle()) == 0 || errno == EINVAL; // A pipe has no disk.
#else
    return true;
#endif
}

/// The rights of a folder in which the files of the user lie: who may read them may enter it.
void enterAsFiles(const QString &folder, const QFile &file)
{
    QFile::Permissions rights = file.permissions() | QFile::ExeOwner | QFile::ExeUser;
    rights.setFlag(QFile::ExeGroup, rights.testFlag(QFile::ReadGroup));
    rights.setFlag(QFile::ExeOther, rights.testFlag(QFile::ReadOther));
    QFile::setPermissions(folder, rights);
}

} // namespace

Folder::Folder(const QString &path)
    : m_path(QDir::cleanPath(QFileInfo(path).absoluteFilePath()))
    , m_partial(m_path + u".partial"_s)
    , m_lock(m_partial + u".lock"_s)
{}

Folder::~Folder()
{
    if (m_isOurs)
        QDir(m_partial).removeRecursively();
}

Result<std::unique_ptr<Folder>> Folder::make(const QString &path)
{
    std::unique_ptr<Folder> folder(new Folder(path)); // NOLINT(modernize-make-unique): private.
    SHERIA_CHECK(folder->prepare());
    return folder;
}

Result<void> Folder::prepare()
{
    SHERIA_CHECK(checkIsFree(m_path));
    SHERIA_CHECK(makePrivateFolder(QFileInfo(m_path).absolutePath()));
    SHERIA_CHECK(m_lock.take());
    const QFileInfo left(m_partial);
    if (left.isSymLink() || (left.exists() && !left.isDir()))
        return occupied(m_partial);
    if (left.exists() && !isEmptyFolder(m_partial)) {
        if (!QFileInfo::exists(m_partial + u'/' + MarkName))
            return occupied(m_partial);
        QDir(m_partial).removeRecursively();
    }
    SHERIA_CHECK(makePrivateFolder(m_partial));
    m_isOurs = true;
    SHERIA_TRY(const auto mark, create(MarkName.latin1()));
    enterAsFiles(m_partial, *mark);
    return {};
}

Result<std::unique_ptr<QFile>> Folder::create(const QByteArray &name) const
{
    auto file = std::make_unique<QFile>(m_partial + u'/' + QString::fromLatin1(name));
    if (!file->open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return writeError(file->fileName(), *file);
    useRightsOfUser(*file);
    return file;
}

Result<void> Folder::close(QFile &file, const QByteArray &name, const WrittenFile &written)
{
    if (!putOnDisk(file))
        return writeError(file.fileName(), file);
    file.close();
    m_files[name] = written;
    return {};
}

Result<void> Folder::write(const QByteArray &name, const QByteArray &bytes)
{
    SHERIA_TRY(const auto file, create(name));
    if (file->write(bytes) != bytes.size())
        return writeError(file->fileName(), *file);
    return close(*file, name, {bytes.size(), 0, sha256Hex(bytes)});
}

Result<void> Folder::finish()
{
    QByteArray sums;
    for (const auto &[name, written] : m_files)
        sums += written.sha256 + "  " + name + '\n';
    SHERIA_CHECK(write("SHA256SUMS", sums));
    SHERIA_CHECK(checkIsFree(m_path));
    QDir().rmdir(m_path);
    if (std::rename(QFile::encodeName(m_partial).constData(), QFile::encodeName(m_path).constData())
        != 0)
        return writeError(m_path);
    m_isOurs = false;
    QFile::remove(m_path + u'/' + MarkName);
#ifdef Q_OS_UNIX
    const QByteArray parent = QFile::encodeName(QFileInfo(m_path).absolutePath());
    if (const int entries = ::open(parent.constData(), O_RDONLY | O_CLOEXEC); entries >= 0) {
        ::fsync(entries);
        ::close(entries);
    }
#endif
    return {};
}

Result<void> RecordFile::begin()
{
    ++m_number;
    m_name = m_stem;
    if (m_mostBytes > 0)
        m_name += '-' + QByteArray::number(m_number).rightJustified(5, '0');
    m_name += m_suffix;
    SHERIA_TRY(m_file, m_folder.create(m_name));
    m_hash.reset();
    m_written = {};
    return {};
}

Result<void> RecordFile::end()
{
    m_written.sha256 = m_hash.result().toHex();
    SHERIA_CHECK(m_folder.close(*m_file, m_name, m_written));
    m_file.reset();
    return {};
}

Result<void> RecordFile::add(QByteArrayView record)
{
    const bool isFull = m_mostBytes > 0 && m_written.bytes > 0
        && m_written.bytes + record.size() > m_mostBytes;
    if (m_file && isFull)
        SHERIA_CHECK(end());
    if (!m_file)
        SHERIA_CHECK(begin());
    if (m_file->write(record.data(), record.size()) != record.size())
        return writeError(m_file->fileName(), *m_file);
    m_hash.addData(record);
    m_written.bytes += record.size();
    ++m_written.records;
    ++m_records;
    return {};
}

Result<void> RecordFile::close()
{
    if (!m_file && m_mostBytes == 0)
        SHERIA_CHECK(begin());
    return m_file ? end() : Result<void>();
}

} // namespace sheria::bulk
