#pragma once

#include "core/pack/filetree.h"
#include "core/pack/packmanifest.h"

namespace sheria::pack {

/// The name of a pack's list of its files.
inline constexpr QLatin1StringView ManifestFile("manifest.json");

/// A pack's files: those its manifest lists, each checked against what the manifest says of it.
class PackTree final : public FileTree
{
public:
    /// Errors: InvalidArgument, Unsupported: those of the manifest.
    static Result<std::shared_ptr<const PackTree>> open(std::shared_ptr<const FileTree> files,
                                                        const QString &shownPath);

    const QStringList &names() const override { return m_names; }
    bool contains(const QString &name) const override { return m_manifest.files.contains(name); }
    Result<QByteArray> read(const QString &name) const override;

    /// Of a delta pack: which part of another library's history it is.
    const std::optional<PackDelta> &delta() const { return m_manifest.delta; }

    /// The file below `folder` with this SHA-256; empty when there is none.
    QString find(const QString &folder, const QByteArray &sha256) const;
    /// The listed names that begin with `start`, in their order.
    QStringList below(const QString &start) const;

private:
    PackTree(std::shared_ptr<const FileTree> files, PackManifest manifest,
             const QString &shownPath);

    std::shared_ptr<const FileTree> m_files;
    PackManifest m_manifest;
    QStringList m_names;
};

} // namespace sheria::pack
