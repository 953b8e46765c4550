// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pack/archive/filetree.h"

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>

namespace sheria::pack {

/// What a pack says of one of its files.
struct PackedFile
{
    QByteArray sha256; ///< Hexadecimal, lower case.
    qint64 bytes = 0;
};

/// Which part of another library's history a delta pack is.
struct PackDelta
{
    QByteArray library; ///< Whose: store::packIdentity().
    qint64 since = 0;   ///< What it builds on; 0: on nothing.
    qint64 until = 0;   ///< What whoever applies it has then.
};

/// The list of a pack's files: manifest.json.
///
///   {"format":"sheria-pack","version":1,"title":…,"description":…,"created_at":…,"generator":…,
///    "files":[{"path":"works/…/main.xml","sha256":"…","bytes":1234}, …]}
///
/// What a version adds besides is files of its own, which earlier programs check and leave:
/// knowledge-bases.json (packknowledge.h).
///
/// A delta pack is version 2 and has "delta":{"library":"…","since":12,"until":34} besides, and among
/// its files deletions.json, {"works":["/akn/…"],"expressions":["/akn/…/eng@…"]}: what is gone.
struct PackManifest
{
    static constexpr int Version = 1;
    static constexpr int DeltaVersion = 2;

    QString title;
    QString description;
    QDateTime createdAt;
    QString generator;
    std::map<QString, PackedFile> files; ///< By path, in its order.
    std::optional<PackDelta> delta;

    /// Whether `json` claims to be a pack's manifest at all; its version may still be unknown.
    static bool isManifest(const QByteArray &json);
    /// Errors: Unsupported (another version), InvalidArgument (naming what is wrong).
    static Result<PackManifest> parse(const QByteArray &json);
    QByteArray toJson() const;
};

/// The name of a pack's list of its files.
inline constexpr QLatin1StringView ManifestFile("manifest.json");

/// A pack's files: those its manifest lists, each checked against what the manifest says of it.
class PackTree final : public FileTree
{
public:
    /// Errors: InvalidArgument, Unsupported: those of the manifest.
    static Result<std::shared_ptr<const PackTree>> open(std::shared_ptr<const FileTree> files,
                                                        const QString &shownPath);

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
};

} // namespace sheria::pack
