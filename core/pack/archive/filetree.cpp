// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/archive/filetree.h"

#include "core/base/limits.h"
#include "core/pack/archive/filename.h"
#include "core/pack/archive/ziparchive.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>

namespace sheria::pack {

namespace {

using namespace Qt::StringLiterals;

Error noFile(const QString &name)
{
    return Error{ErrorCode::NotFound, Message::tr("there is no file %1", name)};
}

bool isBelow(const QString &path, const QString &root)
{
    return path.startsWith(root.endsWith(u'/') ? root : root + u'/');
}

bool areAllDocuments(const QStringList &names)
{
    return std::all_of(names.begin(), names.end(), [](const QString &name) {
        return isDocumentName(name) || isArchiveName(name);
    });
}

/// What is in a folder, but for names that begin with a dot; none: it cannot be listed.
std::optional<QStringList> visibleNames(const QString &folder)
{
    // Not QDir, for which a folder that may not be read is an empty one.
    std::error_code failed;
    std::filesystem::directory_iterator entry(QFile::encodeName(folder).toStdString(), failed);
    QStringList names;
    for (; !failed && entry != std::filesystem::directory_iterator(); entry.increment(failed)) {
        const QString name = QFile::decodeName(entry->path().filename().c_str());
        if (!name.startsWith(u'.'))
            names << name;
    }
    return failed ? std::nullopt : std::optional(names);
}

QString shownRoot(const QString &folder)
{
    QString root = QDir::cleanPath(folder);
    if (root.endsWith(u'/'))
        root.chop(1);
    return root;
}

} // namespace

FolderTree::FolderTree(const QString &folder)
    : FileTree(shownRoot(folder))
    , m_canonicalRoot(QFileInfo(folder).canonicalFilePath())
{}

std::shared_ptr<const FileTree> FolderTree::open(const QString &folder)
{
    const std::shared_ptr<FolderTree> tree(new FolderTree(folder));
    tree->list({}, 0);
    tree->m_mayHoldMedia = !areAllDocuments(tree->m_names);
    return tree;
}

std::shared_ptr<const FileTree> FolderTree::around(const QString &folder)
{
    return std::shared_ptr<const FileTree>(new FolderTree(folder));
}

void FolderTree::list(const QString &below, int depth)
{
    if (depth > limits::MaxFolderDepth) {
        m_refusals.push_back({below, Message::tr("its folders are nested too deeply"), true});
        return;
    }
    std::optional<QStringList> found = visibleNames(m_canonicalRoot + u'/' + below);
    if (!found) {
        m_refusals.push_back({below, Message::tr("the folder cannot be read"), true});
        return;
    }
    QStringList &names = *found;
    bool isClosed = false;
    // By code units: the order of a locale differs from machine to machine.
    std::sort(names.begin(), names.end());
    for (const QString &childName : std::as_const(names)) {
        const QString name = below.isEmpty() ? childName : below + u'/' + childName;
        const QFileInfo info(m_canonicalRoot + u'/' + name);
        if (info.isDir() && !info.isSymLink())
            list(name, depth + 1);
        else if (info.isFile() && (!info.isSymLink() || !locate(name).isEmpty()))
            m_names << name;
        else if (info.isSymLink())
            m_refusals.push_back(
                {name, Message::tr("it is a symbolic link to a target outside the folder")});
        else if (!info.exists())
            isClosed = true; // It may be listed, and not entered.
    }
    if (isClosed)
        m_refusals.push_back({below, Message::tr("the folder cannot be read"), true});
}

/// The file's real path, if that is inside the root; else empty.
QString FolderTree::locate(const QString &name) const
{
    const QString path = QFileInfo(m_canonicalRoot + u'/' + name).canonicalFilePath();
    return isBelow(path, m_canonicalRoot) ? path : QString();
}

bool FolderTree::contains(const QString &name) const
{
    return QFileInfo(locate(name)).isFile();
}

Result<QByteArray> FolderTree::read(const QString &name) const
{
    const QString path = locate(name);
    if (path.isEmpty())
        return noFile(name);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("it cannot be read: %1", file.errorString())};
    if (const qint64 most = mostBytesOf(name); file.size() > most)
        return Error{ErrorCode::Unsupported, Message::tr("it is larger than %1 bytes", most)};
    const qint64 size = file.size();
    QByteArray bytes = file.read(size + 1);
    if (bytes.size() > size)
        return Error{ErrorCode::InvalidArgument, Message::tr("it grew while it was read")};
    if (file.error() != QFileDevice::NoError)
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("it cannot be read: %1", file.errorString())};
    return bytes;
}

ArchiveTree::ArchiveTree(std::unique_ptr<ZipArchive> archive, const QString &shownPath)
    : FileTree(shownPath)
    , m_archive(std::move(archive))
{
    const std::vector<ZipEntry> &entries = m_archive->entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].problem) {
            m_refusals.push_back({entries[i].name, *entries[i].problem});
        } else if (!entries[i].isFolder) {
            m_byName.insert(entries[i].name, i);
            m_names << entries[i].name;
        }
    }
    std::sort(m_names.begin(), m_names.end());
    m_mayHoldMedia = !areAllDocuments(m_names);
}

ArchiveTree::~ArchiveTree() = default;

Result<std::shared_ptr<const FileTree>> ArchiveTree::open(const QString &path)
{
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadOnly))
        return Error{ErrorCode::InvalidArgument,
                     Message::tr("it cannot be read: %1", file->errorString())};
    return open(std::move(file), shownRoot(path));
}

Result<std::shared_ptr<const FileTree>> ArchiveTree::open(std::unique_ptr<QIODevice> device,
                                                          const QString &shownPath)
{
    SHERIA_TRY(std::unique_ptr<ZipArchive> archive, ZipArchive::open(std::move(device)));
    return std::shared_ptr<const FileTree>(new ArchiveTree(std::move(archive), shownPath));
}

Result<QByteArray> ArchiveTree::read(const QString &name) const
{
    const auto at = m_byName.constFind(name);
    if (at == m_byName.cend())
        return noFile(name);
    return m_archive->read(*at);
}

} // namespace sheria::pack
