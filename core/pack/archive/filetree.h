// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

class QIODevice;

namespace sheria::pack {

class ZipArchive;

/// Files below one root: a folder, or a ZIP. Names are relative, their parts separated by "/".
///
/// Thread: everything but the destructor from any.
class FileTree
{
public:
    FileTree() = default;
    virtual ~FileTree() = default;
    Q_DISABLE_COPY_MOVE(FileTree)

    /// All files that may be read, in a stable order.
    const QStringList &names() const { return m_names; }
    virtual bool contains(const QString &name) const = 0;
    /// Errors: NotFound; InvalidArgument (damaged, not allowed); Unsupported (over a limit).
    virtual Result<QByteArray> read(const QString &name) const = 0;
    /// Whether there may be pictures among the files; false only when all are known and none can be.
    bool mayHoldMedia() const { return m_mayHoldMedia; }
    /// How people find it: "/home/x/pack.zip/works/…".
    QString pathOf(const QString &name) const
    {
        return name.isEmpty() ? m_root : m_root + QLatin1Char('/') + name;
    }

    /// Members that must not, or cannot, be read, and why.
    struct Refusal
    {
        QString name;
        Message reason;
        bool isFolder = false; ///< With all that is in it.
    };
    const std::vector<Refusal> &refusals() const { return m_refusals; }

protected:
    explicit FileTree(QString root) : m_root(std::move(root)) {}
    QString m_root; ///< As people named it.
    bool m_mayHoldMedia = true;
    QStringList m_names;
    std::vector<Refusal> m_refusals;
};

/// A folder with all below it, in the order of names. Links that lead out of it, or to folders, are
/// not followed; names that begin with a dot are passed over.
class FolderTree final : public FileTree
{
public:
    static std::shared_ptr<const FileTree> open(const QString &folder);
    /// Only the files in `folder` that are asked for by name: for a single document and its media.
    static std::shared_ptr<const FileTree> around(const QString &folder);

    bool contains(const QString &name) const override;
    Result<QByteArray> read(const QString &name) const override;

private:
    explicit FolderTree(const QString &folder);
    void list(const QString &below, int depth);
    QString locate(const QString &name) const;

    QString m_canonicalRoot;
};

/// The members of a ZIP.
class ArchiveTree final : public FileTree
{
public:
    /// Errors: those of ZipArchive::open().
    static Result<std::shared_ptr<const FileTree>> open(const QString &path);
    static Result<std::shared_ptr<const FileTree>> open(std::unique_ptr<QIODevice> device,
                                                        const QString &shownPath);
    ~ArchiveTree() override;

    bool contains(const QString &name) const override { return m_byName.contains(name); }
    Result<QByteArray> read(const QString &name) const override;

private:
    ArchiveTree(std::unique_ptr<ZipArchive> archive, const QString &shownPath);

    std::unique_ptr<const ZipArchive> m_archive;
    QHash<QString, std::size_t> m_byName;
};

} // namespace sheria::pack
